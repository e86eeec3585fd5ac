//! Two heuristic sets compared, as JSON.

use schemars::JsonSchema;
use serde::Serialize;

use super::*;

/// A line of one text, of the other, or of both.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ComparedLine {
    /// Whose it is.
    #[serde(rename = "in")]
    pub place: LinePlace,
    /// The line.
    pub text: String,
}

/// Whose a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum LinePlace {
    Both,
    First,
    Second,
}

/// How two rules compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum RuleLikeness {
    Equal,
    OtherNumbers,
    Different,
    OnlyFirst,
    OnlySecond,
}

/// A rule of either set or of both.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ComparedRule {
    /// The stage.
    pub stage: String,
    /// The rule.
    pub title: String,
    /// How they compare.
    pub likeness: RuleLikeness,
    /// The numbers that differ, first and second.
    pub numbers: Vec<[f64; 2]>,
}

/// A position judged by both.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ComparedPosition {
    /// The position; the owner is the side to move.
    pub fen: String,
    /// The value of the first in centipawns.
    pub first: i32,
    /// The value of the second in centipawns.
    pub second: i32,
    /// What a deep search says of it, in centipawns.
    pub reference: i32,
}

/// A position in which two sets differ much, and why.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ComparedBoard {
    /// The place in the list of positions.
    pub index: usize,
    /// What makes the difference, the largest first.
    pub reasons: Vec<LedgerChange>,
}

/// A correlation with its 95 % interval.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Correlation {
    /// The value.
    pub value: f64,
    /// The interval.
    pub interval: Option<[f64; 2]>,
}

/// How two lists of values go together.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Agreement {
    /// Pearson's r; nothing if a list does not vary.
    pub pearson: Option<Correlation>,
    /// Spearman's ρ.
    pub spearman: Option<Correlation>,
    /// Kendall's τ-b.
    pub kendall: Option<Correlation>,
    /// The share of positions with the same sign.
    pub signs: f64,
}

/// Two sets side by side.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetComparison {
    /// The titles.
    pub titles: [String; 2],
    /// Their canonical texts line by line.
    pub lines: Vec<ComparedLine>,
    /// Their rules.
    pub rules: Vec<ComparedRule>,
    /// Positions with what both say.
    pub positions: Vec<ComparedPosition>,
    /// How the two go together.
    pub agreement: Agreement,
    /// How each goes together with the reference.
    pub with_reference: [Agreement; 2],
    /// Where they differ most.
    pub furthest: Vec<ComparedBoard>,
}
