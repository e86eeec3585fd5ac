//! The languages Lucena speaks, and which one a user's settings ask for.

use lucena_chess::notation::{Dialect, PieceLetters};

/// A language with its own message files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// Portuguese as written in Brazil.
    Portuguese,
    /// English.
    English,
}

impl Language {
    /// Both languages.
    pub const ALL: [Language; 2] = [Language::Portuguese, Language::English];

    /// The short tag, which is also the name of the folder of its messages: `pt` or `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::Portuguese => "pt",
            Language::English => "en",
        }
    }

    /// The language of a tag or locale name, such as `pt`, `pt-BR`, `pt_PT.UTF-8` or `en_US`.
    ///
    /// ```
    /// use lucena_text::Language;
    ///
    /// assert_eq!(Language::from_tag("pt_BR.UTF-8"), Some(Language::Portuguese));
    /// assert_eq!(Language::from_tag("ptarmigan"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not
    /// empty decides, and a language that Lucena does not speak means English.
    ///
    /// ```
    /// use lucena_text::Language;
    ///
    /// assert_eq!(Language::from_locale([None, Some(""), Some("pt_BR.UTF-8")]), Language::Portuguese);
    /// assert_eq!(Language::from_locale([Some("de_DE"), None, Some("pt_BR.UTF-8")]), Language::English);
    /// ```
    pub fn from_locale(values: [Option<&str>; 3]) -> Language {
        let decisive = values.into_iter().flatten().find(|value| !value.is_empty());
        decisive.and_then(Language::from_tag).unwrap_or(Language::English)
    }

    /// The letters of the pieces: `R D T B C` in Portuguese, `K Q R B N` in English.
    pub const fn piece_letters(self) -> &'static PieceLetters {
        self.dialect().letters()
    }

    /// The dialect in which its speakers write moves.
    pub const fn dialect(self) -> Dialect {
        match self {
            Language::Portuguese => Dialect::Portuguese,
            Language::English => Dialect::English,
        }
    }

    /// What stands between groups of three digits.
    pub(crate) const fn group_separator(self) -> char {
        match self {
            Language::Portuguese => '.',
            Language::English => ',',
        }
    }

    /// What stands before decimals.
    pub(crate) const fn decimal_separator(self) -> char {
        match self {
            Language::Portuguese => ',',
            Language::English => '.',
        }
    }

    /// The plural category of a number, as message files call it: `one` or `other`.
    pub const fn plural(self, number: i32) -> &'static str {
        match (self, number.unsigned_abs()) {
            (_, 1) | (Language::Portuguese, 0) => "one",
            _ => "other",
        }
    }
}
