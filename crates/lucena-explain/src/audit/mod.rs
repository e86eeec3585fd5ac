//! Measuring explanations: detectors against the tags of lichess puzzles, and every claim about real games proved again.

mod games;
mod mirror;
mod puzzles;

pub use games::{GameAudit, Steadiness};
pub use mirror::mirrors;
pub use puzzles::{Puzzle, Tally, tags};
