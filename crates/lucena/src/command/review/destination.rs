//! Where a review goes: standard output, or a file that is only replaced when the new one is whole.

use std::fs::{self, File};
use std::io::{BufWriter, Write};

use crate::cli::{Console, Failure};

/// Where a review goes.
pub(super) enum Destination {
    /// Standard output.
    Out,
    /// A file: its path, and the one beside it that grows until everything is written.
    File { path: String, partial: String, file: BufWriter<File> },
}

impl Destination {
    /// Standard output, or the file named.
    pub(super) fn open(path: Option<&String>) -> Result<Destination, Failure> {
        let Some(path) = path else { return Ok(Destination::Out) };
        let partial = format!("{path}.part");
        let file = File::create(&partial).map_err(|error| Failure::Read { path: path.clone(), error })?;
        Ok(Destination::File { path: path.clone(), partial, file: BufWriter::new(file) })
    }

    /// Writes a piece.
    pub(super) fn write(&mut self, text: &str, console: &mut Console<'_>) -> Result<(), Failure> {
        match self {
            Destination::Out => {
                console.out.write_all(text.as_bytes())?;
                console.out.flush()?;
                Ok(())
            }
            Destination::File { path, file, .. } => file
                .write_all(text.as_bytes())
                .and_then(|()| file.flush())
                .map_err(|error| Failure::Read { path: path.clone(), error }),
        }
    }

    /// Everything is written: the file takes the place of what was there.
    pub(super) fn finish(self) -> Result<(), Failure> {
        match self {
            Destination::Out => Ok(()),
            Destination::File { path, partial, file } => {
                drop(file);
                fs::rename(&partial, &path).map_err(|error| Failure::Read { path, error })
            }
        }
    }
}
