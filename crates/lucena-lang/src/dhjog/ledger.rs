//! Why a position is worth what it is: one entry for each heuristic, and the entries sum to the value.

use lucena_chess::Square;

use super::ast::HeuristicKind;
use super::player::Stopped;

/// A heuristic of a transition pass that was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// The stage it belongs to.
    pub stage: String,
    /// Its title.
    pub title: String,
    /// The line on which it begins.
    pub line: usize,
    /// Whether its condition holds.
    pub holds: bool,
    /// The stage that it led to.
    pub goal: Option<String>,
}

/// A piece whose value a heuristic changed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// Where it stands.
    pub square: Square,
    /// What it was worth.
    pub from: f64,
    /// What it is worth now.
    pub to: f64,
}

/// What a heuristic did in the frame of one player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Side {
    /// Whether its condition held.
    pub fired: bool,
    /// The pieces that it changed.
    pub changes: Vec<Change>,
}

/// What a heuristic contributed.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its title.
    pub title: String,
    /// What it changes.
    pub kind: HeuristicKind,
    /// The line on which it begins.
    pub line: usize,
    /// As the owner of the set.
    pub me: Side,
    /// As the opponent.
    pub opponent: Side,
    /// Whether a king among its pieces was left as it is.
    pub is_king_skipped: bool,
    /// What it adds to the value.
    pub contribution: f64,
}

/// An evaluation that can be checked: `base` and the contributions sum to `value`.
#[derive(Clone, PartialEq, Debug)]
pub struct Ledger {
    /// The stage.
    pub stage: String,
    /// The values of the piece types in it, from pawn to king.
    pub base_values: [f64; 6],
    /// The value of the board before any heuristic.
    pub base: f64,
    /// The heuristics in the order in which they act.
    pub entries: Vec<Entry>,
    /// The value in the units of the author.
    pub value: f64,
    /// The value in centipawns.
    pub centipawns: i32,
    /// The function that ran out of instructions, if one did.
    pub stopped: Option<Stopped>,
}
