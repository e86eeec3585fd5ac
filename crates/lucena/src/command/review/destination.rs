//! Where a review goes: standard output, or a file that is only replaced when the new one is whole.

use std::io::Write;

use crate::cli::{Console, Failure};
use crate::output::NewFile;

/// Where a review goes.
pub(super) enum Destination {
    /// Standard output.
    Out,
    /// A file, with its name as it was given.
    File(String, NewFile),
}

impl Destination {
    /// Standard output, or the file named.
    pub(super) fn open(path: Option<&String>) -> Result<Destination, Failure> {
        let Some(path) = path else { return Ok(Destination::Out) };
        let file = NewFile::create(path).map_err(|error| Failure::Read { path: path.clone(), error })?;
        Ok(Destination::File(path.clone(), file))
    }

    /// Writes a piece.
    pub(super) fn write(&mut self, text: &str, console: &mut Console<'_>) -> Result<(), Failure> {
        match self {
            Destination::Out => {
                console.out.write_all(text.as_bytes())?;
                console.out.flush()?;
                Ok(())
            }
            Destination::File(path, file) => file
                .write_all(text.as_bytes())
                .and_then(|()| file.flush())
                .map_err(|error| Failure::Read { path: path.clone(), error }),
        }
    }

    /// Everything is written: the file takes the place of what was there.
    pub(super) fn finish(self) -> Result<(), Failure> {
        match self {
            Destination::Out => Ok(()),
            Destination::File(path, file) => file.finish().map_err(|error| Failure::Read { path, error }),
        }
    }
}
