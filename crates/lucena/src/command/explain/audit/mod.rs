//! `lucena explain audit`: explanations measured, on tagged puzzles or on real games.

mod games;
mod points;
mod puzzles;
mod risk;

use std::collections::BTreeMap;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_explain::Inquiry;
use lucena_text::Text;

use super::{effort_options, read_effort, read_level, read_options};
use crate::cli::{Console, Exit, Failure, Flags};
use crate::command::packed;

pub(super) fn build(text: Text) -> Command {
    let number = |name: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(text.get("explain-value-number")).help(text.get(help))
    };
    let command = Command::new("audit")
        .about(text.get("explain-audit-about"))
        .override_usage(text.get("explain-audit-usage"))
        .arg(
            Arg::new("file")
                .value_name(text.get("explain-value-file"))
                .help(text.get("explain-audit-file"))
                .required_unless_present("points"),
        )
        .arg(
            Arg::new("points")
                .long("points")
                .value_name(text.get("explain-value-file"))
                .help(text.get("explain-audit-points"))
                .conflicts_with("file"),
        )
        .arg(number("moves", "explain-audit-moves"))
        .arg(number("every", "explain-audit-every"))
        .arg(number("stability", "explain-audit-stability"))
        .arg(
            Arg::new("silent")
                .long("silent")
                .help(text.get("explain-audit-silent"))
                .action(ArgAction::SetTrue),
        )
        .arg(number("risk", "explain-audit-risk"))
        .arg(number("threads", "review-threads"))
        .arg(
            Arg::new("differences")
                .long("differences")
                .value_name(text.get("explain-value-tag"))
                .help(text.get("explain-audit-differences")),
        );
    effort_options(command, games::NODES, text)
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    if let Some(path) = matches.get_one::<String>("points") {
        let bytes = packed::read(path, console.text)?;
        let inquiry = Inquiry { level: read_level(matches), effort: read_effort(matches, console.text)? };
        return points::run(&bytes, read_options(matches, console.text)?, inquiry, console);
    }
    let path = matches.get_one::<String>("file").expect("clap demands this argument");
    let bytes = packed::read(path, console.text)?;
    let flags = Flags::new(matches, console.text);
    let every = flags.number_or("every", 1..=1_000_000, 1)? as usize;
    let positions = flags.number("risk", 1..=1_000_000)?;
    if let Some(positions) = positions {
        return risk::run(&bytes, read_options(matches, console.text)?, positions, every, console);
    }
    // Games have tags in brackets; a table of puzzles has commas in its first line.
    let first = bytes.split(|&byte| byte == b'\n').find(|line| !line.trim_ascii().is_empty());
    if first.is_some_and(|line| line.trim_ascii_start().starts_with(b"[") || !line.contains(&b',')) {
        games::run(&bytes, matches, console)
    } else {
        puzzles::run(&bytes, matches.get_one::<String>("differences").map(String::as_str), console)
    }
}

/// How many claims nothing but a search, the evaluation or the pattern matcher vouches for, with their themes.
fn unproved(counts: &BTreeMap<&'static str, u64>) -> String {
    let all: u64 = counts.values().sum();
    let themes: Vec<String> = counts.iter().map(|(theme, count)| format!("{theme} {count}")).collect();
    if themes.is_empty() { all.to_string() } else { format!("{all} ({})", themes.join(", ")) }
}
