//! The tree: one [`Search`] per thread and move, walking from the root by iterative deepening.
//!
//! Read in this order: [`iterate`] deepens, [`root`] tries the root moves within a window, [`node`] is the
//! spine of the tree, with its steps in [`prune`], [`extend`] and [`reduce`], and [`quiesce`] ends it.
//! Plies are `usize`, depths are `i32`: the one counts from the root, the other towards the leaves, and adding
//! them does not compile.

pub(crate) mod evidence;
mod extend;
mod iterate;
mod node;
pub mod params;
mod prune;
mod pv;
mod quiesce;
mod reduce;
mod root;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use lucena_chess::{Bitboard, Key, Move, Position, Square};
use lucena_eval::Score;

use self::evidence::Evidence;
pub(crate) use self::iterate::ThreadResult;
use self::pv::Variations;
use self::reduce::Reductions;
use self::root::RootMove;
use crate::clock::{Budget, Clock};
use crate::control::Control;
use crate::endings::Advice;
use crate::event::{Counters, Effort, Event};
use crate::judge::Judge;
use crate::order::history::{Context, History, Step};
use crate::table::Table;
use crate::{Limits, Options};

/// The longest line from the root that is looked at.
pub(crate) const MAX_PLY: usize = 200;
/// The deepest iteration.
pub(crate) const MAX_DEPTH: i32 = 150;

/// Between two looks at the clock and the stop flag.
const POLL_INTERVAL: u64 = 1024;
/// The first iteration is finished whatever the clock says, unless it is as long as this.
const PATIENCE: u64 = 20_000;

/// What one thread keeps from move to move.
pub(crate) struct Memory {
    history: History,
    judge: Judge,
    reductions: Reductions,
}

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory { history: History::new(), judge: Judge::new(), reductions: Reductions::new() }
    }

    /// Forgets everything, for a new game.
    pub(crate) fn clear(&mut self) {
        self.history.clear();
        self.judge.clear();
    }
}

/// What is to be searched; the same for all threads.
pub(crate) struct Task<'a> {
    pub(crate) root: Position,
    /// The keys of the game so far, the root's last.
    pub(crate) keys: Vec<Key>,
    pub(crate) limits: Limits,
    pub(crate) options: Options,
    pub(crate) budget: Budget,
    pub(crate) start: Duration,
    pub(crate) clock: &'a dyn Clock,
    pub(crate) control: &'a Control,
    pub(crate) table: &'a Table,
    /// What the tables of endings say.
    pub(crate) advice: Advice,
    /// How many positions each thread has looked at, as of its last poll.
    pub(crate) nodes: Vec<AtomicU64>,
}

impl Task<'_> {
    /// The time since the search began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.start)
    }

    /// What was done so far.
    pub(crate) fn effort(&self) -> Effort {
        Effort {
            nodes: self.nodes_of_all(),
            time: self.elapsed(),
            permille_full: self.table.permille_full(),
            table_hits: self.advice.hits(),
        }
    }

    fn nodes_of_all(&self) -> u64 {
        self.nodes.iter().map(|nodes| nodes.load(Ordering::Relaxed)).sum()
    }
}

/// What is remembered of each ply of the line being looked at.
#[derive(Clone, Copy, Default)]
struct Frame {
    /// The move being tried here; nothing for a null move.
    step: Option<Step>,
    /// The same, if it is a quiet move.
    quiet: Option<Move>,
    /// Its number in the order of the moves, from 1.
    number: usize,
    /// What the other side attacks here, once moves were tried.
    attacked: Bitboard,
    /// The corrected static evaluation; nothing in check.
    evaluation: Option<Score>,
    /// Quiet moves that refuted siblings, the latest first.
    killers: [Option<Move>; 2],
    /// The move left out to see whether it is the only good one.
    excluded: Option<Move>,
    /// How many nodes of the next ply were cut.
    cuts: u8,
    /// How often the line was extended by two plies.
    doubles: u8,
    /// A principal variation leads here, or once did.
    was_pv: bool,
    /// Plies since a null move; before one no repetition can be.
    since_null: u16,
}

/// One thread's search for one move.
pub(crate) struct Search<'a> {
    task: &'a Task<'a>,
    memory: &'a mut Memory,
    /// 0 for the main thread, which watches the clock and tells the news.
    thread: usize,
    nodes: u64,
    next_poll: u64,
    stopped: bool,
    /// The keys of the game and of the line being looked at.
    keys: Vec<Key>,
    frames: Vec<Frame>,
    variations: Variations,
    root_moves: Vec<RootMove>,
    selective_depth: usize,
    completed_depth: i32,
    /// Below this ply no null move: one is being verified.
    no_null_before: usize,
    evidence: Evidence,
    counters: Counters,
    sink: &'a mut dyn FnMut(Event),
}

