//! What `explain` and `review` are asked on the command line: effort, level, templates and moves.

use std::borrow::Cow;
use std::fs;
use std::path::Path;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_engine::{Evaluation, Options};
use lucena_explain::voice::{Fault, WordFile};
use lucena_explain::{Effort, Level, Voice};
use lucena_games::encoding::text_of;
use lucena_lang::Source;
use lucena_lang::patlan::Library;
use lucena_text::{Language, MessageFault, Text, args};

use crate::cli::{Console, Failure, Flags};
use crate::command::tables::open as open_tables;
use crate::shelf;

/// Positions searched for one explanation if nothing else is asked: a second or less, the same on every machine.
pub(super) const NODES: u64 = 400_000;

/// Adds the options that say how much to think (`nodes` if nothing is said) and for whom.
pub(crate) fn effort_options(command: Command, nodes: u64, text: Text) -> Command {
    let number = |name: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(text.get("explain-value-number")).help(text.get(help))
    };
    command
        .arg(
            Arg::new("level")
                .long("level")
                .ignore_case(true)
                .value_name(text.get("explain-value-level"))
                .value_parser(PossibleValuesParser::new(Level::ALL.map(Level::key)))
                .help(text.get("explain-level")),
        )
        .arg(number("depth", "explain-depth").conflicts_with_all(["nodes", "time"]))
        .arg(
            Arg::new("nodes")
                .long("nodes")
                .value_name(text.get("explain-value-number"))
                .conflicts_with("time")
                .help(text.format("explain-nodes", args!["nodes" => nodes.to_string()])),
        )
        .arg(number("time", "explain-time"))
        .arg(
            Arg::new("evaluation")
                .long("evaluation")
                .ignore_case(true)
                .value_name(text.get("explain-value-evaluation"))
                .value_parser(PossibleValuesParser::new(Evaluation::ALL.map(Evaluation::key)))
                .help(text.get("explain-evaluation")),
        )
        .arg(
            Arg::new("syzygy")
                .long("syzygy")
                .value_name(text.get("explain-value-folder"))
                .help(text.get("explain-syzygy")),
        )
}

/// The settings of the engine that judges.
///
/// # Errors
/// If the folder of tables has none.
pub(crate) fn read_options(matches: &ArgMatches, text: Text) -> Result<Options, Failure> {
    let typed = matches.get_one::<String>("evaluation");
    let wanted = typed.and_then(|typed| {
        Evaluation::ALL.into_iter().find(|evaluation| evaluation.key().eq_ignore_ascii_case(typed))
    });
    let usual = Options::default();
    let folder = matches.get_one::<String>("syzygy");
    let endings = folder.map(|folder| open_tables(folder, text)).transpose()?;
    Ok(Options { evaluation: wanted.unwrap_or(usual.evaluation), endings, ..usual })
}

/// Adds the options that say which patterns speak.
pub(crate) fn pattern_options(command: Command, text: Text) -> Command {
    command
        .arg(
            Arg::new("patterns")
                .long("patterns")
                .value_name(text.get("explain-value-file"))
                .conflicts_with("no-patterns")
                .help(text.get("explain-patterns")),
        )
        .arg(
            Arg::new("no-patterns")
                .long("no-patterns")
                .action(ArgAction::SetTrue)
                .help(text.get("explain-no-patterns")),
        )
}

/// The patterns that speak: the known ones, with those of the user's file; a mistake in the file is told, and the rest
/// goes on.
pub(crate) fn read_library(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Library, Failure> {
    if matches.get_flag("no-patterns") {
        return Ok(Library::new());
    }
    if let Some(trouble) = shelf::trouble(console.text) {
        writeln!(console.err, "{trouble}")?;
    }
    let Some(path) = matches.get_one::<String>("patterns") else { return Ok(shelf::library().clone()) };
    let words = read_text(path, console.text)?;
    let source = Source::new(path.as_str(), words);
    let (library, diagnostics) = shelf::library().extended(std::slice::from_ref(&source));
    for diagnostic in diagnostics.iter().flatten().filter(|diagnostic| diagnostic.is_error()) {
        let reason = args![
            "file" => path,
            "line" => source.place(diagnostic.span.start).line,
            "reason" => lucena_lang::voice::message(diagnostic, console.text),
        ];
        writeln!(console.err, "{}", console.text.format("explain-bad-patterns", reason))?;
    }
    Ok(library)
}

/// A file of text, in whatever encoding.
fn read_text(path: &str, text: Text) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::Read { path: path.to_owned(), error })?;
    let words = text_of(&bytes).map(Cow::into_owned);
    words.ok_or_else(|| Failure::Input(text.format("patlan-not-text", args!["file" => path])))
}

