//! How much of an advantage in the ending counts when the material, or the lack of pawns, makes winning hard.

use lucena_chess::{Bitboard, Color, File, Position, Role, Square};
use lucena_facts::{material, minor};

use super::theory;

/// The whole advantage counts.
pub(crate) const FULL: i32 = 64;

/// How many 64ths of its advantage in the ending the better side may count.
#[inline]
pub(crate) fn factor(pos: &Position, strong: Color, passers: Bitboard) -> i32 {
    let own_pawns = pos.pieces(strong, Role::Pawn);
    // The usual case first: with so many pawns only the exceptions below could make it less.
    if 4 <= own_pawns.count() && pieces(pos, !strong).any() && !material::has_opposite_bishops(pos) {
        return FULL;
    }
    if let Some(factor) = theory::factor(pos, strong) {
        return factor;
    }
    if own_pawns.is_empty() {
        return without_pawns(pos, strong);
    }
    if pieces(pos, !strong).is_empty() && is_rook_pawn_draw(pos, strong, own_pawns) {
        return 0;
    }
    if material::has_opposite_bishops(pos) {
        let bare = points(pos, strong) == 3 && points(pos, !strong) == 3;
        let passed = (passers & own_pawns).count() as i32;
        return if bare { 16 + 6 * passed } else { 40 + 3 * own_pawns.count() as i32 }.min(FULL);
    }
    let (own, enemy) = (points(pos, strong), points(pos, !strong));
    if own == enemy && !own_pawns.more_than_one() {
        // The last pawn falls easily, but among rooks it often lives.
        return if own == 5 { 38 } else { 20 };
    }
    (38 + 7 * own_pawns.count() as i32).min(FULL)
}

/// Without pawns a small advantage in pieces does not win.
fn without_pawns(pos: &Position, strong: Color) -> i32 {
    let (own, enemy) = (points(pos, strong), points(pos, !strong));
    // A minor piece alone cannot mate; a rook against one rarely wins.
    match (own, enemy) {
        (0..5, _) => 0,
        _ if own - enemy > 5 => FULL,
        _ if own - enemy > 3 => 40,
        (_, 0..=3) => 4,
        _ => 8,
    }
}

/// Pawns on one rook file only, the defender's king before them, and at most bishops that do not hold the
/// queening square.
fn is_rook_pawn_draw(pos: &Position, strong: Color, pawns: Bitboard) -> bool {
    let Some(file) = [File::A, File::H].into_iter().find(|&file| pawns.is_subset_of(Bitboard::file(file)))
    else {
        return false;
    };
    let goal = Square::new(file, strong.promotion_rank());
    let helpers = pieces(pos, strong);
    let wrong_bishops =
        helpers.is_subset_of(pos.role(Role::Bishop)) && !helpers.intersects(minor::same_color(goal));
    wrong_bishops && pos.king(!strong).distance(goal) <= 1
}

#[inline]
fn pieces(pos: &Position, color: Color) -> Bitboard {
    pos.color(color) - pos.role(Role::Pawn) - pos.role(Role::King)
}

/// The points of a side's pieces.
#[inline]
fn points(pos: &Position, color: Color) -> i32 {
    let count = |role| pos.pieces(color, role).count() as i32;
    3 * (count(Role::Knight) + count(Role::Bishop)) + 5 * count(Role::Rook) + 9 * count(Role::Queen)
}
