//! Knights and bishops: outposts, pawns in the way, long diagonals, distance from the own king.

use lucena_chess::{Bitboard, Color, File, Role, attacks};
use lucena_facts::{files, minor, space, spans};

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let pos = view.pos;
    let pawns = pos.role(Role::Pawn);
    let outposts = (spans::relative(us, OUTPOST_RANKS) & view.map.by(us, Role::Pawn))
        - view.pawns.attack_span[(!us).index()];
    let sheltered = spans::step(!us, pawns);
    for officer in view.map.officers(us) {
        let index = match officer.role {
            Role::Knight => 0,
            Role::Bishop => 1,
            _ => continue,
        };
        let square = officer.square;
        let here = Bitboard::from(square);
        if sheltered.contains(square) {
            recorder.add(us, Term::BehindPawn, index, here);
        }
        let distance = square.distance(view.king(us)) as i32;
        recorder.count(us, Term::KingProtector, index, distance, here);
        if index == 0 {
            if outposts.contains(square) {
                let inner =
                    usize::from(!(Bitboard::file(File::A) | Bitboard::file(File::H)).contains(square));
                recorder.add(us, Term::KnightOutpost, inner, here);
            } else if (officer.attacks & outposts).intersects(!pos.color(us)) {
                recorder.add(us, Term::OutpostInReach, 0, here | (officer.attacks & outposts));
            }
        } else {
            if outposts.contains(square) {
                recorder.add(us, Term::BishopOutpost, 0, here);
            }
            bishop(view, us, officer.square, recorder);
        }
    }
}

#[inline(always)]
fn bishop<R: Recorder>(view: &View<'_>, us: Color, square: lucena_chess::Square, recorder: &mut R) {
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

const OUTPOST_RANKS: Bitboard = Bitboard(0x0000_ffff_ff00_0000);
