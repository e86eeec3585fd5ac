//! Kings, knights and pawns: what they attack depends on their square alone.

use crate::{Bitboard, Color, Square};

const KING_STEPS: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
const KNIGHT_LEAPS: [(i8, i8); 8] = [(-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2)];

static KING: [Bitboard; 64] = leaps(KING_STEPS);
static KNIGHT: [Bitboard; 64] = leaps(KNIGHT_LEAPS);
static PAWN: [[Bitboard; 64]; 2] = [leaps([(-1, 1), (1, 1)]), leaps([(-1, -1), (1, -1)])];

const fn leaps<const N: usize>(offsets: [(i8, i8); N]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < N {
            let square = Square::from_index_unchecked(from as u8);
            if let Some(to) = square.offset(offsets[i].0, offsets[i].1) {
                table[from] = table[from].with(to);
            }
            i += 1;
        }
        from += 1;
    }
    table
}

/// The squares a king attacks.
#[inline]
pub fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// The squares a knight attacks.
#[inline]
pub fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// The squares a pawn of this color attacks.
#[inline]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.index()]
}

/// The squares that a set of pawns of this color attacks.
#[inline]
pub const fn pawns(color: Color, pawns: Bitboard) -> Bitboard {
    let ahead = super::pawn_steps(color, pawns);
    Bitboard(ahead.east().0 | ahead.west().0)
}
