//! The sources and patterns that the command line means: files, standard input, or names of the library.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use lucena_lang::patlan::{Library, Program};
use lucena_lang::{Diagnostic, Source, nearest};
use lucena_text::args;

use crate::cli::{Console, Failure};

/// More than any text of patterns that a person wrote.
const MOST_BYTES: u64 = 16 << 20;

/// Reads a file, or standard input for `-`.
pub(super) fn source(path: &str, console: &mut Console<'_>) -> Result<Source, Failure> {
    let text = console.text;
    let read = |error| Failure::Read { path: path.to_owned(), error };
    let mut bytes = Vec::new();
    let name = if path == "-" {
        console.input.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(read)?;
        text.get("cli-standard-input")
    } else {
        let file = File::open(path).map_err(read)?;
        file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(read)?;
        path.to_owned()
    };
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::Input(text.format("patlan-too-long", args!["file" => &name])));
    }
    match String::from_utf8(bytes) {
        Ok(words) => Ok(Source::new(name, words)),
        Err(_) => Err(Failure::Input(text.format("patlan-not-text", args!["file" => &name]))),
    }
}

/// The library with the patterns of some sources, and all complaints about each, failed examples included.
pub(super) fn checked(sources: &[Source]) -> (Library, Vec<Vec<Diagnostic>>) {
    let (library, mut diagnostics) = Library::standard().extended(sources);
    for (source, list) in sources.iter().zip(&mut diagnostics) {
        list.extend(library.check_examples(source));
        list.sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.code));
    }
    (library, diagnostics)
}

/// The patterns that a word means: all of a file, or one of the library.
pub(super) fn programs(
    subject: &str,
    only: Option<&str>,
    console: &mut Console<'_>,
) -> Result<Vec<Arc<Program>>, Failure> {
    let text = console.text;
    if subject != "-" && !Path::new(subject).exists() {
        let found = Library::standard().get(subject).cloned();
        let unknown = || {
            let names = Library::standard().programs().map(|program| program.name());
            Failure::Input(match nearest(subject, names) {
                Some(near) => {
                    text.format("patlan-no-such-pattern-but", args!["name" => subject, "near" => near])
                }
                None => text.format("patlan-no-such-pattern", args!["name" => subject]),
            })
        };
        return Ok(vec![found.ok_or_else(unknown)?]);
    }
    let source = source(subject, console)?;
    let (library, diagnostics) = Library::standard().extended(std::slice::from_ref(&source));
    if diagnostics.iter().flatten().any(Diagnostic::is_error) {
        return Err(Failure::Input(text.format("patlan-has-errors", args!["file" => source.name()])));
    }
    let parsed = lucena_lang::patlan::parse(&source);
    let names = parsed.patterns.iter().map(|tree| tree.name.value.as_str());
    let chosen = names.filter(|name| only.is_none_or(|only| only == *name));
    let programs: Vec<Arc<Program>> = chosen.filter_map(|name| library.get(name).cloned()).collect();
    match only {
        Some(only) if programs.is_empty() => {
            let words = args!["file" => source.name(), "name" => only];
            Err(Failure::Input(text.format("patlan-no-pattern-in-file", words)))
        }
        _ => Ok(programs),
    }
}
