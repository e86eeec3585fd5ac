//! `lucena tune`: fits the weights of the evaluation to the results of games and writes them with their origin.

mod net;
#[cfg(feature = "tunable")]
mod search;

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::Ordering;

use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command};
use lucena_eval::{Curve, Weights};
use lucena_lab::datagen::{self, PackError};
use lucena_lab::odds;
use lucena_lab::tune::source::{self, LineError};
use lucena_lab::tune::{self, Labeled, Plan, Tuned};
use lucena_text::{Text, args};
use serde_json::json;

use super::packed::{self, Content};
use super::{Entry, interrupt};
use crate::cli::{Console, Exit, Failure, Flags, io_reason};
use crate::weights;

pub(super) const ENTRY: Entry = Entry { name: "tune", build, run };

fn build(text: Text) -> Command {
    let option = |name: &'static str, value: &str, help: &str| {
        Arg::new(name).long(name).value_name(text.get(value)).help(text.get(help))
    };
    let files = Arg::new("files")
        .value_name(text.get("tune-value-file"))
        .required(true)
        .num_args(1..)
        .help(text.get("tune-files"));
    Command::new("tune")
        .about(text.get("tune-about"))
        .override_usage(text.get("tune-usage"))
        .after_help(text.get("tune-after-help"))
        .arg(files)
        .arg(
            option("output", "tune-value-file", "tune-output")
                .alias("out")
                .required_unless_present_any(["odds", "search"]),
        )
        .arg(Arg::new("odds").long("odds").action(ArgAction::SetTrue).help(text.get("tune-odds")))
        .arg(
            Arg::new("net")
                .long("net")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["odds", "patience", "positions"])
                .help(text.get("tune-net")),
        )
        .arg(
            Arg::new("structure")
                .long("structure")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["odds", "patience", "positions"])
                .help(text.get("tune-structure")),
        )
        .arg(
            Arg::new("search")
                .long("search")
                .action(ArgAction::SetTrue)
                .conflicts_with_all([
                    "odds",
                    "net",
                    "structure",
                    "output",
                    "start",
                    "epochs",
                    "patience",
                    "positions",
                ])
                .help(text.get("tune-search")),
        )
        .arg(option("only", "tune-value-names", "tune-only").requires("search"))
        .arg(option("games", "tune-value-number", "tune-games").requires("search"))
        .arg(option("nodes", "tune-value-number", "tune-nodes").requires("search"))
        .arg(option("rate", "tune-value-number", "tune-rate").requires("search"))
        .arg(option("price", "tune-value-number", "tune-price").requires("nets"))
        .group(ArgGroup::new("nets").args(["net", "structure"]))
        .arg(option("start", "tune-value-file", "tune-start"))
        .arg(option("from", "tune-value-file", "tune-from").requires("nets"))
        .arg(option("epochs", "tune-value-number", "tune-epochs"))
        .arg(option("patience", "tune-value-number", "tune-patience"))
        .arg(option("hold-out", "tune-value-number", "tune-hold-out"))
        .arg(option("batch", "tune-value-number", "tune-batch"))
        .arg(option("blend", "tune-value-number", "tune-blend"))
        .arg(option("smoothness", "tune-value-number", "tune-smoothness"))
        .arg(option("positions", "tune-value-number", "tune-positions"))
        .arg(option("seed", "tune-value-number", "tune-seed"))
        .arg(option("threads", "tune-value-number", "tune-threads"))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("tune-json")))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    if matches.get_flag("odds") {
        return fit_odds(matches, console);
    }
    if matches.get_flag("net") {
        return net::run(matches, console);
    }
    if matches.get_flag("structure") {
        return net::run_structure(matches, console);
    }
    if matches.get_flag("search") {
        return tune_search(matches, console);
    }
    let text = console.text;
    let plan = plan(matches, text)?;
    let start = start(matches, text)?;
    let paths: Vec<&String> = matches.get_many("files").expect("clap demands the files").collect();
    let blend = blend(matches, text)?;
    let mut positions = Vec::new();
    for path in &paths {
        load(path, blend, &mut positions, console)?;
    }
    if let Some(most) = Flags::new(matches, text).number("positions", 1..=u64::MAX)? {
        positions.truncate(most as usize);
    }
    let tuned = fit(&positions, &start, &plan, console)?;
    let sources: Vec<String> = paths.iter().map(|path| file_name(path)).collect();
    let out = matches.get_one::<String>("output").expect("clap demands the file");
    write(out, tuned.to_text(&sources.join(", "), &plan).as_bytes(), text)?;
    match matches.get_flag("json") {
        true => writeln!(console.out, "{}", json(&tuned))?,
        false => writeln!(console.out, "{}", words(&tuned, out, text))?,
    }
    // Weights that are no better were written all the same, but a script should know.
    Ok(if tuned.loss_after < tuned.loss_before { Exit::Done } else { Exit::Negative })
}

