//! The tests of the collections: against shakmaty's replay, against hostile files, and through round trips.

#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test may fail by panicking and says what it skips; 2026-11-15"
)]

mod choosing;
mod cutting;
mod dialects;
mod fuzz;
mod hostile;
mod hunting;
mod indexing;
mod jumping;
mod reading;
mod samples;
mod searching;
mod trees;
