//! Weights that fit the results of games: logistic loss, K fitted first, gradient descent on the traced terms.
//!
//! [`run`] takes [`Labeled`] positions and gives [`Tuned`] weights. A part of the positions is held out: its
//! loss decides when to stop and which weights are kept. The same data, plan and start give the same weights,
//! whatever the number of threads.

mod descent;
mod kin;
mod model;
pub mod net;
mod parts;
mod rows;
#[cfg(feature = "tunable")]
pub mod search;
pub mod source;
pub mod spsa;

use std::ops::ControlFlow;
use std::sync::Arc;

use lucena_chess::Position;
use lucena_eval::Weights;

use self::descent::Adam;
use self::kin::Kin;
use self::model::Parameters;
use self::rows::Data;

const FIRST_RATE: f32 = 1.0;
const LAST_RATE: f32 = 0.05;

/// A position and what came of its game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Labeled {
    /// The position.
    pub pos: Position,
    /// White's share of the point.
    pub result: f32,
}

/// How to go about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Rounds through the data at most.
    pub epochs: usize,
    /// Stop after so many rounds without a better loss on the positions held out.
    pub patience: usize,
    /// One position in so many is held out.
    pub hold_out: usize,
    /// Positions between two steps.
    pub batch: usize,
    /// The seed of every shuffle.
    pub seed: u64,
    /// How strongly a weight of a table is pulled towards its kin, in thousand-millionths.
    pub smoothness: u32,
    /// How many threads share the work.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { epochs: 30, patience: 3, hold_out: 10, batch: 16_384, seed: 2026, smoothness: 10, threads: 1 }
    }
}

/// How far it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// The round, from 1; 0 before the first.
    pub epoch: usize,
    /// The loss of the positions held out.
    pub loss: f64,
}

/// What came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// The weights with the smallest loss, in whole numbers.
    pub weights: Weights,
    /// K: how scores become expected results.
    pub scale: f32,
    /// Positions learned from.
    pub learning: usize,
    /// Positions held out.
    pub held_out: usize,
    /// Rounds made.
    pub epochs: usize,
    /// The loss of the positions held out with the weights at the start.
    pub loss_before: f64,
    /// The same with the weights that came out, rounded.
    pub loss_after: f64,
}

/// There are too few positions to learn from and to hold out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooFew {
    /// How many can be used.
    pub usable: usize,
}

/// Fewer positions than this make no weights.
const FEWEST: usize = 100;

/// Tunes weights; `hear` is told after every round and may end the work early, keeping the best so far.
///
/// # Errors
/// If there are too few positions.
pub fn run(
    positions: &[Labeled],
    start: &Weights,
    plan: &Plan,
    mut hear: impl FnMut(Progress) -> ControlFlow<()>,
) -> Result<Tuned, TooFew> {
    let shared = Arc::new(start.clone());
    let mut data = Data::new(positions, &shared, plan.hold_out, plan.seed, plan.threads);
    let usable = data.learning().len() + data.held_out().len();
    if usable < FEWEST {
        return Err(TooFew { usable });
    }
    let anchor = Parameters::from_weights(start);
    let scale = model::fit_scale(data.learning(), &anchor, plan.threads);
    let loss_of =
        |data: &Data, parameters: &Parameters| model::loss(data.held_out(), parameters, scale, plan.threads);
    let loss_before = loss_of(&data, &anchor);
    let mut best = (loss_before, anchor.clone(), 0);
    let mut parameters = anchor.clone();
    let mut adam = Adam::new();
    let kin = Kin::new(plan.smoothness as f32 * 1e-9);
    let mut epochs = 0;
    let mut news = hear(Progress { epoch: 0, loss: loss_before });
    while news.is_continue() && epochs < plan.epochs && epochs - best.2 < plan.patience.max(1) {
        data.shuffle_learning(plan.seed.wrapping_add(1 + epochs as u64));
        let progress = epochs as f32 / plan.epochs.max(2) as f32;
        let rate = FIRST_RATE * (LAST_RATE / FIRST_RATE).powf(progress);
        for batch in data.learning().chunks(plan.batch.max(1)) {
            let gradient = model::gradient(batch, &parameters, scale, plan.threads);
            adam.step(&mut parameters, &anchor, &gradient, &kin, batch.len() as f32, rate);
        }
        epochs += 1;
        let loss = loss_of(&data, &parameters);
        if loss < best.0 {
            best = (loss, parameters.clone(), epochs);
        }
        news = hear(Progress { epoch: epochs, loss });
    }
    let weights = best.1.to_weights();
    let loss_after = loss_of(&data, &Parameters::from_weights(&weights));
    let (learning, held_out) = (data.learning().len(), data.held_out().len());
    Ok(Tuned { weights, scale, learning, held_out, epochs, loss_before, loss_after })
}

impl Tuned {
    /// The file of the weights: where they come from, and then they themselves.
    pub fn to_text(&self, sources: &str, plan: &Plan) -> String {
        let header = format!(
            "Tuned on {sources}: {} positions labeled with the results of their games,\n\
             {} of them held out. Logistic loss (mean squared error of the expected result), K = {:.5} fitted first,\n\
             Adam in mini-batches of {}, {} epochs, seed {}, smoothness {}. Loss held out: {:.6} before, {:.6} after.",
            self.learning + self.held_out,
            self.held_out,
            self.scale,
            plan.batch,
            self.epochs,
            plan.seed,
            plan.smoothness,
            self.loss_before,
            self.loss_after,
        );
        self.weights.to_text(&header)
    }
}