/// The numbers of the search, in a build that can change them.
#[cfg(feature = "tunable")]
fn tune_search(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    search::run(matches, console)
}

/// In an ordinary build they are constants.
#[cfg(not(feature = "tunable"))]
fn tune_search(_: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    Err(Failure::Input(console.text.get("tune-search-fixed").to_owned()))
}

/// Fits the curve of chances to own training data and tells its numbers.
fn fit_odds(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let mut samples = Vec::new();
    for path in matches.get_many::<String>("files").expect("clap demands the files") {
        let bytes = packed::read(path, text)?;
        samples.extend(datagen::read_samples(&bytes).map_err(|error| bad_data(path, &error, text))?);
    }
    let Some(fitted) = odds::fit(&samples) else {
        return Err(Failure::Input(text.format("tune-too-few", args!["usable" => 0])));
    };
    if matches.get_flag("json") {
        let Curve { half, slope } = fitted.curve;
        let value = json!({"half": half, "slope": slope, "positions": fitted.positions,
            "lossBefore": fitted.loss_before, "lossAfter": fitted.loss_after});
        writeln!(console.out, "{value}")?;
    } else {
        let details = args![
            "positions" => fitted.positions,
            "before" => text.decimal(fitted.loss_before, 5),
            "after" => text.decimal(fitted.loss_after, 5),
            "half" => format!("{:?}", fitted.curve.half),
            "slope" => format!("{:?}", fitted.curve.slope),
        ];
        writeln!(console.out, "{}", text.format("tune-odds-result", details))?;
    }
    Ok(if fitted.loss_after < fitted.loss_before { Exit::Done } else { Exit::Negative })
}

fn plan(matches: &ArgMatches, text: Text) -> Result<Plan, Failure> {
    let usual = Plan::default();
    let flags = Flags::new(matches, text);
    Ok(Plan {
        epochs: flags.number_or("epochs", 1..=100_000, usual.epochs as u64)? as usize,
        patience: flags.number_or("patience", 1..=100_000, usual.patience as u64)? as usize,
        hold_out: flags.number_or("hold-out", 2..=1_000, usual.hold_out as u64)? as usize,
        batch: flags.number_or("batch", 1..=1 << 30, usual.batch as u64)? as usize,
        seed: flags.number_or("seed", 0..=u64::MAX, usual.seed)?,
        smoothness: flags.number_or("smoothness", 0..=1_000_000, u64::from(usual.smoothness))? as u32,
        threads: flags.number_or("threads", 1..=256, usual.threads as u64)? as usize,
    })
}

/// The share of the engine's own score in the labels.
fn blend(matches: &ArgMatches, text: Text) -> Result<f32, Failure> {
    Ok(Flags::new(matches, text).number_or("blend", 0..=100, 0)? as f32 / 100.0)
}

/// The weights to start from: those of the program, or of a file.
fn start(matches: &ArgMatches, text: Text) -> Result<Weights, Failure> {
    let Some(path) = matches.get_one::<String>("start") else { return Ok(Weights::default()) };
    weights::read(path, text).map_err(|reason| {
        let details = args!["file" => path, "reason" => reason];
        Failure::Input(text.format("tune-bad-weights", details))
    })
}

