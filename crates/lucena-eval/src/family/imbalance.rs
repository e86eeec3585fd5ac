//! Which pieces go well together, and which are worth more against others.

use lucena_chess::{Bitboard, Color, Role};

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let pos = view.pos;
    let pieces = |role| pos.pieces(us, role);
    let count = |color, role| pos.pieces(color, role).count() as i32;
    let own_pawns = pieces(Role::Pawn).count() as usize;
    let (knights, bishops, rooks) = (pieces(Role::Knight), pieces(Role::Bishop), pieces(Role::Rook));

    if bishops.intersects(Bitboard::LIGHT_SQUARES) && bishops.intersects(Bitboard::DARK_SQUARES) {
        recorder.add(us, Term::BishopPair, own_pawns, bishops);
    }
    recorder.count(us, Term::KnightPawns, own_pawns, knights.count() as i32, knights);
    recorder.count(us, Term::RookPawns, own_pawns, rooks.count() as i32, rooks);
    if rooks.more_than_one() {
        recorder.add(us, Term::RookPair, 0, rooks);
    }
    if knights.more_than_one() {
        recorder.add(us, Term::KnightPair, 0, knights);
    }

    let own = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(|role| count(us, role));
    let enemy =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(|role| count(!us, role));
    let (mut o, mut e) = (0, 0);
    for i in 0..5 {
        for j in 0..=i {
            let n = if i == j { own[i] * (own[i] - 1) / 2 } else { own[i] * own[j] };
            recorder.count(us, Term::PairOwn, o, n, Bitboard::EMPTY);
            o += 1;
            if j < i {
                recorder.count(us, Term::PairEnemy, e, own[i] * enemy[j], Bitboard::EMPTY);
                e += 1;
            }
        }
    }

    let more = |role| count(us, role) - count(!us, role);
    let (minors, rooks_more, queens) =
        (more(Role::Knight) + more(Role::Bishop), more(Role::Rook), more(Role::Queen));
    if minors >= 2 && rooks_more <= -1 && queens == 0 {
        recorder.add(us, Term::MinorsAgainstRook, 0, knights | bishops);
    }
    if rooks_more >= 1 && queens <= -1 {
        recorder.add(us, Term::RooksAgainstQueen, 0, rooks);
    }
}
