//! `lucena patlan describe`: patterns read back in plain words.

use clap::{Arg, ArgMatches, Command};
use lucena_lang::voice;
use lucena_text::Text;

use super::{load, option};
use crate::cli::{Console, Failure, Outcome};

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
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
    let subject = matches.get_one::<String>("pattern").expect("clap demands the pattern");
    let only = matches.get_one::<String>("only").map(String::as_str);
    let programs = load::programs(subject, only, console)?;
    for (index, program) in programs.iter().enumerate() {
        if index > 0 {
            writeln!(console.out)?;
        }
        writeln!(console.out, "{}", voice::describe(program, console.text))?;
    }
    Ok(Outcome::Done)
}
