//! Which squares a piece attacks: tables worked out at compile time.
//!
//! Leapers (king, knight, pawn) are plain look-ups. Sliders depend on what stands in their way: their table
//! is indexed by PEXT where the processor has that instruction, else by magic multiplication. The
//! choice is made when the crate is built; tests compare both with walking along the rays.

mod leaper;
mod ray;
mod slider;

#[cfg(any(test, not(all(target_feature = "bmi2", not(feature = "magic")))))]
mod magic;
#[cfg(all(target_feature = "bmi2", any(test, not(feature = "magic"))))]
mod pext;

pub use leaper::{king, knight, pawn, pawns};
pub use ray::{between, bishop_rays, diagonals, line, rook_rays};

use crate::{Bitboard, Color, Piece, Role, Square};

/// How the sliding attacks of this build are looked up: `pext` or `magic`.
pub const SLIDER_LOOKUP: &str =
    if cfg!(all(target_feature = "bmi2", not(feature = "magic"))) { "pext" } else { "magic" };

#[cfg(not(all(target_feature = "bmi2", not(feature = "magic"))))]
use magic as lookup;
#[cfg(all(target_feature = "bmi2", not(feature = "magic")))]
use pext as lookup;

/// The squares a bishop attacks.
#[inline]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    lookup::bishop(square, occupied)
}

/// The squares a rook attacks.
#[inline]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    lookup::rook(square, occupied)
}

/// The squares a queen attacks.
#[inline]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// The squares that a piece on `square` attacks, whether empty or not, whoever stands there.
///
/// ```
/// use lucena_chess::{attacks, Bitboard, Piece, Square};
///
/// let seen = attacks::by(Piece::WhiteBishop, Square::C1, Bitboard::from(Square::E3));
/// assert!(seen.contains(Square::E3) && !seen.contains(Square::F4));
/// ```
#[inline]
pub fn by(piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    match piece.role() {
        Role::Pawn => pawn(piece.color(), square),
        role => by_role(role, square, occupied),
    }
}

/// The squares that a piece other than a pawn attacks; for a pawn, nothing.
#[inline]
pub fn by_role(role: Role, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

/// The squares where a pawn of `color` may arrive by one step forward, whatever stands there.
#[inline]
pub const fn pawn_steps(color: Color, pawns: Bitboard) -> Bitboard {
    match color {
        Color::White => pawns.north(),
        Color::Black => pawns.south(),
    }
}

#[cfg(test)]
mod tests;
