//! A value with two faces: what something is worth in the middle game and what in the ending.

use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A middle-game and an ending value in one machine word, added and multiplied together.
///
/// The ending lives in the upper half; a negative middle-game value borrows one from it, which reading the
/// ending back undoes by rounding.
///
/// ```
/// use lucena_eval::Tapered;
///
/// let value = Tapered::new(30, -5) * 2 - Tapered::new(100, 0);
/// assert_eq!((value.mg(), value.eg()), (-40, -10));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Tapered(i32);

impl Tapered {
    /// Nothing, at any stage.
    pub const ZERO: Tapered = Tapered(0);

    /// A value of `mg` in the middle game and `eg` in the ending, each within sixteen bits.
    #[inline]
    pub const fn new(mg: i32, eg: i32) -> Tapered {
        Tapered((eg << 16).wrapping_add(mg))
    }

    /// What it is worth in the middle game.
    #[inline]
    pub const fn mg(self) -> i32 {
        self.0 as i16 as i32
    }

    /// What it is worth in the ending.
    #[inline]
    pub const fn eg(self) -> i32 {
        self.0.wrapping_add(0x8000) >> 16
    }
}

impl Add for Tapered {
    type Output = Tapered;
    #[inline]
    fn add(self, other: Tapered) -> Tapered {
        Tapered(self.0.wrapping_add(other.0))
    }
}

impl Sub for Tapered {
    type Output = Tapered;
    #[inline]
    fn sub(self, other: Tapered) -> Tapered {
        Tapered(self.0.wrapping_sub(other.0))
    }
}

impl Mul<i32> for Tapered {
    type Output = Tapered;
    #[inline]
    fn mul(self, factor: i32) -> Tapered {
        Tapered(self.0.wrapping_mul(factor))
    }
}

impl Neg for Tapered {
    type Output = Tapered;
    #[inline]
    fn neg(self) -> Tapered {
        Tapered(self.0.wrapping_neg())
    }
}

impl AddAssign for Tapered {
    #[inline]
    fn add_assign(&mut self, other: Tapered) {
        *self = *self + other;
    }
}

impl SubAssign for Tapered {
    #[inline]
    fn sub_assign(&mut self, other: Tapered) {
        *self = *self - other;
    }
}

impl fmt::Debug for Tapered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tapered({}, {})", self.mg(), self.eg())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_keep_their_signs() {
        for mg in [-3000, -1, 0, 1, 2999] {
            for eg in [-3001, -1, 0, 1, 3000] {
                let value = Tapered::new(mg, eg);
                assert_eq!((value.mg(), value.eg()), (mg, eg));
                assert_eq!(((-value).mg(), (-value).eg()), (-mg, -eg));
                let sum = value * 3 + Tapered::new(-7, 11);
                assert_eq!((sum.mg(), sum.eg()), (3 * mg - 7, 3 * eg + 11));
            }
        }
    }
}
