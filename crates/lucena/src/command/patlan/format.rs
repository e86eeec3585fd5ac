//! `lucena patlan fmt`: canonical layout, and keywords in the other language.

use lucena_lang::patlan::{format, parse};
use lucena_lang::{Language, Source};
use lucena_text::Text;

use super::check::words_of;
use super::load;
use crate::command::formatting::Formatter;

pub(super) const FORMATTER: Formatter =
    Formatter { prefix: "patlan", source: load::source, format: formatted };

fn formatted(source: &Source, language: Option<Language>, text: Text) -> Result<String, Vec<String>> {
    let parsed = parse(source);
    let told =
        || parsed.diagnostics.iter().filter(|one| one.is_error()).map(|one| words_of(source, one, text));
    format(source, &parsed, language).ok_or_else(|| told().collect())
}
