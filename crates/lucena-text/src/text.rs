//! The voice: messages of one language by key, with their arguments.

use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};
use lucena_chess::Color;

use crate::catalogue::{Catalogue, group_digits};
use crate::{Arguments, Language, Noun, NounForms, Value};

/// Speaks one language. Small and cheap to copy: the messages behind it are parsed once.
#[derive(Clone, Copy)]
pub struct Text {
    language: Language,
    catalogue: &'static Catalogue,
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Why a message could not be said as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError {
    /// No message, or no such attribute, has this key.
    NoSuchMessage(String),
    /// The message asks for something it was not given, or refers to something that is not there.
    Incomplete {
        /// The key of the message.
        key: String,
        /// What is missing, for a developer.
        problem: String,
    },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::NoSuchMessage(key) => write!(f, "there is no message {key:?}"),
            TextError::Incomplete { key, problem } => write!(f, "message {key:?}: {problem}"),
        }
    }
}

impl std::error::Error for TextError {}

impl Text {
    /// The voice of a language.
    pub fn new(language: Language) -> Text {
        Text { language, catalogue: Catalogue::of(language) }
    }

    /// The language spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// What the language has no words for is said in English, nouns and numbers too: a mixture would be neither.
    fn speaker(&self, key: &str) -> Text {
        match self.catalogue.has(key) {
            true => *self,
            false => Text::new(Language::English),
        }
    }

    /// A message without arguments.
    ///
    /// A key that does not exist is a programmer's mistake which the tests find; the user would see `{key}`.
    pub fn get(&self, key: &str) -> String {
        self.format(key, Arguments::new())
    }

    /// A message with its arguments; see [`args!`](crate::args). Mistakes as in [`get`](Text::get).
    pub fn format(&self, key: &str, arguments: Arguments) -> String {
        let said = self.try_format(key, arguments);
        debug_assert!(said.is_ok(), "{said:?}");
        said.unwrap_or_else(|_| format!("{{{key}}}"))
    }

    /// A message with its arguments, or the reason why it cannot be said.
    ///
    /// # Errors
    /// If there is no such message, or it asks for an argument that was not given.
    pub fn try_format(&self, key: &str, arguments: Arguments) -> Result<String, TextError> {
        let speaker = self.speaker(key);
        let mut filled = FluentArgs::new();
        for (name, value) in arguments.iter() {
            speaker.fill(&mut filled, name, value);
        }
        speaker.say(key, None, &filled)
    }

    /// An attribute of a message, such as the `.letter` of a piece, if it has it.
    pub fn attribute(&self, key: &str, attribute: &str) -> Option<String> {
        self.speaker(key).say(key, Some(attribute), &FluentArgs::new()).ok()
    }

    /// A noun in all the forms a sentence may need.
    pub fn noun(&self, noun: Noun) -> NounForms {
        let attribute =
            |name, otherwise: &str| self.attribute(noun.key, name).unwrap_or_else(|| otherwise.to_owned());
        let plural = noun.is_plural.then(|| self.attribute(noun.key, "plural")).flatten();
        let number = if plural.is_some() { "plural".to_owned() } else { attribute("number", "singular") };
        let gender = attribute("gender", "masculine");
        let article = attribute("article", "usual");
        let agreement =
            Arguments::new().with("gender", &gender).with("number", &number).with("article", article);
        let bare = self.with_color(plural.unwrap_or_else(|| self.get(noun.key)), noun.color, &agreement);
        let initial = if bare.starts_with(['a', 'e', 'i', 'o', 'u']) { "vowel" } else { "consonant" };
        let form = |key| self.format(key, agreement.clone().with("noun", &bare).with("initial", initial));
        NounForms {
            the: form("grammar-the"),
            a: form("grammar-a"),
            of: form("grammar-of"),
            on: form("grammar-on"),
            to: form("grammar-to"),
            by: form("grammar-by"),
            bare: bare.clone(),
            gender,
            number,
        }
    }

    /// The word with the color as an adjective that agrees with it.
    fn with_color(&self, word: String, color: Option<Color>, agreement: &Arguments) -> String {
        let key = match color {
            None => return word,
            Some(Color::White) => "grammar-white",
            Some(Color::Black) => "grammar-black",
        };
        self.format(key, agreement.clone().with("noun", word))
    }

    /// A whole number for people, its digits in groups: `4,865,609` or `4.865.609`.
    pub fn number(&self, number: u64) -> String {
        group_digits(&number.to_string(), self.language)
    }

    /// A number with so many decimals, as the language writes them: `1,234.5` or `1.234,5`.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let plain = format!("{:.decimals$}", number.abs());
        let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
        let mut written = String::from(if number < 0.0 { "-" } else { "" });
        written.push_str(&group_digits(whole, self.language));
        if !fraction.is_empty() {
            written.push(self.language.decimal_separator());
            written.push_str(fraction);
        }
        written
    }

    fn fill(&self, filled: &mut FluentArgs<'_>, name: &'static str, value: &Value) {
        match value {
            Value::Number(number) => filled.set(name, FluentValue::from(*number)),
            Value::Words(words) => filled.set(name, FluentValue::from(words.clone())),
            Value::Noun(noun) => {
                for (ending, words) in self.noun(*noun).named() {
                    filled.set(format!("{name}{ending}"), FluentValue::from(words));
                }
            }
        }
    }

    fn say(&self, key: &str, attribute: Option<&str>, filled: &FluentArgs<'_>) -> Result<String, TextError> {
        let mut errors = Vec::new();
        let said = self.catalogue.format(key, attribute, filled, &mut errors);
        match (said, errors.first()) {
            (None, _) => Err(TextError::NoSuchMessage(key.to_owned())),
            (Some(_), Some(error)) => {
                Err(TextError::Incomplete { key: key.to_owned(), problem: error.to_string() })
            }
            (Some(said), None) => Ok(said.into_owned()),
        }
    }
}
