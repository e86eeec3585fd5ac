//! `lucena dhjog`: checks, formats and runs heuristic sets.
//!
//! Each subcommand has a file here; `load` finds the sets that the command line means.

mod check;
mod eval;
mod format;
mod load;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_text::Text;

use super::Entry;
use crate::cli::{Console, Failure, Outcome};

pub(super) const ENTRY: Entry = Entry { name: "dhjog", build, run };

fn build(text: Text) -> Command {
    Command::new("dhjog")
        .about(text.get("dhjog-about"))
        .override_usage(text.get("dhjog-usage"))
        .after_help(text.get("dhjog-after-help"))
        .subcommand_required(true)
        .subcommand(check::build(text))
        .subcommand(format::build(text))
        .subcommand(eval::build(text))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
    match matches.subcommand() {
        Some(("check", matches)) => check::run(matches, console),
        Some(("fmt", matches)) => format::run(matches, console),
        Some(("eval", matches)) => eval::run(matches, console),
        _ => unreachable!("clap demands one of the subcommands"),
    }
}

/// A flag without a value.
fn flag(name: &'static str, help: &str, text: Text) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(text.get(help))
}

/// An option with a value.
fn option(name: &'static str, value: &str, help: &str, text: Text) -> Arg {
    Arg::new(name).long(name).value_name(text.get(value)).help(text.get(help))
}

/// The files on the command line.
fn files(text: Text) -> Arg {
    Arg::new("files")
        .action(ArgAction::Append)
        .required(true)
        .value_name(text.get("dhjog-value-file"))
        .help(text.get("dhjog-files"))
}
