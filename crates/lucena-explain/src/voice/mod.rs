//! The voice: what Lucena can say of moves and games, filled with values in Portuguese or English.
//!
//! When a reason is said stands in a table without words (`data/templates`), how it is said in the message files of each
//! language (`data/messages`). Both are embedded; a user's own can be laid over them. Nothing here decides what is true.

mod fault;
mod grammar;
mod pattern;
mod rows;
mod say;
mod template;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use lucena_chess::notation::PieceLetters;
use lucena_text::{Language, PerLanguage, parse_messages};

pub use fault::{Fault, TemplateError};
pub use pattern::{Form, Pattern, Place};
pub use template::{Condition, Template, Values};

use crate::level::Level;
use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::Theme;
use rows::Row;
use say::Speaker;
use template::key;

const TEMPLATES: &str = include_str!("../../../../data/templates/reasons.txt");
/// The message files that are spoken as sentences of parts.
const AREAS: [&str; 6] = ["lesson", "reasons", "story", "style", "themes", "verdict"];

/// A file of words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordFile<'a> {
    /// Its name, for complaints.
    pub name: String,
    /// The messages of a language, or else a table of templates.
    pub language: Option<Language>,
    /// The content.
    pub source: &'a str,
}

/// Where something was read.
#[derive(Clone, PartialEq, Debug)]
struct Origin {
    file: String,
    line: usize,
}

impl Origin {
    fn error(&self, fault: Fault) -> TemplateError {
        TemplateError { file: self.file.clone(), line: self.line, fault }
    }
}

/// The messages of a language by key.
type Messages = BTreeMap<String, (Pattern, Origin)>;

/// Everything that can be said.
#[derive(Clone, PartialEq, Debug, Default)]
struct Words {
    templates: Vec<(Template, Origin)>,
    rates: BTreeMap<Theme, f32>,
    messages: PerLanguage<Messages>,
}

/// Everything that can be said, and how moves are written.
#[derive(Clone, PartialEq, Debug)]
pub struct Voice {
    words: Words,
    letters: Option<PieceLetters>,
}

/// The embedded words, read once.
static STANDARD: LazyLock<Words> = LazyLock::new(|| {
    let mut files = vec![WordFile { name: "reasons.txt".to_owned(), language: None, source: TEMPLATES }];
    files.extend(lucena_text::files().filter(|file| AREAS.contains(&file.area)).map(|file| WordFile {
        name: format!("{}/{}.ftl", file.language.tag(), file.area),
        language: Some(file.language),
        source: file.source,
    }));
    let mut words = Words::default();
    words.read(&files).and_then(|()| words.check()).expect("a test reads the embedded files");
    words
});

impl Default for Voice {
    fn default() -> Voice {
        Voice { words: STANDARD.clone(), letters: None }
    }
}

impl Voice {
    /// The same words with moves written in these letters, whatever the language; in its own if none are given.
    #[must_use]
    pub fn with_letters(mut self, letters: Option<PieceLetters>) -> Voice {
        self.letters = letters;
        self
    }

    /// The letters in which moves are written.
    fn letters(&self, language: Language) -> PieceLetters {
        self.letters.unwrap_or(*language.piece_letters())
    }

    /// Lays files over what is there: a template or message with a known name replaces it, a new template must bring its message
    /// in both languages.
    ///
    /// # Errors
    /// At the first line that makes no sense; the voice is then unchanged.
    pub fn add(&mut self, files: &[WordFile<'_>]) -> Result<(), TemplateError> {
        let mut next = self.words.clone();
        next.read(files)?;
        next.check()?;
        for language in Language::ALL {
            let known = self.words.messages(language);
            let is_new =
                |key: &&String| !known.contains_key(*key) && key.split('-').next() != Some("reasons");
            if let Some(key) = next.messages(language).keys().find(is_new) {
                let (_, origin) = &next.messages(language)[key];
                return Err(origin.error(Fault::NobodySays(key.clone())));
            }
        }
        self.words = next;
        Ok(())
    }

    /// All templates, in the order of the files.
    pub fn templates(&self) -> impl Iterator<Item = &Template> {
        self.words.templates.iter().map(|(template, _)| template)
    }

    /// The keys of all messages.
    pub fn messages(&self) -> impl Iterator<Item = &str> {
        self.words.messages(Language::English).keys().map(String::as_str)
    }

    /// The pattern of a message.
    pub fn pattern(&self, key: &str, language: Language) -> Option<&Pattern> {
        self.words.messages(language).get(key).map(|(pattern, _)| pattern)
    }

    /// The pattern of a message and the language in which it is spoken: English where the language has no words for it.
    fn spoken(&self, key: &str, language: Language) -> Option<(&Pattern, Language)> {
        let of = |language| Some((self.pattern(key, language)?, language));
        of(language).or_else(|| of(Language::English))
    }

    /// How often a theme fires on best moves, 0 to 1.
    pub fn base_rate(&self, theme: Theme) -> f32 {
        self.words.rates.get(&theme).copied().unwrap_or(0.0)
    }

    /// What a theme is called, with its article: *um garfo*, *a fork*.
    pub fn theme(&self, theme: Theme, language: Language) -> String {
        let none = Values::new();
        let said = self.spoken(&key("themes", theme.key()), language).and_then(|(pattern, language)| {
            let level = Level::default();
            Speaker { voice: self, values: &none, context: &none, language, level }.plainly(pattern)
        });
        said.unwrap_or_default().to_string()
    }

    /// The advice that goes with mistakes of a theme, if there is any.
    pub fn lesson(&self, theme: Theme, language: Language) -> Option<Sentence> {
        self.message(&key("lesson", theme.key()), &Values::new(), language, Level::default())
    }

    /// A message filled with values; nothing if there is no such message or a value is missing.
    pub fn message(&self, key: &str, values: &Values, language: Language, level: Level) -> Option<Sentence> {
        let none = Values::new();
        let (pattern, language) = self.spoken(key, language)?;
        Speaker { voice: self, values, context: &none, language, level }.say(pattern)
    }

    /// A template's sentence filled with the values of a claim; nothing if a value is missing.
    pub fn say(
        &self,
        template: &Template,
        values: &Values,
        context: &Values,
        language: Language,
        level: Level,
    ) -> Option<Sentence> {
        let (pattern, language) = self.spoken(&template.message(), language)?;
        Speaker { voice: self, values, context, language, level }.say(pattern)
    }
}

impl Words {
    fn messages(&self, language: Language) -> &Messages {
        self.messages.get(language)
    }

