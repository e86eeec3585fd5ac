//! `lucena patlan describe`: patterns read back in plain words.

use clap::{Arg, ArgMatches, Command};
use lucena_lang::voice;
use lucena_text::Text;
use serde_json::{Value, json};

use super::{flag, load, option};
use crate::cli::{Console, Exit, Failure};

pub(super) fn build(text: Text) -> Command {
    let subject = Arg::new("pattern")
        .required(true)
        .value_name(text.get("patlan-value-pattern"))
        .help(text.get("patlan-subject"));
    Command::new("describe")
        .about(text.get("patlan-describe-about"))
        .override_usage(text.get("patlan-describe-usage"))
        .arg(subject)
        .arg(option("only", "patlan-value-name", "patlan-only", text))
        .arg(flag("json", "patlan-json", text))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let subject = matches.get_one::<String>("pattern").expect("clap demands the pattern");
    let only = matches.get_one::<String>("only").map(String::as_str);
    let programs = load::programs(subject, only, console)?;
    if matches.get_flag("json") {
        let keywords = voice::keywords(console.text);
        let values = programs.iter().map(|program| {
            json!({
                "name": program.name(),
                "theme": program.theme(),
                "title": program.title_in(keywords),
                "author": program.author(),
                "weight": program.weight(),
                "description": program.description_in(keywords),
                "figures": program.slots().iter().map(|slot| slot.name.as_str()).collect::<Vec<_>>(),
                "words": voice::describe(program, console.text),
            })
        });
        writeln!(console.out, "{}", Value::from(values.collect::<Vec<_>>()))?;
        return Ok(Exit::Done);
    }
    for (index, program) in programs.iter().enumerate() {
        if index > 0 {
            writeln!(console.out)?;
        }
        writeln!(console.out, "{}", voice::describe(program, console.text))?;
    }
    Ok(Exit::Done)
}
