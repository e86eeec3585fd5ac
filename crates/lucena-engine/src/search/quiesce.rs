//! Quiescence: captures and promotions only, until the static evaluation can be trusted; in check, every move.

use lucena_chess::{Move, Position, Role};
use lucena_eval::Score;

use super::params::{calm_moves, delta_margin, gains};
use super::{MAX_PLY, Search};
use crate::order::exchange::see_ge;
use crate::order::history::taken_by;
use crate::order::picker::Picker;
use crate::table::{Bound, Entry, NO_EVALUATION};

/// A node of quiescence before its captures are tried.
struct Calm<'a> {
    pos: &'a Position,
    ply: usize,
    alpha: Score,
    beta: Score,
    /// The evaluation as the table keeps it; none in check.
    plain: Option<Score>,
    /// The evaluation if nobody captures; none in check.
    stand: Option<Score>,
    /// The best score so far.
    best: Score,
    best_move: Option<Move>,
}

impl Search<'_> {
    /// The score of a position once the captures are over, seen from the side to move.
    pub(super) fn quiesce(
        &mut self,
        pos: &Position,
        (mut alpha, mut beta): (Score, Score),
        ply: usize,
    ) -> Score {
        self.variations.clear(ply);
        // 1. The end of the search, of the game, or of the stack.
        self.counters.quiescence_nodes += 1;
        if self.enter(ply) || self.is_draw(pos, ply) {
            return Score::DRAW;
        }
        if MAX_PLY <= ply {
            return self.evaluate_now(pos);
        }
        alpha = alpha.max(Score::mated_in(ply));
        beta = beta.min(Score::mate_in(ply + 1));
        if beta <= alpha {
            return alpha;
        }
        // 2. The table may know enough.
        let is_pv = alpha + 1 < beta;
        let entry = self.task.table.probe(pos.key());
        if let Some(entry) = &entry
            && !is_pv
            && let Some(score) = cut_by_entry(entry, alpha, beta, ply)
        {
            return score;
        }
        self.frames[ply].was_pv = is_pv || entry.is_some_and(|entry| entry.was_pv);
        // 3. Standing pat: nobody is forced to capture, unless in check.
        let plain = self.plain_evaluation(pos, entry.as_ref());
        let stand = plain.map(|plain| self.memory.judge.correct(pos, plain));
        let mut calm =
            Calm { pos, ply, alpha, beta, plain, stand, best: Score::mated_in(ply), best_move: None };
        if let Some(stand) = stand {
            calm.best = entry.as_ref().map_or(stand, |entry| refine(stand, entry, ply));
            if beta <= calm.best {
                return self.stand_pat(&calm, entry.is_none());
            }
            calm.alpha = alpha.max(calm.best);
        }
        let entered_with = calm.alpha;
        // 4. Captures and promotions that do not lose material; in check, all evasions.
        let hash_move = entry.and_then(|entry| entry.mv).filter(|&mv| pos.is_legal(mv));
        self.try_captures(&mut calm, hash_move, is_pv);
        if self.stopped {
            return Score::DRAW;
        }
        // 5. Remember.
        if stand == Some(calm.best) {
            self.evidence.note_leaf(calm.best, ply);
        }
        let bound = if beta <= calm.best {
            Bound::Lower
        } else if is_pv && entered_with < calm.best {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.remember(pos, ply, 0, calm.best, bound, calm.best_move, plain);
        calm.best
    }

    /// The evaluation is good enough as it is.
    #[inline]
    fn stand_pat(&mut self, calm: &Calm<'_>, is_new: bool) -> Score {
        if calm.stand == Some(calm.best) {
            self.evidence.note_leaf(calm.best, calm.ply);
        }
        if is_new {
            self.remember(calm.pos, calm.ply, 0, calm.best, Bound::Lower, None, calm.plain);
        }
        calm.best
    }

    /// Tries what is worth trying; the result is in `calm`.
    #[inline]
    fn try_captures(&mut self, calm: &mut Calm<'_>, hash_move: Option<Move>, is_pv: bool) {
        let pos = calm.pos;
        let mut picker = match calm.stand {
            Some(_) => Picker::noisy(pos, hash_move),
            None => Picker::new(pos, hash_move, [None; 3], self.context(pos, calm.ply)),
        };
        let mut tried = 0;
        while let Some(mv) = picker.next(pos, &self.memory.history) {
            tried += 1;
            self.expect(pos, mv);
            // Further moves hardly matter, but for those that are forcing or go on with an exchange.
            if calm_moves() < tried
                && !calm.best.is_decisive()
                && !mv.is_promotion()
                && self.last_square(calm.ply) != Some(mv.to())
                && !pos.gives_check(mv)
            {
                continue;
            }
            if let Some(stand) = calm.stand
                && let Some(hopeless) = delta(pos, mv, stand, calm.alpha)
            {
                calm.best = calm.best.max(hopeless);
                continue;
            }
            // A quiet evasion or two that do not get us mated are enough to know that there is one.
            if calm.stand.is_none() && mv.is_quiet() && 2 < tried && !calm.best.is_decisive() {
                picker.skip_quiets();
                continue;
            }
            if self.try_calm_move(calm, mv, is_pv) {
                return;
            }
        }
    }

    /// Tries one move; whether that was enough.
    #[inline]
    fn try_calm_move(&mut self, calm: &mut Calm<'_>, mv: Move, is_pv: bool) -> bool {
        let mut next = *calm.pos;
        self.make(&mut next, mv, calm.ply);
        let score = -self.quiesce(&next, (-calm.beta, -calm.alpha), calm.ply + 1);
        self.unmake();
        if self.stopped {
            return true;
        }
        calm.best = calm.best.max(score);
        if calm.alpha < score {
            calm.alpha = score;
            calm.best_move = Some(mv);
            if is_pv {
                self.variations.lead(calm.ply, mv);
            }
        }
        calm.beta <= score
    }

    /// The corrected evaluation, where nothing else can be done.
    pub(super) fn evaluate_now(&mut self, pos: &Position) -> Score {
        if pos.is_check() {
            return Score::DRAW;
        }
        let plain = self.memory.judge.evaluate(pos);
        self.memory.judge.correct(pos, plain)
    }

    /// The plain evaluation, from the table if it is there; none in check.
    #[inline]
    pub(super) fn plain_evaluation(&mut self, pos: &Position, entry: Option<&Entry>) -> Option<Score> {
        if pos.is_check() {
            return None;
        }
        match entry {
            Some(entry) if entry.evaluation != NO_EVALUATION => Some(Score::new(entry.evaluation.into())),
            _ => Some(self.memory.judge.evaluate(pos)),
        }
    }

    /// Stores a result in the table.
    #[inline]
    #[allow(clippy::too_many_arguments, reason = "the fields of an entry, named at the callee; 2026-11-15")]
    pub(super) fn remember(
        &self,
        pos: &Position,
        ply: usize,
        depth: i32,
        score: Score,
        bound: Bound,
        mv: Option<Move>,
        plain: Option<Score>,
    ) {
        let evaluation = plain.map_or(NO_EVALUATION, |plain| plain.value() as i16);
        let was_pv = bound == Bound::Exact || self.frames[ply].was_pv;
        let entry = Entry { mv, score: score.to_table(ply), evaluation, depth, bound, was_pv };
        self.task.table.store(pos.key(), entry);
    }
}

