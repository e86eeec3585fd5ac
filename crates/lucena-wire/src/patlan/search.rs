//! Searches for patterns in databases as JSON: what was found, and what it comes to.

use schemars::JsonSchema;
use serde::Serialize;

use super::*;

/// A hit of a search.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SearchHit {
    /// The pattern.
    pub pattern: String,
    /// The number of the game in the base, from 1.
    pub game: u64,
    /// Where the game begins in the base, in bytes.
    pub offset: u64,
    /// How many half-moves were played before.
    pub ply: usize,
    /// The side that has the pattern.
    pub side: Side,
    /// The position.
    pub fen: String,
    /// The first valid instances.
    pub instances: Vec<MatchInstance>,
    /// The players.
    pub white: Option<String>,
    /// The players.
    pub black: Option<String>,
    /// The date.
    pub date: Option<String>,
    /// The result.
    pub result: GameResult,
}

/// A search so far.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SearchState {
    /// Its number.
    pub id: i64,
    /// What is searched.
    pub title: String,
    /// The number of the base.
    pub base: i64,
    /// For whom.
    pub side: Option<Searcher>,
    /// How it stands.
    pub status: JobStatus,
    /// Bytes read, and bytes in all.
    pub progress: Progress,
    /// Why it failed.
    pub error: Option<Both>,
    /// The counts so far.
    #[schemars(with = "Option<SearchSummary>")]
    pub summary: Option<Box<serde_json::value::RawValue>>,
    /// How many hits were kept.
    pub hits: u64,
}

/// The counts of a search.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SearchSummary {
    /// Games replayed.
    pub games: u64,
    /// Games that could not be replayed.
    pub broken: u64,
    /// Positions looked at.
    pub positions: u64,
    /// The patterns.
    pub patterns: Vec<PatternSummary>,
}

/// The counts of one pattern.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PatternSummary {
    /// Its name.
    pub pattern: String,
    /// Positions with its scenario.
    pub scenario: u64,
    /// Positions with a valid instance.
    pub valid: u64,
    /// Games with its scenario.
    pub scenario_games: u64,
    /// Games with a valid instance.
    pub valid_games: u64,
    /// How the games ended for White where White had it.
    pub white: ResultCounts,
    /// How the games ended for Black where Black had it.
    pub black: ResultCounts,
    /// The weight that the results suggest.
    pub weight: Option<SuggestedWeight>,
}

/// Results for one side.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct ResultCounts {
    /// Won.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Lost.
    pub losses: u64,
    /// Without a result.
    pub unknown: u64,
}

/// A weight with its margins.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct SuggestedWeight {
    /// The weight.
    pub value: f64,
    /// The least that is likely.
    pub least: f64,
    /// The most that is likely.
    pub most: f64,
    /// The score of those who had the pattern.
    pub score: f64,
    /// The score that was to be expected.
    pub expected: f64,
}

/// Writes a hit.
pub fn search_hit(program: &Program, game: &Found, hit: &Hit) -> SearchHit {
    let instances = hit.valid().take(3);
    SearchHit {
        pattern: program.name().to_owned(),
        game: game.number,
        offset: game.offset,
        ply: hit.ply,
        side: hit.side.into(),
        fen: hit.position.fen(),
        instances: instances.map(|found| instance(program, &hit.position, hit.side, found, None)).collect(),
        white: game.headers.known("White").map(str::to_owned),
        black: game.headers.known("Black").map(str::to_owned),
        date: game.headers.known("Date").map(str::to_owned),
        result: game.outcome.into(),
    }
}

/// Writes the counts of a search for these patterns.
pub fn search_summary(names: &[String], counters: &Counters) -> SearchSummary {
    let results = |results: &Results| ResultCounts {
        wins: results.wins,
        draws: results.draws,
        losses: results.losses,
        unknown: results.unknown,
    };
    let patterns =
        names.iter().zip(&counters.patterns).enumerate().map(|(index, (name, counts))| PatternSummary {
            pattern: name.clone(),
            scenario: counts.scenario,
            valid: counts.pattern,
            scenario_games: counts.scenario_games,
            valid_games: counts.pattern_games,
            white: results(&counts.results[Color::White.index()]),
            black: results(&counts.results[Color::Black.index()]),
            weight: counters.suggested_weight(index).map(|weight| SuggestedWeight {
                value: weight.value,
                least: weight.least,
                most: weight.most,
                score: weight.score,
                expected: weight.expected,
            }),
        });
    SearchSummary {
        games: counters.games,
        broken: counters.broken,
        positions: counters.positions,
        patterns: patterns.collect(),
    }
}
