//! The kings' surroundings: zone, shield, storms and open files.

use lucena_chess::{Bitboard, CastleSide, Color, File, Position, Rank, Role, Square, attacks};

use crate::spans;

/// Where a king has found its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelter {
    /// On its back rank on one wing, with no castling right left and no rook between it and the corner.
    Castled(CastleSide),
    /// It may still castle.
    MayCastle,
    /// Neither: it stayed in the center or was driven out.
    Uncastled,
}

/// The king's square, its neighbors, and the squares one rank further towards the enemy.
#[inline]
pub fn zone(color: Color, king: Square) -> Bitboard {
    let around = attacks::king(king).with(king);
    around | spans::step(color, around)
}

/// The king's file and the files beside it.
#[inline]
pub fn files(king: Square) -> Bitboard {
    spans::widen(Bitboard::file(king.file()))
}

/// The own pawns on the king's three files, one or two ranks before it.
pub fn shield(pos: &Position, color: Color) -> Bitboard {
    let king = Bitboard::from(pos.king(color));
    let first = spans::step(color, spans::widen(king));
    (first | spans::step(color, first)) & pos.pieces(color, Role::Pawn)
}

/// The enemy pawns on the king's three files that stand before it and have crossed the middle of the board.
pub fn storm(pos: &Position, color: Color) -> Bitboard {
    let king = pos.king(color);
    let before = spans::ahead(color, spans::widen(Bitboard::from(king)));
    let near = spans::relative(color, NEAR_HALF);
    before & near & pos.pieces(!color, Role::Pawn)
}

/// The squares of the first five ranks, from which an enemy pawn is already near.
const NEAR_HALF: Bitboard = Bitboard(0x0000_00ff_ffff_ffff);

/// The king's three files on which its own side has no pawn: the squares of the king's rank stand for them.
pub fn bare_files(pos: &Position, color: Color) -> Bitboard {
    let king = pos.king(color);
    let own = spans::fill_files(pos.pieces(color, Role::Pawn));
    (files(king) - own) & Bitboard::rank(king.rank())
}

/// Where the king has found its place.
pub fn shelter(pos: &Position, color: Color) -> Shelter {
    if (pos.castling_rooks() & pos.color(color)).any() {
        return Shelter::MayCastle;
    }
    let king = pos.king(color);
    if king.rank() != color.back_rank() {
        return Shelter::Uncastled;
    }
    let side = match king.file() {
        File::A | File::B | File::C => CastleSide::Queen,
        File::G | File::H => CastleSide::King,
        _ => return Shelter::Uncastled,
    };
    let corner = Square::new(if side == CastleSide::King { File::H } else { File::A }, color.back_rank());
    let way = attacks::between(king, corner).with(corner);
    if way.intersects(pos.pieces(color, Role::Rook)) { Shelter::Uncastled } else { Shelter::Castled(side) }
}

/// Whether the kings have castled to different wings.
pub fn castled_to_opposite_wings(pos: &Position) -> bool {
    match (shelter(pos, Color::White), shelter(pos, Color::Black)) {
        (Shelter::Castled(white), Shelter::Castled(black)) => white != black,
        _ => false,
    }
}

/// The squares from which the pieces of a role could give check to the king of `color`.
#[inline]
pub fn check_squares(color: Color, role: Role, king: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => attacks::pawn(color, king),
        Role::King => Bitboard::EMPTY,
        role => attacks::by_role(role, king, occupied),
    }
}

/// Whether a king on its back rank is shut in by its own pawns, so that a check there would mate.
pub fn has_weak_back_rank(pos: &Position, color: Color) -> bool {
    let king = pos.king(color);
    king.rank() == color.back_rank()
        && (attacks::king(king) - Bitboard::rank(Rank::First) - Bitboard::rank(Rank::Eighth))
            .is_subset_of(pos.color(color))
        && pos.straight_sliders(!color).any()
}
