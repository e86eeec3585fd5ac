//! What a position is worth: facts × weights = a score in which every centipawn has a name.
//!
//! Start with [`Evaluator`]: it takes a position and gives a [`Score`] from the side to move's point of view.
//! [`Verdict`] is the form of a score that people and protocols see. This crate never searches, prints or
//! reads a file.
//!
//! ```
//! use lucena_chess::Position;
//! use lucena_eval::{Evaluator, Score};
//!
//! let mut evaluator = Evaluator::default();
//! let pos = Position::from_fen("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1")?;
//! assert!(evaluator.evaluate(&pos) > Score::new(500));
//! # Ok::<(), lucena_chess::notation::FenError>(())
//! ```

mod score;
mod tapered;
mod verdict;
mod weights;

mod evaluator;

pub use evaluator::Evaluator;
pub use score::Score;
pub use tapered::Tapered;
pub use verdict::{Odds, Verdict};
pub use weights::Weights;
