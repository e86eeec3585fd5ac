//! What training needs of a net in real numbers, how results become expectations, and the way downhill.

use lucena_chess::Random;

use super::rows::Row;

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

    /// The squared error of an expectation, for a net's result in hundredths of a pawn.
    pub(crate) fn error(self, row: &Row, result: f32) -> f64 {
        f64::from(self.expectation(f32::from(row.named) + result) - row.result).powi(2)
    }

    /// The slope of the error along a net's result, of which 1 is worth so many hundredths of a pawn.
    pub(crate) fn slope(self, row: &Row, result: f32, units: f32) -> f32 {
        let expected = self.expectation(f32::from(row.named) + result * units);
        let of_value = 2.0 * (expected - row.result) * expected * (1.0 - expected) * self.scale;
        of_value * units + 2.0 * self.price * result
    }
}

/// A net in real numbers, or a slope for each of its numbers.
pub(crate) trait Learner: Clone + Send + Sync {
    /// Hidden numbers of a view.
    const HIDDEN: usize;

    /// A net that says nothing.
    fn zero() -> Self;

    /// A net of small random numbers, which says next to nothing.
    fn random(seed: u64) -> Self;

    /// All numbers with the most that each may be: a row of hidden numbers for each input, their bias, what each weighs in
    /// the result, and what else there is.
    fn groups(&mut self) -> Vec<(&mut [f32], f32)>;

    /// The net's result for the mover, in hundredths of a pawn.
    fn result(&self, row: &Row) -> f32;

    /// Adds the slopes of the error of these rows to `slopes`.
    fn accumulate(&self, rows: &[Row], judge: Judge, slopes: &mut Self);

    /// The same net after its numbers were rounded to whole ones.
    fn rounded(&self) -> Self;

    /// The net to go on with. Hidden numbers that say nothing yet begin by chance, and are heard as they learn.
    fn going_on(mut self, seed: u64) -> Self {
        let mut chance = Self::random(seed);
        let weights = &*self.groups().swap_remove(OUTPUT).0;
        let says_nothing = |at| weights.iter().skip(at).step_by(Self::HIDDEN).all(|&weight| weight == 0.0);
        let is_idle: Vec<bool> = (0..Self::HIDDEN).map(says_nothing).collect();
        for ((values, _), (new, _)) in self.groups().into_iter().zip(chance.groups()).take(OUTPUT) {
            for (place, (value, new)) in values.iter_mut().zip(new).enumerate() {
                if is_idle[place % Self::HIDDEN] {
                    *value = *new;
                }
            }
        }
        self
    }

    /// Goes a part of the way to another.
    fn approach(&mut self, other: &mut Self, part: f32) {
        for ((values, _), (goals, _)) in self.groups().into_iter().zip(other.groups()) {
            values.iter_mut().zip(goals).for_each(|(value, goal)| *value += part * (*goal - *value));
        }
    }

    /// Adds the numbers of another.
    fn add(&mut self, mut other: Self) {
        for ((sums, _), (added, _)) in self.groups().into_iter().zip(other.groups()) {
            sums.iter_mut().zip(added).for_each(|(sum, add)| *sum += *add);
        }
    }
}

/// Which of a learner's groups is what the hidden numbers weigh.
const OUTPUT: usize = 2;

/// Random numbers between two others, for a net that has learned nothing.
pub(crate) fn chance(seed: u64) -> impl FnMut(f32, f32) -> f32 {
    let mut random = Random::new(seed);
    move |low, high| low + (high - low) * (random.next_u64() >> 40) as f32 / (1u64 << 24) as f32
}

/// A number as a whole one, of which `one` stand for 1, and no larger than `most`.
pub(crate) fn whole(value: f32, one: i32, most: i32) -> i32 {
    ((value * one as f32).round() as i32).clamp(-most, most)
}

const MOMENTUM: f32 = 0.9;
const VARIANCE: f32 = 0.999;

/// Descent by Adam: how the slopes have been so far.
pub(crate) struct Adam<L> {
    first: L,
    second: L,
    steps: i32,
}

impl<L: Learner> Adam<L> {
    pub(crate) fn new() -> Adam<L> {
        Adam { first: L::zero(), second: L::zero(), steps: 0 }
    }

    /// A step downhill along the mean slope of so many rows; no number grows beyond its most.
    pub(crate) fn step(&mut self, model: &mut L, mut slopes: L, rows: usize, rate: f32) {
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

/// The mean of the nets of the last steps, which has forgotten less and learned less by heart than any of them.
pub(crate) struct Mean<L> {
    mean: L,
    steps: u16,
}

/// How far the mean goes towards the net of one step, after many.
const MEAN_SHARE: f32 = 0.002;
/// After few steps it is the mean of about a tenth of them.
const MEAN_START: f32 = 10.0;

impl<L: Learner> Mean<L> {
    pub(crate) fn new(start: &L) -> Mean<L> {
        Mean { mean: start.clone(), steps: 0 }
    }

    /// One step more.
    pub(crate) fn note(&mut self, model: &mut L) {
        let share = MEAN_START / (MEAN_START + f32::from(self.steps));
        self.steps = self.steps.saturating_add(1);
        self.mean.approach(model, share.max(MEAN_SHARE));
    }

    /// The mean so far.
    pub(crate) fn net(&self) -> &L {
        &self.mean
    }
}

/// Compares slopes with what small steps of some of the numbers show; how many were compared.
#[cfg(test)]
pub(crate) fn compare_with_steps<L: Learner>(
    model: &L,
    slopes: &L,
    rows: usize,
    loss: impl Fn(&L) -> f64,
) -> usize {
    let mut checked = 0;
    for group in 0..model.clone().groups().len() {
        let count = model.clone().groups()[group].0.len();
        for index in (0..count).step_by(1 + count / 60) {
            let slope = f64::from(slopes.clone().groups()[group].0[index]) / rows as f64;
            if slope.abs() < 1e-5 {
                continue;
            }
            let moved = |step: f32| {
                let mut moved = model.clone();
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
