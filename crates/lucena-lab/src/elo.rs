//! What results say about strength: score, Elo difference with its error, likelihood of superiority.
//!
//! Games come in pairs with the same opening and exchanged colors. The two games of a pair are not
//! independent, so the error is computed from the results of pairs (five kinds: 0, ½, 1, 1½, 2 points) where
//! they are known, and from single games (three kinds) only otherwise.

use std::f64::consts::{LN_10, SQRT_2};

/// The quantile of the normal distribution for an error bar of 95 %.
const Z95: f64 = 1.959_963_984_540_054;

/// How many games were won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Won.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Lost.
    pub losses: u64,
}

impl Tally {
    /// How many games.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Points: one for a win, half for a draw.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    /// The same games seen by the other player.
    #[must_use]
    pub const fn reversed(self) -> Tally {
        Tally { wins: self.losses, draws: self.draws, losses: self.wins }
    }
}

/// How many pairs of games brought 0, ½, 1, 1½ and 2 points.
pub type Pairs = [u64; 5];

/// A distribution of results: the value of each kind between 0 and 1, and how often it came.
#[derive(Clone, PartialEq, Debug)]
pub struct Distribution {
    values: Vec<f64>,
    counts: Vec<f64>,
}

impl Distribution {
    /// Of single games.
    pub fn of_games(tally: &Tally) -> Distribution {
        let counts = [tally.losses, tally.draws, tally.wins];
        Distribution { values: vec![0.0, 0.5, 1.0], counts: counts.map(|count| count as f64).to_vec() }
    }

    /// Of pairs of games.
    pub fn of_pairs(pairs: &Pairs) -> Distribution {
        let values = vec![0.0, 0.25, 0.5, 0.75, 1.0];
        Distribution { values, counts: pairs.iter().map(|&count| count as f64).collect() }
    }

    /// How many results.
    pub fn total(&self) -> f64 {
        self.counts.iter().sum()
    }

    /// Each kind of result with its share, a trace of everything added so that no share is zero.
    pub(crate) fn shares(&self) -> Vec<(f64, f64)> {
        let counts: Vec<f64> = self.counts.iter().map(|&count| count.max(1e-3)).collect();
        let total: f64 = counts.iter().sum();
        self.values.iter().zip(counts).map(|(&value, count)| (value, count / total)).collect()
    }

    /// The mean result.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.values.iter().zip(&self.counts).map(|(value, count)| value * count).sum();
        sum / self.total()
    }

    /// The variance of one result.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        let square = |(value, count): (&f64, &f64)| count * (value - mean).powi(2);
        self.values.iter().zip(&self.counts).map(square).sum::<f64>() / self.total()
    }
}

/// What results say about a player against another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The share of the points, from 0 to 1.
    pub score: f64,
    /// Half the width of the 95 % interval of the score.
    pub score_error: f64,
    /// The difference in Elo; infinite if all points were won or lost.
    pub difference: f64,
    /// Its 95 % interval; an end is infinite where the score reaches 0 or 1.
    pub interval: (f64, f64),
    /// The difference in units of the spread of the results, which does not depend on how drawish games are.
    pub normalized: f64,
    /// The probability that the player is the stronger one.
    pub superiority: f64,
}

impl Elo {
    /// The score of all games; how far it may be off is taken from the pairs, if there are any. Nothing if no
    /// game was played.
    pub fn new(tally: &Tally, pairs: Option<&Pairs>) -> Option<Elo> {
        if tally.games() == 0 {
            return None;
        }
        let pairs = pairs.filter(|pairs| pairs.iter().any(|&count| count > 0));
        let variance = match pairs {
            // Spread of one game as the pairs show it: a pair's mean spreads half as much.
            Some(pairs) => 2.0 * Distribution::of_pairs(pairs).variance(),
            None => Distribution::of_games(tally).variance(),
        };
        Some(Elo::of(tally.points() / tally.games() as f64, variance, tally.games() as f64))
    }

    fn of(score: f64, variance: f64, games: f64) -> Elo {
        let deviation = (variance / games).sqrt();
        let error = Z95 * deviation;
        let spread = variance.sqrt();
        let normalized = if spread > 0.0 { (score - 0.5) / spread * (800.0 / LN_10) } else { f64::NAN };
        let superiority = match (score - 0.5, deviation) {
            (0.0, _) => 0.5,
            (ahead, 0.0) => f64::from(u8::from(ahead > 0.0)),
            (ahead, deviation) => normal_probability(ahead / deviation),
        };
        Elo {
            score,
            score_error: error,
            difference: elo_of_score(score),
            interval: (elo_of_score(score - error), elo_of_score(score + error)),
            normalized,
            superiority,
        }
    }
}

