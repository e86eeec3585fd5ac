//! `lucena eval`: what a position is worth, term by term, and three sentences a teacher would say about it.

mod report;
mod unnamed;

use std::sync::Arc;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::Position;
use lucena_eval::unnamed::by_piece;
use lucena_eval::{Evaluator, Net, Structure, Trace, Weights};
use lucena_explain::lesson;
use lucena_text::Text;
use lucena_wire as wire;

use super::Entry;
use super::arguments::{bare_fen, fen_of, option};
use crate::cli::{Console, Exit, Failure, Flags};

pub(super) const ENTRY: Entry = Entry { name: "eval", build, run };

/// How many positions are listed if nothing is said.
const USUAL_MOST: u64 = 10;

fn build(text: Text) -> Command {
    Command::new("eval")
        .about(text.get("eval-about"))
        .override_usage(text.get("eval-usage"))
        .after_help(text.get("eval-after-help"))
        .arg(option("fen", "eval-value-fen", "eval-fen", text))
        .arg(bare_fen("eval-fen", text))
        .arg(Arg::new("named").long("named").action(ArgAction::SetTrue).help(text.get("eval-named")))
        .arg(
            Arg::new("unnamed")
                .long("unnamed")
                .value_name(text.get("eval-value-file"))
                .conflicts_with_all(["fen", "bare-fen", "named"])
                .help(text.get("eval-unnamed")),
        )
        .arg(
            Arg::new("most")
                .long("most")
                .value_name(text.get("eval-value-number"))
                .requires("unnamed")
                .help(text.get("eval-most")),
        )
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("eval-json")))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    if let Some(path) = matches.get_one::<String>("unnamed") {
        let most = Flags::new(matches, text).number_or("most", 1..=100_000, USUAL_MOST)? as usize;
        return unnamed::run(path, most, matches.get_flag("json"), console);
    }
    let pos = match fen_of(matches) {
        None => Position::start(),
        Some(fen) => Position::from_fen(&fen).map_err(|error| Failure::Fen { place: None, error })?,
    };
    let trace = match matches.get_flag("named") {
        true => Evaluator::default().trace(&pos),
        false => full_trace(&pos),
    };
    let answer = match matches.get_flag("json") {
        true => wire::line(&wire::evaluation(&pos, &trace, lesson::sentences(&pos, &trace, text))),
        false => table(&pos, &trace, text),
    };
    writeln!(console.out, "{answer}")?;
    Ok(Exit::Done)
}

/// The table and the sentences for people, with what the names do not say.
pub(crate) fn words(pos: &Position, text: Text) -> String {
    table(pos, &full_trace(pos), text)
}

/// The named terms and what the net adds to them.
fn full_trace(pos: &Position) -> Trace {
    Evaluator::with_net(Arc::new(Weights::default()), Net::shipped()).trace(pos)
}

fn table(pos: &Position, trace: &Trace, text: Text) -> String {
    let sentences = lesson::sentences(pos, trace, text);
    let shares = by_piece(&Net::shipped(), pos);
    let pawns = Structure::shipped().by_pawn(pos);
    report::Report { pos, trace, sentences: &sentences, shares: &shares, pawns: &pawns }.words(text)
}
