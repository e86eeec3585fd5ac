//! Collections of games: PGN of any size, packed or not, read and written, searched and counted.
//!
//! Start with [`pgn::replay`], which lets a [`pgn::Spectator`] watch the games of some bytes, and
//! [`collection::Chunks`], which cuts a stream of any size into bytes that hold whole games; then [`scan`]
//! puts all cores to work on them, and [`hit`] hunts patterns in them. [`search()`] is all of it in one call.

#![forbid(unsafe_code)]
#![warn(clippy::disallowed_methods)]

pub mod collection;
pub mod counted;
pub mod encoding;
pub mod hit;
pub mod index;
pub mod jump;
pub mod material;
pub mod pgn;
pub mod query;
pub mod scan;
pub mod search;
pub mod select;
pub mod source;
pub mod stats;
pub mod structure;
pub mod survey;

pub use search::search;

#[cfg(feature = "fuzzing")]
pub mod fuzzing;
