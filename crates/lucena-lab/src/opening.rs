//! Where games begin: positions of an EPD file, lines of play of a PGN file, or random moves from a seed.

use lucena_chess::{Game, Move, Position};
use lucena_engine::{Engine, Limits, Options};
use lucena_eval::Score;
use lucena_games::pgn::{self, Interest, Spectator, Trouble};

use lucena_chess::Random;

/// After so many positions that are not even, any will do.
const MOST_ATTEMPTS: u32 = 200;
/// Nodes that show whether something hangs.
const GLANCE: u64 = 1_000;

const SHIPPED_LINES: &str = include_str!("../../../data/arena/openings.txt");
const SHIPPED_IMBALANCES: &str = include_str!("../../../data/arena/imbalances.txt");

/// The start of a game: a position and the moves already played from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    start: Position,
    moves: Vec<Move>,
    /// What it is called, if anything.
    name: Option<String>,
}

/// Why a line of an EPD file is no opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpeningError {
    /// The position cannot be read.
    Fen(lucena_chess::notation::FenError),
    /// The game would be over before it begins.
    Over,
}

impl Opening {
    /// The opening of a game as it stands.
    ///
    /// # Errors
    /// If the game is over.
    pub fn from_game(game: &Game) -> Result<Opening, OpeningError> {
        match game.ending() {
            Some(_) => Err(OpeningError::Over),
            None => Ok(Opening { start: *game.start(), moves: game.moves().to_vec(), name: None }),
        }
    }

    /// The position of a line of an EPD or FEN file; operations after it are ignored.
    ///
    /// # Errors
    /// If the position is not legal or the game is over there.
    pub fn from_epd(line: &str) -> Result<Opening, OpeningError> {
        let pos = position_of_epd(line).map_err(OpeningError::Fen)?;
        Opening::from_game(&Game::from_position(pos))
    }

    /// What it is called, if anything.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The short balanced lines that ship with the program.
    pub fn shipped_lines() -> Vec<Opening> {
        let line = |line: &str| {
            let mut game = Game::new();
            for word in line.split_whitespace().filter(|word| !word.ends_with('.')) {
                let mv = game.position().parse_san(word).expect("a test plays every line");
                game.play(mv).expect("the position has just confirmed the move");
            }
            let opening = Opening::from_game(&game).expect("no line ends the game");
            Opening { name: Some(line.to_owned()), ..opening }
        };
        SHIPPED_LINES.lines().filter(|line| !line.starts_with('#')).map(line).collect()
    }

    /// The positions with unequal material that ship with the program.
    pub fn shipped_imbalances() -> Vec<Opening> {
        let position = |line: &str| {
            let (name, fen) = line.split_once(": ").expect("a test reads every position");
            let opening = Opening::from_epd(fen).expect("a test reads every position");
            Opening { name: Some(name.to_owned()), ..opening }
        };
        SHIPPED_IMBALANCES.lines().filter(|line| !line.starts_with('#')).map(position).collect()
    }

    /// The game at its start.
    pub fn game(&self) -> Game {
        let mut game = Game::from_position(self.start);
        for &mv in &self.moves {
            game.play(mv).expect("the moves were played when the opening was made");
        }
        game
    }

    /// Random moves from the start of the game, the same for the same seed, to a position where a short search
    /// sees no side more than `most` ahead, unless such a position is too hard to find.
    pub fn random(seed: u64, plies: usize, most: Score) -> Opening {
        let mut random = Random::new(seed);
        let mut engine = Engine::new(Options { hash_mebibytes: 1, ..Options::default() });
        let mut attempts = 0;
        loop {
            attempts += 1;
            let mut game = Game::new();
            for _ in 0..plies {
                let moves = game.position().legal_moves();
                let Some(&mv) = random.choose(&moves) else { break };
                game.play(mv).expect("a generated move is legal");
            }
            if game.ending().is_some() {
                continue;
            }
            engine.new_game();
            let score = engine.search(&game, Limits::nodes(GLANCE), |_| {}).score();
            let is_even = score.is_some_and(|score| score.value().abs() <= most.value());
            if is_even || MOST_ATTEMPTS < attempts {
                return Opening { start: *game.start(), moves: game.moves().to_vec(), name: None };
            }
        }
    }
}

