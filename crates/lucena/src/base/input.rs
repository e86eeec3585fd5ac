//! What a base is read from, as the command line names it.

use std::io;
use std::ops::Range;
use std::path::PathBuf;

use lucena_games::source::{GameSource, OpenError};
use lucena_text::{Text, args};

use crate::cli::{Console, Failure};

/// A base as it was named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// A file, packed or not.
    File(String),
    /// The games of a file whose first byte lies in a range.
    Range(String, Range<u64>),
    /// Standard input.
    Standard,
}

impl Input {
    /// The name for messages and output.
    pub(crate) fn name(&self, text: Text) -> String {
        match self {
            Input::File(path) | Input::Range(path, _) => path.clone(),
            Input::Standard => text.get("cli-standard-input"),
        }
    }

    /// Where its games come from. Standard input can be read once.
    pub(crate) fn source<'a>(&self, console: &mut Console<'a>) -> GameSource<'a> {
        match self {
            Input::Standard => {
                let nothing: &'a mut io::Empty = Box::leak(Box::new(io::empty()));
                GameSource::Stream(Box::new(std::mem::replace(&mut console.input, nothing)))
            }
            Input::File(path) => GameSource::File(PathBuf::from(path)),
            Input::Range(path, range) => GameSource::Range(PathBuf::from(path), range.clone()),
        }
    }

    /// Why it cannot be read, in words.
    pub(crate) fn refusal(&self, error: OpenError, text: Text) -> Failure {
        let name = self.name(text);
        match error {
            OpenError::Io(error) => Failure::Read { path: name, error },
            OpenError::Unsupported(format) => {
                Failure::Input(text.format("games-unsupported", args!["file" => name, "format" => format]))
            }
            OpenError::RangeOfPacked => {
                Failure::Input(text.format("games-range-of-packed", args!["file" => name]))
            }
        }
    }
}
