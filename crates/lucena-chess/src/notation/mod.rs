//! Positions and moves as text: FEN, coordinate notation, SAN.
//!
//! Each parser has its own small error that names the place and the reason; nothing here panics on text.

mod coordinate;
mod fen;
mod san;

pub use coordinate::{CastlingNotation, CoordinateError};
pub use fen::{CastlingField, EnPassantField, FenError, FenField, FenFormat, FenReason, FenRepair};
pub use san::{PieceLetters, SanError};
