//! How many useful squares each piece reaches, and who holds the center.

use lucena_chess::{Color, Role, attacks};
use lucena_facts::{Attacker, space};

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

/// The squares of one piece.
#[inline(always)]
pub(crate) fn piece<R: Recorder>(view: &View<'_>, us: Color, role: Role, piece: &Attacker, recorder: &mut R) {
    let term = match role {
        Role::Knight => Term::KnightMobility,
        Role::Bishop => Term::BishopMobility,
        Role::Rook => Term::RookMobility,
        _ => Term::QueenMobility,
    };
    let mut reach = piece.attacks;
    if view.pinned[us.index()].contains(piece.square) {
        reach &= attacks::line(view.king(us), piece.square);
    }
    let squares = reach & view.areas[us.index()];
    recorder.add(us, term, squares.count() as usize, squares.with(piece.square));
}

/// The center.
#[inline(always)]
pub(crate) fn center<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let center = space::controlled_center(view.map, us);
    recorder.count(us, Term::CenterControl, 0, center.count() as i32, center);
}
