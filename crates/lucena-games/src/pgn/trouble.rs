//! What can be wrong with a game, and where: the warnings that a reader gives instead of stopping.

use std::fmt;

use lucena_chess::notation::{FenError, SanError};

/// A game that was skipped: which, where and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble {
    /// The number of the game, counted from 1 in the file or part of a file that was read.
    pub game: u64,
    /// Where the game starts, in bytes from the start of the (unpacked) file.
    pub offset: u64,
    /// What is wrong.
    pub reason: Reason,
}

/// Why a game was skipped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A move cannot be played.
    Move {
        /// How many plies were played before it.
        ply: usize,
        /// The move as written.
        san: String,
        /// Why not.
        error: SanError,
    },
    /// Something that looks like a move and is none.
    Unreadable(String),
    /// A null move in the main line, which is no game of chess.
    NullMove {
        /// How many plies were played before it.
        ply: usize,
    },
    /// The `FEN` tag is no position.
    Fen(FenError),
    /// The `Variant` tag names other rules than those of chess and Chess960.
    Variant(String),
    /// A comment is not closed.
    OpenComment,
    /// A variation is not closed.
    OpenVariation,
    /// A tag is not closed, or longer than allowed.
    BadTag,
    /// More tags than allowed.
    TooManyTags,
    /// More bytes than allowed.
    TooManyBytes,
    /// More plies than allowed.
    TooManyPlies,
    /// More moves in variations than allowed.
    TooManyNodes,
    /// Variations nested deeper than allowed.
    TooDeep,
    /// There are neither tags nor moves: this is something else than a game.
    NotAGame,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} at byte {}: {}", self.game, self.offset, self.reason)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Move { ply, san, error } => write!(f, "{}{san}: {error}", MoveNumber(*ply)),
            Reason::Unreadable(token) => write!(f, "{token:?} is not a move"),
            Reason::NullMove { ply } => write!(f, "{}a null move in the main line", MoveNumber(*ply)),
            Reason::Fen(error) => write!(f, "the FEN tag is no position: {error}"),
            Reason::Variant(name) => write!(f, "the variant {name:?} has other rules"),
            Reason::OpenComment => f.write_str("a comment is not closed"),
            Reason::OpenVariation => f.write_str("a variation is not closed"),
            Reason::BadTag => f.write_str("a tag is not closed or too long"),
            Reason::TooManyTags => f.write_str("too many tags"),
            Reason::TooManyBytes => f.write_str("the game is too large"),
            Reason::TooManyPlies => f.write_str("too many moves"),
            Reason::TooManyNodes => f.write_str("too many moves in variations"),
            Reason::TooDeep => f.write_str("variations are nested too deeply"),
            Reason::NotAGame => f.write_str("neither tags nor moves"),
        }
    }
}

impl std::error::Error for Reason {}

/// `12. ` or `12... ` for a number of plies, counted from the standard start.
struct MoveNumber(usize);

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} ", self.0 / 2 + 1, if self.0.is_multiple_of(2) { "." } else { "..." })
    }
}
