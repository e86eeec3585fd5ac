//! The net for what the names do not say, in real numbers: its result, the slope of its error, and its whole numbers at the end.

use lucena_eval::unnamed::{
    BUCKETS, HIDDEN, INPUTS, LARGEST_BIAS, LARGEST_IN, LARGEST_OUT, ONE, ONE_OUT, UNITS, Values,
};

use super::learner::{Judge, Learner, chance, whole};
use super::rows::Row;

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

impl Model {
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

    /// The numbers as whole ones.
    pub(crate) fn to_values(&self) -> Values {
        let mut values = Values::zero();
        let narrow = |value: f32| whole(value, ONE, LARGEST_IN.into()) as i16;
        for (row, real) in values.inputs.iter_mut().zip(&self.inputs) {
            *row = real.map(narrow);
        }
        values.bias = self.bias.map(narrow);
        values.output = self.output.map(|views| {
            views.map(|view| view.map(|value| whole(value, ONE_OUT, LARGEST_OUT.into()) as i16))
        });
        values.output_bias = self.output_bias.map(|value| whole(value, ONE * ONE_OUT, LARGEST_BIAS));
        values
    }
}

impl Learner for Model {
    const HIDDEN: usize = HIDDEN;

    fn zero() -> Model {
        Model {
            inputs: vec![[0.0; HIDDEN]; INPUTS],
            bias: [0.0; HIDDEN],
            output: [[[0.0; HIDDEN]; 2]; BUCKETS],
            output_bias: [0.0; BUCKETS],
        }
    }

    fn random(seed: u64) -> Model {
        let mut between = chance(seed);
        let mut model = Model::zero();
        model.inputs.as_flattened_mut().iter_mut().for_each(|weight| *weight = between(-0.03, 0.03));
        model.bias.iter_mut().for_each(|weight| *weight = between(0.1, 0.6));
        // The same for all numbers of men: they part as they learn.
        let output: [Sums; 2] = [(); 2].map(|()| [(); HIDDEN].map(|()| between(-0.2, 0.2)));
        model.output = [output; BUCKETS];
        model
    }

    fn groups(&mut self) -> Vec<(&mut [f32], f32)> {
        let largest_in = f32::from(LARGEST_IN) / ONE as f32;
        let largest_out = f32::from(LARGEST_OUT) / ONE_OUT as f32;
        let largest_bias = LARGEST_BIAS as f32 / (ONE * ONE_OUT) as f32;
        vec![
            (self.inputs.as_flattened_mut(), largest_in),
            (&mut self.bias, largest_in),
            (self.output.as_flattened_mut().as_flattened_mut(), largest_out),
            (&mut self.output_bias, largest_bias),
        ]
    }

    fn result(&self, row: &Row) -> f32 {
        self.forward(row).result * UNITS as f32
    }

    fn accumulate(&self, rows: &[Row], judge: Judge, slopes: &mut Model) {
        for row in rows {
            let Forward { views, result } = self.forward(row);
            let slope = judge.slope(row, result, UNITS as f32);
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

    fn rounded(&self) -> Model {
        Model::from_values(&self.to_values())
    }
}
