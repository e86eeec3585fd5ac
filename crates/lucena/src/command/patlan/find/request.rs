//! What is to be found, where, and how it is to be shown: the command line understood.

use std::path::Path;
use std::sync::Arc;

use clap::ArgMatches;
use lucena_games::encoding::text_of;
use lucena_games::hit::{Hunt, Keep, Sides};
use lucena_games::pgn::ReadLimits;
use lucena_lang::patlan::Program;
use lucena_lang::{Source, nearest};
use lucena_text::{Text, args};

use crate::base::{Filter, Input, usual_threads};
use crate::cli::{Console, Failure, Flags, Place};
use crate::lines::{Line, read_line};
use crate::shelf;

/// How hits are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Lines for people.
    Table,
    /// One JSON value a line.
    JsonLines,
    /// Games with comments where the pattern stands.
    Pgn,
    /// Positions.
    Fen,
}

/// The whole request.
pub(super) struct Request {
    pub(super) hunt: Hunt,
    pub(super) inputs: Vec<Input>,
    /// Whether the work is handed out in ranges, each with its own summary.
    pub(super) is_ranges: bool,
    pub(super) form: Form,
    pub(super) only_summary: bool,
    pub(super) limit: Option<u64>,
    pub(super) threads: usize,
    /// Whether an index may be used: annotated games need the text.
    pub(super) uses_index: bool,
}

const LONGEST_LINE: usize = 8192;

impl Request {
    pub(super) fn new(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Request, Failure> {
        let text = console.text;
        let mut wanted = Wanted::default();
        for word in matches.get_many::<String>("what").into_iter().flatten() {
            wanted.word(word, text)?;
        }
        for word in matches.get_many::<String>("pattern").into_iter().flatten() {
            wanted.pattern(word, text)?;
        }
        wanted.compile(text)?;
        if matches.get_flag("library") {
            wanted.programs.extend(shelf::library().programs().cloned());
        }
        wanted.programs.sort_by_key(|program| program.name().to_owned());
        wanted.programs.dedup_by_key(|program| program.name().to_owned());
        if wanted.programs.is_empty() {
            return Err(Failure::Usage(text.get("find-no-pattern")));
        }
        let is_ranges = matches.get_flag("ranges") || matches.contains_id("range");
        let mut inputs: Vec<Input> = wanted.files.into_iter().map(Input::File).collect();
        if let Some(typed) = matches.get_many::<String>("range") {
            let typed: Vec<&String> = typed.collect();
            for range in typed.chunks(3) {
                inputs.push(range_of([range[0], range[1], range[2]], text)?);
            }
        }
        if matches.get_flag("ranges") {
            inputs.extend(read_ranges(console)?);
        } else if matches.get_flag("stdin") {
            inputs.push(Input::Standard);
        }
        if inputs.is_empty() && !matches.get_flag("ranges") {
            return Err(Failure::Usage(text.get("find-no-file")));
        }
        let flags = Flags::new(matches, text);
        Ok(Request {
            hunt: hunt(wanted.programs, matches, text)?,
            inputs,
            is_ranges,
            uses_index: !matches.get_flag("no-index") && form(matches) != Form::Pgn,
            form: form(matches),
            only_summary: matches.get_flag("summary"),
            limit: flags.number("limit", 1..=u64::MAX)?,
            threads: flags.number("threads", 1..=256)?.map_or_else(usual_threads, |threads| threads as usize),
        })
    }

    /// Whether positions with the scenario alone are shown too.
    pub(super) fn keeps_scenarios(&self) -> bool {
        self.hunt.keep == Keep::Scenarios
    }
}

fn form(matches: &ArgMatches) -> Form {
    let forms = [("json", Form::JsonLines), ("pgn", Form::Pgn), ("fens", Form::Fen)];
    forms.into_iter().find(|(id, _)| matches.get_flag(id)).map_or(Form::Table, |(_, form)| form)
}

fn hunt(programs: Vec<Arc<Program>>, matches: &ArgMatches, text: Text) -> Result<Hunt, Failure> {
    let keep =
        match (matches.get_flag("scenarios"), matches.get_flag("summary"), matches.contains_id("limit")) {
            (true, _, _) => Keep::Scenarios,
            (false, true, false) => Keep::Nothing,
            (false, _, _) => Keep::Patterns,
        };
    Ok(Hunt {
        sides: sides(matches, text)?,
        query: Filter::query(matches, text)?,
        plies: Filter::plies(matches, text)?,
        keep,
        limits: ReadLimits::GENEROUS,
        programs,
    })
}

/// The side, in either language.
fn sides(matches: &ArgMatches, text: Text) -> Result<Sides, Failure> {
    let Some(word) = matches.get_one::<String>("side") else { return Ok(Sides::ToMove) };
    match word.to_lowercase().as_str() {
        "white" | "brancas" => Ok(Sides::White),
        "black" | "pretas" => Ok(Sides::Black),
        "both" | "ambos" | "ambas" => Ok(Sides::Both),
        "to-move" | "tomove" | "da-vez" | "vez" => Ok(Sides::ToMove),
        _ => Err(Failure::Usage(text.format("find-bad-side", args!["value" => word]))),
    }
}

/// Patterns and files, as they are gathered from the words of the command line.
#[derive(Default)]
struct Wanted {
    programs: Vec<Arc<Program>>,
    sources: Vec<Source>,
    files: Vec<String>,
}

impl Wanted {
    /// A word that may be the name of a pattern, a file of patterns or a base.
    fn word(&mut self, word: &str, text: Text) -> Result<(), Failure> {
        let is_source =
            Path::new(word).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pat"));
        match shelf::library().get(word) {
            _ if is_source => self.pattern(word, text)?,
            Some(program) => self.programs.push(program.clone()),
            None if Path::new(word).exists() => self.files.push(word.to_owned()),
            None => return Err(unknown_word(word, text)),
        }
        Ok(())
    }

