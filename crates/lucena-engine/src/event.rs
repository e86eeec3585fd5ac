//! The news of a search: lines while it runs, and a report at its end.

use std::time::Duration;

use lucena_chess::Move;
use lucena_eval::{Odds, Scale, Score, Verdict};

use crate::search::evidence::Spread;
use crate::table::Bound;

/// What a search tells its owner, in the order in which it happens; the last is always [`Event::Done`].
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A line of play and its score.
    Line(Line),
    /// Which root move is being looked at; told only when a search has lasted a while.
    Looking {
        /// The depth of the iteration.
        depth: u32,
        /// The move.
        mv: Move,
        /// Its number in the order of search, from 1.
        number: usize,
    },
    /// The search is over.
    Done(Report),
}

/// How much was done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// Positions looked at, by all threads.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
    /// Table entries written in this search, in thousandths of the table.
    pub permille_full: u32,
    /// Positions found in tablebases.
    pub table_hits: u64,
}

impl Effort {
    /// Positions a second; 0 if no time has passed.
    pub fn nodes_per_second(&self) -> u64 {
        let rate = (u128::from(self.nodes) * 1_000_000).checked_div(self.time.as_micros());
        rate.map_or(0, |rate| rate as u64)
    }
}

/// A line of play with its score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// 1 for the best line, 2 for the second …
    pub rank: usize,
    /// The depth of the iteration that found it.
    pub depth: u32,
    /// The longest variation looked at on the way.
    pub selective_depth: u32,
    /// The score for the side to move at the root.
    pub score: Score,
    /// What the score means at the root.
    pub scale: Scale,
    /// Whether the score is true or only a bound.
    pub bound: Bound,
    /// The moves, each legal after those before; empty only if the root has no legal move.
    pub moves: Vec<Move>,
    /// What the search had cost up to here.
    pub effort: Effort,
}

impl Line {
    /// The score as people read it.
    pub fn verdict(&self) -> Verdict {
        self.scale.verdict(self.score)
    }

    /// The chances that the score means.
    pub fn odds(&self) -> Odds {
        self.scale.odds(self.score)
    }
}

/// What the search counted on its way, by all threads; of use to those who look into it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counters {
    /// Moves so good that their node was left, before quiescence.
    pub beta_cutoffs: u64,
    /// Positions looked at after the last full move, among [`Effort::nodes`].
    pub quiescence_nodes: u64,
}

impl std::ops::AddAssign for Counters {
    fn add_assign(&mut self, other: Counters) {
        self.beta_cutoffs += other.beta_cutoffs;
        self.quiescence_nodes += other.quiescence_nodes;
    }
}

/// A completed iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Iteration {
    /// Its depth.
    pub depth: u32,
    /// The best move.
    pub mv: Move,
    /// Its true score.
    pub score: Score,
    /// What the score means at the root.
    pub scale: Scale,
    /// Positions looked at since the search began.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
}

impl Iteration {
    /// The score as people read it.
    pub fn verdict(&self) -> Verdict {
        self.scale.verdict(self.score)
    }
}

/// What a finished search knows.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Report {
    /// The lines in order, the best first; none if the root has no legal move.
    pub lines: Vec<Line>,
    /// Every completed iteration of the main thread.
    pub iterations: Vec<Iteration>,
    /// How the evaluations of quiet leaves scattered.
    pub spread: Spread,
    /// What it cost.
    pub effort: Effort,
    /// What was counted on the way.
    pub counters: Counters,
    /// Whether the move comes from the opening book; then the lines are hardly more than a glance.
    pub from_book: bool,
}

impl Report {
    /// The move to play.
    pub fn best_move(&self) -> Option<Move> {
        self.lines.first()?.moves.first().copied()
    }

    /// The answer that is expected, to be pondered upon.
    pub fn ponder_move(&self) -> Option<Move> {
        self.lines.first()?.moves.get(1).copied()
    }

    /// The verdict on the best line, from the side to move's point of view.
    pub fn verdict(&self) -> Option<Verdict> {
        self.lines.first().map(Line::verdict)
    }

    /// The score of the best line, from the side to move's point of view.
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }
}
