//! What came of the games: points of everybody against everybody, pairs, faults, the order.

use std::collections::BTreeMap;

use lucena_chess::{Color, Outcome};

use super::pairing::Fixture;
use crate::elo::{Elo, Pairs, Tally};

/// A game that was played, as far as the table needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Which game.
    pub fixture: Fixture,
    /// Who won.
    pub outcome: Outcome,
    /// The side at fault, if the game ended so, and whether it lost on time.
    pub fault: Option<(Color, bool)>,
}

/// Everything played so far. The order in which games end does not matter.
#[derive(Clone, Debug, Default)]
pub struct Crosstable {
    players: usize,
    games: BTreeMap<usize, Played>,
}

/// The place of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Which player, by place in the list of contestants.
    pub player: usize,
    /// All its games.
    pub tally: Tally,
    /// All its pairs of games.
    pub pairs: Pairs,
    /// Against all its opponents together; nothing before its first game.
    pub elo: Option<Elo>,
    /// Games lost on time.
    pub time_losses: u64,
    /// Games lost by any other fault.
    pub other_faults: u64,
}

impl Crosstable {
    /// An empty table for so many players.
    pub fn new(players: usize) -> Crosstable {
        Crosstable { players, games: BTreeMap::new() }
    }

    /// Enters a game; the same game entered again replaces the first.
    pub fn enter(&mut self, played: Played) {
        self.games.insert(played.fixture.number, played);
    }

    /// How many games have been played.
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// Whether a game has been played.
    pub fn has(&self, number: usize) -> bool {
        self.games.contains_key(&number)
    }

    /// The games of one player, against one other or all.
    pub fn tally(&self, player: usize, other: Option<usize>) -> Tally {
        let mut tally = Tally::default();
        for points in self.games.values().filter_map(|game| points_of(game, player, other)) {
            match points {
                2 => tally.wins += 1,
                1 => tally.draws += 1,
                _ => tally.losses += 1,
            }
        }
        tally
    }

    /// The completed pairs of games of one player, against one other or all.
    pub fn pairs(&self, player: usize, other: Option<usize>) -> Pairs {
        let mut pairs = [0; 5];
        for (number, first) in self.games.iter().filter(|(number, _)| *number % 2 == 0) {
            let Some(second) = self.games.get(&(number + 1)) else { continue };
            let points = [first, second].map(|game| points_of(game, player, other));
            if let [Some(one), Some(two)] = points {
                pairs[one + two] += 1;
            }
        }
        pairs
    }

    /// The probability that a player is stronger than another, from the games that one of them won.
    pub fn superiority(&self, player: usize, other: usize) -> f64 {
        let tally = self.tally(player, Some(other));
        super::ranking::superiority(tally.wins, tally.losses)
    }

    /// What each pair of games brought: two players, the points of the first, and of how many games.
    pub(super) fn paired_points(&self) -> Vec<(usize, usize, f64, f64)> {
        let mut pairs: BTreeMap<usize, (usize, usize, f64, f64)> = BTreeMap::new();
        for game in self.games.values() {
            let Fixture { white, black, .. } = game.fixture;
            let (one, other) = (white.min(black), white.max(black));
            let entry = pairs.entry(game.fixture.pair()).or_insert((one, other, 0.0, 0.0));
            entry.2 += points_of(game, one, Some(other)).unwrap_or(0) as f64 / 2.0;
            entry.3 += 1.0;
        }
        pairs.into_values().collect()
    }

    /// The games in the order of their numbers.
    pub fn played(&self) -> impl Iterator<Item = &Played> {
        self.games.values()
    }

    /// All players, the best first.
    pub fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<Standing> = (0..self.players).map(|player| self.standing(player)).collect();
        let share = |standing: &Standing| standing.elo.map_or(-1.0, |elo| elo.score);
        standings.sort_by(|one, other| share(other).total_cmp(&share(one)));
        standings
    }

    fn standing(&self, player: usize) -> Standing {
        let (tally, pairs) = (self.tally(player, None), self.pairs(player, None));
        let at_fault = |game: &&Played| match game.fault {
            Some((Color::White, _)) => game.fixture.white == player,
            Some((Color::Black, _)) => game.fixture.black == player,
            None => false,
        };
        let faults = self.games.values().filter(at_fault);
        let (late, other): (Vec<&Played>, Vec<&Played>) =
            faults.partition(|game| game.fault.is_some_and(|(_, is_time)| is_time));
        Standing {
            player,
            tally,
            pairs,
            elo: Elo::new(&tally, Some(&pairs)),
            time_losses: late.len() as u64,
            other_faults: other.len() as u64,
        }
    }
}

/// Twice the points of a player in a game, if he took part, against this opponent if one is named.
fn points_of(game: &Played, player: usize, other: Option<usize>) -> Option<usize> {
    let (side, opponent) = match player {
        _ if player == game.fixture.white => (Color::White, game.fixture.black),
        _ if player == game.fixture.black => (Color::Black, game.fixture.white),
        _ => return None,
    };
    if other.is_some_and(|other| other != opponent) {
        return None;
    }
    Some(match game.outcome {
        Outcome::Draw => 1,
        Outcome::Win(winner) => 2 * usize::from(winner == side),
    })
}

#[cfg(test)]
mod tests {
    use super::super::pairing::{Format, schedule};
    use super::*;

    #[test]
    fn points_pairs_and_faults_are_counted() {
        let mut table = Crosstable::new(3);
        let outcomes = [
            Outcome::Win(Color::White), // 0 beats 1
            Outcome::Draw,              // 1 and 0
            Outcome::Win(Color::Black), // 2 beats 0
            Outcome::Win(Color::White), // 2 beats 0, by a fault
            Outcome::Draw,              // 1 and 2, pair not complete
        ];
        for (fixture, outcome) in schedule(3, Format::RoundRobin, 2).into_iter().zip(outcomes) {
            let fault = (fixture.number == 3).then_some((Color::Black, true));
            table.enter(Played { fixture, outcome, fault });
        }
        assert_eq!(table.tally(0, None), Tally { wins: 1, draws: 1, losses: 2 });
        assert_eq!(table.tally(0, Some(1)), Tally { wins: 1, draws: 1, losses: 0 });
        assert_eq!(table.tally(1, Some(0)), table.tally(0, Some(1)).reversed());
        assert_eq!(table.pairs(0, None), [1, 0, 0, 1, 0]);
        assert_eq!(table.pairs(2, None), [0, 0, 0, 0, 1]);
        let order: Vec<usize> = table.standings().iter().map(|standing| standing.player).collect();
        assert_eq!(order, [2, 0, 1]);
        assert_eq!((table.standings()[1].time_losses, table.standings()[1].other_faults), (1, 0));
        assert!(table.has(4) && !table.has(5));
    }
}