/// The difference in Elo at which the stronger player scores so much.
pub fn elo_of_score(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The expected score at a difference in Elo.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The probability that a normal variable is below `x`.
pub fn normal_probability(x: f64) -> f64 {
    0.5 * complementary_error(-x / SQRT_2)
}

/// The complementary error function: a series for small arguments, a continued fraction for large ones.
fn complementary_error(x: f64) -> f64 {
    let size = x.abs();
    let value = if size < 2.5 {
        // erf(x) = 2/√π · Σ (-1)ⁿ x^(2n+1) / (n! (2n+1))
        let mut term = size;
        let mut sum = size;
        for n in 1..60 {
            term *= -size * size / f64::from(n);
            sum += term / f64::from(2 * n + 1);
        }
        1.0 - sum * 2.0 / std::f64::consts::PI.sqrt()
    } else {
        let fraction = (1..80).rev().fold(0.0, |rest, n| f64::from(n) / 2.0 / (size + rest));
        (-size * size).exp() / std::f64::consts::PI.sqrt() / (size + fraction)
    };
    if x < 0.0 { 2.0 - value } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64, tolerance: f64) {
        assert!((found - expected).abs() <= tolerance, "{found} is not {expected}");
    }

    /// Values of the standard normal distribution from printed tables.
    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        for (x, probability) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746),
            (1.959_963_985, 0.975),
            (-1.644_853_627, 0.05),
            (3.0, 0.998_650_102),
            (-4.0, 3.167_124e-5),
            (5.0, 0.999_999_713),
        ] {
            near(normal_probability(x), probability, 1e-9);
        }
    }

    /// The table of the FIDE handbook: 76 % is 200 points, 64 % is 102, 91 % is 401, give or take its rounding.
    #[test]
    fn differences_are_those_of_the_handbook() {
        near(elo_of_score(0.76), 200.0, 1.0);
        near(elo_of_score(0.64), 100.0, 1.0);
        near(elo_of_score(0.909_09), 400.0, 0.1);
        near(score_of_elo(200.0), 0.76, 0.001);
        assert_eq!(elo_of_score(1.0), f64::INFINITY);
        assert_eq!(elo_of_score(-0.1), f64::NEG_INFINITY);
        assert_eq!(elo_of_score(0.5), 0.0);
    }

    /// Computed by hand: 50 wins, 30 draws, 20 losses: mean 0.65, variance 0.1525.
    #[test]
    fn errors_of_single_games_follow_their_variance() {
        let elo = Elo::new(&Tally { wins: 50, draws: 30, losses: 20 }, None).expect("games");
        near(elo.score, 0.65, 1e-12);
        near(elo.score_error, 1.959_964 * (0.1525f64 / 100.0).sqrt(), 1e-6);
        near(elo.difference, 107.54, 0.01);
        near(elo.superiority, normal_probability(0.15 / 0.001_525f64.sqrt()), 1e-12);
        assert!(elo.interval.0 < elo.difference && elo.difference < elo.interval.1);
    }

    #[test]
    fn pairs_that_balance_each_other_make_the_error_smaller() {
        // White always wins: every pair is 1-1, and we know for sure that the players are equal.
        let tally = Tally { wins: 50, draws: 0, losses: 50 };
        let pairs = Elo::new(&tally, Some(&[0, 0, 50, 0, 0])).expect("games");
        near(pairs.score_error, 0.0, 1e-12);
        near(pairs.superiority, 0.5, 1e-12);
        let single = Elo::new(&tally, None).expect("games");
        assert!(single.score_error > 0.09);
        // Independent games give the same error either way.
        let tally = Tally { wins: 100, draws: 200, losses: 100 };
        let independent = Elo::new(&tally, Some(&[12, 50, 76, 50, 12])).expect("games");
        near(independent.score_error, Elo::new(&tally, None).expect("games").score_error, 0.002);
    }

    #[test]
    fn nothing_and_everything_are_no_trouble() {
        assert_eq!(Elo::new(&Tally::default(), None), None);
        assert_eq!(Elo::new(&Tally::default(), Some(&[0; 5])), None);
        let all = Elo::new(&Tally { wins: 3, draws: 0, losses: 0 }, None).expect("games");
        assert_eq!((all.difference, all.superiority), (f64::INFINITY, 1.0));
    }
}
