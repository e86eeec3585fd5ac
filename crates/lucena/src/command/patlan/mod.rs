//! `lucena patlan`: checks, finds, lists, describes and formats patterns.
//!
//! Each subcommand has a file here; `load` finds the patterns that the command line means.

mod check;
mod describe;
mod facts;
mod find;
mod format;
mod list;
mod load;

use std::sync::Arc;

use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::{Color, Position};
use lucena_lang::patlan::Program;
use lucena_text::Text;

use super::{Entry, hunt};
use crate::cli::{Console, Failure, Outcome};
use crate::shelf;

pub(super) const ENTRY: Entry = Entry { name: "patlan", build, run };

fn build(text: Text) -> Command {
    Command::new("patlan")
        .about(text.get("patlan-about"))
        .override_usage(text.get("patlan-usage"))
        .after_help(text.get("patlan-after-help"))
        .subcommand_required(true)
        .subcommand(check::build(text))
        .subcommand(find::build(text))
        .subcommand(hunt::build(text))
        .subcommand(facts::build(text))
        .subcommand(describe::build(text))
        .subcommand(list::build(text))
        .subcommand(format::build(text))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
    if let Some(trouble) = shelf::trouble(console.text) {
        // A note that cannot be shown is no reason to stop.
        let _ = writeln!(console.err, "{trouble}");
    }
    match matches.subcommand() {
        Some(("check", matches)) => check::run(matches, console),
        Some(("match", matches)) => find::run(matches, console),
        Some(("find", matches)) => hunt::run(matches, console),
        Some(("facts", matches)) => facts::run(matches, console),
        Some(("describe", matches)) => describe::run(matches, console),
        Some(("list", matches)) => list::run(matches, console),
        Some(("fmt", matches)) => format::run(matches, console),
        _ => unreachable!("clap demands one of the subcommands"),
    }
}

/// All patterns of a file, for those who play with them.
pub(crate) fn read_programs(path: &str, text: Text) -> Result<Vec<Arc<Program>>, Failure> {
    load::of_file(path, text)
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
        .value_name(text.get("patlan-value-file"))
        .help(text.get("patlan-files"))
}

/// The position that a subcommand demands.
fn fen_option(text: Text) -> Arg {
    option("fen", "patlan-value-fen", "patlan-fen", text).required(true)
}

fn side_option(text: Text) -> Arg {
    let sides = [
        PossibleValue::new("white").aliases(["brancas", "branco"]),
        PossibleValue::new("black").aliases(["pretas", "preto"]),
        PossibleValue::new("both").aliases(["ambos", "ambas"]),
    ];
    option("side", "patlan-value-side", "patlan-side", text).value_parser(sides).ignore_case(true)
}

fn position(matches: &ArgMatches) -> Result<Position, Failure> {
    let fen = matches.get_one::<String>("fen").expect("clap demands the position");
    Position::from_fen(fen).map_err(|error| Failure::Fen { place: None, error })
}

/// The sides that search: those asked for, else the one to move.
fn sides(matches: &ArgMatches, pos: &Position) -> Vec<Color> {
    match matches.get_one::<String>("side").map(|word| word.to_lowercase()).as_deref() {
        Some("white" | "brancas" | "branco") => vec![Color::White],
        Some("black" | "pretas" | "preto") => vec![Color::Black],
        Some(_) => Color::ALL.to_vec(),
        None => vec![pos.turn()],
    }
}
