//! The engine as a value: made with options, asked to think about a game, stopped by a handle.
//!
//! Several engines may live in one process; nothing here is global. News goes to a sink that the caller gives.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lucena_chess::{Game, Move, Position};

use crate::clock::{Budget, Clock, SystemClock};
use crate::control::Control;
use crate::endings::Advice;
use crate::event::{Effort, Event, Report};
use crate::handicap::Level;
use crate::search::Task;
use crate::table::Table;
use crate::thinker::{Promise, Thinker};
use crate::workers::{self, Team};
use crate::{Limits, Options};

/// A chess player.
///
/// ```
/// use lucena_chess::{Game, Position};
/// use lucena_engine::{Engine, Limits, Options};
///
/// let mut engine = Engine::new(Options::default());
/// let game = Game::from_position(Position::from_fen("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1")?);
/// let report = engine.search(&game, Limits::depth(4), |_event| {});
/// let best = report.best_move().expect("White has moves");
/// assert_eq!(game.position().san(best), "Rd8#");
/// # Ok::<(), lucena_chess::notation::FenError>(())
/// ```
pub struct Engine {
    options: Options,
    clock: Arc<dyn Clock>,
    team: Arc<Mutex<Team>>,
    thinker: Thinker,
    /// Whether the last move came from the book.
    in_book: Arc<AtomicBool>,
}

/// The table could not be made as large as wished; the engine goes on with the one it had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfMemory {
    /// What was wished for.
    pub mebibytes: usize,
}

impl fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no memory for a table of {} MiB", self.mebibytes)
    }
}

impl std::error::Error for OutOfMemory {}

impl Engine {
    /// The stack of a thread that searches: each node keeps its moves there.
    pub const STACK_BYTES: usize = workers::STACK_BYTES;

    /// An engine with these options.
    ///
    /// # Panics
    /// If not even the smallest table can be had.
    pub fn new(options: Options) -> Engine {
        Engine::with_clock(options, Arc::new(SystemClock::new()))
    }

    /// An engine that reads the time from this clock.
    ///
    /// # Panics
    /// If not even the smallest table can be had.
    pub fn with_clock(options: Options, clock: Arc<dyn Clock>) -> Engine {
        let mut options = options.in_range();
        let table = Table::new(options.hash_mebibytes).unwrap_or_else(|_| {
            options.hash_mebibytes = *Options::HASH.start();
            Table::new(options.hash_mebibytes).expect("a mebibyte of memory is always there")
        });
        let mut team = Team { table, memories: Vec::new() };
        team.set_threads(options.threads);
        Engine {
            options,
            clock,
            team: Arc::new(Mutex::new(team)),
            thinker: Thinker::default(),
            in_book: Arc::default(),
        }
    }

    /// The options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Changes the options, after the running search, if any, has ended.
    ///
    /// # Errors
    /// If the table cannot be made so large: then everything but its size is changed.
    pub fn set_options(&mut self, options: Options) -> Result<(), OutOfMemory> {
        let options = options.in_range();
        let mebibytes = options.hash_mebibytes;
        let old = self.options.hash_mebibytes;
        let judges_anew = self.options.patterns != options.patterns
            || self.options.weights != options.weights
            || self.options.net_in_use() != options.net_in_use();
        self.options = Options { hash_mebibytes: old, ..options };
        let mut team = lock(&self.team);
        if judges_anew {
            // The table is full of judgements that no longer hold.
            team.clear();
        }
        team.set_threads(self.options.threads);
        if mebibytes != old {
            // The old table goes first, so that both need not fit at once.
            team.table = Table::new(1).map_err(|_| OutOfMemory { mebibytes })?;
            let (size, result) = match Table::new(mebibytes) {
                Ok(table) => {
                    team.table = table;
                    (mebibytes, Ok(()))
                }
                Err(_) => {
                    team.table = Table::new(old).map_err(|_| OutOfMemory { mebibytes })?;
                    (old, Err(OutOfMemory { mebibytes }))
                }
            };
            self.options.hash_mebibytes = size;
            return result;
        }
        Ok(())
    }

