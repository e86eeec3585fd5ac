//! Work that outlives a request: kept in the store, done in turns by a few threads, told by events, stopped on demand.
//!
//! A job that is not finished when the program ends is taken up again at the next start.

mod competition;
mod failure;
mod line;
mod live;
mod review;
mod search;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use lucena_store::{NewJob, Status, StoreError};

pub(crate) use competition::{Contested, games_of};
pub(crate) use failure::Failure;
use line::Line;
pub(crate) use live::{Event, Live, stream};
pub(crate) use review::{chosen_game, line_of};
pub(crate) use search::compiled;

use crate::state::{Application, State};
use crate::wire::JobEnd;

/// The kinds of work.
pub(crate) const REVIEW: &str = "review";
pub(crate) const SEARCH: &str = "search";
pub(crate) const COMPETITION: &str = "competition";

/// What workers do. A review is first looked at quickly, then, in turns with the others, thoroughly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Work {
    Look,
    Review,
    Search,
    Compete,
}

impl Work {
    /// All kinds, each with the number of its workers: a long look or search leaves a way past it.
    const ALL: [(Work, usize); 4] =
        [(Work::Look, 2), (Work::Review, 1), (Work::Search, 2), (Work::Compete, 1)];

    /// What is done first about a job of a kind.
    fn first(kind: &str) -> Option<Work> {
        match kind {
            REVIEW => Some(Work::Look),
            SEARCH => Some(Work::Search),
            COMPETITION => Some(Work::Compete),
            _ => None,
        }
    }
}

/// The work under way and waiting.
#[derive(Default)]
pub(crate) struct Jobs {
    live: Mutex<BTreeMap<i64, Arc<Live>>>,
    lines: [Arc<Line>; Work::ALL.len()],
}

/// How a job came out.
pub(crate) enum TurnEnd {
    /// It is done and kept.
    Done,
    /// It goes on in another line.
    Next,
    /// Its turn is over for now; it goes to the end of its line.
    Again,
    /// It was told to stop.
    Stopped,
    /// It cannot be done, for this reason.
    Failed(Failure),
}

impl Jobs {
    /// Starts the workers, and puts open jobs of an earlier run back in line.
    pub(crate) fn start(state: &State) -> Result<(), StoreError> {
        for (work, workers) in Work::ALL {
            for _ in 0..workers {
                let (weak, line) = (Arc::downgrade(state), Arc::clone(state.jobs.line(work)));
                let worker = std::thread::Builder::new().name(format!("lucena {work:?}").to_lowercase());
                let run = move || labor(&weak, work, &line);
                worker.spawn(run).map_err(|error| StoreError::Other(error.to_string()))?;
            }
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
        // A job of a kind that this program does not know stays open for one that does.
        if let Some(work) = Work::first(kind) {
            self.line(work).push(id);
            self.tell_places(work);
        }
    }

    fn line(&self, work: Work) -> &Arc<Line> {
        &self.lines[work as usize]
    }

    /// Tells those who wait how many come before them.
    fn tell_places(&self, work: Work) {
        for (id, before) in self.line(work).places() {
            if let Some(live) = self.live(id) {
                live.tell_before(before);
            }
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
        for (work, _) in Work::ALL {
            self.line(work).remove(id);
            self.tell_places(work);
        }
        let kept = state.store.end_job(id, Status::Cancelled, None);
        live.end(Event::new("cancelled", &JobEnd::default()));
        kept.map(|()| true)
    }

    /// Ends all work, which stays open in the store.
    pub(crate) fn stop(&self) {
        self.lines.iter().for_each(|line| line.close());
        for live in self.all().values() {
            live.interrupt();
        }
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<i64, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Jobs {
    fn drop(&mut self) {
        self.lines.iter().for_each(|line| line.close());
    }
}

/// Does one job after the other, as long as there is an application to do them for.
fn labor(state: &Weak<Application>, work: Work, line: &Line) {
    while let Some(id) = line.next() {
        let Some(state) = state.upgrade() else { return };
        if let Some(live) = state.jobs.live(id) {
            state.jobs.tell_places(work);
            live.tell_before(0);
            let outcome = catch_unwind(AssertUnwindSafe(|| run(&state, work, id, &live)));
            let outcome = outcome.unwrap_or_else(|_| TurnEnd::Failed(Failure::internal()));
            line.done();
            let next = match outcome {
                TurnEnd::Next if !live.is_stopped() => Some(Work::Review),
                TurnEnd::Again if !live.is_stopped() => Some(work),
                TurnEnd::Next | TurnEnd::Again => {
                    end(&state, id, &live, TurnEnd::Stopped);
                    None
                }
                over => {
                    end(&state, id, &live, over);
                    None
                }
            };
            if let Some(next) = next {
                state.jobs.line(next).push(id);
                state.jobs.tell_places(next);
            }
            state.jobs.tell_places(work);
        } else {
            line.done();
        }
    }
}

fn run(state: &Application, work: Work, id: i64, live: &Live) -> TurnEnd {
    let job = match state.store.job(id) {
        Ok(Some(job)) => job,
        Ok(None) => return TurnEnd::Stopped,
        Err(error) => return TurnEnd::Failed(Failure::store(&error)),
    };
    if live.is_stopped() {
        return TurnEnd::Stopped;
    }
    match work {
        Work::Look => review::look(state, &job, live),
        Work::Review => review::study(state, &job, live, &|| !state.jobs.line(work).is_empty()),
        Work::Search => search::run(state, &job, live),
        Work::Compete => competition::run(state, &job, live),
    }
}

/// Notes how a job came out, tells those who watch, and forgets that it was alive. What was cancelled is over already.
fn end(state: &Application, id: i64, live: &Live, outcome: TurnEnd) {
    if live.is_cancelled() {
        return;
    }
    let event = match outcome {
        TurnEnd::Done => Event::new("done", &JobEnd::default()),
        // By the end of the program: it stays open and goes on at the next start.
        TurnEnd::Stopped | TurnEnd::Next | TurnEnd::Again => Event::new("interrupted", &JobEnd::default()),
        TurnEnd::Failed(reason) => {
            // On a full disk even this may fail; then the job stays open and is tried again at the next start.
            let _ = state.store.end_job(id, Status::Failed, Some(&reason.written()));
            Event::new("failed", &JobEnd { error: Some(reason.words()) })
        }
    };
    state.jobs.all().remove(&id);
    live.end(event);
}
