//! The integration tests of the languages.

mod conformance;
mod front;
mod library;
mod support;
