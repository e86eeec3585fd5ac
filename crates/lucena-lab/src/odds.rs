//! What a score is worth in points: the curve of [`lucena_eval::Scale`] fitted to the results of own games.
//!
//! Positions are gathered into cells of equal score and material; the two parabolas of the [`Curve`] are those under which
//! the results are likeliest.

use std::collections::BTreeMap;

use lucena_chess::{Color, Outcome};
use lucena_eval::{Curve, material};

use crate::datagen::Sample;

/// Scores beyond this say that a game is over, not how it will end.
const MOST_UNITS: i32 = 1_500;
/// The width of a cell in units.
const UNITS: i32 = 10;

/// A fitted curve, and what it rests on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fitted {
    /// The curve.
    pub curve: Curve,
    /// Positions used.
    pub positions: u64,
    /// The mean negative log-likelihood of the results under the program's curve.
    pub loss_before: f64,
    /// The same under the fitted one.
    pub loss_after: f64,
}

/// The positions of equal score and material: how many were won, drawn and lost by the side whose score it is.
type Cells = BTreeMap<(i32, u32), [f64; 3]>;

/// Fits the curve to samples; nothing if there are none.
pub fn fit(samples: &[Sample]) -> Option<Fitted> {
    let cells = gather(samples);
    let positions: f64 = cells.values().flatten().sum();
    if positions == 0.0 {
        return None;
    }
    let start = Curve::FITTED;
    let loss_before = loss(&cells, &start) / positions;
    let curve = descend(&cells, start);
    Some(Fitted {
        curve,
        positions: positions as u64,
        loss_before,
        loss_after: loss(&cells, &curve) / positions,
    })
}

fn gather(samples: &[Sample]) -> Cells {
    let mut cells = Cells::new();
    for sample in samples.iter().filter(|sample| i32::from(sample.score).abs() <= MOST_UNITS) {
        let units = i32::from(sample.score).div_euclid(UNITS) * UNITS + UNITS / 2;
        let result = match sample.outcome {
            Outcome::Win(Color::White) => 0,
            Outcome::Draw => 1,
            Outcome::Win(Color::Black) => 2,
        };
        cells.entry((units, material(&sample.pos))).or_default()[result] += 1.0;
    }
    cells
}

/// How unlikely the results are.
fn loss(cells: &Cells, curve: &Curve) -> f64 {
    let surprise = |(&(units, material), counts): (&(i32, u32), &[f64; 3])| {
        let win = curve.winning(units.into(), material);
        let lose = curve.winning((-units).into(), material);
        let chances = [win, 1.0 - win - lose, lose];
        counts.iter().zip(chances).map(|(count, chance)| -count * chance.max(1e-6).ln()).sum::<f64>()
    };
    cells.iter().map(surprise).sum()
}

/// Goes downhill one number at a time, with steps that shrink when none helps: six numbers need no more.
fn descend(cells: &Cells, start: Curve) -> Curve {
    let mut curve = start;
    let mut least = loss(cells, &curve);
    let mut step = 32.0;
    while 0.5 <= step {
        let mut improved = false;
        for number in 0..6 {
            for change in [step, -step] {
                let mut tried = curve;
                let part = if number < 3 { &mut tried.half } else { &mut tried.slope };
                part[number % 3] += change;
                let here = loss(cells, &tried);
                if here + 1e-9 < least {
                    (curve, least, improved) = (tried, here, true);
                }
            }
        }
        if !improved {
            step /= 2.0;
        }
    }
    curve
}

#[cfg(test)]
mod tests {
    use lucena_chess::Position;

    use super::*;

    #[test]
    fn a_known_curve_is_found_again() {
        // Half of the games are won at 200 units; odds grow by e in 80.
        let truth = Curve { half: [200.0, 0.0, 0.0], slope: [80.0, 0.0, 0.0] };
        let pos = Position::start();
        let mut samples = Vec::new();
        for score in (-1_000..=1_000i16).step_by(10) {
            let full = material(&pos);
            let win = (truth.winning(f64::from(score) + 5.0, full) * 200.0).round() as usize;
            let lose = (truth.winning(-f64::from(score) - 5.0, full) * 200.0).round() as usize;
            for index in 0..200 {
                let outcome = match index {
                    _ if index < win => Outcome::Win(Color::White),
                    _ if index < win + lose => Outcome::Win(Color::Black),
                    _ => Outcome::Draw,
                };
                samples.push(Sample { pos, score, outcome });
            }
        }
        let found = fit(&samples).expect("there are samples");
        let full = material(&pos);
        for units in [-300.0, 0.0, 100.0, 200.0, 400.0] {
            let difference = found.curve.winning(units, full) - truth.winning(units, full);
            assert!(difference.abs() < 0.01, "{units}: {difference}");
        }
        assert!(found.loss_after < found.loss_before);
    }

    #[test]
    fn nothing_comes_of_nothing() {
        assert_eq!(fit(&[]), None);
    }
}
