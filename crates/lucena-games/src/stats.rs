//! Counts that can be added up, from however many parts they come, and what they suggest.

use lucena_chess::{Color, Outcome};

/// Results of games, seen from one side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Results {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Games without a result.
    pub unknown: u64,
}

impl Results {
    /// Counts a game of this side.
    pub fn count(&mut self, side: Color, outcome: Option<Outcome>) {
        match outcome {
            Some(Outcome::Win(winner)) if winner == side => self.wins += 1,
            Some(Outcome::Win(_)) => self.losses += 1,
            Some(Outcome::Draw) => self.draws += 1,
            None => self.unknown += 1,
        }
    }

    /// Adds other results.
    pub fn add(&mut self, other: &Results) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.unknown += other.unknown;
    }

    /// How many games have a result.
    pub fn decided(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// All games.
    pub fn games(&self) -> u64 {
        self.decided() + self.unknown
    }

    /// Points per game, if any game has a result.
    pub fn score(&self) -> Option<f64> {
        let games = self.decided();
        (0 < games).then(|| (self.wins as f64 + self.draws as f64 / 2.0) / games as f64)
    }
}

/// How often one pattern was found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PatternCounts {
    /// Positions with a raw instance.
    pub scenario: u64,
    /// Positions with a valid instance.
    pub pattern: u64,
    /// Positions in which the matcher gave up.
    pub unanswered: u64,
    /// Games with a raw instance.
    pub scenario_games: u64,
    /// Games with a valid instance.
    pub pattern_games: u64,
    /// Games in which both sides had a valid instance; each side counts its result, so that the games of both sides
    /// together are those with a valid instance and these once more.
    pub both_games: u64,
    /// Results of the sides that had the pattern: White's and Black's, one a game and side.
    pub results: [Results; 2],
    /// In the game under way: whether each side has had the pattern.
    had: [bool; 2],
}

impl PatternCounts {
    /// Notes a position with a raw or, if `is_valid`, a valid instance for a side.
    pub fn note(&mut self, side: Color, is_valid: bool) {
        self.scenario += 1;
        if is_valid {
            self.pattern += 1;
            self.had[side.index()] = true;
        }
    }

    fn end_game(&mut self, outcome: Option<Outcome>) {
        self.scenario_games = u64::from(0 < self.scenario);
        self.pattern_games = u64::from(0 < self.pattern);
        self.both_games = u64::from(self.had == [true; 2]);
        for side in Color::ALL {
            if std::mem::take(&mut self.had[side.index()]) {
                self.results[side.index()].count(side, outcome);
            }
        }
    }

    fn add(&mut self, other: &PatternCounts) {
        self.scenario += other.scenario;
        self.pattern += other.pattern;
        self.unanswered += other.unanswered;
        self.scenario_games += other.scenario_games;
        self.pattern_games += other.pattern_games;
        self.both_games += other.both_games;
        self.results.iter_mut().zip(&other.results).for_each(|(mine, theirs)| mine.add(theirs));
    }

    /// The results of both sides together, from the view of the side that had the pattern.
    pub fn all_results(&self) -> Results {
        let mut all = self.results[0];
        all.add(&self.results[1]);
        all
    }
}

/// What was searched and what was found. Counters of parts add up to the counters of the whole.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Counters {
    /// Games searched to the end.
    pub games: u64,
    /// Games that could not be replayed.
    pub broken: u64,
    /// Positions searched, once for each side they were searched for.
    pub positions: u64,
    /// White's results in all games searched.
    pub white: Results,
    /// One entry for each pattern, in their order.
    pub patterns: Vec<PatternCounts>,
}

impl Counters {
    /// Zero counts for so many patterns.
    pub fn new(patterns: usize) -> Counters {
        Counters { patterns: vec![PatternCounts::default(); patterns], ..Counters::default() }
    }

    /// Sets all counts to zero.
    pub fn clear(&mut self) {
        (self.games, self.broken, self.positions, self.white) = (0, 0, 0, Results::default());
        self.patterns.fill(PatternCounts::default());
    }

