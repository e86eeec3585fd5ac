//! A search on a thread of its own, with the same news as our engine's, for whoever speaks a protocol.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use lucena_chess::Game;
use lucena_engine::{Bound, Event, Limits, Line, Report};
use lucena_eval::Scale;

use super::{Classroom, Control, Finding, Pupil};

/// How often a search that must not answer yet looks whether it may.
const PATIENCE: Duration = Duration::from_millis(2);

/// What the owner of a search can tell it.
#[derive(Debug)]
struct Signals {
    stop: AtomicBool,
    /// When the clock began to run; nothing while the opponent's does.
    started: Mutex<Option<Instant>>,
}

/// A running search. Dropping it stops the search.
pub struct Handle {
    signals: Arc<Signals>,
    thread: Option<JoinHandle<Report>>,
}

impl Handle {
    /// Starts a player on a game; the sink gets the news on another thread, [`Event::Done`] last.
    pub fn go(pupil: Pupil, game: &Game, limits: Limits, sink: impl FnMut(Event) + Send + 'static) -> Handle {
        let started = (!limits.ponder).then(Instant::now);
        let signals = Arc::new(Signals { stop: AtomicBool::new(false), started: Mutex::new(started) });
        let (theirs, game) = (Arc::clone(&signals), game.clone());
        let thread = thread::Builder::new()
            .name("lucena heuristics".to_owned())
            .spawn(move || run(pupil, &game, &limits, &theirs, sink))
            .expect("the system has room for one more thread");
        Handle { signals, thread: Some(thread) }
    }

    /// Asks the search to end and answer.
    pub fn stop(&self) {
        self.signals.stop.store(true, Ordering::Relaxed);
    }

    /// The move that was pondered on was played: the clock runs.
    pub fn ponder_hit(&self) {
        self.signals.start();
    }

    /// Waits for the report.
    ///
    /// # Panics
    /// If the search did.
    pub fn wait(mut self) -> Report {
        let thread = self.thread.take().expect("only waiting takes the thread");
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            // A search that panicked has nothing to say to somebody who does not ask.
            let _ = thread.join();
        }
    }
}

impl Signals {
    fn start(&self) {
        self.started.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(Instant::now);
    }

    /// When the clock began; as long as it has not, now.
    fn started(&self) -> Instant {
        self.started.lock().unwrap_or_else(PoisonError::into_inner).unwrap_or_else(Instant::now)
    }

    fn is_pondering(&self) -> bool {
        self.started.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }
}

fn run(pupil: Pupil, game: &Game, limits: &Limits, signals: &Signals, mut sink: impl FnMut(Event)) -> Report {
    let started = || signals.started();
    let control = Control { stop: &signals.stop, started: &started };
    let mut classroom = Classroom::new(pupil);
    let found =
        classroom.think_under(game, 0, limits, &control, |finding| sink(Event::Line(line_of(finding))));
    // Nobody may answer before he is asked.
    while (limits.infinite || signals.is_pondering()) && !signals.stop.load(Ordering::Relaxed) {
        thread::sleep(PATIENCE);
    }
    let report = Report { effort: found.effort, lines: vec![line_of(&found)], ..Report::default() };
    sink(Event::Done(report.clone()));
    report
}

fn line_of(finding: &Finding) -> Line {
    Line {
        rank: 1,
        depth: finding.depth,
        selective_depth: finding.selective_depth,
        score: finding.score,
        scale: Scale::default(),
        bound: Bound::Exact,
        moves: finding.line.clone(),
        effort: finding.effort,
    }
}
