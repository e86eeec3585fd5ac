//! A sequential test: after every game it says whether one of two hypotheses about the Elo difference can be
//! accepted, and how likely one is against the other.
//!
//! The log-likelihood ratio is the generalized one: for each hypothesis the most likely distribution of results
//! with the expected score that the hypothesis demands is found, and the two likelihoods are compared.

use crate::elo::{Distribution, Pairs, Tally, score_of_elo};

/// The hypotheses and how often the test may err.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference in Elo of the null hypothesis.
    pub elo0: f64,
    /// The difference in Elo of the alternative; greater.
    pub elo1: f64,
    /// The probability that the alternative is accepted though the null hypothesis is true.
    pub alpha: f64,
    /// The probability that the null hypothesis is accepted though the alternative is true.
    pub beta: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Play on.
    Undecided,
    /// The null hypothesis is accepted.
    Null,
    /// The alternative is accepted.
    Alternative,
}

impl Sprt {
    /// A test of these hypotheses with the usual errors of 5 %.
    pub const fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// Whether the test makes sense.
    pub fn is_sound(&self) -> bool {
        let is_share = |share: f64| 0.0 < share && share < 0.5;
        self.elo0.is_finite()
            && self.elo1.is_finite()
            && self.elo0 < self.elo1
            && is_share(self.alpha)
            && is_share(self.beta)
    }

    /// At or below the first the null hypothesis is accepted, at or above the second the alternative.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// How much more likely the alternative is than the null hypothesis: the logarithm of the ratio.
    pub fn llr(&self, results: &Distribution) -> f64 {
        let total = results.total();
        if total == 0.0 {
            return 0.0;
        }
        let shares = results.shares();
        let null = most_likely(&shares, score_of_elo(self.elo0));
        let alternative = most_likely(&shares, score_of_elo(self.elo1));
        let gain = |((&(_, share), null), alternative): ((&(f64, f64), &f64), &f64)| {
            share * (alternative / null).ln()
        };
        total * shares.iter().zip(&null).zip(&alternative).map(gain).sum::<f64>()
    }

    /// The ratio for games that come in pairs, or singly where there are none.
    pub fn llr_of(&self, tally: &Tally, pairs: Option<&Pairs>) -> f64 {
        self.llr(&pairs.map_or_else(|| Distribution::of_games(tally), Distribution::of_pairs))
    }

    /// What a ratio means.
    pub fn decide(&self, llr: f64) -> Decision {
        let (lower, upper) = self.bounds();
        match llr {
            _ if llr <= lower => Decision::Null,
            _ if llr >= upper => Decision::Alternative,
            _ => Decision::Undecided,
        }
    }
}

