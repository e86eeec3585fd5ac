//! The spine of the tree: what happens at a node, step by step. Each step is a small function of its own room.

use arrayvec::ArrayVec;
use lucena_chess::{Move, Position};
use lucena_eval::Score;

use super::extend::Extension;
use super::params::{deeper_margin, internal_reduction_deep, internal_reduction_depth, reduction_depth};
use super::prune::Fate;
use super::quiesce::{cut_by_entry, refine};
use super::reduce::Late;
use super::{Frame, MAX_DEPTH, MAX_PLY, Search};
use crate::order::history::{Context, Step, bonus, forced_bonus, gain_bonus, taken_by};
use crate::order::picker::{Picker, Stage};
use crate::table::{Bound, Entry};

/// What tables of endings prove stays in the table as if it had been searched so much deeper.
const TABLES_LAST: i32 = 6;

/// What is expected of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Expect {
    /// It lies on the principal variation and its true score is wanted.
    Exact,
    /// Some move will be good enough to stop.
    Cut,
    /// No move will be good enough.
    All,
}

impl Expect {
    /// What is expected of the answers to a move that is tried with a window of nothing.
    #[inline]
    pub(super) fn of_answer(self) -> Expect {
        if self == Expect::Cut { Expect::All } else { Expect::Cut }
    }
}

/// A node before its moves are tried.
pub(super) struct Node<'a> {
    pub(super) pos: &'a Position,
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    pub(super) expect: Expect,
    pub(super) entry: Option<Entry>,
    /// The table's move, proved legal.
    pub(super) hash_move: Option<Move>,
    /// The evaluation as the table keeps it; none in check.
    pub(super) plain: Option<Score>,
    /// The corrected evaluation; none in check.
    pub(super) evaluation: Option<Score>,
    /// The same, sharpened by what the table proves.
    pub(super) estimate: Score,
    /// Whether our position is better than it was two plies ago.
    pub(super) improving: bool,
    pub(super) excluded: Option<Move>,
}

impl Node<'_> {
    #[inline]
    pub(super) fn is_pv(&self) -> bool {
        self.expect == Expect::Exact
    }

    #[inline]
    pub(super) fn expects_cut(&self) -> bool {
        self.expect == Expect::Cut
    }
}

/// What the loop over the moves has found so far.
struct Tally {
    best: Score,
    best_move: Option<Move>,
    number: usize,
    quiets: ArrayVec<Move, 64>,
    noisy: ArrayVec<Move, 32>,
}

