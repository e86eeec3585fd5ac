//! Knights and bishops well or badly placed.

use lucena_chess::{Bitboard, Color, File, Position, Role, Square, attacks};

use crate::{PawnStructure, files, space, spans};

/// The knights and bishops of a side that stand on an outpost.
pub fn on_outposts(pos: &Position, pawns: &PawnStructure, color: Color) -> Bitboard {
    (pos.pieces(color, Role::Knight) | pos.pieces(color, Role::Bishop)) & pawns.outposts(color)
}

/// The bishops of a side whose own pawns stand mostly on squares of their color, with one of those in the
/// middle held up.
pub fn bad_bishops(pos: &Position, pawns: &PawnStructure, color: Color) -> Bitboard {
    let own = pawns.side(color).pawns;
    let is_bad = |&bishop: &Square| {
        let same = own & same_color(bishop);
        let held_up = same & spans::files(File::C, File::F) & spans::step(!color, pos.occupied());
        same.count() * 2 > own.count() && same.count() >= 4 && held_up.any()
    };
    pos.pieces(color, Role::Bishop).into_iter().filter(is_bad).collect()
}

/// The bishops of a side on b2 or g2 (b7, g7) whose pawn has made room by one step.
pub fn fianchettos(pos: &Position, color: Color) -> Bitboard {
    let bishops = pos.pieces(color, Role::Bishop) & spans::relative(color, FIANCHETTO);
    bishops & spans::step(!color, pos.pieces(color, Role::Pawn))
}

const FIANCHETTO: Bitboard = Bitboard(1 << Square::B2 as u8 | 1 << Square::G2 as u8);

/// The bishops of a side on a long diagonal that see both of its middle squares through nothing but enemies.
pub fn on_long_diagonal(pos: &Position, color: Color) -> Bitboard {
    let pawns = pos.role(Role::Pawn);
    let sees_center = |&bishop: &Square| {
        (attacks::bishop(bishop, pawns).with(bishop) & space::CENTER & files::long_diagonals())
            .more_than_one()
    };
    (pos.pieces(color, Role::Bishop) & files::long_diagonals()).into_iter().filter(sees_center).collect()
}

/// The knights of a side on the a- or the h-file.
pub fn rim_knights(pos: &Position, color: Color) -> Bitboard {
    pos.pieces(color, Role::Knight) & (Bitboard::file(File::A) | Bitboard::file(File::H))
}

/// The knights and bishops of a side right behind a pawn of either side, which shelters them.
#[inline]
pub fn behind_pawns(pos: &Position, color: Color) -> Bitboard {
    (pos.pieces(color, Role::Knight) | pos.pieces(color, Role::Bishop))
        & spans::step(!color, pos.role(Role::Pawn))
}

/// The squares of the same color as this one.
#[inline]
pub const fn same_color(square: Square) -> Bitboard {
    if square.is_light() { Bitboard::LIGHT_SQUARES } else { Bitboard::DARK_SQUARES }
}
