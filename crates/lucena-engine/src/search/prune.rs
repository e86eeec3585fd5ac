//! What is not searched at all: whole nodes that are already decided, and moves that cannot matter.

use lucena_chess::{Position, Role};
use lucena_eval::Score;

use super::Search;
use super::node::{Expect, Node};
use super::params::{
    FUTILITY_BASE, FUTILITY_DEPTH, FUTILITY_MARGIN, HISTORY_PRUNE_DEPTH, HISTORY_PRUNE_MARGIN,
    LATE_MOVE_BASE, LATE_MOVE_DEPTH, NULL_MOVE_BASE, NULL_MOVE_DEPTH, NULL_MOVE_DIVISOR,
    NULL_MOVE_EVAL_DIVISOR, NULL_MOVE_EVAL_MOST, NULL_MOVE_VERIFY_DEPTH, PROBCUT_DEPTH, PROBCUT_MARGIN,
    PROBCUT_REDUCTION, RAZOR_DEPTH, RAZOR_MARGIN, REVERSE_FUTILITY_DEPTH, REVERSE_FUTILITY_IMPROVING,
    REVERSE_FUTILITY_MARGIN, SEE_CAPTURE_MARGIN, SEE_QUIET_MARGIN,
};
use super::reduce::Late;
use crate::order::exchange::see_ge;
use crate::order::picker::Picker;
use crate::table::Bound;

/// What becomes of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    /// It is searched.
    Try,
    /// It is left out.
    Skip,
    /// It and all quiet moves after it are left out.
    SkipQuiets,
}

