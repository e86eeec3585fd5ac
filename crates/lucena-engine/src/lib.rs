//! The player: it searches a position and says what it found, as events and a report.
//!
//! Start with [`Engine`]: `go` thinks in the background and returns a [`Handle`], `search` waits. [`Limits`]
//! say when to stop, [`Options`] how to think, [`Event`] is the news, [`Report`] the result. This crate never
//! prints and speaks no protocol; it reads the time only through a [`Clock`].
//!
//! ```
//! use lucena_chess::{Game, Position};
//! use lucena_engine::{Engine, Limits, Options};
//!
//! let game = Game::from_position(Position::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")?);
//! let mut engine = Engine::new(Options { hash_mebibytes: 1, ..Options::default() });
//! let report = engine.search(&game, Limits { depth: Some(3), ..Limits::default() }, |_| {});
//! let mv = report.best_move().expect("there are legal moves");
//! assert_eq!(game.position().san(mv), "Ra8#");
//! # Ok::<(), lucena_chess::notation::FenError>(())
//! ```

mod clock;
mod control;
mod endings;
mod engine;
mod event;
mod handicap;
mod judge;
mod limits;
mod opening;
mod options;
mod order;
mod pages;
mod patterns;
mod search;
mod table;
mod thinker;
mod translate;
mod workers;

pub use clock::{Clock, SteppingClock, SystemClock};
pub use endings::{Endings, EndingsError, Outlook};
pub use endings::{
    MateDistance, MateFileError, MateTables, Material, MaterialError, Mates, Summary as MateSummary,
};
pub use engine::{Engine, Handle, OutOfMemory};
pub use event::{Counters, Effort, Event, Iteration, Line, Report};
pub use limits::Limits;
pub use opening::{Book, BookBuilder, BookMove, LineError, LineProblem, PolyglotError, polyglot_key};
pub use options::{Evaluation, Options};
pub use patterns::Patterns;
pub use search::evidence::{Spread, classic_concreteness, stability_depth};
pub use search::params;
pub use table::Bound;