    /// Forgets everything learned, after the running search, if any, has ended.
    pub fn new_game(&mut self) {
        lock(&self.team).clear();
        self.in_book.store(false, Ordering::Relaxed);
    }

    /// Starts to think about the present position of a game and returns at once.
    ///
    /// The sink gets the news on another thread, [`Event::Done`] last. If a search of this engine is still
    /// running, the new one waits for its end.
    pub fn go(&mut self, game: &Game, limits: Limits, sink: impl FnMut(Event) + Send + 'static) -> Handle {
        let search = self.prepare(game, limits);
        let control = Arc::clone(&search.control);
        let report = self.thinker.think(move || search.run(sink));
        Handle { control, clock: Arc::clone(&self.clock), report: Some(report) }
    }

    fn prepare(&self, game: &Game, limits: Limits) -> Prepared {
        Prepared {
            game: game.clone(),
            control: Arc::new(Control::new(limits.ponder)),
            limits,
            options: self.options.clone(),
            clock: Arc::clone(&self.clock),
            start: self.clock.now(),
            team: Arc::clone(&self.team),
            in_book: Arc::clone(&self.in_book),
        }
    }

    /// The same as [`Engine::search`] on the caller's own thread, for those who ask a thousand short questions a second: handing
    /// each to another thread costs a tenth of it, and much more on a busy machine. The thread needs
    /// [`Engine::STACK_BYTES`] of stack.
    pub fn search_here(&mut self, game: &Game, limits: Limits, sink: impl FnMut(Event)) -> Report {
        debug_assert!(!limits.is_endless() && !limits.infinite && !limits.ponder, "{limits:?} never end");
        self.prepare(game, limits).run(sink)
    }

    /// Thinks about the present position of a game until a limit is reached.
    ///
    /// With limits that only a stop can end, use [`Engine::go`].
    pub fn search(
        &mut self,
        game: &Game,
        limits: Limits,
        sink: impl FnMut(Event) + Send + 'static,
    ) -> Report {
        debug_assert!(!limits.is_endless() && !limits.infinite && !limits.ponder, "{limits:?} never end");
        self.go(game, limits, sink).wait()
    }
}

/// A running search. Dropping it stops the search.
pub struct Handle {
    control: Arc<Control>,
    clock: Arc<dyn Clock>,
    report: Option<Promise>,
}

impl Handle {
    /// Asks the search to end and answer; it does so within milliseconds.
    pub fn stop(&self) {
        self.control.stop();
    }

    /// The opponent played the move that was pondered on: now our own clock runs.
    pub fn ponder_hit(&self) {
        self.control.ponder_hit(self.clock.now());
    }

    /// Whether the search has given its report.
    pub fn is_finished(&self) -> bool {
        self.report.as_ref().is_none_or(Promise::is_kept)
    }

    /// Waits for the end of the search.
    pub fn wait(mut self) -> Report {
        let Some(report) = self.report.take() else { return Report::default() };
        match report.wait() {
            Ok(report) => report,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        if let Some(report) = self.report.take() {
            self.control.stop();
            // A panic of the search was reported when it happened; dropping must not add another.
            let _ = report.wait();
        }
    }
}

/// Everything a search thread needs, owned.
struct Prepared {
    game: Game,
    limits: Limits,
    options: Options,
    clock: Arc<dyn Clock>,
    start: Duration,
    control: Arc<Control>,
    team: Arc<Mutex<Team>>,
    in_book: Arc<AtomicBool>,
}

impl Prepared {
    fn run(mut self, mut sink: impl FnMut(Event)) -> Report {
        let team = Arc::clone(&self.team);
        let mut team = lock(&team);
        let root = *self.game.position();
        let report = if root.has_legal_moves() {
            team.table.grow_older();
            self.think(&root, &mut team, &mut sink)
        } else {
            let effort = Effort { time: self.clock.now().saturating_sub(self.start), ..Effort::default() };
            let report = workers::report_end(&root, effort, &mut sink);
            self.control.wait_for_leave(self.limits.infinite);
            report
        };
        sink(Event::Done(report.clone()));
        report
    }

