//! Portable Game Notation: how large a game may be, where it begins, how it is replayed, and what can be
//! wrong with it.

mod encoding;
mod headers;
mod limits;
mod mend;
mod read;
mod record;
mod san;
mod trouble;

pub use encoding::decode;
pub use headers::{Headers, parse_outcome};
pub use limits::Limits;
pub use read::{Closing, Interest, Opening, Spectator, Tally, replay};
pub(crate) use record::{last_start, next_start, start_at_or_after};
pub use trouble::{Reason, Trouble};
