//! Knights and bishops: outposts, pawns in the way, long diagonals, distance from the own king.

use lucena_chess::{Bitboard, Color, File, Role, Square, attacks};
use lucena_facts::{Attacker, files, minor, space, spans};

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

/// One knight.
#[inline(always)]
pub(crate) fn knight<R: Recorder>(view: &View<'_>, us: Color, piece: &Attacker, recorder: &mut R) {
    either(view, us, 0, piece.square, recorder);
    let here = Bitboard::from(piece.square);
    let outposts = view.outposts[us.index()];
    if outposts.contains(piece.square) {
        let rim = Bitboard::file(File::A) | Bitboard::file(File::H);
        recorder.add(us, Term::KnightOutpost, usize::from(!rim.contains(piece.square)), here);
    } else {
        let reachable = (piece.attacks & outposts) - view.pos.color(us);
        if reachable.any() {
            recorder.add(us, Term::OutpostInReach, 0, here | reachable);
        }
    }
}

/// One bishop.
#[inline(always)]
pub(crate) fn bishop<R: Recorder>(view: &View<'_>, us: Color, piece: &Attacker, recorder: &mut R) {
    let square = piece.square;
    either(view, us, 1, square, recorder);
    if view.outposts[us.index()].contains(square) {
        recorder.add(us, Term::BishopOutpost, 0, square.into());
    }
    let own = view.pos.pieces(us, Role::Pawn);
    let same = own & minor::same_color(square);
    let blocked = own & spans::files(File::C, File::F) & spans::step(!us, view.occupied);
    let index = (blocked.count() as usize).min(3);
    recorder.count(us, Term::BishopPawns, index, same.count() as i32, same);
    if files::long_diagonals().contains(square) {
        let seen = attacks::bishop(square, view.pos.role(Role::Pawn)).with(square);
        if (seen & space::CENTER).more_than_one() {
            recorder.add(us, Term::LongDiagonal, 0, square.into());
        }
    }
}

/// What is asked of knights and bishops alike.
#[inline(always)]
fn either<R: Recorder>(view: &View<'_>, us: Color, index: usize, square: Square, recorder: &mut R) {
    if spans::step(!us, view.pos.role(Role::Pawn)).contains(square) {
        recorder.add(us, Term::BehindPawn, index, square.into());
    }
    let distance = square.distance(view.king(us)) as i32;
    recorder.count(us, Term::KingProtector, index, distance, square.into());
}
