//! `lucena perft`: counts move sequences, from one position or for a whole suite with known counts.

mod report;
mod suite;

use std::time::Instant;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::{Move, Position, perft_with_threads};
use lucena_text::{Text, args};

use super::Entry;
use crate::cli::{Console, Exit, Failure, Flags, Number};

pub(super) const ENTRY: Entry = Entry { name: "perft", build, run };

/// Deeper than anybody has the patience to count, and shallow enough for 64 bits.
const DEEPEST: u64 = 12;
const MOST_THREADS: u64 = 256;

fn build(text: Text) -> Command {
    let option = |name: &'static str, value: &str, help: &str| {
        Arg::new(name).long(name).value_name(text.get(value)).help(text.get(help))
    };
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(text.get(help))
    };
    let depth = Arg::new("depth")
        .value_name(text.get("perft-value-depth"))
        .required_unless_present("suite")
        .help(text.get("perft-depth"));
    Command::new("perft")
        .about(text.get("perft-about"))
        .override_usage(text.get("perft-usage"))
        .after_help(text.get("perft-after-help"))
        .arg(depth)
        .arg(option("fen", "perft-value-fen", "perft-fen").conflicts_with("suite"))
        .arg(flag("divide", "perft-divide").conflicts_with("suite"))
        .arg(option("threads", "perft-value-number", "perft-threads"))
        .arg(option("suite", "perft-value-file", "perft-suite"))
        .arg(option("max-nodes", "perft-value-number", "perft-max-nodes").requires("suite"))
        .arg(flag("json", "perft-json"))
}

/// What both kinds of counting want to know.
struct Settings {
    depth: Option<u32>,
    threads: usize,
    is_json: bool,
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let depth = Number { id: "depth", shown: text.get("perft-value-depth"), limits: 0..=DEEPEST };
    let flags = Flags::new(matches, text);
    let settings = Settings {
        depth: depth.optional(matches, text)?.map(|depth| depth as u32),
        threads: flags.number_or("threads", 1..=MOST_THREADS, 1)? as usize,
        is_json: matches.get_flag("json"),
    };
    match matches.get_one::<String>("suite") {
        Some(path) => {
            let max_nodes = flags.number_or("max-nodes", 1..=u64::MAX, u64::MAX)?;
            suite::run(path, max_nodes, &settings, console)
        }
        None => {
            let pos = match matches.get_one::<String>("fen") {
                None => Position::start(),
                Some(fen) => Position::from_fen(fen).map_err(|error| Failure::Fen { place: None, error })?,
            };
            count(&pos, matches.get_flag("divide"), &settings, console)
        }
    }
}

/// Counts from one position.
fn count(
    pos: &Position,
    is_divided: bool,
    settings: &Settings,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let depth = settings.depth.expect("clap demands the depth where there is no suite");
    let begin = Instant::now();
    let mut moves = count_moves(pos, depth, settings.threads, console);
    let nodes = if depth == 0 { 1 } else { moves.iter().map(|&(_, count)| count).sum() };
    let seconds = begin.elapsed().as_secs_f64();
    moves.sort_by_key(|&(mv, _)| report::move_name(pos, mv));
    let single = report::Single { pos, depth, nodes, seconds, moves: is_divided.then_some(&moves) };
    let answer = match settings.is_json {
        true => single.json().to_string(),
        false => single.words(console.text),
    };
    writeln!(console.out, "{answer}")?;
    Ok(Exit::Done)
}

/// The count below each first move, one after the other, so that a person sees how far the work is.
fn count_moves(pos: &Position, depth: u32, threads: usize, console: &mut Console<'_>) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let first = pos.legal_moves();
    let mut counts = Vec::with_capacity(first.len());
    for (index, &mv) in first.iter().enumerate() {
        let progress = args!["done" => index, "all" => first.len()];
        console.show_progress(|text| text.format("perft-progress-moves", progress));
        counts.push((mv, perft_with_threads(&pos.after(mv), rest, threads)));
    }
    console.clear_progress();
    counts
}
