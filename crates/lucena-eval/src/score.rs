//! The number the search compares: centipawns, tablebase results and mates on one scale.
//!
//! Inside the tree a score is always seen from the side to move, and a mate is counted from the root. In a
//! table it is counted from the node instead, so that the same position reached elsewhere tells the truth:
//! [`Score::to_table`] and [`Score::from_table`] translate.

use std::fmt;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

/// A value of a position from the side to move's point of view; every legal score fits sixteen bits.
///
/// ```
/// use lucena_eval::Score;
///
/// let mate = Score::mate_in(3);
/// assert!(mate.is_mate() && mate > Score::new(900));
/// assert_eq!(-mate, Score::mated_in(3));
/// assert_eq!(mate.mate_plies(), Some(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Score(i32);

impl Score {
    /// Neither side is better.
    pub const DRAW: Score = Score(0);
    /// Beyond every score: the ends of a full window are `-INFINITY` and `INFINITY`.
    pub const INFINITY: Score = Score(32_001);
    /// The side to move has mated at the root: no score is higher.
    pub const MATE: Score = Score(32_000);
    /// The side to move has a tablebase win at the root.
    pub const TABLEBASE: Score = Score(31_000);
    /// Static evaluations lie strictly between `-LIMIT` and `LIMIT`.
    pub const LIMIT: Score = Score(30_000);
    /// The deepest ply for which mates and tablebase wins can be told apart.
    pub const MAX_PLY: usize = 500;

    const MATE_BAND: i32 = Score::MATE.0 - Score::MAX_PLY as i32;
    const TABLEBASE_BAND: i32 = Score::TABLEBASE.0 - Score::MAX_PLY as i32;

    /// A score of so many internal units; see [`Verdict`](crate::Verdict) for centipawns.
    #[inline]
    pub const fn new(value: i32) -> Score {
        Score(value)
    }

    /// The number itself.
    #[inline]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// The side to move mates in `ply` half-moves from the root.
    #[inline]
    pub const fn mate_in(ply: usize) -> Score {
        Score(Score::MATE.0 - ply as i32)
    }

    /// The side to move is mated in `ply` half-moves from the root.
    #[inline]
    pub const fn mated_in(ply: usize) -> Score {
        Score(ply as i32 - Score::MATE.0)
    }

    /// A tablebase win for the side to move, found `ply` half-moves from the root.
    #[inline]
    pub const fn tablebase_win(ply: usize) -> Score {
        Score(Score::TABLEBASE.0 - ply as i32)
    }

    /// A tablebase loss for the side to move, found `ply` half-moves from the root.
    #[inline]
    pub const fn tablebase_loss(ply: usize) -> Score {
        Score(ply as i32 - Score::TABLEBASE.0)
    }

    /// Whether the score says that one side mates.
    #[inline]
    pub const fn is_mate(self) -> bool {
        Score::MATE_BAND <= self.0.abs() && self.0.abs() <= Score::MATE.0
    }

    /// Whether the score comes from a tablebase.
    #[inline]
    pub const fn is_tablebase(self) -> bool {
        Score::TABLEBASE_BAND <= self.0.abs() && self.0.abs() <= Score::TABLEBASE.0
    }

    /// Whether the score is proved: a mate or a tablebase win or loss.
    #[inline]
    pub const fn is_decisive(self) -> bool {
        Score::TABLEBASE_BAND <= self.0.abs()
    }

    /// Half-moves to mate, positive for the side to move, if it is a mate.
    pub const fn mate_plies(self) -> Option<i32> {
        if !self.is_mate() {
            None
        } else if self.0 > 0 {
            Some(Score::MATE.0 - self.0)
        } else {
            Some(-Score::MATE.0 - self.0)
        }
    }

