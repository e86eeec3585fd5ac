//! The languages Lucena speaks, and which one a user's settings ask for.
//!
//! A language is a folder of `data/messages` with a `language.txt`; the list is made of them when the crate is built. Nothing above
//! this crate may count languages or name one, but for what is written in two languages only: the keywords of PATLAN and DHJOG,
//! the texts of patterns and ideas, the names of openings. Whoever reads those in another language gets the English ones.

use std::fmt;
use std::sync::LazyLock;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use lucena_chess::notation::{Dialect, PieceLetters};
use unic_langid::LanguageIdentifier;

/// A language with its own message files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(u8);

/// What a folder says about its language.
struct Known {
    tag: &'static str,
    name: &'static str,
    locale: &'static str,
    dialect: Dialect,
    thousands: char,
    decimal: char,
}

const KNOWN: &[Known] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));
const COUNT: usize = KNOWN.len();

/// The plural rules of each language, as Unicode has them; those of English for a language that it does not know, as Fluent does.
static PLURALS: LazyLock<[Option<PluralRules>; COUNT]> = LazyLock::new(|| {
    let rules = |tag: &str| {
        let locale: LanguageIdentifier = tag.parse().ok()?;
        PluralRules::create(locale, PluralRuleType::CARDINAL).ok()
    };
    Language::ALL.map(|language| rules(language.tag()).or_else(|| rules("en")))
});

#[allow(non_upper_case_globals, reason = "they are used as the variants of an enumeration are; 2026-11-18")]
impl Language {
    /// Portuguese as written in Brazil.
    pub const Portuguese: Language = Language::known("pt");
    /// English, in which is said whatever another language has no words for.
    pub const English: Language = Language::known("en");
}

impl Language {
    /// How many languages there are.
    pub const COUNT: usize = COUNT;

    /// All languages: Portuguese, English, then the others by their tags.
    pub const ALL: [Language; COUNT] = {
        let mut all = [Language(0); COUNT];
        let mut index = 0;
        while index < COUNT {
            all[index] = Language(index as u8);
            index += 1;
        }
        all
    };

    /// The language of a folder that is always there.
    const fn known(tag: &str) -> Language {
        let mut index = 0;
        while index < COUNT {
            let here = KNOWN[index].tag.as_bytes();
            // All tags of the two have two letters.
            if here.len() == 2 && here[0] == tag.as_bytes()[0] && here[1] == tag.as_bytes()[1] {
                return Language(index as u8);
            }
            index += 1;
        }
        panic!("the build script makes sure that it is there");
    }

    const fn of(self) -> &'static Known {
        &KNOWN[self.0 as usize]
    }

    /// Whether it says everything: the two that are written with the program. Others may say as much as their translators have done.
    pub const fn is_whole(self) -> bool {
        self.0 == Language::Portuguese.0 || self.0 == Language::English.0
    }

    /// Its place in [`Language::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The short tag, which is also the name of the folder of its messages: `pt` or `en`.
    pub const fn tag(self) -> &'static str {
        self.of().tag
    }

    /// What its speakers call it: `Português`.
    pub const fn name(self) -> &'static str {
        self.of().name
    }

    /// The tag with which a page says in what language it is written: `pt-BR`.
    pub const fn locale(self) -> &'static str {
        self.of().locale
    }

    /// The tags of all languages, for messages that list them: `pt, en`.
    pub fn tags() -> String {
        Language::ALL.map(Language::tag).join(", ")
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
    /// assert_eq!(Language::from_locale([Some("xx_XX"), None, Some("pt_BR.UTF-8")]), Language::English);
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
        self.of().dialect
    }

    /// What stands between groups of three digits.
    pub(crate) const fn group_separator(self) -> char {
        self.of().thousands
    }

    /// What stands before decimals.
    pub(crate) const fn decimal_separator(self) -> char {
        self.of().decimal
    }

    /// The plural category of a number, as message files call it: `one` and `other`, and in some languages more.
    ///
    /// ```
    /// use lucena_text::Language;
    ///
    /// assert_eq!([0, 1, 2].map(|number| Language::Portuguese.plural(number)), ["one", "one", "other"]);
    /// assert_eq!([0, 1, 2].map(|number| Language::English.plural(number)), ["other", "one", "other"]);
    /// ```
    pub fn plural(self, number: i32) -> &'static str {
        let category =
            PLURALS[self.index()].as_ref().and_then(|rules| rules.select(number.unsigned_abs()).ok());
        match category {
            Some(PluralCategory::ZERO) => "zero",
            Some(PluralCategory::ONE) => "one",
            Some(PluralCategory::TWO) => "two",
            Some(PluralCategory::FEW) => "few",
            Some(PluralCategory::MANY) => "many",
            Some(PluralCategory::OTHER) | None => "other",
        }
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}
