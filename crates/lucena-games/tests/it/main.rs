//! The tests of the collections: against shakmaty's replay, against hostile files, and through round trips.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking; 2026-11-15")]

mod cutting;
mod hostile;
mod reading;
mod samples;