impl<'a> Search<'a> {
    /// A search by the thread with this number, which tells `sink` its news.
    pub(crate) fn new(
        task: &'a Task<'a>,
        memory: &'a mut Memory,
        thread: usize,
        sink: &'a mut dyn FnMut(Event),
    ) -> Search<'a> {
        memory.judge.weigh(&task.options);
        memory.judge.follow(task.options.patterns.as_ref());
        let root_moves = RootMove::all(task, &memory.history);
        let mut frames = vec![Frame::default(); MAX_PLY + 4];
        frames[0].since_null = u16::MAX;
        Search {
            task,
            memory,
            thread,
            nodes: 0,
            next_poll: POLL_INTERVAL.min(task.limits.nodes.unwrap_or(u64::MAX)),
            stopped: false,
            keys: task.keys.clone(),
            frames,
            variations: Variations::new(),
            root_moves,
            selective_depth: 0,
            completed_depth: 0,
            no_null_before: 0,
            evidence: Evidence::new(task.options.metrics && thread == 0),
            counters: Counters::default(),
            sink,
        }
    }

    fn is_main(&self) -> bool {
        self.thread == 0
    }

    /// Counts a node; whether the search must end now.
    #[inline]
    fn enter(&mut self, ply: usize) -> bool {
        self.nodes += 1;
        self.selective_depth = self.selective_depth.max(ply);
        if self.next_poll <= self.nodes {
            self.poll();
        }
        self.stopped
    }

    /// Looks whether the search must end: told to, out of time, or out of nodes.
    #[cold]
    fn poll(&mut self) {
        self.publish_nodes();
        self.next_poll = self.nodes + POLL_INTERVAL;
        let may_end = 0 < self.completed_depth || PATIENCE <= self.nodes;
        if self.is_main() && may_end {
            self.watch_limits();
        } else if self.task.limits.nodes.is_some() {
            // A limit that the first iteration oversteps ends the search right after it.
            self.next_poll = self.nodes + 1;
        }
        self.stopped |= self.task.control.is_stopped();
    }

    fn publish_nodes(&self) {
        self.task.nodes[self.thread].store(self.nodes, Ordering::Relaxed);
    }

    fn watch_limits(&mut self) {
        if let Some(limit) = self.task.limits.nodes {
            let done = self.task.nodes_of_all();
            if limit <= done {
                self.task.control.stop();
            }
            self.next_poll = self.next_poll.min(self.nodes + limit.saturating_sub(done).max(1));
        }
        if let Some(hard) = self.task.budget.hard
            && !self.task.control.is_pondering()
        {
            // Time spent pondering was the opponent's: the hard limit counts from the hit.
            let since = self.task.control.hit_at().unwrap_or(self.task.start);
            if hard <= self.task.clock.now().saturating_sub(since) {
                self.task.control.stop();
            }
        }
    }

    /// Fetches what the table knows about the position after a move that will be made: the sooner, the less is waited.
    #[inline]
    fn expect(&self, pos: &Position, mv: Move) {
        self.task.table.prefetch(pos.key_after(mv));
    }

    /// Makes a legal move at `ply` on a copy of the position, and notes it for those who look back.
    ///
    /// The copy is the caller's: giving back a position that was just written piece by piece would copy it once more,
    /// before the processor has it together.
    #[inline]
    fn make(&mut self, next: &mut Position, mv: Move, ply: usize) {
        self.frames[ply].step = Some(Step::of(next, mv));
        self.frames[ply].quiet = Some(mv).filter(|mv| mv.is_quiet());
        next.play_unchecked(mv);
        let (since_null, doubles) = (self.frames[ply].since_null, self.frames[ply].doubles);
        self.frames[ply + 1].since_null = since_null.saturating_add(1);
        self.frames[ply + 1].doubles = doubles;
        self.keys.push(next.key());
    }

    /// Passes at `ply`.
    #[inline]
    fn make_null(&mut self, pos: &Position, ply: usize) -> Position {
        let next = pos.after_null();
        self.task.table.prefetch(next.key());
        self.frames[ply].step = None;
        self.frames[ply].quiet = None;
        self.frames[ply + 1].since_null = 0;
        self.frames[ply + 1].doubles = self.frames[ply].doubles;
        self.keys.push(next.key());
        next
    }

    /// The last move made is taken back.
    #[inline]
    fn unmake(&mut self) {
        self.keys.pop();
    }

    /// What the histories at the node at `ply` depend on.
    #[inline]
    fn context(&self, pos: &Position, ply: usize) -> Context {
        Context::new(pos, self.steps_before(ply))
    }

    /// The moves that led to the node at `ply`: one, two, four and six plies before.
    #[inline]
    fn steps_before(&self, ply: usize) -> [Option<Step>; 4] {
        [1, 2, 4, 6].map(|plies| ply.checked_sub(plies).and_then(|at| self.frames[at].step))
    }

    /// Where the last move before the node at `ply` went.
    #[inline]
    fn last_square(&self, ply: usize) -> Option<Square> {
        self.frames[ply.checked_sub(1)?].step.map(Step::to)
    }

    /// Whether the position is a draw by rule: fifty moves, lack of material, or repetition.
    #[inline]
    fn is_draw(&self, pos: &Position, ply: usize) -> bool {
        if 100 <= pos.half_moves() && (!pos.is_check() || pos.has_legal_moves()) {
            return true;
        }
        self.is_repetition(pos, ply) || pos.is_insufficient_material()
    }

    /// Whether the position has occurred before: once within the tree, or twice in the game.
    ///
    /// Repeating a position of the tree gains nothing that could not be had at once; so the first repetition
    /// counts. A position of the game itself has to come for the third time.
    #[inline]
    fn is_repetition(&self, pos: &Position, ply: usize) -> bool {
        let last = self.keys.len() - 1;
        let reach = usize::from(pos.half_moves().min(self.frames[ply].since_null)).min(last);
        let key = self.keys[last];
        let mut seen = 0;
        for back in (4..=reach).step_by(2) {
            if self.keys[last - back] == key {
                seen += 1;
                if back < ply || seen == 2 {
                    return true;
                }
            }
        }
        false
    }
}
