//! How a game was read, and what its owner wrote into it, as JSON.

use lucena_explain::report;
use lucena_games::pgn::{self, Node, Reason};
use lucena_text::Text;
use schemars::JsonSchema;
use serde::Serialize;

use crate::word::Dialect;
use crate::{Both, BothLists, both};

/// What is to be said about the reading of a game.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct ReadingNotes {
    /// How its moves are written.
    pub dialect: Dialect,
    /// Where the game had to be given up, if a move cannot be played.
    pub cut: Option<CutNote>,
    /// All of it in words: the notation, the move that cannot be played, what was left out.
    pub notes: BothLists,
}

/// The first move of a game that cannot be played: the game was used up to there.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct CutNote {
    /// How many half-moves could be played.
    pub ply: usize,
    /// The move as it is written.
    pub token: String,
    /// Its line in the text, from 1.
    pub line: usize,
    /// Its place in the text, in bytes.
    pub offset: u64,
    /// Which rule forbids it.
    pub reason: Both,
    /// The text from there on.
    pub rest: String,
}

/// What the owner of a game wrote about a move.
#[derive(Clone, PartialEq, Default, Debug, Serialize, JsonSchema)]
pub struct UsersPart {
    /// The comments.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
    /// Seconds left on the clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<f64>,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, 3 for `!!` …
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub glyphs: Vec<u8>,
}

/// Writes how a game was read; nothing if there is nothing to say.
pub fn reading_notes(reading: &pgn::Reading) -> Option<ReadingNotes> {
    let notes = BothLists::new(|language| report::notes(reading, Text::new(language)));
    let cut = reading.cut.as_ref().map(|cut| {
        let (ply, token) = match &cut.reason {
            Reason::Move { ply, san, .. } => (*ply, san.clone()),
            Reason::NullMove { ply, .. } => (*ply, "--".to_owned()),
            _ => (reading.tree.main_line().count(), String::new()),
        };
        let reason = both(|text| report::reason(&cut.reason, text));
        CutNote { ply, token, line: cut.line, offset: cut.offset, reason, rest: cut.rest.clone() }
    });
    (!notes.en.is_empty()).then(|| ReadingNotes { dialect: reading.dialect.into(), cut, notes })
}

/// Writes what the owner of a game wrote about a move.
pub fn users_part(node: &Node) -> UsersPart {
    UsersPart {
        comments: report::users_words(&node.after),
        clock: node.after.clock(),
        glyphs: report::users_glyphs(node),
    }
}
