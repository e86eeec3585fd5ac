//! `lucena trabalho`: the classroom game on standard input and output.

use clap::{ArgMatches, Command};
use lucena_text::{Text, args};

use super::Entry;
use crate::cli::{Console, Exit, Failure};
use crate::trabalho::{self, Stop};

pub(super) const ENTRY: Entry = Entry { name: "trabalho", build, run };

fn build(text: Text) -> Command {
    Command::new("trabalho")
        .about(text.get("trabalho-about"))
        .override_usage(text.get("trabalho-usage"))
        .after_help(text.get("trabalho-after-help"))
}

fn run(_: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    console.give_hint(|text| text.get("trabalho-hint"));
    match trabalho::play(console.input, console.out) {
        Ok(()) => Ok(Exit::Done),
        Err(Stop::Fen(error)) => Err(Failure::Fen { place: None, error }),
        Err(Stop::FenTooLong) => {
            let most = trabalho::LONGEST_LINE;
            Err(Failure::Input(text.format("trabalho-fen-too-long", args!["most" => most])))
        }
        Err(Stop::NoInput) => Err(Failure::Input(text.get("trabalho-no-input"))),
        Err(Stop::Read(error)) => Err(Failure::Read { path: text.get("cli-standard-input"), error }),
        Err(Stop::Write(error)) => Err(Failure::Write(error)),
    }
}
