//! A score as people and protocols read it: mate in so many moves, a tablebase result, or centipawns.
//!
//! A [`Scale`](crate::Scale) makes verdicts of our own scores; other programs bring their own.

use std::cmp::Ordering;

/// The outer form of a [`Score`](crate::Score); positive numbers favor the side whose score it was.
///
/// Verdicts are ordered by how good they are for that side: a quicker mate is better, and so is being mated later.
///
/// ```
/// use lucena_eval::Verdict;
///
/// assert!(Verdict::Mate(5) < Verdict::Mate(2));
/// assert!(Verdict::Centipawns(5_000) < Verdict::Tablebase(9));
/// assert!(Verdict::Mate(-1) < Verdict::Mate(-4));
/// assert_eq!(Verdict::Mate(3).reversed(), Verdict::Mate(-3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// Mate in this many moves; negative if this side is mated, and `Mate(0)` if it already is.
    Mate(i32),
    /// A tablebase win, or with a negative number a loss, found so many half-moves from the root.
    Tablebase(i32),
    /// An advantage in hundredths of a pawn: at +100 the side wins half of its games.
    Centipawns(i32),
}

impl Verdict {
    /// The score as centipawns even if it is a mate or a tablebase result, for graphs and tables: a mate is
    /// worth ±10000.
    pub const fn centipawns(self) -> i32 {
        match self {
            Verdict::Centipawns(value) => value,
            Verdict::Mate(moves) if moves > 0 => 10_000,
            Verdict::Mate(_) => -10_000,
            Verdict::Tablebase(plies) if plies > 0 => 9_000,
            Verdict::Tablebase(_) => -9_000,
        }
    }

    /// The same verdict as the other side sees it.
    #[must_use]
    pub const fn reversed(self) -> Verdict {
        match self {
            Verdict::Mate(moves) => Verdict::Mate(-moves),
            Verdict::Tablebase(plies) => Verdict::Tablebase(-plies),
            Verdict::Centipawns(value) => Verdict::Centipawns(-value),
        }
    }

    /// Whether the side mates by force.
    pub const fn mates(self) -> bool {
        matches!(self, Verdict::Mate(1..))
    }

    /// Whether the side is mated by force, or already is.
    pub const fn is_mated(self) -> bool {
        matches!(self, Verdict::Mate(..=0))
    }

    /// The place in the order: the kind of verdict, then how good it is within its kind.
    const fn rank(self) -> (i8, i32) {
        match self {
            Verdict::Mate(moves) if 0 < moves => (2, -moves),
            Verdict::Tablebase(plies) if 0 < plies => (1, -plies),
            Verdict::Centipawns(value) => (0, value),
            Verdict::Tablebase(plies) => (-1, -plies),
            Verdict::Mate(moves) => (-2, -moves),
        }
    }
}

impl Ord for Verdict {
    fn cmp(&self, other: &Verdict) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Verdict {
    fn partial_cmp(&self, other: &Verdict) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
