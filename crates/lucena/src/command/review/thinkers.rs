//! Who supplies the numbers of a review: our own engine or a foreign program, several at once, with the memory of an
//! earlier run before them.

use std::num::NonZero;
use std::thread;

use clap::ArgMatches;
use lucena_explain::{OwnEngine, Thinker};
use lucena_text::{Text, args};

use super::memory::{Memory, Notebook};
use crate::cli::{Failure, Flags};
use crate::command::explain::read_options;
use crate::foreign::{ForeignEngine, Trouble};

/// The most thinkers that are of use: beyond this each one's stretch of the game is too short to learn from.
const MOST: u64 = 64;

/// The thinkers of a review, and what became of them.
pub(super) struct Thinkers {
    engines: Vec<Box<dyn Thinker>>,
    trouble: Trouble,
}

impl Thinkers {
    /// Starts them as the command line asks.
    pub(super) fn open(matches: &ArgMatches, text: Text) -> Result<Thinkers, Failure> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get) as u64;
        let count = Flags::new(matches, text).number_or("threads", 1..=MOST, cores.min(MOST))?;
        let notebook = matches
            .get_one::<String>("resume")
            .map(|path| Notebook::open(path).map_err(|error| Failure::Read { path: path.clone(), error }));
        let notebook = notebook.transpose()?;
        let program = matches.get_one::<String>("engine");
        let options = read_options(matches, text)?;
        let own = format!("{} {}", crate::cli::VERSION, options.evaluation.key());
        let name = program.unwrap_or(&own);
        let trouble = Trouble::default();
        let mut engines: Vec<Box<dyn Thinker>> = Vec::new();
        for _ in 0..count {
            let engine: Box<dyn Thinker> = match program {
                Some(path) => Box::new(ForeignEngine::start(path, trouble.clone()).map_err(|fault| {
                    let reason =
                        args!["program" => path, "reason" => super::super::fault::words(&fault, text)];
                    Failure::Input(text.format("review-bad-engine", reason))
                })?),
                None => Box::new(OwnEngine::new(options.clone())),
            };
            engines.push(match &notebook {
                Some(notebook) => {
                    Box::new(Memory { notebook: notebook.clone(), name: name.clone(), thinker: engine })
                }
                None => engine,
            });
        }
        Ok(Thinkers { engines, trouble })
    }

    /// All of them, to be lent to a review.
    pub(super) fn all(&mut self) -> Vec<&mut dyn Thinker> {
        self.engines.iter_mut().map(|engine| &mut **engine as &mut dyn Thinker).collect()
    }

    /// Fails if a program gave up.
    pub(super) fn check(&self, matches: &ArgMatches, text: Text) -> Result<(), Failure> {
        let (Some(fault), Some(path)) = (self.trouble.fault(), matches.get_one::<String>("engine")) else {
            return Ok(());
        };
        let reason = args!["program" => path, "reason" => super::super::fault::words(&fault, text)];
        Err(Failure::Input(text.format("review-engine-failed", reason)))
    }
}