    /// The score as a table keeps it: mates and tablebase wins counted from the node at `ply`.
    #[inline]
    pub const fn to_table(self, ply: usize) -> i16 {
        let value = if self.0 >= Score::TABLEBASE_BAND {
            self.0 + ply as i32
        } else if self.0 <= -Score::TABLEBASE_BAND {
            self.0 - ply as i32
        } else {
            self.0
        };
        // A corrupted ply must not wrap a win into a loss.
        if value > i16::MAX as i32 {
            i16::MAX
        } else if value < i16::MIN as i32 {
            i16::MIN
        } else {
            value as i16
        }
    }

    /// The score of a table entry as seen from the root, `ply` half-moves away.
    #[inline]
    pub const fn from_table(value: i16, ply: usize) -> Score {
        let value = value as i32;
        if value >= Score::TABLEBASE_BAND {
            Score(value - ply as i32)
        } else if value <= -Score::TABLEBASE_BAND {
            Score(value + ply as i32)
        } else {
            Score(value)
        }
    }

    /// The nearest score that a static evaluation may have.
    #[inline]
    #[must_use]
    pub const fn clamp_static(self) -> Score {
        let bound = Score::LIMIT.0 - 1;
        Score(if self.0 > bound {
            bound
        } else if self.0 < -bound {
            -bound
        } else {
            self.0
        })
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident) => {
        impl $trait for Score {
            type Output = Score;
            #[inline]
            fn $method(self, other: Score) -> Score {
                Score(self.0.$method(other.0))
            }
        }
        impl $trait<i32> for Score {
            type Output = Score;
            #[inline]
            fn $method(self, other: i32) -> Score {
                Score(self.0.$method(other))
            }
        }
    };
}

operator!(Add, add);
operator!(Sub, sub);

impl Mul<i32> for Score {
    type Output = Score;
    #[inline]
    fn mul(self, factor: i32) -> Score {
        Score(self.0 * factor)
    }
}

impl Div<i32> for Score {
    type Output = Score;
    #[inline]
    fn div(self, divisor: i32) -> Score {
        Score(self.0 / divisor)
    }
}

impl Neg for Score {
    type Output = Score;
    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl AddAssign for Score {
    #[inline]
    fn add_assign(&mut self, other: Score) {
        self.0 += other.0;
    }
}

impl SubAssign for Score {
    #[inline]
    fn sub_assign(&mut self, other: Score) {
        self.0 -= other.0;
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mate_plies() {
            Some(plies) => write!(f, "Score(mate in {plies} plies)"),
            None => write!(f, "Score({})", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_counts_mates_from_the_node() {
        for ply in [0, 1, 17, 120] {
            for distance in [ply, ply + 1, ply + 40] {
                for score in [
                    Score::mate_in(distance),
                    Score::mated_in(distance),
                    Score::tablebase_win(distance),
                    Score::tablebase_loss(distance),
                ] {
                    assert_eq!(Score::from_table(score.to_table(ply), ply), score);
                    let elsewhere = Score::from_table(score.to_table(ply), ply + 4);
                    assert_eq!(elsewhere.value().abs(), score.value().abs() - 4);
                }
            }
            let plain = Score::new(-37);
            assert_eq!(plain.to_table(ply), -37);
            assert_eq!(Score::from_table(-37, ply), plain);
        }
    }

    #[test]
    fn the_bands_do_not_overlap() {
        let deepest = Score::MAX_PLY;
        assert!(Score::LIMIT < Score::tablebase_win(deepest));
        assert!(Score::TABLEBASE < Score::mate_in(deepest));
        assert!(Score::mate_in(deepest).is_mate() && !Score::mate_in(deepest).is_tablebase());
        assert!(Score::tablebase_loss(deepest).is_tablebase() && !Score::tablebase_loss(deepest).is_mate());
        assert!(!Score::LIMIT.is_decisive() && Score::tablebase_win(deepest).is_decisive());
        assert!(!Score::INFINITY.is_mate());
        assert!(i32::from(i16::MAX) >= Score::INFINITY.value());
    }

    #[test]
    fn a_broken_ply_never_turns_a_win_into_a_loss() {
        assert!(Score::mate_in(0).to_table(5_000) > 0);
        assert!(Score::mated_in(0).to_table(5_000) < 0);
    }
}
