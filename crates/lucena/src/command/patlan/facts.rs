//! `lucena patlan facts`: the fact base of a position, for people, for programs, or for Prolog.

use std::collections::BTreeMap;

use clap::{ArgMatches, Command};
use lucena_lang::patlan::{Fact, Style, facts};
use lucena_lang::voice;
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::{fen_option, flag, option, position, side_option, sides};
use crate::cli::{Console, Exit, Failure};

pub(super) fn build(text: Text) -> Command {
    Command::new("facts")
        .about(text.get("patlan-facts-about"))
        .override_usage(text.get("patlan-facts-usage"))
        .arg(fen_option(text))
        .arg(side_option(text))
        .arg(option("style", "patlan-value-style", "patlan-style", text).value_parser(["strict", "thesis"]))
        .arg(flag("prolog", "patlan-prolog", text).conflicts_with("json"))
        .arg(flag("json", "patlan-json", text))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let pos = position(matches)?;
    let style = match matches.get_one::<String>("style").map(String::as_str) {
        Some("thesis") => Style::Thesis,
        _ => Style::Strict,
    };
    let sides = sides(matches, &pos);
    // What is mine for one side is the other's for the other: one base of facts cannot hold both.
    if matches.get_flag("prolog") && sides.len() > 1 {
        return Err(Failure::Usage(console.text.get("patlan-prolog-one-side")));
    }
    let mut values = Vec::new();
    for side in sides {
        let found = facts(&pos, side, style);
        if matches.get_flag("json") {
            let facts =
                found.iter().map(|fact| json!({"predicate": fact.predicate, "arguments": fact.arguments}));
            values.push(json!({
                "side": voice::side_word(side),
                "fen": pos.fen(),
                "facts": facts.collect::<Vec<_>>(),
            }));
        } else if matches.get_flag("prolog") {
            writeln!(console.out, "% {} ({})", pos.fen(), voice::side_word(side))?;
            prolog(&found, console)?;
        } else {
            people(&found, console)?;
        }
    }
    if matches.get_flag("json") {
        writeln!(console.out, "{}", Value::from(values))?;
    }
    Ok(Exit::Done)
}

/// Every predicate with its number of arguments; one without facts gets a sentinel, so that asking for it fails
/// instead of being an error.
const PREDICATES: [(&str, usize); 22] = [
    ("ataca", 2),
    ("ataqueindireto", 3),
    ("ataquepossivel", 3),
    ("b", 1),
    ("bloqueia", 2),
    ("casa", 1),
    ("defende", 2),
    ("defesaindireta", 3),
    ("defesapossivel", 3),
    ("k", 1),
    ("meu", 1),
    ("move", 2),
    ("n", 1),
    ("oeste", 2),
    ("p", 1),
    ("q", 1),
    ("r", 1),
    ("se", 2),
    ("seu", 1),
    ("so", 2),
    ("sul", 2),
    ("xequemate", 2),
];

fn prolog(found: &[Fact], console: &mut Console<'_>) -> Result<(), Failure> {
    for (predicate, arity) in PREDICATES {
        let mut own = found.iter().filter(|fact| fact.predicate == predicate).peekable();
        if own.peek().is_none() {
            writeln!(console.out, "{predicate}({}).", vec!["null"; arity].join(","))?;
        }
        for fact in own {
            writeln!(console.out, "{fact}")?;
        }
    }
    Ok(())
}

/// One line for each predicate and first argument.
fn people(found: &[Fact], console: &mut Console<'_>) -> Result<(), Failure> {
    let text = console.text;
    let mut lines: BTreeMap<(&str, Option<&str>), Vec<String>> = BTreeMap::new();
    for fact in found.iter().filter(|fact| fact.predicate != "casa") {
        let (first, rest) = match fact.arguments.as_slice() {
            [single] => (None, single.clone()),
            [first, rest @ ..] => (Some(first.as_str()), rest.join("→")),
            [] => (None, String::new()),
        };
        lines.entry((fact.predicate, first)).or_default().push(rest);
    }
    for ((predicate, first), rest) in lines {
        let first = first.map_or_else(String::new, |first| format!("{first}: "));
        writeln!(console.out, "{predicate:14}  {first}{}", rest.join(" "))?;
    }
    writeln!(console.out, "{}", text.format("patlan-facts-count", args!["count" => found.len()]))?;
    Ok(())
}
