//! From the words after `lucena` to a command that runs, and from its outcome to text and exit status.
//!
//! Reading order: [`main`] here, then `tree` (what can be typed), `mistake` (what clap refuses, in our words),
//! `failure` (what goes wrong later) and `console` (what a command may touch).

mod console;
mod failure;
mod language;
mod mistake;
mod number;
mod tree;

use std::ffi::OsString;
use std::io::{BufReader, BufWriter, IsTerminal, stderr, stdin, stdout};

use clap::error::ErrorKind;
use lucena_text::{Language, Text};

pub use console::Console;
pub use failure::{Exit, Failure, Place, io_reason};
pub use number::{Flags, Number};
pub use tree::{VERSION, tree};

use crate::{command, protocol};

/// The whole program: reads arguments, environment and standard streams, and gives the exit status.
pub fn main() -> u8 {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
    let default = Language::from_locale(locale.each_ref().map(Option::as_deref));
    let language = language::chosen(&arguments).unwrap_or(default);
    let (is_input_terminal, is_error_terminal) = (stdin().is_terminal(), stderr().is_terminal());
    let mut input = BufReader::new(stdin());
    let mut out = BufWriter::new(stdout());
    let mut err = stderr();
    let mut console = Console {
        text: Text::new(language),
        input: &mut input,
        out: &mut out,
        err: &mut err,
        is_input_terminal,
        is_error_terminal,
    };
    run(&arguments, &mut console)
}

/// Runs the command that the arguments (the program's own name first) ask for; gives the exit status.
pub fn run(arguments: &[OsString], console: &mut Console<'_>) -> u8 {
    let outcome = dispatch(arguments, console);
    let outcome = match console.out.flush() {
        Err(error) if outcome.is_ok() => Err(Failure::Write(error)),
        _ => outcome,
    };
    match outcome {
        Ok(outcome) => outcome.exit_status(),
        Err(failure) => {
            if let Some(message) = failure.message(console.text) {
                // If even this cannot be written, the exit status still tells.
                let _ = writeln!(console.err, "{message}");
            }
            failure.exit_status()
        }
    }
}

/// Finds and runs the command that the arguments ask for.
pub(crate) fn dispatch(arguments: &[OsString], console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let matches = match tree(text).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                write!(console.out, "{}", error.render())?;
                return Ok(Exit::Done);
            }
            _ => return Err(Failure::Usage(mistake::describe(&error, arguments, text))),
        },
    };
    match matches.subcommand() {
        None => protocol::run(console),
        Some((name, matches)) => match command::ALL.iter().find(|entry| entry.name == name) {
            Some(entry) => (entry.run)(matches, console),
            None => unreachable!("clap accepts only the commands of the tree"),
        },
    }
}
