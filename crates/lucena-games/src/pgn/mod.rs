//! Portable Game Notation: how large a game may be, where it begins, how it is replayed, what can be wrong
//! with it, and the tree of moves and comments that is read from it and written as it.

mod build;
mod comment;
mod complaints;
mod headers;
mod lexer;
mod limits;
mod read;
mod reading;
mod record;
mod san;
mod standard;
mod tags;
mod tree;
mod trouble;
mod write;

pub use comment::{Brush, Command, Comment, Comments, Evaluation, Shape};
pub use complaints::Complaints;
pub use headers::{Headers, parse_outcome};
pub use limits::ReadLimits;
pub use read::{Closing, Interest, Opening, Spectator, Tally, replay};
pub use reading::{Cut, Reading, Remark, Stray, StrayKind, is_link};
pub(crate) use record::{last_start, next_start, start_at_or_after};
pub use tree::{Node, NodeId, Tree};
pub use trouble::{MoveNumber, Reason, Trouble};

pub use crate::encoding::decode;
