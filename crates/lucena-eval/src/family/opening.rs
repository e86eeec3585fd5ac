//! The principles of the opening.

use lucena_chess::Color;
use lucena_facts::opening;

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let undeveloped = opening::undeveloped(view.pos, us);
    if undeveloped.any() {
        recorder.count(us, Term::Undeveloped, 0, undeveloped.count() as i32, undeveloped);
        let queens = opening::early_queens(view.pos, us);
        recorder.count(us, Term::EarlyQueen, 0, i32::from(queens.any()), queens);
    }
    let blocked = opening::blocked_center_pawns(view.pos, us);
    recorder.count(us, Term::BlockedCenterPawn, 0, blocked.count() as i32, blocked);
}
