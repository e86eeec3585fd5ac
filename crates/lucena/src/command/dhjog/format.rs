//! `lucena dhjog fmt`: canonical layout, and keywords in the other language.

use lucena_lang::dhjog::{format, parse};
use lucena_lang::{Language, Source};
use lucena_text::Text;

use super::check::words_of;
use super::load;
use super::tree;
use crate::command::formatting::Formatter;

pub(super) const FORMATTER: Formatter =
    Formatter { prefix: "dhjog", source: load::source, format: formatted };

fn formatted(source: &Source, language: Option<Language>, text: Text) -> Result<String, Vec<String>> {
    // The tree of an editor with blocks is written out first.
    let written = match source.text().trim_start().starts_with('{') {
        true => Some(Source::new(source.name(), tree::text_of(source, language, text)?)),
        false => None,
    };
    let source = written.as_ref().unwrap_or(source);
    let parsed = parse(source);
    let told =
        || parsed.diagnostics.iter().filter(|one| one.is_error()).map(|one| words_of(source, one, text));
    format(source, &parsed, language).ok_or_else(|| told().collect())
}
