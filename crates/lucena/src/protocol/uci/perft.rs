//! `go perft`, countable while the conversation goes on: it can be stopped.

use std::sync::atomic::{AtomicBool, Ordering};

use lucena_chess::{Move, Position, perft};

/// Below this depth a count takes a moment only, and nobody needs to stop it.
const MOMENT: u32 = 3;

/// The count below each move; nothing if it was stopped.
pub(super) fn divide(pos: &Position, depth: u32, stop: &AtomicBool) -> Option<Vec<(Move, u64)>> {
    let moves = pos.legal_moves();
    moves.iter().map(|&mv| Some((mv, count(&pos.after(mv), depth.saturating_sub(1), stop)?))).collect()
}

fn count(pos: &Position, depth: u32, stop: &AtomicBool) -> Option<u64> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    if depth <= MOMENT {
        return Some(perft(pos, depth));
    }
    pos.legal_moves().iter().map(|&mv| count(&pos.after(mv), depth - 1, stop)).sum()
}
