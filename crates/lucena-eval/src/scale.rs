//! How internal units become centipawns and chances: the one place where a score gets its meaning.
//!
//! A [`Scale`] belongs to a position, because the same number of units wins fewer games where little is left on the board.
//! +100 centipawns is the score at which the side wins half of its games, in the opening as in a pawn ending: that is fitted
//! to games of the engine against itself, `lucena tune --odds DATA` on what `lucena datagen` wrote. Far above, where units run
//! away because every extra piece counts in full, centipawns rise more slowly, so that they compare with what other programs
//! say of the same positions; they never stop rising.

use lucena_chess::{Color, Position, Role};

use crate::{Score, Verdict};

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

/// Two parabolas over the [`material`] on the board, in units: where the chance of winning reaches one half, and how slowly
/// it rises there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// The score that wins half of the games: constant, linear and square part.
    pub half: [f64; 3],
    /// The units in which the odds of winning grow by *e*.
    pub slope: [f64; 3],
}

impl Curve {
    /// Half-way between what own games say (12,000 nodes a move, `lucena tune --odds`: 259 − 198 x + 6 x² for `half`) and
    /// what makes the same positions worth what lichess's Stockfish says (145 − 75 x + 28 x²); `slope` is of own games.
    /// See `docs/measurements/verdicts.md`.
    pub const FITTED: Curve = Curve { half: [202.0, -136.0, 17.0], slope: [110.0, -49.0, 44.0] };

    /// The scale where so much material stands.
    pub fn at(&self, material: u32) -> Scale {
        let share = f64::from(material.min(FULL_BOARD)) / f64::from(FULL_BOARD);
        let value = |[constant, linear, square]: [f64; 3]| constant + share * (linear + share * square);
        Scale {
            half: value(self.half).round().max(1.0) as i32,
            slope: value(self.slope).round().max(1.0) as i32,
        }
    }

    /// The chances of winning with a score where so much material stands, 0 to 1.
    pub fn winning(&self, units: f64, material: u32) -> f64 {
        let scale = self.at(material);
        winning(units, scale.half.into(), scale.slope.into())
    }
}

/// The material of both sides on a full board.
pub const FULL_BOARD: u32 = 78;

/// The material of both sides as beginners count it: pawns 1, knights and bishops 3, rooks 5, queens 9.
pub fn material(pos: &Position) -> u32 {
    let worth = [(Role::Pawn, 1), (Role::Knight, 3), (Role::Bishop, 3), (Role::Rook, 5), (Role::Queen, 9)];
    let of = |color: Color| worth.iter().map(move |&(role, worth)| worth * pos.pieces(color, role).count());
    Color::ALL.into_iter().flat_map(of).sum()
}

/// What internal units mean in a position.
///
/// ```
/// use lucena_chess::Position;
/// use lucena_eval::{Scale, Score, Verdict};
///
/// let scale = Scale::of(&Position::start());
/// assert_eq!(scale.verdict(Score::mate_in(3)), Verdict::Mate(2));
/// assert_eq!(scale.verdict(Score::DRAW), Verdict::Centipawns(0));
/// assert_eq!(scale.verdict(-Score::new(250)), scale.verdict(Score::new(250)).reversed());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scale {
    half: i32,
    slope: i32,
}

impl Default for Scale {
    /// The scale of a full board.
    fn default() -> Scale {
        Curve::FITTED.at(FULL_BOARD)
    }
}

impl Scale {
    /// The scale of a position, which the scores of a search from it share.
    pub fn of(pos: &Position) -> Scale {
        Curve::FITTED.at(material(pos))
    }

    /// A score as people read it.
    pub fn verdict(self, score: Score) -> Verdict {
        if let Some(plies) = score.mate_plies() {
            // A mate on our own move takes an odd number of half-moves; being mated takes an even one.
            return Verdict::Mate(if plies > 0 { (plies + 1) / 2 } else { plies / 2 });
        }
        if score.is_tablebase() {
            let plies = Score::TABLEBASE.value() - score.value().abs();
            return Verdict::Tablebase((plies + 1) * score.value().signum());
        }
        Verdict::Centipawns(bent(f64::from(score.value()) / f64::from(self.half)).round() as i32)
    }

