//! The principles of the opening: who has brought out what, and what is still at home; and what it is called.

mod names;

use lucena_chess::{Bitboard, Color, Position, Role, Square};

pub use self::names::{Names, NamesError, Opening};
use crate::spans;

const KNIGHT_HOMES: Bitboard = Bitboard(1 << Square::B1 as u8 | 1 << Square::G1 as u8);
const BISHOP_HOMES: Bitboard = Bitboard(1 << Square::C1 as u8 | 1 << Square::F1 as u8);
const QUEEN_HOME: Bitboard = Bitboard(1 << Square::D1 as u8);
const CENTER_PAWN_HOMES: Bitboard = Bitboard(1 << Square::D2 as u8 | 1 << Square::E2 as u8);

/// The knights and bishops of a side still on their first squares.
#[inline]
pub fn undeveloped(pos: &Position, color: Color) -> Bitboard {
    (pos.pieces(color, Role::Knight) & spans::relative(color, KNIGHT_HOMES))
        | (pos.pieces(color, Role::Bishop) & spans::relative(color, BISHOP_HOMES))
}

/// The queen of a side if she has left home while two minor pieces or more have not.
#[inline]
pub fn early_queens(pos: &Position, color: Color) -> Bitboard {
    if undeveloped(pos, color).more_than_one() {
        pos.pieces(color, Role::Queen) - spans::relative(color, QUEEN_HOME)
    } else {
        Bitboard::EMPTY
    }
}

/// The pawns of a side on d2 and e2 (d7, e7) with a piece right before them.
#[inline]
pub fn blocked_center_pawns(pos: &Position, color: Color) -> Bitboard {
    pos.pieces(color, Role::Pawn)
        & spans::relative(color, CENTER_PAWN_HOMES)
        & spans::step(!color, pos.occupied())
}
