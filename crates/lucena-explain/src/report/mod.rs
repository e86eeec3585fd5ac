//! Reviews written for people: annotated PGN, Markdown, a self-contained web page, or plain text.
//!
//! A [`ReviewedGame`] goes in with the words to use; text comes out. Every form says the same things from `summary`.

mod annotated;
mod drawing;
mod mark;
mod markdown;
mod page;
mod pieces;
mod plain;
mod reading;
mod summary;

pub use mark::{users_glyphs, users_words, without_own};
pub use reading::{dialect_note, notes, reason, stray_notes};

use lucena_chess::{Color, Outcome, Position};
use lucena_games::pgn::{Reading, Tree};
use lucena_text::{Language, PerLanguage, Text, args};

use crate::explanation::Explanation;
use crate::grade::{Judgement, Mark};
use crate::level::Level;
use crate::narrative;
use crate::practice::{self, Exercise};
use crate::review::{Review, ReviewedMove};
use crate::sentence::Sentence;
use crate::voice::Voice;

/// The shape a review is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Plain text for a terminal.
    Plain,
    /// PGN with comments, glyphs, arrows and variations.
    Pgn,
    /// Markdown.
    Markdown,
    /// A web page that needs nothing else.
    Html,
}

impl Form {
    /// What stands before the first game.
    pub fn beginning(self, text: Text) -> String {
        if self == Form::Html { page::beginning(text) } else { String::new() }
    }

    /// One game, the `number`th of those written, from 0.
    pub fn game(self, one: &ReviewedGame, number: usize, voice: &Voice, text: Text, level: Level) -> String {
        let written = match self {
            Form::Plain => plain::plain(one, voice, text, level),
            Form::Pgn => annotated::annotated(one, voice, text),
            Form::Markdown => markdown::markdown(one, voice, text),
            Form::Html => return page::game(one, number, voice, text),
        };
        if number == 0 { written } else { format!("\n{written}") }
    }

    /// What stands behind the last game.
    pub const fn end(self) -> &'static str {
        if matches!(self, Form::Html) { page::END } else { "" }
    }
}

/// A reviewed game with its tags and its story.
pub struct ReviewedGame {
    /// The game as it was read, with its tags.
    pub reading: Reading,
    /// What was found out about it.
    pub review: Review,
    /// The story.
    pub story: PerLanguage<Vec<Sentence>>,
    /// What its players can practise, in positions of the game.
    pub exercises: Vec<Exercise>,
}

impl ReviewedGame {
    /// Puts a review together with the game it is about, and tells its story.
    pub fn new(reading: Reading, review: Review, voice: &Voice, level: Level) -> ReviewedGame {
        let story = PerLanguage::new(|language| narrative::narrative(&review, voice, language, level));
        let exercises = practice::exercises(&review, voice, level);
        ReviewedGame { reading, review, story, exercises }
    }

    /// The story in a language.
    pub fn story(&self, language: Language) -> &[Sentence] {
        self.story.get(language)
    }

    /// The players as prose calls them; the side where no name is known.
    fn players(&self, text: Text) -> [String; 2] {
        Color::ALL.map(|color| {
            player(&self.reading.tree, color).unwrap_or_else(|| {
                text.get(if color == Color::White { "review-white" } else { "review-black" })
            })
        })
    }

    /// Who played whom, with the result.
    fn title(&self, text: Text) -> String {
        let [white, black] = self.players(text);
        let result = match self.review.outcome {
            Some(Outcome::Win(Color::White)) => "1–0",
            Some(Outcome::Win(Color::Black)) => "0–1",
            Some(Outcome::Draw) => "½–½",
            None => return text.format("review-title", args!["white" => white, "black" => black]),
        };
        text.format("review-title-result", args!["white" => white, "black" => black, "result" => result])
    }

    /// Where and when it was played, as far as that is known.
    fn occasion(&self) -> Option<String> {
        let headers = &self.reading.tree.headers;
        let year = headers.known("Date").and_then(|date| date.split('.').next()).map(str::to_owned);
        let parts =
            [headers.known("Event").map(str::to_owned), headers.known("Site").map(str::to_owned), year];
        let mut said: Vec<String> = Vec::new();
        for part in parts.into_iter().flatten().filter(|part| part.chars().any(|letter| letter != '?')) {
            if !said.iter().any(|known| known.contains(&part)) {
                said.push(part);
            }
        }
        (!said.is_empty()).then(|| said.join(", "))
    }

    /// What the user wrote about a move, and what was left on the clock: `(0:05:12) "hasty"`.
    fn users_part(&self, mv: &ReviewedMove) -> Option<String> {
        let tree = &self.reading.tree;
        let node = tree.node(tree.main_line().nth(mv.ply)?);
        let clock = node.after.iter().find_map(|comment| comment.command("clk"));
        let clock = clock.map(|clock| format!("({})", clock.trim()));
        let words = users_words(&node.after).into_iter().map(|words| format!("“{words}”"));
        let parts: Vec<String> = clock.into_iter().chain(words).collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    /// A move with its number, as it is written in the game: `12. Nf3` or `12… Nf6`.
    fn numbered(&self, mv: &ReviewedMove, text: Text) -> String {
        let pos = &self.review.game.positions()[mv.ply];
        format!("{} {}", number(pos), text.san(pos, self.review.game.moves()[mv.ply]))
    }

    /// Whether the game turned at a move.
    fn is_turning(&self, mv: &ReviewedMove) -> bool {
        self.review.turning_points.contains(&mv.ply)
    }

    /// Whether a move deserves more than a line: it was bad, it turned the game, or it was hard to find.
    fn is_notable(&self, mv: &ReviewedMove) -> bool {
        let hard = [Mark::Great, Mark::Brilliant].iter().any(|mark| mv.marks.contains(mark));
        let wasteful =
            mv.explanation.as_ref().is_some_and(|known| known.evidence.is_wasteful() && known.has_reason());
        Judgement::Inaccuracy <= mv.judgement || wasteful || self.is_turning(mv) || hard
    }
}

/// The name of a player as prose has it: `Byrne, Donald` is called Donald Byrne.
fn player(tree: &Tree, color: Color) -> Option<String> {
    let written = tree.headers.known(if color == Color::White { "White" } else { "Black" })?;
    let spoken = match written.split_once(',') {
        Some((last, first))
            if !last.trim().is_empty() && !first.trim().is_empty() && !first.contains(',') =>
        {
            let first = first.trim();
            let dot = if first.chars().count() == 1 { "." } else { "" };
            format!("{first}{dot} {}", last.trim())
        }
        _ => written.to_owned(),
    };
    Some(spoken)
}

/// The number before a half-move: `12.` or `12…`.
fn number(pos: &Position) -> String {
    let dots = if pos.turn() == Color::White { "." } else { "…" };
    format!("{}{dots}", pos.full_moves())
}

/// The sentences about a move: what was verified, and for a bad move how it compares with the best. Nothing is said of a
/// good move without a verified reason: that nothing was found is of no use to a reader of a whole game.
fn said(explanation: &Explanation, voice: &Voice, language: Language) -> Vec<Sentence> {
    let is_bad = explanation.evidence.is_faulted();
    if !explanation.has_reason() && (!is_bad || explanation.evidence.is_wasteful()) {
        return Vec::new();
    }
    let mut said = Vec::new();
    // A grade does not tell that the game was decided already.
    if explanation.evidence.is_wasteful() {
        said.push(explanation.verdict(voice, language));
    }
    said.extend(explanation.sentences(voice, language));
    if is_bad {
        said.extend(explanation.contrast(voice, language));
    }
    said
}
