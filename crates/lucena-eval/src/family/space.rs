//! Room behind the pawns, which matters as long as there are pieces to use it.

use lucena_chess::{Color, Role};
use lucena_facts::{space, spans};

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let own = view.pos.pieces(us, Role::Pawn);
    let free = space::area(us) - own - view.map.by(!us, Role::Pawn);
    // Squares behind the own pawns that nobody attacks count twice.
    let behind = free & spans::behind(us, own) & !view.map.all(!us);
    let pieces = (view.pos.color(us).count() as usize).min(16);
    recorder.count(us, Term::Space, pieces, (free.count() + behind.count()) as i32, free);
}
