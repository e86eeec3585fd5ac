//! `lucena patlan check`: every complaint about pattern files, with line, column, excerpt and hint.

use clap::{ArgMatches, Command};
use lucena_lang::{Diagnostic, Source, voice};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::{files, flag, load};
use crate::cli::{Console, Failure, Outcome};

pub(super) fn build(text: Text) -> Command {
    Command::new("check")
        .about(text.get("patlan-check-about"))
        .override_usage(text.get("patlan-check-usage"))
        .arg(files(text))
        .arg(flag("json", "patlan-json", text))
}

/// More complaints than anybody reads; the rest is counted.
const MOST_SHOWN: usize = 1000;
/// The widest excerpt of a line, in characters.
const WIDEST: usize = 120;

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
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
    Ok(if errors == 0 { Outcome::Done } else { Outcome::Negative })
}

/// The complaint, the line it is about with a mark below, and what to do.
pub(super) fn words_of(source: &Source, diagnostic: &Diagnostic, text: Text) -> String {
    let place = source.place(diagnostic.span.start);
    let key = if diagnostic.is_error() { "patlan-error-line" } else { "patlan-warning-line" };
    let head = args![
        "file" => source.name(),
        "line" => place.line.to_string(),
        "column" => place.column.to_string(),
        "code" => diagnostic.code.id(),
        "message" => voice::message(diagnostic, text),
    ];
    let mut lines = vec![text.format(key, head)];
    let line = source.line_text(place.line).replace('\t', " ");
    let number = place.line.to_string();
    let margin = " ".repeat(number.len());
    let (excerpt, before) = excerpt(&line, place.column - 1);
    let length = source.slice(diagnostic.span).lines().next().unwrap_or("").chars().take(WIDEST).count();
    let length = length.min(excerpt.chars().count() - before).max(1);
    lines.push(format!("  {number} | {excerpt}"));
    lines.push(format!("  {margin} | {}{}", " ".repeat(before), "^".repeat(length)));
    if let Some(hint) = voice::hint(diagnostic, text) {
        lines.push(format!("  {margin}   {}", text.format("patlan-hint-line", args!["hint" => hint])));
    }
    lines.join("\n")
}

/// A line as wide as a terminal shows it, around the character with this index, and where that character then is.
fn excerpt(line: &str, at: usize) -> (String, usize) {
    if line.chars().nth(WIDEST).is_none() {
        return (line.to_owned(), at);
    }
    let skipped = at.saturating_sub(WIDEST / 2);
    let lead = if skipped > 0 { "…" } else { "" };
    let rest: String = line.chars().skip(skipped).take(WIDEST).collect();
    let trail = if line.chars().nth(skipped + WIDEST).is_some() { "…" } else { "" };
    (format!("{lead}{rest}{trail}"), at - skipped + lead.chars().count())
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
