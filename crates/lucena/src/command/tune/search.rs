//! `lucena tune --search`: tunes the numbers of the search by games of the engine against itself. The file keeps every result, so that
//! an interrupted run goes on.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::ops::ControlFlow;

use clap::ArgMatches;
use lucena_engine::params;
use lucena_lab::tune::search::{self, Recipe};
use lucena_lab::tune::spsa::{Climb, Plan};
use lucena_text::{Text, args};
use serde_json::json;

use crate::cli::{Console, Exit, Failure, Flags, io_reason};
use crate::command::interrupt;

const TITLE: &str = "lucena tune --search 1";

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let recipe = recipe(matches, text)?;
    let threads = Flags::new(matches, text).number_or("threads", 1..=256, 1)? as usize;
    let path: &String = matches.get_one("files").expect("clap demands the file");
    let cannot_write = |error: io::Error| {
        let details = args!["file" => path, "reason" => io_reason(&error, text)];
        Failure::Input(text.format("tune-cannot-write", details))
    };
    let known = known(path, &recipe, text)?;
    let mut file = OpenOptions::new().append(true).create(true).open(path).map_err(cannot_write)?;
    if known.is_none() {
        write!(file, "{}\n{}\n", TITLE, options(&recipe)).map_err(cannot_write)?;
    }
    let known = known.unwrap_or_default();
    let mut done = known.len() as u64;
    let mut written = Ok(());
    let climb = search::run(&recipe, &known, threads, &interrupt::flag(), |points, _| {
        written = write!(file, "{points}");
        done += 1;
        let details = args!["done" => done * 2, "all" => recipe.plan.trials * 2];
        console.show_progress(|text| text.format("tune-search-progress", details));
        if written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    console.clear_progress();
    written.map_err(cannot_write)?;
    tell(&recipe, &climb, done, matches.get_flag("json"), console)?;
    if done < recipe.plan.trials {
        writeln!(console.err, "{}", text.format("tune-search-interrupted", args!["games" => done * 2]))?;
    }
    Ok(Exit::Done)
}

/// What is to be tuned, and how.
fn recipe(matches: &ArgMatches, text: Text) -> Result<Recipe, Failure> {
    let flags = Flags::new(matches, text);
    let mut tuned = Vec::new();
    match matches.get_one::<String>("only") {
        None => {
            tuned.extend((0..params::ALL.len()).filter(|&at| !params::TIMED.contains(&params::ALL[at].name)))
        }
        Some(list) => {
            for wanted in list.split(',').map(str::trim) {
                let before = tuned.len();
                tuned.extend((0..params::ALL.len()).filter(|&at| params::ALL[at].name.starts_with(wanted)));
                if tuned.len() == before {
                    let known: Vec<&str> = params::ALL.iter().map(|param| param.name).collect();
                    let details = args!["name" => wanted, "known" => known.join(", ")];
                    return Err(Failure::Input(text.format("tune-search-unknown", details)));
                }
            }
            tuned.sort_unstable();
            tuned.dedup();
        }
    }
    let plan = Plan {
        trials: flags.number_or("games", 2..=100_000_000, 20_000)? / 2,
        rate: flags.number_or("rate", 1..=1_000, 10)? as u32,
        seed: flags.number_or("seed", 0..=u64::MAX, 2026)?,
    };
    Ok(Recipe { plan, nodes: flags.number_or("nodes", 1..=u64::MAX, 5_000)?, tuned })
}

/// Everything that the results of a run depend on.
fn options(recipe: &Recipe) -> String {
    let Recipe { plan: Plan { trials, rate, seed }, nodes, tuned } = recipe;
    let numbers: Vec<String> =
        tuned.iter().map(|&at| format!("{}={}", params::ALL[at].name, params::ALL[at].value)).collect();
    format!("games={} rate={rate} seed={seed} nodes={nodes} {}", trials * 2, numbers.join(" "))
}

/// The results of an interrupted run; none if there is no file yet.
fn known(path: &str, recipe: &Recipe, text: Text) -> Result<Option<Vec<u8>>, Failure> {
    let content = match fs::read_to_string(path) {
        Ok(content) => content,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => {
            let details = args!["file" => path, "reason" => io_reason(&error, text)];
            return Err(Failure::Input(text.format("tune-search-unreadable", details)));
        }
    };
    let refuse = |key: &str| Failure::Input(text.format(key, args!["file" => path]));
    let mut lines = content.splitn(3, '\n');
    if lines.next() != Some(TITLE) {
        return Err(refuse("tune-search-not-ours"));
    }
    if lines.next() != Some(options(recipe).as_str()) {
        return Err(refuse("tune-search-other-options"));
    }
    let results = lines.next().unwrap_or_default().bytes();
    let results: Option<Vec<u8>> =
        results.map(|digit| digit.checked_sub(b'0').filter(|&points| points <= 4)).collect();
    results.map(Some).ok_or_else(|| refuse("tune-search-not-ours"))
}

/// Where the numbers are now.
fn tell(
    recipe: &Recipe,
    climb: &Climb,
    done: u64,
    as_json: bool,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let values = climb.values();
    let rows = recipe.tuned.iter().map(|&at| &params::ALL[at]).zip(&values);
    if as_json {
        let numbers: serde_json::Map<_, _> = rows
            .map(|(param, &value)| (param.name.to_owned(), json!({"before": param.value, "now": value})))
            .collect();
        writeln!(console.out, "{}", json!({"games": done * 2, "numbers": numbers}))?;
        return Ok(());
    }
    writeln!(console.out, "{}", console.text.format("tune-search-result", args!["games" => done * 2]))?;
    for (param, value) in rows {
        writeln!(console.out, "{:<28} {:>6} {:>6}", param.name, param.value, value)?;
    }
    Ok(())
}
