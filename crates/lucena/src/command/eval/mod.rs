//! `lucena eval`: what a position is worth, term by term, and three sentences a teacher would say about it.

mod report;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::Position;
use lucena_eval::Evaluator;
use lucena_explain::lesson;
use lucena_text::Text;
use lucena_wire as wire;

use super::Entry;
use crate::cli::{Console, Exit, Failure};

pub(super) const ENTRY: Entry = Entry { name: "eval", build, run };

fn build(text: Text) -> Command {
    Command::new("eval")
        .about(text.get("eval-about"))
        .override_usage(text.get("eval-usage"))
        .after_help(text.get("eval-after-help"))
        .arg(Arg::new("fen").value_name(text.get("eval-value-fen")).num_args(1..).help(text.get("eval-fen")))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("eval-json")))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let pos = match matches.get_many::<String>("fen") {
        None => Position::start(),
        Some(words) => {
            // A FEN without quotes arrives as several arguments.
            let fen = words.map(String::as_str).collect::<Vec<_>>().join(" ");
            Position::from_fen(&fen).map_err(|error| Failure::Fen { place: None, error })?
        }
    };
    let text = console.text;
    let answer = match matches.get_flag("json") {
        true => json(&pos, text),
        false => words(&pos, text),
    };
    writeln!(console.out, "{answer}")?;
    Ok(Exit::Done)
}

/// The table and the sentences for people.
pub(crate) fn words(pos: &Position, text: Text) -> String {
    let trace = Evaluator::default().trace(pos);
    let sentences = lesson::sentences(pos, &trace, text);
    report::Report { pos, trace: &trace, sentences: &sentences }.words(text)
}

/// The same for programs.
fn json(pos: &Position, text: Text) -> String {
    let trace = Evaluator::default().trace(pos);
    wire::line(&wire::evaluation(pos, &trace, lesson::sentences(pos, &trace, text)))
}
