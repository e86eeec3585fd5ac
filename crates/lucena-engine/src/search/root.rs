//! The root: its moves, each with its line and score, and the windows in which they are searched.

use std::cmp::Reverse;

use lucena_chess::{Move, Position};
use lucena_eval::Score;

use super::node::Expect;
use super::params::{aspiration_depth, aspiration_growth, aspiration_margin};
use super::{Search, Task};
use crate::order::history::{Context, History};
use crate::order::picker::Picker;
use crate::table::Bound;

/// A move of the root and what is known about it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    /// The score that tables of endings prove.
    proved: Option<Score>,
    /// The score of this iteration; minus infinity if it was not the best of its turn.
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// The score of the iteration before.
    pub(super) previous: Score,
    pub(crate) selective_depth: usize,
    pub(crate) line: Vec<Move>,
    /// Positions looked at below this move.
    pub(super) nodes: u64,
}

impl RootMove {
    /// The moves to be considered, in the order of a first look.
    pub(super) fn all(task: &Task<'_>, history: &History) -> Vec<RootMove> {
        let (pos, limits) = (&task.root, &task.limits);
        let is_wanted = |mv: &Move| {
            (limits.search_moves.is_empty() || limits.search_moves.contains(mv))
                && !limits.exclude_moves.contains(mv)
        };
        let mut picker = Picker::new(pos, None, [None; 3], Context::new(pos, [None; 4]));
        let moves: Vec<Move> = std::iter::from_fn(|| picker.next(pos, history)).collect();
        // A wish that leaves no move cannot be meant: then all are considered.
        let has_wanted = moves.iter().any(is_wanted);
        let moves = moves.into_iter().filter(|mv| !has_wanted || is_wanted(mv)).collect();
        let moves = task.advice.select(moves, task.options.multi_pv);
        moves.into_iter().map(|mv| RootMove::new(mv, task.advice.score_of(mv))).collect()
    }

    /// The score to be told: a mate that tables prove or that was found, or else what the tables prove, or else what was found.
    pub(crate) fn reported_score(&self) -> Score {
        self.proved.filter(|proved| proved.is_mate() || !self.score.is_mate()).unwrap_or(self.score)
    }

    fn new(mv: Move, proved: Option<Score>) -> RootMove {
        RootMove {
            mv,
            proved,
            score: -Score::INFINITY,
            bound: Bound::Exact,
            previous: -Score::INFINITY,
            selective_depth: 0,
            line: vec![mv],
            nodes: 0,
        }
    }
}

impl Search<'_> {
    /// Searches the root moves from `first` on in a window around the score of the iteration before, widened
    /// until the score lies inside. The best of them is then at `first`.
    pub(super) fn aspirate(&mut self, depth: i32, first: usize) {
        let previous = self.root_moves[first].previous;
        let mut margin = aspiration_margin();
        let (mut alpha, mut beta) = (-Score::INFINITY, Score::INFINITY);
        if aspiration_depth() <= depth && !previous.is_decisive() {
            (alpha, beta) = (previous - margin, previous + margin);
        }
        let mut less = 0;
        loop {
            let score = self.search_root((alpha, beta), (depth - less).max(1), first);
            // Moves that were not the best keep their order: the sort is stable and they are all alike.
            self.root_moves[first..].sort_by_key(|root_move| Reverse(root_move.score));
            if self.stopped || (alpha < score && score < beta) {
                return;
            }
            self.tell_bound(depth);
            if score <= alpha {
                beta = (alpha + beta) / 2;
                alpha = (score - margin).max(-Score::INFINITY);
                less = 0;
            } else {
                beta = (score + margin).min(Score::INFINITY);
                less += i32::from(!score.is_decisive());
            }
            margin = margin * aspiration_growth() / 100;
            if 1000 < margin || score.is_decisive() {
                (alpha, beta) = (-Score::INFINITY, Score::INFINITY);
            }
        }
    }

    /// Searches the root moves from `first` on within a window.
    fn search_root(&mut self, (mut alpha, beta): (Score, Score), depth: i32, first: usize) -> Score {
        let pos = self.task.root;
        self.begin_root(&pos);
        let entered_with = alpha;
        let mut best = -Score::INFINITY;
        for at in first..self.root_moves.len() {
            let mv = self.root_moves[at].mv;
            let number = at - first + 1;
            self.announce(mv, depth, at + 1);
            let before = self.nodes;
            self.selective_depth = 0;
            let score = self.try_root_move(mv, number, depth, (alpha, beta));
            if self.stopped {
                return best;
            }
            let selective_depth = self.selective_depth;
            let root_move = &mut self.root_moves[at];
            root_move.nodes += self.nodes - before;
            root_move.score = -Score::INFINITY;
            if number == 1 || alpha < score {
                root_move.score = score;
                root_move.selective_depth = selective_depth;
                root_move.bound = match score {
                    score if beta <= score => Bound::Lower,
                    score if score <= entered_with => Bound::Upper,
                    _ => Bound::Exact,
                };
                root_move.line.clear();
                root_move.line.push(mv);
                root_move.line.extend_from_slice(self.variations.of(1));
            }
            best = best.max(score);
            if alpha < score {
                alpha = score;
                if beta <= score {
                    break;
                }
            }
        }
        self.remember_root(&pos, (entered_with, beta), depth, first);
        best
    }

    fn begin_root(&mut self, pos: &Position) {
        self.enter(0);
        let evaluation = (!pos.is_check()).then(|| self.evaluate_now(pos));
        self.frames[0].evaluation = evaluation;
        self.frames[0].excluded = None;
        self.frames[1].killers = [None; 2];
        self.frames[1].cuts = 0;
        self.frames[1].excluded = None;
        self.variations.clear(1);
    }

    /// Searches one root move: the first with the whole window, the others to prove that they are worse.
    fn try_root_move(&mut self, mv: Move, number: usize, depth: i32, (alpha, beta): (Score, Score)) -> Score {
        let pos = self.task.root;
        self.expect(&pos, mv);
        let mut next = pos;
        self.make(&mut next, mv, 0);
        let full = depth - 1;
        let mut score = -Score::INFINITY;
        let mut is_open = number == 1;
        if !is_open {
            let scout = (-alpha - 1, -alpha);
            let mut reduction = 0;
            if 3 <= depth && 3 < number && mv.is_quiet() && !next.is_check() && !pos.is_check() {
                reduction = (self.memory.reductions.basic(mv, depth, number) / 1024 - 1).clamp(0, full - 1);
            }
            score = -self.node(&next, scout, full - reduction, 1, Expect::Cut);
            if 0 < reduction && alpha < score && !self.stopped {
                score = -self.node(&next, scout, full, 1, Expect::Cut);
            }
            is_open = alpha < score && !self.stopped;
        }
        if is_open {
            score = -self.node(&next, (-beta, -alpha), full, 1, Expect::Exact);
        }
        self.unmake();
        score
    }

    /// The table learns the result of the best line.
    fn remember_root(&mut self, pos: &Position, (alpha, beta): (Score, Score), depth: i32, first: usize) {
        if first != 0 {
            return;
        }
        let best = self.root_moves.iter().max_by_key(|root_move| root_move.score);
        let Some(best) = best.filter(|best| -Score::INFINITY < best.score) else { return };
        let bound = match best.score {
            score if beta <= score => Bound::Lower,
            score if score <= alpha => Bound::Upper,
            _ => Bound::Exact,
        };
        self.remember(pos, 0, depth, best.score, bound, Some(best.mv), None);
    }
}
