//! The judging test: twenty quiet positions before the first round and twenty others after the last, graded by pupils and
//! compared with a deep search. Those that ship have the same number of positions of each grade; a teacher may give others.

use std::borrow::Cow;
use std::sync::LazyLock;

use lucena_chess::Position;
use lucena_lab::correlate::{difference_of_means, interval, kendall, pearson, signs, spearman};
use lucena_lab::opening::position_of_epd;
use lucena_store::StoreError;
use lucena_wire::{Agreement, Correlation, PositionPurpose, TestFigures, TestState};

use super::positions;
use crate::state::Application;

const TRAINING: &str = include_str!("../../../../data/arena/training.epd");
const TEST: &str = include_str!("../../../../data/arena/test.epd");
/// Positions of each test that ships.
const POSITIONS: usize = 20;
/// From these values on, in centipawns, an advantage is small, clear, decisive.
const CUTS: [f64; 3] = [35.0, 100.0, 250.0];
/// References count up to here.
pub(crate) const MOST: f64 = 1000.0;
/// Half a grade is level.
const LEVEL: f64 = 0.5;
const SEED: u64 = 1;

/// A position with what a deep search says of it for the side to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    pub(crate) pos: Position,
    pub(crate) centipawns: f64,
}

impl Judged {
    /// The same in seven grades.
    pub(crate) fn grade(&self) -> f64 {
        let steps = CUTS.iter().filter(|cut| **cut <= self.centipawns.abs()).count();
        self.centipawns.signum() * steps as f64
    }
}

fn read(text: &str) -> Vec<Judged> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| {
            let value = line.split_once(" ce ")?.1.split(';').next()?.trim().parse::<f64>().ok()?;
            Some(Judged { pos: position_of_epd(line).ok()?, centipawns: value.clamp(-MOST, MOST) })
        })
        .collect()
}

/// All positions that ship with the program and a judgement.
pub(crate) fn all() -> &'static [Judged] {
    static ALL: LazyLock<Vec<Judged>> = LazyLock::new(|| [read(TRAINING), read(TEST)].concat());
    &ALL
}

/// What positions of the teacher's own must be for to be those of a test.
pub(crate) const fn purpose(test: TestState) -> Option<PositionPurpose> {
    match test {
        TestState::None => None,
        TestState::Before => Some(PositionPurpose::TestBefore),
        TestState::After => Some(PositionPurpose::TestAfter),
    }
}

/// The positions of a test of a class: the teacher's own, or those that ship.
pub(crate) fn of_class(
    state: &Application,
    class: i64,
    test: TestState,
) -> Result<Cow<'static, [Judged]>, StoreError> {
    let lists = state.store.position_sets(class)?;
    let own = lists.iter().find(|list| Some(positions::purpose(list)) == purpose(test));
    Ok(own.map_or(Cow::Borrowed(shipped(test)), |list| Cow::Owned(positions::judged(&positions::kept(list)))))
}

/// The positions of a test that ship with the program.
fn shipped(test: TestState) -> &'static [Judged] {
    static TESTS: LazyLock<[Vec<Judged>; 2]> = LazyLock::new(|| matched(read(TRAINING), read(TEST)));
    match test {
        TestState::None => &[],
        TestState::Before => &TESTS[0],
        TestState::After => &TESTS[1],
    }
}

/// As many of each grade from both lists, taking grades in turn.
fn matched(mut one: Vec<Judged>, mut other: Vec<Judged>) -> [Vec<Judged>; 2] {
    let mut chosen = [Vec::new(), Vec::new()];
    let mut take = |grade: f64| {
        let (Some(first), Some(second)) = (
            one.iter().position(|judged| judged.grade() == grade),
            other.iter().position(|judged| judged.grade() == grade),
        ) else {
            return;
        };
        chosen[0].push(one.remove(first));
        chosen[1].push(other.remove(second));
    };
    for _ in 0..POSITIONS {
        [0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0].into_iter().for_each(&mut take);
    }
    chosen.map(|mut list| {
        list.truncate(POSITIONS);
        list
    })
}

/// How two lists of values go together; `dead` is up to where each of them is level.
pub(crate) fn agreement(x: &[f64], y: &[f64], dead: [f64; 2]) -> Agreement {
    let figure = |of: fn(&[f64], &[f64]) -> Option<f64>| {
        of(x, y).map(|value| Correlation {
            value,
            interval: interval(x, y, SEED, of).map(|(low, high)| [low, high]),
        })
    };
    let scaled: Vec<f64> = y.iter().map(|value| value * dead[0] / dead[1]).collect();
    Agreement {
        pearson: figure(pearson),
        spearman: figure(spearman),
        kendall: figure(kendall),
        signs: signs(x, &scaled, dead[0]).agreement,
    }
}

/// Somebody's grades of known positions by their places, in figures; nothing if there are none.
pub(crate) fn figures(known: &[Judged], grades: &[(usize, f64)]) -> Option<TestFigures> {
    let graded: Vec<(f64, &Judged)> =
        grades.iter().filter_map(|(place, grade)| Some((*grade, known.get(*place)?))).collect();
    let values: Vec<f64> = graded.iter().map(|(grade, _)| *grade).collect();
    let reference: Vec<f64> = graded.iter().map(|(_, judged)| judged.grade()).collect();
    let errors = errors(known, grades);
    (!graded.is_empty()).then(|| TestFigures {
        count: graded.len(),
        agreement: agreement(&values, &reference, [LEVEL, LEVEL]),
        error: errors.iter().sum::<f64>() / errors.len() as f64,
    })
}

/// How far each grade is from the reference.
fn errors(known: &[Judged], grades: &[(usize, f64)]) -> Vec<f64> {
    grades.iter().filter_map(|(place, grade)| Some((grade - known.get(*place)?.grade()).abs())).collect()
}

/// By how much the distance from the reference fell from one test to the other, with its interval over positions.
pub(crate) fn gain(known: [&[Judged]; 2], grades: [&[(usize, f64)]; 2]) -> Option<[f64; 3]> {
    let (one, other) = (errors(known[0], grades[0]), errors(known[1], grades[1]));
    difference_of_means(&one, &other, SEED).map(|(value, low, high)| [value, low, high])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_tests_are_equally_hard_and_disjoint() {
        let [before, after] = [TestState::Before, TestState::After].map(shipped);
        assert_eq!((before.len(), after.len()), (POSITIONS, POSITIONS));
        let mut grades =
            [before, after].map(|test| test.iter().map(|one| one.grade() as i32).collect::<Vec<_>>());
        grades.iter_mut().for_each(|grades| grades.sort_unstable());
        assert_eq!(grades[0], grades[1]);
        assert!(before.iter().all(|one| after.iter().all(|other| one.pos.fen() != other.pos.fen())));
    }

    #[test]
    fn perfect_grades_are_perfect_and_gains_are_seen() {
        let perfect: Vec<(usize, f64)> =
            shipped(TestState::After).iter().map(|one| one.grade()).enumerate().collect();
        let figures = figures(shipped(TestState::After), &perfect).expect("figures");
        assert_eq!((figures.count, figures.error, figures.agreement.signs), (POSITIONS, 0.0, 1.0));
        let level: Vec<(usize, f64)> = (0..POSITIONS).map(|place| (place, 0.0)).collect();
        let [value, low, high] =
            gain([TestState::Before, TestState::After].map(shipped), [&level, &perfect]).expect("a gain");
        assert!(0.5 < low && low < value && value < high, "{low} {value} {high}");
        assert!(super::figures(shipped(TestState::Before), &[]).is_none());
    }
}