/// Adds the positions of a file; what cannot be used is told in one line.
fn load(
    path: &str,
    blend: f32,
    positions: &mut Vec<Labeled>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let text = console.text;
    console.show_progress(|text| text.format("tune-reading", args!["file" => path]));
    let bytes = packed::read(path, text)?;
    let skipped = match packed::content(&bytes) {
        Content::Epd => load_epd(&lucena_games::encoding::decode(&bytes), positions),
        Content::Pgn => {
            let (found, troubles) = source::read_pgn(&bytes);
            positions.extend(found);
            troubles.first().map(|first| (troubles.len(), first.game as usize))
        }
        Content::Data => {
            positions.extend(source::read_data(&bytes, blend).map_err(|error| bad_data(path, &error, text))?);
            None
        }
    };
    console.clear_progress();
    if let Some((count, first)) = skipped {
        let details = args!["file" => path, "count" => count, "first" => first];
        // A warning that cannot be shown is no reason to stop.
        let _ = writeln!(console.err, "{}", text.format("tune-skipped", details));
    }
    Ok(())
}

fn bad_data(path: &str, error: &PackError, text: Text) -> Failure {
    let record = match error {
        PackError::NotOurs => 0,
        PackError::BadRecord(record) => *record,
    };
    Failure::Input(text.format("tune-bad-record", args!["file" => path, "record" => record]))
}

/// Adds the labeled positions of lines; how many lines could not be used, and the first of them.
fn load_epd(lines: &str, positions: &mut Vec<Labeled>) -> Option<(usize, usize)> {
    let mut skipped = None;
    for (number, line) in packed::lines(lines) {
        match source::read_line(line) {
            Ok(labeled) => positions.push(labeled),
            Err(LineError::Fen(_) | LineError::NoResult) => {
                let (count, first) = skipped.unwrap_or((0, number));
                skipped = Some((count + 1, first));
            }
        }
    }
    skipped
}

fn fit(
    positions: &[Labeled],
    start: &Weights,
    plan: &Plan,
    console: &mut Console<'_>,
) -> Result<Tuned, Failure> {
    let stop = interrupt::flag();
    let tuned = tune::run(positions, start, plan, |progress| {
        let loss = console.text.decimal(progress.loss, 6);
        let details = args!["epoch" => progress.epoch, "all" => plan.epochs, "loss" => loss];
        console.show_progress(|text| text.format("tune-progress", details));
        if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    console.clear_progress();
    tuned.map_err(|few| Failure::Input(console.text.format("tune-too-few", args!["usable" => few.usable])))
}

/// The new file takes the place of the old one only when it is whole.
fn write(path: &str, bytes: &[u8], text: Text) -> Result<(), Failure> {
    crate::output::write_whole(path, bytes).map_err(|error| {
        let details = args!["file" => path, "reason" => io_reason(&error, text)];
        Failure::Input(text.format("tune-cannot-write", details))
    })
}

fn file_name(path: &str) -> String {
    Path::new(path).file_name().map_or(path.to_owned(), |name| name.to_string_lossy().into_owned())
}

fn words(tuned: &Tuned, out: &str, text: Text) -> String {
    let details = args![
        "learning" => tuned.learning,
        "held" => tuned.held_out,
        "epochs" => tuned.epochs,
        "scale" => text.decimal(f64::from(tuned.scale), 5),
        "before" => text.decimal(tuned.loss_before, 6),
        "after" => text.decimal(tuned.loss_after, 6),
        "file" => out,
    ];
    text.format("tune-result", details)
}

fn json(tuned: &Tuned) -> serde_json::Value {
    json!({
        "learning": tuned.learning,
        "heldOut": tuned.held_out,
        "epochs": tuned.epochs,
        "k": tuned.scale,
        "lossBefore": tuned.loss_before,
        "lossAfter": tuned.loss_after,
    })
}
