//! Bases of games as the command line names them: files, parts of files or standard input.
//!
//! [`Input`] is what was typed, [`Filter`] says which games are wanted, [`Warnings`] what was wrong with some, [`Meter`]
//! how far the reading is; and [`Walk`] shows what the walk of `lucena-games` tells.

mod filter;
mod input;
mod meter;
mod walk;
mod warning;

pub(crate) use filter::Filter;
pub(crate) use input::Input;
pub(crate) use meter::{Counts, Meter};
pub(crate) use walk::Walk;
pub(crate) use warning::Warnings;

use std::num::NonZero;

/// How many threads to use if nothing is said: all cores.
pub(crate) fn usual_threads() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}
