//! How easily the better side's advantage in the ending can be used: it helps whoever is ahead, and never so
//! much that the other side would be.

use lucena_chess::{Bitboard, Color, File, Role};
use lucena_facts::spans;

use crate::recorder::Recorder;
use crate::view::View;
use crate::{Tapered, Term};

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, recorder: &mut R) {
    let eg = recorder.balance().eg();
    if eg == 0 {
        return;
    }
    let pos = view.pos;
    let pawns = pos.role(Role::Pawn);
    let [white, black] = view.kings;
    let apart = white.file().index().abs_diff(black.file().index()) as i32
        - white.rank().index().abs_diff(black.rank().index()) as i32;
    let both_wings =
        pawns.intersects(spans::files(File::A, File::D)) && pawns.intersects(spans::files(File::E, File::H));
    let no_officers = (view.occupied - pawns - pos.role(Role::King)).is_empty();
    let invaded = white.rank().index() > 3 || black.rank().index() < 4;
    let passers = view.pawns.passed[0] | view.pawns.passed[1];
    let parts = [
        pawns.count() as i32,
        passers.count() as i32,
        apart,
        i32::from(both_wings),
        i32::from(no_officers),
        i32::from(invaded),
        1,
    ];
    let mut sum = 0;
    for (index, count) in parts.into_iter().enumerate() {
        sum += recorder.initiative(index, count);
    }
    // An ending can become drawn for lack of means, but not lost.
    let value = sum.max(-eg.abs());
    let better = if eg > 0 { Color::White } else { Color::Black };
    recorder.adjust(better, Term::Initiative, Tapered::new(0, value), Bitboard::EMPTY);
}
