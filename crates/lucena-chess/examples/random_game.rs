//! A game of random moves with its ending: `cargo run --example random_game -- 42`.

#![allow(clippy::print_stdout, reason = "an example shows something; 2026-11-17")]

use lucena_chess::{Game, IllegalMove, Random};

fn main() -> Result<(), IllegalMove> {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let mut random = Random::new(seed);
    let mut game = Game::new();
    while game.ending().is_none() {
        let pos = *game.position();
        let Some(&mv) = random.choose(&pos.legal_moves()) else { break };
        println!("{:>3} {}", pos.full_moves(), pos.san(mv));
        game.play(mv)?;
    }
    println!("{:?}\n{}", game.ending(), game.position());
    Ok(())
}
