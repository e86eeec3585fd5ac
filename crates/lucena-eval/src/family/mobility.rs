//! How many useful squares each officer reaches, and who holds the center.

use lucena_chess::{Color, Role, attacks};
use lucena_facts::space;

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let area = view.areas[us.index()];
    let pinned = view.pinned[us.index()];
    let king = view.king(us);
    for officer in view.map.officers(us) {
        let term = match officer.role {
            Role::Knight => Term::KnightMobility,
            Role::Bishop => Term::BishopMobility,
            Role::Rook => Term::RookMobility,
            Role::Queen => Term::QueenMobility,
            Role::Pawn | Role::King => continue,
        };
        let mut reach = officer.attacks;
        if pinned.contains(officer.square) {
            reach &= attacks::line(king, officer.square);
        }
        let squares = reach & area;
        recorder.add(us, term, squares.count() as usize, squares.with(officer.square));
    }
    let center = space::controlled_center(&view.map, us);
    recorder.count(us, Term::CenterControl, 0, center.count() as i32, center);
}