    fn read(&mut self, files: &[WordFile<'_>]) -> Result<(), TemplateError> {
        for file in files {
            let at = |line: usize| Origin { file: file.name.clone(), line };
            let Some(language) = file.language else {
                self.read_table(file, at)?;
                continue;
            };
            let messages = parse_messages(file.source)
                .map_err(|error| at(error.line).error(Fault::BadMessage(error.fault)))?;
            for message in messages {
                let origin = at(message.line);
                let pattern = Pattern::read(&message).map_err(|fault| origin.error(fault))?;
                self.messages.get_mut(language).insert(message.key, (pattern, origin));
            }
        }
        Ok(())
    }

    fn read_table(&mut self, file: &WordFile<'_>, at: impl Fn(usize) -> Origin) -> Result<(), TemplateError> {
        let mut seen: Vec<String> = Vec::new();
        for (line, row) in rows::parse(file.source).map_err(|(line, fault)| at(line).error(fault))? {
            let name = match &row {
                Row::Theme(theme, _) => theme.key().to_owned(),
                Row::Template(template) => template.id.clone(),
            };
            if seen.contains(&name) {
                return Err(at(line).error(Fault::RepeatedId(name)));
            }
            match row {
                Row::Theme(theme, rate) => {
                    self.rates.insert(theme, rate);
                }
                Row::Template(template) => {
                    let known = self.templates.iter_mut().find(|(known, _)| known.id == name);
                    match known {
                        Some(known) => *known = (template, at(line)),
                        None => self.templates.push((template, at(line))),
                    }
                }
            }
            seen.push(name);
        }
        Ok(())
    }

    /// Whether everything fits together: templates and messages belong to each other, in both languages, and nothing asks for a
    /// value that its theme never fills.
    fn check(&self) -> Result<(), TemplateError> {
        for (template, origin) in &self.templates {
            let theme = template.theme.key();
            let unfilled = |slot: Slot| Fault::UnfilledSlot { theme, slot: slot.key() };
            if let Some(slot) = template.unfilled(template.asked()) {
                return Err(origin.error(unfilled(slot)));
            }
            let key = template.message();
            for language in Language::ALL {
                match self.messages(language).get(&key) {
                    Some((pattern, place)) => {
                        if let Some(slot) = template.unfilled(pattern.slots()) {
                            return Err(place.error(unfilled(slot)));
                        }
                    }
                    None if language.is_whole() => {
                        return Err(origin.error(Fault::MissingMessage { key, language }));
                    }
                    None => {}
                }
            }
        }
        for language in Language::ALL {
            self.check_languages(language, Language::English)?;
            if language.is_whole() {
                self.check_languages(Language::English, language)?;
            }
        }
        Ok(())
    }

    /// Whether every message is about something that exists, and is there in the other language.
    fn check_languages(&self, language: Language, other: Language) -> Result<(), TemplateError> {
        let reasons: BTreeSet<String> =
            self.templates.iter().map(|(template, _)| template.message()).collect();
        for (name, (_, origin)) in self.messages(language) {
            if !self.messages(other).contains_key(name) {
                let missing = Fault::MissingMessage { key: name.clone(), language: other };
                return Err(origin.error(missing));
            }
            let is_named = match name.split_once('-') {
                Some(("reasons", _)) => reasons.contains(name),
                Some((area @ ("themes" | "lesson"), _)) => {
                    Theme::ALL.iter().any(|theme| key(area, theme.key()) == *name)
                }
                _ => true,
            };
            if !is_named {
                return Err(origin.error(Fault::NobodySays(name.clone())));
            }
        }
        Ok(())
    }
}
