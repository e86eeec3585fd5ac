//! What the web application is asked: the bodies of requests.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::word::{GameResult, Level, Searcher};

// Words of requests are kept as texts, so that a wrong one is refused with a sentence in the reader's language and not
// with the reader of JSON's; the schemas say which words are right.

/// A pattern for examples.
const PATTERN: &str =
    "PATTERN \"ROOKS\" AUTHOR \"You\" DESCRIPTION \"<R1> guards <R2>\" WEIGHT 0.5 SCENARIO R1 DEFENDS R2;";

/// A text that may be a position or games.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": "1. e4 e5 2. Nf3 *" }))]
#[serde(deny_unknown_fields)]
pub struct PositionsRequest {
    /// A position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// Games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pgn: Option<String>,
    /// Either of them: Lucena finds out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A game to review.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "pgn": "1. f3 e5 2. g4 Qh4#", "level": "basic" }))]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// The game, or several.
    pub pgn: String,
    /// Which of several, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<usize>,
    /// For whom it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Level>")]
    pub level: Option<String>,
    /// How deep to look at each position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// How many positions to look at for each question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// How many milliseconds to think about each question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
}

/// A move to explain, or the best move of a position.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "moves": ["e4", "e5"], "move": "Nf3", "level": "medium", "nodes": 20000 }))]
#[serde(deny_unknown_fields)]
pub struct ExplainRequest {
    /// Where the game begins; the usual start if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The moves played from there, in any notation.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The move asked about; the best one if it is left out.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// For whom it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Level>")]
    pub level: Option<String>,
    /// How deep to look.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// How many positions to look at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// How many milliseconds to think.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
}

/// The clocks of a game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockState {
    /// What White has left.
    pub white_ms: u64,
    /// What Black has left.
    pub black_ms: u64,
    /// What a move earns.
    pub increment_ms: u64,
}

/// The machine is to move.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "moves": ["e2e4"], "elo": 1500, "level": "basic" }))]
#[serde(deny_unknown_fields)]
pub struct PlayRequest {
    /// Where the game began; the usual start if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The moves played from there.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The rating to play at; full strength if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo: Option<u32>,
    /// The clocks; without them the machine takes about a second.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockState>,
    /// For whom comments are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Level>")]
    pub level: Option<String>,
    /// Whether the player offers a draw.
    #[serde(default)]
    pub draw_offered: bool,
    /// What chance follows from, so that games differ.
    #[serde(default)]
    pub seed: u64,
}

/// A position.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" }))]
#[serde(deny_unknown_fields)]
pub struct FenRequest {
    /// The position.
    pub fen: String,
}

/// A PATLAN text.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": PATTERN }))]
#[serde(deny_unknown_fields)]
pub struct PatlanRequest {
    /// The text.
    pub text: String,
}

/// A place in a PATLAN text.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": "PATT", "offset": 4 }))]
#[serde(deny_unknown_fields)]
pub struct CompleteRequest {
    /// The text.
    pub text: String,
    /// The place, in UTF-16 units from 0.
    pub offset: usize,
}

/// A PATLAN text to be laid out anew.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": PATTERN, "to": "pt" }))]
#[serde(deny_unknown_fields)]
pub struct FormatRequest {
    /// The text.
    pub text: String,
    /// The language of its keywords; as they are if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Speech>")]
    pub to: Option<String>,
}

/// Patterns: those of a text, or one of the library.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "name": "KNIGHT_FORK" }))]
#[serde(deny_unknown_fields)]
pub struct DescribeRequest {
    /// A text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// A name of the library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Patterns to look for in a position.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "name": "KNIGHT_FORK", "fen": "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "side": "both" }))]
#[serde(deny_unknown_fields)]
pub struct MatchRequest {
    /// A text with patterns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// A pattern of the library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The position.
    pub fen: String,
    /// For whom; the side to move if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Searcher>")]
    pub side: Option<String>,
}

/// Which games of a base are searched.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SearchFilters {
    /// Part of a player's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The least rating of both players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo_least: Option<u32>,
    /// The greatest rating of both players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo_most: Option<u32>,
    /// How they ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<GameResult>")]
    pub result: Option<String>,
    /// The first opening code, such as `C20`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eco_first: Option<String>,
    /// The last opening code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eco_last: Option<String>,
}

