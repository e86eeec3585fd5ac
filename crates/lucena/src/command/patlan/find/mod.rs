//! `lucena patlan find`: patterns in bases of games, with everything that can be counted about them.

mod report;
mod request;
mod summary;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_games::hit::Findings;
use lucena_games::search::{Index, News, Pace, search};
use lucena_games::stats::Counters;
use lucena_text::{Text, args};

use self::report::Reporter;
use self::request::Request;
use self::summary::Summary;
use crate::base::{Counts, Filter, Input, Meter, Warnings};
use crate::cli::{Console, Exit, Failure};
use crate::command::interrupt;

/// The arguments of the command.
pub(super) fn build(text: Text) -> Command {
    let option = |name: &'static str, value: &str, help: &str| {
        Arg::new(name).long(name).value_name(text.get(value)).help(text.get(help))
    };
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(text.get(help))
    };
    let output = ["json", "pgn", "fens"];
    let exclusive = |name: &'static str, help: &str| {
        flag(name, help).conflicts_with_all(output.iter().filter(|&&other| other != name))
    };
    Command::new("find")
        .about(text.get("find-about"))
        .override_usage(text.get("find-usage"))
        .after_help(text.get("find-after-help"))
        .arg(
            Arg::new("what")
                .action(ArgAction::Append)
                .value_name(text.get("find-value-what"))
                .help(text.get("find-what")),
        )
        .arg(option("pattern", "find-value-pattern", "find-pattern").action(ArgAction::Append))
        .arg(flag("library", "find-library"))
        .arg(option("side", "find-value-side", "find-side"))
        .arg(option("plies", "games-value-range", "find-plies"))
        .arg(exclusive("json", "find-json").alias("jsonl"))
        .arg(exclusive("pgn", "find-pgn"))
        .arg(exclusive("fens", "find-fens").alias("fen"))
        .arg(flag("scenarios", "find-scenarios"))
        .arg(flag("summary", "find-summary"))
        .arg(option("limit", "find-value-number", "find-limit"))
        .arg(option("threads", "find-value-number", "find-threads"))
        .arg(flag("stdin", "find-stdin"))
        .arg(
            option("range", "find-value-file", "find-range")
                .value_names(
                    ["find-value-file", "find-value-start", "find-value-end"].map(|name| text.get(name)),
                )
                .num_args(3)
                .action(ArgAction::Append),
        )
        .arg(flag("ranges", "find-ranges").conflicts_with("stdin"))
        .arg(flag("no-index", "find-no-index"))
        .arg(flag("strict", "games-strict"))
        .arg(flag("warnings", "games-warnings"))
        .args(Filter::arguments(text))
}

/// Does the work.
pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let request = Request::new(matches, console)?;
    let mut search = Search {
        request: &request,
        stop: interrupt::flag(),
        warnings: Warnings::new(matches.get_flag("warnings")),
        meter: Meter::new(),
        total: Counters::new(request.hunt.programs.len()),
        hits: 0,
        first_failure: None,
    };
    for input in &request.inputs {
        if search.is_over() {
            break;
        }
        search.base(input, console)?;
    }
    console.clear_progress();
    let is_stopped = search.stop.load(Ordering::Relaxed);
    let seconds = search.meter.seconds();
    let summary =
        Summary { request: &request, counters: &search.total, seconds, is_whole: !search.is_over() };
    summary.print(console)?;
    if is_stopped {
        return Err(Failure::Input(console.text.get("games-interrupted")));
    }
    search.verdict(matches.get_flag("strict"), console.text)
}

/// The work on all bases, one after the other.
struct Search<'r> {
    request: &'r Request,
    /// Whether the user has had enough.
    stop: Arc<AtomicBool>,
    warnings: Warnings,
    meter: Meter,
    total: Counters,
    hits: u64,
    /// A base that could not be opened; the others are searched all the same.
    first_failure: Option<Failure>,
}

