//! The judge: the only place where the evaluation and what corrects it meet. The tree sees one number.

use std::sync::Arc;

use lucena_chess::Position;
use lucena_eval::{Evaluator, Net, Score, Weights};

use crate::order::correction::Correction;
use crate::patterns::Influence;
use crate::{Options, Patterns};

/// Judges positions for one thread.
pub(crate) struct Judge {
    evaluator: Evaluator,
    correction: Correction,
    /// The weights of somebody else, if they are in use.
    borrowed: Option<Arc<Weights>>,
    /// The net whose results are added, if any.
    net: Option<Arc<Net>>,
    influence: Option<Influence>,
}

impl Judge {
    pub(crate) fn new() -> Judge {
        Judge {
            evaluator: Evaluator::default(),
            correction: Correction::new(),
            borrowed: None,
            net: None,
            influence: None,
        }
    }

    /// Forgets what was learned, for a new game.
    pub(crate) fn clear(&mut self) {
        self.evaluator.clear();
        self.correction.clear();
    }

    /// From now on the evaluation adds up what these options say, with their weights.
    pub(crate) fn weigh(&mut self, options: &Options) {
        let net = options.net_in_use();
        if is_same(self.borrowed.as_ref(), options.weights.as_ref())
            && is_same(self.net.as_ref(), net.as_ref())
        {
            return;
        }
        let weights = options.weights.clone().unwrap_or_default();
        self.evaluator = match &net {
            None => Evaluator::new(weights),
            Some(net) => Evaluator::with_net(weights, Arc::clone(net)),
        };
        self.borrowed = options.weights.clone();
        self.net = net;
    }

    /// From now on these patterns have a say.
    pub(crate) fn follow(&mut self, patterns: Option<&Patterns>) {
        let is_same = match (&self.influence, patterns) {
            (Some(influence), Some(patterns)) => influence.is_of(patterns),
            (None, None) => true,
            _ => false,
        };
        if !is_same {
            self.influence = patterns.map(Influence::new);
        }
    }

    /// The plain evaluation, which the table keeps: corrections change, this does not.
    #[inline]
    pub(crate) fn evaluate(&mut self, pos: &Position) -> Score {
        let plain = self.evaluator.evaluate(pos);
        match &mut self.influence {
            None => plain,
            Some(influence) => (plain + influence.worth(pos)).clamp_static(),
        }
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

/// Whether both are the same thing, or nothing.
fn is_same<T>(one: Option<&Arc<T>>, other: Option<&Arc<T>>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => Arc::ptr_eq(one, other),
        (None, None) => true,
        _ => false,
    }
}