impl Search<'_> {
    /// A score for the node without trying its moves, if one can be had.
    #[inline]
    pub(super) fn prune_node(&mut self, node: &Node<'_>) -> Option<Score> {
        if node.is_pv() || node.excluded.is_some() {
            return None;
        }
        let evaluation = node.evaluation?;
        self.razor(node, evaluation)
            .or_else(|| reverse_futility(node))
            .or_else(|| self.null_move(node, evaluation))
            .or_else(|| self.probcut(node, evaluation))
    }

    /// Razoring: so far below alpha that only a capture could help, and quiescence says none does.
    #[inline]
    fn razor(&mut self, node: &Node<'_>, evaluation: Score) -> Option<Score> {
        if RAZOR_DEPTH < node.depth || node.alpha < evaluation + RAZOR_MARGIN * node.depth {
            return None;
        }
        let score = self.quiesce(node.pos, node.alpha, node.alpha + 1, node.ply);
        (score <= node.alpha || self.stopped).then_some(score)
    }

    /// Null move: if passing is still good enough, moving will be.
    ///
    /// Not where a side has hardly any pieces and may be in zugzwang; and deep cuts, or those of a lone major
    /// piece, are verified by a search that may not pass again for a while.
    #[inline]
    fn null_move(&mut self, node: &Node<'_>, evaluation: Score) -> Option<Score> {
        let (pos, ply, beta) = (node.pos, node.ply, node.beta);
        let officers = Officers::of(pos);
        if node.depth < NULL_MOVE_DEPTH
            || node.estimate < beta
            || evaluation < beta - 20 * node.depth + 150
            || beta.is_decisive()
            || ply < self.no_null_before
            || ply == 0
            || self.frames[ply - 1].step.is_none()
            || officers == Officers::Few
        {
            return None;
        }
        let above = (node.estimate - beta).value() / NULL_MOVE_EVAL_DIVISOR;
        let saved = NULL_MOVE_BASE + node.depth / NULL_MOVE_DIVISOR + above.min(NULL_MOVE_EVAL_MOST);
        let next = self.make_null(pos, ply);
        let score =
            -self.node(&next, (-beta, -beta + 1), node.depth - saved, ply + 1, node.expect.of_answer());
        self.unmake();
        if self.stopped || score < beta {
            return self.stopped.then_some(Score::DRAW);
        }
        let score = if score.is_decisive() { beta } else { score };
        let is_verified = node.depth < NULL_MOVE_VERIFY_DEPTH && officers == Officers::Many;
        if is_verified || 0 < self.no_null_before {
            return Some(score);
        }
        self.no_null_before = ply + (node.depth - saved).max(1) as usize * 3 / 4 + 1;
        let verified = self.node(pos, (beta - 1, beta), node.depth - saved, ply, Expect::All);
        self.no_null_before = 0;
        (beta <= verified || self.stopped).then_some(score)
    }

    /// ProbCut: a good capture that is far above beta in a shallow search will be above it in a deep one.
    #[inline]
    fn probcut(&mut self, node: &Node<'_>, evaluation: Score) -> Option<Score> {
        let (pos, ply) = (node.pos, node.ply);
        let goal = node.beta + PROBCUT_MARGIN - i32::from(node.improving) * 50;
        let is_refuted = node.entry.is_some_and(|entry| {
            node.depth - PROBCUT_REDUCTION < entry.depth && Score::from_table(entry.score, ply) < goal
        });
        if node.depth < PROBCUT_DEPTH || node.beta.is_decisive() || is_refuted {
            return None;
        }
        let depth = node.depth - PROBCUT_REDUCTION;
        let mut picker = Picker::noisy(pos, node.hash_move, (goal - evaluation).value());
        while let Some(mv) = picker.next(pos, &self.memory.history) {
            let next = self.make(pos, mv, ply);
            let mut score = -self.quiesce(&next, -goal, -goal + 1, ply + 1);
            if goal <= score && 1 < depth {
                score = -self.node(&next, (-goal, -goal + 1), depth - 1, ply + 1, node.expect.of_answer());
            }
            self.unmake();
            if self.stopped {
                return Some(Score::DRAW);
            }
            if goal <= score {
                self.remember(pos, ply, depth, score, Bound::Lower, Some(mv), node.plain);
                return Some(if score.is_decisive() { score } else { score - (goal - node.beta) });
            }
        }
        None
    }

    /// Whether a move is worth trying, when a better one is already known.
    #[inline]
    pub(super) fn judge_move(&self, node: &Node<'_>, late: &Late) -> Fate {
        let (pos, mv, depth) = (node.pos, late.mv, node.depth);
        // Checks may be sacrifices; with the check extension: +20 Elo [-19, +60] in 120 games of 6,000 nodes a move.
        if late.gives_check {
            return Fate::Try;
        }
        let basic = self.memory.reductions.basic(mv, depth, late.number) / 1024;
        let reduced = (depth - basic).max(0);
        if !mv.is_quiet() {
            let may_lose = SEE_CAPTURE_MARGIN * depth + late.history / 40;
            let is_bad = depth <= 8 && !see_ge(pos, mv, -may_lose.max(0));
            return if is_bad { Fate::Skip } else { Fate::Try };
        }
        // Late moves: enough quiet moves have been tried.
        let enough = (LATE_MOVE_BASE + depth * depth) / if node.improving { 1 } else { 2 };
        if depth <= LATE_MOVE_DEPTH && enough < late.number as i32 && !node.is_pv() {
            return Fate::SkipQuiets;
        }
        // Futility: so far below alpha that a quiet move will not make up for it.
        if let Some(evaluation) = node.evaluation
            && reduced <= FUTILITY_DEPTH
            && evaluation + FUTILITY_BASE + FUTILITY_MARGIN * reduced + late.history / 128 <= node.alpha
            && !node.alpha.is_decisive()
        {
            return Fate::Skip;
        }
        if reduced <= HISTORY_PRUNE_DEPTH && late.history < -HISTORY_PRUNE_MARGIN * (reduced + 1) {
            return Fate::Skip;
        }
        if depth <= 10 && !see_ge(pos, mv, -SEE_QUIET_MARGIN * reduced * reduced) {
            return Fate::Skip;
        }
        Fate::Try
    }
}

/// Reverse futility: so far above beta that the opponent's best answer will not matter.
#[inline]
fn reverse_futility(node: &Node<'_>) -> Option<Score> {
    let margin =
        REVERSE_FUTILITY_MARGIN * node.depth - i32::from(node.improving) * REVERSE_FUTILITY_IMPROVING;
    let is_enough = node.depth <= REVERSE_FUTILITY_DEPTH
        && node.beta <= node.estimate - margin
        && !node.beta.is_decisive()
        && !node.estimate.is_decisive();
    is_enough.then(|| (node.estimate + node.beta) / 2)
}

/// What the side to move has beside king and pawns: the less, the likelier that passing beats every move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Officers {
    /// Nothing, or a minor piece.
    Few,
    /// A rook or a queen.
    Major,
    /// Several.
    Many,
}

impl Officers {
    #[inline]
    fn of(pos: &Position) -> Officers {
        let officers = pos.color(pos.turn()) - pos.role(Role::Pawn) - pos.role(Role::King);
        if officers.more_than_one() {
            Officers::Many
        } else if officers.intersects(pos.role(Role::Rook) | pos.role(Role::Queen)) {
            Officers::Major
        } else {
            Officers::Few
        }
    }
}
