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

/// Pieces beside and against each other: what each pair of roles adds to or takes from the material.
///
/// Only the difference between the sides counts, so equal material has nothing to say here.
#[inline(always)]
pub(crate) fn pairs<R: Recorder>(view: &View<'_>, recorder: &mut R) {
    let counts = |color| ROLES.map(|role| view.pos.pieces(color, role).count() as i32);
    let (white, black) = (counts(Color::White), counts(Color::Black));
    if white == black {
        return;
    }
    let mut own_index = 0;
    let mut enemy_index = 0;
    for high in 0..ROLES.len() {
        for low in 0..high {
            let own = white[high] * white[low] - black[high] * black[low];
            net(Term::PairOwn, own_index, own, recorder);
            own_index += 1;
            let enemy = white[high] * black[low] - black[high] * white[low];
            net(Term::PairEnemy, enemy_index, enemy, recorder);
            enemy_index += 1;
        }
        let same = |count: i32| count * (count - 1) / 2;
        net(Term::PairOwn, own_index, same(white[high]) - same(black[high]), recorder);
        own_index += 1;
    }
}

const ROLES: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Counts a difference for the side that has more.
#[inline(always)]
fn net<R: Recorder>(term: Term, index: usize, difference: i32, recorder: &mut R) {
    let side = if difference >= 0 { Color::White } else { Color::Black };
    recorder.count(side, term, index, difference.abs(), Bitboard::EMPTY);
}
