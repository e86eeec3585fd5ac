//! `lucena suite`: lets the engine solve test positions, and says how many, how fast and how wide it searched.

mod epd;
mod report;

use std::time::Duration;

use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command};
use lucena_chess::Game;
use lucena_engine::{Engine, Limits, Options};
use lucena_text::{Text, args};

use self::report::{Row, Summary};
use super::{Entry, positions};
use crate::cli::{Console, Exit, Failure, Flags};

pub(super) const ENTRY: Entry = Entry { name: "suite", build, run };

/// Milliseconds for a position if nothing is said.
const USUAL_TIME: u64 = 1000;

fn build(text: Text) -> Command {
    let option = |name: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(text.get("suite-value-number")).help(text.get(help))
    };
    let file =
        Arg::new("file").value_name(text.get("suite-value-file")).required(true).help(text.get("suite-file"));
    Command::new("suite")
        .about(text.get("suite-about"))
        .override_usage(text.get("suite-usage"))
        .after_help(text.get("suite-after-help"))
        .arg(file)
        .arg(option("time", "suite-time").alias("movetime"))
        .arg(option("nodes", "suite-nodes"))
        .arg(option("depth", "suite-depth"))
        .group(ArgGroup::new("limit").args(["time", "nodes", "depth"]))
        .arg(option("threads", "suite-threads"))
        .arg(option("hash", "suite-hash"))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("suite-json")))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let limits = limits(matches, text)?;
    let options = options(matches, text)?;
    let path = matches.get_one::<String>("file").expect("clap demands the file");
    // The whole suite first, so that a broken line is reported before an hour has passed.
    let tests = positions::load(path, console, |line, place| epd::read(line, place, text))?;
    let mut engine = Engine::new(options);
    let mut summary = Summary::default();
    let is_json = matches.get_flag("json");
    for (index, test) in tests.iter().enumerate() {
        let progress = args!["done" => index, "all" => tests.len(), "solved" => summary.solved()];
        console.show_progress(|text| text.format("suite-progress", progress));
        engine.new_game();
        let report = engine.search(&Game::from_position(test.pos), limits.clone(), |_| {});
        let row = Row::new(test, &report);
        console.clear_progress();
        if !is_json {
            writeln!(console.out, "{}", row.words(text))?;
            console.out.flush()?;
        }
        summary.add(row);
    }
    match is_json {
        true => writeln!(console.out, "{}", summary.json())?,
        false => writeln!(console.out, "\n{}", summary.words(text))?,
    }
    Ok(if summary.solved() == 0 { Exit::Negative } else { Exit::Done })
}

fn limits(matches: &ArgMatches, text: Text) -> Result<Limits, Failure> {
    let flags = Flags::new(matches, text);
    let (time, nodes, depth) = (
        flags.number("time", 1..=86_400_000)?,
        flags.number("nodes", 1..=u64::MAX)?,
        flags.number("depth", 1..=100)?,
    );
    Ok(match (time, nodes, depth) {
        (_, Some(nodes), _) => Limits::nodes(nodes),
        (_, _, Some(depth)) => Limits::depth(depth as u32),
        (time, _, _) => Limits::move_time(Duration::from_millis(time.unwrap_or(USUAL_TIME))),
    })
}

/// There is no interface whose lag would have to be allowed for.
fn options(matches: &ArgMatches, text: Text) -> Result<Options, Failure> {
    let flags = Flags::new(matches, text);
    Ok(Options {
        hash_mebibytes: flags
            .number("hash", 1..=*Options::HASH.end() as u64)?
            .map_or(64, |hash| hash as usize),
        threads: flags
            .number("threads", 1..=*Options::THREADS.end() as u64)?
            .map_or(1, |threads| threads as usize),
        move_overhead: Duration::ZERO,
        ..Options::default()
    })
}

/// The positions of a suite with all moves that it names.
#[cfg(feature = "fuzzing")]
pub(crate) fn epd_tests(
    input: &mut dyn std::io::BufRead,
    text: Text,
) -> Result<Vec<(lucena_chess::Position, Vec<lucena_chess::Move>)>, Failure> {
    let named = |test: epd::Test| {
        let scored = test.points.into_iter().map(|(mv, _)| mv);
        (test.pos, test.best.into_iter().chain(test.avoid).chain(scored).collect())
    };
    let tests = positions::parse("fuzz", input, text, |line, place| epd::read(line, place, text))?;
    Ok(tests.into_iter().map(named).collect())
}
