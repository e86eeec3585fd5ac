//! What the search notes for explanations, at constant cost: how far the evaluations of quiet leaves scatter,
//! and from which depth on the score no longer moved. Words are made of it elsewhere.

use lucena_chess::{Move, Position};
use lucena_eval::Score;

/// The first leaves of an iteration are all noted, so that short searches have a spread too …
const SAMPLE_ALL: u64 = 64;
/// … then one of so many.
const SAMPLE_EVERY: u64 = 64;
/// Evaluations beyond this count as this.
const CLAMP: f64 = 1000.0;
/// A spread of fewer leaves says nothing.
const FEWEST_SAMPLES: u64 = 32;

/// How the evaluations of the quiet leaves of one iteration scattered.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Spread {
    /// How many leaves were noted.
    pub samples: u64,
    /// Their mean in centipawns, from the root side's point of view.
    pub mean: f64,
    /// Their standard deviation in centipawns; 0 if there are too few.
    pub deviation: f64,
}

impl Spread {
    /// The risk from 0 to 100: the deviation relative to `reference`, which stands for a risk of 100; unknown if too few
    /// leaves were noted.
    pub fn risk(&self, reference: f64) -> Option<f64> {
        (FEWEST_SAMPLES <= self.samples).then(|| (100.0 * self.deviation / reference).min(100.0))
    }
}

/// Collects the evidence of one search.
#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    is_wanted: bool,
    leaves: u64,
    samples: u64,
    mean: f64,
    /// The sum of squared distances from the mean (Welford's recurrence).
    squares: f64,
    published: Spread,
}

impl Evidence {
    pub(crate) fn new(is_wanted: bool) -> Evidence {
        Evidence { is_wanted, leaves: 0, samples: 0, mean: 0.0, squares: 0.0, published: Spread::default() }
    }

    /// An iteration begins.
    pub(crate) fn begin_iteration(&mut self) {
        (self.leaves, self.samples, self.mean, self.squares) = (0, 0, 0.0, 0.0);
    }

    /// An iteration was completed: its figures count, if there are enough of them.
    pub(crate) fn end_iteration(&mut self) {
        if FEWEST_SAMPLES <= self.samples {
            let deviation = (self.squares / (self.samples - 1) as f64).sqrt();
            self.published = Spread { samples: self.samples, mean: self.mean, deviation };
        } else if self.published.samples < FEWEST_SAMPLES {
            self.published = Spread { samples: self.samples, mean: self.mean, deviation: 0.0 };
        }
    }

    /// A quiet leaf at `ply` was worth its own evaluation.
    #[inline]
    pub(crate) fn note_leaf(&mut self, evaluation: Score, ply: usize) {
        if !self.is_wanted {
            return;
        }
        self.leaves += 1;
        if self.samples < SAMPLE_ALL || self.leaves.is_multiple_of(SAMPLE_EVERY) {
            self.sample(if ply.is_multiple_of(2) { evaluation } else { -evaluation });
        }
    }

    fn sample(&mut self, score: Score) {
        if score.is_decisive() {
            return;
        }
        let value = f64::from(score.value()).clamp(-CLAMP, CLAMP);
        self.samples += 1;
        let distance = value - self.mean;
        self.mean += distance / self.samples as f64;
        self.squares += distance * (value - self.mean);
    }

    /// The figures of the last completed iteration that had enough of them.
    pub(crate) fn spread(&self) -> Spread {
        self.published
    }
}

/// The depth from which on the score of completed iterations stayed within 20 centipawns for two more, if any.
///
/// `scores` are those of depth 1, 2, 3 … in centipawns, a mate as ±10000; the first two depths never count.
///
/// ```
/// use lucena_engine::stability_depth;
///
/// assert_eq!(stability_depth(&[10, 30, 25, 28, 26]), Some(3));
/// assert_eq!(stability_depth(&[10, 60, 20, 70, 15, 80]), None);
/// ```
pub fn stability_depth(scores: &[i32]) -> Option<usize> {
    let is_stable = |at: usize| {
        let ahead = &scores[at + 1..(at + 3).min(scores.len())];
        ahead.iter().all(|score| (score - scores[at]).abs() <= 20)
    };
    (2..scores.len().saturating_sub(1)).find(|&at| is_stable(at)).map(|at| at + 1)
}

