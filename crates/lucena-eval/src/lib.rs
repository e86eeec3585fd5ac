//! What a position is worth: facts × weights = a score in which every centipawn has a name.
//!
//! Start with [`Evaluator`]: it takes a position and gives a [`Score`] from the side to move's point of view,
//! or a [`Trace`] of every [`Term`] with its squares; both run the same code. The numbers are [`Weights`], one
//! line of text per term; a [`Net`] may add what no name stands for. A [`Scale`] turns a score into the
//! [`Verdict`] that people and protocols see. This crate never
//! searches, prints or reads a file.
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

#![forbid(unsafe_code)]

mod scale;
mod score;
mod tapered;
mod term;
mod verdict;
mod weights;

mod recorder;
mod trace;

mod endings;
mod family;
mod material_table;
mod net_file;
mod pawn_table;
pub mod structure;
pub mod unnamed;
mod view;

mod evaluator;

pub use endings::kpk;
pub use evaluator::Evaluator;
pub use net_file::NetError;
pub use recorder::{DANGER_DIVISOR, DANGER_LIMIT, DANGER_SHARE, Recorder, Silent};
pub use scale::{Curve, FULL_BOARD, Odds, Scale, material};
pub use score::Score;
pub use structure::Structure;
pub use tapered::Tapered;
pub use term::{Component, Family, Term};
pub use trace::{Entry, Trace};
pub use unnamed::Net;
pub use verdict::Verdict;
pub use weights::{Weights, WeightsError, WeightsFault};
