//! The integration tests of the languages.

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
