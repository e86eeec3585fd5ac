//! `lucena match`: lets engines play against each other and says who is stronger, and how sure that is.
//!
//! Reading order: this file (what can be typed, the course of a run), `settings` (from words to an arena),
//! `openings`, `report` (the table); the file of the games is `command::notebook`.

pub(super) mod openings;
mod report;
mod settings;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_lab::arena::{Crosstable, DuelEnd, DuelResult, Fixture, News, Played};
use lucena_lab::player::Fault;
use lucena_lab::sprt::Decision;
use lucena_text::{Text, args};

use self::report::Report;
use self::settings::Settings;
use super::notebook::Notebook;
use super::{Entry, interrupt, sequential};
use crate::cli::{Console, Exit, Failure};

pub(super) use self::report::align;

pub(super) const ENTRY: Entry = Entry { name: "match", build, run };

fn build(text: Text) -> Command {
    let option = |name: &'static str, value: &str, help: &str| {
        Arg::new(name).long(name).value_name(text.get(value)).help(text.get(help))
    };
    let signed =
        |name: &'static str, help: &str| option(name, "match-value-numbers", help).allow_hyphen_values(true);
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(text.get(help))
    };
    let engines = Arg::new("engines")
        .value_name(text.get("match-value-engine"))
        .required(true)
        .num_args(2..)
        .help(text.get("match-engines"));
    Command::new("match")
        .about(text.get("match-about"))
        .override_usage(text.get("match-usage"))
        .after_help(text.get("match-after-help"))
        .arg(engines)
        .arg(option("games", "match-value-number", "match-games"))
        .arg(option("tc", "match-value-tc", "match-tc"))
        .arg(option("time", "match-value-number", "match-time").alias("movetime"))
        .arg(option("nodes", "match-value-number", "match-nodes"))
        .arg(option("depth", "match-value-number", "match-depth"))
        .arg(flag("gauntlet", "match-gauntlet"))
        .arg(option("openings", "match-value-file", "match-openings"))
        .arg(option("plies", "match-value-number", "match-plies"))
        .arg(flag("shuffle", "match-shuffle"))
        .arg(option("seed", "match-value-number", "match-seed"))
        .arg(option("concurrency", "match-value-number", "match-concurrency"))
        .arg(option("margin", "match-value-number", "match-margin"))
        .arg(option("patience", "match-value-number", "match-patience"))
        .arg(signed("win", "match-win"))
        .arg(signed("draw", "match-draw"))
        .arg(option("max-moves", "match-value-number", "match-max-moves"))
        .arg(option("syzygy", "match-value-folder", "match-syzygy"))
        .arg(signed("sprt", "match-sprt"))
        .arg(option("pgn", "match-value-file", "match-pgn"))
        .arg(flag("resume", "match-resume").requires("pgn"))
        .arg(option("event", "match-value-name", "match-event"))
        .arg(flag("json", "match-json"))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let settings = Settings::read(matches, console)?;
    let mut table = Crosstable::new(settings.arena.contestants.len());
    let mut calendar = |number: usize, _: &[Played]| settings.arena.fixtures.get(number).copied();
    let mut notebook = Notebook::open(settings.binding(), &mut calendar, &mut table, text)?;
    let mut report = Report::new(&settings, table.games());
    if table.games() < settings.arena.fixtures.len() {
        greet(&settings, console)?;
        let stop = interrupt::flag();
        let written = play(&settings, &mut table, &mut notebook, &mut report, &stop, console);
        report.is_interrupted = stop.load(Ordering::Relaxed);
        // What was played is shown before anything is complained about.
        report.write(&table, console)?;
        written?;
    } else {
        report.write(&table, console)?;
    }
    Ok(Exit::Done)
}

/// Starts every player once: who cannot play at all is found out before the first game.
fn greet(settings: &Settings, console: &mut Console<'_>) -> Result<(), Failure> {
    for contestant in &settings.arena.contestants {
        console.show_progress(|text| text.format("match-starting", args!["player" => &contestant.name]));
        let entered = contestant.enter(settings.arena.rules.patience);
        console.clear_progress();
        entered.map_err(|fault| super::fault::failure(&contestant.name, &fault, console.text))?;
    }
    Ok(())
}

fn play(
    settings: &Settings,
    table: &mut Crosstable,
    notebook: &mut Notebook,
    report: &mut Report<'_>,
    stop: &AtomicBool,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let done: Vec<bool> = (0..settings.arena.fixtures.len()).map(|number| table.has(number)).collect();
    let mut written = Ok(());
    settings.arena.run(
        |number| done[number],
        stop,
        |news| {
            let News::Ended(fixture, result) = news else { return ControlFlow::Continue(()) };
            written = notebook.write(&fixture, &result, None, console.text);
            if written.is_err() {
                return ControlFlow::Break(());
            }
            table.enter(played(fixture, &result));
            if let DuelEnd::Fault { side, fault } = &result.end {
                report.note_fault(&fixture, *side, fault, console);
            }
            report.show(table, console);
            let decision = settings.sprt.map(|sprt| sequential::decide(&sprt, table).1);
            match decision {
                Some(Decision::Null | Decision::Alternative) => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        },
    );
    report.hide(console);
    written
}

pub(super) fn played(fixture: Fixture, result: &DuelResult) -> Played {
    let fault = match &result.end {
        DuelEnd::Fault { side, fault } => Some((*side, *fault == Fault::Time)),
        _ => None,
    };
    Played { fixture, outcome: result.outcome, fault }
}
