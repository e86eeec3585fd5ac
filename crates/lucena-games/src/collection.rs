//! A stream of games of any size, packed or not, cut into chunks that hold whole games.
//!
//! Bytes come in from anything that can be read; what packs them is told by their first bytes, not by a
//! name. Out come [`Chunk`]s that can be replayed independently of each other, in constant memory.

use std::fmt;
use std::io::{self, Cursor, Read, Seek, SeekFrom};

use crate::encoding::{Decoded, Encoding};
use crate::pgn::{ReadLimits, last_start, next_start, start_at_or_after};

/// How a stream is packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Packing {
    /// Not at all.
    Plain,
    /// gzip, one or more members.
    Gzip,
    /// Zstandard, one or more frames.
    Zstandard,
    /// bzip2, one or more streams.
    Bzip2,
    /// Not packed, but in UTF-16: places in the file are no places in its text either.
    Utf16,
}

/// Why a stream cannot be unpacked.
#[derive(Debug)]
pub enum UnpackError {
    /// It cannot be read.
    Io(io::Error),
    /// It is packed in a way that is not understood: the name of the format.
    Unsupported(&'static str),
}

impl fmt::Display for UnpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnpackError::Io(error) => error.fmt(f),
            UnpackError::Unsupported(format) => {
                write!(f, "{format} is not understood: give plain text, gzip, zstd or bzip2")
            }
        }
    }
}

impl std::error::Error for UnpackError {}

impl From<io::Error> for UnpackError {
    fn from(error: io::Error) -> UnpackError {
        UnpackError::Io(error)
    }
}

/// Unpacks a stream, whatever its first bytes say it is.
///
/// # Errors
/// If it cannot be read, or is packed in another way than gzip, Zstandard and bzip2.
pub fn unpack<'a>(
    mut input: impl Read + Send + 'a,
) -> Result<(Box<dyn Read + Send + 'a>, Packing), UnpackError> {
    let mut magic = Vec::with_capacity(6);
    input.by_ref().take(6).read_to_end(&mut magic)?;
    let packing = packing_of(&magic)?;
    let whole = Cursor::new(magic).chain(input);
    let unpacked: Box<dyn Read + Send + 'a> = match packing {
        Packing::Plain => return Ok((Box::new(whole), packing)),
        Packing::Utf16 => return Ok((Box::new(Decoded::new(whole)), packing)),
        Packing::Gzip => Box::new(flate2::read::MultiGzDecoder::new(whole)),
        Packing::Zstandard => Box::new(zstd::Decoder::new(whole)?),
        Packing::Bzip2 => Box::new(bzip2::read::MultiBzDecoder::new(whole)),
    };
    Ok((decoded(unpacked), packing))
}

/// What was packed, in UTF-8 if it is in UTF-16.
fn decoded<'a>(mut unpacked: Box<dyn Read + Send + 'a>) -> Box<dyn Read + Send + 'a> {
    let mut head = Vec::with_capacity(4);
    // Whatever is wrong with the stream is told again when it is read.
    let trouble = unpacked.by_ref().take(4).read_to_end(&mut head).err();
    let encoding = Encoding::of(&head);
    let whole = Cursor::new(head).chain(Failing(trouble)).chain(unpacked);
    match encoding {
        Encoding::Bytes => Box::new(whole),
        Encoding::Utf16Le | Encoding::Utf16Be => Box::new(Decoded::new(whole)),
    }
}

/// A stream of nothing but an error, if there is one.
struct Failing(Option<io::Error>);

