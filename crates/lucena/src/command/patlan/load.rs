//! The sources and patterns that the command line means: files, standard input, or names of the library.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use lucena_games::encoding::text_of;
use lucena_lang::patlan::{Library, Program};
use lucena_lang::{Diagnostic, Source, nearest};
use lucena_text::{Text, args};

use crate::cli::{Console, Failure};
use crate::shelf;

/// More than any text of patterns that a person wrote.
const MOST_BYTES: u64 = 16 << 20;

/// Reads a file, or standard input for `-`.
pub(super) fn source(path: &str, console: &mut Console<'_>) -> Result<Source, Failure> {
    if path != "-" {
        return file_source(path, console.text);
    }
    read(console.text.get("cli-standard-input"), path, &mut console.input, console.text)
}

fn file_source(path: &str, text: Text) -> Result<Source, Failure> {
    let mut file = File::open(path).map_err(|error| Failure::Read { path: path.to_owned(), error })?;
    read(path.to_owned(), path, &mut file, text)
}

fn read(name: String, path: &str, input: &mut dyn Read, text: Text) -> Result<Source, Failure> {
    let mut bytes = Vec::new();
    let failed = |error| Failure::Read { path: path.to_owned(), error };
    input.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::Input(text.format("patlan-too-long", args!["file" => &name])));
    }
    match text_of(&bytes) {
        Some(words) => Ok(Source::new(name, words)),
        None => Err(Failure::Input(text.format("patlan-not-text", args!["file" => &name]))),
    }
}

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
    if let (false, Some(program)) = (Path::new(path).exists(), shelf::library().get(path)) {
        return Ok(vec![program.clone()]);
    }
    of_source(&file_source(path, text)?, None, text)
}

/// The patterns of a source, or the one with a name.
fn of_source(source: &Source, only: Option<&str>, text: Text) -> Result<Vec<Arc<Program>>, Failure> {
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
