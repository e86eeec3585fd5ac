//! A reviewed game as JSON.

use std::collections::BTreeMap;

use lucena_chess::Color;
use lucena_explain as explain;
use lucena_explain::report::{self, ReviewedGame};
use lucena_explain::{ReviewedMove, Voice};
use lucena_games::pgn::NodeId;
use lucena_text::{Language, opening_name};
use schemars::JsonSchema;
use serde::Serialize;

use crate::by_language::{Both, BothLists, StoryParts};
use crate::explanation::{Explanation, explanation};
use crate::reading::{ReadingNotes, UsersPart, reading_notes, users_part};
use crate::sentence::parts;
use crate::tenth;
use crate::word::{Each, Judgement, Phase, Side, Style};

/// A reviewed game with its tags and its story.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Review {
    /// The number of the vocabulary.
    pub schema: u32,
    /// The tags of the game.
    pub tags: BTreeMap<String, String>,
    /// The name of its opening.
    pub opening: Option<String>,
    /// The same in Portuguese.
    pub opening_pt: Option<String>,
    /// White's chances at the start, 0 to 100.
    pub start_white_win: f64,
    /// How White played.
    pub white: SideReview,
    /// How Black played.
    pub black: SideReview,
    /// The half-moves where the game turned, from 0.
    pub turning_points: Vec<usize>,
    /// The game in a few sentences.
    pub story: BothLists,
    /// The same as parts: squares that can be pointed at, moves and lines that can be played.
    pub story_parts: StoryParts,
    /// One thing to practise for each player, in positions of the game.
    pub exercises: Vec<Exercise>,
    /// What its owner wrote before the first move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
    /// What is to be said about how it was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<ReadingNotes>,
    /// The moves; null if the engine gave no line.
    pub moves: Vec<Option<MoveReview>>,
}

/// A position of the game in which something is to be found.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Exercise {
    /// Who is to find it.
    pub side: Side,
    /// The half-move before which the position stood, from 0.
    pub ply: usize,
    /// The position.
    pub fen: String,
    /// The theme of the mistake that was made there.
    pub theme: &'static str,
    /// What is asked.
    pub text: Both,
}

/// A move of a reviewed game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MoveReview {
    /// The explanation.
    #[serde(flatten)]
    pub explanation: Explanation,
    /// The half-move, from 0.
    pub ply: usize,
    /// White's chances after the move, 0 to 100.
    pub white_win: f64,
    /// What the owner of the game wrote about it.
    #[serde(flatten)]
    pub users: UsersPart,
}

/// How one side played.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SideReview {
    /// Accuracy of the whole game, 0 to 100.
    pub accuracy: Option<f64>,
    /// Accuracy in opening, middlegame and endgame.
    pub accuracy_by_phase: Each<Phase, Option<f64>>,
    /// Mean loss of chances, in percentage points.
    pub mean_loss: f64,
    /// How many moves of each judgement.
    pub judgements: Each<Judgement, usize>,
    /// The style of its play.
    pub style: Option<Style>,
    /// The themes of its mistakes, dearest first.
    pub mistakes: Vec<Mistake>,
}

/// What mistakes of one theme cost.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Mistake {
    /// The theme.
    pub theme: &'static str,
    /// Chances lost, in percentage points.
    pub loss: f64,
}

fn texts(sentences: &[explain::Sentence]) -> Vec<String> {
    sentences.iter().map(ToString::to_string).collect()
}

/// Writes a reviewed game with its tags and its story in Portuguese and English.
pub fn review(one: &ReviewedGame, voice: &Voice) -> Review {
    let ReviewedGame { reading, review, story, exercises } = one;
    let tree = &reading.tree;
    let written = |mv: &ReviewedMove, place| {
        let known = mv.explanation.as_ref()?;
        Some(MoveReview {
            explanation: explanation(known, voice, &mv.marks),
            ply: mv.ply,
            white_win: tenth(mv.white_chances),
            users: users_part(tree.node(place)),
        })
    };
    Review {
        schema: 1,
        tags: tree.headers.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        opening: review.opening.clone(),
        opening_pt: review.opening.as_ref().map(|name| opening_name(name, Language::Portuguese)),
        start_white_win: tenth(review.start_chances),
        white: side(&review.sides[Color::White.index()]),
        black: side(&review.sides[Color::Black.index()]),
        turning_points: review.turning_points.clone(),
        story: BothLists::new(|language| texts(story.get(language))),
        story_parts: StoryParts::new(|language| story.get(language).iter().map(parts).collect()),
        exercises: exercises.iter().map(|known| exercise(known, review)).collect(),
        comments: report::users_words(&tree.node(NodeId::ROOT).after),
        reading: reading_notes(reading),
        moves: review.moves.iter().zip(tree.main_line()).map(|(mv, place)| written(mv, place)).collect(),
    }
}

fn exercise(known: &explain::practice::Exercise, review: &explain::Review) -> Exercise {
    let practice = &known.practice;
    Exercise {
        side: practice.side.into(),
        ply: practice.ply,
        fen: practice.position(review).fen().to_string(),
        theme: practice.theme.key(),
        text: Both::new(|language| known.words.get(language).to_string()),
    }
}

fn side(review: &explain::SideReview) -> SideReview {
    SideReview {
        accuracy: review.accuracy.map(tenth),
        accuracy_by_phase: Each::new(|phase| review.by_phase[phase].map(tenth)),
        mean_loss: tenth(review.mean_loss),
        judgements: Each::new(|judgement| review.judgements[judgement]),
        style: review.style.map(Style::from),
        mistakes: review
            .mistakes
            .iter()
            .map(|(theme, loss)| Mistake { theme: theme.key(), loss: tenth(*loss) })
            .collect(),
    }
}
