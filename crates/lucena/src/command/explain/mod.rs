//! `lucena explain`: why the best move is good, or why any other move is or is not.

mod asked;
mod audit;
mod feedback;

use std::io::Write;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::{Game, Position};
use lucena_explain::metrics::Style;
use lucena_explain::{Evidence, Explainer, Explanation, FindMore, Inquiry, OwnEngine, Voice, pattern};
use lucena_lang::patlan::Library;
use lucena_text::{Text, args};
use lucena_wire as wire;

use super::Entry;
use crate::cli::{Console, Exit, Failure};
use crate::detection_log;

pub(super) use asked::{
    effort_options, pattern_options, read_effort, read_level, read_library, read_options, read_voice,
};
pub(super) use feedback::{options as feedback_options, read as read_feedback};

pub(super) const ENTRY: Entry = Entry { name: "explain", build, run };

/// Lets the shipped PATLAN patterns speak.
pub(super) fn standard_patterns() -> &'static FindMore<'static> {
    &|evidence: &Evidence| pattern::claims(Library::standard(), evidence)
}

fn build(text: Text) -> Command {
    let value = |name: &'static str, shown: &str, help: &str| {
        Arg::new(name).long(name).value_name(text.get(shown)).help(text.get(help))
    };
    let command = Command::new("explain")
        .about(text.get("explain-about"))
        .override_usage(text.get("explain-usage"))
        .arg(value("fen", "explain-value-fen", "explain-fen"))
        .arg(value("move", "explain-value-move", "explain-move"))
        .arg(value("templates", "explain-value-folder", "explain-templates"))
        .arg(value("log", "explain-value-file", "explain-log"))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("explain-json")))
        .arg(feedback::vote_option(text))
        .subcommand(audit::build(text));
    feedback_options(pattern_options(effort_options(command, asked::NODES, text), text), text)
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    if let Some(("audit", matches)) = matches.subcommand() {
        return audit::run(matches, console);
    }
    let text = console.text;
    let pos = match matches.get_one::<String>("fen") {
        Some(fen) => Position::from_fen(fen).map_err(|error| Failure::Fen { place: None, error })?,
        None => Position::start(),
    };
    if !pos.has_legal_moves() {
        let key = if pos.is_check() { "explain-over-mate" } else { "explain-over-stalemate" };
        return Err(Failure::Input(text.get(key)));
    }
    let mv = matches
        .get_one::<String>("move")
        .map(|typed| text.read_move(&pos, typed).map_err(Failure::Input))
        .transpose()?;
    let inquiry = Inquiry { level: read_level(matches), effort: read_effort(matches, text)? };
    let voice = read_voice(matches, console)?;
    let acceptance = read_feedback(matches, console)?;
    let library = read_library(matches, console)?;
    let patterns = move |evidence: &Evidence| pattern::claims(&library, evidence);
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: Some(&patterns) };
    let mut engine = OwnEngine::new(read_options(matches, console.text)?);
    let game = Game::from_position(pos);
    let Some(explanation) = explainer.explain(&game, mv, None, &mut engine, inquiry) else {
        return Err(Failure::Input(text.get("explain-nothing")));
    };
    if let Some(path) = matches.get_one::<String>("log") {
        let written = detection_log::append(path, &explanation);
        written.map_err(|error| Failure::Read { path: path.clone(), error })?;
    }
    if matches.get_flag("json") {
        let marks = lucena_explain::marks(&explanation.evidence, None);
        writeln!(console.out, "{}", wire::line(&wire::explanation(&explanation, &voice, &marks)))?;
    } else {
        write_text(&explanation, &voice, console.out, text)?;
    }
    feedback::record(matches, &explanation, text.language(), console)?;
    Ok(Exit::Done)
}

/// The explanation for a person: verdict, reasons, contrast, and figures for advanced readers.
fn write_text(
    explanation: &Explanation,
    voice: &Voice,
    out: &mut dyn Write,
    text: Text,
) -> std::io::Result<()> {
    let language = text.language();
    writeln!(out, "{}", explanation.verdict(voice, language))?;
    for (index, sentence) in explanation.sentences(voice, language).iter().enumerate() {
        writeln!(out, "  {}. {sentence}", index + 1)?;
    }
    for sentence in explanation.contrast(voice, language) {
        writeln!(out, "{sentence}")?;
    }
    // A line like most others needs no word for its style.
    if let Some(style) = explanation.evidence.metrics.style.filter(|&style| style != Style::Dynamic) {
        let none = lucena_explain::voice::Values::new();
        let sentence = voice.message(style.message(), &none, language, explanation.level);
        let style = args!["style" => sentence.unwrap_or_default().to_string().to_lowercase()];
        writeln!(out, "{}", text.format("explain-style", style))?;
    }
    if explanation.level == lucena_explain::Level::Advanced {
        let metrics = &explanation.evidence.metrics;
        let figures = args![
            "concreteness" => text.decimal(metrics.concreteness, 1),
            "risk" => metrics.risk.map_or_else(|| text.get("explain-unknown"), |risk| text.decimal(risk, 1)),
            "stability" => metrics.stability,
            "depth" => explanation.evidence.depth,
        ];
        writeln!(out, "{}", text.format("explain-figures", figures))?;
    }
    Ok(())
}
