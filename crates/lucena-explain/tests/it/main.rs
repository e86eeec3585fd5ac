//! The detectors against the examples, the mirror, and their own proofs.

#![allow(
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "tests may read files and say so; 2026-11-16"
)]

mod annotated;
mod cases;
mod checked_ideas;
mod endings;
mod examples;
mod five_men;
mod ideas;
mod manual;
mod metrics;
mod mirror;
mod reasons;
mod reviews;
mod stories;
mod telling;
mod theory;
mod truth;
mod voice;
mod whole;
