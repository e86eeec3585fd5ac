//! The opening: books of moves by position, read from lines of moves or from Polyglot files.

mod book;
mod build;
mod learn;
mod lines;
mod polyglot;

pub use book::{Book, BookMove};
pub use build::BookBuilder;
pub use lines::{LineError, LineProblem};
pub use polyglot::{PolyglotError, polyglot_key};
