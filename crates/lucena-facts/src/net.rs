//! The net around a king: who gives check, who takes its flight squares, and how its own pieces hem it in.
//!
//! Named mates are patterns; these are the facts that they ask for.

use lucena_chess::{Bitboard, Color, Position, Role, Square, attacks};

use crate::spans;

/// The pieces of a side that give check.
#[inline]
pub fn checkers(pos: &Position, color: Color) -> Bitboard {
    pos.attackers_of(pos.king(!color), color, pos.occupied())
}

/// The pieces of a side that attack a square beside the enemy king.
pub fn besetters(pos: &Position, color: Color) -> Bitboard {
    let around = attacks::king(pos.king(!color)).into_iter();
    let attackers = around.map(|square| pos.attackers_of(square, color, pos.occupied()));
    attackers.fold(Bitboard::EMPTY, |all, some| all | some)
}

/// The squares beside a king that neither its own pieces nor the enemy's checking pieces hold.
fn flights(pos: &Position, color: Color) -> Bitboard {
    attacks::king(pos.king(color)) - pos.color(color) - checkers(pos, !color)
}

/// What a piece attacks, seen through a king, which cannot hide behind itself.
fn attacked_through(pos: &Position, king: Square, from: Square) -> Bitboard {
    let Some(piece) = pos.piece_on(from) else { return Bitboard::EMPTY };
    attacks::by(piece, from, pos.occupied().without(king))
}

/// The pieces of a side that take a flight square from the enemy king.
pub fn flight_takers(pos: &Position, color: Color) -> Bitboard {
    let (king, flights) = (pos.king(!color), flights(pos, !color));
    let takes = |&from: &Square| attacked_through(pos, king, from).intersects(flights);
    pos.color(color).into_iter().filter(takes).collect()
}

/// The pieces of a side that, without giving check, take every flight square that the checking pieces leave the enemy king.
pub fn jailers(pos: &Position, color: Color) -> Bitboard {
    let (king, checkers) = (pos.king(!color), checkers(pos, color));
    let covered = checkers.into_iter().map(|from| attacked_through(pos, king, from));
    let left = flights(pos, !color) - covered.fold(Bitboard::EMPTY, |all, squares| all | squares);
    if checkers.is_empty() || left.is_empty() {
        return Bitboard::EMPTY;
    }
    let holds = |&from: &Square| left.is_subset_of(attacked_through(pos, king, from));
    (pos.color(color) - checkers).into_iter().filter(holds).collect()
}

/// Whether a king has no empty square beside it.
pub fn is_smothered(pos: &Position, color: Color) -> bool {
    attacks::king(pos.king(color)).is_subset_of(pos.occupied())
}

/// Whether a king on its back rank has its own pieces on all the squares before it, none of which the enemy attacks.
pub fn is_shut_in(pos: &Position, color: Color) -> bool {
    let king = pos.king(color);
    let front = spans::step(color, spans::widen(king.into()));
    king.rank() == color.back_rank()
        && front.is_subset_of(pos.color(color))
        && front.into_iter().all(|square| pos.attackers_of(square, !color, pos.occupied()).is_empty())
}

/// Whether a king is in check and only bishops attack it or a square beside it.
pub fn is_held_by_bishops(pos: &Position, color: Color) -> bool {
    let (king, bishops) = (pos.king(color), pos.pieces(!color, Role::Bishop));
    let held = attacks::king(king).with(king);
    checkers(pos, !color).any()
        && held
            .into_iter()
            .all(|square| pos.attackers_of(square, !color, pos.occupied()).is_subset_of(bishops))
}

/// Whether the one piece that gives check to a king is the only one that attacks squares beside it, all of them empty.
pub fn is_held_by_checker(pos: &Position, color: Color) -> bool {
    let king = pos.king(color);
    let checkers = checkers(pos, !color);
    let is_alone = |square: Square| {
        let attackers = pos.attackers_of(square, !color, pos.occupied());
        attackers.is_empty() || (attackers == checkers && !pos.occupied().contains(square))
    };
    checkers.count() == 1 && (attacks::king(king) - checkers).into_iter().all(is_alone)
}

/// Whether pieces stand on both sides of a king, like shoulder pieces of a uniform, across the line of a rook or queen that
/// gives check.
pub fn is_shouldered(pos: &Position, color: Color) -> bool {
    let king = pos.king(color);
    let shoulders = |checker: Square| match checker {
        checker if checker.file() == king.file() => Some([(-1, 0), (1, 0)]),
        checker if checker.rank() == king.rank() => Some([(0, -1), (0, 1)]),
        _ => None,
    };
    let is_held = |(files, ranks): (i8, i8)| {
        king.offset(files, ranks).is_some_and(|square| pos.occupied().contains(square))
    };
    (checkers(pos, !color) & pos.straight_sliders(!color))
        .into_iter()
        .filter_map(shoulders)
        .any(|sides| sides.into_iter().all(is_held))
}
