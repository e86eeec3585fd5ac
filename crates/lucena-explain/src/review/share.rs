//! Work shared out among thinkers: each takes a stretch of the game and goes through it backwards.
//!
//! Stretches are cut by the number of thinkers alone, so that the same thinkers give the same answers again.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::thinker::Thinker;

/// Does `count` pieces of work, each thinker in a thread of its own; `progress` hears how many are done, and stops the
/// work by returning false. Nothing is returned if it was stopped.
pub(super) fn share<T: Send>(
    thinkers: &mut [&mut dyn Thinker],
    count: usize,
    work: impl Fn(&mut dyn Thinker, usize) -> T + Sync,
    progress: &mut dyn FnMut(usize) -> bool,
) -> Option<Vec<T>> {
    let stopped = AtomicBool::new(false);
    let mut results: Vec<Option<T>> = (0..count).map(|_| None).collect();
    let (sender, receiver) = mpsc::channel();
    let stretches = stretches(count, thinkers.len());
    thread::scope(|scope| {
        for (thinker, stretch) in thinkers.iter_mut().zip(stretches) {
            let (sender, work, stopped) = (sender.clone(), &work, &stopped);
            scope.spawn(move || {
                for index in stretch.rev().take_while(|_| !stopped.load(Ordering::Relaxed)) {
                    // Nobody listens any more only if the scope is being left.
                    let _ = sender.send((index, work(*thinker, index)));
                }
            });
        }
        drop(sender);
        for (done, (index, result)) in receiver.into_iter().enumerate() {
            results[index] = Some(result);
            if !progress(done + 1) {
                stopped.store(true, Ordering::Relaxed);
            }
        }
    });
    if stopped.load(Ordering::Relaxed) { None } else { results.into_iter().collect() }
}

/// The numbers below `count` in as many stretches as there are workers, as even as can be.
fn stretches(count: usize, workers: usize) -> Vec<Range<usize>> {
    let workers = workers.max(1);
    (0..workers).map(|worker| worker * count / workers..(worker + 1) * count / workers).collect()
}
