//! The languages in which people write down what they know about chess.
//!
//! [`patlan`] is the language of patterns: text becomes a [`Source`], is parsed, checked and compiled to a
//! program, and the program finds its instances in positions. [`dhjog`] is the language of heuristics: a text says
//! what a position is worth, and its program says it of any position, with a ledger. Nothing here opens a file or prints; a text of
//! any kind gives [`Diagnostic`]s, never a panic.

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
