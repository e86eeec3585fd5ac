//! The bytes of an index: numbers of variable length, texts, blocks with checksums.
//!
//! Header: magic, version, stamp of the PGN. Then blocks: length and checksum (eight bytes each), then games.
//! A block of length zero ends the file; its second number counts the games that could not be read. A game:
//! place in the PGN, result, FEN, tags, the sets of piece types and the ties of pawns in it, and its moves.

use std::io;

/// The tags that are kept besides FEN: what filters and hits ask for.
pub(super) const TAGS: [&str; 10] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "ECO", "WhiteElo", "BlackElo"];

/// A sum of bytes in which every bit counts.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = 0x243f_6a88_85a3_08d3 ^ bytes.len() as u64;
    let mut words = bytes.chunks_exact(8);
    let mut mix = |word: u64| sum = (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    for word in &mut words {
        mix(u64::from_le_bytes(word.try_into().expect("eight bytes each")));
    }
    let mut last = [0; 8];
    last[..words.remainder().len()].copy_from_slice(words.remainder());
    mix(u64::from_le_bytes(last));
    sum ^ sum >> 32
}

pub(super) fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while 0x80 <= number {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

pub(super) fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put_number(bytes, text.len() as u64);
    bytes.extend_from_slice(text.as_bytes());
}

/// Takes the parts of a block one after the other; whatever does not fit is an error.
#[derive(Debug)]
pub(super) struct Parts<'a>(pub(super) &'a [u8]);

fn damaged() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

impl<'a> Parts<'a> {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn bytes(&mut self, count: usize) -> io::Result<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(count).ok_or_else(damaged)?;
        self.0 = rest;
        Ok(bytes)
    }

    pub(super) fn byte(&mut self) -> io::Result<u8> {
        Ok(self.bytes(1)?[0])
    }

    pub(super) fn number(&mut self) -> io::Result<u64> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(damaged())
    }

    /// A number of things that take at least so many bytes each.
    pub(super) fn count(&mut self, size: usize) -> io::Result<usize> {
        let count = usize::try_from(self.number()?).map_err(|_| damaged())?;
        if count.checked_mul(size).is_none_or(|bytes| self.0.len() < bytes) {
            Err(damaged())
        } else {
            Ok(count)
        }
    }

    pub(super) fn text(&mut self) -> io::Result<&'a str> {
        let length = self.count(1)?;
        std::str::from_utf8(self.bytes(length)?).map_err(|_| damaged())
    }
}
