//! The evaluation as a function of its weights in real numbers, with its gradient.

use lucena_eval::{DANGER_DIVISOR, DANGER_LIMIT, DANGER_SHARE, Tapered, Term, Weights};

use crate::data::{Coefficient, Data, Row};

/// Middle-game and ending weights as real numbers.
#[derive(Clone)]
pub(crate) struct Parameters {
    pub values: Vec<[f32; 2]>,
}

impl Parameters {
    pub(crate) fn zero() -> Parameters {
        Parameters { values: vec![[0.0; 2]; Term::WEIGHTS] }
    }

    pub(crate) fn from_weights(weights: &Weights) -> Parameters {
        let values = weights.values().iter().map(|weight| [weight.mg() as f32, weight.eg() as f32]).collect();
        Parameters { values }
    }

    pub(crate) fn to_weights(&self) -> Weights {
        let mut values = [Tapered::ZERO; Term::WEIGHTS];
        for (value, parameter) in values.iter_mut().zip(&self.values) {
            *value = Tapered::new(parameter[0].round() as i32, parameter[1].round() as i32);
        }
        Weights::from_values(values)
    }

    fn dot(&self, coefficients: &[Coefficient]) -> [f32; 2] {
        let mut sum = [0.0; 2];
        for coefficient in coefficients {
            let weight = self.values[coefficient.index as usize];
            let count = f32::from(coefficient.count);
            sum[0] += weight[0] * count;
            sum[1] += weight[1] * count;
        }
        sum
    }

    fn add(&mut self, coefficients: &[Coefficient], step: [f32; 2]) {
        for coefficient in coefficients {
            let count = f32::from(coefficient.count);
            let value = &mut self.values[coefficient.index as usize];
            value[0] += step[0] * count;
            value[1] += step[1] * count;
        }
    }
}

/// What was found on the way to the value of a row, which the gradient needs again.
struct Forward {
    value: f32,
    danger: [[f32; 2]; 2],
    /// The sign with which the initiative helps, or zero if it is held back.
    initiative_sign: f32,
    /// How the ending's value follows the sum of its terms: zero if the initiative ate it all.
    ending_share: f32,
}

fn forward(row: &Row, parameters: &Parameters) -> Forward {
    let [mut mg, mut eg] = parameters.dot(&row.linear);
    let danger = [parameters.dot(&row.danger[0]), parameters.dot(&row.danger[1])];
    for (sum, sign) in danger.iter().zip([-1.0, 1.0]) {
        let clamped = sum.map(|part| part.clamp(0.0, DANGER_LIMIT as f32));
        mg += sign * clamped[0] * clamped[0] / DANGER_DIVISOR as f32;
        eg += sign * clamped[1] / DANGER_SHARE as f32;
    }
    let offset = Term::Initiative.offset();
    let initiative: f32 = row
        .initiative
        .iter()
        .map(|part| parameters.values[offset + part.index as usize][1] * f32::from(part.count))
        .sum();
    let (sign, share) = if initiative < -eg.abs() { (0.0, 0.0) } else { (eg.signum(), 1.0) };
    let ending = if share == 0.0 { 0.0 } else { eg + sign * initiative };
    let value = mg * row.phase + ending * row.scale * (1.0 - row.phase);
    Forward { value, danger, initiative_sign: sign, ending_share: share }
}

/// The expected result of a value.
fn expectation(value: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-scale * value).exp())
}

/// The mean squared error of the expected results.
pub(crate) fn loss(rows: &[Row], parameters: &Parameters, scale: f32) -> f64 {
    let halves = rows.split_at(rows.len() / 2);
    let sum: f64 = std::thread::scope(|scope| {
        let workers = [halves.0, halves.1].map(|rows| {
            scope.spawn(move || {
                let error = |row: &Row| expectation(forward(row, parameters).value, scale) - row.result;
                rows.iter().map(|row| f64::from(error(row)).powi(2)).sum::<f64>()
            })
        });
        workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).sum()
    });
    sum / rows.len() as f64
}

/// Adds the gradient of the loss of these rows to `gradient`.
pub(crate) fn accumulate(rows: &[Row], parameters: &Parameters, scale: f32, gradient: &mut Parameters) {
    for row in rows {
        let found = forward(row, parameters);
        let expected = expectation(found.value, scale);
        let slope = 2.0 * (expected - row.result) * expected * (1.0 - expected) * scale;
        let mg = slope * row.phase;
        let ending = slope * row.scale * (1.0 - row.phase);
        let eg = ending * found.ending_share;
        gradient.add(&row.linear, [mg, eg]);
        for (side, sign) in [-1.0, 1.0].into_iter().enumerate() {
            let [danger_mg, danger_eg] = found.danger[side];
            let active = |part: f32| part > 0.0 && part < DANGER_LIMIT as f32;
            let step_mg = if active(danger_mg) { 2.0 * danger_mg / DANGER_DIVISOR as f32 } else { 0.0 };
            let step_eg = if active(danger_eg) { 1.0 / DANGER_SHARE as f32 } else { 0.0 };
            gradient.add(&row.danger[side], [sign * mg * step_mg, sign * eg * step_eg]);
        }
        let offset = Term::Initiative.offset();
        for part in &row.initiative {
            let step = ending * found.initiative_sign * f32::from(part.count);
            gradient.values[offset + part.index as usize][1] += step;
        }
    }
}

/// The K with the smallest loss, by golden section.
pub(crate) fn fit_scale(data: &Data, parameters: &Parameters) -> f32 {
    let (mut low, mut high) = (0.000_5f32, 0.02f32);
    let ratio = 0.618_034;
    while high - low > 0.000_01 {
        let (left, right) = (high - ratio * (high - low), low + ratio * (high - low));
        if loss(data.held_out(), parameters, left) < loss(data.held_out(), parameters, right) {
            high = right;
        } else {
            low = left;
        }
    }
    (low + high) / 2.0
}
