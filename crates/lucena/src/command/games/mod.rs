//! `lucena games`: counts, filters, cleans and indexes bases of games.

mod dedup;
mod filter;
mod index;
mod select;
mod stats;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_games::pgn::ReadLimits;
use lucena_text::Text;

use super::{Entry, interrupt};
use crate::base::{Filter, Input, Walk, Warnings, usual_threads};
use crate::cli::{Console, Exit, Failure, Flags};

pub(super) const ENTRY: Entry = Entry { name: "games", build, run };

fn build(text: Text) -> Command {
    Command::new("games")
        .about(text.get("games-about"))
        .override_usage(text.get("games-usage"))
        .subcommand_required(true)
        .subcommand(stats::build(text))
        .subcommand(filter::build(text))
        .subcommand(dedup::build(text))
        .subcommand(index::build(text))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    match matches.subcommand() {
        Some(("stats", matches)) => stats::run(matches, console),
        Some(("filter", matches)) => filter::run(matches, console),
        Some(("dedup", matches)) => dedup::run(matches, console),
        Some(("index", matches)) => index::run(matches, console),
        _ => unreachable!("clap demands one of the subcommands"),
    }
}

/// A command below this one, with the arguments that all of them have.
fn command(name: &'static str, text: Text) -> Command {
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(text.get(help))
    };
    let threads = Arg::new("threads").long("threads").value_name(text.get("games-value-number"));
    Command::new(name)
        .arg(
            Arg::new("files")
                .action(ArgAction::Append)
                .required(true)
                .value_name(text.get("games-value-file"))
                .help(text.get("games-files")),
        )
        .arg(threads.help(text.get("games-threads")))
        .arg(flag("strict", "games-strict"))
        .arg(flag("warnings", "games-warnings"))
        .args(Filter::arguments(text))
}

/// What all commands want to know.
struct Plan {
    inputs: Vec<Input>,
    threads: usize,
    shows_all_warnings: bool,
    is_strict: bool,
    stop: Arc<AtomicBool>,
}

impl Plan {
    fn new(matches: &ArgMatches, text: Text) -> Result<Plan, Failure> {
        let files = matches.get_many::<String>("files").into_iter().flatten();
        let threads = Flags::new(matches, text).number("threads", 1..=256)?;
        Ok(Plan {
            inputs: files
                .map(|file| if file == "-" { Input::Standard } else { Input::File(file.clone()) })
                .collect(),
            threads: threads.map_or_else(usual_threads, |threads| threads as usize),
            shows_all_warnings: matches.get_flag("warnings"),
            is_strict: matches.get_flag("strict"),
            stop: interrupt::flag(),
        })
    }

    fn walk(&self) -> Walk<'_> {
        Walk {
            threads: self.threads,
            limits: ReadLimits::GENEROUS,
            stop: &self.stop,
            warnings: Warnings::new(self.shows_all_warnings),
            games: 0,
            broken: 0,
        }
    }
}
