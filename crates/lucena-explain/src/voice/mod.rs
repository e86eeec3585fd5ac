//! The voice: templates and frames from data files, filled with values in Portuguese or English.
//!
//! The files of `data/templates` are embedded; a user's own can be laid over them. Nothing here decides what is
//! said, only how.

mod grammar;
mod pattern;
pub(crate) mod table;
mod template;

use std::collections::BTreeMap;

use lucena_chess::notation::PieceLetters;
use lucena_chess::{Move, Position};
use lucena_text::{Language, Noun, Text};

pub use pattern::{Form, Item, Pattern};
pub use table::{Fault, TemplateError};
pub use template::{Condition, Template, Values};

use crate::claim::Param;
use crate::level::Level;
use crate::sentence::{Part, Sentence};
use crate::slot::Slot;
use crate::theme::Theme;
use template::Reader;

const REASONS: &str = include_str!("../../../../data/templates/reasons.toml");
const FRAMES: &str = include_str!("../../../../data/templates/frames.toml");
const THEMES: &str = include_str!("../../../../data/templates/themes.toml");

/// A pair of sentences, one for each language.
#[derive(Clone, PartialEq, Debug)]
struct Frame {
    pt: Pattern,
    en: Pattern,
}

/// The words for a theme, and how often it fires on best moves.
#[derive(Clone, PartialEq, Debug)]
struct ThemeWords {
    pt: String,
    en: String,
    base_rate: f32,
}

/// Everything that can be said.
#[derive(Clone, PartialEq, Debug)]
pub struct Voice {
    templates: Vec<Template>,
    frames: BTreeMap<String, Frame>,
    themes: BTreeMap<Theme, ThemeWords>,
    letters: Option<PieceLetters>,
}

