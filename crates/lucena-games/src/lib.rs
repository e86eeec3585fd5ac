//! Collections of games: PGN of any size, packed or not, read and written, searched and counted.
//!
//! Start with [`pgn::replay`], which lets a [`pgn::Spectator`] watch the games of some bytes, and
//! [`collection::Chunks`], which cuts a stream of any size into bytes that hold whole games; then [`scan`]
//! puts all cores to work on them, and [`hit`] hunts patterns in them. [`search()`] is all of it in one call.
//!
//! ```
//! use lucena_games::pgn::{ReadLimits, Tree};
//!
//! let text = b"[White \"NN\"]\n\n1. e4 e5 2. Qh5 (2. Nf3 Nc6) 2... Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n";
//! let game = Tree::read(text, &ReadLimits::default()).expect("a game");
//! assert_eq!((game.headers.get("White"), game.main_line().count()), (Some("NN"), 7));
//! ```

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
