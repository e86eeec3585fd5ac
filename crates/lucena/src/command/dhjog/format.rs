//! `lucena dhjog fmt`: canonical layout, and keywords in the other language.

use clap::{ArgMatches, Command};
use lucena_lang::Language;
use lucena_lang::dhjog::{format, parse};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::check::words_of;
use super::{files, flag, load, option};
use crate::cli::{Console, Failure, Outcome};

pub(super) fn build(text: Text) -> Command {
    Command::new("fmt")
        .about(text.get("dhjog-fmt-about"))
        .override_usage(text.get("dhjog-fmt-usage"))
        .arg(files(text))
        .arg(option("to", "dhjog-value-language", "dhjog-to", text).value_parser(["pt", "en"]))
        .arg(flag("write", "dhjog-write", text))
        .arg(flag("check", "dhjog-check-only", text).conflicts_with("write"))
        .arg(flag("json", "dhjog-json", text).conflicts_with_all(["write", "check"]))
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
            writeln!(console.err, "{}", text.format("dhjog-not-formatted", args!["file" => path]))?;
            outcome = Outcome::Negative;
            continue;
        };
        let is_changed = formatted != source.text();
        if matches.get_flag("json") {
            values.push(json!({"file": path, "text": formatted, "changed": is_changed}));
        } else if matches.get_flag("check") {
            if is_changed {
                writeln!(console.out, "{}", text.format("dhjog-would-change", args!["file" => path]))?;
                outcome = Outcome::Negative;
            }
        } else if matches.get_flag("write") && path != "-" {
            if is_changed {
                crate::output::write_whole(path, formatted.as_bytes()).map_err(Failure::Write)?;
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
