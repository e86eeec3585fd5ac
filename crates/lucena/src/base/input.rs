//! What a base is read from, and the opening of it.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use lucena_games::collection::{Chunks, Packing, Piece, UnpackError, packing_of, unpack};
use lucena_games::counted::Counted;
use lucena_games::index::Blocks;
use lucena_games::pgn::Limits;
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

/// A base that can be read.
pub(crate) struct Base<'a> {
    /// Its name for messages.
    pub(crate) name: String,
    /// Its games, in chunks.
    pub(crate) pieces: Box<dyn Iterator<Item = Piece> + 'a>,
    /// How many bytes have been read of it, as they lie on the disk.
    pub(crate) done: Arc<AtomicU64>,
    /// How many there are, if that is known.
    pub(crate) all: Option<u64>,
    /// How many games are known beforehand to be broken, because an index left them out.
    pub(crate) broken: u64,
}

impl<'a> Base<'a> {
    /// The blocks of an index, in the place of the games.
    pub(crate) fn from_index(name: String, blocks: Blocks) -> Base<'a> {
        let done = Arc::new(AtomicU64::new(0));
        let (all, broken) = (Some(blocks.length()), blocks.broken);
        let seen = done.clone();
        let pieces = blocks.inspect(move |piece| {
            if let Piece::Chunk(chunk) = piece {
                seen.store(chunk.offset, Ordering::Relaxed);
            }
        });
        Base { name, pieces: Box::new(pieces), done, all, broken }
    }
}

impl Input {
    /// The name for messages and output.
    pub(crate) fn name(&self, text: Text) -> String {
        match self {
            Input::File(path) | Input::Range(path, _) => path.clone(),
            Input::Standard => text.get("cli-standard-input"),
        }
    }

    /// Opens the base. Standard input can be opened once.
    pub(crate) fn open<'a>(&self, console: &mut Console<'a>, limits: &Limits) -> Result<Base<'a>, Failure> {
        let name = self.name(console.text);
        match self {
            Input::Standard => {
                let nothing: &'a mut io::Empty = Box::leak(Box::new(io::empty()));
                let input = std::mem::replace(&mut console.input, nothing);
                let counted = Counted::new(input);
                let done = counted.done();
                let (unpacked, _) = unpack(counted).map_err(|error| refuse(&name, error, console.text))?;
                Ok(Base {
                    name,
                    pieces: Box::new(Chunks::new(unpacked, 0, limits)),
                    done,
                    all: None,
                    broken: 0,
                })
            }
            Input::File(path) => {
                let (file, length) = open_file(path)?;
                let counted = Counted::new(file);
                let done = counted.done();
                let (unpacked, _) = unpack(counted).map_err(|error| refuse(&name, error, console.text))?;
                Ok(Base {
                    name,
                    pieces: Box::new(Chunks::new(unpacked, 0, limits)),
                    done,
                    all: Some(length),
                    broken: 0,
                })
            }
            Input::Range(path, range) => {
                let (mut file, length) = open_file(path)?;
                check_plain(path, &mut file, console.text)?;
                let read = |error| Failure::Read { path: path.clone(), error };
                let counted = Counted::new(file);
                let done = counted.done();
                let chunks = Chunks::range(counted, range.clone(), limits).map_err(read)?;
                let all = range.end.min(length).saturating_sub(range.start);
                Ok(Base { name, pieces: Box::new(chunks), done, all: Some(all), broken: 0 })
            }
        }
    }
}

fn open_file(path: &str) -> Result<(File, u64), Failure> {
    let read = |error| Failure::Read { path: path.to_owned(), error };
    let file = File::open(path).map_err(read)?;
    let metadata = file.metadata().map_err(read)?;
    if metadata.is_dir() {
        return Err(read(ErrorKind::IsADirectory.into()));
    }
    Ok((file, metadata.len()))
}

/// A place in a packed file is no place in its text.
fn check_plain(path: &str, file: &mut File, text: Text) -> Result<(), Failure> {
    let read = |error| Failure::Read { path: path.to_owned(), error };
    let mut magic = Vec::new();
    file.by_ref().take(6).read_to_end(&mut magic).map_err(read)?;
    file.seek(SeekFrom::Start(0)).map_err(read)?;
    match packing_of(&magic) {
        Ok(Packing::Plain) => Ok(()),
        Ok(_) => Err(Failure::Input(text.format("games-range-of-packed", args!["file" => path]))),
        Err(error) => Err(refuse(path, error, text)),
    }
}

fn refuse(name: &str, error: UnpackError, text: Text) -> Failure {
    match error {
        UnpackError::Io(error) => Failure::Read { path: name.to_owned(), error },
        UnpackError::Unsupported(format) => {
            Failure::Input(text.format("games-unsupported", args!["file" => name, "format" => format]))
        }
    }
}
