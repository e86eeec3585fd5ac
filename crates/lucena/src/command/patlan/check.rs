//! `lucena patlan check`: every complaint about pattern files, with line, column, excerpt and hint.

use clap::{ArgMatches, Command};
use lucena_lang::{Diagnostic, Source, voice};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::{flag, load};
use crate::cli::{Console, Exit, Failure};
use crate::command::arguments::files;
use crate::command::excerpt::{Message, lines_of};

pub(super) fn build(text: Text) -> Command {
    Command::new("check")
        .about(text.get("patlan-check-about"))
        .override_usage(text.get("patlan-check-usage"))
        .arg(files("patlan", text))
        .arg(flag("json", "patlan-json", text))
}

/// More complaints than anybody reads; the rest is counted.
const MOST_SHOWN: usize = 1000;

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let paths = matches.get_many::<String>("files").into_iter().flatten();
    let sources: Vec<Source> =
        paths.map(|path| load::source(path, console)).collect::<Result<_, Failure>>()?;
    let (_, lists) = load::checked(&sources);
    let all = || sources.iter().zip(&lists).flat_map(|(source, list)| list.iter().map(move |d| (source, d)));
    let more = all().count().saturating_sub(MOST_SHOWN);
    let errors = all().filter(|(_, diagnostic)| diagnostic.is_error()).count();
    let count = all().count();
    if matches.get_flag("json") {
        let values: Vec<Value> =
            all().take(MOST_SHOWN).map(|(source, diagnostic)| json_of(source, diagnostic, text)).collect();
        writeln!(console.out, "{}", Value::from(values))?;
        if more > 0 {
            writeln!(console.err, "{}", text.format("patlan-more-problems", args!["count" => more]))?;
        }
    } else {
        for (source, diagnostic) in all().take(MOST_SHOWN) {
            writeln!(console.out, "{}\n", words_of(source, diagnostic, text))?;
        }
        if more > 0 {
            writeln!(console.out, "{}\n", text.format("patlan-more-problems", args!["count" => more]))?;
        }
        let summary = if count == 0 {
            let patterns: usize =
                sources.iter().map(|source| lucena_lang::patlan::parse(source).patterns.len()).sum();
            text.format("patlan-all-right", args!["patterns" => patterns])
        } else {
            text.format("patlan-problems", args!["errors" => errors, "warnings" => count - errors])
        };
        writeln!(console.out, "{summary}")?;
    }
    Ok(if errors == 0 { Exit::Done } else { Exit::Negative })
}

/// The complaint, the line it is about with a mark below, and what to do.
pub(super) fn words_of(source: &Source, diagnostic: &Diagnostic, text: Text) -> String {
    let message = Message {
        span: diagnostic.span,
        code: diagnostic.code.id(),
        is_error: diagnostic.is_error(),
        message: voice::message(diagnostic, text),
        hint: voice::hint(diagnostic, text),
    };
    lines_of(source, &message, text)
}

fn json_of(source: &Source, diagnostic: &Diagnostic, text: Text) -> Value {
    let place = source.place(diagnostic.span.start);
    let end = source.place(diagnostic.span.end);
    json!({
        "file": source.name(),
        "line": place.line,
        "column": place.column,
        "endLine": end.line,
        "endColumn": end.column,
        "code": diagnostic.code.id(),
        "severity": if diagnostic.is_error() { "error" } else { "warning" },
        "message": voice::message(diagnostic, text),
        "hint": voice::hint(diagnostic, text),
    })
}
