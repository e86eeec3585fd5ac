//! The net in real numbers: its result, the slope of its error, and its whole numbers at the end.

use lucena_eval::unnamed::{
    BUCKETS, HIDDEN, INPUTS, LARGEST_BIAS, LARGEST_IN, LARGEST_OUT, ONE, ONE_OUT, UNITS, Values,
};

use super::rows::Row;
use lucena_chess::Random;

type Sums = [f32; HIDDEN];

/// The numbers of a net, or a slope for each of them.
#[derive(Clone)]
pub(crate) struct Model {
    inputs: Vec<Sums>,
    bias: Sums,
    output: [[Sums; 2]; BUCKETS],
    output_bias: [f32; BUCKETS],
}

/// What a net says of a position.
struct Forward {
    views: [Sums; 2],
    result: f32,
}

/// How results become expectations, and what the net's own result costs.
#[derive(Clone, Copy)]
pub(crate) struct Judge {
    /// K: how scores become expected results.
    pub(crate) scale: f32,
    /// The price of the square of the result.
    pub(crate) price: f32,
}

impl Judge {
    fn expectation(self, value: f32) -> f32 {
        1.0 / (1.0 + (-self.scale * value).exp())
    }
}

impl Model {
    pub(crate) fn zero() -> Model {
        Model {
            inputs: vec![[0.0; HIDDEN]; INPUTS],
            bias: [0.0; HIDDEN],
            output: [[[0.0; HIDDEN]; 2]; BUCKETS],
            output_bias: [0.0; BUCKETS],
        }
    }

    /// A net of small random numbers, which says next to nothing.
    pub(crate) fn random(seed: u64) -> Model {
        let mut random = Random::new(seed);
        let mut between =
            |low: f32, high: f32| low + (high - low) * (random.next_u64() >> 40) as f32 / (1u64 << 24) as f32;
        let mut model = Model::zero();
        model.inputs.as_flattened_mut().iter_mut().for_each(|weight| *weight = between(-0.03, 0.03));
        model.bias.iter_mut().for_each(|weight| *weight = between(0.1, 0.6));
        // The same for all numbers of men: they part as they learn.
        let output: [Sums; 2] = [(); 2].map(|()| [(); HIDDEN].map(|()| between(-0.2, 0.2)));
        model.output = [output; BUCKETS];
        model
    }

    /// The real numbers that whole ones stand for.
    pub(crate) fn from_values(values: &Values) -> Model {
        let wide = |value: i16| f32::from(value) / ONE as f32;
        let wide_out = |value: i16| f32::from(value) / ONE_OUT as f32;
        Model {
            inputs: values.inputs.iter().map(|sums| sums.map(wide)).collect(),
            bias: values.bias.map(wide),
            output: values.output.map(|views| views.map(|view| view.map(wide_out))),
            output_bias: values.output_bias.map(|value| value as f32 / (ONE * ONE_OUT) as f32),
        }
    }

    /// All numbers with the most that each may be.
    fn groups(&mut self) -> [(&mut [f32], f32); 4] {
        let largest_in = f32::from(LARGEST_IN) / ONE as f32;
        let largest_out = f32::from(LARGEST_OUT) / ONE_OUT as f32;
        let largest_bias = LARGEST_BIAS as f32 / (ONE * ONE_OUT) as f32;
        [
            (self.inputs.as_flattened_mut(), largest_in),
            (&mut self.bias, largest_in),
            (self.output.as_flattened_mut().as_flattened_mut(), largest_out),
            (&mut self.output_bias, largest_bias),
        ]
    }

    /// Adds the numbers of another.
    pub(crate) fn add(&mut self, mut other: Model) {
        for ((sums, _), (added, _)) in self.groups().into_iter().zip(other.groups()) {
            sums.iter_mut().zip(added).for_each(|(sum, add)| *sum += *add);
        }
    }

    fn forward(&self, row: &Row) -> Forward {
        let mut views = [self.bias; 2];
        row.for_each_input(|inputs| {
            for (view, input) in views.iter_mut().zip(inputs) {
                view.iter_mut().zip(&self.inputs[input]).for_each(|(sum, add)| *sum += add);
            }
        });
        let bucket = row.bucket();
        // Sixteen sums side by side, which a processor adds at once.
        let mut lanes = [0.0f32; 16];
        for (view, weights) in views.iter().zip(&self.output[bucket]) {
            for (sums, weights) in view.as_chunks::<16>().0.iter().zip(weights.as_chunks::<16>().0) {
                for ((lane, sum), weight) in lanes.iter_mut().zip(sums).zip(weights) {
                    let clipped = sum.clamp(0.0, 1.0);
                    *lane += clipped * clipped * weight;
                }
            }
        }
        Forward { views, result: lanes.iter().sum::<f32>() + self.output_bias[bucket] }
    }

    /// The net's result for the mover, in hundredths of a pawn.
    pub(crate) fn result(&self, row: &Row) -> f32 {
        self.forward(row).result * UNITS as f32
    }

