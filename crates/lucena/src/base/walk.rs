//! Walking through bases chunk by chunk with all cores: what the commands that count and choose games have in common.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use lucena_games::collection::Chunk;
use lucena_games::pgn::ReadLimits;
use lucena_games::search::{News, Pace, Part, walk};
use lucena_text::{Text, args};

use super::{Counts, Input, Meter, Warnings};
use crate::cli::{Console, Failure};

/// How a walk is made, and what is known after it.
pub(crate) struct Walk<'s> {
    pub(crate) threads: usize,
    pub(crate) limits: ReadLimits,
    pub(crate) stop: &'s AtomicBool,
    pub(crate) warnings: Warnings,
    /// Games read so far, broken ones included.
    pub(crate) games: u64,
    /// Games that could not be replayed.
    pub(crate) broken: u64,
}

impl Walk<'_> {
    /// Walks through the bases; `take` hears what the workers made, in the order of the files.
    pub(crate) fn run<W, P: Part>(
        &mut self,
        inputs: &[Input],
        console: &mut Console<'_>,
        make_worker: impl Fn() -> W + Sync,
        mut take: impl FnMut(P, &mut Console<'_>) -> Result<(), Failure>,
    ) -> Result<(), Failure>
    where
        W: FnMut(Chunk) -> P,
    {
        let mut meter = Meter::new();
        for input in inputs {
            let name = input.name(console.text);
            let opened = input.source(console).open(&self.limits);
            let opened = opened.map_err(|error| input.refusal(error, console.text))?;
            let pace = Pace { threads: self.threads, stop: self.stop };
            let mut taken = Ok(());
            walk(opened, pace, &make_worker, |news, reach| {
                match news {
                    News::Part(part) => {
                        self.broken += part.complaints().troubles.len() as u64;
                        self.warnings.complaints(&name, part.complaints(), console);
                        self.games += part.read();
                        taken = take(part, console);
                    }
                    News::TooLarge { offset } => {
                        self.broken += 1;
                        self.warnings.too_large(&name, offset, console);
                    }
                    News::Broken { offset, error } => self.warnings.cut(&name, offset, &error, console),
                    News::Indexing | News::IndexUnusable(_) | News::IndexBroken => {}
                }
                meter.show(reach, Counts { games: self.games, ..Counts::default() }, console);
                if taken.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            console.clear_progress();
            taken?;
            self.warnings.end(&name, console);
        }
        Ok(())
    }

    /// What is wrong in the end, if anything is.
    pub(crate) fn verdict(&self, is_strict: bool, text: Text) -> Result<(), Failure> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(Failure::Input(text.get("games-interrupted")));
        }
        if self.warnings.is_cut {
            return Err(Failure::Input(text.get("games-some-cut")));
        }
        if 0 < self.broken && (is_strict || self.games == self.broken) {
            return Err(Failure::Input(text.format("games-some-broken", args!["count" => self.broken])));
        }
        Ok(())
    }
}
