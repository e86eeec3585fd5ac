//! Counting the positions that can be reached in so many moves: the proof and the speedometer of a move
//! generator.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::{Move, Position};

/// How many sequences of `depth` legal moves there are.
///
/// The last moves are counted, not played.
///
/// ```
/// use lucena_chess::{Position, perft};
///
/// assert_eq!(perft(&Position::start(), 3), 8_902);
/// ```
pub fn perft(pos: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => pos.count_legal_moves(),
        _ => pos.legal_moves().iter().map(|&mv| perft(&pos.after(mv), depth - 1)).sum(),
    }
}

/// The count below each legal move, in the order of generation.
pub fn divide(pos: &Position, depth: u32) -> Vec<(Move, u64)> {
    divide_with_threads(pos, depth, 1)
}

/// [`perft`], shared among threads.
pub fn perft_with_threads(pos: &Position, depth: u32, threads: usize) -> u64 {
    match depth {
        0 => 1,
        _ => divide_with_threads(pos, depth, threads).iter().map(|&(_, count)| count).sum(),
    }
}

/// [`divide`], shared among threads: each takes the next pair of first moves when it is free.
pub fn divide_with_threads(pos: &Position, depth: u32, threads: usize) -> Vec<(Move, u64)> {
    let first = pos.legal_moves();
    if threads < 2 || depth < 3 {
        return first.iter().map(|&mv| (mv, perft(&pos.after(mv), depth.saturating_sub(1)))).collect();
    }
    let tasks: Vec<(usize, Position)> = first
        .iter()
        .enumerate()
        .flat_map(|(index, &mv)| {
            let next = pos.after(mv);
            next.legal_moves().iter().map(|&reply| (index, next.after(reply))).collect::<Vec<_>>()
        })
        .collect();
    let next_task = AtomicUsize::new(0);
    let work = || {
        let mut counts = vec![0; first.len()];
        while let Some((index, pos)) = tasks.get(next_task.fetch_add(1, Ordering::Relaxed)) {
            counts[*index] += perft(pos, depth - 2);
        }
        counts
    };
    let shares: Vec<Vec<u64>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("counting does not panic")).collect()
    });
    first
        .iter()
        .enumerate()
        .map(|(index, &mv)| (mv, shares.iter().map(|counts| counts[index]).sum()))
        .collect()
}
