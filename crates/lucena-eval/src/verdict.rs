//! A score as people and protocols read it: mate in so many moves, a tablebase result, or centipawns.
//!
//! This is the only place where internal units become centipawns and where centipawns become chances.

use crate::Score;

/// The outer form of a [`Score`]; positive numbers favor the side whose score it was.
///
/// ```
/// use lucena_eval::{Score, Verdict};
///
/// assert_eq!(Verdict::from(Score::mate_in(3)), Verdict::Mate(2));
/// assert_eq!(Verdict::from(Score::mated_in(4)), Verdict::Mate(-2));
/// assert_eq!(Verdict::from(Score::DRAW), Verdict::Centipawns(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// Mate in this many moves; negative if this side is mated, and `Mate(0)` if it already is.
    Mate(i32),
    /// A tablebase win, or with a negative number a loss, found so many half-moves from the root.
    Tablebase(i32),
    /// An advantage in hundredths of a pawn.
    Centipawns(i32),
}

/// The chances of a side in thousandths, which add up to 1000.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Odds {
    /// How many games of a thousand it would win.
    pub win: u16,
    /// How many would be drawn.
    pub draw: u16,
    /// How many it would lose.
    pub loss: u16,
}

/// Internal units that make a hundred centipawns: at this score a side wins half of its games.
const UNITS_PER_PAWN: i32 = 100;
/// Where the chance of winning reaches one half, and how steeply it rises there, in centipawns.
const HALF_WON: f64 = 100.0;
const STEEPNESS: f64 = 90.0;

impl Verdict {
    /// The score as centipawns even if it is a mate or a tablebase result, for graphs and tables: a mate is
    /// worth ±10000.
    pub const fn centipawns(self) -> i32 {
        match self {
            Verdict::Centipawns(value) => value,
            Verdict::Mate(moves) if moves > 0 => 10_000,
            Verdict::Mate(_) => -10_000,
            Verdict::Tablebase(plies) if plies > 0 => 9_000,
            Verdict::Tablebase(_) => -9_000,
        }
    }

    /// The chances of winning, drawing and losing.
    pub fn odds(self) -> Odds {
        match self {
            Verdict::Mate(moves) if moves > 0 => Odds { win: 1000, draw: 0, loss: 0 },
            Verdict::Mate(_) => Odds { win: 0, draw: 0, loss: 1000 },
            Verdict::Tablebase(plies) if plies > 0 => Odds { win: 1000, draw: 0, loss: 0 },
            Verdict::Tablebase(_) => Odds { win: 0, draw: 0, loss: 1000 },
            Verdict::Centipawns(value) => {
                let chance = |value: i32| {
                    let exponent = (HALF_WON - f64::from(value)) / STEEPNESS;
                    (1000.0 / (1.0 + exponent.exp())).round() as u16
                };
                let (win, loss) = (chance(value), chance(-value));
                Odds { win, draw: 1000 - win - loss, loss }
            }
        }
    }
}

impl From<Score> for Verdict {
    fn from(score: Score) -> Verdict {
        if let Some(plies) = score.mate_plies() {
            // A mate on our own move takes an odd number of half-moves; being mated takes an even one.
            return Verdict::Mate(if plies > 0 { (plies + 1) / 2 } else { plies / 2 });
        }
        if score.is_tablebase() {
            let plies = Score::TABLEBASE.value() - score.value().abs();
            return Verdict::Tablebase((plies + 1) * score.value().signum());
        }
        Verdict::Centipawns(score.value() * 100 / UNITS_PER_PAWN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves() {
        for (score, moves) in [
            (Score::mate_in(1), 1),
            (Score::mate_in(5), 3),
            (Score::mated_in(2), -1),
            (Score::mated_in(6), -3),
            (Score::mated_in(0), 0),
        ] {
            assert_eq!(Verdict::from(score), Verdict::Mate(moves));
        }
    }

    #[test]
    fn tablebase_results_keep_their_sign() {
        assert!(matches!(Verdict::from(Score::tablebase_win(0)), Verdict::Tablebase(plies) if plies > 0));
        assert!(matches!(Verdict::from(Score::tablebase_loss(9)), Verdict::Tablebase(plies) if plies < 0));
    }

    #[test]
    fn chances_add_up_and_rise_with_the_score() {
        let mut last = 0;
        for value in (-3000..=3000).step_by(10) {
            let odds = Verdict::Centipawns(value).odds();
            assert_eq!(odds.win + odds.draw + odds.loss, 1000);
            assert!(odds.win >= last);
            last = odds.win;
            let mirrored = Verdict::Centipawns(-value).odds();
            assert_eq!((mirrored.win, mirrored.loss), (odds.loss, odds.win));
        }
    }
}
