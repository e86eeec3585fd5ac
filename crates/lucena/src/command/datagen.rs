//! `lucena datagen`: lets the engine play against itself and keeps the quiet positions for the tuner.

use std::fs::OpenOptions;
use std::io::{BufWriter, ErrorKind, Write};
use std::ops::ControlFlow;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::Outcome as GameOutcome;
use lucena_lab::datagen::{self, MAGIC, Recipe, Sample};
use lucena_text::{Text, args};
use serde_json::json;

use super::{Entry, interrupt};
use crate::cli::{Console, Failure, Number, Outcome, io_reason};

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
        .arg(option("seed", "datagen-seed"))
        .arg(option("threads", "datagen-threads"))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("datagen-json")))
}

/// What was written.
#[derive(Default)]
struct Sum {
    games: u64,
    positions: u64,
    drawn: u64,
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
    let text = console.text;
    let number = |id: &'static str, limits, usual: u64| {
        let number = Number { id, shown: format!("--{id}"), limits };
        number.optional(matches, text).map(|number| number.unwrap_or(usual))
    };
    let recipe = Recipe {
        games: number("games", 1..=u64::MAX, 1_000)?,
        nodes: number("nodes", 1..=u64::MAX, 5_000)?,
        plies: number("plies", 0..=40, 8)? as usize,
        seed: number("seed", 0..=u64::MAX, 1)?,
        won: number("won", 1..=30_000, 2_000)? as i32,
    };
    let threads = number("threads", 1..=256, 1)? as usize;
    let path = matches.get_one::<String>("file").expect("clap demands the file");
    let (sum, written) = write(path, &recipe, threads, console)?;
    match matches.get_flag("json") {
        true => {
            let value = json!({"games": sum.games, "positions": sum.positions, "drawn": sum.drawn});
            writeln!(console.out, "{value}")?;
        }
        false => {
            let details = args!["games" => sum.games, "positions" => sum.positions, "file" => path];
            writeln!(console.out, "{}", text.format("datagen-done", details))?;
        }
    }
    written.map(|()| Outcome::Done)
}

/// Plays and writes; what was written before a failure is told with it.
fn write(
    path: &str,
    recipe: &Recipe,
    threads: usize,
    console: &mut Console<'_>,
) -> Result<(Sum, Result<(), Failure>), Failure> {
    let text = console.text;
    let cannot = |error: &std::io::Error| {
        let details = args!["file" => path, "reason" => io_reason(error, text)];
        Failure::Input(text.format("datagen-cannot-write", details))
    };
    let file =
        OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => {
                Failure::Input(text.format("datagen-file-exists", args!["file" => path]))
            }
            _ => cannot(&error),
        })?;
    let mut file = BufWriter::new(file);
    file.write_all(&MAGIC).map_err(|error| cannot(&error))?;
    let stop = interrupt::flag();
    let mut sum = Sum::default();
    let mut written = Ok(());
    datagen::run(recipe, threads, &stop, |_, samples| {
        written = append(&mut file, samples).map_err(|error| cannot(&error));
        if written.is_err() {
            return ControlFlow::Break(());
        }
        sum.games += 1;
        sum.positions += samples.len() as u64;
        sum.drawn += u64::from(samples.first().is_some_and(|sample| sample.outcome == GameOutcome::Draw));
        let progress = args!["done" => sum.games, "all" => recipe.games, "positions" => sum.positions];
        console.show_progress(|text| text.format("datagen-progress", progress));
        ControlFlow::Continue(())
    });
    console.clear_progress();
    Ok((sum, written))
}

/// A whole game at a time reaches the disk.
fn append(file: &mut impl Write, samples: &[Sample]) -> std::io::Result<()> {
    for sample in samples {
        file.write_all(&datagen::pack(sample))?;
    }
    file.flush()
}
