//! `lucena bench`: searches a fixed set of positions to a fixed depth. The last line is the contract of testing
//! frameworks, `N nodes M nps`; with one thread N is the same on every run and machine, a signature of the search.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use clap::{Arg, ArgMatches, Command};
use lucena_chess::{Game, Position};
use lucena_engine::{Engine, Event, Limits, Options, Report};
use lucena_text::Text;

use super::Entry;
use crate::cli::{Console, Exit, Failure, Flags};

pub(super) const ENTRY: Entry = Entry { name: "bench", build, run };

/// The positions, one FEN a line; `#` begins a remark.
const POSITIONS: &str = include_str!("../../../../data/positions/bench.epd");
/// Deep enough that all parts of the search take part, shallow enough for a few seconds.
const DEPTH: u32 = 12;
/// How often it is looked whether the benchmark is to end.
const GLANCE: Duration = Duration::from_millis(20);

fn build(text: Text) -> Command {
    let option = |name: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(text.get("bench-value-number")).help(text.get(help))
    };
    Command::new("bench")
        .about(text.get("bench-about"))
        .override_usage(text.get("bench-usage"))
        .arg(option("depth", "bench-depth"))
        .arg(option("hash", "bench-hash"))
        .arg(option("threads", "bench-threads"))
        .arg(
            Arg::new("no-metrics")
                .long("no-metrics")
                .action(clap::ArgAction::SetTrue)
                .help(text.get("bench-no-metrics")),
        )
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let flags = Flags::new(matches, text);
    let depth = flags.number("depth", 1..=100)?;
    let hash = flags.number("hash", 1..=*Options::HASH.end() as u64)?;
    let threads = flags.number("threads", 1..=*Options::THREADS.end() as u64)?;
    let defaults = Options::default();
    let options = Options {
        hash_mebibytes: hash.map_or(defaults.hash_mebibytes, |hash| hash as usize),
        threads: threads.map_or(defaults.threads, |threads| threads as usize),
        metrics: !matches.get_flag("no-metrics"),
        ..defaults
    };
    let never = AtomicBool::new(false);
    bench(options, depth.map_or(DEPTH, |depth| depth as u32), &never, console.out)?;
    Ok(Exit::Done)
}

/// The benchmark as a command of UCI: the options of who plays, and a depth if one was given.
///
/// # Errors
/// If nobody reads what it writes, or it was stopped.
pub(crate) fn run_plain(depth: Option<u32>, stop: &AtomicBool, out: &mut dyn Write) -> io::Result<()> {
    bench(Options::default(), depth.unwrap_or(DEPTH).clamp(1, 100), stop, out)
}

/// Searches every position, tells what came out, and how fast; ends early when stopped.
fn bench(options: Options, depth: u32, stop: &AtomicBool, out: &mut dyn Write) -> io::Result<()> {
    let mut engine = Engine::new(options);
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for fen in positions() {
        let pos = Position::from_fen(fen).expect("a test reads every position of the benchmark");
        let begin = Instant::now();
        let report = search(&mut engine, pos, depth, stop);
        if stop.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        time += begin.elapsed();
        nodes += report.effort.nodes;
        writeln!(out, "{:>10}  {:<7}  {fen}", report.effort.nodes, best(&pos, &report))?;
        out.flush()?;
    }
    let speed = (u128::from(nodes) * 1_000_000).checked_div(time.as_micros()).unwrap_or_default();
    writeln!(out, "{nodes} nodes {speed} nps")
}

/// Searches a position to a depth, and looks now and then whether that is still wanted.
fn search(engine: &mut Engine, pos: Position, depth: u32, stop: &AtomicBool) -> Report {
    let (sender, news) = mpsc::channel();
    let handle = engine.go(&Game::from_position(pos), Limits::depth(depth), move |event| {
        if matches!(event, Event::Done(_)) {
            // The search is waited for below, whatever becomes of this word.
            let _ = sender.send(());
        }
    });
    while let Err(RecvTimeoutError::Timeout) = news.recv_timeout(GLANCE) {
        if stop.load(Ordering::Relaxed) {
            handle.stop();
        }
    }
    handle.wait()
}

/// The FENs of the benchmark.
pub(super) fn positions() -> impl Iterator<Item = &'static str> {
    POSITIONS.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

fn best(pos: &Position, report: &Report) -> String {
    report.best_move().map_or("–".to_owned(), |mv| pos.san(mv))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be_searched() {
        assert!(positions().count() >= 20);
        for fen in positions() {
            let pos = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
            assert!(pos.has_legal_moves(), "{fen}");
        }
    }
}
