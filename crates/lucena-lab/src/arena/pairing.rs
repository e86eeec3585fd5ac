//! Who plays whom, with which color, from which opening.

/// The kind of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Format {
    /// Everybody plays everybody; of two players, a match.
    #[default]
    RoundRobin,
    /// The first plays all others.
    Gauntlet,
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

/// All games of a tournament: every pair of players meets `games` times, rounded up to an even number.
///
/// Each opening is played twice in a row with colors exchanged; every pair of players gets the same openings.
/// The pairs of players take turns, so that an early end has seen all of them.
pub fn schedule(players: usize, format: Format, games: usize) -> Vec<Fixture> {
    let meetings: Vec<(usize, usize)> = match format {
        Format::Gauntlet => (1..players).map(|other| (0, other)).collect(),
        Format::RoundRobin => {
            (0..players).flat_map(|one| (one + 1..players).map(move |other| (one, other))).collect()
        }
    };
    let mut fixtures = Vec::new();
    for opening in 0..games.div_ceil(2) {
        for &(one, other) in &meetings {
            for (white, black) in [(one, other), (other, one)] {
                fixtures.push(Fixture { number: fixtures.len(), white, black, opening });
            }
        }
    }
    fixtures
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
}
