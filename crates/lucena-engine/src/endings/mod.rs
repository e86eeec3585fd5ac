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

use lucena_chess::Position;

use crate::Options;

impl Options {
    /// The result of a position for the side to move with best play, if the tables at hand know it. The half-moves since the last
    /// capture or pawn move count: a win that comes too late for the fifty-move rule is none.
    pub fn outlook(&self, pos: &Position) -> Option<Outlook> {
        let left = 100 - i32::from(pos.half_moves());
        if let Some(distance) = self.mates.as_ref().and_then(|mates| mates.distance(pos)) {
            return match distance {
                MateDistance::Draw => Some(Outlook::Draw),
                MateDistance::Wins(plies) if plies as i32 <= left => Some(Outlook::Win),
                MateDistance::Loses(plies) if plies as i32 <= left => Some(Outlook::Loss),
                // A capture or a pawn move on the way would begin the count anew.
                _ => None,
            };
        }
        let endings = self.endings.as_ref()?;
        let outlook = endings.outlook(pos)?;
        let is_in_time = |plies: i32| plies.abs() < left;
        match outlook {
            Outlook::Win | Outlook::Loss if pos.half_moves() != 0 => {
                endings.distance_to_zeroing(pos).filter(|&plies| is_in_time(plies)).map(|_| outlook)
            }
            _ => Some(outlook),
        }
    }
}
