//! The principal variations of the line being looked at, one for each ply.

use arrayvec::ArrayVec;
use lucena_chess::Move;

use super::MAX_PLY;

/// `of(ply)` is the best line found from the node at that ply.
pub(super) struct Variations(Vec<ArrayVec<Move, MAX_PLY>>);

impl Variations {
    pub(super) fn new() -> Variations {
        Variations(vec![ArrayVec::new(); MAX_PLY + 2])
    }

    /// A node begins: it has no line yet.
    #[inline]
    pub(super) fn clear(&mut self, ply: usize) {
        self.0[ply].clear();
    }

    /// The line of a node is now this move and the line of the node it leads to.
    #[inline]
    pub(super) fn lead(&mut self, ply: usize, mv: Move) {
        let (here, below) = self.0.split_at_mut(ply + 1);
        let (line, rest) = (&mut here[ply], &below[0]);
        line.clear();
        line.push(mv);
        line.extend(rest.iter().copied().take(MAX_PLY - 1));
    }

    /// The best line from the node at `ply`.
    pub(super) fn of(&self, ply: usize) -> &[Move] {
        &self.0[ply]
    }
}
