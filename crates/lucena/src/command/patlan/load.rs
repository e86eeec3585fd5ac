//! The sources and patterns that the command line means: files, standard input, or names of the library.

use std::path::Path;
use std::sync::Arc;

use lucena_lang::patlan::{Library, Program};
use lucena_lang::{Diagnostic, Source, nearest};
use lucena_text::{Text, args};

use crate::cli::{Console, Failure};
use crate::command::texts::file;
pub(super) use crate::command::texts::source;
use crate::shelf;

/// The library with the patterns of some sources, and all complaints about each, failed examples included.
pub(super) fn checked(sources: &[Source]) -> (Library, Vec<Vec<Diagnostic>>) {
    let (library, mut diagnostics) = shelf::library().extended(sources);
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
        let found = shelf::library().get(subject).cloned();
        let unknown = || {
            let names = shelf::library().programs().map(|program| program.name());
            Failure::Input(match nearest(subject, names) {
                Some(near) => {
                    text.format("patlan-no-such-pattern-but", args!["name" => subject, "near" => near])
                }
                None => text.format("patlan-no-such-pattern", args!["name" => subject]),
            })
        };
        return Ok(vec![found.ok_or_else(unknown)?]);
    }
    of_source(&source(subject, console)?, only, text)
}

/// All patterns of a file, or the known one with this name if there is no such file.
pub(super) fn of_file(path: &str, text: Text) -> Result<Vec<Arc<Program>>, Failure> {
    match file_source(path, text)? {
        Some(source) => of_source(&source, None, text),
        None => Ok(shelf::library().get(path).cloned().into_iter().collect()),
    }
}

/// The text of a file; nothing if there is none but a known pattern with this name.
pub(super) fn file_source(path: &str, text: Text) -> Result<Option<Source>, Failure> {
    match !Path::new(path).exists() && shelf::library().get(path).is_some() {
        true => Ok(None),
        false => file(path, text).map(Some),
    }
}

/// The patterns of a source, or the one with a name.
pub(super) fn of_source(
    source: &Source,
    only: Option<&str>,
    text: Text,
) -> Result<Vec<Arc<Program>>, Failure> {
    let (library, diagnostics) = shelf::library().extended(std::slice::from_ref(source));
    if diagnostics.iter().flatten().any(Diagnostic::is_error) {
        return Err(Failure::Input(text.format("patlan-has-errors", args!["file" => source.name()])));
    }
    let parsed = lucena_lang::patlan::parse(source);
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
