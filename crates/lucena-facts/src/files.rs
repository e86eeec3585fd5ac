//! Rooks and queens on their lines: open files, batteries, seventh rank, passed pawns from behind.

use lucena_chess::{Bitboard, Color, Position, Rank, Role, Square, attacks};

use crate::{PawnStructure, spans};

/// The rooks of a side on files without pawns.
pub fn rooks_on_open_files(pos: &Position, pawns: &PawnStructure, color: Color) -> Bitboard {
    pos.pieces(color, Role::Rook) & pawns.open_files()
}

/// The rooks of a side on files with enemy pawns only.
pub fn rooks_on_half_open_files(pos: &Position, pawns: &PawnStructure, color: Color) -> Bitboard {
    pos.pieces(color, Role::Rook) & pawns.half_open_files(color)
}

/// The rooks and queens on the seventh rank while the enemy king is on the eighth or pawns are on the seventh.
pub fn on_seventh(pos: &Position, color: Color) -> Bitboard {
    let seventh = Bitboard::rank(color.relative_rank(Rank::Seventh));
    let eighth = Bitboard::rank(color.relative_rank(Rank::Eighth));
    let worthwhile = pos.pieces(!color, Role::King).intersects(eighth)
        || pos.pieces(!color, Role::Pawn).intersects(seventh);
    if worthwhile { pos.straight_sliders(color) & seventh } else { Bitboard::EMPTY }
}

/// The sliders of a side that protect each other along a line on which both move.
pub fn batteries(pos: &Position, color: Color) -> Bitboard {
    let occupied = pos.occupied();
    let (diagonal, straight) = (pos.diagonal_sliders(color), pos.straight_sliders(color));
    let seen_by = |sliders: Bitboard, attacks: fn(Square, Bitboard) -> Bitboard| {
        sliders
            .into_iter()
            .filter(|&square| attacks(square, occupied).intersects(sliders.without(square)))
            .collect::<Bitboard>()
    };
    seen_by(diagonal, attacks::bishop) | seen_by(straight, attacks::rook)
}

/// The rooks of a side that stand behind a passed pawn of either side with nothing in between.
pub fn behind_passers(pos: &Position, pawns: &PawnStructure, color: Color) -> Bitboard {
    let occupied = pos.occupied();
    let stands_behind = |&rook: &Square| {
        let seen = attacks::rook(rook, occupied) & Bitboard::file(rook.file());
        let here = Bitboard::from(rook);
        Color::ALL.into_iter().any(|owner| {
            let before = spans::ahead(owner, here);
            (pawns.side(owner).passed & seen).intersects(before)
        })
    };
    pos.pieces(color, Role::Rook).into_iter().filter(stands_behind).collect()
}

/// The two long diagonals, a1–h8 and h1–a8.
pub fn long_diagonals() -> Bitboard {
    attacks::line(Square::A1, Square::H8) | attacks::line(Square::H1, Square::A8)
}