/// The distribution nearest to the one seen, in likelihood, among those with this mean.
///
/// Its shares are `share / (1 + θ (value - mean))` with the θ that makes the mean right, found by halving.
fn most_likely(shares: &[(f64, f64)], mean: f64) -> Vec<f64> {
    let least = shares.iter().map(|&(value, _)| value - mean).fold(f64::INFINITY, f64::min);
    let most = shares.iter().map(|&(value, _)| value - mean).fold(f64::NEG_INFINITY, f64::max);
    // Between these all shares stay positive; the surplus falls from one end to the other.
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    let surplus = |theta: f64| -> f64 {
        shares.iter().map(|&(value, share)| share * (value - mean) / (1.0 + theta * (value - mean))).sum()
    };
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if surplus(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let theta = f64::midpoint(low, high);
    shares.iter().map(|&(value, share)| share / (1.0 + theta * (value - mean))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lucena_chess::Random;

    #[track_caller]
    fn check(sprt: Sprt, results: &Distribution, expected: f64) {
        let llr = sprt.llr(results);
        assert!((llr - expected).abs() <= 0.01 * expected.abs(), "{llr} is not {expected}");
    }

    /// Values that the tests of the match runner fastchess (app/tests/sprt_test.cpp) state.
    #[test]
    fn ratios_are_those_that_another_match_runner_publishes() {
        let games = |wins, losses, draws| Distribution::of_games(&Tally { wins, draws, losses });
        check(Sprt::new(0.5, 2.5), &games(21_404, 21_184, 40_708), -1.57);
        check(Sprt::new(0.0, 2.0), &games(57_433, 57_030, 106_593), -2.59);
        let pairs = |pairs| Distribution::of_pairs(&pairs);
        check(Sprt::new(0.5, 2.5), &pairs([223, 9863, 21_279, 10_037, 246]), -3.07);
        check(Sprt::new(0.0, 2.0), &pairs([871, 26_175, 55_983, 26_678, 821]), -4.98);
    }

    /// For small differences the ratio is nearly (s1 - s0)(2s - s0 - s1) / 2 variance · n.
    #[test]
    fn the_ratio_is_near_its_well_known_approximation() {
        for pairs in [[10, 60, 130, 80, 20], [3, 20, 60, 25, 6], [200, 900, 1500, 800, 150]] {
            let results = Distribution::of_pairs(&pairs);
            let (low, high) = (score_of_elo(-3.0), score_of_elo(7.0));
            let n = results.total();
            let simple = (high - low) * (2.0 * results.mean() - low - high) * n / (2.0 * results.variance());
            let llr = Sprt::new(-3.0, 7.0).llr(&results);
            assert!((llr - simple).abs() < 0.05 * simple.abs() + 0.02, "{llr} {simple}");
        }
    }

    #[test]
    fn bounds_are_wald_s() {
        let (lower, upper) = Sprt::new(0.0, 5.0).bounds();
        assert!((lower + 2.944_439).abs() < 1e-6 && (upper - 2.944_439).abs() < 1e-6);
        let sprt = Sprt::new(0.0, 5.0);
        assert_eq!(sprt.decide(0.0), Decision::Undecided);
        assert_eq!(sprt.decide(2.95), Decision::Alternative);
        assert_eq!(sprt.decide(-2.95), Decision::Null);
    }

    #[test]
    fn extreme_results_give_finite_ratios() {
        for pairs in [[0, 0, 0, 0, 0], [0, 0, 0, 0, 500], [500, 0, 0, 0, 0], [0, 0, 9, 0, 0]] {
            assert!(Sprt::new(0.0, 5.0).llr(&Distribution::of_pairs(&pairs)).is_finite());
        }
        assert!(!Sprt::new(5.0, 5.0).is_sound() && !Sprt { alpha: 0.0, ..Sprt::new(0.0, 1.0) }.is_sound());
    }

    /// Plays many tests with a known truth: the errors stay near what was asked for.
    #[test]
    fn simulated_tests_err_as_often_as_they_may() {
        let sprt = Sprt::new(0.0, 40.0);
        let mut random = Random::new(8);
        let mut accepted = [0u32; 2];
        const TESTS: u32 = 300;
        for (accepted, elo) in accepted.iter_mut().zip([0.0, 40.0]) {
            for _ in 0..TESTS {
                *accepted += u32::from(simulate(&sprt, elo, &mut random) == Decision::Alternative);
            }
        }
        // 5 % of 300 is 15, with a standard deviation of 3.8; the test errs a little less than it may.
        assert!(accepted[0] <= 30, "{} false alarms", accepted[0]);
        assert!(TESTS - accepted[1] <= 30, "{} misses", TESTS - accepted[1]);
    }

    fn simulate(sprt: &Sprt, elo: f64, random: &mut Random) -> Decision {
        let win = score_of_elo(elo) - 0.25;
        let mut pairs = [0; 5];
        loop {
            let mut game = || {
                let chance = (random.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
                if chance < win { 2 } else { usize::from(chance < win + 0.5) }
            };
            pairs[game() + game()] += 1;
            let decision = sprt.decide(sprt.llr(&Distribution::of_pairs(&pairs)));
            if decision != Decision::Undecided {
                return decision;
            }
        }
    }
}
