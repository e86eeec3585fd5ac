//! The order of a tournament: points and tie-breaks, and ratings with the interval in which they lie.

use super::standings::Crosstable;
use crate::elo::normal_probability;
use lucena_chess::Random;

/// How often the games are drawn again to see how far a rating may be off.
const RESAMPLES: usize = 1000;
/// Ratings are settled when none changes by more.
const SETTLED: f64 = 1e-6;
/// More rounds than any table needs.
const MOST_ROUNDS: usize = 10_000;
/// The mean rating where nobody gives the zero.
const MEAN: f64 = 1500.0;

/// How a table is read.
#[derive(Clone, Debug)]
pub struct Ranking<'a> {
    /// The names of the players, by which the last ties are broken.
    pub names: Vec<&'a str>,
    /// Points for a win, a draw and a loss.
    pub points: [f64; 3],
    /// Points that a player has for rounds without an opponent.
    pub byes: Vec<f64>,
    /// The player whose rating is zero; without one, the mean is 1500.
    pub zero: Option<usize>,
    /// Who has no place: those beside the competition.
    pub is_unranked: Vec<bool>,
    /// What the intervals are drawn by.
    pub seed: u64,
}

/// The place of a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// Which player, by place in the list of contestants.
    pub player: usize,
    /// The place, from 1; none for those beside the competition.
    pub place: Option<usize>,
    /// The points.
    pub points: f64,
    /// The points of the opponents, whole for those beaten and half for those drawn with.
    pub sonneborn_berger: f64,
    /// Games won.
    pub wins: u64,
    /// The rating.
    pub elo: f64,
    /// Its 95 % interval.
    pub interval: (f64, f64),
}

impl Ranked {
    /// Whether the rating of this player is clearly above or below another's.
    pub fn is_clear_of(&self, other: &Ranked) -> bool {
        other.interval.1 < self.interval.0 || self.interval.1 < other.interval.0
    }
}

impl Ranking<'_> {
    /// All players: those who have a place in their order, then the others in theirs.
    pub fn of(&self, table: &Crosstable) -> Vec<Ranked> {
        let (elo, intervals) = self.ratings(table);
        let mut ranked: Vec<Ranked> = (0..self.names.len())
            .map(|player| Ranked {
                player,
                place: None,
                points: self.points(table, player, None) + self.byes[player],
                sonneborn_berger: self.sonneborn_berger(table, player),
                wins: table.tally(player, None).wins,
                elo: elo[player],
                interval: intervals[player],
            })
            .collect();
        let points: Vec<f64> = ranked.iter().map(|one| one.points).collect();
        let direct = |player: usize| -> f64 {
            let tied = (0..points.len()).filter(|&other| other != player && points[other] == points[player]);
            tied.map(|other| self.points(table, player, Some(other))).sum()
        };
        ranked.sort_by(|one, other| {
            let beside = |ranked: &Ranked| self.is_unranked[ranked.player];
            beside(one)
                .cmp(&beside(other))
                .then(other.points.total_cmp(&one.points))
                .then(direct(other.player).total_cmp(&direct(one.player)))
                .then(other.sonneborn_berger.total_cmp(&one.sonneborn_berger))
                .then(other.wins.cmp(&one.wins))
                .then(self.names[one.player].cmp(self.names[other.player]))
        });
        for (place, one) in ranked.iter_mut().enumerate() {
            one.place = (!self.is_unranked[one.player]).then_some(place + 1);
        }
        ranked
    }

    /// The points of a player against one other, or all.
    pub fn points(&self, table: &Crosstable, player: usize, other: Option<usize>) -> f64 {
        let tally = table.tally(player, other);
        let counts = [tally.wins, tally.draws, tally.losses];
        counts.iter().zip(self.points).map(|(&count, points)| count as f64 * points).sum()
    }

    fn sonneborn_berger(&self, table: &Crosstable, player: usize) -> f64 {
        let of = |other: usize| {
            let tally = table.tally(player, Some(other));
            tally.points() * (self.points(table, other, None) + self.byes[other])
        };
        (0..self.names.len()).filter(|&other| other != player).map(of).sum()
    }

    /// The ratings, and between which values 95 of 100 tables drawn from the same pairs of games put them.
    fn ratings(&self, table: &Crosstable) -> (Vec<f64>, Vec<(f64, f64)>) {
        let pairs = table.paired_points();
        let shares = |chosen: &mut dyn Iterator<Item = usize>| {
            let mut sums = Sums::new(self.names.len());
            chosen.for_each(|index| sums.add(&pairs[index]));
            self.shifted(&sums.strengths())
        };
        let elo = shares(&mut (0..pairs.len()));
        let mut random = Random::new(self.seed);
        let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); self.names.len()];
        for _ in 0..if pairs.is_empty() { 0 } else { RESAMPLES } {
            let elo = shares(&mut (0..pairs.len()).map(|_| random.below(pairs.len())));
            drawn.iter_mut().zip(elo).for_each(|(drawn, elo)| drawn.push(elo));
        }
        let interval = |(mut drawn, elo): (Vec<f64>, &f64)| {
            drawn.sort_by(f64::total_cmp);
            match drawn.len() {
                0 => (*elo, *elo),
                count => (drawn[count / 40], drawn[count - 1 - count / 40]),
            }
        };
        let intervals = drawn.into_iter().zip(&elo).map(interval).collect();
        (elo, intervals)
    }

    fn shifted(&self, strengths: &[f64]) -> Vec<f64> {
        let elo: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
        let shift = match self.zero {
            Some(zero) => -elo[zero],
            None => MEAN - elo.iter().sum::<f64>() / elo.len().max(1) as f64,
        };
        elo.into_iter().map(|elo| elo + shift).collect()
    }
}

