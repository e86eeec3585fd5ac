//! The sets that the command line means: files, standard input, or titles of the shipped sets; and players of them.

use std::path::Path;
use std::sync::Arc;

use lucena_lab::classroom::Mind;
use lucena_lab::spec::split_patterns;
use lucena_lang::Source;
use lucena_lang::dhjog::{HeuristicSet, Options, SHIPPED, compile, folded};
use lucena_text::{Text, args};

use super::check::words_of;
use crate::cli::{Console, Failure};
use crate::command::{patlan, texts};
use crate::shelf;

/// Reads a file, standard input for `-`, or a shipped set by the name of its file.
pub(super) fn source(path: &str, console: &mut Console<'_>) -> Result<Source, Failure> {
    match path {
        "-" => texts::source(path, console).map(with_plain_lines),
        _ => file_source(path, console.text),
    }
}

/// Reads a file, or a shipped set by the name of its file.
pub(in crate::command) fn file_source(path: &str, text: Text) -> Result<Source, Failure> {
    match shipped(path) {
        Some((name, words)) if !Path::new(path).exists() => Ok(Source::new(name, words)),
        _ => texts::file(path, text).map(with_plain_lines),
    }
}

/// A line may end as on any machine.
fn with_plain_lines(source: Source) -> Source {
    let words = source.text().replace("\r\n", "\n").replace('\r', "\n");
    Source::new(source.name(), words)
}

/// The shipped set with this name, with or without the ending, hyphens or underscores alike.
fn shipped(name: &str) -> Option<(&'static str, &'static str)> {
    let plain = |name: &str| folded(name.trim_end_matches(".dhjog")).replace('_', "-");
    let wanted = plain(name);
    SHIPPED.iter().copied().find(|(known, _)| plain(known) == wanted)
}

/// Whether a word names a set rather than a program.
pub(in crate::command) fn is_set(word: &str) -> bool {
    let has_ending = Path::new(word).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("dhjog"));
    has_ending || Mind::built_in(word).is_some() || !Path::new(word).exists() && shipped(word).is_some()
}

/// The set of a text, or its first error.
pub(in crate::command) fn compiled(source: &Source, text: Text) -> Result<HeuristicSet, Failure> {
    let compiled = compile(source, &Options { library: shelf::library(), ..Options::default() });
    compiled.set.ok_or_else(|| {
        let first = compiled.diagnostics.iter().find(|diagnostic| diagnostic.is_error());
        Failure::Input(match first {
            Some(first) => words_of(source, first, text).lines().next().unwrap_or_default().to_owned(),
            None => text.format("dhjog-no-set", args!["file" => source.name()]),
        })
    })
}

/// The set, perhaps with patterns, that a word of the command line means.
pub(super) fn set(subject: &str, console: &mut Console<'_>) -> Result<Arc<HeuristicSet>, Failure> {
    let text = console.text;
    if subject == "-" {
        return Ok(Arc::new(compiled(&source(subject, console)?, text)?));
    }
    match mind(subject, text)? {
        Mind::Set(set) => Ok(set),
        Mind::Random => Err(Failure::Input(text.get("dhjog-random-has-no-value"))),
    }
}

/// Where texts come from when a player is made of them.
pub(in crate::command) trait Shelves {
    /// The text of a set.
    fn set(&self, path: &str) -> Result<Source, Failure>;

    /// The text of a file of patterns; nothing if the word is the name of a known one.
    fn patterns(&self, path: &str) -> Result<Option<Source>, Failure>;
}

/// Files of this computer.
pub(in crate::command) struct Disk(pub(in crate::command) Text);

impl Shelves for Disk {
    fn set(&self, path: &str) -> Result<Source, Failure> {
        file_source(path, self.0)
    }

    fn patterns(&self, path: &str) -> Result<Option<Source>, Failure> {
        patlan::file_source(path, self.0)
    }
}

/// The player that a text names: a set, perhaps with patterns, or one of those that need no file.
pub(crate) fn mind(typed: &str, text: Text) -> Result<Mind, Failure> {
    mind_from(typed, &Disk(text), text)
}

/// The same with texts from elsewhere.
pub(in crate::command) fn mind_from(typed: &str, shelves: &dyn Shelves, text: Text) -> Result<Mind, Failure> {
    let (set, patterns) = split_patterns(typed);
    let built_in = Mind::built_in(set).or_else(|| set.is_empty().then(Mind::material));
    let mind = match built_in {
        Some(mind) => mind,
        None => Mind::Set(Arc::new(compiled(&shelves.set(set)?, text)?)),
    };
    let Some(patterns) = patterns else { return Ok(mind) };
    match mind {
        Mind::Random => Err(Failure::Input(text.get("dhjog-random-with-patterns"))),
        Mind::Set(set) => {
            let programs = match shelves.patterns(patterns)? {
                Some(source) => patlan::programs_of(&source, text)?,
                None => shelf::library().get(patterns).cloned().into_iter().collect(),
            };
            Ok(Mind::Set(Arc::new(HeuristicSet::clone(&set).with_patterns(&programs))))
        }
    }
}
