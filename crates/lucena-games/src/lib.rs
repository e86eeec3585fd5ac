//! Collections of games: PGN of any size, packed or not, read and written, searched and counted.
//!
//! Start with [`pgn::replay`], which lets a [`pgn::Spectator`] watch the games of some bytes, and
//! [`collection::Chunks`], which cuts a stream of any size into bytes that hold whole games.

#![warn(clippy::disallowed_methods)]

pub mod collection;
pub mod pgn;

#[cfg(feature = "fuzzing")]
pub mod fuzzing;
