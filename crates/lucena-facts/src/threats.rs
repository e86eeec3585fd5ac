//! What hangs, what is attacked by something cheaper, who guards too much, and who attacks two at once.

use lucena_chess::{Bitboard, Color, Position, Role, Square};

use crate::AttackMap;
use crate::exchange::{self, POINTS};

/// The pieces of a side that are attacked and not defended.
#[inline]
pub fn loose(pos: &Position, map: &AttackMap, color: Color) -> Bitboard {
    (pieces(pos, color) & map.all(!color)) - map.all(color)
}

/// The pieces of a side, pawns included, that the other side would win something by taking.
pub fn hanging(pos: &Position, map: &AttackMap, color: Color) -> Bitboard {
    let attacked = (pos.color(color) & map.all(!color)) - pos.pieces(color, Role::King);
    attacked.into_iter().filter(|&square| exchange::gain(pos, !color, square, &POINTS) > 0).collect()
}

/// The pieces of a side that a cheaper enemy piece attacks.
#[inline]
pub fn attacked_by_lesser(pos: &Position, map: &AttackMap, color: Color) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        found |= pos.pieces(color, role) & map.by_lesser(!color, role);
    }
    found
}

/// The men of a side that a cheaper one attacks, or that nobody defends from an attack: told at a glance, without an exchange.
#[inline]
pub fn at_risk(pos: &Position, map: &AttackMap, color: Color) -> Bitboard {
    let undefended = map.all(!color) - map.all(color) - pos.role(Role::King);
    (pos.color(color) & undefended) | attacked_by_lesser(pos, map, color)
}

/// The pieces of a side that are attacked, but not by a pawn, and defended by a pawn: well guarded.
#[inline]
pub fn strongly_protected(map: &AttackMap, color: Color) -> Bitboard {
    map.by(color, Role::Pawn) | (map.twice(color) - map.twice(!color))
}

/// The pieces of a side each of which alone keeps two others from being lost.
pub fn overloaded(pos: &Position, map: &AttackMap, color: Color) -> Bitboard {
    let guarded = guarded(pos, map, color);
    if !guarded.more_than_one() {
        return Bitboard::EMPTY;
    }
    let is_overloaded = |&defender: &Square| charges(pos, color, defender, guarded).more_than_one();
    pos.color(color).into_iter().filter(is_overloaded).collect()
}

/// What a piece alone keeps from being lost.
pub fn guarded_by(pos: &Position, map: &AttackMap, defender: Square) -> Bitboard {
    let Some(piece) = pos.piece_on(defender) else { return Bitboard::EMPTY };
    charges(pos, piece.color(), defender, guarded(pos, map, piece.color()))
}

/// The pieces of a side that are attacked and, as things stand, cannot be won.
fn guarded(pos: &Position, map: &AttackMap, color: Color) -> Bitboard {
    let attacked = (pos.color(color) & map.all(!color) & map.all(color)) - pos.pieces(color, Role::King);
    attacked.into_iter().filter(|&square| exchange::gain(pos, !color, square, &POINTS) == 0).collect()
}

/// Those of the guarded pieces that could be won if a defender were not there.
fn charges(pos: &Position, color: Color, defender: Square, guarded: Bitboard) -> Bitboard {
    let Some(piece) = pos.piece_on(defender) else { return Bitboard::EMPTY };
    let seen = lucena_chess::attacks::by(piece, defender, pos.occupied());
    let depends =
        |&target: &Square| exchange::gain_without(pos, !color, target, defender.into(), &POINTS) > 0;
    (guarded & seen).without(defender).into_iter().filter(depends).collect()
}

/// The pieces of a side that attack two enemy pieces at once, each of which is the king, dearer, or loose,
/// and that cannot themselves be won.
pub fn forks(pos: &Position, map: &AttackMap, color: Color) -> Bitboard {
    let them = !color;
    let king = pos.pieces(them, Role::King);
    let loose = pieces(pos, them) - map.all(them);
    let occupied = pos.occupied();
    let forking = pos.color(color).into_iter().filter(|&square| {
        let Some(piece) = pos.piece_on(square) else { return false };
        let targets = lucena_chess::attacks::by(piece, square, occupied)
            & (king | loose | dearer_than(pos, them, piece.role()));
        targets.more_than_one() && exchange::gain(pos, them, square, &POINTS) == 0
    });
    forking.collect()
}

/// The pieces of a side without its king.
#[inline]
pub fn pieces(pos: &Position, color: Color) -> Bitboard {
    pos.color(color) - pos.role(Role::Pawn) - pos.role(Role::King)
}

/// The pieces of a side, without the king, that are worth more than a piece of this role.
fn dearer_than(pos: &Position, color: Color, role: Role) -> Bitboard {
    let (rooks, queens) = (pos.pieces(color, Role::Rook), pos.pieces(color, Role::Queen));
    match role {
        Role::Pawn => pieces(pos, color),
        Role::Knight | Role::Bishop => rooks | queens,
        Role::Rook => queens,
        Role::Queen | Role::King => Bitboard::EMPTY,
    }
}
