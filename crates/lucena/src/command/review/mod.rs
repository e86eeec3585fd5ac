//! `lucena review`: games graded and explained move by move, as text, annotated PGN, Markdown, a web page or JSON.

mod audit;
mod destination;
mod memory;
mod thinkers;

use std::sync::atomic::{AtomicBool, Ordering};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use lucena_chess::Game;
use lucena_explain::report::{self, Form, ReviewedGame};
use lucena_explain::{Effort, Evidence, Explainer, Inquiry, pattern, review};
use lucena_games::pgn::{ReadLimits, Reading, Reason, Tree, is_link};
use lucena_text::{Text, args};
use lucena_wire as wire;

use super::arguments::flag;
use super::explain::{
    effort_options, feedback_options, pattern_options, read_effort, read_feedback, read_level, read_library,
    read_voice,
};
use super::{Entry, interrupt, packed};
use crate::cli::{Console, Exit, Failure};
use destination::Destination;
use thinkers::Thinkers;

pub(super) const ENTRY: Entry = Entry { name: "review", build, run };

/// The shapes a review can be written in.
const FORMATS: [&str; 5] = ["text", "pgn", "markdown", "html", "json"];
/// Positions searched for each question of a review if nothing else is asked.
const NODES: u64 = 150_000;

fn build(text: Text) -> Command {
    let value = |name: &'static str, shown: &str, help: &str| {
        Arg::new(name).long(name).value_name(text.get(shown)).help(text.get(help))
    };
    let command = Command::new("review")
        .about(text.get("review-about"))
        .override_usage(text.get("review-usage"))
        .arg(
            Arg::new("file")
                .value_name(text.get("review-value-file"))
                .help(text.get("review-file"))
                .required(true),
        )
        .arg(
            value("format", "review-value-format", "review-format")
                .ignore_case(true)
                .value_parser(PossibleValuesParser::new(FORMATS)),
        )
        .arg(flag("json", "review-json", text).conflicts_with("format"))
        .arg(value("output", "review-value-file", "review-output"))
        .arg(value("engine", "review-value-program", "review-engine"))
        .arg(value("threads", "explain-value-number", "review-threads"))
        .arg(value("resume", "review-value-file", "review-resume"))
        .arg(value("templates", "explain-value-folder", "explain-templates"))
        .subcommand(audit::build(text))
        .subcommand_negates_reqs(true)
        .args_conflicts_with_subcommands(true);
    feedback_options(pattern_options(effort_options(command, NODES, text), text), text)
}

/// The shape of the output.
#[derive(Clone, Copy)]
enum Shape {
    /// For people.
    Written(Form),
    /// For programs: a list of games.
    Json,
}

impl Shape {
    fn of(matches: &ArgMatches) -> Shape {
        let usual = if matches.get_flag("json") { "json" } else { "text" };
        let typed = matches.get_one::<String>("format").map_or(usual, String::as_str);
        match typed.to_ascii_lowercase().as_str() {
            "pgn" => Shape::Written(Form::Pgn),
            "markdown" => Shape::Written(Form::Markdown),
            "html" => Shape::Written(Form::Html),
            "json" => Shape::Json,
            _ => Shape::Written(Form::Plain),
        }
    }

    fn beginning(self, text: Text) -> String {
        match self {
            Shape::Written(form) => form.beginning(text),
            Shape::Json => "[".to_owned(),
        }
    }

    fn game(self, one: &ReviewedGame, number: usize, task: &Task<'_>, text: Text) -> String {
        match self {
            Shape::Written(form) => form.game(one, number, task.explainer.voice, text, task.inquiry.level),
            Shape::Json => {
                let game = wire::review(one, task.explainer.voice);
                format!("{}{}", if number == 0 { "" } else { ",\n" }, wire::line(&game))
            }
        }
    }

    const fn end(self) -> &'static str {
        match self {
            Shape::Written(form) => form.end(),
            Shape::Json => "]\n",
        }
    }
}