/// The probability that a player is stronger than another, from the games that one of them won.
pub(super) fn superiority(wins: u64, losses: u64) -> f64 {
    let (wins, losses) = (wins as f64, losses as f64);
    if wins + losses == 0.0 { 0.5 } else { normal_probability((wins - losses) / (wins + losses).sqrt()) }
}

/// Who scored how much against whom.
struct Sums {
    players: usize,
    scores: Vec<f64>,
    games: Vec<f64>,
}

impl Sums {
    fn new(players: usize) -> Sums {
        Sums { players, scores: vec![0.0; players], games: vec![0.0; players * players] }
    }

    /// Adds the games of two players: who, how many points the first has, of how many games.
    fn add(&mut self, &(one, other, points, games): &(usize, usize, f64, f64)) {
        self.scores[one] += points;
        self.scores[other] += games - points;
        self.games[one * self.players + other] += games;
        self.games[other * self.players + one] += games;
    }

    /// The strengths of Bradley and Terry, each player having drawn once with an average one, so that nobody who won
    /// or lost everything is infinitely strong or weak.
    fn strengths(&self) -> Vec<f64> {
        let mut strengths = vec![1.0_f64; self.players];
        for _ in 0..MOST_ROUNDS {
            let next: Vec<f64> = (0..self.players)
                .map(|one| {
                    let games = &self.games[one * self.players..][..self.players];
                    let met = games.iter().zip(&strengths).filter(|(games, _)| **games > 0.0);
                    let expected: f64 = met.map(|(games, other)| games / (strengths[one] + other)).sum();
                    (self.scores[one] + 0.5) / (expected + 1.0 / (strengths[one] + 1.0))
                })
                .collect();
            let change =
                next.iter().zip(&strengths).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
            strengths = next;
            if change < SETTLED {
                break;
            }
        }
        strengths
    }
}

#[cfg(test)]
mod tests {
    use lucena_chess::{Color, Outcome};

    use super::super::pairing::{Format, schedule};
    use super::super::standings::Played;
    use super::*;