/// Patterns to look for in a base.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "name": "KNIGHT_FORK", "base": 1, "filters": { "elo_least": 2000 } }))]
#[serde(deny_unknown_fields)]
pub struct SearchRequest {
    /// A text with patterns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// A pattern of the library.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The number of the base.
    pub base: i64,
    /// For whom; the side to move if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Searcher>")]
    pub side: Option<String>,
    /// In which games.
    #[serde(default)]
    pub filters: SearchFilters,
}

/// A word about a sentence.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "sentence": "1f3a", "verdict": "unclear" }))]
#[serde(deny_unknown_fields)]
pub struct FeedbackRequest {
    /// The review it stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<i64>,
    /// The half-move it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// The template of the sentence.
    pub sentence: String,
    /// What it is thought of.
    #[schemars(with = "Opinion")]
    pub verdict: String,
}

/// A game against the machine as it stands.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[schemars(example = json!({ "title": "me – Lucena", "value": { "moves": ["e2e4"] }, "is_over": false }))]
#[serde(deny_unknown_fields)]
pub struct GameToKeep {
    /// What people call it.
    pub title: String,
    /// All that the page needs to go on with it.
    pub value: serde_json::Value,
    /// Whether it is over.
    pub is_over: bool,
}

/// A text that was written and not yet saved.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": "PATTERN " }))]
#[serde(deny_unknown_fields)]
pub struct DraftToKeep {
    /// What it is.
    #[serde(default)]
    pub kind: DraftKind,
    /// The name of what is being changed; left out if it is new.
    #[serde(default)]
    pub name: Option<String>,
    /// The text.
    pub text: String,
}

/// What is being written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum DraftKind {
    #[default]
    Pattern,
    Heuristics,
}

/// What readers can think of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum Opinion {
    Accepted,
    Wrong,
    Unclear,
}

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum Speech {
    Pt,
    En,
}

/// What an analysis is about, asked in the address.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct AnalysisQuery {
    /// The position.
    pub fen: String,
    /// How many lines, 1 if it is left out.
    pub lines: Option<usize>,
    /// How deep to look.
    pub depth: Option<u32>,
    /// How many milliseconds to look.
    pub time: Option<u64>,
    /// For whom explanations are.
    #[schemars(with = "Option<Level>")]
    pub level: Option<String>,
}

/// What a base is called, asked in the address.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct NameQuery {
    /// Its name.
    pub name: Option<String>,
}

/// Where a game begins in its base, asked in the address.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
pub struct OffsetQuery {
    /// The byte that a hit names.
    pub offset: u64,
}

/// Which hits are wanted, asked in the address.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
pub struct PageQuery {
    /// How many come before, none if it is left out.
    pub from: Option<u64>,
    /// How many at most.
    pub count: Option<u64>,
}

/// What is wanted of a download, asked in the address.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct FormatQuery {
    /// The kind of file, a game if it is left out.
    #[schemars(with = "Option<DownloadFormat>")]
    pub format: Option<String>,
}

/// A kind of file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum DownloadFormat {
    Pgn,
    Html,
    Md,
    Json,
}

/// Something to be told on a stream that is open.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[schemars(example = json!({ "topic": "review", "path": "/reviews/7/events" }))]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    /// What the listener calls it.
    pub topic: String,
    /// What it is about: the path of the events without `/api`, such as `/reviews/7/events`.
    pub path: String,
    /// The number of the last event that was heard about it.
    #[serde(default)]
    pub after: u64,
}

/// What the user has chosen; the page knows what its keys mean.
pub type Settings = BTreeMap<String, serde_json::Value>;
