//! Patterns as JSON: complaints, colors, instances with what to draw, the library.

mod search;

use lucena_chess::{Color, Position};
use lucena_games::hit::{Found, Hit};
use lucena_games::stats::{Counters, Results};
use lucena_lang::patlan::{Failure, Instance, Program, Relation, seen_letter};
use lucena_lang::voice::{self, Fragment};
use lucena_lang::{Diagnostic, DiagnosticCode, Source, Span};
use lucena_text::{Language, Text};
use schemars::JsonSchema;
use serde::Serialize;

use crate::answer::{JobStatus, Progress};
use crate::by_language::{Both, Parts, ReadBack, Spoken, both};
use crate::sentence::Part;
use crate::word::{GameResult, Searcher, Side, TokenColor};

pub use search::{
    PatternSummary, ResultCounts, SearchHit, SearchState, SearchSummary, SuggestedWeight, search_hit,
    search_summary,
};

/// A place in a text as browsers count: UTF-16 units from 0, the end not included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Range {
    /// The first unit.
    pub from: usize,
    /// The unit after the last.
    pub to: usize,
}

/// How bad a complaint is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum Severity {
    Error,
    Warning,
}

/// How a relation is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum RelationStyle {
    Attack,
    PossibleAttack,
    Defence,
    PossibleDefence,
    Move,
}

/// A part of a pattern that can fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum FailedClause {
    Precondition,
    Tactic,
    Postcondition,
}

/// Whose pattern it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum Origin {
    Shipped,
    User,
}

/// A complaint about a text.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TextDiagnostic {
    /// Its code, such as `E12`.
    pub code: &'static str,
    /// Whether it is one or only a doubt.
    pub severity: Severity,
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// The place.
    #[serde(flatten)]
    pub range: Range,
    /// What is wrong.
    pub message: Both,
    /// What to do.
    pub hint: Option<Both>,
}

/// A piece of a text with its color.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct TextToken {
    /// The place.
    #[serde(flatten)]
    pub range: Range,
    /// The name that style sheets use.
    pub color: TokenColor,
}

/// What there is to say about a text.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PatlanCheck {
    /// The complaints in order.
    pub diagnostics: Vec<TextDiagnostic>,
    /// The names of the patterns.
    pub patterns: Vec<String>,
    /// The colors.
    pub tokens: Vec<TextToken>,
}

/// What can be typed at a place.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Completions {
    /// What is already written and would be replaced.
    #[serde(flatten)]
    pub range: Range,
    /// The words.
    pub words: Vec<String>,
}

/// A pattern read back.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Described {
    /// Its name.
    pub name: String,
    /// In plain words.
    pub words: Both,
    /// The same in lines of parts, which point at its figures.
    pub lines: ReadBack,
}

/// A part of a line about a pattern.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct ReadPart {
    /// The words.
    pub text: String,
    /// The figure that they are about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<String>,
}

/// A text laid out anew.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Formatted {
    /// The text.
    pub text: String,
}

/// A pattern looked for in a position for one side.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MatchAnswer {
    /// The pattern.
    pub pattern: String,
    /// The side that has it.
    pub side: Side,
    /// The position.
    pub fen: String,
    /// How many raw instances there are.
    pub raw_count: usize,
    /// How many of them are valid.
    pub valid_count: usize,
    /// The valid instances first, then the others; not more than a few hundred.
    pub instances: Vec<MatchInstance>,
    /// Whether the search was given up because there were too many candidates.
    pub too_many: bool,
}

/// One way in which a scenario fits a position.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MatchInstance {
    /// Whether conditions and tactics hold too.
    pub valid: bool,
    /// What the figures stand for.
    pub bindings: Vec<Binding>,
    /// What to draw.
    pub relations: Vec<DrawnRelation>,
    /// The description with the pieces in it.
    pub told: Spoken,
    /// What failed.
    pub failed: Option<FailedPart>,
}

/// What a figure stands for.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Binding {
    /// The figure.
    pub figure: String,
    /// The letter of the piece, upper case for the searcher; none for a square.
    pub piece: Option<String>,
    /// The square.
    pub square: String,
}

