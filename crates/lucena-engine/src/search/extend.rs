//! Extensions: moves that deserve more depth, and what trying to find that out may settle at once.

use lucena_chess::Move;
use lucena_eval::Score;

use super::Search;
use super::node::{Expect, Node};
use super::params::{double_margin, double_most, singular_depth, singular_margin};

/// What becomes of a move's depth.
pub(super) enum Extension {
    /// So many plies more, or less.
    By(i32),
    /// Several moves are good enough: the node is settled with this score.
    Settled(Score),
}

impl Search<'_> {
    /// By how much a move is searched deeper than its siblings.
    #[inline]
    pub(super) fn extend(&mut self, node: &Node<'_>, mv: Move) -> Extension {
        // No line may grow without end.
        let may_grow = node.ply < (self.root_depth() * 2) as usize;
        if may_grow && Some(mv) == node.hash_move { self.singular(node, mv) } else { Extension::By(0) }
    }

    /// Whether the hash move is the only good one (singular), which makes it worth a ply or two more.
    ///
    /// All other moves are searched to half the depth with a window a little below the hash move's score. If
    /// none reaches it, the hash move is singular. If they reach even beta, several moves cut, and so does the
    /// node (multi-cut). Otherwise the hash move is one of several, and gets less.
    fn singular(&mut self, node: &Node<'_>, mv: Move) -> Extension {
        let ply = node.ply;
        let Some(entry) = node.entry else { return Extension::By(0) };
        if node.excluded.is_some()
            || node.depth < singular_depth()
            || entry.depth < node.depth - 3
            || !entry.bound.is_lower()
        {
            return Extension::By(0);
        }
        let hash_score = Score::from_table(entry.score, ply);
        if hash_score.is_decisive() {
            return Extension::By(0);
        }
        let margin = hash_score - singular_margin() * node.depth;
        let frame = self.frames[ply];
        self.frames[ply].excluded = Some(mv);
        let expect = if node.expects_cut() { Expect::Cut } else { Expect::All };
        let score = self.node(node.pos, (margin - 1, margin), (node.depth - 1) / 2, ply, expect);
        // The search of the others used the same frame.
        self.frames[ply] = frame;
        // A search that was told to end must not enter another node.
        if self.stopped {
            return Extension::Settled(score);
        }
        if score < margin {
            let is_clear = !node.is_pv() && score < margin - double_margin();
            if is_clear && i32::from(self.frames[ply].doubles) < double_most() {
                self.frames[ply].doubles += 1;
                return Extension::By(2);
            }
            return Extension::By(1);
        }
        if node.beta <= margin && !margin.is_decisive() {
            return Extension::Settled(margin);
        }
        if node.beta <= hash_score {
            return Extension::By(-2 + i32::from(node.is_pv()));
        }
        if node.expects_cut() {
            return Extension::By(-2);
        }
        Extension::By(0)
    }
}
