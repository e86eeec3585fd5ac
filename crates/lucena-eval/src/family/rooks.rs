//! Rooks and queens on open files, on the seventh rank, behind passed pawns; and rooks shut in.

use lucena_chess::{Bitboard, Color, File, Rank, Role};
use lucena_facts::{Attacker, spans};

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

/// One rook.
#[inline(always)]
pub(crate) fn rook<R: Recorder>(view: &View<'_>, us: Color, piece: &Attacker, recorder: &mut R) {
    let pos = view.pos;
    let rook = piece.square;
    let here = Bitboard::from(rook);
    let file = Bitboard::file(rook.file());
    if !file.intersects(pos.pieces(us, Role::Pawn)) {
        let half_open = usize::from(file.intersects(pos.role(Role::Pawn)));
        recorder.add(us, Term::RookFile, half_open, here);
    }
    if file.intersects(pos.role(Role::Queen)) {
        recorder.add(us, Term::RookQueenFile, 0, here);
    }
    let column = piece.attacks & file;
    if column.intersects(pos.straight_sliders(us)) {
        recorder.add(us, Term::RookBattery, 0, here);
    }
    for (index, owner) in [us, !us].into_iter().enumerate() {
        let passers = view.pawns.passed[owner.index()] & column;
        if passers.any() && passers.intersects(spans::ahead(owner, here)) {
            recorder.add(us, Term::RookBehindPasser, index, here);
        }
    }
    if rook.rank() == us.back_rank() && is_shut_in(view, us, rook.file()) {
        let room = piece.attacks & view.areas[us.index()];
        if room.count() <= 3 {
            let lost = usize::from(!pos.castling_rooks().intersects(pos.color(us)));
            recorder.add(us, Term::TrappedRook, lost, here.with(view.king(us)));
        }
    }
}

/// Whether the king stands between a rook and the middle of the back rank.
#[inline]
fn is_shut_in(view: &View<'_>, us: Color, rook: File) -> bool {
    let king = view.king(us);
    let (king_file, rook_file) = (king.file().index(), rook.index());
    king.rank() == us.back_rank() && (king_file < 4) == (rook_file < king_file) && rook_file != king_file
}

/// Rooks and queens on the seventh rank.
#[inline(always)]
pub(crate) fn seventh<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
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
