//! Where games come from: a file, a part of one, or a stream; packed or not. [`GameSource::open`] makes pieces of it that can be
//! replayed, and tells how far the reading has come.

use std::fmt;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::collection::{Chunks, Packing, Piece, UnpackError, packing_of, unpack};
use crate::counted::Counted;
use crate::index::Blocks;
use crate::pgn::ReadLimits;

/// Where games come from.
pub enum GameSource<'a> {
    /// A file, packed or not.
    File(PathBuf),
    /// The games of a plain file whose first byte lies in a range.
    Range(PathBuf, Range<u64>),
    /// Anything that can be read once.
    Stream(Box<dyn Read + Send + 'a>),
}

/// Why games cannot be read from a source.
#[derive(Debug)]
pub enum OpenError {
    /// It cannot be read.
    Io(io::Error),
    /// It is packed in a way that is not understood: the name of the format.
    Unsupported(&'static str),
    /// A place in a packed file is no place in its text.
    RangeOfPacked,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Io(error) => error.fmt(f),
            OpenError::Unsupported(format) => UnpackError::Unsupported(format).fmt(f),
            OpenError::RangeOfPacked => f.write_str("a place in a packed file is no place in its text"),
        }
    }
}

impl std::error::Error for OpenError {}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> OpenError {
        OpenError::Io(error)
    }
}

impl From<UnpackError> for OpenError {
    fn from(error: UnpackError) -> OpenError {
        match error {
            UnpackError::Io(error) => OpenError::Io(error),
            UnpackError::Unsupported(format) => OpenError::Unsupported(format),
        }
    }
}

/// How far the reading of a source has come; copies tell the same.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    done: Arc<AtomicU64>,
    all: Option<u64>,
}

impl Reach {
    /// How many bytes have been read, as they lie on the disk.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// How many there are, if that is known.
    pub fn all(&self) -> Option<u64> {
        self.all
    }
}

/// A source that is being read.
pub struct Opened<'a> {
    /// Its games, in pieces.
    pub pieces: Box<dyn Iterator<Item = Piece> + 'a>,
    /// How far the reading has come.
    pub reach: Reach,
}

impl<'a> GameSource<'a> {
    /// Opens the source and unpacks it.
    ///
    /// # Errors
    /// If it cannot be read, or is packed in a way that is not understood.
    pub fn open(self, limits: &ReadLimits) -> Result<Opened<'a>, OpenError> {
        match self {
            GameSource::Stream(stream) => Opened::packed(stream, None, limits),
            GameSource::File(path) => {
                let (file, length) = open_file(&path)?;
                Opened::packed(file, Some(length), limits)
            }
            GameSource::Range(path, range) => {
                let (mut file, length) = open_file(&path)?;
                if !is_plain(&mut file)? {
                    return Err(OpenError::RangeOfPacked);
                }
                let counted = Counted::new(file);
                let all = range.end.min(length).saturating_sub(range.start);
                let reach = Reach { done: counted.done(), all: Some(all) };
                Ok(Opened { pieces: Box::new(Chunks::range(counted, range, limits)?), reach })
            }
        }
    }

    /// The file that the source is, if it is a whole file: only such has an index.
    pub fn whole_file(&self) -> Option<&Path> {
        match self {
            GameSource::File(path) => Some(path),
            _ => None,
        }
    }
}

impl<'a> Opened<'a> {
    fn packed(
        input: impl Read + Send + 'a,
        all: Option<u64>,
        limits: &ReadLimits,
    ) -> Result<Opened<'a>, OpenError> {
        let counted = Counted::new(input);
        let reach = Reach { done: counted.done(), all };
        let (unpacked, _) = unpack(counted)?;
        Ok(Opened { pieces: Box::new(Chunks::new(unpacked, 0, limits)), reach })
    }

    /// The blocks of an index, in the place of the games.
    pub fn index(blocks: Blocks) -> Opened<'a> {
        let reach = Reach { done: Arc::default(), all: Some(blocks.length()) };
        let seen = Arc::clone(&reach.done);
        let pieces = blocks.inspect(move |piece| {
            if let Piece::Chunk(chunk) = piece {
                seen.store(chunk.offset, Ordering::Relaxed);
            }
        });
        Opened { pieces: Box::new(pieces), reach }
    }
}

fn open_file(path: &Path) -> io::Result<(File, u64)> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if metadata.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    Ok((file, metadata.len()))
}

fn is_plain(file: &mut File) -> Result<bool, OpenError> {
    let mut magic = Vec::new();
    file.by_ref().take(6).read_to_end(&mut magic)?;
    file.seek(SeekFrom::Start(0))?;
    Ok(packing_of(&magic)? == Packing::Plain)
}
