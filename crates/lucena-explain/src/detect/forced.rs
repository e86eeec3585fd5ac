//! Mates that every reply allows.

use lucena_chess::Position;

use super::tactics;

/// Positions that may be looked at before a proof by all replies is given up.
const PATIENCE: u32 = 60_000;

/// Whether the side not on move mates within `moves` of its own moves whatever is replied; false also if that is
/// too much to look through.
pub fn is_forced_mate(pos: &Position, moves: usize) -> bool {
    let mut patience = PATIENCE;
    every_reply_is_mated(pos, moves, &mut patience)
}

fn every_reply_is_mated(pos: &Position, moves: usize, patience: &mut u32) -> bool {
    let replies = pos.legal_moves();
    if replies.is_empty() {
        return pos.is_check();
    }
    moves != 0 && replies.iter().all(|&reply| some_move_mates(&pos.after(reply), moves, patience))
}

fn some_move_mates(pos: &Position, moves: usize, patience: &mut u32) -> bool {
    if tactics::mate_in_one(pos).is_some() {
        return true;
    }
    if moves <= 1 {
        return false;
    }
    let candidates = pos.legal_moves();
    let (checks, quiets): (Vec<_>, Vec<_>) = candidates.iter().copied().partition(|&mv| pos.gives_check(mv));
    checks.into_iter().chain(quiets).any(|mv| {
        *patience = patience.saturating_sub(1);
        *patience != 0 && every_reply_is_mated(&pos.after(mv), moves - 1, patience)
    })
}
