//! What the web application is asked: the bodies of requests.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A text that may be a position or games.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// The game, or several.
    pub pgn: String,
    /// Which of several, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<usize>,
    /// `basic`, `medium` or `advanced`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// `basic`, `medium` or `advanced`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
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
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// For whom comments are: `basic`, `medium` or `advanced`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whether the player offers a draw.
    #[serde(default)]
    pub draw_offered: bool,
    /// What chance follows from, so that games differ.
    #[serde(default)]
    pub seed: u64,
}

/// A position.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FenRequest {
    /// The position.
    pub fen: String,
}

/// A PATLAN text.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PatlanRequest {
    /// The text.
    pub text: String,
}

/// A place in a PATLAN text.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CompleteRequest {
    /// The text.
    pub text: String,
    /// The place, in UTF-16 units from 0.
    pub offset: usize,
}

/// A PATLAN text to be laid out anew.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FormatRequest {
    /// The text.
    pub text: String,
    /// The language of its keywords, `pt` or `en`; as they are if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
}

/// Patterns: those of a text, or one of the library.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// For whom: `white`, `black`, `both` or `to-move` (if it is left out).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
}

/// Which games of a base are searched.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The first opening code, such as `C20`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eco_first: Option<String>,
    /// The last opening code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eco_last: Option<String>,
}

/// Patterns to look for in a base.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// For whom: `white`, `black`, `both` or `to-move` (if it is left out).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// In which games.
    #[serde(default)]
    pub filters: SearchFilters,
}

/// A word about a sentence.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// `accepted`, `wrong` or `unclear`.
    pub verdict: String,
}

/// A game against the machine as it stands.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DraftToKeep {
    /// The pattern that is being changed; left out if it is a new one.
    #[serde(default)]
    pub pattern: Option<String>,
    /// The text.
    pub text: String,
}

/// Something to be told on a stream that is open.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
