//! The integration tests of the languages.

#![allow(clippy::disallowed_methods, reason = "tests may read files and the clock; 2026-11-16")]

mod catalogue;
mod conformance;
mod dhjog;
mod facts;
mod format;
mod front;
mod fuzz;
mod games;
mod hostile;
mod library;
mod manual;
mod naive;
mod oracle;
mod support;
mod voice;
mod work;
