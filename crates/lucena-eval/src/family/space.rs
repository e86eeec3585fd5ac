//! Room behind the pawns, which matters as long as there are pieces to use it.

use lucena_chess::{Color, Role};
use lucena_facts::{space, spans};

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

/// With fewer knights, bishops, rooks and queens there is nobody to use the room.
const FEWEST: u32 = 3;
/// More than this count as so many.
const MOST: u32 = 7;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let pieces = view.pieces(us).count();
    if pieces < FEWEST {
        return;
    }
    let own = view.pos.pieces(us, Role::Pawn);
    let free = space::area(us) - own - view.map.by(!us, Role::Pawn);
    // Squares behind the own pawns that nobody attacks count twice.
    let behind = free & spans::behind(us, own) & !view.map.all(!us);
    let size = (pieces.min(MOST) - FEWEST) as usize;
    recorder.count(us, Term::Space, size, (free.count() + behind.count()) as i32, free);
}
