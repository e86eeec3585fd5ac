//! Why a position is worth what it is: one entry for each heuristic, and the entries sum to the value.

use lucena_chess::Square;

use super::keyword::Keyword;
use super::lexer::folded;
use super::player::Stopped;
use crate::patlan::Clause;
use crate::words::Language;

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

/// What an entry of the ledger is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntryKind {
    /// A heuristic that changes the value of pieces.
    Piece,
    /// A heuristic that changes the value of the board.
    Board,
    /// A pattern that the set plays with.
    Pattern,
}

impl EntryKind {
    /// The word for it.
    pub const fn word(self, language: Language) -> &'static str {
        match self {
            EntryKind::Piece => Keyword::PieceValue.word(language),
            EntryKind::Board => Keyword::BoardValue.word(language),
            EntryKind::Pattern => Clause::Pattern.word(language),
        }
    }
}

/// What a heuristic or a pattern contributed.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its title.
    pub title: String,
    /// What it is.
    pub kind: EntryKind,
    /// The line of the set on which it begins; 0 for a pattern, which is written elsewhere.
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

/// What one entry contributes in two ledgers.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// Its title; empty for the value of the board before any heuristic.
    pub title: String,
    /// What it is; nothing for the value of the board before any heuristic.
    pub kind: Option<EntryKind>,
    /// What it contributes in the first, if it is there.
    pub first: Option<f64>,
    /// What it contributes in the second, if it is there.
    pub second: Option<f64>,
}

impl Difference {
    /// How much more the second has of it.
    pub fn change(&self) -> f64 {
        self.second.unwrap_or(0.0) - self.first.unwrap_or(0.0)
    }
}

/// Two ledgers side by side, of one set in two positions or of two sets in one: entries with the same title are paired, and
/// those that differ most come first.
pub fn explain_diff(first: &Ledger, second: &Ledger) -> Vec<Difference> {
    let base =
        Difference { title: String::new(), kind: None, first: Some(first.base), second: Some(second.base) };
    let mut differences = vec![base];
    differences.extend(first.entries.iter().map(|entry| Difference {
        title: entry.title.clone(),
        kind: Some(entry.kind),
        first: Some(entry.contribution),
        second: None,
    }));
    for entry in &second.entries {
        let is_same = |known: &&mut Difference| {
            known.kind == Some(entry.kind)
                && known.second.is_none()
                && folded(&known.title) == folded(&entry.title)
        };
        match differences.iter_mut().find(is_same) {
            Some(known) => known.second = Some(entry.contribution),
            None => differences.push(Difference {
                title: entry.title.clone(),
                kind: Some(entry.kind),
                first: None,
                second: Some(entry.contribution),
            }),
        }
    }
    differences.sort_by(|one, other| other.change().abs().total_cmp(&one.change().abs()));
    differences
}
