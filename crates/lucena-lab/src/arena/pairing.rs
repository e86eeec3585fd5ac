//! Who plays whom, with which color, from which opening.

use super::standings::Crosstable;

/// The kind of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Format {
    /// Everybody plays everybody; of two players, a match.
    #[default]
    RoundRobin,
    /// The first plays all others.
    Gauntlet,
    /// So many rounds; in each, neighbors in the table meet who have not met before.
    Swiss(usize),
}

/// One game to be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fixture {
    /// Its number, from 0.
    pub number: usize,
    /// Who has White, by place in the list of contestants.
    pub white: usize,
    /// Who has Black.
    pub black: usize,
    /// Which opening, by its number; there may be fewer openings, then they begin again.
    pub opening: usize,
}

impl Fixture {
    /// The other game with the same opening and exchanged colors has the same number.
    pub fn pair(&self) -> usize {
        self.number / 2
    }
}

/// All games of a tournament that is drawn beforehand: every pair of players meets `games` times, rounded up to an
/// even number. Of a Swiss tournament, the first round.
///
/// Each opening is played twice in a row with colors exchanged; every pair of players gets the same openings.
/// The pairs of players take turns, so that an early end has seen all of them.
pub fn schedule(players: usize, format: Format, games: usize) -> Vec<Fixture> {
    let meetings: Vec<(usize, usize)> = match format {
        Format::Gauntlet => (1..players).map(|other| (0, other)).collect(),
        Format::RoundRobin => {
            (0..players).flat_map(|one| (one + 1..players).map(move |other| (one, other))).collect()
        }
        Format::Swiss(_) => first_round(players),
    };
    let mut fixtures = Vec::new();
    add_games(&mut fixtures, &meetings, 0..games.div_ceil(2));
    fixtures
}

fn add_games(fixtures: &mut Vec<Fixture>, meetings: &[(usize, usize)], openings: std::ops::Range<usize>) {
    for opening in openings {
        for &(one, other) in meetings {
            for (white, black) in [(one, other), (other, one)] {
                fixtures.push(Fixture { number: fixtures.len(), white, black, opening });
            }
        }
    }
}

/// The upper half of the list against the lower half.
fn first_round(players: usize) -> Vec<(usize, usize)> {
    let half = players / 2;
    (0..half).map(|one| (one, one + half)).collect()
}

/// The games of a tournament as far as they are drawn: of a Swiss one round after the other, from what was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    format: Format,
    players: usize,
    games: usize,
    fixtures: Vec<Fixture>,
    /// Who had no opponent in each round that was drawn.
    byes: Vec<Option<usize>>,
}

impl Schedule {
    /// A tournament in which those who meet play `games` games, rounded up to an even number.
    pub fn new(players: usize, format: Format, games: usize) -> Schedule {
        let bye = (format != Format::Gauntlet && players % 2 == 1).then(|| players - 1);
        Schedule { format, players, games, fixtures: schedule(players, format, games), byes: vec![bye] }
    }

    /// The games drawn so far.
    pub fn fixtures(&self) -> &[Fixture] {
        &self.fixtures
    }

    /// How many games there will be in all.
    pub fn total(&self) -> usize {
        match self.format {
            Format::Swiss(rounds) => rounds * self.games_of_round(),
            _ => self.fixtures.len(),
        }
    }

    /// In how many rounds a player of a Swiss tournament had no opponent, which counts as if all games were won.
    pub fn byes(&self, player: usize) -> usize {
        match self.format {
            Format::Swiss(_) => self.byes.iter().filter(|bye| **bye == Some(player)).count(),
            _ => 0,
        }
    }

    /// How many games two who meet play.
    pub fn games_of_meeting(&self) -> usize {
        2 * self.games.div_ceil(2)
    }

    fn games_of_round(&self) -> usize {
        self.players / 2 * self.games_of_meeting()
    }

    /// Draws the next round if the last is over and another one is to be played.
    pub fn draw(&mut self, table: &Crosstable) -> bool {
        let Format::Swiss(rounds) = self.format else { return false };
        let is_over = self.fixtures.iter().all(|fixture| table.has(fixture.number));
        if !is_over || rounds <= self.byes.len() {
            return false;
        }
        let (meetings, bye) = self.next_round(table);
        let openings = self.games.div_ceil(2);
        let from = self.byes.len() * openings;
        add_games(&mut self.fixtures, &meetings, from..from + openings);
        self.byes.push(bye);
        true
    }

