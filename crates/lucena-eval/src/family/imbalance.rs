//! Which pieces go well together, and which are worth more against others.

use lucena_chess::{Bitboard, Color, Position, Role};
use lucena_facts::{Signature, material};

use crate::Term;
use crate::recorder::Recorder;

/// Looks at the material of both sides. What it is worth follows from the numbers of pieces and from whose bishops
/// stand on squares of both colors, and from nothing else.
pub(crate) fn evaluate<R: Recorder>(pos: &Position, signature: Signature, recorder: &mut R) {
    let counts = Color::ALL.map(|color| {
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
            .map(|role| signature.count(color, role) as i32)
    });
    side(pos, &counts, Color::White, recorder);
    side(pos, &counts, Color::Black, recorder);
    pairs(counts, recorder);
}

fn side<R: Recorder>(pos: &Position, counts: &[[i32; 5]; 2], us: Color, recorder: &mut R) {
    let [pawns, knight_count, _, rook_count, _] = counts[us.index()];
    let pieces = |role| pos.pieces(us, role);
    let (knights, bishops, rooks) = (pieces(Role::Knight), pieces(Role::Bishop), pieces(Role::Rook));
    // Nobody has more than eight pawns: the set-up refuses it.
    let own_pawns = (pawns as usize).min(8);

    if material::has_bishop_pair(pos, us) {
        recorder.add(us, Term::BishopPair, own_pawns, bishops);
    }
    recorder.count(us, Term::KnightPawns, own_pawns, knight_count, knights);
    recorder.count(us, Term::RookPawns, own_pawns, rook_count, rooks);
    if rook_count > 1 {
        recorder.add(us, Term::RookPair, 0, rooks);
    }
    if knight_count > 1 {
        recorder.add(us, Term::KnightPair, 0, knights);
    }

    let more = |role: Role| counts[us.index()][role.index()] - counts[(!us).index()][role.index()];
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
fn pairs<R: Recorder>([white, black]: [[i32; 5]; 2], recorder: &mut R) {
    if white == black {
        return;
    }
    let mut own_index = 0;
    let mut enemy_index = 0;
    for high in 0..white.len() {
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

/// Counts a difference for the side that has more.
fn net<R: Recorder>(term: Term, index: usize, difference: i32, recorder: &mut R) {
    let side = if difference >= 0 { Color::White } else { Color::Black };
    recorder.count(side, term, index, difference.abs(), Bitboard::EMPTY);
}