    /// The game whose positions were counted is over.
    pub fn end_game(&mut self, outcome: Option<Outcome>) {
        self.games = 1;
        self.white.count(Color::White, outcome);
        self.patterns.iter_mut().for_each(|pattern| pattern.end_game(outcome));
    }

    /// Adds the counts of another part, made with the same patterns.
    pub fn add(&mut self, other: &Counters) {
        debug_assert_eq!(self.patterns.len(), other.patterns.len(), "counts of different patterns");
        self.games += other.games;
        self.broken += other.broken;
        self.positions += other.positions;
        self.white.add(&other.white);
        self.patterns.iter_mut().zip(&other.patterns).for_each(|(mine, theirs)| mine.add(theirs));
    }

    /// The weight that the results of a pattern suggest; nothing if no game with it has a result.
    ///
    /// The points per game of the sides that had the pattern are compared with what the same colors scored in
    /// all games searched, and the difference of their logistic ratings is given in pawns: at one pawn ahead a
    /// side scores 64 %, `1 / (1 + 10^(-1/4))`. The bounds are those of Wilson's interval at 95 %, taken as if
    /// each game had only two results, which makes them a little too wide.
    pub fn suggested_weight(&self, pattern: usize) -> Option<Weight> {
        let results = self.patterns.get(pattern)?.results;
        let all = self.patterns[pattern].all_results();
        let score = all.score()?;
        let white = self.white.score()?;
        let expected = (results[0].decided() as f64 * white + results[1].decided() as f64 * (1.0 - white))
            / all.decided() as f64;
        let (least, middle, most) = wilson(score, all.decided() as f64);
        let weigh = |score: f64| pawns(score) - pawns(expected);
        Some(Weight { score, expected, value: weigh(middle), least: weigh(least), most: weigh(most) })
    }
}

/// What results suggest about the weight of a pattern, in pawns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight {
    /// Points per game of the sides that had the pattern.
    pub score: f64,
    /// What the same colors scored in all games.
    pub expected: f64,
    /// The suggestion.
    pub value: f64,
    /// The lower end of the 95 % interval.
    pub least: f64,
    /// The upper end.
    pub most: f64,
}

/// The 95 % quantile of the normal distribution, two-sided.
const Z: f64 = 1.959_963_984_540_054;

/// Wilson's interval: lower end, middle, upper end.
fn wilson(score: f64, games: f64) -> (f64, f64, f64) {
    let spread = Z * (score * (1.0 - score) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    let middle = score + Z * Z / (2.0 * games);
    ((middle - spread) / scale, middle / scale, (middle + spread) / scale)
}

/// The advantage in pawns at which a side scores so many points per game; at most ten pawns.
fn pawns(score: f64) -> f64 {
    let score = score.clamp(1e-9, 1.0 - 1e-9);
    (4.0 * (score / (1.0 - score)).log10()).clamp(-10.0, 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_that_of_the_tables() {
        // Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662; 0 of 20 gives 0 to 0.1611.
        let (least, _, most) = wilson(81.0 / 263.0, 263.0);
        assert!((least - 0.2553).abs() < 5e-5 && (most - 0.3662).abs() < 5e-5, "{least} {most}");
        let (least, _, most) = wilson(0.0, 20.0);
        assert!(least.abs() < 1e-12 && (most - 0.1611).abs() < 5e-5, "{least} {most}");
    }

    #[test]
    fn pawns_are_logistic() {
        assert!(pawns(0.5).abs() < 1e-12);
        assert!((pawns(0.64006) - 1.0).abs() < 1e-3);
        assert_eq!(pawns(1.0), 10.0);
    }

    #[test]
    fn a_pattern_of_winners_weighs_something() {
        let mut counters = Counters::new(1);
        counters.white = Results { wins: 40, draws: 30, losses: 30, unknown: 5 };
        counters.patterns[0].results =
            [Results { wins: 9, draws: 1, ..Results::default() }, Results::default()];
        let weight = counters.suggested_weight(0).unwrap();
        assert!((weight.expected - 0.55).abs() < 1e-12);
        assert!(0.0 < weight.least && weight.least < weight.value && weight.value < weight.most);
        assert_eq!(Counters::new(1).suggested_weight(0), None);
    }
}
