//! `lucena tour`: a first minute with the program. Each stop says in a sentence what is asked, shows the command
//! that answers it, and runs that command; `make run` starts here.

use clap::{ArgMatches, Command};
use lucena_text::Text;

use super::Entry;
use crate::cli::{self, Console, Exit, Failure};

pub(super) const ENTRY: Entry = Entry { name: "tour", build, run };

/// What is shown: the message that introduces it, the words after `lucena`, and what is typed then.
struct Stop {
    message: &'static str,
    arguments: &'static [&'static str],
    typed: &'static [&'static str],
}

const STOPS: &[Stop] = &[
    Stop {
        message: "tour-explain",
        arguments: &["explain", "--fen", "3r2k1/R4ppp/8/8/8/8/5PPP/6K1 w - - 0 30", "--move", "a7a6"],
        typed: &[],
    },
    Stop {
        message: "tour-patlan",
        arguments: &["patlan", "match", "PHILIDOR", "--fen", "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1"],
        typed: &[],
    },
    Stop { message: "tour-perft", arguments: &["perft", "5"], typed: &[] },
    Stop {
        message: "tour-trabalho",
        arguments: &["trabalho"],
        typed: &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e3", "d1f3"],
    },
];

fn build(text: Text) -> Command {
    Command::new("tour").about(text.get("tour-about")).override_usage(text.get("tour-usage"))
}

fn run(_: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    writeln!(console.out, "{}\n", text.get("tour-welcome"))?;
    for stop in STOPS {
        writeln!(console.out, "{}\n$ lucena {}", text.get(stop.message), shell_words(stop.arguments))?;
        visit(stop, console)?;
        writeln!(console.out)?;
    }
    writeln!(console.out, "{}", text.get("tour-farewell"))?;
    Ok(Exit::Done)
}

/// The arguments as they would be typed in a shell.
fn shell_words(arguments: &[&str]) -> String {
    let quoted = |word: &&str| if word.contains(' ') { format!("\"{word}\"") } else { (*word).to_owned() };
    arguments.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

/// Runs the command of a stop as if it had been typed, with its own input.
fn visit(stop: &Stop, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let words = std::iter::once(&"lucena").chain(stop.arguments).map(Into::into).collect::<Vec<_>>();
    let typed = stop.typed.iter().map(|line| format!("{line}\n")).collect::<String>();
    let mut guest = Console {
        text: console.text,
        input: &mut typed.as_bytes(),
        out: &mut *console.out,
        err: &mut *console.err,
        is_input_terminal: false,
        is_error_terminal: false,
    };
    cli::dispatch(&words, &mut guest)
}
