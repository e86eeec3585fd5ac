//! `lucena review`: games graded and explained move by move, as annotated PGN, Markdown, a web page or JSON.

mod annotate;
mod drawing;
mod markdown;
mod memory;
mod page;
mod table;

use std::fs;
use std::io::Read;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use lucena_chess::{Game, Position};
use lucena_engine::{Book, Options};
use lucena_explain::{
    Acceptance, Explainer, Inquiry, Level, OwnEngine, Review, Thinker, Voice, narrative, review,
};
use lucena_facts::opening::Names;
use lucena_games::pgn::{Limits, Tree};
use lucena_text::{Language, Text, args};
use serde_json::Value;

use super::Entry;
use super::explain::{effort_options, read_effort, read_level, read_voice};
use crate::cli::{Console, Failure, Outcome};
use crate::foreign::ForeignEngine;
use crate::wire;

pub(super) const ENTRY: Entry = Entry { name: "review", build, run };

/// The shapes a review can be written in.
const FORMATS: [&str; 5] = ["text", "pgn", "markdown", "html", "json"];
/// Positions searched for each question of a review if nothing else is asked.
const NODES: u64 = 60_000;

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
        .arg(value("output", "review-value-file", "review-output"))
        .arg(value("engine", "review-value-program", "review-engine"))
        .arg(value("resume", "review-value-file", "review-resume"))
        .arg(value("templates", "explain-value-file", "explain-templates"));
    effort_options(command, text)
}

/// A game with what is needed to write about it.
struct Reviewed {
    tree: Tree,
    review: Review,
    story: [Vec<String>; 2],
}

impl Reviewed {
    /// The story in a language.
    fn story(&self, language: Language) -> &[String] {
        &self.story[usize::from(language == Language::English)]
    }

    /// A tag, or a question mark.
    fn tag(&self, name: &str) -> &str {
        self.tree.headers.known(name).unwrap_or("?")
    }
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
    let text = console.text;
    let bytes = read_file(matches, console)?;
    let mut effort = read_effort(matches, text)?;
    if ["depth", "nodes", "time"].iter().all(|id| matches.get_one::<String>(id).is_none()) {
        effort.nodes = Some(NODES);
    }
    let inquiry = Inquiry { level: read_level(matches), effort };
    let voice = read_voice(matches, console)?;
    let mut thinker = open_thinker(matches, text)?;
    let format = matches.get_one::<String>("format").map_or("text", String::as_str).to_ascii_lowercase();
    let mut reviewed = Vec::new();
    let mut broken = 0;
    let limits = Limits::default();
    for (number, tree) in Tree::read_all(&bytes, &limits).enumerate() {
        match tree {
            Ok(tree) if !tree.is_empty() => {
                reviewed.push(review_tree(tree, number + 1, &voice, &mut thinker, inquiry, console));
            }
            Ok(_) => {}
            Err(trouble) => {
                broken += 1;
                let reason = args!["game" => trouble.game, "reason" => trouble.reason.to_string()];
                writeln!(console.err, "{}", text.format("review-broken", reason))?;
            }
        }
    }
    console.clear_progress();
    if reviewed.is_empty() {
        return Err(Failure::Input(text.get("review-no-games")));
    }
    let written = written(&reviewed, &format, &voice, text, inquiry.level);
    match matches.get_one::<String>("output") {
        Some(path) => {
            fs::write(path, written).map_err(|error| Failure::Read { path: path.clone(), error })?
        }
        None => console.out.write_all(written.as_bytes())?,
    }
    Ok(if broken == 0 { Outcome::Done } else { Outcome::Negative })
}

fn read_file(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Vec<u8>, Failure> {
    let path = matches.get_one::<String>("file").expect("clap demands this argument");
    let mut bytes = Vec::new();
    let read = if path == "-" {
        console.input.read_to_end(&mut bytes).map(|_| ())
    } else {
        fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes)).map(|_| ())
    };
    read.map_err(|error| Failure::Read { path: path.clone(), error })?;
    Ok(bytes)
}

/// The engine that supplies the numbers: our own or a foreign one, with the memory of an earlier run before it.
fn open_thinker(matches: &ArgMatches, text: Text) -> Result<Box<dyn Thinker>, Failure> {
    let engine: Box<dyn Thinker> = match matches.get_one::<String>("engine") {
        Some(path) => Box::new(ForeignEngine::start(path).map_err(|error| {
            let reason = args!["program" => path, "reason" => error.to_string()];
            Failure::Input(text.format("review-bad-engine", reason))
        })?),
        None => Box::new(OwnEngine::new(Options::default())),
    };
    match matches.get_one::<String>("resume") {
        Some(path) => {
            let memory = memory::Memory::open(path, engine);
            Ok(Box::new(memory.map_err(|error| Failure::Read { path: path.clone(), error })?))
        }
        None => Ok(engine),
    }
}

fn review_tree(
    tree: Tree,
    number: usize,
    voice: &Voice,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    console: &mut Console<'_>,
) -> Reviewed {
    let mut game = Game::from_position(*tree.start());
    for id in tree.main_line() {
        let mv = tree.node(id).mv().expect("the main line has moves");
        game.play(mv).expect("a tree holds legal moves");
    }
    let acceptance = Acceptance::default();
    let explainer = Explainer { voice, acceptance: &acceptance, more: None };
    let named = Names::shipped().of_game(game.positions());
    let opening = named.map(|(_, opening)| format!("{} ({})", opening.name, opening.code));
    let opening = opening.or_else(|| tree.headers.known("Opening").map(str::to_owned));
    let mut progress = |done: usize, all: usize| {
        console.show_progress(|text| {
            text.format("review-progress", args!["game" => number, "done" => done, "all" => all])
        });
        true
    };
    let theory = Book::built_in();
    let known = game.positions().iter().zip(game.moves());
    let known = known.take_while(|(pos, mv)| theory.moves(pos).iter().any(|entry| entry.mv == **mv)).count();
    let book = known.max(named.map_or(0, |(plies, _)| plies));
    let details = review::Details { outcome: tree.outcome, opening, book };
    let review = review::review(&game, details, &explainer, thinker, inquiry, &mut progress)
        .expect("nobody stops this review");
    let names = ["White", "Black"].map(|tag| tree.headers.known(tag).unwrap_or("?").to_owned());
    let players = [names[0].as_str(), names[1].as_str()];
    let story =
        Language::ALL.map(|language| narrative::narrative(&review, players, voice, language, inquiry.level));
    Reviewed { tree, review, story }
}

fn written(reviewed: &[Reviewed], format: &str, voice: &Voice, text: Text, level: Level) -> String {
    match format {
        "pgn" => {
            reviewed.iter().map(|one| annotate::annotated(one, voice, text)).collect::<Vec<_>>().join("\n")
        }
        "markdown" => markdown::written(reviewed, voice, text),
        "html" => page::written(reviewed, voice, text),
        "json" => {
            let games: Vec<Value> = reviewed
                .iter()
                .map(|one| wire::review(&one.review, &one.tree.headers, &one.story, voice))
                .collect();
            format!("{}\n", Value::from(games))
        }
        _ => {
            reviewed.iter().map(|one| table::written(one, voice, text, level)).collect::<Vec<_>>().join("\n")
        }
    }
}

/// The number of a half-move as it is written before it: `12.` or `12…`.
fn number_of(pos: &Position) -> String {
    let dots = if pos.turn() == lucena_chess::Color::White { "." } else { "…" };
    format!("{}{dots}", pos.full_moves())
}