/// A relation to draw.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DrawnRelation {
    /// From this square.
    pub from: String,
    /// To this one.
    pub to: String,
    /// By way of these.
    pub via: Vec<String>,
    /// How it is drawn.
    pub style: RelationStyle,
    /// The word of the language, such as `ATTACKS`.
    pub relation: Both,
}

/// The part of a pattern that failed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FailedPart {
    /// Which.
    pub clause: FailedClause,
    /// Why, in words.
    pub reason: Both,
    /// Where it is written, if the text was sent along.
    pub places: Vec<Range>,
}

/// A pattern of the library.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PatternInfo {
    /// Its name.
    pub name: String,
    /// Its theme.
    pub theme: Option<String>,
    /// What people call it.
    pub title: Both,
    /// What it is about.
    pub description: Both,
    /// How much it weighs.
    pub weight: f64,
    /// Whose it is.
    pub origin: Origin,
    /// The newest version, if it is the user's.
    pub version: Option<u32>,
}

/// A pattern with its text.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PatternDetail {
    /// The pattern.
    #[serde(flatten)]
    pub info: PatternInfo,
    /// Its text.
    pub text: String,
    /// Its versions, the oldest first.
    pub versions: Vec<VersionInfo>,
    /// In plain words.
    pub words: Both,
}

/// A version of a pattern.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct VersionInfo {
    /// Its number, from 1.
    pub number: u32,
    /// Seconds since 1970.
    pub saved: i64,
}

/// A pattern that stands in a position.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PatternPresent {
    /// The pattern.
    pub pattern: String,
    /// What people call it.
    pub title: Both,
    /// The shelf it stands on; none for the user's own.
    pub theme: Option<String>,
    /// The side that has it.
    pub side: Side,
    /// Its first valid instance.
    pub instance: MatchInstance,
}

/// Places of a text counted as browsers do.
pub struct Units<'a> {
    text: &'a str,
}

