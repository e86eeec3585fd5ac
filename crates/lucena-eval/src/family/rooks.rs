//! Rooks and queens on open files, on the seventh rank, behind passed pawns; and rooks shut in.

use lucena_chess::{Bitboard, Color, File, Rank, Role};
use lucena_facts::spans;

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let pos = view.pos;
    let own_pawns = pos.pieces(us, Role::Pawn);
    let passers = [view.pawns.passed[us.index()], view.pawns.passed[(!us).index()]];
    for officer in view.map.officers(us).iter().filter(|officer| officer.role == Role::Rook) {
        let rook = officer.square;
        let here = Bitboard::from(rook);
        let file = Bitboard::file(rook.file());
        if !file.intersects(own_pawns) {
            let half_open = usize::from(file.intersects(pos.role(Role::Pawn)));
            recorder.add(us, Term::RookFile, half_open, here);
        }
        let column = officer.attacks & file;
        if column.intersects(pos.straight_sliders(us)) {
            recorder.add(us, Term::RookBattery, 0, here);
        }
        for (index, owner) in [us, !us].into_iter().enumerate() {
            if (passers[index] & column).intersects(spans::ahead(owner, here)) {
                recorder.add(us, Term::RookBehindPasser, index, here);
            }
        }
        let room = officer.attacks & view.areas[us.index()];
        if room.count() <= 3 && is_shut_in(view, us, rook.file()) && rook.rank() == us.back_rank() {
            let lost = usize::from(!pos.castling_rooks().intersects(pos.color(us)));
            recorder.add(us, Term::TrappedRook, lost, here.with(view.king(us)));
        }
    }
    seventh(view, us, recorder);
}

/// Whether the king stands between a rook and the middle of the back rank.
#[inline]
fn is_shut_in(view: &View<'_>, us: Color, rook: File) -> bool {
    let king = view.king(us);
    let (king_file, rook_file) = (king.file().index(), rook.index());
    king.rank() == us.back_rank() && (king_file < 4) == (rook_file < king_file) && rook_file != king_file
}

#[inline(always)]
fn seventh<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let seventh = Bitboard::rank(us.relative_rank(Rank::Seventh));
    let movers = view.pos.straight_sliders(us) & seventh;
    if movers.any() {
        let targets = lucena_facts::files::on_seventh(view.pos, us);
        let rooks = targets & view.pos.role(Role::Rook);
        let queens = targets - rooks;
        recorder.count(us, Term::RookSeventh, 0, rooks.count() as i32, rooks);
        recorder.count(us, Term::QueenSeventh, 0, queens.count() as i32, queens);
    }
}
