//! A file beside a base that keeps its moves in two bytes each and says which games can be passed over.
//!
//! `build` makes it from the PGN, `read` gives its blocks and the [`Record`]s of the games in them; [`Stamp`]
//! tells whether it still belongs to the PGN. The layout is in `layout`.

mod build;
mod layout;
mod read;

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

pub use build::{Built, Progress, build};
pub use read::{Blocks, Record, Records};

/// Raised whenever the layout changes; an index of another version is built anew.
pub const VERSION: u32 = 3;

const MAGIC: &[u8; 8] = b"LUCENAIX";
const HEADER: usize = 8 + 4 + Stamp::BYTES;

/// Where the index of a base lies: the same name with `.index` added.
pub fn path_of(base: &Path) -> PathBuf {
    let mut name = base.as_os_str().to_owned();
    name.push(".index");
    PathBuf::from(name)
}

/// What tells one state of a file from another: its length, when it was written, and a sample of its bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    length: u64,
    modified: u64,
    sample: u64,
}

impl Stamp {
    const BYTES: usize = 24;
    const SAMPLE: u64 = 64 << 10;

    /// The stamp of a file as it is now.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn of(path: &Path) -> io::Result<Stamp> {
        let mut file = File::open(path)?;
        let metadata = file.metadata()?;
        let length = metadata.len();
        let modified = metadata.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
        let mut bytes = Vec::new();
        for start in [0, length / 2, length.saturating_sub(Stamp::SAMPLE)] {
            file.seek(SeekFrom::Start(start))?;
            file.by_ref().take(Stamp::SAMPLE).read_to_end(&mut bytes)?;
        }
        let sample = layout::checksum(&bytes);
        Ok(Stamp { length, modified: modified.as_nanos() as u64, sample })
    }

    fn to_bytes(self) -> [u8; Stamp::BYTES] {
        let mut bytes = [0; Stamp::BYTES];
        for (place, value) in bytes.chunks_exact_mut(8).zip([self.length, self.modified, self.sample]) {
            place.copy_from_slice(&value.to_le_bytes());
        }
        bytes
    }
}

/// Why an index cannot be used.
#[derive(Debug)]
pub enum IndexError {
    /// It cannot be read.
    Io(io::Error),
    /// It is no index, or damaged.
    Damaged,
    /// It was made by another version of the program.
    Version(u32),
    /// The PGN has changed since.
    Stale,
}

impl fmt::Display for IndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IndexError::Io(error) => error.fmt(f),
            IndexError::Damaged => f.write_str("the index is damaged"),
            IndexError::Version(version) => write!(f, "the index has version {version}, not {VERSION}"),
            IndexError::Stale => f.write_str("the games have changed since the index was made"),
        }
    }
}

impl std::error::Error for IndexError {}

impl From<io::Error> for IndexError {
    fn from(error: io::Error) -> IndexError {
        match error.kind() {
            io::ErrorKind::UnexpectedEof | io::ErrorKind::InvalidData => IndexError::Damaged,
            _ => IndexError::Io(error),
        }
    }
}
