//! Measuring explanations: detectors against the tags of lichess puzzles, and every claim about real games proved again.

mod games;
mod grades;
mod mirror;
mod puzzles;

pub use games::{GameAudit, Steadiness};
pub use grades::{BANDS, Confusion, Disagreement, GRADES, GradeAudit};
pub use mirror::mirrors;
pub use puzzles::{Puzzle, Tally, tags};
