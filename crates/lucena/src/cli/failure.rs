//! The one place where an error becomes a sentence and an exit status.
//!
//! Status 0: done. 1: nothing was found or a check failed. 2: bad usage or bad input.

use std::io::{self, ErrorKind};

use lucena_chess::notation::FenError;
use lucena_text::{Text, args};

/// How a command that could do its work came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// Everything was done.
    Done,
    /// The work was done, but nothing was found or a check failed; the output says what.
    Negative,
}

impl Exit {
    /// The exit status of the program.
    pub const fn exit_status(self) -> u8 {
        match self {
            Exit::Done => 0,
            Exit::Negative => 1,
        }
    }
}

/// Why a command could not do its work.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong; the words are ready.
    Usage(String),
    /// The input is wrong in a way only the command knows; the words are ready, in the user's language.
    Input(String),
    /// A FEN cannot be read.
    Fen {
        /// Where it was found, if not on the command line.
        place: Option<Place>,
        /// What is wrong with it.
        error: FenError,
    },
    /// A line cannot be used; the words for the reason are ready.
    Line {
        /// Where it is.
        place: Place,
        /// What is wrong with it.
        reason: String,
    },
    /// A file cannot be read.
    Read {
        /// The name as the user gave it.
        path: String,
        /// What the system said.
        error: io::Error,
    },
    /// The output cannot be written.
    Write(io::Error),
}

/// A line of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The name as the user gave it.
    pub path: String,
    /// Counted from 1.
    pub line: usize,
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Write(error)
    }
}

impl Failure {
    /// What the user is told; nothing if the reader of the output has simply gone away.
    pub fn message(&self, text: Text) -> Option<String> {
        self.reason(text).map(|reason| text.format("cli-error", args!["message" => reason]))
    }

    /// The same without saying that it is an error, for those who have a sentence of their own around it.
    pub fn reason(&self, text: Text) -> Option<String> {
        let at = |place: &Place, reason: String| {
            let line = place.line.to_string();
            text.format("cli-at-line", args!["file" => &place.path, "line" => line, "reason" => reason])
        };
        Some(match self {
            Failure::Usage(words) | Failure::Input(words) => words.clone(),
            Failure::Fen { place: None, error } => text.fen_error(error),
            Failure::Fen { place: Some(place), error } => at(place, text.fen_error(error)),
            Failure::Line { place, reason } => at(place, reason.clone()),
            Failure::Read { path, error } => {
                text.format("cli-cannot-read", args!["file" => path, "reason" => io_reason(error, text)])
            }
            Failure::Write(error) if error.kind() == ErrorKind::BrokenPipe => return None,
            Failure::Write(error) => {
                text.format("cli-cannot-write", args!["reason" => io_reason(error, text)])
            }
        })
    }

    /// The exit status of the program.
    pub fn exit_status(&self) -> u8 {
        match self {
            // Whoever closed the pipe has seen enough.
            Failure::Write(error) if error.kind() == ErrorKind::BrokenPipe => 0,
            _ => 2,
        }
    }
}

/// What the system said about a file, in the user's language where the case is a usual one.
pub fn io_reason(error: &io::Error, text: Text) -> String {
    match error.kind() {
        ErrorKind::NotFound => text.get("cli-io-not-found"),
        ErrorKind::PermissionDenied => text.get("cli-io-permission-denied"),
        ErrorKind::IsADirectory => text.get("cli-io-is-a-directory"),
        ErrorKind::StorageFull => text.get("cli-io-storage-full"),
        _ => match error.raw_os_error() {
            Some(code) => text.format("cli-io-code", args!["code" => code.to_string()]),
            None => text.get("cli-io-unknown"),
        },
    }
}
