//! Positions and moves as text: FEN, coordinate notation, SAN, and the dialects in which people write moves.
//!
//! Each parser has its own small error that names the place and the reason; nothing here panics on text.

mod coordinate;
mod dialect;
mod fen;
mod san;
mod text;

pub use coordinate::{CastlingNotation, CoordinateError};
pub use dialect::{Dialect, Line, Reach, looks_like_move, read_line};
pub use fen::{CastlingField, EnPassantField, FenError, FenField, FenFormat, FenReason, FenRepair};
pub use san::{PieceLetters, SanError};
