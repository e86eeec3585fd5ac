//! Gradient descent by Adam in mini-batches, with a weak pull towards the weights it started from, and one that keeps tables smooth.

use lucena_eval::Term;

use super::kin::Kin;
use super::model::Parameters;

const MOMENTUM: f32 = 0.9;
const VARIANCE: f32 = 0.999;
/// How strongly a weight that the data say nothing about is held at its place.
const PULL: f32 = 2e-9;

/// The memory of the descent: how the slopes have been so far.
pub(crate) struct Adam {
    first: Parameters,
    second: Parameters,
    steps: i32,
}

impl Adam {
    pub(crate) fn new() -> Adam {
        Adam { first: Parameters::zero(), second: Parameters::zero(), steps: 0 }
    }

    /// A step downhill along the mean gradient of a batch of rows.
    pub(crate) fn step(
        &mut self,
        parameters: &mut Parameters,
        anchor: &Parameters,
        gradient: &Parameters,
        kin: &Kin,
        rows: f32,
        rate: f32,
    ) {
        self.steps += 1;
        let first_bias = 1.0 - MOMENTUM.powi(self.steps);
        let second_bias = 1.0 - VARIANCE.powi(self.steps);
        for index in 0..Term::WEIGHTS {
            let smooth = kin.pull(parameters, index);
            for (stage, smooth) in smooth.into_iter().enumerate() {
                let value = &mut parameters.values[index][stage];
                let slope = gradient.values[index][stage] / rows
                    + PULL * (*value - anchor.values[index][stage])
                    + smooth;
                let first = &mut self.first.values[index][stage];
                let second = &mut self.second.values[index][stage];
                *first = MOMENTUM * *first + (1.0 - MOMENTUM) * slope;
                *second = VARIANCE * *second + (1.0 - VARIANCE) * slope * slope;
                *value -= rate * (*first / first_bias) / ((*second / second_bias).sqrt() + 1e-9);
            }
        }
    }
}
