//! `lucena patlan list`: the patterns of the library, by theme.

use clap::{ArgMatches, Command};
use lucena_lang::patlan::Library;
use lucena_lang::voice;
use lucena_text::Text;
use serde_json::{Value, json};

use super::flag;
use crate::cli::{Console, Failure, Outcome};

pub(super) fn build(text: Text) -> Command {
    Command::new("list")
        .about(text.get("patlan-list-about"))
        .override_usage(text.get("patlan-list-usage"))
        .arg(flag("json", "patlan-json", text))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
    let keywords = voice::keywords(console.text);
    let library = Library::standard();
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
        return Ok(Outcome::Done);
    }
    let width = library.programs().map(|program| program.name().chars().count()).max().unwrap_or_default();
    let mut theme = None;
    for program in library.programs() {
        if program.theme() != theme {
            theme = program.theme();
            let title = theme.map(|theme| console.text.get(&format!("patlan-theme-{theme}")));
            writeln!(console.out, "{}:", title.as_deref().unwrap_or("–"))?;
        }
        writeln!(console.out, "  {:<width$}  {}", program.name(), program.title_in(keywords))?;
    }
    Ok(Outcome::Done)
}
