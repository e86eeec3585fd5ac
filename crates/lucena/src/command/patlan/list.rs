//! `lucena patlan list`: the patterns of the library, by theme.

use clap::{ArgMatches, Command};
use lucena_lang::voice;
use lucena_text::Text;
use serde_json::{Value, json};

use super::flag;
use crate::cli::{Console, Exit, Failure};
use crate::shelf;

/// The themes of the shipped patterns.
const THEMES: [&str; 6] = ["endings", "mates", "strategy", "structures", "tactics", "thesis"];

pub(super) fn build(text: Text) -> Command {
    Command::new("list")
        .about(text.get("patlan-list-about"))
        .override_usage(text.get("patlan-list-usage"))
        .arg(flag("json", "patlan-json", text))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let keywords = voice::keywords(console.text);
    let library = shelf::library();
    if matches.get_flag("json") {
        let values = library.programs().map(|program| {
            json!({
                "name": program.name(),
                "theme": program.theme(),
                "title": program.title_in(keywords),
                "description": program.description_in(keywords),
                "weight": program.weight(),
            })
        });
        writeln!(console.out, "{}", Value::from(values.collect::<Vec<_>>()))?;
        return Ok(Exit::Done);
    }
    let width = library.programs().map(|program| program.name().chars().count()).max().unwrap_or_default();
    let mut theme = None;
    for program in library.programs() {
        if program.theme() != theme {
            theme = program.theme();
            // What is not of a shipped theme was saved in the studio.
            let key = theme.filter(|theme| THEMES.contains(theme)).unwrap_or("own");
            let title = console.text.get(&format!("patlan-theme-{key}"));
            writeln!(console.out, "{title}:")?;
        }
        writeln!(console.out, "  {:<width$}  {}", program.name(), program.title_in(keywords))?;
    }
    Ok(Exit::Done)
}
