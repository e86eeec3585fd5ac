//! The opening: books of moves by position, read from lines of moves or from Polyglot files.

mod book;
mod learn;
mod lines;
mod polyglot;

pub use book::{Book, BookMove};
pub use lines::{LineError, LineProblem};
pub use polyglot::{PolyglotError, polyglot_key};
