//! The thread that an engine thinks on. It lives as long as the engine: starting a new one for every move costs as much
//! as a short search.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::event::Report;
use crate::workers::STACK_BYTES;

/// A thread that does one thing after the other; it starts with the first and ends with its owner.
#[derive(Default)]
pub(crate) struct Thinker {
    jobs: Option<Sender<Job>>,
}

type Job = Box<dyn FnOnce() + Send>;

impl Thinker {
    /// Lets the thread do this after what it has been given before.
    ///
    /// # Panics
    /// If the system has no room for the thread.
    pub(crate) fn think(&mut self, job: impl FnOnce() -> Report + Send + 'static) -> Promise {
        let promise = Promise::default();
        let answer = promise.clone();
        let job: Job = Box::new(move || answer.keep(catch_unwind(AssertUnwindSafe(job))));
        let jobs = self.jobs.get_or_insert_with(start);
        // The thread ends only with the sender, since no job can make it panic.
        jobs.send(job).expect("the thread waits for jobs");
        promise
    }
}

fn start() -> Sender<Job> {
    let (sender, jobs) = mpsc::channel::<Job>();
    thread::Builder::new()
        .name("lucena search".to_owned())
        .stack_size(STACK_BYTES)
        .spawn(move || jobs.into_iter().for_each(|job| job()))
        .expect("the system has room for one more thread");
    sender
}

/// A report that will be there.
#[derive(Clone, Default)]
pub(crate) struct Promise(Arc<(Mutex<Option<thread::Result<Report>>>, Condvar)>);

impl Promise {
    fn keep(&self, result: thread::Result<Report>) {
        *self.result() = Some(result);
        self.0.1.notify_all();
    }

    /// Whether it is there.
    pub(crate) fn is_kept(&self) -> bool {
        self.result().is_some()
    }

    /// Waits for it; what was thrown instead is the error.
    pub(crate) fn wait(self) -> thread::Result<Report> {
        let mut result = self.result();
        loop {
            match result.take() {
                Some(result) => return result,
                None => result = self.0.1.wait(result).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    fn result(&self) -> MutexGuard<'_, Option<thread::Result<Report>>> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thread_does_everything_in_order_and_survives_a_panic() {
        let mut thinker = Thinker::default();
        let (sender, threads) = mpsc::channel();
        let mut promises = Vec::new();
        for number in 0..4 {
            let sender = sender.clone();
            promises.push(thinker.think(move || {
                sender.send((number, thread::current().id())).expect("heard");
                assert_ne!(number, 2, "this one fails");
                Report::default()
            }));
        }
        let results: Vec<bool> = promises.into_iter().map(|promise| promise.wait().is_ok()).collect();
        assert_eq!(results, [true, true, false, true]);
        drop((sender, thinker));
        let done: Vec<_> = threads.iter().collect();
        assert!(done.iter().map(|&(number, _)| number).eq(0..4));
        assert!(done.iter().all(|&(_, id)| id == done[0].1 && id != thread::current().id()));
    }
}
