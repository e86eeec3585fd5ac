//! `lucena tune --net` and `--structure`: train the net for what the names do not say, or that of pawns and kings, and
//! write it with its origin.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use clap::ArgMatches;
use lucena_eval::Weights;
use lucena_lab::datagen::PackError;
use lucena_lab::tune::net::{self, Games, Plan, Trained};
use lucena_lab::tune::{Progress, TooFew};
use lucena_text::{Text, args};
use serde_json::json;

use super::{bad_data, blend, file_name, start, write};
use crate::cli::{Console, Exit, Failure, Flags};
use crate::command::{interrupt, packed};
use crate::net as net_file;

/// The net for what the names do not say.
pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let weights = start(matches, console.text)?;
    let from = known(matches, console.text, net_file::read)?;
    learn(matches, console, weights, |games, sources, plan, hear| {
        let trained = net::train(games, from.as_ref(), sources, plan, hear)?;
        Ok((trained.net.to_bytes(), trained.figures()))
    })
}

/// The net that learning goes on with, if one is given.
fn known<N>(
    matches: &ArgMatches,
    text: Text,
    read: impl Fn(&str, Text) -> Result<N, String>,
) -> Result<Option<N>, Failure> {
    let Some(path) = matches.get_one::<String>("from") else { return Ok(None) };
    let refused = |reason| text.format("tune-bad-net", args!["file" => path, "reason" => reason]);
    read(path, text).map(Some).map_err(|reason| Failure::Input(refused(reason)))
}

/// The net of pawns and kings, beside the weights without it.
pub(super) fn run_structure(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let weights = start(matches, console.text)?.without_structure();
    let from = known(matches, console.text, net_file::read_structure)?;
    learn(matches, console, weights, |games, sources, plan, hear| {
        let trained = net::train_structure(games, from.as_ref(), sources, plan, hear)?;
        Ok((trained.net.to_bytes(), trained.figures()))
    })
}

/// Told after every round.
type Hear<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;

/// Reads the games, lets `train` make the bytes of a net from them, writes these and tells how it went.
fn learn(
    matches: &ArgMatches,
    console: &mut Console<'_>,
    weights: Weights,
    train: impl FnOnce(Games, &str, &Plan, Hear<'_>) -> Result<(Vec<u8>, Trained<()>), TooFew>,
) -> Result<Exit, Failure> {
    let text = console.text;
    let plan = plan(matches, text)?;
    let share = blend(matches, text)?;
    let paths: Vec<&String> = matches.get_many("files").expect("clap demands the files").collect();
    let games = read(&paths, &Arc::new(weights), share, plan.threads, console)?;
    let sources: Vec<String> = paths.iter().map(|path| file_name(path)).collect();
    let stop = interrupt::flag();
    let trained = train(games, &sources.join(", "), &plan, &mut |progress| {
        let loss = console.text.decimal(progress.loss, 6);
        let details = args!["epoch" => progress.epoch, "all" => plan.epochs, "loss" => loss];
        console.show_progress(|text| text.format("tune-progress", details));
        if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    console.clear_progress();
    let (bytes, trained) =
        trained.map_err(|few| Failure::Input(text.format("tune-too-few", args!["usable" => few.usable])))?;
    let out = matches.get_one::<String>("output").expect("clap demands the file");
    write(out, &bytes, text)?;
    match matches.get_flag("json") {
        true => writeln!(console.out, "{}", json(&trained))?,
        false => writeln!(console.out, "{}", words(&trained, out, text))?,
    }
    // A net that is no better was written all the same, but a script should know.
    Ok(if trained.loss_after < trained.loss_before { Exit::Done } else { Exit::Negative })
}

/// The games of all files: own training data only.
fn read(
    paths: &[&String],
    weights: &Arc<Weights>,
    share: f32,
    threads: usize,
    console: &mut Console<'_>,
) -> Result<Games, Failure> {
    let text = console.text;
    let mut games = Games::new(share);
    for path in paths {
        console.show_progress(|text| text.format("tune-reading", args!["file" => *path]));
        let bytes = packed::read(path, text)?;
        let added = games.add(&bytes, weights, threads);
        console.clear_progress();
        added.map_err(|error| match error {
            PackError::NotOurs => Failure::Input(text.format("tune-net-not-ours", args!["file" => *path])),
            PackError::BadRecord(_) => bad_data(path, &error, text),
        })?;
    }
    Ok(games)
}

fn plan(matches: &ArgMatches, text: Text) -> Result<Plan, Failure> {
    let usual = Plan::default();
    let flags = Flags::new(matches, text);
    Ok(Plan {
        epochs: flags.number_or("epochs", 1..=100_000, usual.epochs as u64)? as usize,
        hold_out: flags.number_or("hold-out", 2..=1_000, usual.hold_out as u64)? as usize,
        batch: flags.number_or("batch", 1..=1 << 30, usual.batch as u64)? as usize,
        price: flags.number_or("price", 0..=1_000_000, usual.price.into())? as u32,
        seed: flags.number_or("seed", 0..=u64::MAX, usual.seed)?,
        threads: flags.number_or("threads", 1..=256, usual.threads as u64)? as usize,
    })
}

fn words(trained: &Trained<()>, out: &str, text: Text) -> String {
    let details = args![
        "learning" => trained.learning,
        "held" => trained.held_out,
        "epoch" => trained.epoch,
        "scale" => text.decimal(f64::from(trained.scale), 5),
        "named" => text.decimal(trained.loss_before, 6),
        "full" => text.decimal(trained.loss_after, 6),
        "size" => text.decimal(trained.mean_size, 1),
        "file" => out,
    ];
    text.format("tune-net-result", details)
}

fn json(trained: &Trained<()>) -> serde_json::Value {
    json!({
        "learning": trained.learning,
        "heldOut": trained.held_out,
        "epoch": trained.epoch,
        "k": trained.scale,
        "lossNamed": trained.loss_before,
        "lossFull": trained.loss_after,
        "meanSize": trained.mean_size,
        "sizesByMen": trained.sizes,
    })
}
