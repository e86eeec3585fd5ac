//! What can be wrong with a game, and where: the warnings that a reader gives instead of stopping.

use std::fmt;

use lucena_chess::notation::{FenError, SanError};
use lucena_chess::{Color, Position};

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
        /// Its number.
        number: MoveNumber,
        /// The move as written.
        san: String,
        /// Why not.
        error: SanError,
    },
    /// A null move in the main line, which is no game of chess.
    NullMove {
        /// How many plies were played before it.
        ply: usize,
        /// Its number.
        number: MoveNumber,
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
    /// This is the address of a page, not the game that it shows.
    Link(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} at byte {}: {}", self.game, self.offset, self.reason)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Move { number, san, error, .. } => write!(f, "{number} {san}: {error}"),
            Reason::NullMove { number, .. } => write!(f, "{number} a null move in the main line"),
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
            Reason::Link(link) => write!(f, "{link} is the address of a page: give the PGN that it shows"),
        }
    }
}

impl std::error::Error for Reason {}

/// The number of a half-move, written `12.` or `12...`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveNumber {
    /// The number of the move.
    pub number: u16,
    /// Who makes it.
    pub side: Color,
}

impl MoveNumber {
    /// The number of the move that comes next.
    pub fn of(pos: &Position) -> MoveNumber {
        MoveNumber { number: pos.full_moves(), side: pos.turn() }
    }
}

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.side == Color::White { "." } else { "..." })
    }
}
