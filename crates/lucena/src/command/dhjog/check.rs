//! `lucena dhjog check`: every complaint about heuristic sets, with line, column, excerpt and hint.

use clap::{ArgMatches, Command};
use lucena_lang::dhjog::{
    Compiled, Diagnostic, FileTree, Options, compile, level_name, level_word, parse, voice,
};
use lucena_lang::{DiagnosticCode, Source};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::tree;
use super::{flag, load, option};
use crate::cli::{Console, Exit, Failure};
use crate::command::arguments::files;
use crate::command::excerpt::{Message, lines_of};
use crate::shelf;

pub(super) fn build(text: Text) -> Command {
    Command::new("check")
        .about(text.get("dhjog-check-about"))
        .override_usage(text.get("dhjog-check-usage"))
        .arg(files("dhjog", text))
        .arg(option("level", "dhjog-value-level", "dhjog-level", text))
        .arg(flag("json", "dhjog-json", text))
        .arg(flag("ast", "dhjog-ast", text).requires("json"))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let level_limit = match matches.get_one::<String>("level") {
        Some(word) => level_word(word)
            .ok_or_else(|| Failure::Usage(text.format("dhjog-bad-level", args!["level" => word])))?,
        None => 6,
    };
    let options = Options { level_limit, library: shelf::library(), ..Options::default() };
    let (mut errors, mut values) = (0, Vec::new());
    let paths: Vec<&String> = matches.get_many("files").into_iter().flatten().collect();
    for path in paths {
        let source = load::source(path, console)?;
        let compiled = compile(&source, &options);
        let wrong = compiled.diagnostics.iter().filter(|diagnostic| diagnostic.is_error()).count();
        errors += wrong;
        if matches.get_flag("json") {
            let mut value = json_of(&source, &compiled, text);
            if matches.get_flag("ast") {
                value["tree"] = tree::json_of(&source);
            }
            values.push(value);
            continue;
        }
        for diagnostic in &compiled.diagnostics {
            writeln!(console.out, "{}\n", words_of(&source, diagnostic, text))?;
        }
        writeln!(console.out, "{}", summary(&source, &compiled, wrong, text))?;
    }
    if matches.get_flag("json") {
        writeln!(console.out, "{}", Value::from(values))?;
    }
    Ok(if errors == 0 { Exit::Done } else { Exit::Negative })
}

fn summary(source: &Source, compiled: &Compiled, errors: usize, text: Text) -> String {
    let warnings = compiled.diagnostics.len() - errors;
    match &compiled.set {
        Some(set) => {
            let name = level_name(set.level(), lucena_lang::voice::keywords(text));
            let words = args![
                "file" => source.name(), "title" => set.title(), "level" => usize::from(set.level()),
                "name" => name, "warnings" => warnings,
            ];
            text.format("dhjog-all-right", words)
        }
        None => match parse(source).file {
            Some(FileTree::Positions(positions)) if errors == 0 => {
                text.format("dhjog-positions", args!["file" => source.name(), "count" => positions.len()])
            }
            _ => {
                let words = args!["file" => source.name(), "errors" => errors, "warnings" => warnings];
                text.format("dhjog-problems", words)
            }
        },
    }
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

fn json_of(source: &Source, compiled: &Compiled, text: Text) -> Value {
    let complaints = compiled.diagnostics.iter().map(|diagnostic| {
        let (place, end) = (source.place(diagnostic.span.start), source.place(diagnostic.span.end));
        let both = lucena_wire::both(|text| voice::message(diagnostic, text));
        json!({
            "line": place.line,
            "column": place.column,
            "endLine": end.line,
            "endColumn": end.column,
            "code": diagnostic.code.id(),
            "severity": if diagnostic.is_error() { "error" } else { "warning" },
            "message": voice::message(diagnostic, text),
            "messagePt": both.pt,
            "messageEn": both.en,
            "hint": voice::hint(diagnostic, text),
        })
    });
    json!({
        "file": source.name(),
        "title": compiled.set.as_ref().map(|set| set.title()),
        "level": compiled.set.as_ref().map(|set| set.level()),
        "fingerprint": compiled.set.as_ref().map(|set| set.fingerprint()),
        "diagnostics": complaints.collect::<Vec<_>>(),
    })
}
