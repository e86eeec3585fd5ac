//! The detectors against the examples, the mirror, and their own proofs.

#![allow(clippy::print_stderr, reason = "a test that skips says so; 2026-11-15")]

mod annotated;
mod cases;
mod examples;
mod metrics;
mod mirror;
mod reviews;
mod truth;
mod voice;
mod whole;
