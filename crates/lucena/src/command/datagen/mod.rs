//! `lucena datagen`: lets the engine play against itself and keeps the quiet positions for the tuner.

mod journal;

use std::ops::ControlFlow;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::Outcome;
use lucena_lab::datagen::{self, Recipe};
use lucena_text::{Text, args};
use serde_json::json;

use self::journal::{OpenError, Store};
use super::{Entry, interrupt};
use crate::cli::{Console, Exit, Failure, Flags, io_reason};

pub(super) const ENTRY: Entry = Entry { name: "datagen", build, run };

fn build(text: Text) -> Command {
    let option = |name: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(text.get("datagen-value-number")).help(text.get(help))
    };
    let file = Arg::new("file")
        .value_name(text.get("datagen-value-file"))
        .required(true)
        .help(text.get("datagen-file"));
    Command::new("datagen")
        .about(text.get("datagen-about"))
        .override_usage(text.get("datagen-usage"))
        .after_help(text.get("datagen-after-help"))
        .arg(file)
        .arg(option("games", "datagen-games"))
        .arg(option("nodes", "datagen-nodes"))
        .arg(option("plies", "datagen-plies"))
        .arg(option("won", "datagen-won"))
        .arg(option("ahead", "datagen-ahead"))
        .arg(option("seed", "datagen-seed"))
        .arg(option("threads", "datagen-threads"))
        .arg(Arg::new("resume").long("resume").action(ArgAction::SetTrue).help(text.get("datagen-resume")))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("datagen-json")))
}

/// What was written in this run.
#[derive(Default)]
struct Sum {
    games: u64,
    positions: u64,
    drawn: u64,
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let flags = Flags::new(matches, text);
    let recipe = Recipe {
        games: flags.number_or("games", 1..=u64::MAX, 1_000)?,
        nodes: flags.number_or("nodes", 1..=u64::MAX, 5_000)?,
        plies: flags.number_or("plies", 0..=40, 8)? as usize,
        seed: flags.number_or("seed", 0..=u64::MAX, 1)?,
        won: flags.number_or("won", 1..=30_000, 2_000)? as i32,
        ahead: flags.number_or("ahead", 1..=10_000, 150)? as i32,
    };
    let threads = flags.number_or("threads", 1..=256, 1)? as usize;
    let path = matches.get_one::<String>("file").expect("clap demands the file");
    let open = if matches.get_flag("resume") { Store::resume } else { Store::create };
    let mut store = open(path, &recipe).map_err(|error| complaint(path, error, text))?;
    let (sum, written) = play(path, &recipe, threads, &mut store, console);
    let (games, positions) = (store.games, store.positions);
    let is_whole = recipe.games <= games;
    match matches.get_flag("json") {
        true => {
            let value = json!({"games": sum.games, "positions": sum.positions, "drawn": sum.drawn,
                "gamesInFile": games, "positionsInFile": positions, "complete": is_whole});
            writeln!(console.out, "{value}")?;
        }
        false => {
            let details = args!["games" => games, "positions" => positions, "file" => path];
            writeln!(console.out, "{}", text.format("datagen-done", details))?;
        }
    }
    written?;
    if is_whole {
        store.finish().map_err(|error| complaint(path, OpenError::Io(error), text))?;
    } else {
        writeln!(console.err, "{}", text.format("datagen-interrupted", args!["games" => games]))?;
    }
    Ok(Exit::Done)
}

/// Why the file cannot be written to, for people.
fn complaint(path: &str, error: OpenError, text: Text) -> Failure {
    Failure::Input(match error {
        OpenError::Exists => text.format("datagen-file-exists", args!["file" => path]),
        OpenError::NothingToResume => text.format("datagen-nothing-to-resume", args!["file" => path]),
        OpenError::OtherOptions(options) => {
            text.format("datagen-other-options", args!["file" => path, "options" => options])
        }
        OpenError::Io(error) => {
            let details = args!["file" => path, "reason" => io_reason(&error, text)];
            text.format("datagen-cannot-write", details)
        }
    })
}

/// Plays and writes; what was written before a failure is told with it.
fn play(
    path: &str,
    recipe: &Recipe,
    threads: usize,
    store: &mut Store,
    console: &mut Console<'_>,
) -> (Sum, Result<(), Failure>) {
    let text = console.text;
    let stop = interrupt::flag();
    let mut sum = Sum::default();
    let mut written = Ok(());
    datagen::run(recipe, store.games, threads, &stop, |_, samples| {
        written = store.append(samples).map_err(|error| complaint(path, OpenError::Io(error), text));
        if written.is_err() {
            return ControlFlow::Break(());
        }
        sum.games += 1;
        sum.positions += samples.len() as u64;
        sum.drawn += u64::from(samples.first().is_some_and(|sample| sample.outcome == Outcome::Draw));
        let progress = args!["done" => store.games, "all" => recipe.games, "positions" => store.positions];
        console.show_progress(|text| text.format("datagen-progress", progress));
        ControlFlow::Continue(())
    });
    console.clear_progress();
    (sum, written)
}
