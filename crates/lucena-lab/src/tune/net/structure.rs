//! The net of pawns and kings in real numbers: its result, the slope of its error, and its whole numbers at the end.

use lucena_eval::structure::{
    HIDDEN, INPUTS, LARGEST_IN, LARGEST_OUT, ONE, ONE_OUT, UNITS, Values, for_each_input,
};

use super::learner::{Judge, Learner, chance, whole};
use super::rows::Row;

type Sums = [f32; HIDDEN];

/// The numbers of a net, or a slope for each of them.
#[derive(Clone)]
pub(crate) struct Model {
    inputs: Vec<Sums>,
    bias: Sums,
    /// For the middle game and for the ending.
    output: [Sums; 2],
}

/// What a net says of a position.
struct Forward {
    /// The sums of the mover's view and of the other's.
    views: [Sums; 2],
    /// What each hidden number weighs at this phase.
    weights: Sums,
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
            output: values.output.map(|phase| phase.map(wide_out)),
        }
    }

    /// The numbers as whole ones.
    pub(crate) fn to_values(&self) -> Values {
        let narrow = |value: f32| whole(value, ONE, LARGEST_IN.into()) as i16;
        let mut values = Values::zero();
        for (row, real) in values.inputs.iter_mut().zip(&self.inputs) {
            *row = real.map(narrow);
        }
        values.bias = self.bias.map(narrow);
        values.output =
            self.output.map(|phase| phase.map(|value| whole(value, ONE_OUT, LARGEST_OUT.into()) as i16));
        values
    }

    fn forward(&self, row: &Row) -> Forward {
        let mut views = [self.bias; 2];
        for (view, viewer) in views.iter_mut().zip([row.turn, !row.turn]) {
            for_each_input(viewer, row.kings, row.pawns, row.own(viewer), |input| {
                view.iter_mut().zip(&self.inputs[input]).for_each(|(sum, add)| *sum += add);
            });
        }
        let early = row.early();
        let [middle, ending] = &self.output;
        let mut weights = [0.0; HIDDEN];
        for ((weight, middle), ending) in weights.iter_mut().zip(middle).zip(ending) {
            *weight = middle * early + ending * (1.0 - early);
        }
        let mut result = 0.0;
        for ((own, other), weight) in views[0].iter().zip(&views[1]).zip(&weights) {
            let (own, other) = (own.clamp(0.0, 1.0), other.clamp(0.0, 1.0));
            result += (own * own - other * other) * weight;
        }
        Forward { views, weights, result }
    }
}

impl Learner for Model {
    const HIDDEN: usize = HIDDEN;

    fn zero() -> Model {
        Model { inputs: vec![[0.0; HIDDEN]; INPUTS], bias: [0.0; HIDDEN], output: [[0.0; HIDDEN]; 2] }
    }

    fn random(seed: u64) -> Model {
        let mut between = chance(seed);
        let mut model = Model::zero();
        model.inputs.as_flattened_mut().iter_mut().for_each(|weight| *weight = between(-0.05, 0.05));
        model.bias.iter_mut().for_each(|weight| *weight = between(0.1, 0.6));
        model.output.as_flattened_mut().iter_mut().for_each(|weight| *weight = between(-0.2, 0.2));
        model
    }

    fn groups(&mut self) -> Vec<(&mut [f32], f32)> {
        let largest_in = f32::from(LARGEST_IN) / ONE as f32;
        let largest_out = f32::from(LARGEST_OUT) / ONE_OUT as f32;
        vec![
            (self.inputs.as_flattened_mut(), largest_in),
            (&mut self.bias, largest_in),
            (self.output.as_flattened_mut(), largest_out),
        ]
    }

    fn result(&self, row: &Row) -> f32 {
        self.forward(row).result * UNITS as f32
    }

    fn accumulate(&self, rows: &[Row], judge: Judge, slopes: &mut Model) {
        for row in rows {
            let Forward { views, weights, result } = self.forward(row);
            let slope = judge.slope(row, result, UNITS as f32);
            let early = row.early();
            // The other's view counts against the mover.
            for ((viewer, sums), sign) in [row.turn, !row.turn].into_iter().zip(&views).zip([1.0, -1.0]) {
                let slope = slope * sign;
                let mut of_view = [0.0; HIDDEN];
                for at in 0..HIDDEN {
                    let clipped = sums[at].clamp(0.0, 1.0);
                    slopes.output[0][at] += slope * clipped * clipped * early;
                    slopes.output[1][at] += slope * clipped * clipped * (1.0 - early);
                    let is_open = 0.0 < sums[at] && sums[at] < 1.0;
                    of_view[at] = if is_open { slope * weights[at] * 2.0 * clipped } else { 0.0 };
                    slopes.bias[at] += of_view[at];
                }
                for_each_input(viewer, row.kings, row.pawns, row.own(viewer), |input| {
                    slopes.inputs[input].iter_mut().zip(&of_view).for_each(|(sum, add)| *sum += add);
                });
            }
        }
    }

    fn rounded(&self) -> Model {
        Model::from_values(&self.to_values())
    }
}