/// The score of an entry if it settles a node with this window.
#[inline]
pub(super) fn cut_by_entry(entry: &Entry, alpha: Score, beta: Score, ply: usize) -> Option<Score> {
    let score = Score::from_table(entry.score, ply);
    let settles = (entry.bound.is_lower() && beta <= score) || (entry.bound.is_upper() && score <= alpha);
    settles.then_some(score)
}

/// The better of an evaluation and what the table proves about it.
#[inline]
pub(super) fn refine(evaluation: Score, entry: &Entry, ply: usize) -> Score {
    let score = Score::from_table(entry.score, ply);
    let says_more = if evaluation < score { entry.bound.is_lower() } else { entry.bound.is_upper() };
    if says_more && !score.is_decisive() { score } else { evaluation }
}

/// What a capture could at best bring, if even that stays below alpha.
#[inline]
fn delta(pos: &Position, mv: Move, stand: Score, alpha: Score) -> Option<Score> {
    if mv.is_promotion() || alpha.is_decisive() {
        return None;
    }
    let gain = gains()[taken_by(pos, mv).index()];
    let hope = stand + delta_margin() + gain;
    let is_last = (pos.color(!pos.turn()) - pos.role(Role::Pawn)).count() <= 2;
    if hope <= alpha && !is_last && !pos.gives_check(mv) {
        return Some(hope);
    }
    // Above alpha only by the margin: the exchange must really win something.
    let futile = stand + delta_margin();
    if futile <= alpha && !see_ge(pos, mv, 1) {
        return Some(futile);
    }
    None
}
