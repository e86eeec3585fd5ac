//! What is not searched at all: whole nodes that are already decided, and moves that cannot matter.
//!
//! Razoring and ProbCut were tried and left out: they hid sacrifices. Without razoring, with the margin of reverse
//! futility at 120, quiet checks at the horizon and the extension for mate threats: +35 Elo [-3, +74] in 240 games of
//! 10,000 nodes a move; without ProbCut besides: +7 [-29, +44] in 240 games, and 276 instead of 254 positions of Win
//! at Chess solved with 200,000 nodes.

use lucena_chess::{Position, Role};
use lucena_eval::Score;

use super::Search;
use super::node::{Expect, Node};
use super::params::{
    futility_base, futility_depth, futility_margin, history_prune_depth, history_prune_margin,
    late_move_base, late_move_depth, null_move_base, null_move_depth, null_move_divisor,
    null_move_eval_divisor, null_move_eval_most, null_move_verify_depth, reverse_futility_depth,
    reverse_futility_improving, reverse_futility_margin, see_capture_margin, see_quiet_margin,
};
use super::reduce::Late;
use crate::order::exchange::see_ge;

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
        reverse_futility(node).or_else(|| self.null_move(node, evaluation))
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
        self.frames[ply].faces_mate = score.mate_plies().is_some_and(|plies| plies < 0);
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
            let may_lose = see_capture_margin() * depth + late.history / 40;
            let is_bad = depth <= 8 && !see_ge(pos, mv, -may_lose.max(0));
            return if is_bad { Fate::Skip } else { Fate::Try };
        }
        // Late moves: enough quiet moves have been tried.
        let enough = (late_move_base() + depth * depth) / if node.improving { 1 } else { 2 };
        if depth <= late_move_depth() && enough < late.number as i32 && !node.is_pv() {
            return Fate::SkipQuiets;
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
///
/// Only near the horizon: deeper, it hid sacrifices. Down from depth 9 to 6: +16 Elo [-10, +41] in 400 games of 15,000 nodes a
/// move, and 286 instead of 278 positions of Win at Chess solved with 400,000 nodes.
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
