//! Files of positions and games, packed or not, read as a whole, and what kind they are.

use std::fs::File;
use std::io::Read;

use lucena_games::collection::{UnpackError, unpack};
use lucena_text::{Text, args};

use crate::cli::Failure;

/// More than this is not read into memory.
const MOST_BYTES: u64 = 8 << 30;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Content {
    /// A position a line.
    Epd,
    /// Games.
    Pgn,
    /// Training data of our own.
    Data,
}

/// All bytes of a file, unpacked.
pub(super) fn read(path: &str, text: Text) -> Result<Vec<u8>, Failure> {
    let cannot = |error| Failure::Read { path: path.to_owned(), error };
    unpacked(File::open(path).map_err(cannot)?, path, text)
}

/// All bytes of a stream, unpacked, and without a byte-order mark.
pub(super) fn unpacked(input: impl Read + Send, path: &str, text: Text) -> Result<Vec<u8>, Failure> {
    let cannot = |error| Failure::Read { path: path.to_owned(), error };
    let (stream, _) = unpack(input).map_err(|error| match error {
        UnpackError::Io(error) => cannot(error),
        UnpackError::Unsupported(format) => {
            Failure::Input(text.format("lab-bad-packing", args!["file" => path, "format" => format]))
        }
    })?;
    let mut bytes = Vec::new();
    stream.take(MOST_BYTES).read_to_end(&mut bytes).map_err(cannot)?;
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    match (bytes.len() as u64) < MOST_BYTES {
        true => Ok(bytes),
        false => Err(Failure::Input(text.format("lab-too-large", args!["file" => path]))),
    }
}

/// What bytes are: our own data by their first bytes, an EPD by the ranks of its first board, else games.
pub(super) fn content(bytes: &[u8]) -> Content {
    if bytes.starts_with(&lucena_lab::datagen::MAGIC) {
        return Content::Data;
    }
    let first = bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii).find(|line| !line.is_empty());
    let is_epd = first.is_some_and(|line| {
        let board = line.split(|byte| byte.is_ascii_whitespace()).next().unwrap_or_default();
        line.starts_with(b"#") || board.iter().filter(|&&byte| byte == b'/').count() == 7
    });
    if is_epd { Content::Epd } else { Content::Pgn }
}

/// The lines of an EPD that say something, with their numbers from 1.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}
