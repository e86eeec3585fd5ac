//! Simultaneous perturbation: all numbers are moved at once, each up or down by chance, and one trial of the two ways
//! says which is better. Many trials later what matters has gone its way and the rest has cancelled out.

use lucena_chess::Random;

/// Trials before the steps begin to shrink, as a part of all.
const WARM_UP: f64 = 0.1;
/// How the steps and the distances shrink with the trials.
const STEP_DECAY: f64 = 0.602;
const REACH_DECAY: f64 = 0.101;
/// The distance of a trial at the end, as a part of a number's range.
const REACH: f64 = 0.05;
/// And at least this: whole numbers cannot be told apart by less.
const LEAST_REACH: f64 = 0.5;

/// A number that is tuned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Knob {
    /// Where it starts.
    pub value: i32,
    /// The smallest value allowed.
    pub least: i32,
    /// The largest value allowed.
    pub most: i32,
}

impl Knob {
    fn reach(&self) -> f64 {
        (f64::from(self.most - self.least) * REACH).max(LEAST_REACH)
    }
}

/// How to climb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many trials there will be.
    pub trials: u64,
    /// How far a number goes at the end after a trial that is won wholly, in thousandths of the distance tried.
    pub rate: u32,
    /// The seed of every choice.
    pub seed: u64,
}

/// Two ways to set all numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// Which numbers go up in the first way, and down in the second.
    rises: Vec<bool>,
    /// The one.
    pub first: Vec<i32>,
    /// The other.
    pub second: Vec<i32>,
}

/// The climb so far.
#[derive(Clone, Debug)]
pub struct Climb {
    knobs: Vec<Knob>,
    plan: Plan,
    values: Vec<f64>,
}

impl Climb {
    /// Starts where the numbers are.
    pub fn new(knobs: Vec<Knob>, plan: Plan) -> Climb {
        let values = knobs.iter().map(|knob| f64::from(knob.value)).collect();
        Climb { knobs, plan, values }
    }

    /// The trial with this number, from 0, around where the climb is now.
    pub fn trial(&self, number: u64) -> Trial {
        let mut random = Random::new(self.plan.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let reach = self.reach(number);
        let mut trial = Trial { rises: Vec::new(), first: Vec::new(), second: Vec::new() };
        for (knob, &value) in self.knobs.iter().zip(&self.values) {
            let rises = random.next_u64() & 1 == 0;
            let distance = if rises { 1.0 } else { -1.0 } * reach * knob.reach();
            // Rounded by chance, and both ways alike, so that on the average small changes are not lost.
            let chance = random.fraction();
            let whole = |value: f64| ((value + chance).floor() as i32).clamp(knob.least, knob.most);
            trial.first.push(whole(value + distance));
            trial.second.push(whole(value - distance));
            trial.rises.push(rises);
        }
        trial
    }

    /// Goes the way that a trial points: its result is from −1, the second way won all, to 1, the first did.
    pub fn learn(&mut self, number: u64, trial: &Trial, result: f64) {
        let step = self.step(number) / self.reach(number);
        for ((knob, value), &rises) in self.knobs.iter().zip(&mut self.values).zip(&trial.rises) {
            let way = if rises { result } else { -result };
            let next = *value + step * way * knob.reach();
            *value = next.clamp(f64::from(knob.least), f64::from(knob.most));
        }
    }

    /// Where the climb is.
    pub fn values(&self) -> Vec<i32> {
        self.values.iter().map(|value| value.round() as i32).collect()
    }

    /// The distance of a trial in units of its final one.
    fn reach(&self, number: u64) -> f64 {
        (self.plan.trials as f64 / (number + 1) as f64).powf(REACH_DECAY)
    }

    /// The step after a trial in units of the final distance.
    fn step(&self, number: u64) -> f64 {
        let (all, warm_up) = (self.plan.trials as f64, self.plan.trials as f64 * WARM_UP);
        let shrinks = ((all + warm_up) / ((number + 1) as f64 + warm_up)).powf(STEP_DECAY);
        f64::from(self.plan.rate) / 1000.0 * shrinks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hill with its top at 70 and −20; the third number does not matter.
    fn height(values: &[i32]) -> f64 {
        let [x, y] = [(values[0] - 70) as f64 / 50.0, (values[1] + 20) as f64 / 50.0];
        -(x * x + y * y)
    }

    #[test]
    fn a_noisy_hill_is_climbed() {
        let knob = |value| Knob { value, least: -100, most: 100 };
        let plan = Plan { trials: 4_000, rate: 20, seed: 7 };
        let mut climb = Climb::new(vec![knob(0), knob(50), knob(0)], plan);
        let mut noise = Random::new(1);
        for number in 0..plan.trials {
            let trial = climb.trial(number);
            let chance = 0.5 + (height(&trial.first) - height(&trial.second)) / 2.0;
            let is_won = noise.fraction() < chance;
            climb.learn(number, &trial, if is_won { 1.0 } else { -1.0 });
        }
        let values = climb.values();
        assert!((values[0] - 70).abs() <= 15 && (values[1] + 20).abs() <= 15, "{values:?}");
    }

    #[test]
    fn trials_stay_within_the_ranges_and_repeat() {
        let knobs = vec![Knob { value: 3, least: 2, most: 4 }, Knob { value: 100, least: 100, most: 200 }];
        let climb = Climb::new(knobs.clone(), Plan { trials: 100, rate: 10, seed: 3 });
        let mut differ = 0;
        for number in 0..100 {
            let trial = climb.trial(number);
            assert_eq!(trial, climb.trial(number));
            for way in [&trial.first, &trial.second] {
                assert!(way.iter().zip(&knobs).all(|(value, knob)| (knob.least..=knob.most).contains(value)));
            }
            differ += usize::from(trial.first[0] != trial.second[0]);
        }
        assert!(90 < differ, "two ways to set a small number should differ: {differ}");
    }
}
