//! Games that need not be played out: both players agree on the value, a table knows it, or it is too long.

use lucena_chess::{Color, Outcome, Position};
use lucena_engine::{Endings, Outlook};
use lucena_eval::Verdict;

use crate::player::Thought;

/// When a game is given to the side that stands better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinRule {
    /// Both players see at least so many centipawns for the same side …
    pub centipawns: i32,
    /// … on so many moves of each in a row.
    pub moves: u32,
}

/// When a game is called a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRule {
    /// Not before this move …
    pub from_move: u32,
    /// … if both players see at most so many centipawns for either side …
    pub centipawns: i32,
    /// … on so many moves of each in a row.
    pub moves: u32,
}

/// Something that knows the outcome of some positions, such as tablebases.
pub trait Adjudication: Send + Sync {
    /// The outcome of a position with best play, if it is known for certain.
    fn outcome(&self, pos: &Position) -> Option<Outcome>;
}

/// Tables are asked only right after a capture or a pawn move: later the fifty-move rule may spoil what they say.
impl Adjudication for Endings {
    fn outcome(&self, pos: &Position) -> Option<Outcome> {
        if pos.half_moves() != 0 || pos.castling_rooks().any() {
            return None;
        }
        Some(match self.outlook(pos)? {
            Outlook::Win => Outcome::Win(pos.turn()),
            Outlook::Loss => Outcome::Win(!pos.turn()),
            Outlook::Draw | Outlook::CursedWin | Outlook::BlessedLoss => Outcome::Draw,
        })
    }
}

/// Why a game was ended by the referee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// The players agreed on the value.
    Score,
    /// A table knows the outcome.
    Table,
    /// The game was too long: a draw.
    Length,
}

/// Watches one game for an early end.
pub struct Referee<'a> {
    win: Option<WinRule>,
    draw: Option<DrawRule>,
    most_moves: Option<u32>,
    tables: Option<&'a dyn Adjudication>,
    /// For how many plies in a row each side has been seen to be winning, and the game even.
    winning: [u32; 2],
    even: u32,
    plies: u32,
}

impl<'a> Referee<'a> {
    /// A referee for a game with these rules.
    pub fn new(
        win: Option<WinRule>,
        draw: Option<DrawRule>,
        most_moves: Option<u32>,
        tables: Option<&'a dyn Adjudication>,
    ) -> Referee<'a> {
        Referee { win, draw, most_moves, tables, winning: [0; 2], even: 0, plies: 0 }
    }

    /// A move was played: what its player thought, and the position after it.
    pub fn see(&mut self, mover: Color, thought: &Thought, after: &Position) -> Option<(Outcome, Ruling)> {
        self.plies += 1;
        self.count(mover, thought.verdict);
        if let Some(rule) = self.win {
            let winner = Color::ALL.into_iter().find(|side| 2 * rule.moves <= self.winning[side.index()]);
            if let Some(winner) = winner {
                return Some((Outcome::Win(winner), Ruling::Score));
            }
        }
        if let Some(rule) = self.draw {
            let is_late = rule.from_move <= u32::from(after.full_moves());
            if is_late && 2 * rule.moves <= self.even {
                return Some((Outcome::Draw, Ruling::Score));
            }
        }
        if let Some(outcome) = self.tables.and_then(|tables| tables.outcome(after)) {
            return Some((outcome, Ruling::Table));
        }
        let is_too_long = self.most_moves.is_some_and(|most| 2 * most <= self.plies);
        is_too_long.then_some((Outcome::Draw, Ruling::Length))
    }

    fn count(&mut self, mover: Color, verdict: Option<Verdict>) {
        let value = verdict.map(Verdict::centipawns);
        for side in Color::ALL {
            let sign = if side == mover { 1 } else { -1 };
            let is_winning = value.zip(self.win).is_some_and(|(value, rule)| rule.centipawns <= sign * value);
            let count = &mut self.winning[side.index()];
            *count = if is_winning { *count + 1 } else { 0 };
        }
        let is_even = value.zip(self.draw).is_some_and(|(value, rule)| value.abs() <= rule.centipawns);
        self.even = if is_even { self.even + 1 } else { 0 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thought(centipawns: i32) -> Thought {
        Thought { verdict: Some(Verdict::Centipawns(centipawns)), ..Thought::default() }
    }

    /// Lets White and Black see these values in turn; gives the ply of the ruling and the ruling.
    fn watch(mut referee: Referee<'_>, values: &[Option<i32>]) -> Option<(usize, Outcome, Ruling)> {
        let pos = Position::start();
        values.iter().enumerate().find_map(|(index, value)| {
            let mover = if index % 2 == 0 { Color::White } else { Color::Black };
            let thought = value.map_or(Thought::default(), thought);
            referee.see(mover, &thought, &pos).map(|(outcome, ruling)| (index + 1, outcome, ruling))
        })
    }

    #[test]
    fn both_must_see_the_win_long_enough() {
        let rule = Some(WinRule { centipawns: 500, moves: 2 });
        let referee = || Referee::new(rule, None, None, None);
        let values = [600, -600, 500, -900].map(Some);
        let expected = Some((4, Outcome::Win(Color::White), Ruling::Score));
        assert_eq!(watch(referee(), &values), expected);
        assert_eq!(watch(referee(), &[600, -499, 600, -600, 600, 0].map(Some)), None);
        assert_eq!(watch(referee(), &[600, 600, 600, 600].map(Some)), None);
        assert_eq!(watch(referee(), &[Some(600), None, Some(600), Some(-600)]), None);
        let black = watch(referee(), &[0, 700, -700, 700, -700].map(Some));
        assert_eq!(black, Some((5, Outcome::Win(Color::Black), Ruling::Score)));
    }

    #[test]
    fn draws_are_called_only_late() {
        let rule = |from_move| Some(DrawRule { from_move, centipawns: 10, moves: 1 });
        let expected = Some((2, Outcome::Draw, Ruling::Score));
        assert_eq!(watch(Referee::new(None, rule(1), None, None), &[Some(5), Some(-10)]), expected);
        assert_eq!(watch(Referee::new(None, rule(2), None, None), &[Some(5), Some(-10)]), None);
        assert_eq!(watch(Referee::new(None, rule(1), None, None), &[Some(5), Some(11)]), None);
    }

    #[test]
    fn long_games_and_known_endings_are_ended() {
        struct Known;
        impl Adjudication for Known {
            fn outcome(&self, _: &Position) -> Option<Outcome> {
                Some(Outcome::Win(Color::Black))
            }
        }
        let length = watch(Referee::new(None, None, Some(2), None), &[None; 6]);
        assert_eq!(length, Some((4, Outcome::Draw, Ruling::Length)));
        let table = watch(Referee::new(None, None, None, Some(&Known)), &[None; 6]);
        assert_eq!(table, Some((1, Outcome::Win(Color::Black), Ruling::Table)));
    }
}
