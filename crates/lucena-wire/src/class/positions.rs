//! Positions that a teacher gives to a class, as JSON.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::PositionPurpose;

/// Positions to be given to a class.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({
    "name": "Rook endings", "purpose": "practice", "text": "8/5pk1/6p1/3R4/P7/6P1/r4PK1/8 w - - 0 40",
}))]
#[serde(deny_unknown_fields)]
pub struct PositionSetRequest {
    /// What they are called.
    pub name: String,
    /// What they are for.
    pub purpose: PositionPurpose,
    /// One position a line, as FEN or EPD. A value of EPD (`ce`, in centipawns for the side to move) is the reference; where there is
    /// none, the engine says one.
    pub text: String,
}

/// Positions of the teacher's own in a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PositionSetInfo {
    /// Their number.
    pub id: i64,
    /// What they are called.
    pub name: String,
    /// What they are for.
    pub purpose: PositionPurpose,
    /// How many there are.
    pub count: usize,
    /// How many of them are not quiet: a check stands, or the best move takes or promotes.
    pub sharp: usize,
}

/// A position with what is known of it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JudgedPosition {
    /// The position.
    pub fen: String,
    /// The reference for the side to move, in centipawns.
    pub reference: i32,
    /// Whether it is not quiet.
    #[serde(default)]
    pub is_sharp: bool,
}

/// Positions of the teacher's own.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PositionSetDetail {
    /// What is listed of them.
    #[serde(flatten)]
    pub info: PositionSetInfo,
    /// The positions in the order of the lines.
    pub positions: Vec<JudgedPosition>,
}