    /// The name of a pattern, or a file of patterns.
    fn pattern(&mut self, word: &str, text: Text) -> Result<(), Failure> {
        if let Some(program) = shelf::library().get(word) {
            self.programs.push(program.clone());
            return Ok(());
        }
        let bytes = std::fs::read(word).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => {
                Failure::Usage(text.format("find-unknown-pattern", args!["word" => word]))
            }
            _ => Failure::Read { path: word.to_owned(), error },
        })?;
        let words = text_of(&bytes)
            .ok_or_else(|| Failure::Input(text.format("patlan-not-text", args!["file" => word])))?;
        self.sources.push(Source::new(word, words));
        Ok(())
    }

    /// Compiles the files of patterns, which may ask for each other's patterns.
    fn compile(&mut self, text: Text) -> Result<(), Failure> {
        let (library, diagnostics) = shelf::library().extended(&self.sources);
        for (source, list) in self.sources.iter().zip(&diagnostics) {
            if let Some(error) = list.iter().find(|diagnostic| diagnostic.is_error()) {
                let place = source.place(error.span.start);
                let details =
                    args!["column" => place.column, "code" => error.code.id(), "file" => source.name()];
                let place = Place { path: source.name().to_owned(), line: place.line };
                return Err(Failure::Line { place, reason: text.format("find-bad-pattern", details) });
            }
            let names = lucena_lang::patlan::check_source(source).patterns;
            self.programs.extend(names.iter().filter_map(|pattern| library.get(pattern.name()).cloned()));
        }
        Ok(())
    }
}

/// A word that is neither a pattern nor a file, with the pattern that was probably meant.
fn unknown_word(word: &str, text: Text) -> Failure {
    let names = shelf::library().programs().map(|program| program.name());
    Failure::Usage(match nearest(word, names) {
        Some(near) => text.format("find-unknown-word-but", args!["word" => word, "near" => near]),
        None => text.format("find-unknown-word", args!["word" => word]),
    })
}

fn range_of([path, start, end]: [&str; 3], text: Text) -> Result<Input, Failure> {
    let bad = |value: &str| Failure::Usage(text.format("find-bad-range", args!["value" => value]));
    let start = start.trim().parse().map_err(|_| bad(start))?;
    let end = end.trim().parse().map_err(|_| bad(end))?;
    Ok(Input::Range(path.to_owned(), start..end))
}

/// Work descriptors from standard input: path, start and end, separated by tabs, one a line.
fn read_ranges(console: &mut Console<'_>) -> Result<Vec<Input>, Failure> {
    let text = console.text;
    let name = text.get("cli-standard-input");
    let mut inputs = Vec::new();
    let mut number = 0;
    let read = |error| Failure::Read { path: name.clone(), error };
    while let Some(line) = read_line(console.input, LONGEST_LINE).map_err(read)? {
        number += 1;
        let place = Place { path: name.clone(), line: number };
        let line = match line {
            Line::Whole(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Line::TooLong => String::new(),
        };
        let line = line.trim_end_matches('\r');
        if line.trim().is_empty() {
            continue;
        }
        let parts: Vec<&str> = line.split('\t').collect();
        let input = match parts[..] {
            [path, start, end] => range_of([path, start, end], text).ok(),
            _ => None,
        };
        let reason = || text.get("find-bad-descriptor");
        inputs.push(input.ok_or_else(|| Failure::Line { place, reason: reason() })?);
    }
    Ok(inputs)
}
