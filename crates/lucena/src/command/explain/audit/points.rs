//! The main points of bad moves, written down by people: whether our reasons name the same squares and show the same line, with
//! both texts side by side to be read.

use lucena_chess::{Game, Position};
use lucena_engine::Options;
use lucena_explain::{
    Acceptance, Evidence, Explainer, Explanation, Inquiry, OwnEngine, Voice, joined, pattern,
};
use lucena_lang::patlan::Library;
use lucena_text::{Language, Text, args};
use serde::Deserialize;

use crate::cli::{Console, Exit, Failure};

/// A bad move and what is to be said about it.
#[derive(Deserialize)]
struct Point {
    id: String,
    fen: String,
    played: String,
    /// The squares that matter.
    squares: Vec<String>,
    /// The line that proves it, in SAN.
    line: Vec<String>,
    /// The point in the words of a person.
    en: String,
    pt: String,
    /// Whether whoever wrote it down was sure.
    sure: bool,
}

/// What became of the points of which somebody was sure.
#[derive(Default)]
struct Tally {
    points: u32,
    squares: u32,
    lines: u32,
    both: u32,
}

/// Explains every move of a file of points.
pub(super) fn run(
    bytes: &[u8],
    options: Options,
    inquiry: Inquiry,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let text = console.text;
    let unreadable = |error: &dyn std::fmt::Display| {
        Failure::Input(text.format("explain-points-unreadable", args!["reason" => error.to_string()]))
    };
    let points: Vec<Point> = serde_json::from_slice(bytes).map_err(|error| unreadable(&error))?;
    let (voice, acceptance) = (Voice::default(), Acceptance::default());
    let patterns = |evidence: &Evidence| pattern::claims(Library::standard(), evidence);
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: Some(&patterns) };
    let mut tally = Tally::default();
    for (done, point) in points.iter().enumerate() {
        let pos = Position::from_fen(&point.fen).map_err(|error| unreadable(&error))?;
        let mv = pos.parse_san(&point.played).map_err(|error| unreadable(&error))?;
        let mut engine = OwnEngine::new(options.clone());
        let game = Game::from_position(pos);
        let Some(explanation) = explainer.explain(&game, Some(mv), None, &mut engine, inquiry) else {
            continue;
        };
        console.clear_progress();
        tally.count(point, &explanation, &voice, console)?;
        console.show_progress(|text| {
            text.format("explain-audit-moves-done", args!["moves" => done + 1, "all" => points.len()])
        });
    }
    console.clear_progress();
    let figures = args![
        "points" => tally.points, "squares" => tally.squares, "lines" => tally.lines, "both" => tally.both,
    ];
    writeln!(console.out, "{}", text.format("explain-points-totals", figures))?;
    Ok(if points.is_empty() { Exit::Negative } else { Exit::Done })
}

impl Tally {
    fn count(
        &mut self,
        point: &Point,
        explanation: &Explanation,
        voice: &Voice,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let reasons = explanation.sentences(voice, Language::English);
        let lines = explanation.contrast(voice, Language::English);
        let (reasons, all) = (joined(&reasons), joined(&[reasons, lines].concat()));
        let named = point.squares.iter().filter(|square| reasons.contains(square.as_str())).count();
        // Half of the squares: people name what they look at on the way, too.
        let names = point.squares.len() <= 2 * named;
        let shows = point.line.first().is_some_and(|san| all.contains(san.trim_end_matches(['+', '#'])));
        if point.sure {
            self.points += 1;
            self.squares += u32::from(names);
            self.lines += u32::from(shows);
            self.both += u32::from(names && shows);
        }
        self.show(point, explanation, (named, shows), voice, console)
    }

    fn show(
        &self,
        point: &Point,
        explanation: &Explanation,
        (named, shows): (usize, bool),
        voice: &Voice,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        let text: Text = console.text;
        let language = text.language();
        let row = args![
            "id" => point.id.as_str(),
            "move" => point.played.as_str(),
            "sure" => if point.sure { "yes" } else { "no" },
            "named" => named,
            "squares" => point.squares.len(),
            "shown" => if shows { "yes" } else { "no" },
        ];
        writeln!(console.out, "{}", text.format("explain-points-row", row))?;
        let point = if language == Language::Portuguese { &point.pt } else { &point.en };
        writeln!(console.out, "  > {point}")?;
        let ours = [explanation.sentences(voice, language), explanation.contrast(voice, language)].concat();
        writeln!(console.out, "  = {} {}\n", explanation.verdict(voice, language), joined(&ours))?;
        Ok(())
    }
}