impl Default for Voice {
    fn default() -> Voice {
        let mut voice =
            Voice { templates: Vec::new(), frames: BTreeMap::new(), themes: BTreeMap::new(), letters: None };
        for source in [THEMES, FRAMES, REASONS] {
            voice.add(source).expect("a test reads the embedded files");
        }
        voice
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

    /// Adds the templates, frames and theme names of a file; what has a known id replaces what was there.
    ///
    /// # Errors
    /// At the first line that makes no sense; the voice is then unchanged.
    pub fn add(&mut self, source: &str) -> Result<(), TemplateError> {
        let mut next = self.clone();
        let mut seen: Vec<String> = Vec::new();
        for table in table::parse(source)? {
            let id = next.add_table(&table)?;
            if seen.contains(&id) {
                return Err(TemplateError { line: table.line, fault: Fault::RepeatedId(id) });
            }
            seen.push(id);
        }
        *self = next;
        Ok(())
    }

    fn add_table(&mut self, table: &table::Table) -> Result<String, TemplateError> {
        match table.name.as_str() {
            "template" => {
                let template = Template::from_table(table)?;
                let id = template.id.clone();
                match self.templates.iter_mut().find(|known| known.id == id) {
                    Some(known) => *known = template,
                    None => self.templates.push(template),
                }
                Ok(id)
            }
            "frame" => {
                let reader = Reader::new(table, &["id", "pt", "en"])?;
                let id = reader.text("id")?.1.to_owned();
                self.frames
                    .insert(id.clone(), Frame { pt: reader.pattern("pt")?, en: reader.pattern("en")? });
                Ok(id)
            }
            "theme" => {
                let reader = Reader::new(table, &["id", "base_rate", "pt", "en"])?;
                let (line, id) = reader.text("id")?;
                let theme = Theme::from_key(id)
                    .ok_or_else(|| TemplateError { line, fault: Fault::UnknownTheme(id.to_owned()) })?;
                let (pt, en) = (reader.text("pt")?.1.to_owned(), reader.text("en")?.1.to_owned());
                let base_rate = reader.number("base_rate")?.1 as f32;
                self.themes.insert(theme, ThemeWords { pt, en, base_rate });
                Ok(format!("theme {id}"))
            }
            name => Err(TemplateError { line: table.line, fault: Fault::UnknownTable(name.to_owned()) }),
        }
    }

    /// All templates, in the order of the files.
    pub fn templates(&self) -> &[Template] {
        &self.templates
    }

    /// The ids of all frames.
    pub fn frames(&self) -> impl Iterator<Item = &str> {
        self.frames.keys().map(String::as_str)
    }

    /// How often a theme fires on best moves, 0 to 1.
    pub fn base_rate(&self, theme: Theme) -> f32 {
        self.themes.get(&theme).map_or(0.0, |words| words.base_rate)
    }

    /// What a theme is called, with its article: *um garfo*, *a fork*.
    pub fn theme(&self, theme: Theme, language: Language) -> String {
        match (self.themes.get(&theme), language) {
            (Some(words), Language::Portuguese) => words.pt.clone(),
            (Some(words), Language::English) => words.en.clone(),
            (None, _) => theme.key().replace('_', " "),
        }
    }

    /// A frame filled with values; nothing if there is no such frame or a value is missing.
    pub fn frame(&self, id: &str, values: &Values, language: Language, level: Level) -> Option<Sentence> {
        let frame = self.frames.get(id)?;
        let pattern = if language == Language::Portuguese { &frame.pt } else { &frame.en };
        self.fill(pattern, values, &Values::new(), language, level)
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
        let pattern = if language == Language::Portuguese { &template.pt } else { &template.en };
        self.fill(pattern, values, context, language, level)
    }

    fn fill(
        &self,
        pattern: &Pattern,
        values: &Values,
        context: &Values,
        language: Language,
        level: Level,
    ) -> Option<Sentence> {
        let find = |slot: &Slot| values.get(slot).or_else(|| context.get(slot));
        let mut said = Sentence::default();
        for item in pattern.items() {
            match item {
                Item::Words(words) => said.push(Part::Text(words.clone())),
                Item::Value(slot, form) => {
                    let words = self.words(find(slot)?, *form, language, level)?;
                    let is_piece = matches!(words.parts(), [Part::Piece { square: None, .. }]);
                    match slot.place().and_then(|place| find(&place)) {
                        Some(Param::Square(square)) if is_piece => {
                            said.push(Part::Piece { words: words.to_string(), square: Some(*square) });
                        }
                        _ if words.is_empty() => return None,
                        _ => said.extend(&words),
                    }
                }
                Item::Agreeing(slot, word) => said.push(Part::Text(agree(find(slot)?, word, language)?)),
            }
        }
        // A player's name keeps its own letters.
        let begins_with_name = matches!(pattern.items().first(), Some(Item::Value(slot, _)) if matches!(find(slot), Some(Param::Name(_))));
        Some(if begins_with_name { said } else { said.capitalized() })
    }

    fn words(&self, param: &Param, form: Form, language: Language, level: Level) -> Option<Sentence> {
        let is_portuguese = language == Language::Portuguese;
        let mut said = Sentence::default();
        match param {
            Param::Number(number) => said.push(Part::Number(*number)),
            Param::Square(square) => said.push(Part::Square(*square)),
            Param::File(file) => said.push(Part::Text(file.letter().to_string())),
            Param::Squares(squares) => {
                grammar::list(&mut said, squares, language, |said, &square| said.push(Part::Square(square)));
            }
            Param::Role(role) => {
                let words = noun_in(Noun::role(*role), form, language);
                said.push(Part::Piece { words, square: None });
            }
            Param::Side(color) => said.push(Part::Text(noun_in(Noun::side(*color), form, language))),
            Param::Pieces(pieces) => grammar::list(&mut said, pieces, language, |said, &(role, square)| {
                let words = noun_in(Noun::role(role), Form::The, language);
                said.push(Part::Piece { words, square: Some(square) });
                said.push(Part::Text(if is_portuguese { " em " } else { " on " }.to_owned()));
                said.push(Part::Square(square));
            }),
            Param::Moves(start, moves) => {
                said.push(self.line(start, &moves[..moves.len().min(level.line_plies())], language)?);
            }
            Param::WholeLine(start, moves) if moves.len() <= level.proof_plies() => {
                said.push(self.line(start, moves, language)?);
            }
            Param::WholeLine(..) | Param::Flag(_) => return None,
            Param::Said(words) => said.extend(if is_portuguese { &words.pt } else { &words.en }),
            Param::Sentence(words) => said.extend(words),
            Param::Theme(theme) => said.push(Part::Text(self.theme(*theme, language))),
            Param::Term(key) => {
                let name = self.frame(&format!("term.{key}"), &Values::new(), language, level)?;
                said.push(Part::Text(name.to_string().to_lowercase()));
            }
            Param::Name(name) => said.push(Part::Text(name.clone())),
            Param::Word(word) => said.push(Part::Text((*word).to_owned())),
        }
        Some(said)
    }

    /// Moves from a position as far as they are legal; nothing if the first is not.
    fn line(&self, start: &Position, moves: &[Move], language: Language) -> Option<Part> {
        let letters = self.letters(language);
        let mut pos = *start;
        let mut written: Vec<String> = Vec::new();
        for &mv in moves {
            if !pos.is_legal(mv) {
                break;
            }
            written.push(pos.san_with(mv, &letters));
            pos = pos.after(mv);
        }
        let moves = moves[..written.len()].to_vec();
        (!moves.is_empty()).then(|| Part::Line { start: Box::new(*start), moves, text: written.join(" ") })
    }
}

fn noun_in(noun: Noun, form: Form, language: Language) -> String {
    let forms = Text::new(language).noun(noun);
    match form {
        Form::Bare => forms.bare,
        Form::The => forms.the,
        Form::Of => forms.of,
        Form::On => forms.on,
        Form::To => forms.to,
        Form::By => forms.by,
        Form::A => forms.a,
        Form::Pronoun if language == Language::English => "it".to_owned(),
        Form::Pronoun => match (forms.gender.as_str(), forms.number.as_str()) {
            ("feminine", "plural") => "las".to_owned(),
            ("feminine", _) => "la".to_owned(),
            (_, "plural") => "los".to_owned(),
            _ => "lo".to_owned(),
        },
    }
}

fn agree(param: &Param, word: &str, language: Language) -> Option<String> {
    Some(match param {
        Param::Number(count) => grammar::counted(word, *count),
        Param::Role(role) => {
            let forms = Text::new(language).noun(Noun::role(*role));
            grammar::agreeing(word, &forms.gender, &forms.number, language)
        }
        Param::Side(color) => {
            let forms = Text::new(language).noun(Noun::side(*color));
            grammar::agreeing(word, &forms.gender, &forms.number, language)
        }
        _ => return None,
    })
}