impl Search<'_> {
    /// The score of a position, searched to `depth`, seen from the side to move.
    pub(super) fn node(
        &mut self,
        pos: &Position,
        (mut alpha, mut beta): (Score, Score),
        depth: i32,
        ply: usize,
        expect: Expect,
    ) -> Score {
        debug_assert!(alpha < beta && (expect == Expect::Exact || alpha + 1 == beta));
        // 1. At the horizon only captures matter.
        if depth <= 0 {
            return self.quiesce(pos, (alpha, beta), ply);
        }
        self.variations.clear(ply);
        if self.enter(ply) {
            return Score::DRAW;
        }
        // 2. Draws by rule, and the end of the stack.
        let excluded = self.frames[ply].excluded;
        if excluded.is_none() && self.is_draw(pos, ply) {
            return Score::DRAW;
        }
        if MAX_PLY <= ply {
            return self.evaluate_now(pos);
        }
        // 3. Mate distance: no line from here can beat a shorter mate that is already found.
        alpha = alpha.max(Score::mated_in(ply));
        beta = beta.min(Score::mate_in(ply + 1));
        if beta <= alpha {
            return alpha;
        }
        // 4. The table may settle the matter.
        let entry = if excluded.is_none() { self.task.table.probe(pos.key()) } else { None };
        if let Some(entry) = &entry
            && expect != Expect::Exact
            && depth <= entry.depth
            && pos.half_moves() < 90
            && let Some(score) = cut_by_entry(entry, alpha, beta, ply)
        {
            self.learn_from_entry(pos, entry, score, beta, depth, ply);
            return score;
        }
        // 5. Tables of endings may know the result, or at least that it is no better or no worse than this.
        let proved = if excluded.is_none() { self.task.advice.at_node(pos, depth, ply) } else { None };
        let (mut least, mut most) = (-Score::INFINITY, Score::INFINITY);
        if let Some((score, bound)) = proved {
            if (bound.is_lower() && beta <= score)
                || (bound.is_upper() && score <= alpha)
                || bound == Bound::Exact
            {
                let lasting = (depth + TABLES_LAST).min(MAX_DEPTH - 1);
                self.remember(pos, ply, lasting, score, bound, None, None);
                return score;
            }
            (least, most) = if bound.is_lower() { (score, most) } else { (least, score) };
            alpha = alpha.max(least);
        }
        // 6. The static evaluation, and whether things get better.
        let mut node = self.appraise(pos, (alpha, beta), depth, ply, expect, entry);
        self.learn_gain(&node);
        // 7. Whole nodes that are not worth a search.
        if let Some(score) = self.prune_node(&node) {
            return score;
        }
        // 8. Without a hash move the ordering is poor, and a later visit will have one: search less now.
        let is_unprepared = node.hash_move.is_none() && expect != Expect::All && excluded.is_none();
        if internal_reduction_depth() <= depth && is_unprepared {
            let is_costly = node.is_pv() || internal_reduction_deep() <= depth;
            node.depth -= 1 + i32::from(is_costly);
        }
        // A capture that wins so much that a shallower search will do.
        if let Some(score) = self.probcut(&node) {
            return score;
        }
        // 9. The moves.
        let Some(mut tally) = self.try_moves(&mut node) else { return Score::DRAW };
        // 10. No moves: mate, stalemate, or nothing but the excluded one.
        if tally.number == 0 {
            return match excluded {
                Some(_) => alpha,
                None if pos.is_check() => Score::mated_in(ply),
                None => Score::DRAW,
            };
        }
        // 11. Learn and remember.
        tally.best = tally.best.clamp(least, most);
        self.conclude(&node, &tally, alpha);
        tally.best
    }

    /// What can be said about a node before any move.
    #[inline]
    fn appraise<'p>(
        &mut self,
        pos: &'p Position,
        (alpha, beta): (Score, Score),
        depth: i32,
        ply: usize,
        expect: Expect,
        entry: Option<Entry>,
    ) -> Node<'p> {
        let hash_move = entry.and_then(|entry| entry.mv).filter(|&mv| pos.is_legal(mv));
        let excluded = self.frames[ply].excluded;
        let plain = self.plain_evaluation(pos, entry.as_ref());
        let evaluation = plain.map(|plain| self.memory.judge.correct(pos, plain));
        self.frames[ply].evaluation = evaluation;
        self.frames[ply + 1].killers = [None; 2];
        self.frames[ply + 1].cuts = 0;
        self.frames[ply + 1].excluded = None;
        let estimate = match (evaluation, &entry) {
            (Some(evaluation), Some(entry)) => refine(evaluation, entry, ply),
            (Some(evaluation), None) => evaluation,
            (None, _) => -Score::INFINITY,
        };
        let earlier = |plies: usize| ply.checked_sub(plies).and_then(|at| self.frames[at].evaluation);
        let improving = match (evaluation, earlier(2).or_else(|| earlier(4))) {
            (Some(now), Some(before)) => before < now,
            (Some(_), None) => true,
            (None, _) => false,
        };
        if excluded.is_none() {
            self.frames[ply].was_pv = expect == Expect::Exact || entry.is_some_and(|entry| entry.was_pv);
        }
        let window = (alpha, beta);
        Node {
            pos,
            ply,
            depth,
            alpha: window.0,
            beta: window.1,
            expect,
            entry,
            hash_move,
            plain,
            evaluation,
            estimate,
            improving,
            excluded,
        }
    }

    /// Tries the moves in order; nothing if the search was stopped.
    fn try_moves(&mut self, node: &mut Node<'_>) -> Option<Tally> {
        let (pos, ply) = (node.pos, node.ply);
        let context = self.context(pos, ply);
        self.frames[ply].attacked = context.danger.squares();
        let killers = self.frames[ply].killers;
        let refutations = [killers[0], killers[1], self.memory.history.counter(context.steps[0])];
        let mut picker = Picker::new(pos, node.hash_move, refutations, context);
        let checks = pos.check_squares();
        let mut tally = Tally {
            best: -Score::INFINITY,
            best_move: None,
            number: 0,
            quiets: ArrayVec::new(),
            noisy: ArrayVec::new(),
        };
        while let Some(mv) = picker.next(pos, &self.memory.history) {
            if Some(mv) == node.excluded {
                continue;
            }
            self.expect(pos, mv);
            tally.number += 1;
            self.frames[ply].number = tally.number;
            let gives_check = checks.gives_check(pos, mv);
            let late = self.describe(node, mv, tally.number, picker.stage(), &context, gives_check);
            // Moves that are not worth a search, once one is known that does not lose.
            if -Score::TABLEBASE + MAX_PLY as i32 + 1 < tally.best {
                match self.judge_move(node, &late) {
                    Fate::Try => {}
                    Fate::Skip => continue,
                    Fate::SkipQuiets => {
                        picker.skip_quiets();
                        continue;
                    }
                }
            }
            // Moves that deserve more.
            let extension = match self.extend(node, mv) {
                Extension::By(plies) => plies,
                Extension::Settled(score) => {
                    tally.best = score;
                    tally.best_move = None;
                    return if self.stopped { None } else { Some(tally.settled()) };
                }
            };
            let score = self.try_move(node, &late, extension);
            if self.stopped {
                return None;
            }
            if tally.best < score {
                tally.best = score;
                if node.alpha < score {
                    tally.best_move = Some(mv);
                    node.alpha = score;
                    if node.is_pv() {
                        self.variations.lead(ply, mv);
                    }
                    if node.beta <= score {
                        self.counters.beta_cutoffs += 1;
                        self.frames[ply].cuts = self.frames[ply].cuts.saturating_add(1);
                        break;
                    }
                }
            }
            // A list that is full has forgotten enough bad moves already.
            let _ = if mv.is_quiet() { tally.quiets.try_push(mv) } else { tally.noisy.try_push(mv) };
        }
        Some(tally)
    }

    /// What pruning and reductions want to know about a move.
    #[inline]
    fn describe(
        &self,
        node: &Node<'_>,
        mv: Move,
        number: usize,
        stage: Stage,
        context: &Context,
        gives_check: bool,
    ) -> Late {
        let (pos, history) = (node.pos, &self.memory.history);
        let step = Step::of(pos, mv);
        let value = if mv.is_quiet() {
            history.quiet(pos.turn(), step, mv, context)
        } else {
            history.capture(step, taken_by(pos, mv))
        };
        let is_refutation = stage == Stage::Refutations;
        Late { mv, number, history: value, gives_check, is_refutation }
    }

    /// Searches a move: late ones first with less depth and no window, and deeper only if they surprise.
    #[inline]
    fn try_move(&mut self, node: &Node<'_>, late: &Late, extension: i32) -> Score {
        let (alpha, beta, ply) = (node.alpha, node.beta, node.ply);
        let mut next = *node.pos;
        self.make(&mut next, late.mv, ply);
        let mut depth = node.depth - 1 + extension;
        let mut score = -Score::INFINITY;
        let is_late = 1 + usize::from(node.is_pv()) < late.number;
        let mut is_open = late.number == 1 && node.is_pv();
        if !is_open {
            let answer = node.expect.of_answer();
            let scout = (-alpha - 1, -alpha);
            let mut wants_full = true;
            if is_late && reduction_depth() <= node.depth {
                let reduced = (depth - self.reduction(node, late)).clamp(1, (depth + 1).max(1));
                score = -self.node(&next, scout, reduced, ply + 1, Expect::Cut);
                wants_full = alpha < score && reduced < depth;
                if wants_full {
                    // A great surprise deserves a ply more, a small one a ply less.
                    let is_great = alpha + deeper_margin() + 2 * depth < score;
                    let is_small = score < alpha + depth;
                    depth += i32::from(is_great) - i32::from(is_small);
                    wants_full = reduced < depth;
                }
            }
            if wants_full && !self.stopped {
                score = -self.node(&next, scout, depth, ply + 1, answer);
            }
            is_open = node.is_pv() && alpha < score && !self.stopped;
        }
        if is_open {
            score = -self.node(&next, (-beta, -alpha), depth, ply + 1, Expect::Exact);
        }
        self.unmake();
        score
    }

    /// A hash move that cuts by the table alone has done well again.
    #[inline]
    fn learn_from_entry(
        &mut self,
        pos: &Position,
        entry: &Entry,
        score: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) {
        if let Some(mv) = entry.mv
            && beta <= score
            && mv.is_quiet()
            && pos.is_legal(mv)
        {
            let context = self.context(pos, ply);
            self.memory.history.learn_quiet(pos, mv, &context, bonus(depth));
        }
    }

    /// The moves are done: histories, corrections and the table learn the result.
    #[inline]
    fn conclude(&mut self, node: &Node<'_>, tally: &Tally, entered_with: Score) {
        let best = tally.best;
        let bound = if node.beta <= best {
            Bound::Lower
        } else if entered_with < best && node.is_pv() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if bound == Bound::Lower
            && let Some(mv) = tally.best_move
        {
            self.learn_refutation(node, mv, tally);
        }
        if node.excluded.is_some() {
            return;
        }
        match bound {
            Bound::Upper => self.learn_forced(node),
            Bound::Lower => self.learn_refuted(node),
            Bound::Exact => {}
        }
        self.learn_correction(node, tally, bound);
        let mv = tally.best_move.or(node.hash_move);
        self.remember(node.pos, node.ply, node.depth, best, bound, mv, node.plain);
    }

    /// A move refuted: it gains, those tried before it lose.
    fn learn_refutation(&mut self, node: &Node<'_>, mv: Move, tally: &Tally) {
        let (pos, ply) = (node.pos, node.ply);
        let context = self.context(pos, ply);
        let gain = bonus(node.depth);
        let history = &mut self.memory.history;
        if mv.is_quiet() {
            let killers = &mut self.frames[ply].killers;
            if killers[0] != Some(mv) {
                *killers = [Some(mv), killers[0]];
            }
            history.set_counter(context.steps[0], mv);
            history.learn_quiet(pos, mv, &context, gain);
            for &other in &tally.quiets {
                history.learn_quiet(pos, other, &context, -gain);
            }
        } else {
            history.learn_capture(pos, mv, gain);
        }
        for &other in &tally.noisy {
            history.learn_capture(pos, other, -gain);
        }
    }

    /// The quiet move that led here learns by how much it raised its side's evaluation.
    #[inline]
    fn learn_gain(&mut self, node: &Node<'_>) {
        if let Some(before) = node.ply.checked_sub(1)
            && node.excluded.is_none()
            && let Some(mv) = self.frames[before].quiet
            && let Some(then) = self.frames[before].evaluation
            && let Some(now) = node.evaluation
        {
            let gain = gain_bonus(-(now + then).value());
            let attacked = self.frames[before].attacked;
            self.memory.history.learn_alone(!node.pos.turn(), mv, attacked, gain);
        }
    }

    /// Nothing was good enough here: the quiet move that led here has done well.
    #[inline]
    fn learn_forced(&mut self, node: &Node<'_>) {
        if let Some(before) = node.ply.checked_sub(1)
            && let Frame { step: Some(step), quiet: Some(mv), attacked, .. } = self.frames[before]
        {
            let (steps, gain) = (self.steps_before(before), forced_bonus(node.depth));
            self.memory.history.learn_alone(!node.pos.turn(), mv, attacked, gain / 2);
            self.memory.history.learn_step(step, &steps[..3], gain);
        }
    }

    /// Something refutes the quiet move that led here, though it had come first: it has done badly.
    #[inline]
    fn learn_refuted(&mut self, node: &Node<'_>) {
        if let Some(before) = node.ply.checked_sub(1)
            && let Frame { step: Some(step), quiet: Some(_), number: 1, .. } = self.frames[before]
        {
            let steps = self.steps_before(before);
            self.memory.history.learn_step(step, &steps, -bonus(node.depth + 1));
        }
    }

    /// Where the result says something about the evaluation, the correction learns it: not in check, not by
    /// captures, and only if the bound points away from the evaluation.
    #[inline]
    fn learn_correction(&mut self, node: &Node<'_>, tally: &Tally, bound: Bound) {
        let Some(evaluation) = node.evaluation else { return };
        if tally.best.is_decisive() || tally.best_move.is_some_and(|mv| !mv.is_quiet()) {
            return;
        }
        let points_away = if tally.best < evaluation { bound.is_upper() } else { bound.is_lower() };
        if points_away {
            self.memory.judge.learn(node.pos, evaluation, tally.best, node.depth);
        }
    }
}

impl Tally {
    /// The tally of a node that one search of its moves has settled.
    fn settled(mut self) -> Tally {
        self.number = self.number.max(1);
        self.quiets.clear();
        self.noisy.clear();
        self
    }
}
