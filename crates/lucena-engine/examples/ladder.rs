//! Matches between neighbouring levels of weakened play: `cargo run --release --example ladder -- GAMES`.
//!
//! Every pair of levels plays the same openings with both colors; the score gives a rough difference in Elo. The
//! figures in `docs/measurements/handicap.md` come from here.

#![allow(clippy::print_stdout, reason = "a measuring tool for developers; 2026-11-15")]

use lucena_chess::{Color, Game, Outcome};
use lucena_engine::{Book, Engine, Limits, Options};

/// The levels that play their neighbours.
const LEVELS: [u32; 6] = [800, 1200, 1600, 2000, 2400, 2800];
/// A game that is not over after so many half-moves is a draw.
const LONGEST: usize = 300;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(20);
    for pair in LEVELS.windows(2) {
        let (mut wins, mut draws, mut losses) = (0, 0, 0);
        for number in 0..games {
            let color = if number % 2 == 0 { Color::White } else { Color::Black };
            match play(pair[1], pair[0], color, number / 2) {
                Outcome::Draw => draws += 1,
                Outcome::Win(winner) if winner == color => wins += 1,
                Outcome::Win(_) => losses += 1,
            }
        }
        let score = (f64::from(wins) + f64::from(draws) / 2.0) / games as f64;
        let elo = -400.0 * (1.0 / score.clamp(0.01, 0.99) - 1.0).log10();
        println!(
            "{} against {}: +{wins} ={draws} -{losses}  {:.0} %  {elo:+.0} Elo",
            pair[1],
            pair[0],
            score * 100.0
        );
    }
}

/// One game; `color` is that of the stronger level.
fn play(strong: u32, weak: u32, color: Color, opening: u64) -> Outcome {
    let engine = |elo, seed| {
        let options =
            Options { elo: Some(elo), seed, hash_mebibytes: 4, metrics: false, ..Options::default() };
        Engine::new(options)
    };
    let mut players = [engine(strong, 2 * opening + 1), engine(weak, 2 * opening + 2)];
    let book = Book::built_in();
    let mut game = Game::new();
    while game.ending().is_none() && game.moves().len() < LONGEST {
        let mv = match book.choose(game.position(), opening).filter(|_| game.moves().len() < 8) {
            Some(mv) => mv,
            None => {
                let player = &mut players[usize::from(game.position().turn() != color)];
                let report = player.search(&game, Limits::nodes(200_000), |_| {});
                report.best_move().expect("a game that goes on has moves")
            }
        };
        game.play(mv).expect("the engine plays legal moves");
    }
    game.ending().map_or(Outcome::Draw, |ending| ending.outcome())
}
