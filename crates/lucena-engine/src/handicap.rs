//! Weaker play that errs as people do: long lines are not seen to their end, quiet and backward moves are
//! overlooked, and eyes stay where the last move was made. Nothing is thrown away that even a weaker player sees.
//!
//! A search of little depth gives several moves with true scores and answers. A [`Level`] then decides by seeded
//! chance which of them come to mind at all, how much of each danger is noticed, and plays what looks best.

use std::ops::RangeInclusive;

use lucena_chess::{Color, Move, Position};

use crate::event::{Line, Report};
use lucena_chess::Random;

/// A strength of play below the full one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Level {
    /// 0 for the strongest level, 1 for the weakest.
    weakness: f64,
    seed: u64,
}

/// How many moves come into question at most.
const CANDIDATES: usize = 12;
/// Centipawns by which the weakest level misjudges.
const MISJUDGMENT: f64 = 110.0;
/// How often the weakest level overlooks the best hidden moves.
const OVERSIGHT: f64 = 0.75;
/// The most that the strongest and the weakest level give away knowingly, in centipawns.
const GIVEN_AWAY: (f64, f64) = (15.0, 900.0);

impl Level {
    /// The ratings that can be asked for.
    pub(crate) const RANGE: RangeInclusive<u32> = 800..=2800;

    /// The level of this rating, whose errors follow from the seed.
    pub(crate) fn new(elo: u32, seed: u64) -> Level {
        let (least, most) = (f64::from(*Level::RANGE.start()), f64::from(*Level::RANGE.end()));
        let weakness = (most - f64::from(elo).clamp(least, most)) / (most - least);
        Level { weakness, seed }
    }

    /// How deep it sees: 3 half-moves at the weakest, 12 at the strongest; most of it is gained late.
    pub(crate) fn depth(&self) -> u32 {
        3 + ((1.0 - self.weakness).powi(2) * 9.0).round() as u32
    }

    /// How many moves it compares.
    pub(crate) fn candidates(&self) -> usize {
        3 + (self.weakness * (CANDIDATES - 3) as f64).round() as usize
    }

    /// The line of the report that this level would play; the first if there is no choice.
    pub(crate) fn choose(&self, pos: &Position, last: Option<Move>, report: &Report) -> usize {
        let Some(best) = report.lines.first() else { return 0 };
        let mut random = Random::new(self.seed ^ pos.key().0);
        let most = GIVEN_AWAY.0 + (GIVEN_AWAY.1 - GIVEN_AWAY.0) * self.weakness.powi(2);
        let mut chosen = (0, f64::NEG_INFINITY);
        for (at, line) in report.lines.iter().enumerate() {
            let loss = f64::from((best.score - line.score).value()).max(0.0);
            let is_overlooked = random.fraction() < self.oversight(pos, last, line);
            let looks_like = -self.perceived(pos, line, loss, &mut random);
            if is_overlooked || most < loss {
                continue;
            }
            if chosen.1 < looks_like {
                chosen = (at, looks_like);
            }
        }
        chosen.0
    }

    /// The chance that a move does not come to mind.
    fn oversight(&self, pos: &Position, last: Option<Move>, line: &Line) -> f64 {
        line.moves.first().map_or(0.0, |&mv| OVERSIGHT * self.weakness * hiddenness(pos, last, mv))
    }

    /// How bad a move looks to this level, in centipawns below the best: its danger is noticed the less, the
    /// better the answer that shows it is hidden; and nobody judges exactly.
    fn perceived(&self, pos: &Position, line: &Line, loss: f64, random: &mut Random) -> f64 {
        let hidden = match line.moves[..] {
            [mv, answer, ..] => hiddenness(&pos.after(mv), Some(mv), answer),
            _ => 0.0,
        };
        let noticed = 1.0 - self.weakness * hidden * random.fraction();
        // The sum of three even chances is nearly a bell curve.
        let error = random.fraction() + random.fraction() + random.fraction() - 1.5;
        loss * noticed + error * 2.0 * MISJUDGMENT * self.weakness.powf(1.3)
    }
}

/// How easily a move is overlooked: 0 for captures, checks and answers on the spot, up to 1 for a quiet move
/// backwards, far away from where the last move was made.
fn hiddenness(pos: &Position, last: Option<Move>, mv: Move) -> f64 {
    if last.is_some_and(|last| last.to() == mv.to()) || mv.is_promotion() {
        return 0.0;
    }
    let mut hidden: f64 = 0.0;
    if mv.is_capture() {
        hidden += 0.1;
    } else if !pos.gives_check(mv) && !mv.is_castle() {
        hidden += 0.4;
    }
    let (from, to) = (mv.from().rank().index() as i32, mv.to().rank().index() as i32);
    let forward = if pos.turn() == Color::White { to - from } else { from - to };
    if forward < 0 {
        hidden += 0.25;
    }
    if 4 <= mv.from().distance(mv.to()) {
        hidden += 0.15;
    }
    if last.is_some_and(|last| 4 <= last.to().distance(mv.to())) {
        hidden += 0.2;
    }
    hidden.min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stronger_levels_see_further_and_compare_less() {
        let levels: Vec<Level> = [800, 1200, 1600, 2000, 2400, 2800].map(|elo| Level::new(elo, 1)).to_vec();
        for pair in levels.windows(2) {
            assert!(pair[0].depth() <= pair[1].depth() && pair[1].candidates() <= pair[0].candidates());
        }
        assert_eq!((levels[0].depth(), levels[5].depth()), (3, 12));
        assert_eq!(Level::new(0, 1), levels[0]);
        assert_eq!(Level::new(9999, 1), levels[5]);
    }

    #[test]
    fn captures_are_seen_and_retreats_are_not() {
        let pos = Position::from_fen("4k3/8/8/3p4/4P3/8/1Q6/4K3 w - - 0 1").unwrap();
        let hidden = |text: &str| hiddenness(&pos, None, pos.parse_coordinate(text).unwrap());
        assert!(hidden("e4d5") < hidden("e4e5"));
        assert!(hidden("b2b5") < hidden("b2b6"), "a check is noticed");
        assert!(hidden("b2b6") < hidden("b2a1"), "a retreat is not");
        let last = pos.parse_coordinate("e4d5").unwrap();
        let next = pos.after(last);
        assert_eq!(next.legal_moves().iter().filter(|&&mv| mv.to() == last.to()).count(), 0);
    }
}