/// How tactical a line is, from 0 to 100, in the classic way: the share of captures, checks and promotions.
pub fn classic_concreteness(root: &Position, line: &[Move]) -> f64 {
    let mut pos = *root;
    let mut forcing = 0;
    for &mv in line {
        forcing += u32::from(!mv.is_quiet() || pos.gives_check(mv));
        pos.play_unchecked(mv);
    }
    if line.is_empty() { 0.0 } else { 100.0 * f64::from(forcing) / line.len() as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stability_follows_the_score_sequence() {
        for (scores, expected) in [
            (&[10, 30, 25, 28, 26][..], Some(3)),
            (&[10, 60, 20, 70, 15, 80], None),
            (&[10, 20, 30], None),
            (&[0, 0, 0, 100, 100, 100], Some(4)),
            (&[30, 25, 45, 66, 60], Some(4)),
            (&[5, 5, 5, 26, 5], None),
            (&[12, 10, 10000, 10000, 10000], Some(3)),
            (&[20, 18, -40, -10000, -10000], Some(4)),
            (&[], None),
        ] {
            assert_eq!(stability_depth(scores), expected, "{scores:?}");
        }
    }

    #[test]
    fn the_spread_is_the_standard_deviation_of_the_first_leaves_and_then_of_every_64th() {
        let mut evidence = Evidence::new(true);
        evidence.begin_iteration();
        let values: Vec<i32> = (0..163).map(|n| (n * 37) % 400 - 150).collect();
        let (first, later) = values.split_at(64);
        first.iter().for_each(|&value| evidence.note_leaf(Score::new(value), 0));
        for &value in later {
            (0..63).for_each(|_| evidence.note_leaf(Score::new(9_999), 0));
            evidence.note_leaf(Score::new(-value), 1);
        }
        evidence.end_iteration();
        let mean = f64::from(values.iter().sum::<i32>()) / 163.0;
        let squares: f64 = values.iter().map(|&value| (f64::from(value) - mean).powi(2)).sum();
        let spread = evidence.spread();
        assert_eq!(spread.samples, 163);
        assert!((spread.mean - mean).abs() < 1e-9, "{spread:?} {mean}");
        assert!((spread.deviation - (squares / 162.0).sqrt()).abs() < 1e-9, "{spread:?}");
        assert!((spread.risk(200.0).unwrap() - spread.deviation / 2.0).abs() < 1e-9);
        assert_eq!(spread.risk(1.0), Some(100.0));
    }

    #[test]
    fn a_spread_needs_enough_leaves() {
        let mut evidence = Evidence::new(true);
        evidence.begin_iteration();
        (0..31).for_each(|n| evidence.note_leaf(Score::new(n), 0));
        evidence.end_iteration();
        assert_eq!((evidence.spread().samples, evidence.spread().risk(200.0)), (31, None));
    }

    #[test]
    fn concreteness_counts_captures_checks_and_promotions() {
        for (fen, line, expected) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6",
                25.0,
            ),
            ("1rr3k1/4ppbp/3p1np1/1b1N4/P2BP3/5P2/P2R2PP/R5K1 w - - 0 22", "d5e7 g8f8 e7c8", 66.7),
            ("3r2k1/2R1qpp1/7p/8/5Q2/1PP5/5PPP/3r1RK1 b - - 0 26", "d1f1 g1f1 d8d1", 100.0),
        ] {
            let root = Position::from_fen(fen).expect("a good FEN");
            let mut pos = root;
            let mut moves = Vec::new();
            for text in line.split(' ') {
                let mv = pos.parse_coordinate(text).expect("a legal move");
                pos.play_unchecked(mv);
                moves.push(mv);
            }
            assert!((classic_concreteness(&root, &moves) - expected).abs() < 0.05);
        }
        assert_eq!(classic_concreteness(&Position::start(), &[]), 0.0);
    }
}
