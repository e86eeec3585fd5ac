//! The commands, one file (or folder) each.
//!
//! To add one: write `command/NAME.rs` with a `pub(super) const ENTRY: Entry`, whose `build` describes the
//! arguments (all words from `data/messages/{pt,en}/NAME.ftl`: give it an `about` and an `override_usage`) and
//! whose `run` does the work on a [`Console`] and returns an [`Exit`] or a [`Failure`]; add it to the list
//! [`ALL`] below. Headings, `--help`, `--lang`, completions and the manual page follow by themselves.
//! Numbers come through `cli::Number`; machine-readable output is one JSON value under `--json`.

pub(crate) mod bench;
pub(crate) mod book;
pub(crate) mod dhjog;
mod explain;
pub(crate) mod patlan;
mod perft;
mod review;
#[cfg(feature = "studio")]
mod serve;
mod suite;
mod tables;

mod agree;
mod arena;
mod datagen;
pub(crate) mod eval;
mod r#match;
mod tune;

mod arguments;
mod entrant;
mod excerpt;
mod fault;
mod formatting;
mod games;
mod interrupt;
mod notebook;
mod packed;
mod positions;
mod sequential;
mod texts;
mod trabalho;

mod tour;

mod completions;
mod help;
mod man;
mod manual;

use clap::{ArgMatches, Command};
use lucena_text::Text;

use crate::cli::{Console, Exit, Failure};

/// A command: its name, what can be typed after it, and what it does.
#[derive(Debug)]
pub struct Entry {
    /// The word on the command line.
    pub name: &'static str,
    /// Its arguments and help.
    pub build: fn(Text) -> Command,
    /// The work.
    pub run: fn(&ArgMatches, &mut Console<'_>) -> Result<Exit, Failure>,
}

#[cfg(feature = "fuzzing")]
pub(crate) use suite::epd_tests;

/// All commands in the order the help lists them.
pub const ALL: &[Entry] = &[
    #[cfg(feature = "studio")]
    serve::ENTRY,
    explain::ENTRY,
    review::ENTRY,
    perft::ENTRY,
    bench::ENTRY,
    suite::ENTRY,
    book::ENTRY,
    tables::ENTRY,
    eval::ENTRY,
    patlan::ENTRY,
    dhjog::ENTRY,
    arena::ENTRY,
    games::ENTRY,
    r#match::ENTRY,
    agree::ENTRY,
    datagen::ENTRY,
    tune::ENTRY,
    trabalho::ENTRY,
    tour::ENTRY,
    manual::ENTRY,
    completions::ENTRY,
    man::ENTRY,
    help::ENTRY,
];
