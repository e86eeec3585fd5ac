//! A line of jobs that wait for their turn.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Jobs that wait for the same workers.
#[derive(Debug, Default)]
pub(super) struct Line {
    state: Mutex<Waiting>,
    news: Condvar,
}

#[derive(Debug, Default)]
struct Waiting {
    jobs: VecDeque<i64>,
    /// How many are being worked on.
    under_way: usize,
    is_closed: bool,
}

impl Line {
    pub(super) fn push(&self, job: i64) {
        self.locked().jobs.push_back(job);
        self.news.notify_one();
    }

    /// Waits for the next job; nothing if the line was closed.
    pub(super) fn next(&self) -> Option<i64> {
        let mut state = self.locked();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(job) = state.jobs.pop_front() {
                state.under_way += 1;
                return Some(job);
            }
            state = self.news.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Notes that a worker is free again.
    pub(super) fn done(&self) {
        self.locked().under_way -= 1;
    }

    pub(super) fn remove(&self, job: i64) {
        self.locked().jobs.retain(|&known| known != job);
    }

    /// Whether nobody waits.
    pub(super) fn is_empty(&self) -> bool {
        self.locked().jobs.is_empty()
    }

    /// Those who wait, each with how many come before it.
    pub(super) fn places(&self) -> Vec<(i64, u64)> {
        let state = self.locked();
        (state.under_way as u64..).zip(&state.jobs).map(|(before, &job)| (job, before)).collect()
    }

    /// Lets all workers go home.
    pub(super) fn close(&self) {
        self.locked().is_closed = true;
        self.news.notify_all();
    }

    fn locked(&self) -> MutexGuard<'_, Waiting> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
