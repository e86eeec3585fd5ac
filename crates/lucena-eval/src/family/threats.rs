//! What a side attacks: better pieces, pieces not well protected, and what its pawns could attack next.

use lucena_chess::{Bitboard, Color, Role, attacks};
use lucena_facts::spans;

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let them = !us;
    let map = view.map;
    let pieces = view.pieces(them);
    let protected = view.well_protected(them);
    let weak = (view.pos.color(them) & map.all(us)) - protected - view.pos.role(Role::King);
    let minors = map.by(us, Role::Knight) | map.by(us, Role::Bishop);

    let pos = view.pos;
    recorder.each(us, Term::ThreatByPawn, pos, pieces & map.by(us, Role::Pawn));
    recorder.each(us, Term::ThreatByMinor, pos, (weak | pieces) & minors);
    let above_rook = weak | pos.pieces(them, Role::Queen);
    recorder.each(us, Term::ThreatByRook, pos, above_rook & map.by(us, Role::Rook));
    recorder.each(us, Term::ThreatByQueen, pos, weak & map.by(us, Role::Queen));
    let by_king = weak & map.by(us, Role::King);
    recorder.count(us, Term::ThreatByKing, 0, i32::from(by_king.any()), by_king);

    let loose = weak & (!map.all(them) | (pieces & map.twice(us)));
    let (loose_pieces, loose_pawns) = (loose & pieces, loose - pieces);
    recorder.count(them, Term::HangingPiece, 0, loose_pieces.count() as i32, loose_pieces);
    recorder.count(them, Term::HangingPiece, 1, loose_pawns.count() as i32, loose_pawns);

    let contested = (map.all(us) & map.all(them)) - protected;
    recorder.count(us, Term::Restriction, 0, contested.count() as i32, contested);
    pushes(view, us, recorder);
    queen_hunt(view, us, recorder);
}

/// Pieces that a pawn could attack by a safe step.
#[inline(always)]
fn pushes<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let map = view.map;
    let free = !view.occupied;
    let single = spans::step(us, view.pos.pieces(us, Role::Pawn)) & free;
    let double = spans::step(us, single & spans::relative(us, THIRD_RANK)) & free;
    let safe = (single | double) & !map.by(!us, Role::Pawn) & (map.all(us) | !map.all(!us));
    let targets = attacks::pawns(us, safe) & view.pieces(!us) & !map.by(us, Role::Pawn);
    recorder.count(us, Term::ThreatByPush, 0, targets.count() as i32, targets);
}

const THIRD_RANK: Bitboard = Bitboard(0x0000_0000_00ff_0000);

/// Safe squares from which the only enemy queen could be attacked.
#[inline(always)]
fn queen_hunt<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let map = view.map;
    let Some(queen) = view.pos.pieces(!us, Role::Queen).single() else { return };
    let blockers = lucena_facts::pins::blockers(view.pos, queen, us);
    let (own, enemy) = (blockers & view.pos.color(us), blockers - view.pos.color(us));
    recorder.count(!us, Term::ExposedQueen, 0, i32::from(own.any()), own);
    recorder.count(!us, Term::ExposedQueen, 1, i32::from(enemy.any()), enemy);
    let safe = view.areas[us.index()] - view.well_protected(!us);
    let knights = attacks::knight(queen) & safe & map.by(us, Role::Knight);
    recorder.count(us, Term::ThreatOnQueen, 0, knights.count() as i32, knights);
    // A slider must be backed up: the queen attacks it too.
    let backed = safe & map.twice(us);
    let bishops = attacks::bishop(queen, view.occupied) & backed & map.by(us, Role::Bishop);
    let rooks = attacks::rook(queen, view.occupied) & backed & map.by(us, Role::Rook);
    recorder.count(us, Term::ThreatOnQueen, 1, bishops.count() as i32, bishops);
    recorder.count(us, Term::ThreatOnQueen, 2, rooks.count() as i32, rooks);
}