    fn table(
        players: usize,
        games: usize,
        winner: impl Fn(usize, usize, usize) -> Option<Color>,
    ) -> Crosstable {
        let mut table = Crosstable::new(players);
        for fixture in schedule(players, Format::RoundRobin, games) {
            let outcome =
                winner(fixture.white, fixture.black, fixture.number).map_or(Outcome::Draw, Outcome::Win);
            table.enter(Played { fixture, outcome, fault: None });
        }
        table
    }

    fn ranking(players: usize) -> Ranking<'static> {
        Ranking {
            names: ["a", "b", "c", "d"][..players].to_vec(),
            points: [1.0, 0.5, 0.0],
            byes: vec![0.0; players],
            zero: None,
            is_unranked: vec![false; players],
            seed: 1,
        }
    }

    /// Two players, one scoring three quarters of 100 games: 400·log10(75.5/25.5 …) as solved by hand: with the virtual
    /// draw both equations are `g = (S + ½) / (100/(g+h) + 1/(g+1))` and `gh = 1` by symmetry, so with x = g/(g+1/g) the
    /// score is 100x + g/(g+1) = 75.5, whose solution is g = 1.72886.
    #[test]
    fn two_players_have_the_ratings_of_the_formula() {
        let found = ranking(2).of(&table(2, 100, |white, _, number| {
            let first = if white == 0 { Color::White } else { Color::Black };
            Some(if number % 4 == 3 { !first } else { first })
        }));
        let g = 10f64.powf((found[0].elo - 1500.0) / 400.0);
        assert!((100.0 * g / (g + 1.0 / g) + g / (g + 1.0) - 75.5).abs() < 1e-3, "{g}");
        assert!((found[0].elo + found[1].elo - 3000.0).abs() < 1e-6);
        assert!(found[0].interval.0 < found[0].elo && found[0].elo < found[0].interval.1);
        assert!(found[0].is_clear_of(&found[1]));
        assert_eq!((found[0].player, found[0].place, found[0].points), (0, Some(1), 75.0));
    }

    #[test]
    fn who_wins_everything_stays_finite_and_references_have_no_place() {
        let table =
            table(3, 4, |white, black, _| Some(if white < black { Color::White } else { Color::Black }));
        let found = Ranking { is_unranked: vec![false, true, false], zero: Some(1), ..ranking(3) }.of(&table);
        let order: Vec<_> = found.iter().map(|one| (one.player, one.place)).collect();
        assert_eq!(order, [(0, Some(1)), (2, Some(2)), (1, None)]);
        assert!(found.iter().all(|one| one.elo.is_finite() && one.elo.abs() < 3000.0), "{found:?}");
        assert_eq!(found[2].elo, 0.0);
    }

    #[test]
    fn ties_are_broken_by_the_direct_encounter_then_by_the_opponents_then_by_the_name() {
        // a beats b, b beats c, c beats a: all the same, so by name; with d losing to b only.
        let cycle = table(3, 2, |white, black, _| {
            let winner = [[0, 0, 2], [0, 0, 1], [2, 1, 0]][white][black];
            Some(if winner == white { Color::White } else { Color::Black })
        });
        let names: Vec<_> = ranking(3).of(&cycle).iter().map(|one| one.player).collect();
        assert_eq!(names, [0, 1, 2]);
        // b and a have two points each, and b beat a.
        let direct = table(3, 1, |white, black, _| match (white.min(black), white.max(black)) {
            (0, 1) => Some(if white == 1 { Color::White } else { Color::Black }),
            (0, 2) => Some(if white == 0 { Color::White } else { Color::Black }),
            _ => Some(if white == 2 { Color::White } else { Color::Black }),
        });
        let found = ranking(3).of(&direct);
        assert!(found.iter().all(|one| one.points == 2.0 && one.sonneborn_berger == 4.0));
        assert!((superiority(9, 0) - normal_probability(3.0)).abs() < 1e-12);
        assert_eq!(superiority(0, 0), 0.5);
    }

    #[test]
    fn an_empty_table_says_nothing() {
        let found = ranking(2).of(&Crosstable::new(2));
        assert_eq!((found[0].elo, found[0].interval), (1500.0, (1500.0, 1500.0)));
    }
}
