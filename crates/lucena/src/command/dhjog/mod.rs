//! `lucena dhjog`: checks, formats and runs heuristic sets.
//!
//! Each subcommand has a file here; `load` finds the sets that the command line means.

mod bench;
mod check;
mod compare;
mod document;
mod eval;
mod format;
mod judged;
mod load;
mod play;
mod positions;
mod stats;
mod tree;

use clap::{ArgMatches, Command};
use lucena_text::Text;

pub(crate) use self::load::mind;
pub(super) use self::load::{Disk, Shelves, is_set, mind_from};
use super::Entry;
use super::arguments::{flag, option};
use crate::cli::{Console, Exit, Failure};

pub(super) const ENTRY: Entry = Entry { name: "dhjog", build, run };

fn build(text: Text) -> Command {
    Command::new("dhjog")
        .about(text.get("dhjog-about"))
        .override_usage(text.get("dhjog-usage"))
        .after_help(text.get("dhjog-after-help"))
        .subcommand_required(true)
        .subcommand(check::build(text))
        .subcommand(format::FORMATTER.build(text))
        .subcommand(eval::build(text))
        .subcommand(compare::build(text))
        .subcommand(stats::build(text))
        .subcommand(play::build(text))
        .subcommand(bench::build(text))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    match matches.subcommand() {
        Some(("check", matches)) => check::run(matches, console),
        Some(("fmt", matches)) => format::FORMATTER.run(matches, console),
        Some(("eval", matches)) => eval::run(matches, console),
        Some(("compare", matches)) => compare::run(matches, console),
        Some(("stats", matches)) => stats::run(matches, console),
        Some(("play", matches)) => play::run(matches, console),
        Some(("bench", matches)) => bench::run(matches, console),
        _ => unreachable!("clap demands one of the subcommands"),
    }
}

/// The files to which a report can be written.
fn output_options(command: Command, text: Text) -> Command {
    command.arg(option("csv", "dhjog-value-file", "dhjog-csv", text)).arg(option(
        "html",
        "dhjog-value-file",
        "dhjog-html",
        text,
    ))
}

/// Shows a report, and writes the files that were asked for.
fn write_document(
    matches: &ArgMatches,
    title: &str,
    blocks: &[document::Block],
    value: &serde_json::Value,
    rows: &[Vec<String>],
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    match matches.get_flag("json") {
        true => writeln!(console.out, "{value}")?,
        false => writeln!(console.out, "{title}\n\n{}", document::plain(blocks))?,
    }
    let save = |id: &str, content: &dyn Fn() -> String| match matches.get_one::<String>(id) {
        Some(path) => crate::output::write_whole(path, content().as_bytes()).map_err(Failure::Write),
        None => Ok(()),
    };
    save("csv", &|| crate::table::csv(rows))?;
    let language = console.text.language().tag();
    save("html", &|| document::page(title, blocks, language))
}
