//! Why a move is good or bad: evidence, arguments, and true sentences in two languages.
//!
//! A [`Scene`] is a move with the line of play it begins. The detectors ([`detect`]) read it and make [`Claim`]s,
//! each with its [`Proof`]. A [`Thinker`] (the engine, usually) supplies the numbers of the [`Evidence`]; the
//! [`gates`] hold back what was not verified; the [`Argument`] chooses and orders; the [`Voice`] says it in
//! Portuguese and English. [`Explainer`] does all of it. Nothing here prints, opens a file or invents a number.
//!
//! A move explained in twenty lines:
//!
//! ```
//! use lucena_chess::{Game, Position};
//! use lucena_engine::Options;
//! use lucena_explain::{Acceptance, Effort, Explainer, Inquiry, Level, OwnEngine, Voice};
//! use lucena_text::Language;
//!
//! let pos = Position::from_fen("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4")?;
//! let game = Game::from_position(pos);
//! let mv = pos.parse_san("Qxe5+").expect("a legal move");
//!
//! let voice = Voice::default();
//! let explainer = Explainer { voice: &voice, acceptance: &Acceptance::default(), more: None };
//! let inquiry = Inquiry { level: Level::Medium, effort: Effort::nodes(5_000) };
//! let mut engine = OwnEngine::new(Options::default());
//! let explanation = explainer.explain(&game, Some(mv), None, &mut engine, inquiry).expect("a legal move");
//!
//! println!("{}", explanation.verdict(&voice, Language::English));
//! for sentence in explanation.sentences(&voice, Language::Portuguese) {
//!     println!("{sentence}");
//! }
//! # assert!(explanation.has_reason());
//! # Ok::<(), lucena_chess::notation::FenError>(())
//! ```

#![forbid(unsafe_code)]

pub mod primitives;

mod claim;
pub mod detect;
mod scene;
mod sentence;
mod slot;
mod theme;

mod consequence;
mod course;
mod evidence;
pub mod metrics;
pub mod odds;
mod own;
pub mod pattern;
mod thinker;

mod accuracy;
mod afterwards;
mod argument;
mod explanation;
mod feedback;
pub mod gates;
mod grade;
pub mod ideas;
mod instead;
pub mod lesson;
mod level;
pub mod narrative;
mod plans;
pub mod practice;
pub mod report;
pub mod results;
pub mod review;
mod telling;
pub mod voice;

pub mod audit;
mod recheck;

pub use afterwards::{Silent, after_search, budget};
pub use argument::{Argument, Judged, Statement};
pub use claim::{Arrow, ArrowColor, Claim, Param, Proof};
pub use evidence::{Evidence, Inquiry, TermValue, gather, history_of, terms};
pub use explanation::{Explainer, Explanation, FindMore};
pub use feedback::{Acceptance, Count, Reaction, Vote, sentence_id};
pub use grade::{Graded, Judgement, Mark, marks};
pub use instead::Quoted;
pub use level::Level;
pub use own::OwnEngine;
pub use recheck::{Checked, Falsehood, recheck};
pub use review::{Review, ReviewedMove, SideReview};
pub use scene::{History, Scene};
pub use sentence::{Part, Sentence, joined};
pub use slot::Slot;
pub use theme::{Category, Polarity, Theme};
pub use thinker::{Effort, Thinker, Thought, Variation};
pub use voice::Voice;