    /// Neighbors in the order of points who have not met; the last who had none yet has no opponent.
    fn next_round(&self, table: &Crosstable) -> (Vec<(usize, usize)>, Option<usize>) {
        let points = |player: usize| {
            let tally = table.tally(player, None);
            2 * tally.wins + tally.draws + 2 * (self.byes(player) * self.games_of_meeting()) as u64
        };
        let mut order: Vec<usize> = (0..self.players).collect();
        order.sort_by_key(|&player| (std::cmp::Reverse(points(player)), player));
        let mut bye = None;
        if order.len() % 2 == 1 {
            let place = order.iter().rposition(|&player| self.byes(player) == 0).unwrap_or(order.len() - 1);
            bye = Some(order.remove(place));
        }
        let have_met = |one: usize, other: usize| {
            let is_pair = |game: &&Fixture| {
                (game.white, game.black) == (one, other) || (game.white, game.black) == (other, one)
            };
            self.fixtures.iter().any(|game| is_pair(&game))
        };
        let mut steps = MOST_STEPS;
        let meetings = paired(&order, &have_met, &mut steps);
        // Where everybody has met, or it takes too long to find out, neighbors meet again.
        let again = || order.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        (meetings.unwrap_or_else(again), bye)
    }
}

/// So much is tried before players meet again.
const MOST_STEPS: u32 = 200_000;

/// Pairs the first with the nearest it has not met so that all others can be paired too.
fn paired(
    order: &[usize],
    have_met: &dyn Fn(usize, usize) -> bool,
    steps: &mut u32,
) -> Option<Vec<(usize, usize)>> {
    let Some((&first, rest)) = order.split_first() else { return Some(Vec::new()) };
    for (place, &other) in rest.iter().enumerate() {
        *steps = steps.checked_sub(1)?;
        if have_met(first, other) {
            continue;
        }
        let others: Vec<usize> = [&rest[..place], &rest[place + 1..]].concat();
        if let Some(mut meetings) = paired(&others, have_met, steps) {
            meetings.insert(0, (first, other));
            return Some(meetings);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_with_both_colors() {
        let fixtures = schedule(4, Format::RoundRobin, 3);
        assert_eq!(fixtures.len(), 6 * 4);
        for white in 0..4 {
            for black in 0..4 {
                let games: Vec<&Fixture> =
                    fixtures.iter().filter(|game| game.white == white && game.black == black).collect();
                let openings: Vec<usize> = games.iter().map(|game| game.opening).collect();
                assert_eq!(openings, if white == black { vec![] } else { vec![0, 1] });
            }
        }
        for pair in fixtures.chunks(2) {
            assert_eq!(pair[0].pair(), pair[1].pair());
            assert_eq!((pair[0].white, pair[0].opening), (pair[1].black, pair[1].opening));
        }
    }

    #[test]
    fn in_a_gauntlet_only_the_first_meets_the_others() {
        let fixtures = schedule(3, Format::Gauntlet, 2);
        let pairs: Vec<(usize, usize)> = fixtures.iter().map(|game| (game.white, game.black)).collect();
        assert_eq!(pairs, [(0, 1), (1, 0), (0, 2), (2, 0)]);
    }

    #[test]
    fn a_swiss_tournament_pairs_equals_who_have_not_met() {
        use super::super::standings::Played;
        use lucena_chess::{Color, Outcome};
        for players in [5, 6, 9] {
            let rounds = 4;
            let mut swiss = Schedule::new(players, Format::Swiss(rounds), 2);
            let mut table = Crosstable::new(players);
            assert!(!swiss.draw(&table), "the first round is not over");
            let mut met = std::collections::BTreeSet::new();
            for round in 0..rounds {
                let new: Vec<Fixture> =
                    swiss.fixtures().iter().copied().filter(|game| !table.has(game.number)).collect();
                assert_eq!(new.len(), players / 2 * 2, "round {round} of {players}");
                for game in new {
                    let pair = (game.white.min(game.black), game.white.max(game.black));
                    assert!(met.insert((pair, game.white)), "{pair:?} met before");
                    assert_eq!(game.opening, round);
                    // The first in the list always wins.
                    let winner = if game.white < game.black { Color::White } else { Color::Black };
                    table.enter(Played { fixture: game, outcome: Outcome::Win(winner), fault: None });
                }
                assert_eq!(swiss.draw(&table), round + 1 < rounds);
            }
            assert_eq!(swiss.fixtures().len(), swiss.total());
            let byes: Vec<usize> = (0..players).map(|player| swiss.byes(player)).collect();
            assert!(byes.iter().all(|byes| *byes <= 1), "{byes:?}");
            assert_eq!(byes.iter().sum::<usize>(), players % 2 * rounds);
        }
    }
}
