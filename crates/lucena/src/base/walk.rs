//! Walking through bases chunk by chunk with all cores: the part that every command has in common.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use lucena_games::collection::Chunk;
use lucena_games::pgn::{Limits, Remark, Trouble};
use lucena_games::scan::{Done, scan};
use lucena_text::{Text, args};

use super::{Base, Counts, Input, Meter, Warnings};
use crate::cli::{Console, Failure};

/// What a worker makes of a chunk.
pub(crate) struct Yield<T> {
    /// What the command wants.
    pub(crate) value: T,
    /// The games that could not be replayed.
    pub(crate) troubles: Vec<Trouble>,
    /// What is to be said about others.
    pub(crate) remarks: Vec<Remark>,
    /// How many games the chunk has.
    pub(crate) read: u64,
}

/// How a walk is made, and what is known after it.
pub(crate) struct Walk<'s> {
    pub(crate) threads: usize,
    pub(crate) limits: Limits,
    pub(crate) stop: &'s AtomicBool,
    pub(crate) warnings: Warnings,
    /// Games read so far, broken ones included.
    pub(crate) games: u64,
    /// Games that could not be replayed.
    pub(crate) broken: u64,
}

impl Walk<'_> {
    /// Walks through the bases; `take` hears what the workers made, in the order of the files.
    pub(crate) fn run<W, T: Send>(
        &mut self,
        inputs: &[Input],
        console: &mut Console<'_>,
        make_worker: impl Fn() -> W + Sync,
        mut take: impl FnMut(T, &mut Console<'_>) -> Result<(), Failure>,
    ) -> Result<(), Failure>
    where
        W: FnMut(Chunk) -> Yield<T>,
    {
        let mut meter = Meter::new();
        for input in inputs {
            let base = input.open(console, &self.limits)?;
            let progress = base.progress();
            let Base { name, pieces, .. } = base;
            let before = self.games;
            let mut taken = Ok(());
            scan(pieces, self.threads, self.stop, &make_worker, |done| {
                match done {
                    Done::Chunk(Yield { value, troubles, remarks, read }) => {
                        for trouble in troubles {
                            self.broken += 1;
                            let game = self.games - before + trouble.game;
                            self.warnings.trouble(&name, &Trouble { game, ..trouble }, console);
                        }
                        for remark in remarks {
                            let game = self.games - before + remark.game;
                            self.warnings.remark(&name, &Remark { game, ..remark }, console);
                        }
                        self.games += read;
                        taken = take(value, console);
                    }
                    Done::TooLarge { offset } => {
                        self.broken += 1;
                        self.warnings.too_large(&name, offset, console);
                    }
                    Done::Broken { offset, error } => self.warnings.cut(&name, offset, &error, console),
                }
                meter.show(progress(), Counts { games: self.games, ..Counts::default() }, console);
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
