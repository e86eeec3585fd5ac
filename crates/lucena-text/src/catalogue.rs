//! The message files as they were embedded, and the parsed bundle of each language.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Language;

/// An embedded message file.
#[derive(Clone, Copy, Debug)]
pub struct MessageFile {
    /// The language it speaks.
    pub language: Language,
    /// What it is about: the name of the file, and the first word of every key in it.
    pub area: &'static str,
    /// The content.
    pub source: &'static str,
}

const EMBEDDED: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/message_files.rs"));

/// All message files, for tests and for the web pages, which speak the same words.
pub fn files() -> impl Iterator<Item = MessageFile> {
    EMBEDDED.iter().filter_map(|&(tag, area, source)| {
        Some(MessageFile { language: Language::from_tag(tag)?, area, source })
    })
}

/// The messages of one language, ready to be formatted.
pub(crate) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

/// Parsed when first needed, once for each language.
static LOADED: [OnceLock<Catalogue>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];

impl Catalogue {
    /// The catalogue of a language.
    pub(crate) fn of(language: Language) -> &'static Catalogue {
        LOADED[language.index()].get_or_init(|| Catalogue::load(language))
    }

    /// Whether the language has words of its own for a message.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    fn load(language: Language) -> Catalogue {
        let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that keep right-to-left text apart would only disturb terminals and protocols.
        bundle.set_use_isolating(false);
        let formatters: [fn(&FluentValue<'_>, &_) -> Option<String>; Language::COUNT] =
            include!(concat!(env!("OUT_DIR"), "/formatters.rs"));
        bundle.set_formatter(Some(formatters[language.index()]));
        for file in files().filter(|file| file.language == language) {
            // A mistake in a file costs the messages it touches and no others; a test makes sure there is none.
            let resource =
                FluentResource::try_new(file.source.to_owned()).unwrap_or_else(|(partial, _)| partial);
            bundle.add_resource_overriding(resource);
        }
        Catalogue { bundle }
    }

    /// A message, or one of its attributes, with its arguments filled in; nothing if there is no such message.
    pub(crate) fn format<'a>(
        &'a self,
        key: &str,
        attribute: Option<&str>,
        arguments: &'a FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) -> Option<Cow<'a, str>> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        Some(self.bundle.format_pattern(pattern, Some(arguments), errors))
    }
}

/// Numbers within messages are written for people, as those of the language at this place do: digits in groups of three.
fn written<M, const INDEX: usize>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(write_number(number, Language::ALL[INDEX])),
        _ => None,
    }
}

fn write_number(number: &FluentNumber, language: Language) -> String {
    let most = number.options.maximum_fraction_digits.unwrap_or(2);
    let least = number.options.minimum_fraction_digits.unwrap_or(0);
    let plain = format!("{:.most$}", number.value.abs());
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut fraction = fraction.to_owned();
    while least < fraction.len() && fraction.ends_with('0') {
        fraction.pop();
    }
    let sign = if number.value < 0.0 { "-" } else { "" };
    let whole = group_digits(whole, language);
    match fraction.is_empty() {
        true => format!("{sign}{whole}"),
        false => format!("{sign}{whole}{}{fraction}", language.decimal_separator()),
    }
}

/// Puts the language's separator between groups of three digits.
pub(crate) fn group_digits(digits: &str, language: Language) -> String {
    let mut grouped = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if 0 < index && (digits.len() - index).is_multiple_of(3) {
            grouped.push(language.group_separator());
        }
        grouped.push(digit);
    }
    grouped
}