    /// The book first; then the search, at full strength or as somebody weaker.
    fn think(&mut self, root: &Position, team: &mut Team, sink: &mut dyn FnMut(Event)) -> Report {
        let book_move = self.book_move(root);
        let was_in_book = self.in_book.swap(book_move.is_some(), Ordering::Relaxed);
        if let Some(mv) = book_move {
            // A glance at the move gives it a score that can be told.
            self.limits = Limits { search_moves: vec![mv], ..Limits::depth(1) };
            return Report { from_book: true, ..self.search(root, team, Budget::default(), sink) };
        }
        let mut budget = Budget::new(&self.limits, root.turn(), self.options.move_overhead);
        if was_in_book {
            // The first move of one's own deserves more thought: it is about a plan.
            budget = budget.doubled();
        }
        // Whoever analyses without end wants to know the truth.
        match self.options.elo.filter(|_| !self.limits.infinite) {
            None => self.search(root, team, budget, sink),
            Some(elo) => self.search_weakly(Level::new(elo, self.options.seed), root, team, budget, sink),
        }
    }

    /// A move of the book, unless it is not a move to be played that is asked for.
    fn book_move(&self, root: &Position) -> Option<Move> {
        let limits = &self.limits;
        let is_free = limits.search_moves.is_empty() && limits.exclude_moves.is_empty();
        let is_to_play = is_free && !limits.infinite && !limits.ponder && limits.mate.is_none();
        self.options.book.as_ref().filter(|_| is_to_play)?.choose(root, self.options.seed)
    }

    fn search(
        &self,
        root: &Position,
        team: &mut Team,
        budget: Budget,
        sink: &mut dyn FnMut(Event),
    ) -> Report {
        // Who plays below his strength does not know the tables by heart either.
        let knows_tables = self.options.elo.is_none();
        let task = Task {
            root: *root,
            keys: workers::keys_of(self.game.positions()),
            limits: self.limits.clone(),
            options: self.options.clone(),
            budget,
            start: self.start,
            clock: &*self.clock,
            control: &self.control,
            table: &team.table,
            advice: if knows_tables { Advice::new(&self.options, &self.game) } else { Advice::default() },
            nodes: team.memories.iter().map(|_| AtomicU64::new(0)).collect(),
        };
        // Threads come in first by chance; the errors of a level follow from its seed.
        let threads = if knows_tables { team.memories.len() } else { 1 };
        workers::run(&task, &mut team.memories[..threads], sink)
    }

    /// Compares several moves at little depth, and plays the one that the level takes for the best.
    fn search_weakly(
        &mut self,
        level: Level,
        root: &Position,
        team: &mut Team,
        budget: Budget,
        sink: &mut dyn FnMut(Event),
    ) -> Report {
        let lines = self.options.multi_pv;
        self.options.multi_pv = lines.max(level.candidates());
        self.limits.depth = Some(self.limits.depth.map_or(level.depth(), |depth| depth.min(level.depth())));
        let mut wanted = |event: Event| match event {
            Event::Line(line) if lines < line.rank => {}
            event => sink(event),
        };
        let mut report = self.search(root, team, budget, &mut wanted);
        let chosen = level.choose(root, self.game.moves().last().copied(), &report);
        if 0 < chosen {
            report.lines[..=chosen].rotate_right(1);
            (1..).zip(&mut report.lines).for_each(|(rank, line)| line.rank = rank);
            sink(Event::Line(report.lines[0].clone()));
        }
        report.lines.truncate(lines);
        report
    }
}

/// A search that panicked has left nothing half-written that matters: tables hold hints, never truths.
fn lock(team: &Mutex<Team>) -> MutexGuard<'_, Team> {
    team.lock().unwrap_or_else(PoisonError::into_inner)
}