impl Read for Failing {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

/// What a stream with these first bytes is packed with.
///
/// # Errors
/// If it is something known that is not understood, like a zip archive.
pub fn packing_of(magic: &[u8]) -> Result<Packing, UnpackError> {
    match magic {
        [0x1f, 0x8b, ..] => Ok(Packing::Gzip),
        [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Ok(Packing::Zstandard),
        [b'B', b'Z', b'h', b'1'..=b'9', ..] => Ok(Packing::Bzip2),
        [b'P', b'K', 3, 4, ..] => Err(UnpackError::Unsupported("zip")),
        [0xfd, b'7', b'z', b'X', b'Z', 0, ..] => Err(UnpackError::Unsupported("xz")),
        [b'7', b'z', 0xbc, 0xaf, 0x27, 0x1c, ..] => Err(UnpackError::Unsupported("7z")),
        _ => Ok(match Encoding::of(magic) {
            Encoding::Bytes => Packing::Plain,
            Encoding::Utf16Le | Encoding::Utf16Be => Packing::Utf16,
        }),
    }
}

/// Whole games, and where they lie in their (unpacked) file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// The text of the games.
    pub bytes: Vec<u8>,
    /// Where it starts in the file.
    pub offset: u64,
}

/// What the cutting of a stream brings forth.
#[derive(Debug)]
pub enum Piece {
    /// Whole games.
    Chunk(Chunk),
    /// A game larger than the limit was passed over.
    TooLarge {
        /// Where it starts in the file.
        offset: u64,
    },
    /// The stream broke off; what came before it has been handed out.
    Broken {
        /// How many bytes were read.
        offset: u64,
        /// What happened.
        error: io::Error,
    },
}

/// Cuts a stream of text into chunks at the starts of games.
///
/// ```
/// use lucena_games::collection::{Chunks, Piece};
/// use lucena_games::pgn::ReadLimits;
///
/// let text = "[Event \"a\"]\n\n1. e4 *\n\n".repeat(3000);
/// let pieces: Vec<Piece> = Chunks::new(text.as_bytes(), 0, &ReadLimits::default()).with_size(10_000).collect();
/// assert_eq!(pieces.len(), 7);
/// ```
pub struct Chunks<R> {
    input: R,
    buffer: Vec<u8>,
    /// Where the buffer starts in the file.
    offset: u64,
    /// Games that start here or later are not wanted.
    end: u64,
    size: usize,
    game_bytes: usize,
    error: Option<io::Error>,
    at_end: bool,
    line_ends: LineEnds,
}

/// How the lines of a file end. Old files of the Macintosh have carriage returns alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineEnds {
    Unknown,
    Usual,
    CarriageReturns,
}

impl<R: Read> Chunks<R> {
    const SIZE: usize = 256 << 10;

    /// Cuts a stream that starts at this offset of its file, with a game.
    pub fn new(input: R, offset: u64, limits: &ReadLimits) -> Chunks<R> {
        Chunks {
            input,
            buffer: Vec::new(),
            offset,
            end: u64::MAX,
            size: Chunks::<R>::SIZE,
            game_bytes: limits.game_bytes.max(1),
            error: None,
            at_end: false,
            line_ends: LineEnds::Unknown,
        }
    }

    /// Sets how many bytes a chunk has at least, unless the stream ends before.
    #[must_use]
    pub fn with_size(mut self, size: usize) -> Chunks<R> {
        self.size = size.max(1);
        self
    }

    /// Reads until the buffer holds `length` bytes or the stream ends or breaks.
    fn fill(&mut self, length: usize) {
        // How lines end is decided once, from more than a few bytes.
        let length = if self.line_ends == LineEnds::Unknown { length.max(4096) } else { length };
        let old = self.buffer.len();
        if self.at_end || length <= old {
            return;
        }
        let wanted = (length - old) as u64;
        match self.input.by_ref().take(wanted).read_to_end(&mut self.buffer) {
            Ok(read) => self.at_end = (read as u64) < wanted,
            Err(error) => {
                self.at_end = true;
                self.error = Some(error);
            }
        }
        self.mend_line_ends(old);
        self.stop_at_end();
    }

    /// Forgets the games that start at the end of the range or later.
    fn stop_at_end(&mut self) {
        let Some(end) = self.end.checked_sub(self.offset) else { return self.forget_from(0) };
        if end < self.buffer.len() as u64
            && let Some(start) = start_at_or_after(&self.buffer, end as usize)
        {
            self.forget_from(start);
        }
    }

