//! `lucena patlan fmt`: canonical layout, and keywords in the other language.

use clap::{ArgMatches, Command};
use lucena_lang::patlan::{Language, format, parse};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::check::words_of;
use super::{files, flag, load, option};
use crate::cli::{Console, Failure, Outcome};

pub(super) fn build(text: Text) -> Command {
    Command::new("fmt")
        .about(text.get("patlan-fmt-about"))
        .override_usage(text.get("patlan-fmt-usage"))
        .arg(files(text))
        .arg(option("to", "patlan-value-language", "patlan-to", text).value_parser(["pt", "en"]))
        .arg(flag("write", "patlan-write", text))
        .arg(flag("check", "patlan-check-only", text).conflicts_with("write"))
        .arg(flag("json", "patlan-json", text).conflicts_with_all(["write", "check"]))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
    let text = console.text;
    let language = matches.get_one::<String>("to").map(|tag| match tag.as_str() {
        "pt" => Language::Portuguese,
        _ => Language::English,
    });
    let mut outcome = Outcome::Done;
    let mut values = Vec::new();
    for path in matches.get_many::<String>("files").into_iter().flatten() {
        let source = load::source(path, console)?;
        let parsed = parse(&source);
        let Some(formatted) = format(&source, &parsed, language) else {
            values.push(json!({"file": path, "text": null, "changed": false}));
            for diagnostic in parsed.diagnostics.iter().filter(|diagnostic| diagnostic.is_error()) {
                writeln!(console.err, "{}", words_of(&source, diagnostic, text))?;
            }
            outcome = Outcome::Negative;
            continue;
        };
        if matches.get_flag("json") {
            let changed = formatted != source.text();
            values.push(json!({"file": path, "text": formatted, "changed": changed}));
        } else if matches.get_flag("check") {
            if formatted != source.text() {
                writeln!(console.out, "{}", text.format("patlan-would-change", args!["file" => path]))?;
                outcome = Outcome::Negative;
            }
        } else if matches.get_flag("write") && path != "-" {
            if formatted != source.text() {
                replace(path, &formatted)?;
            }
        } else {
            write!(console.out, "{formatted}")?;
        }
    }
    if matches.get_flag("json") {
        writeln!(console.out, "{}", Value::from(values))?;
    }
    Ok(outcome)
}

/// Writes a neighbor first and then puts it in place, so that nothing is lost if the machine stops.
fn replace(path: &str, text: &str) -> Result<(), Failure> {
    crate::output::write_whole(path, text.as_bytes()).map_err(Failure::Write)
}