impl<'a> Units<'a> {
    /// The places of a source.
    pub fn of(source: &'a Source) -> Units<'a> {
        Units { text: source.text() }
    }

    /// A span in UTF-16 units.
    pub fn range(&self, span: Span) -> Range {
        Range { from: self.unit(span.start), to: self.unit(span.end) }
    }

    fn unit(&self, byte: usize) -> usize {
        let mut byte = byte.min(self.text.len());
        while !self.text.is_char_boundary(byte) {
            byte -= 1;
        }
        self.text[..byte].encode_utf16().count()
    }

    /// The byte at a number of UTF-16 units.
    pub fn byte(&self, unit: usize) -> usize {
        let mut units = 0;
        for (byte, letter) in self.text.char_indices() {
            if unit <= units {
                return byte;
            }
            units += letter.len_utf16();
        }
        self.text.len()
    }
}

/// Writes a complaint about a pattern.
pub fn diagnostic(source: &Source, diagnostic: &Diagnostic) -> TextDiagnostic {
    complaint(source, diagnostic, voice::message, voice::hint)
}

/// Writes a complaint with the words of its language.
pub(crate) fn complaint<C: DiagnosticCode>(
    source: &Source,
    diagnostic: &Diagnostic<C>,
    message: impl Fn(&Diagnostic<C>, Text) -> String,
    hint: impl Fn(&Diagnostic<C>, Text) -> Option<String>,
) -> TextDiagnostic {
    let place = source.place(diagnostic.span.start);
    let has_hint = hint(diagnostic, Text::new(Language::English)).is_some();
    TextDiagnostic {
        code: diagnostic.code.id(),
        severity: if diagnostic.is_error() { Severity::Error } else { Severity::Warning },
        line: place.line,
        column: place.column,
        range: Units::of(source).range(diagnostic.span),
        message: both(|text| message(diagnostic, text)),
        hint: has_hint.then(|| both(|text| hint(diagnostic, text).unwrap_or_default())),
    }
}

/// Writes an instance with what to draw; `source` is the text of the pattern, if it was sent along.
pub fn instance(
    program: &Program,
    pos: &Position,
    side: Color,
    found: &Instance,
    source: Option<&Source>,
) -> MatchInstance {
    let bindings = found.bindings.iter().map(|&(slot, square)| {
        let known = &program.slots()[slot];
        let piece = pos.piece_on(square).filter(|_| !known.is_square);
        Binding {
            figure: known.name.clone(),
            piece: piece.map(|piece| seen_letter(piece, side).to_string()),
            square: square.to_string(),
        }
    });
    MatchInstance {
        valid: found.is_valid(),
        bindings: bindings.collect(),
        relations: relations(program, found),
        told: told(program, found, pos),
        failed: found.failure.as_ref().map(|failure| failed(program, failure, source)),
    }
}

/// The description of an instance, whose figures point at their squares.
pub(crate) fn told(program: &Program, found: &Instance, pos: &Position) -> Spoken {
    let parts = |language| -> Vec<Part> {
        let parts = voice::tell_fragments(program, found, pos, Text::new(language)).into_iter();
        let part = |part: Fragment| match part {
            Fragment::Words(text) => Part::Text { text },
            Fragment::Figure { name, words: text } => match found.square(program, &name) {
                Some(square) => Part::Square { text, square: square.to_string() },
                None => Part::Text { text },
            },
        };
        parts.map(part).collect()
    };
    let words = both(|text| voice::tell(program, found, pos, text));
    Spoken { words, parts: Parts::new(parts) }
}

/// Writes a pattern read back.
pub fn described(program: &Program) -> Described {
    let part = |part: Fragment| match part {
        Fragment::Words(text) => ReadPart { text, figure: None },
        Fragment::Figure { name, words: text } => ReadPart { text, figure: Some(name) },
    };
    let lines = |language| -> Vec<Vec<ReadPart>> {
        let lines = voice::describe_parts(program, Text::new(language)).into_iter();
        lines.map(|line| line.into_iter().map(part).collect()).collect()
    };
    Described {
        name: program.name().to_owned(),
        words: both(|text| voice::describe(program, text)),
        lines: ReadBack::new(lines),
    }
}

fn relations(program: &Program, found: &Instance) -> Vec<DrawnRelation> {
    let mut drawn = Vec::new();
    for action in program.tree().actions().filter(|action| !action.negated) {
        let square = |name: &str| found.square(program, name).map(|square| square.to_string());
        let Some(style) = style(action.meaning()) else { continue };
        let Some(from) = square(&action.left.name) else { continue };
        let mut stations: Vec<String> =
            action.rights.iter().filter_map(|figure| square(&figure.name)).collect();
        let Some(to) = stations.pop() else { continue };
        let relation = both(|text| action.meaning().word(voice::keywords(text)).to_owned());
        drawn.push(DrawnRelation { from, to, via: stations, style, relation });
    }
    drawn
}

/// How a relation is drawn: those of mere places are not.
const fn style(relation: Relation) -> Option<RelationStyle> {
    Some(match relation {
        Relation::Attacks | Relation::Checkmate => RelationStyle::Attack,
        Relation::IndirectAttack | Relation::PossibleAttack => RelationStyle::PossibleAttack,
        Relation::Defends => RelationStyle::Defence,
        Relation::IndirectDefense | Relation::PossibleDefense => RelationStyle::PossibleDefence,
        Relation::Move => RelationStyle::Move,
        _ => return None,
    })
}

fn failed(program: &Program, failure: &Failure, source: Option<&Source>) -> FailedPart {
    let (clause, spans) = match failure {
        Failure::Precondition(spans) => (FailedClause::Precondition, spans.clone()),
        Failure::Postcondition(spans) => (FailedClause::Postcondition, spans.clone()),
        Failure::Tactic(index, _) => {
            let tactic = program.tree().tactics.get(*index);
            (
                FailedClause::Tactic,
                tactic.map(|tactic| tactic.from.span.to(tactic.to.span)).into_iter().collect(),
            )
        }
    };
    let places = source.map(|source| spans.iter().map(|&span| Units::of(source).range(span)).collect());
    FailedPart {
        clause,
        reason: both(|text| voice::failure(program, failure, text)),
        places: places.unwrap_or_default(),
    }
}

/// Writes a pattern of the library.
pub fn pattern_info(program: &Program, origin: Origin, version: Option<u32>) -> PatternInfo {
    PatternInfo {
        name: program.name().to_owned(),
        theme: program.theme().map(str::to_owned),
        title: both(|text| program.title_in(voice::keywords(text)).to_owned()),
        description: both(|text| program.description_in(voice::keywords(text)).to_owned()),
        weight: program.weight(),
        origin,
        version,
    }
}
