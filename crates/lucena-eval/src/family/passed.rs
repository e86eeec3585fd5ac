//! Passed pawns among pieces: is the way free, is it safe, and which king is nearer.

use lucena_chess::{Bitboard, Color, Role, Square};
use lucena_facts::spans;

use super::relative_rank;
use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    for pawn in view.pawns.passed[us.index()] {
        let here = Bitboard::from(pawn);
        let rank = relative_rank(us, pawn);
        let Some(stop) = spans::step(us, here).first() else { continue };
        let free = !view.occupied.contains(stop);
        let safe = !view.map.all(!us).contains(stop);
        recorder.add(us, Term::PassedAdvance, (usize::from(free) * 2 + usize::from(safe)) * 8 + rank, here);
        if view.map.all(us).contains(stop) {
            recorder.add(us, Term::PassedEscort, rank, here);
        }
        let way = spans::ahead(us, here);
        if !way.intersects(view.occupied) {
            recorder.add(us, Term::PassedFree, rank, way | here);
        }
        if !way.intersects(view.occupied | view.map.all(!us)) {
            recorder.add(us, Term::PassedPath, rank, way | here);
        }
        let distance = |color| view.king(color).distance(stop) as usize;
        recorder.add(us, Term::PassedOwnKing, rank * 8 + distance(us), here);
        recorder.add(us, Term::PassedEnemyKing, rank * 8 + distance(!us), here);
        if view.pieces(!us).is_empty() && escapes(view, us, pawn, way) {
            recorder.add(us, Term::PassedUnstoppable, 0, way | here);
        }
    }
}

/// Whether a pawn with a free way is further from the lone king than the king from its queening square.
#[inline]
fn escapes(view: &View<'_>, us: Color, pawn: Square, way: Bitboard) -> bool {
    if way.intersects(view.occupied) {
        return false;
    }
    let goal = Square::new(pawn.file(), us.promotion_rank());
    let steps = match relative_rank(us, pawn) {
        // The first step may be a double one.
        1 => 5,
        rank => 7 - rank,
    } as i32;
    let king = view.pos.pieces(!us, Role::King).first().map_or(0, |king| king.distance(goal)) as i32;
    let ahead = i32::from(view.pos.turn() != us);
    king - ahead > steps
}
