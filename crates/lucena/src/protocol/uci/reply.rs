//! What is written back; pure functions from values to text. Words of the protocol stay as they are in every language,
//! what follows `info string` is for people and speaks theirs.

use lucena_chess::notation::{CastlingField, CastlingNotation, FenFormat};
use lucena_chess::{File, Move, Piece, Position, Rank, Square};
use lucena_text::{Text, args};

use super::Misunderstanding;
use super::parse::DEEPEST_PERFT;
use crate::cli::VERSION;

/// The answer to `uci`.
pub(super) fn identity() -> String {
    format!(
        "id name Lucena {VERSION}\nid author {}\noption name UCI_Chess960 type check default false\nuciok\n",
        env!("CARGO_PKG_AUTHORS")
    )
}

/// A line for people.
pub(super) fn info(message: &str) -> String {
    // A message is one line, whatever was quoted in it.
    let message: String = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("info string {message}\n")
}

/// Why a line was not understood.
pub(super) fn misunderstanding(problem: &Misunderstanding, text: Text) -> String {
    info(&match problem {
        Misunderstanding::UnknownCommand(word) => {
            let shown: String = word.chars().take(40).collect();
            text.format("uci-unknown-command", args!["command" => shown])
        }
        Misunderstanding::PositionOfNothing => text.get("uci-position-of-nothing"),
        Misunderstanding::OptionWithoutName => text.get("uci-option-without-name"),
        Misunderstanding::PerftWithoutDepth => {
            text.format("uci-perft-without-depth", args!["most" => DEEPEST_PERFT])
        }
    })
}

/// The counts below each move in the order of their names, and their sum.
pub(super) fn perft(pos: &Position, counts: &[(Move, u64)], castling: CastlingNotation) -> String {
    let named = counts.iter().map(|&(mv, count)| format!("{}: {count}\n", pos.coordinate(mv, castling)));
    let mut lines: Vec<String> = named.collect();
    lines.sort();
    lines.concat() + &perft_total(counts.iter().map(|&(_, count)| count).sum())
}

/// The last lines of a count, as comparing tools expect them.
pub(super) fn perft_total(total: u64) -> String {
    format!("\nNodes searched: {total}\n\n")
}

/// The board, its FEN and key, and the pieces that give check.
pub(super) fn display(pos: &Position, castling: CastlingField) -> String {
    const LINE: &str = " +---+---+---+---+---+---+---+---+\n";
    let mut reply = String::from("\n");
    for rank in Rank::ALL.into_iter().rev() {
        reply += LINE;
        for file in File::ALL {
            let piece = pos.piece_on(Square::new(file, rank)).map_or(' ', Piece::letter);
            reply += &format!(" | {piece}");
        }
        reply += &format!(" | {}\n", rank.digit());
    }
    reply += LINE;
    reply += "   a   b   c   d   e   f   g   h\n\n";
    let checkers: Vec<String> = pos.checkers().into_iter().map(|square| square.to_string()).collect();
    let fen = pos.fen_with(FenFormat { castling, ..FenFormat::default() });
    reply + &format!("Fen: {fen}\nKey: {}\nCheckers: {}\n", pos.key(), checkers.join(" "))
}