    fn forget_from(&mut self, start: usize) {
        self.buffer.truncate(start);
        self.at_end = true;
    }

    fn mend_line_ends(&mut self, from: usize) {
        let fresh = &mut self.buffer[from..];
        if self.line_ends == LineEnds::Unknown {
            self.line_ends = match (fresh.contains(&b'\n'), fresh.contains(&b'\r')) {
                (false, true) => LineEnds::CarriageReturns,
                (false, false) => LineEnds::Unknown,
                (true, _) => LineEnds::Usual,
            };
        }
        if self.line_ends == LineEnds::CarriageReturns {
            fresh.iter_mut().filter(|byte| **byte == b'\r').for_each(|byte| *byte = b'\n');
        }
    }

    /// Hands out the first `length` bytes of the buffer.
    fn cut(&mut self, length: usize) -> Chunk {
        let rest = self.buffer.split_off(length);
        let bytes = std::mem::replace(&mut self.buffer, rest);
        let chunk = Chunk { offset: self.offset, bytes };
        self.offset += length as u64;
        chunk
    }

    /// Drops bytes until the next game starts, and says where the dropped one started.
    fn pass_over(&mut self) -> Piece {
        let offset = self.offset;
        loop {
            if let Some(start) = next_start(&self.buffer, 0) {
                self.cut(start);
                break;
            }
            if self.at_end {
                self.cut(self.buffer.len());
                break;
            }
            // A tag may straddle the end of what was read; anything shorter than a line of it is kept.
            let kept = self.buffer.len().min(64 << 10);
            self.cut(self.buffer.len() - kept);
            self.fill(kept + self.size);
        }
        Piece::TooLarge { offset }
    }
}

impl<R: Read + Seek> Chunks<R> {
    /// How far before a range the line is looked for that tells whether its first line starts a game.
    const LOOK_BACK: u64 = 64 << 10;

    /// Cuts the part of a file that belongs to a range: the games whose first byte lies in `start..end`.
    ///
    /// However a file is divided into ranges, each of its games belongs to exactly one of them.
    ///
    /// # Errors
    /// If the file cannot be read or moved about in.
    pub fn range(mut input: R, range: std::ops::Range<u64>, limits: &ReadLimits) -> io::Result<Chunks<R>> {
        let from = range.start.saturating_sub(Self::LOOK_BACK);
        input.seek(SeekFrom::Start(from))?;
        let mut chunks = Chunks::new(input, from, limits);
        let mut skipped = (range.start - from) as usize;
        if from == 0 && skipped == 0 {
            // What comes before the first tag of a file belongs to its beginning.
            chunks.end = range.end;
            return Ok(chunks);
        }
        loop {
            chunks.fill(skipped + chunks.size);
            if let Some(start) = start_at_or_after(&chunks.buffer, skipped) {
                chunks.cut(start);
                break;
            }
            if chunks.at_end {
                chunks.cut(chunks.buffer.len());
                break;
            }
            // No game starts here: all but the last line or two can go, the rest is looked back at.
            let kept = chunks.buffer.len().min(Self::LOOK_BACK as usize);
            chunks.cut(chunks.buffer.len() - kept);
            skipped = 1;
        }
        chunks.end = range.end;
        chunks.stop_at_end();
        Ok(chunks)
    }
}

impl<R: Read> Iterator for Chunks<R> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let mut wanted = self.size;
        loop {
            self.fill(wanted);
            if self.at_end && self.buffer.len() <= self.size.max(self.game_bytes) {
                break;
            }
            if let Some(start) = last_start(&self.buffer) {
                return Some(Piece::Chunk(self.cut(start)));
            }
            if self.game_bytes < self.buffer.len() {
                return Some(self.pass_over());
            }
            wanted = self.buffer.len().saturating_mul(2).min(self.game_bytes + 1);
        }
        if !self.buffer.is_empty() {
            return Some(Piece::Chunk(self.cut(self.buffer.len())));
        }
        let offset = self.offset;
        self.error.take().map(|error| Piece::Broken { offset, error })
    }
}