    /// Adds the slopes of the error of these rows to `slopes`.
    pub(crate) fn accumulate(&self, rows: &[Row], judge: Judge, slopes: &mut Model) {
        for row in rows {
            let Forward { views, result } = self.forward(row);
            let expected = judge.expectation(f32::from(row.named) + result * UNITS as f32);
            let of_value = 2.0 * (expected - row.result) * expected * (1.0 - expected) * judge.scale;
            let slope = of_value * UNITS as f32 + 2.0 * judge.price * result;
            let bucket = row.bucket();
            slopes.output_bias[bucket] += slope;
            let mut of_views = [[0.0; HIDDEN]; 2];
            for (view, sums) in views.iter().enumerate() {
                let weights = &self.output[bucket][view];
                let of_weights = &mut slopes.output[bucket][view];
                for at in 0..HIDDEN {
                    let clipped = sums[at].clamp(0.0, 1.0);
                    of_weights[at] += slope * clipped * clipped;
                    let is_open = 0.0 < sums[at] && sums[at] < 1.0;
                    let of_sum = if is_open { slope * weights[at] * 2.0 * clipped } else { 0.0 };
                    of_views[view][at] = of_sum;
                    slopes.bias[at] += of_sum;
                }
            }
            row.for_each_input(|inputs| {
                for (of_view, input) in of_views.iter().zip(inputs) {
                    let sums = &mut slopes.inputs[input];
                    sums.iter_mut().zip(of_view).for_each(|(sum, add)| *sum += add);
                }
            });
        }
    }

    /// The squared error of an expectation, for a net's result in hundredths of a pawn.
    pub(crate) fn error(row: &Row, judge: Judge, result: f32) -> f64 {
        f64::from(judge.expectation(f32::from(row.named) + result) - row.result).powi(2)
    }

    /// The numbers as whole ones.
    pub(crate) fn to_values(&self) -> Values {
        let round =
            |value: f32, one: i32, most: i32| ((value * one as f32).round() as i32).clamp(-most, most);
        let mut values = Values::zero();
        let narrow = |value: f32| round(value, ONE, LARGEST_IN.into()) as i16;
        for (whole, real) in values.inputs.iter_mut().zip(&self.inputs) {
            *whole = real.map(narrow);
        }
        values.bias = self.bias.map(narrow);
        values.output = self.output.map(|views| {
            views.map(|view| view.map(|value| round(value, ONE_OUT, LARGEST_OUT.into()) as i16))
        });
        values.output_bias = self.output_bias.map(|value| round(value, ONE * ONE_OUT, LARGEST_BIAS));
        values
    }
}

const MOMENTUM: f32 = 0.9;
const VARIANCE: f32 = 0.999;

/// Descent by Adam: how the slopes have been so far.
pub(crate) struct Adam {
    first: Model,
    second: Model,
    steps: i32,
}

impl Adam {
    pub(crate) fn new() -> Adam {
        Adam { first: Model::zero(), second: Model::zero(), steps: 0 }
    }

    /// A step downhill along the mean slope of so many rows; no number grows beyond its most.
    pub(crate) fn step(&mut self, model: &mut Model, mut slopes: Model, rows: usize, rate: f32) {
        self.steps += 1;
        let first_bias = 1.0 - MOMENTUM.powi(self.steps);
        let second_bias = 1.0 - VARIANCE.powi(self.steps);
        let memory = self.first.groups().into_iter().zip(self.second.groups());
        for (((values, most), (slopes, _)), ((first, _), (second, _))) in
            model.groups().into_iter().zip(slopes.groups()).zip(memory)
        {
            for (((value, slope), first), second) in values.iter_mut().zip(slopes).zip(first).zip(second) {
                let slope = *slope / rows as f32;
                *first = MOMENTUM * *first + (1.0 - MOMENTUM) * slope;
                *second = VARIANCE * *second + (1.0 - VARIANCE) * slope * slope;
                let step = rate * (*first / first_bias) / ((*second / second_bias).sqrt() + 1e-8);
                *value = (*value - step).clamp(-most, most);
            }
        }
    }
}

#[cfg(test)]
impl Model {
    /// Compares slopes with what small steps of some of the numbers show; how many were compared.
    pub(crate) fn compare_with_steps(
        &self,
        slopes: &Model,
        rows: usize,
        loss: impl Fn(&Model) -> f64,
    ) -> usize {
        let mut checked = 0;
        for group in 0..4 {
            let count = self.clone().groups()[group].0.len();
            for index in (0..count).step_by(1 + count / 60) {
                let slope = f64::from(slopes.clone().groups()[group].0[index]) / rows as f64;
                if slope.abs() < 1e-5 {
                    continue;
                }
                let moved = |step: f32| {
                    let mut moved = self.clone();
                    moved.groups()[group].0[index] += step;
                    loss(&moved)
                };
                let found = (moved(0.004) - moved(-0.004)) / 0.008;
                assert!(
                    (found - slope).abs() < 0.1 * slope.abs() + 2e-6,
                    "group {group}, number {index}: {found} and {slope}"
                );
                checked += 1;
            }
        }
        checked
    }
}
