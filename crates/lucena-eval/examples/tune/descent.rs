//! Gradient descent by Adam in mini-batches, with a weak pull towards the weights it started from.

use lucena_eval::Term;

use crate::data::{Data, Row};
use crate::model::{self, Parameters};

const BATCH: usize = 16_384;
const MOMENTUM: f32 = 0.9;
const VARIANCE: f32 = 0.999;
/// How strongly a weight that the data say nothing about is held at its place.
const PULL: f32 = 2e-9;
const FIRST_RATE: f32 = 1.0;
const LAST_RATE: f32 = 0.05;

struct Adam {
    first: Parameters,
    second: Parameters,
    steps: i32,
}

/// Improves the parameters for a number of rounds through the data.
pub(crate) fn run(
    data: &mut Data,
    parameters: &mut Parameters,
    anchor: &Parameters,
    scale: f32,
    epochs: usize,
) {
    let mut adam = Adam { first: Parameters::zero(), second: Parameters::zero(), steps: 0 };
    for epoch in 0..epochs {
        data.shuffle_learning(epoch as u64);
        let progress = epoch as f32 / epochs.max(2) as f32;
        let rate = FIRST_RATE * (LAST_RATE / FIRST_RATE).powf(progress);
        for batch in data.learning().chunks(BATCH) {
            let gradient = gradient(batch, parameters, scale);
            adam.step(parameters, anchor, &gradient, batch.len() as f32, rate);
        }
        let held_out = model::loss(data.held_out(), parameters, scale);
        println!("epoch {:>3}: rate {rate:.3}, loss held out {held_out:.6}", epoch + 1);
    }
}

fn gradient(batch: &[Row], parameters: &Parameters, scale: f32) -> Parameters {
    let halves = batch.split_at(batch.len() / 2);
    let [mut sum, other] = std::thread::scope(|scope| {
        let workers = [halves.0, halves.1].map(|rows| {
            scope.spawn(move || {
                let mut gradient = Parameters::zero();
                model::accumulate(rows, parameters, scale, &mut gradient);
                gradient
            })
        });
        workers.map(|worker| worker.join().expect("a worker does not panic"))
    });
    for (sum, other) in sum.values.iter_mut().zip(other.values) {
        sum[0] += other[0];
        sum[1] += other[1];
    }
    sum
}

impl Adam {
    fn step(
        &mut self,
        parameters: &mut Parameters,
        anchor: &Parameters,
        gradient: &Parameters,
        rows: f32,
        rate: f32,
    ) {
        self.steps += 1;
        let first_bias = 1.0 - MOMENTUM.powi(self.steps);
        let second_bias = 1.0 - VARIANCE.powi(self.steps);
        for index in 0..Term::WEIGHTS {
            for stage in 0..2 {
                let value = &mut parameters.values[index][stage];
                let slope =
                    gradient.values[index][stage] / rows + PULL * (*value - anchor.values[index][stage]);
                let first = &mut self.first.values[index][stage];
                let second = &mut self.second.values[index][stage];
                *first = MOMENTUM * *first + (1.0 - MOMENTUM) * slope;
                *second = VARIANCE * *second + (1.0 - VARIANCE) * slope * slope;
                *value -= rate * (*first / first_bias) / ((*second / second_bias).sqrt() + 1e-9);
            }
        }
    }
}
