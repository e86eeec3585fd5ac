//! Books as files: Polyglot if the name ends in `.bin`, lines of moves otherwise.

use std::fs;
use std::path::Path;

use lucena_engine::{Book, LineError, LineProblem, PolyglotError};
use lucena_games::encoding::text_of;
use lucena_text::{Text, args};

use crate::cli::{Failure, Place};
use crate::output::write_whole;

/// Reads a book.
pub(crate) fn read(path: &str, text: Text) -> Result<Book, Failure> {
    let unreadable = |error| Failure::Read { path: path.to_owned(), error };
    let bytes = fs::read(path).map_err(unreadable)?;
    if is_polyglot(path) {
        return Book::from_polyglot(&bytes).map_err(|error| Failure::Input(not_polyglot(path, error, text)));
    }
    let Some(source) = text_of(&bytes) else {
        return Err(Failure::Input(text.format("book-not-text", args!["file" => path])));
    };
    Book::from_lines(&source).map_err(|error| bad_line(path, &error, text))
}

/// Writes a book, beside its place first: what was there before stays until the new one is complete.
pub(super) fn write(book: &Book, path: &str) -> Result<(), Failure> {
    let bytes = if is_polyglot(path) { book.to_polyglot() } else { book.to_lines().into_bytes() };
    write_whole(path, &bytes).map_err(Failure::Write)
}

fn is_polyglot(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("bin"))
}

fn not_polyglot(path: &str, error: PolyglotError, text: Text) -> String {
    match error {
        PolyglotError::Torn { bytes } => {
            text.format("book-torn", args!["file" => path, "bytes" => bytes.to_string()])
        }
        PolyglotError::Unsorted { entry } => {
            text.format("book-unsorted", args!["file" => path, "entry" => (entry + 1).to_string()])
        }
    }
}

fn bad_line(path: &str, error: &LineError, text: Text) -> Failure {
    let reason = match &error.problem {
        LineProblem::Move { word, error } => text.san_error(word, *error),
        LineProblem::Percentage { word } => text.format("book-bad-percentage", args!["word" => word]),
        LineProblem::SecondPercentage => text.get("book-second-percentage"),
    };
    Failure::Line { place: Place { path: path.to_owned(), line: error.line }, reason }
}
