//! Endings known to the last move: Syzygy tables on disk, what they say at the root and in the tree, and tables of
//! our own.
//!
//! [`Endings`] is a shelf of tables, opened once and shared by clones. `advice` turns it into what one search
//! needs: ranks for the root moves, and scores for nodes.

mod advice;
#[allow(clippy::disallowed_methods, reason = "tables are files, the named exception; 2026-11-15")]
mod files;
mod retro;
#[allow(clippy::disallowed_methods, reason = "tables are files, the named exception; 2026-11-17")]
mod shelf;
#[allow(clippy::disallowed_methods, reason = "tables are files, the named exception; 2026-11-15")]
mod syzygy;

pub(crate) use advice::Advice;
pub use retro::{MateDistance, MateFileError, MateTables, Material, MaterialError, Summary};
pub use shelf::Mates;
pub use syzygy::{Endings, EndingsError, Outlook};
