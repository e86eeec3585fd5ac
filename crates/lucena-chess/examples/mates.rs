//! Every move that mates at once: `cargo run --example mates -- "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1"`.

#![allow(clippy::print_stdout, reason = "an example shows something; 2026-11-17")]

use lucena_chess::Position;
use lucena_chess::notation::FenError;

fn main() -> Result<(), FenError> {
    let pos: Position = match std::env::args().nth(1) {
        Some(fen) => fen.parse()?,
        None => Position::from_fen("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1")?,
    };
    println!("{pos}");
    for &mv in pos.legal_moves().iter().filter(|&&mv| is_mate(&pos.after(mv))) {
        println!("{}", pos.san(mv));
    }
    Ok(())
}

fn is_mate(pos: &Position) -> bool {
    pos.is_check() && !pos.has_legal_moves()
}
