//! The glossary as JSON: every fact of the catalogue, every theme and every shipped pattern with a title, a sentence and, where
//! there is one, a position that shows it. Nothing is listed here: it follows from the catalogues and the library.

use lucena_chess::{Color, Position};
use lucena_explain::{Theme, Voice};
use lucena_facts::{FactId, Sight};
use lucena_lang::patlan::{Library, Matcher, Program};
use lucena_lang::voice::keywords;
use lucena_text::{Language, Text};
use schemars::JsonSchema;
use serde::Serialize;

use crate::by_language::{Both, Parts, Spoken, both};
use crate::patlan::told;
use crate::sentence::Part;

/// What an entry of the glossary is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum GlossaryKind {
    /// Something true on the board.
    Fact,
    /// A reason for or against a move.
    Theme,
    /// A pattern of the library.
    Pattern,
}

/// An entry of the glossary.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GlossaryEntry {
    /// What it is about.
    pub kind: GlossaryKind,
    /// Its name for programs; with the kind before it, it is known by this in the whole glossary.
    pub key: String,
    /// What people call it.
    pub title: Both,
    /// What it is.
    pub sentence: Spoken,
    /// A position that shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example: Option<GlossaryExample>,
}

/// A position that shows what is meant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GlossaryExample {
    /// The position.
    pub fen: String,
    /// The squares to look at.
    pub squares: Vec<String>,
}

/// The whole glossary: facts, themes, patterns.
pub fn glossary() -> Vec<GlossaryEntry> {
    let library = Library::standard();
    let boards: Vec<Position> = library.programs().filter_map(|program| shown(program)).collect();
    let voice = Voice::default();
    let facts = FactId::ALL.iter().map(|fact| of_fact(*fact, &boards));
    let themes = Theme::ALL.iter().map(|theme| of_theme(*theme, &voice));
    // A pattern without weight is recognized and never said.
    let patterns = library.programs().filter(|program| program.weight() != 0.0);
    facts.chain(themes).chain(patterns.map(|program| of_pattern(program))).collect()
}

/// The position in which a pattern shows itself: the first that its file says it is found in.
fn shown(program: &Program) -> Option<Position> {
    let (examples, _) = program.examples();
    examples.into_iter().find(|example| example.is_found).map(|example| example.position)
}

/// A fact is shown on the emptiest board of the library on which it is true.
fn of_fact(fact: FactId, boards: &[Position]) -> GlossaryEntry {
    let key = message("fact", fact.key());
    let shown = boards.iter().flat_map(|pos| {
        let sight = Sight::new(*pos);
        Color::ALL.map(|color| (pos, fact.squares(&sight, color)))
    });
    let shown = shown.filter(|(_, squares)| squares.any()).min_by_key(|(pos, _)| pos.occupied().count());
    GlossaryEntry {
        kind: GlossaryKind::Fact,
        key: fact.key().to_owned(),
        title: both(|text| text.attribute(&key, "title").unwrap_or_default()),
        sentence: plain(both(|text| text.get(&key))),
        example: shown.map(|(pos, squares)| GlossaryExample {
            fen: pos.fen().to_string(),
            squares: squares.into_iter().map(|square| square.to_string()).collect(),
        }),
    }
}

fn of_theme(theme: Theme, voice: &Voice) -> GlossaryEntry {
    GlossaryEntry {
        kind: GlossaryKind::Theme,
        key: theme.key().to_owned(),
        title: both(|text| title(&voice.theme(theme, text.language()), text)),
        sentence: plain(both(|text| text.get(&message("theme", theme.key())))),
        example: None,
    }
}

fn of_pattern(program: &Program) -> GlossaryEntry {
    let found = shown(program).and_then(|pos| {
        let instances = Matcher::new().look(&pos, pos.turn()).find(program).ok()?;
        let instance = instances.valid().next().cloned()?;
        Some((pos, instance))
    });
    let sentence = match &found {
        Some((pos, instance)) => told(program, instance, pos),
        None => plain(both(|text| without_figures(program.description_in(keywords(text))))),
    };
    GlossaryEntry {
        kind: GlossaryKind::Pattern,
        key: program.name().to_owned(),
        title: both(|text| program.title_in(keywords(text)).to_owned()),
        sentence,
        example: found.map(|(pos, instance)| GlossaryExample {
            fen: pos.fen().to_string(),
            squares: instance.bindings.iter().map(|(_, square)| square.to_string()).collect(),
        }),
    }
}

/// The key of the message about something that has a name in programs.
fn message(kind: &str, name: &str) -> String {
    format!("glossary-{kind}-{}", name.replace('_', "-"))
}

/// A sentence of words alone.
fn plain(words: Both) -> Spoken {
    let parts = |text: &str| vec![Part::Text { text: text.to_owned() }];
    let parts = Parts::new(|language| parts(words.get(language)));
    Spoken { words, parts }
}

/// A name as a title: without its article, and with a capital.
fn title(name: &str, text: Text) -> String {
    let articles: &[&str] = match text.language() {
        Language::Portuguese => &["o ", "a ", "os ", "as ", "um ", "uma "],
        Language::English => &["the ", "a ", "an "],
        // Whoever translates names without articles needs no rule here.
        _ => &[],
    };
    let bare = articles.iter().find_map(|article| name.strip_prefix(article)).unwrap_or(name);
    let mut letters = bare.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A description without the names of its figures.
fn without_figures(description: &str) -> String {
    let mut words = String::new();
    let mut rest = description;
    while let Some((before, tail)) = rest.split_once('<') {
        let Some((_, after)) = tail.split_once('>') else { break };
        words.push_str(before.trim_end());
        rest = after;
    }
    words + rest
}
