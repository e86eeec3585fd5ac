//! The languages in which people write down what they know about chess.
//!
//! [`patlan`] is the language of patterns: text becomes a [`Source`], is parsed, checked and compiled to a
//! program, and the program finds its instances in positions. [`dhjog`] is the language of heuristics: a text says
//! what a position is worth, and its program says it of any position, with a ledger. Nothing here opens a file or prints; a text of
//! any kind gives [`Diagnostic`]s, never a panic.
//!
//! ```
//! use lucena_chess::Position;
//! use lucena_lang::Source;
//! use lucena_lang::patlan::{Library, Matcher};
//!
//! let text = "PATTERN \"ROOK SEES KING\" SCENARIO R1 ATTACKS k1;";
//! let (library, complaints) = Library::new().extended(&[Source::new("mine.pat", text)]);
//! assert!(complaints.iter().flatten().all(|complaint| !complaint.is_error()));
//! let pattern = library.get("ROOK SEES KING").expect("it is sound");
//! let pos = Position::from_fen("4k3/8/8/8/8/8/8/K3R3 b - - 0 1")?;
//! assert_eq!(Matcher::new().look(&pos, !pos.turn()).occurs(pattern), Ok(true));
//! # Ok::<(), lucena_chess::notation::FenError>(())
//! ```

#![forbid(unsafe_code)]

mod code;
mod diagnostic;
mod scan;
mod source;
mod spelling;
mod words;

pub mod dhjog;
pub mod editor;
pub mod patlan;
pub mod voice;

#[cfg(feature = "fuzzing")]
pub mod fuzzing;

pub use code::{Code, Severity};
pub use diagnostic::{Argument, Diagnostic, DiagnosticCode, Expected};
pub use source::{Place, Source, Span};
pub use spelling::nearest;
pub use words::Language;
