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
mod matching;

use std::sync::Arc;

use clap::builder::PossibleValue;
use clap::{Arg, ArgMatches, Command};
use lucena_chess::{Color, Position};
use lucena_lang::Source;
use lucena_lang::patlan::Program;
use lucena_text::Text;

use super::Entry;
use super::arguments::{flag, option};
use crate::cli::{Console, Exit, Failure};
use crate::shelf;

pub(super) const ENTRY: Entry = Entry { name: "patlan", build, run };

fn build(text: Text) -> Command {
    Command::new("patlan")
        .about(text.get("patlan-about"))
        .override_usage(text.get("patlan-usage"))
        .after_help(text.get("patlan-after-help"))
        .subcommand_required(true)
        .subcommand(check::build(text))
        .subcommand(matching::build(text))
        .subcommand(find::build(text))
        .subcommand(facts::build(text))
        .subcommand(describe::build(text))
        .subcommand(list::build(text))
        .subcommand(format::FORMATTER.build(text))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    if let Some(trouble) = shelf::trouble(console.text) {
        // A note that cannot be shown is no reason to stop.
        let _ = writeln!(console.err, "{trouble}");
    }
    match matches.subcommand() {
        Some(("check", matches)) => check::run(matches, console),
        Some(("match", matches)) => matching::run(matches, console),
        Some(("find", matches)) => find::run(matches, console),
        Some(("facts", matches)) => facts::run(matches, console),
        Some(("describe", matches)) => describe::run(matches, console),
        Some(("list", matches)) => list::run(matches, console),
        Some(("fmt", matches)) => format::FORMATTER.run(matches, console),
        _ => unreachable!("clap demands one of the subcommands"),
    }
}

/// All patterns of a file, for those who play with them.
pub(crate) fn read_programs(path: &str, text: Text) -> Result<Vec<Arc<Program>>, Failure> {
    load::of_file(path, text)
}

/// The text of a file; nothing if there is none but a known pattern with this name.
pub(crate) fn file_source(path: &str, text: Text) -> Result<Option<Source>, Failure> {
    load::file_source(path, text)
}

/// All patterns of a text.
pub(crate) fn programs_of(source: &Source, text: Text) -> Result<Vec<Arc<Program>>, Failure> {
    load::of_source(source, None, text)
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
