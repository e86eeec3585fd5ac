//! What a side protects, and which of its pieces have too much to guard.

use lucena_chess::{Color, Role};

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let map = view.map;
    let by_pawn = map.by(us, Role::Pawn);
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let pieces = view.pos.pieces(us, role) & by_pawn;
        recorder.count(us, Term::ProtectedByPawn, role.index(), pieces.count() as i32, pieces);
    }
    for (index, role) in [Role::Knight, Role::Bishop].into_iter().enumerate() {
        let pieces = (view.pos.pieces(us, role) & map.all(us)) - by_pawn;
        recorder.count(us, Term::ProtectedMinor, index, pieces.count() as i32, pieces);
    }
    let attacked = view.pos.color(us) & map.all(!us);
    let guarded_once = (attacked & map.all(us)) - map.twice(us);
    if guarded_once.more_than_one() {
        for piece in view.map.pieces(us) {
            let wards = piece.attacks & guarded_once;
            if wards.more_than_one() {
                recorder.add(us, Term::Overloaded, 0, wards.with(piece.square));
            }
        }
    }
    let pawns = (attacked & view.pos.role(Role::Pawn) & map.all(us)) - by_pawn;
    recorder.count(us, Term::GuardedPawn, 0, pawns.count() as i32, pawns);
}
