//! Portable Game Notation: how large a game may be, where it begins, how it is replayed, what can be wrong
//! with it, and the tree of moves and comments that is read from it and written as it.

mod build;
mod comment;
mod encoding;
mod headers;
mod limits;
mod mend;
mod read;
mod record;
mod san;
mod tree;
mod trouble;
mod write;

pub use comment::{Brush, Command, Comment, Evaluation, Shape};
pub use encoding::decode;
pub use headers::{Headers, parse_outcome};
pub use limits::Limits;
pub use read::{Closing, Interest, Opening, Spectator, Tally, replay};
pub(crate) use record::{last_start, next_start, start_at_or_after};
pub use tree::{Node, NodeId, Tree};
pub use trouble::{Reason, Trouble};
