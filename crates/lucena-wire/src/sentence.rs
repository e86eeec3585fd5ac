//! Sentences as JSON: the text in both languages, and the parts that a page can point at or play.

use lucena_chess::Move;
use lucena_chess::Position;
use lucena_chess::notation::CastlingNotation;
use lucena_explain as explain;
use lucena_text::{Language, PerLanguage};
use schemars::JsonSchema;
use serde::Serialize;

use crate::by_language::{Both, Parts, Spoken};

/// A part of a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Part {
    /// Words that point at nothing.
    Text {
        /// The words.
        text: String,
    },
    /// A square, or a piece that stands on one.
    Square {
        /// The words.
        text: String,
        /// The square.
        square: String,
    },
    /// Moves that can be played.
    Line {
        /// The moves as the language writes them.
        text: String,
        /// The position in which the first is played.
        fen: String,
        /// The moves in coordinates.
        moves: Vec<String>,
    },
}

/// Writes a sentence in every language.
pub(crate) fn spoken(say: impl Fn(Language) -> explain::Sentence) -> Spoken {
    let said = PerLanguage::new(say);
    let words = Both::new(|language| said.get(language).to_string());
    Spoken { words, parts: Parts::new(|language| parts(said.get(language))) }
}

/// Writes a sentence in parts.
pub(crate) fn parts(sentence: &explain::Sentence) -> Vec<Part> {
    sentence.parts().iter().map(part).collect()
}

fn part(part: &explain::Part) -> Part {
    let text = part.to_string();
    match part {
        explain::Part::Square(square) | explain::Part::Piece { square: Some(square), .. } => {
            Part::Square { text, square: square.to_string() }
        }
        explain::Part::Line { start, moves, .. } => {
            Part::Line { text, fen: start.fen().to_string(), moves: coordinates(start, moves) }
        }
        explain::Part::Text(_) | explain::Part::Number(_) | explain::Part::Piece { square: None, .. } => {
            Part::Text { text }
        }
    }
}

/// Moves from a position in coordinates.
pub(crate) fn coordinates(start: &Position, moves: &[Move]) -> Vec<String> {
    let mut pos = *start;
    let write = |&mv: &Move| {
        let written = pos.coordinate(mv, CastlingNotation::Standard);
        pos = pos.after(mv);
        written
    };
    moves.iter().map(write).collect()
}