/// The openings of a PGN file: the main line of every game, cut after `plies` half-moves if a number is given.
/// Games that cannot be replayed are told apart; those that are over there are left out.
pub fn read_pgn(bytes: &[u8], plies: Option<usize>) -> (Vec<Opening>, Vec<Trouble>) {
    let mut reader = Reader { plies, game: Game::new(), openings: Vec::new(), troubles: Vec::new() };
    pgn::replay(bytes, 0, &pgn::ReadLimits::GENEROUS, &mut reader);
    (reader.openings, reader.troubles)
}

struct Reader {
    plies: Option<usize>,
    game: Game,
    openings: Vec<Opening>,
    troubles: Vec<Trouble>,
}

impl Spectator for Reader {
    fn begin(&mut self, game: &pgn::Opening<'_>) -> Interest {
        self.game = Game::from_position(*game.start);
        Interest::Moves
    }

    fn moved(&mut self, mv: Move, _: &Position) {
        if self.plies.is_none_or(|plies| self.game.moves().len() < plies) {
            self.game.play(mv).expect("the reader replays legal moves");
        }
    }

    fn end(&mut self, _: &pgn::Opening<'_>, _: &pgn::Closing<'_>) {
        // A game that is over has no place to play on from; that is no fault of the file.
        self.openings.extend(Opening::from_game(&self.game));
    }

    fn broken(&mut self, trouble: Trouble) {
        self.troubles.push(trouble);
    }
}

/// The position of a line of EPD: four fields of a FEN, perhaps its two counters, and operations.
///
/// # Errors
/// If the position is not legal.
pub fn position_of_epd(line: &str) -> Result<Position, lucena_chess::notation::FenError> {
    let fields: Vec<&str> = line.split_ascii_whitespace().map(|field| field.trim_end_matches(';')).collect();
    let is_number = |field: &&str| !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit());
    let counters = fields.get(4..6).filter(|counters| counters.iter().all(is_number));
    let counters = counters.map_or("0 1".to_owned(), |counters| counters.join(" "));
    let board = fields[..fields.len().min(4)].join(" ");
    Position::from_fen(&format!("{board} {counters}"))
}

/// Puts things in another order, the same for the same seed.
pub fn shuffle<T>(things: &mut [T], seed: u64) {
    let mut random = Random::new(seed);
    for last in (1..things.len()).rev() {
        things.swap(last, random.below(last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_with_and_without_counters_are_positions() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - -";
        for (line, full_moves) in [
            (fen.to_owned(), 1),
            (format!("{fen} 0 30"), 30),
            (format!("{fen} bm e4; id \"x 5 6\";"), 1),
            (format!("{fen};"), 1),
            (format!("{fen} 3 9 id \"x\";"), 9),
        ] {
            let pos = position_of_epd(&line).expect("a good line");
            assert_eq!(pos.full_moves(), full_moves, "{line}");
        }
        for line in ["", "x", "4k3/8/8 w - -"] {
            assert!(Opening::from_epd(line).is_err(), "{line}");
        }
        let mate = "R5k1/5ppp/8/8/8/8/8/4K3 b - -";
        assert_eq!(Opening::from_epd(mate), Err(OpeningError::Over));
    }

    #[test]
    fn shipped_starts_are_different_and_playable() {
        let (lines, imbalances) = (Opening::shipped_lines(), Opening::shipped_imbalances());
        assert_eq!((lines.len(), imbalances.len()), (24, 8));
        let all: std::collections::BTreeSet<String> =
            lines.iter().chain(&imbalances).map(|opening| opening.game().position().fen()).collect();
        assert_eq!(all.len(), 32);
        assert_eq!(lines[0].game().moves().len(), 6);
        assert_eq!(imbalances[0].name(), Some("queen v two rooks"));
    }

    #[test]
    fn random_openings_are_even_and_repeatable() {
        let mut engine = Engine::new(Options { hash_mebibytes: 1, ..Options::default() });
        let mut distinct = std::collections::BTreeSet::new();
        for seed in 0..10 {
            let opening = Opening::random(seed, 8, Score::new(100));
            assert_eq!(opening, Opening::random(seed, 8, Score::new(100)));
            let game = opening.game();
            assert_eq!(game.moves().len(), 8);
            engine.new_game();
            let deeper = engine.search(&game, Limits::nodes(5_000), |_| {}).score().expect("moves");
            assert!(deeper.value().abs() <= 250, "{}: {deeper:?}", game.position().fen());
            distinct.insert(game.position().fen());
        }
        assert_eq!(distinct.len(), 10);
    }
}
