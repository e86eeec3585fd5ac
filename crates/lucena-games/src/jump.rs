//! Any place of a packed file without unpacking what comes before it a second time.
//!
//! Packed text can only be read from its beginning. What was once unpacked is therefore packed again, in blocks of its own,
//! into a file beside; from then on a place costs one block.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

/// How much text a block holds.
const BLOCK: usize = 1 << 20;
/// Speed matters more than size.
const EFFORT: i32 = 1;

/// A packed stream in which one can jump about.
pub struct Jumps<R> {
    unpacked: R,
    beside: File,
    /// Where each block begins in the file beside, and where the next one will.
    starts: Vec<u64>,
    /// How much text the blocks hold: all are full but perhaps the last.
    length: u64,
    at_end: bool,
}

impl<R: Read> Jumps<R> {
    /// A stream of which nothing was unpacked yet, and an empty file to be written and read.
    pub fn new(unpacked: R, beside: File) -> Jumps<R> {
        Jumps { unpacked, beside, starts: vec![0], length: 0, at_end: false }
    }

    /// The text from a place on, at most so much of it; less only at the end.
    ///
    /// # Errors
    /// If the stream cannot be read or the file beside cannot be written.
    pub fn read_at(&mut self, offset: u64, most: usize) -> io::Result<Vec<u8>> {
        let end = offset.saturating_add(most as u64);
        while self.length < end && !self.at_end {
            self.go_on()?;
        }
        let mut text = Vec::new();
        let mut skip = (offset % BLOCK as u64) as usize;
        for block in (offset / BLOCK as u64) as usize..self.starts.len() - 1 {
            if most <= text.len() {
                break;
            }
            let unpacked = self.block(block)?;
            text.extend_from_slice(unpacked.get(skip..).unwrap_or_default());
            skip = 0;
        }
        text.truncate(most);
        Ok(text)
    }

    /// Unpacks one more block of the stream.
    fn go_on(&mut self) -> io::Result<()> {
        let mut text = Vec::with_capacity(BLOCK);
        self.unpacked.by_ref().take(BLOCK as u64).read_to_end(&mut text)?;
        self.at_end = text.len() < BLOCK;
        let start = self.starts.last().copied().unwrap_or_default();
        let packed = zstd::bulk::compress(&text, EFFORT)?;
        self.beside.seek(SeekFrom::Start(start))?;
        self.beside.write_all(&packed)?;
        self.starts.push(start + packed.len() as u64);
        self.length += text.len() as u64;
        Ok(())
    }

    fn block(&mut self, number: usize) -> io::Result<Vec<u8>> {
        let (start, end) = (self.starts[number], self.starts[number + 1]);
        let mut packed = vec![0; (end - start) as usize];
        self.beside.seek(SeekFrom::Start(start))?;
        self.beside.read_exact(&mut packed)?;
        zstd::bulk::decompress(&packed, BLOCK)
    }
}