/// What a run works with, beside the games.
struct Task<'a> {
    inquiry: Inquiry,
    explainer: &'a Explainer<'a>,
    stop: &'a AtomicBool,
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    if let Some(("audit", matches)) = matches.subcommand() {
        return audit::run(matches, console);
    }
    let text = console.text;
    let bytes = read_file(matches, console)?;
    let inquiry = Inquiry { level: read_level(matches), effort: effort(matches, text)? };
    let voice = read_voice(matches, console)?;
    let mut thinkers = Thinkers::open(matches, text)?;
    let acceptance = read_feedback(matches, console)?;
    let library = read_library(matches, console)?;
    let patterns = move |evidence: &Evidence| pattern::claims(&library, evidence);
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: Some(&patterns) };
    let stop = interrupt::flag();
    let task = Task { inquiry, explainer: &explainer, stop: &stop };
    let mut destination = Destination::open(matches.get_one::<String>("output"))?;
    let shape = Shape::of(matches);
    destination.write(&shape.beginning(text), console)?;
    let (mut written, mut broken) = (0, 0);
    for (index, game) in Reading::read_all(&bytes, &ReadLimits::default()).enumerate() {
        let reason = match game {
            Ok(reading) if !reading.tree.is_empty() => {
                broken += usize::from(reading.cut.is_some());
                for note in report::notes(&reading, text) {
                    let words = args!["game" => index + 1, "note" => note];
                    writeln!(console.err, "{}", text.format("review-note", words))?;
                }
                let Some(one) = review_game(reading, index + 1, &mut thinkers, &task, console) else { break };
                console.clear_progress();
                thinkers.check(matches, text)?;
                destination.write(&shape.game(&one, written, &task, text), console)?;
                written += 1;
                continue;
            }
            Ok(Reading { cut: Some(cut), .. }) => cut.reason,
            Ok(_) => continue,
            Err(trouble) => trouble.reason,
        };
        broken += 1;
        let words = args!["game" => index + 1, "reason" => report::reason(&reason, text)];
        writeln!(console.err, "{}", text.format("review-broken", words))?;
    }
    console.clear_progress();
    let stopped = stop.load(Ordering::Relaxed);
    if written == 0 {
        let key = if stopped { "review-interrupted" } else { "review-no-games" };
        return Err(Failure::Input(text.get(key)));
    }
    destination.write(shape.end(), console)?;
    destination.finish()?;
    if stopped {
        writeln!(console.err, "{}", text.get("review-interrupted"))?;
    }
    Ok(if broken == 0 && !stopped { Exit::Done } else { Exit::Negative })
}

/// How much thinking a position gets on average.
fn effort(matches: &ArgMatches, text: Text) -> Result<Effort, Failure> {
    let mut effort = read_effort(matches, text)?;
    if ["depth", "nodes", "time"].iter().all(|id| matches.get_one::<String>(id).is_none()) {
        effort.nodes = Some(NODES);
    }
    Ok(effort)
}

fn read_file(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Vec<u8>, Failure> {
    let path = matches.get_one::<String>("file").expect("clap demands this argument");
    // Somebody who gives an address means the game that it shows.
    if is_link(path) && !std::path::Path::new(path).exists() {
        return Err(Failure::Input(report::reason(&Reason::Link(path.clone()), console.text)));
    }
    if path != "-" {
        return packed::read(path, console.text);
    }
    let mut bytes = Vec::new();
    let read = console.input.read_to_end(&mut bytes);
    read.map_err(|error| Failure::Read { path: path.clone(), error })?;
    packed::unpacked(&bytes[..], &console.text.get("cli-standard-input"), console.text)
}

/// Reviews one game; nothing if the user stopped it.
fn review_game(
    reading: Reading,
    number: usize,
    thinkers: &mut Thinkers,
    task: &Task<'_>,
    console: &mut Console<'_>,
) -> Option<ReviewedGame> {
    let tree = &reading.tree;
    let game = played(tree);
    let mut progress = |done: usize, all: usize| {
        console.show_progress(|text| {
            let bar = bar(done, all);
            text.format(
                "review-progress",
                args!["game" => number, "bar" => bar, "done" => 100 * done / all.max(1)],
            )
        });
        !task.stop.load(Ordering::Relaxed)
    };
    let details = review::Details::of(&game, tree.outcome, tree.headers.known("Opening"));
    let review = review::review_with(
        &game,
        details,
        task.explainer,
        &mut thinkers.all(),
        task.inquiry,
        &mut progress,
    )?;
    Some(ReviewedGame::new(reading, review, task.explainer.voice, task.inquiry.level))
}

/// A bar that fills as work gets done.
fn bar(done: usize, all: usize) -> String {
    const WIDTH: usize = 30;
    let full = (WIDTH * done / all.max(1)).min(WIDTH);
    format!("{}{}", "█".repeat(full), "░".repeat(WIDTH - full))
}

/// The game of a tree's main line.
fn played(tree: &Tree) -> Game {
    let mut game = Game::from_position(*tree.start());
    for id in tree.main_line() {
        let mv = tree.node(id).mv().expect("the main line has moves");
        game.play(mv).expect("a tree holds legal moves");
    }
    game
}