impl Search<'_> {
    /// Whether nothing more is wanted.
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.request.limit.is_some_and(|limit| limit <= self.hits)
    }

    /// Searches one base; a failure to write ends everything, a failure to read only this base.
    fn base(&mut self, input: &Input, console: &mut Console<'_>) -> Result<(), Failure> {
        let mut counters = Counters::new(self.request.hunt.programs.len());
        let is_cut = std::mem::take(&mut self.warnings.is_cut);
        let name = input.name(console.text);
        if let Err(failure) = self.walk(input, &name, &mut counters, console)? {
            self.warnings.is_cut |= is_cut;
            // A part that cannot be read must never look like a part without hits.
            if self.request.inputs.len() == 1 || self.request.is_ranges {
                return Err(failure);
            }
            if let Some(message) = failure.message(console.text) {
                let _ = writeln!(console.err, "{message}");
            }
            self.first_failure.get_or_insert(failure);
            return Ok(());
        }
        self.warnings.end(&name, console);
        if self.request.is_ranges {
            let is_whole = !self.is_over() && !self.warnings.is_cut;
            let line = summary::json(self.request, Some(input), &counters, is_whole);
            writeln!(console.out, "{line}")?;
            console.out.flush()?;
        }
        self.total.add(&counters);
        self.warnings.is_cut |= is_cut;
        Ok(())
    }

    /// Walks through a base. A failure to write is an error; what keeps the base from being read is the answer.
    fn walk(
        &mut self,
        input: &Input,
        name: &str,
        counters: &mut Counters,
        console: &mut Console<'_>,
    ) -> Result<Result<(), Failure>, Failure> {
        let request = self.request;
        let index = if request.uses_index { Index::Use } else { Index::Ignore };
        let mut reporter = Reporter { request, file: name, unended: None };
        let mut written = Ok(());
        let stop = self.stop.clone();
        let pace = Pace { threads: request.threads, stop: &stop };
        let source = input.source(console);
        let walked = search(source, &request.hunt, index, pace, |news, reach| {
            match news {
                News::Part(findings) => written = self.findings(&findings, counters, &mut reporter, console),
                News::TooLarge { offset } => {
                    counters.broken += 1;
                    self.warnings.too_large(name, offset, console);
                }
                News::Broken { offset, error } => self.warnings.cut(name, offset, &error, console),
                News::IndexBroken => self.warnings.damaged_index(name, console),
                News::IndexUnusable(error) => self.warnings.unusable_index(name, &error, console),
                News::Indexing => {}
            }
            let counts = Counts {
                games: self.total.games + counters.games,
                positions: self.total.positions + counters.positions,
                hits: self.hits,
            };
            self.meter.show(reach, counts, console);
            match written.is_err() || self.is_over() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        written?;
        if let Some((game, offset)) = reporter.unended.filter(|_| !self.is_over()) {
            self.warnings.unended(name, game, offset, console);
        }
        Ok(walked.map_err(|error| input.refusal(error, console.text)))
    }

    /// Takes over what a chunk yielded.
    fn findings(
        &mut self,
        findings: &Findings,
        counters: &mut Counters,
        reporter: &mut Reporter<'_>,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        counters.add(&findings.counters);
        reporter.unended = findings.unended;
        self.warnings.complaints(reporter.file, &findings.complaints, console);
        for game in &findings.games {
            let room = self.request.limit.map_or(u64::MAX, |limit| limit.saturating_sub(self.hits));
            if room == 0 {
                break;
            }
            let shown = usize::try_from(room).unwrap_or(usize::MAX).min(game.hits.len());
            self.hits += shown as u64;
            if !self.request.only_summary {
                console.clear_progress();
                reporter.game(game, &game.hits[..shown], console)?;
            }
        }
        Ok(())
    }

    fn verdict(self, is_strict: bool, text: Text) -> Result<Exit, Failure> {
        if let Some(failure) = self.first_failure {
            // Its message has been shown where it happened.
            return Err(Failure::Input(
                text.format("games-some-unread", args!["file" => failure_name(&failure)]),
            ));
        }
        if self.warnings.is_cut {
            return Err(Failure::Input(text.get("games-some-cut")));
        }
        let broken = self.total.broken;
        if 0 < broken && (is_strict || self.total.games == 0) {
            return Err(Failure::Input(text.format("games-some-broken", args!["count" => broken])));
        }
        let found =
            self.total.patterns.iter().any(|pattern| {
                0 < pattern.pattern || (self.request.keeps_scenarios() && 0 < pattern.scenario)
            });
        Ok(if found || self.request.is_ranges { Exit::Done } else { Exit::Negative })
    }
}

fn failure_name(failure: &Failure) -> String {
    match failure {
        Failure::Read { path, .. } => path.clone(),
        _ => String::new(),
    }
}
