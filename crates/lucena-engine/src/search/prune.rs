//! What is not searched at all: whole nodes that are already decided, and moves that cannot matter.
//!
//! All of it costs sacrifices in searches of a few thousand nodes and gains a ply or two in longer ones, where games are
//! played: docs/measurements/search-trials.md.

use lucena_chess::{Position, Role};
use lucena_eval::Score;

use super::Search;
use super::node::{Expect, Node};
use super::params::{
    capture_futility_base, capture_futility_depth, capture_futility_margin, futility_base, futility_depth,
    futility_margin, gains, history_prune_depth, history_prune_margin, late_move_base, late_move_depth,
    null_move_base, null_move_depth, null_move_divisor, null_move_eval_divisor, null_move_eval_most,
    null_move_verify_depth, probcut_depth, probcut_margin, razor_base, razor_slope, reverse_futility_depth,
    reverse_futility_improving, reverse_futility_margin, see_capture_margin, see_quiet_margin,
};
use super::reduce::Late;
use crate::order::exchange::see_ge;
use crate::order::history::taken_by;
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
        self.razor(node).or_else(|| reverse_futility(node)).or_else(|| self.null_move(node, evaluation))
    }

    /// Razoring: so far below alpha that only captures could help, and they do not.
    #[inline]
    fn razor(&mut self, node: &Node<'_>) -> Option<Score> {
        let reach = node.estimate + razor_base() + razor_slope() * node.depth * node.depth;
        if node.alpha <= reach || node.alpha.is_decisive() {
            return None;
        }
        let score = self.quiesce(node.pos, (node.alpha, node.alpha + 1), node.ply);
        (score <= node.alpha || self.stopped).then_some(score)
    }

    /// Null move: if passing is still good enough, moving will be.
    ///
    /// Not where a side has hardly any pieces and may be in zugzwang; and deep cuts, or those of a lone major
    /// piece, are verified by a search that may not pass again for a while.
    #[inline]
    fn null_move(&mut self, node: &Node<'_>, evaluation: Score) -> Option<Score> {
        let (pos, ply, beta) = (node.pos, node.ply, node.beta);
        let pieces = Pieces::of(pos);
        if node.depth < null_move_depth()
            || node.estimate < beta
            || evaluation < beta - 20 * node.depth + 150
            || beta.is_decisive()
            || ply < self.no_null_before
            || ply == 0
            || self.frames[ply - 1].step.is_none()
            || pieces == Pieces::Few
        {
            return None;
        }
        let above = (node.estimate - beta).value() / null_move_eval_divisor();
        let saved = null_move_base() + node.depth / null_move_divisor() + above.min(null_move_eval_most());
        let next = self.make_null(pos, ply);
        let score =
            -self.node(&next, (-beta, -beta + 1), node.depth - saved, ply + 1, node.expect.of_answer());
        self.unmake();
        if self.stopped || score < beta {
            return self.stopped.then_some(Score::DRAW);
        }
        let score = if score.is_decisive() { beta } else { score };
        let is_verified = node.depth < null_move_verify_depth() && pieces == Pieces::Many;
        if is_verified || 0 < self.no_null_before {
            return Some(score);
        }
        self.no_null_before = ply + (node.depth - saved).max(1) as usize * 3 / 4 + 1;
        let verified = self.node(pos, (beta - 1, beta), node.depth - saved, ply, Expect::All);
        self.no_null_before = 0;
        (beta <= verified || self.stopped).then_some(score)
    }

    /// ProbCut: a capture that a shallower search finds well above beta will cut here too.
    pub(super) fn probcut(&mut self, node: &Node<'_>) -> Option<Score> {
        let (pos, ply) = (node.pos, node.ply);
        let target = node.beta + probcut_margin();
        let evaluation = node.evaluation?;
        if node.is_pv()
            || node.excluded.is_some()
            || node.depth < probcut_depth()
            || node.beta.is_decisive()
            || target.is_decisive()
        {
            return None;
        }
        // The table has seen that nothing here is worth so much.
        if let Some(entry) = &node.entry
            && node.depth - 3 <= entry.depth
            && Score::from_table(entry.score, ply) < target
        {
            return None;
        }
        let least = (target - evaluation).value();
        let mut picker = Picker::noisy(pos, node.hash_move.filter(|&mv| see_ge(pos, mv, least)));
        while let Some(mv) = picker.next(pos, &self.memory.history) {
            if !see_ge(pos, mv, least) {
                continue;
            }
            self.expect(pos, mv);
            let mut next = *pos;
            self.make(&mut next, mv, ply);
            let window = (-target, -target + 1);
            let mut score = -self.quiesce(&next, window, ply + 1);
            if target <= score && !self.stopped {
                score = -self.node(&next, window, node.depth - 4, ply + 1, node.expect.of_answer());
            }
            self.unmake();
            if self.stopped {
                return Some(Score::DRAW);
            }
            if target <= score {
                self.remember(pos, ply, node.depth - 3, score, Bound::Lower, Some(mv), node.plain);
                return Some(score);
            }
        }
        None
    }

    /// Whether a move is worth trying, when a better one is already known.
    #[inline]
    pub(super) fn judge_move(&self, node: &Node<'_>, late: &Late) -> Fate {
        let (pos, mv, depth) = (node.pos, late.mv, node.depth);
        let basic = self.memory.reductions.basic(mv, depth, late.number) / 1024;
        let reduced = (depth - basic).max(0);
        // A capture that cannot bring us back to alpha.
        if !mv.is_quiet()
            && !late.gives_check
            && !mv.is_promotion()
            && reduced <= capture_futility_depth()
            && let Some(evaluation) = node.evaluation
            && !node.alpha.is_decisive()
        {
            let margin = capture_futility_base() + capture_futility_margin() * reduced + late.history / 40;
            if evaluation + margin + gains()[taken_by(pos, mv).index()] <= node.alpha {
                return Fate::Skip;
            }
        }
        // Captures and checks that lose too much; a check's own history says little about a sacrifice.
        if late.gives_check || !mv.is_quiet() {
            let record = if late.gives_check { 0 } else { late.history / 40 };
            let may_lose = (see_capture_margin() * depth + record).max(0);
            if depth <= 8 && !see_ge(pos, mv, -may_lose) {
                return Fate::Skip;
            }
        }
        if !mv.is_quiet() {
            return Fate::Try;
        }
        // Late moves: enough quiet moves have been tried.
        let enough = (late_move_base() + depth * depth) / if node.improving { 1 } else { 2 };
        if depth <= late_move_depth() && enough < late.number as i32 && !node.is_pv() {
            return Fate::SkipQuiets;
        }
        if late.gives_check {
            return Fate::Try;
        }
        // Futility: so far below alpha that a quiet move will not make up for it.
        if let Some(evaluation) = node.evaluation
            && reduced <= futility_depth()
            && evaluation + futility_base() + futility_margin() * reduced + late.history / 128 <= node.alpha
            && !node.alpha.is_decisive()
        {
            return Fate::Skip;
        }
        if reduced <= history_prune_depth() && late.history < -history_prune_margin() * (reduced + 1) {
            return Fate::Skip;
        }
        if depth <= 10 && !see_ge(pos, mv, -see_quiet_margin() * reduced * reduced) {
            return Fate::Skip;
        }
        Fate::Try
    }
}

/// Reverse futility: so far above beta that the opponent's best answer will not matter.
#[inline]
fn reverse_futility(node: &Node<'_>) -> Option<Score> {
    let margin =
        reverse_futility_margin() * node.depth - i32::from(node.improving) * reverse_futility_improving();
    let is_enough = node.depth <= reverse_futility_depth()
        && node.beta <= node.estimate - margin
        && !node.beta.is_decisive()
        && !node.estimate.is_decisive();
    is_enough.then(|| (node.estimate + node.beta) / 2)
}

/// What the side to move has beside king and pawns: the less, the likelier that passing beats every move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pieces {
    /// Nothing, or a minor piece.
    Few,
    /// A rook or a queen.
    Major,
    /// Several.
    Many,
}

impl Pieces {
    #[inline]
    fn of(pos: &Position) -> Pieces {
        let pieces = pos.color(pos.turn()) - pos.role(Role::Pawn) - pos.role(Role::King);
        if pieces.more_than_one() {
            Pieces::Many
        } else if pieces.intersects(pos.role(Role::Rook) | pos.role(Role::Queen)) {
            Pieces::Major
        } else {
            Pieces::Few
        }
    }
}
