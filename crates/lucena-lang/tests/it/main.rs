//! The integration tests of the languages.

mod conformance;
mod facts;
mod front;
mod library;
mod naive;
mod oracle;
mod support;
mod voice;
