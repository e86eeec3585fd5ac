//! The evaluation as a function of its weights in real numbers, with its gradient.

use lucena_eval::{DANGER_DIVISOR, DANGER_LIMIT, DANGER_SHARE, Tapered, Term, Weights};

use super::parts::in_parts;
use super::rows::{Coefficient, Row};

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
    mg += row.fixed[0];
    eg += row.fixed[1];
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
pub(crate) fn loss(rows: &[Row], parameters: &Parameters, scale: f32, threads: usize) -> f64 {
    let error = |row: &Row| expectation(forward(row, parameters).value, scale) - row.result;
    let sums =
        in_parts(rows, threads, |rows| rows.iter().map(|row| f64::from(error(row)).powi(2)).sum::<f64>());
    sums.into_iter().sum::<f64>() / rows.len().max(1) as f64
}

/// The gradient of the loss of these rows, not yet divided by their number.
pub(crate) fn gradient(rows: &[Row], parameters: &Parameters, scale: f32, threads: usize) -> Parameters {
    let parts = in_parts(rows, threads, |rows| {
        let mut gradient = Parameters::zero();
        accumulate(rows, parameters, scale, &mut gradient);
        gradient
    });
    let mut sum = Parameters::zero();
    for part in parts {
        for (sum, part) in sum.values.iter_mut().zip(part.values) {
            sum[0] += part[0];
            sum[1] += part[1];
        }
    }
    sum
}

/// Adds the gradient of the loss of these rows to `gradient`.
fn accumulate(rows: &[Row], parameters: &Parameters, scale: f32, gradient: &mut Parameters) {
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
pub(crate) fn fit_scale(rows: &[Row], parameters: &Parameters, threads: usize) -> f32 {
    let (mut low, mut high) = (0.000_5f32, 0.02f32);
    let ratio = 0.618_034;
    while high - low > 0.000_01 {
        let (left, right) = (high - ratio * (high - low), low + ratio * (high - low));
        if loss(rows, parameters, left, threads) < loss(rows, parameters, right, threads) {
            high = right;
        } else {
            low = left;
        }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use lucena_chess::testkit::for_each_random_position;

    use super::super::Labeled;
    use super::super::rows::Data;
    use super::*;

    fn random_rows(count: usize) -> Data {
        let mut positions = Vec::new();
        for_each_random_position(3, count, |pos| {
            let result = [0.0, 0.5, 1.0][positions.len() % 3];
            positions.push(Labeled { pos: *pos, result });
        });
        Data::new(&positions, &Arc::new(Weights::default()), 2, 1, 2)
    }

    /// The model in real numbers is the evaluation in whole ones, but for rounding.
    #[test]
    fn the_model_gives_the_score_of_the_evaluation() {
        let parameters = Parameters::from_weights(&Weights::default());
        let mut evaluator = lucena_eval::Evaluator::default();
        let mut compared = 0;
        for_each_random_position(5, 3000, |pos| {
            let labeled = [Labeled { pos: *pos, result: 0.5 }];
            let data = Data::new(&labeled, &Arc::new(Weights::default()), 2, 1, 1);
            let Some(row) = data.learning().first() else { return };
            let score = evaluator.trace(pos).score().value() as f32;
            let value = forward(row, &parameters).value;
            assert!((value - score).abs() < 6.0, "{}: {value} and {score}", pos.fen());
            compared += 1;
        });
        assert!(compared > 2500);
    }

    /// The gradient is the slope that small steps show.
    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let data = random_rows(600);
        let scale = 0.006;
        let parameters = Parameters::from_weights(&Weights::default());
        // Where an ending is nearly level the initiative changes sides, and the loss has a step instead of a slope.
        let is_clear = |row: &&Row| 60.0 < parameters.dot(&row.linear)[1].abs();
        let rows: Vec<Row> = data.learning().iter().filter(is_clear).cloned().collect();
        let rows = &rows[..];
        let gradient = gradient(rows, &parameters, scale, 2);
        let mut checked = 0;
        for index in (0..Term::WEIGHTS).step_by(17) {
            for stage in 0..2 {
                let slope = f64::from(gradient.values[index][stage]) / rows.len() as f64;
                if slope.abs() < 1e-7 {
                    continue;
                }
                let moved = |step: f32| {
                    let mut moved = parameters.clone();
                    moved.values[index][stage] += step;
                    loss(rows, &moved, scale, 1)
                };
                let found = (moved(0.5) - moved(-0.5)) / 1.0;
                assert!((found - slope).abs() < 0.05 * slope.abs() + 2e-7, "{index}: {found} and {slope}");
                checked += 1;
            }
        }
        assert!(checked > 20, "{checked}");
    }

    #[test]
    fn threads_change_nothing() {
        let data = random_rows(500);
        let parameters = Parameters::from_weights(&Weights::default());
        let alone = gradient(data.learning(), &parameters, 0.006, 1);
        for threads in [2, 3, 16] {
            assert_eq!(alone.values, gradient(data.learning(), &parameters, 0.006, threads).values);
        }
    }
}