/// For whom the explanation is.
pub(crate) fn read_level(matches: &ArgMatches) -> Level {
    matches.get_one::<String>("level").and_then(|level| level.parse().ok()).unwrap_or_default()
}

/// How much to think.
pub(crate) fn read_effort(matches: &ArgMatches, text: Text) -> Result<Effort, Failure> {
    let flags = Flags::new(matches, text);
    if let Some(depth) = flags.number("depth", 1..=60)? {
        return Ok(Effort::depth(depth as u32));
    }
    if let Some(time) = flags.number("time", 1..=3_600_000)? {
        return Ok(Effort::time(Duration::from_millis(time)));
    }
    Ok(Effort::nodes(flags.number_or("nodes", 1..=1_000_000_000_000, NODES)?))
}

/// The embedded words with the user's folder laid over them; a mistake in it is told, and the rest goes on.
pub(crate) fn read_voice(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Voice, Failure> {
    let mut voice = Voice::default();
    if let Some(folder) = matches.get_one::<String>("templates") {
        let read = read_words(Path::new(folder), console.text)?;
        let files: Vec<WordFile<'_>> = read
            .iter()
            .map(|(name, language, source)| WordFile { name: name.clone(), language: *language, source })
            .collect();
        if let Err(error) = voice.add(&files) {
            let words = template_fault(&error.fault, console.text);
            let reason = args!["file" => error.file, "line" => error.line.to_string(), "reason" => words];
            writeln!(console.err, "{}", console.text.format("explain-bad-templates", reason))?;
        }
    }
    Ok(voice)
}

/// The files of words in a folder that is made like ours: tables of templates, and messages in a folder for each language.
fn read_words(folder: &Path, text: Text) -> Result<Vec<(String, Option<Language>, String)>, Failure> {
    let mut found = Vec::new();
    let messages = Language::ALL.map(|language| (Some(language.tag()), "ftl", Some(language)));
    for (below, extension, language) in std::iter::once((None, "txt", None)).chain(messages) {
        let place = below.map_or_else(|| folder.to_owned(), |below| folder.join(below));
        if below.is_some() && !place.exists() {
            continue;
        }
        let unread = |error| Failure::Read { path: place.display().to_string(), error };
        let entries: Result<Vec<_>, _> = fs::read_dir(&place).map_err(unread)?.collect();
        let paths = entries.map_err(unread)?.into_iter().map(|entry| entry.path());
        let mut paths: Vec<_> =
            paths.filter(|path| path.extension().is_some_and(|ext| ext == extension)).collect();
        paths.sort();
        for path in paths {
            let name = path.display().to_string();
            let source = read_text(&name, text)?;
            found.push((name, language, source));
        }
    }
    if found.is_empty() {
        let folder = folder.display().to_string();
        return Err(Failure::Input(text.format("explain-no-templates", args!["folder" => folder])));
    }
    Ok(found)
}

/// What is wrong with a file of words, in the user's language.
fn template_fault(fault: &Fault, text: Text) -> String {
    let (key, name) = match fault {
        Fault::BadTheme(row) => ("explain-template-bad-theme", row.as_str()),
        Fault::BadTemplate(row) => ("explain-template-bad-template", row.as_str()),
        Fault::NoThemeAbove(name) => ("explain-template-no-theme-above", name.as_str()),
        Fault::UnknownTheme(name) => ("explain-template-unknown-theme", name.as_str()),
        Fault::UnknownCategory(name) => ("explain-template-unknown-category", name.as_str()),
        Fault::UnknownLevel(name) => ("explain-template-unknown-level", name.as_str()),
        Fault::UnknownName(name) => ("explain-template-unknown-name", name.as_str()),
        Fault::BadCondition(name) => ("explain-template-bad-condition", name.as_str()),
        Fault::RepeatedId(name) => ("explain-template-repeated-id", name.as_str()),
        Fault::BadMessage(MessageFault::Syntax(problem)) => ("explain-template-syntax", problem.as_str()),
        Fault::BadMessage(MessageFault::Repeated(key)) => ("explain-template-repeated-id", key.as_str()),
        Fault::BadMessage(MessageFault::Unsupported(key)) => ("explain-template-unsupported", key.as_str()),
        Fault::BadPlace(name) => ("explain-template-bad-place", name.as_str()),
        Fault::UnfilledSlot { theme, slot } => {
            return text.format("explain-template-unfilled-slot", args!["theme" => *theme, "name" => *slot]);
        }
        Fault::MissingMessage { key, language } => {
            let words = args!["name" => key, "folder" => language.tag()];
            return text.format("explain-template-missing-message", words);
        }
        Fault::NobodySays(key) => ("explain-template-nobody-says", key.as_str()),
    };
    text.format(key, args!["name" => name])
}
