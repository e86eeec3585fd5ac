//! The evaluation of a position. Preliminary: material and piece squares, tapered by what is left on the board.

use std::sync::Arc;

use lucena_chess::{Color, Position, Role};

use crate::{Score, Tapered, Weights};

/// How much of the middle game each officer carries: a full board has 24.
const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];
const FULL_PHASE: i32 = 24;

/// Evaluates positions; each thread of a search owns one.
#[derive(Clone, Debug)]
pub struct Evaluator {
    weights: Arc<Weights>,
}

impl Evaluator {
    /// An evaluator with these weights.
    pub fn new(weights: Arc<Weights>) -> Evaluator {
        Evaluator { weights }
    }

    /// What the position is worth to the side to move, strictly within [`Score::LIMIT`].
    pub fn evaluate(&mut self, pos: &Position) -> Score {
        let mut total = Tapered::ZERO;
        let mut phase = 0;
        for role in Role::ALL {
            for square in pos.pieces(Color::White, role) {
                total += self.weights.placement(role, square);
            }
            for square in pos.pieces(Color::Black, role) {
                total -= self.weights.placement(role, square.flip_rank());
            }
            phase += PHASE[role.index()] * pos.role(role).count() as i32;
        }
        let phase = phase.min(FULL_PHASE);
        let value = (total.mg() * phase + total.eg() * (FULL_PHASE - phase)) / FULL_PHASE;
        let score = Score::new(value).clamp_static();
        if pos.turn() == Color::White { score } else { -score }
    }

    /// Forgets what was remembered about pawns, for repeatable searches.
    pub fn clear(&mut self) {}
}

impl Default for Evaluator {
    fn default() -> Evaluator {
        Evaluator::new(Arc::new(Weights::default()))
    }
}
