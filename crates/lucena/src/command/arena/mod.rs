//! `lucena arena`: competitions of heuristic sets, with engines as guests: who judges positions best?
//!
//! Reading order: this file (what can be typed, the course of a run), `settings` (from words to an arena), `entrants`
//! (who plays, and the texts they are made of), `course` (the games in their order), `totals` (what is known of each
//! entrant), `report` (the table), `result` (the file of the result, from which a competition is played again).

mod course;
mod entrants;
mod report;
mod result;
mod settings;
mod totals;

use std::sync::atomic::Ordering;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_text::Text;

use self::course::Course;
use self::settings::Settings;
use super::{Entry, interrupt};
use crate::cli::{Console, Exit, Failure};

pub(super) const ENTRY: Entry = Entry { name: "arena", build, run };

fn build(text: Text) -> Command {
    let option = |name: &'static str, value: &str, help: &str| {
        Arg::new(name).long(name).value_name(text.get(value)).help(text.get(help))
    };
    let number = |name: &'static str, help: &str| option(name, "arena-value-number", help);
    let file = |name: &'static str, help: &str| option(name, "arena-value-file", help);
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(text.get(help))
    };
    let entrants = Arg::new("entrants")
        .value_name(text.get("arena-value-entrant"))
        .num_args(1..)
        .required_unless_present("rerun")
        .help(text.get("arena-entrants"));
    Command::new("arena")
        .about(text.get("arena-about"))
        .override_usage(text.get("arena-usage"))
        .after_help(text.get("arena-after-help"))
        .arg(entrants)
        .arg(flag("gauntlet", "arena-gauntlet"))
        .arg(number("swiss", "arena-swiss").conflicts_with("gauntlet"))
        .arg(flag("sprt", "arena-sprt").conflicts_with_all(["gauntlet", "swiss"]))
        .arg(number("elo0", "arena-elo0").allow_hyphen_values(true).requires("sprt"))
        .arg(number("elo1", "arena-elo1").allow_hyphen_values(true).requires("sprt"))
        .arg(number("games", "arena-games"))
        .arg(option("openings", "arena-value-openings", "arena-openings"))
        .arg(number("nodes", "arena-nodes"))
        .arg(number("depth", "arena-depth").conflicts_with("nodes"))
        .arg(number("time", "arena-time").alias("movetime").conflicts_with_all(["nodes", "depth"]))
        .arg(
            option("profile", "arena-value-profile", "arena-profile")
                .value_parser(lucena_lab::classroom::Profile::ALL.map(|profile| profile.name())),
        )
        .arg(number("seed", "arena-seed"))
        .arg(number("max-moves", "arena-max-moves"))
        .arg(option("points", "arena-value-points", "arena-points"))
        .arg(flag("no-references", "arena-no-references"))
        .arg(flag("rank-all", "arena-rank-all"))
        .arg(number("concurrency", "arena-concurrency"))
        .arg(number("patience", "arena-patience"))
        .arg(option("event", "arena-value-name", "arena-event"))
        .arg(file("pgn", "arena-pgn"))
        .arg(flag("resume", "arena-resume").requires("pgn"))
        .arg(file("csv", "arena-csv"))
        .arg(file("result", "arena-result"))
        .arg(file("rerun", "arena-rerun").conflicts_with("entrants"))
        .arg(flag("json", "arena-json"))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let settings = match matches.get_one::<String>("rerun") {
        Some(path) => result::read(path, matches, console)?,
        None => Settings::read(matches, matches, entrants::Texts::default(), console)?,
    };
    for broken in &settings.broken {
        writeln!(console.err, "{}", broken.words(console.text))?;
    }
    let mut course = Course::begin(settings, console)?;
    let stop = interrupt::flag();
    let written = course.play(&stop, console);
    course.is_interrupted = stop.load(Ordering::Relaxed);
    // What was played is shown before anything is complained about.
    report::write(&course, console)?;
    written?;
    Ok(Exit::Done)
}
