//! Iterative deepening: depth after depth, with news after each, until a limit says enough.

use std::cmp::Reverse;
use std::time::Duration;

use lucena_chess::Move;
use lucena_eval::{Scale, Score};

use super::evidence::Spread;
use super::params::{falling_score_gain, stable_move_cut};
use super::root::RootMove;
use super::{MAX_DEPTH, Search};
use crate::event::{Counters, Event, Iteration, Line};
use crate::table::Bound;

/// Bounds and the move being looked at are told only after this time: nobody can read faster.
const QUIET_TIME: Duration = Duration::from_millis(1000);

/// What one thread found.
pub(crate) struct ThreadResult {
    /// The best root moves in order, as many as lines are wanted.
    pub(crate) best: Vec<RootMove>,
    /// The last depth that was completed.
    pub(crate) depth: i32,
    pub(crate) iterations: Vec<Iteration>,
    pub(crate) spread: Spread,
    pub(crate) counters: Counters,
}

/// How the search has gone so far, for deciding when to stop.
#[derive(Default)]
struct Course {
    best: Option<Move>,
    /// Iterations in a row with the same best move.
    stable: i32,
    /// The scores of the last iterations, the latest last.
    scores: Vec<Score>,
}

impl Search<'_> {
    /// Searches deeper and deeper, and tells what comes out.
    pub(crate) fn iterate(mut self) -> ThreadResult {
        let lines = self.task.options.multi_pv.min(self.root_moves.len());
        let mut best: Vec<RootMove> = self.root_moves[..lines].to_vec();
        let mut iterations = Vec::new();
        let mut course = Course::default();
        let last = self.task.limits.depth.map_or(MAX_DEPTH, |depth| depth.clamp(1, MAX_DEPTH as u32) as i32);
        for depth in 1..=last {
            if self.root_moves.is_empty() {
                break;
            }
            self.begin_iteration();
            self.search_lines(depth, lines);
            if self.stopped {
                self.save_interrupted(&mut best, lines);
                break;
            }
            best = self.root_moves[..lines].to_vec();
            self.completed_depth = depth;
            self.evidence.end_iteration();
            self.publish_nodes();
            iterations.push(self.iteration(depth));
            if self.is_main() {
                (0..lines).for_each(|at| self.tell_line(depth, at));
            }
            if self.is_enough(&mut course) {
                break;
            }
        }
        self.publish_nodes();
        if best.first().is_some_and(|root_move| root_move.score == -Score::INFINITY) {
            self.fall_back(&mut best);
        }
        ThreadResult {
            best,
            depth: self.completed_depth,
            iterations,
            spread: self.evidence.spread(),
            counters: self.counters,
        }
    }

    /// The depth of the iteration that runs.
    pub(super) fn root_depth(&self) -> i32 {
        self.completed_depth + 1
    }

    fn begin_iteration(&mut self) {
        self.evidence.begin_iteration();
        for root_move in &mut self.root_moves {
            root_move.previous = root_move.score;
        }
    }

    fn search_lines(&mut self, depth: i32, lines: usize) {
        for first in 0..lines {
            self.aspirate(depth, first);
            if self.stopped {
                return;
            }
            // A later line may turn out better than an earlier one.
            self.root_moves[..=first].sort_by_key(|root_move| Reverse(root_move.score));
        }
    }

    /// The iteration was cut short: its best move counts if it was searched to the end and held.
    fn save_interrupted(&mut self, best: &mut Vec<RootMove>, lines: usize) {
        let first = &self.root_moves[0];
        let holds = first.score != -Score::INFINITY && first.bound != Bound::Upper;
        if lines == 1 && holds {
            *best = vec![first.clone()];
        }
    }

    fn iteration(&self, depth: i32) -> Iteration {
        let best = &self.root_moves[0];
        Iteration {
            depth: depth as u32,
            mv: best.mv,
            score: best.reported_score(),
            scale: Scale::of(&self.task.root),
            nodes: self.task.nodes_of_all(),
            time: self.task.elapsed(),
        }
    }

    fn tell_line(&mut self, depth: i32, at: usize) {
        self.publish_nodes();
        let effort = self.task.effort();
        (self.sink)(Event::Line(self.root_moves[at].to_line(
            at + 1,
            depth,
            Scale::of(&self.task.root),
            effort,
        )));
    }

    /// Tells the bound that a window gave, when there is time to read it.
    pub(super) fn tell_bound(&mut self, depth: i32) {
        if self.is_main() && self.task.options.multi_pv == 1 && QUIET_TIME <= self.task.elapsed() {
            self.tell_line(depth, 0);
        }
    }

    /// Tells which root move is being looked at, when there is time to read it.
    pub(super) fn announce(&mut self, mv: Move, depth: i32, number: usize) {
        if self.is_main() && QUIET_TIME <= self.task.elapsed() {
            (self.sink)(Event::Looking { depth: depth as u32, mv, number });
        }
    }

    /// Nothing was searched to the end: the first move is played on the static evaluation.
    fn fall_back(&mut self, best: &mut [RootMove]) {
        let score = self.evaluate_now(&self.task.root);
        for root_move in best {
            root_move.score = score;
            root_move.bound = Bound::Exact;
        }
    }

    /// Whether another iteration would be too much.
    fn is_enough(&self, course: &mut Course) -> bool {
        let best = &self.root_moves[0];
        if let Some(moves) = self.task.limits.mate
            && let Some(plies) = best.score.mate_plies()
            && plies.unsigned_abs().div_ceil(2) <= moves
        {
            return true;
        }
        course.stable = if course.best == Some(best.mv) { course.stable + 1 } else { 0 };
        course.best = Some(best.mv);
        course.scores.push(best.score);
        self.is_main() && self.is_time_up(course)
    }

    /// Whether the soft limit, stretched or shrunk by the course of the search, has passed.
    fn is_time_up(&self, course: &Course) -> bool {
        let Some(soft) = self.task.budget.soft else { return false };
        if self.task.control.is_pondering() {
            return false;
        }
        let best = &self.root_moves[0];
        // A move that has been best for long is likely to stay so.
        let mut percent = 130 - stable_move_cut() * course.stable.min(10);
        // A falling score needs thought.
        let earlier = course.scores.iter().rev().nth(3).copied().unwrap_or(best.score);
        let fall = (earlier - best.score).value().clamp(-20, 80);
        percent += fall * falling_score_gain() / 50;
        // Where nearly all effort went into one move, the others are no rivals.
        let share = best.nodes as f64 / self.nodes.max(1) as f64;
        let mut factor = f64::from(percent.max(20)) / 100.0 * (1.6 - share);
        // There is nothing to choose.
        if self.root_moves.len() == 1 {
            factor *= 0.1;
        }
        soft.mul_f64(factor.max(0.05)) <= self.task.elapsed()
    }
}

impl RootMove {
    /// The move as a line of the report.
    pub(crate) fn to_line(
        &self,
        rank: usize,
        depth: i32,
        scale: Scale,
        effort: crate::event::Effort,
    ) -> Line {
        Line {
            rank,
            depth: depth as u32,
            selective_depth: self.selective_depth.max(self.line.len()) as u32,
            score: self.reported_score(),
            scale,
            bound: self.bound,
            moves: self.line.clone(),
            effort,
        }
    }
}
