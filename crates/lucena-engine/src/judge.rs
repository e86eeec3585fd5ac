//! The judge: the only place where the evaluation and what corrects it meet. The tree sees one number.

use lucena_chess::Position;
use lucena_eval::{Evaluator, Score};

use crate::order::correction::Correction;

/// Judges positions for one thread.
pub(crate) struct Judge {
    evaluator: Evaluator,
    correction: Correction,
}

impl Judge {
    pub(crate) fn new() -> Judge {
        Judge { evaluator: Evaluator::default(), correction: Correction::new() }
    }

    /// Forgets what was learned, for a new game.
    pub(crate) fn clear(&mut self) {
        self.evaluator.clear();
        self.correction.clear();
    }

    /// The plain evaluation, which the table keeps: corrections change, this does not.
    #[inline]
    pub(crate) fn evaluate(&mut self, pos: &Position) -> Score {
        self.evaluator.evaluate(pos)
    }

    /// A plain evaluation as it should be believed now: nearer to a draw the nearer the fifty-move rule is,
    /// and moved by what similar positions turned out to be worth.
    #[inline]
    pub(crate) fn correct(&self, pos: &Position, plain: Score) -> Score {
        let half_moves = i32::from(pos.half_moves()).min(100);
        (plain * (200 - half_moves) / 200 + self.correction.of(pos)).clamp_static()
    }

    /// Learns from a search of this depth that gave `score` where `corrected` had been expected.
    #[inline]
    pub(crate) fn learn(&mut self, pos: &Position, corrected: Score, score: Score, depth: i32) {
        self.correction.learn(pos, corrected, score, depth);
    }
}
