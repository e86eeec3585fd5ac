//! Work that outlives a request: kept in the store, done by a thread for each kind, told by events, stopped on demand.
//!
//! A job that is not finished when the program ends is taken up again at the next start.

mod failure;
mod live;
mod review;
mod search;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use lucena_store::{NewJob, Status, StoreError};
use serde_json::json;

pub(crate) use failure::Failure;
pub(crate) use live::{Event, Live, stream};
pub(crate) use review::{chosen_game, line_of};
pub(crate) use search::{compiled, programs_of};

use crate::state::{Application, State};

/// The kinds of work.
pub(crate) const REVIEW: &str = "review";
pub(crate) const SEARCH: &str = "search";

/// The work under way and waiting.
#[derive(Default)]
pub(crate) struct Jobs {
    live: Mutex<BTreeMap<i64, Arc<Live>>>,
    queues: Mutex<BTreeMap<&'static str, Sender<i64>>>,
    is_ending: AtomicBool,
}

/// How a job came out.
pub(crate) enum Outcome {
    /// It is done and kept.
    Done,
    /// It was told to stop.
    Stopped,
    /// It cannot be done, for this reason.
    Failed(Failure),
}

impl Jobs {
    /// Starts a thread for each kind of work, and puts open jobs of an earlier run back in line.
    pub(crate) fn start(state: &State) -> Result<(), StoreError> {
        for kind in [REVIEW, SEARCH] {
            let (sender, receiver) = channel();
            let weak = Arc::downgrade(state);
            let worker = std::thread::Builder::new().name(format!("lucena {kind}"));
            let run = move || work(&weak, &receiver);
            worker.spawn(run).map_err(|error| StoreError::Other(error.to_string()))?;
            state.jobs.queues().insert(kind, sender);
        }
        for job in state.store.open_jobs()? {
            state.jobs.enqueue(job.id, &job.kind);
        }
        Ok(())
    }

    /// Keeps a new job and puts it in line.
    pub(crate) fn add(&self, state: &Application, job: NewJob<'_>) -> Result<i64, StoreError> {
        let id = state.store.add_job(job)?;
        self.enqueue(id, job.kind);
        Ok(id)
    }

    fn enqueue(&self, id: i64, kind: &str) {
        self.all().insert(id, Arc::new(Live::default()));
        if let Some(queue) = self.queues().get(kind) {
            // A worker that is gone leaves the job open; the next start takes it up.
            let _ = queue.send(id);
        }
    }

    /// A job that waits or is under way.
    pub(crate) fn live(&self, id: i64) -> Option<Arc<Live>> {
        self.all().get(&id).cloned()
    }

    /// Ends a job for good, whether it waits or is under way; tells whether it was there to end. Whoever asks about
    /// it from now on hears that it is cancelled; the thread that does it notices a moment later.
    pub(crate) fn cancel(&self, state: &Application, id: i64) -> Result<bool, StoreError> {
        let Some(live) = self.all().remove(&id) else { return Ok(false) };
        live.cancel();
        let kept = state.store.end_job(id, Status::Cancelled, None);
        live.end(Event::new("cancelled", &json!({})));
        kept.map(|()| true)
    }

    /// Ends all work, which stays open in the store.
    pub(crate) fn stop(&self) {
        self.is_ending.store(true, Ordering::Relaxed);
        self.queues().clear();
        for live in self.all().values() {
            live.interrupt();
        }
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<i64, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn queues(&self) -> MutexGuard<'_, BTreeMap<&'static str, Sender<i64>>> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Does one job after the other, as long as there is an application to do them for.
fn work(state: &Weak<Application>, queue: &Receiver<i64>) {
    while let Ok(id) = queue.recv() {
        let Some(state) = state.upgrade() else { return };
        if state.jobs.is_ending.load(Ordering::Relaxed) {
            return;
        }
        if let Some(live) = state.jobs.live(id) {
            let outcome = catch_unwind(AssertUnwindSafe(|| run(&state, id, &live)));
            end(&state, id, &live, outcome.unwrap_or_else(|_| Outcome::Failed(Failure::internal())));
        }
    }
}

fn run(state: &Application, id: i64, live: &Live) -> Outcome {
    let job = match state.store.job(id) {
        Ok(Some(job)) => job,
        Ok(None) => return Outcome::Stopped,
        Err(error) => return Outcome::Failed(Failure::store(&error)),
    };
    if live.is_stopped() {
        return Outcome::Stopped;
    }
    match job.kind.as_str() {
        REVIEW => review::run(state, &job, live),
        SEARCH => search::run(state, &job, live),
        _ => Outcome::Failed(Failure::outdated()),
    }
}

/// Notes how a job came out, tells those who watch, and forgets that it was alive. What was cancelled is over already.
fn end(state: &Application, id: i64, live: &Live, outcome: Outcome) {
    if live.is_cancelled() {
        return;
    }
    let event = match outcome {
        Outcome::Done => Event::new("done", &json!({})),
        // By the end of the program: it stays open and goes on at the next start.
        Outcome::Stopped => Event::new("interrupted", &json!({})),
        Outcome::Failed(reason) => {
            // On a full disk even this may fail; then the job stays open and is tried again at the next start.
            let _ = state.store.end_job(id, Status::Failed, Some(&reason.written()));
            Event::new("failed", &json!({ "error": reason.words() }))
        }
    };
    state.jobs.all().remove(&id);
    live.end(event);
}