    /// The chances of winning, drawing and losing.
    pub fn odds(self, score: Score) -> Odds {
        if score.is_decisive() {
            let win = if Score::DRAW < score { 1000 } else { 0 };
            return Odds { win, draw: 0, loss: 1000 - win };
        }
        let chance = |units: i32| {
            let share = winning(units.into(), self.half.into(), self.slope.into());
            (1000.0 * share).round() as u16
        };
        let (win, loss) = (chance(score.value()), chance(-score.value()));
        Odds { win, draw: 1000 - win - loss, loss }
    }

    /// The share of the point that the side may expect, 0 to 1.
    pub fn expectation(self, score: Score) -> f64 {
        let odds = self.odds(score);
        (f64::from(odds.win) + f64::from(odds.draw) / 2.0) / 1000.0
    }
}

/// Where centipawns begin to rise more slowly, in multiples of +100, and how much more slowly in the end: as this power of
/// the units. Fitted so that the chances the verdicts mean agree with those that Stockfish's evaluations mean, on lichess's
/// evaluations of amateur games.
const KNEE: f64 = 6.0;
const BEND: f64 = 0.6;

/// Centipawns of so many multiples of the score that wins half of the games.
fn bent(multiples: f64) -> f64 {
    let straightness = (1.0 + KNEE.powi(-2)) / (1.0 + (multiples / KNEE).powi(2));
    100.0 * multiples * straightness.powf(BEND / 2.0)
}

fn winning(units: f64, half: f64, slope: f64) -> f64 {
    1.0 / (1.0 + ((half - units) / slope).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scales() -> impl Iterator<Item = Scale> {
        (0..=FULL_BOARD).map(|material| Curve::FITTED.at(material))
    }

    #[test]
    fn mates_are_counted_in_moves() {
        for (score, moves) in [
            (Score::mate_in(1), 1),
            (Score::mate_in(5), 3),
            (Score::mated_in(2), -1),
            (Score::mated_in(6), -3),
            (Score::mated_in(0), 0),
        ] {
            assert_eq!(Scale::default().verdict(score), Verdict::Mate(moves));
        }
    }

    #[test]
    fn tablebase_results_keep_their_sign() {
        let verdict = |score| Scale::default().verdict(score);
        assert!(matches!(verdict(Score::tablebase_win(0)), Verdict::Tablebase(plies) if plies > 0));
        assert!(matches!(verdict(Score::tablebase_loss(9)), Verdict::Tablebase(plies) if plies < 0));
    }

    #[test]
    fn a_hundred_centipawns_win_half_of_the_games_everywhere() {
        for scale in scales() {
            let hundred = Score::new(scale.half);
            assert_eq!(scale.verdict(hundred), Verdict::Centipawns(100));
            assert_eq!(scale.odds(hundred).win, 500);
        }
    }

    #[test]
    fn centipawns_never_stop_rising() {
        for scale in scales() {
            let verdict = |units: i32| scale.verdict(Score::new(units)).centipawns();
            assert!(
                (0..Score::LIMIT.value() - 60).step_by(60).all(|units| verdict(units) < verdict(units + 60))
            );
            assert!(verdict(2_400) < 2 * verdict(1_200), "they rise more slowly far above");
        }
    }

    #[test]
    fn chances_add_up_and_rise_with_the_score() {
        for scale in scales() {
            let mut last = 0;
            for value in (-3000..=3000).step_by(10) {
                let odds = scale.odds(Score::new(value));
                assert_eq!(odds.win + odds.draw + odds.loss, 1000);
                assert!(odds.win >= last);
                last = odds.win;
                let mirrored = scale.odds(Score::new(-value));
                assert_eq!((mirrored.win, mirrored.loss), (odds.loss, odds.win));
            }
        }
    }

    #[test]
    fn a_full_board_counts_seventy_eight() {
        assert_eq!(material(&Position::start()), FULL_BOARD);
    }
}
