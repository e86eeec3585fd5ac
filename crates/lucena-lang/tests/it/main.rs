//! The integration tests of the languages.

mod conformance;
mod facts;
mod front;
mod library;
mod oracle;
mod support;
