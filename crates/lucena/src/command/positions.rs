//! Lists of positions, one a line, as files of tests are: from a file or from the standard input, in any encoding.

use std::fs::File;
use std::io::{BufRead, BufReader};

use lucena_games::encoding::{Decoded, decode};
use lucena_text::{Text, args};

use crate::cli::{Console, Failure, Place};
use crate::lines::{Line, read_line};

const LONGEST_LINE: usize = 4096;

/// What `read` makes of each line of a file, or of the standard input if the file is called `-`.
///
/// # Errors
/// If the file cannot be read, or `read` refuses a line.
pub(super) fn load<T>(
    path: &str,
    console: &mut Console<'_>,
    read: impl FnMut(&str, &Place) -> Result<T, Failure>,
) -> Result<Vec<T>, Failure> {
    let text = console.text;
    if path == "-" {
        return parse(&text.get("cli-standard-input"), console.input, text, read);
    }
    let file = File::open(path).map_err(|error| Failure::Read { path: path.to_owned(), error })?;
    parse(path, &mut BufReader::new(file), text, read)
}

/// What `read` makes of each line; empty ones and those that begin with `#` are passed over.
pub(super) fn parse<T>(
    path: &str,
    input: &mut dyn BufRead,
    text: Text,
    mut read: impl FnMut(&str, &Place) -> Result<T, Failure>,
) -> Result<Vec<T>, Failure> {
    let mut found = Vec::new();
    let mut place = Place { path: path.to_owned(), line: 0 };
    let mut input = BufReader::new(Decoded::new(input));
    let unread = |error| Failure::Read { path: path.to_owned(), error };
    while let Some(line) = read_line(&mut input, LONGEST_LINE).map_err(unread)? {
        place.line += 1;
        let Line::Whole(bytes) = line else {
            let reason = text.format("cli-line-too-long", args!["most" => LONGEST_LINE]);
            return Err(Failure::Line { place, reason });
        };
        let line = decode(&bytes);
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            found.push(read(line, &place)?);
        }
    }
    Ok(found)
}
