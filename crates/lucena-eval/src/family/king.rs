//! The walls around a king: shelter, storms and open files (with the pawns), castling and tropism (without).

use lucena_chess::{Bitboard, CastleSide, Color, File, Position, Role};
use lucena_facts::{Attacker, king, spans};

use super::{relative_rank, rim_distance};
use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

/// What depends on pawns and kings alone.
pub(crate) fn shelter<R: Recorder>(pos: &Position, us: Color, recorder: &mut R) {
    let king = pos.king(us);
    let (own, enemy) = (pos.pieces(us, Role::Pawn), pos.pieces(!us, Role::Pawn));
    let here = Bitboard::from(king);
    // The king's own rank counts: a pawn beside the king still hides it.
    let in_front = spans::fill_forward(us, spans::widen(here));
    let center = king.file().index().clamp(1, 6);
    for index in center - 1..=center + 1 {
        let file = File::ALL[index];
        let squares = Bitboard::file(file);
        let shield = nearest(us, own & squares & in_front);
        let storm = nearest(us, enemy & squares & in_front);
        let rank = |pawn: Bitboard| pawn.first().map_or(0, |square| relative_rank(us, square));
        let beside = usize::from(file != king.file());
        let place = rim_distance(file) * 8;
        recorder.add(us, Term::KingShelter, beside * 32 + place + rank(shield), shield | here);

        let stopped = shield.any() && spans::step(us, shield) == storm;
        recorder.add(us, Term::KingStorm, usize::from(stopped) * 32 + place + rank(storm), storm);
        if !(own | enemy).intersects(squares) {
            recorder.add(us, Term::KingOpenFile, 0, squares);
        }
    }
    if lives_apart(pos) {
        let storm = king::storm(pos, us);
        recorder.count(us, Term::OppositeStorm, 0, storm.count() as i32, storm);
    }
}

/// What also depends on the pieces.
#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let rooks = view.pos.castling_rooks() & view.pos.color(us);
    if rooks.any() {
        for (index, side) in [CastleSide::King, CastleSide::Queen].into_iter().enumerate() {
            if let Some(rook) = view.pos.castling_rook(us, side) {
                recorder.add(us, Term::CastlingRight, index, rook.into());
            }
        }
    }
    let king = view.king(us);
    let wing = super::danger::wing(king.file());
    if !wing.intersects(view.pos.role(Role::Pawn)) {
        recorder.add(us, Term::PawnlessWing, 0, king.into());
    }
}

/// How near a piece of `us` is to the enemy king.
#[inline(always)]
pub(crate) fn tropism<R: Recorder>(
    view: &View<'_>,
    us: Color,
    role: Role,
    piece: &Attacker,
    recorder: &mut R,
) {
    let nearness = 7 - piece.square.distance(view.king(!us)) as i32;
    recorder.count(us, Term::KingTropism, role.index() - 1, nearness, piece.square.into());
}

/// The pawn of a file that is nearest to a side.
#[inline]
fn nearest(us: Color, pawns: Bitboard) -> Bitboard {
    let square = match us {
        Color::White => pawns.first(),
        Color::Black => pawns.last(),
    };
    square.map_or(Bitboard::EMPTY, Bitboard::from)
}

/// Whether one king lives on the queen's wing and the other on the king's.
fn lives_apart(pos: &Position) -> bool {
    let wings = Color::ALL.map(|color| match pos.king(color).file() {
        File::A | File::B | File::C => -1,
        File::F | File::G | File::H => 1,
        _ => 0,
    });
    wings[0] * wings[1] < 0
}
