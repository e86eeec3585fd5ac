//! The families of the evaluation: each module looks at one subject and tells the recorder what it finds.

pub(crate) mod danger;
pub(crate) mod defenses;
pub(crate) mod imbalance;
pub(crate) mod initiative;
pub(crate) mod king;
pub(crate) mod minor;
pub(crate) mod mobility;
pub(crate) mod opening;
pub(crate) mod passed;
pub(crate) mod pawns;
pub(crate) mod pieces;
pub(crate) mod rooks;
pub(crate) mod space;
pub(crate) mod threats;

use lucena_chess::{File, Square};

/// How far a file is from the nearer rim: 0 for a and h, 3 for d and e.
#[inline]
pub(crate) const fn rim_distance(file: File) -> usize {
    let index = file.index();
    if index < 4 { index } else { 7 - index }
}

/// The rank of a square as a side counts, 0 to 7.
#[inline]
pub(crate) const fn relative_rank(side: lucena_chess::Color, square: Square) -> usize {
    side.relative_rank(square.rank()).index()
}
