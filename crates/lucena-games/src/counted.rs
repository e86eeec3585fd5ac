//! A stream that counts its bytes, so that somebody else can tell how far the reading has come.

use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts the bytes that go through; going to another place counts nothing.
///
/// ```
/// use std::io::Read;
/// use lucena_games::counted::Counted;
///
/// let mut counted = Counted::new(&b"1. e4"[..]);
/// let done = counted.done();
/// counted.read_exact(&mut [0; 2])?;
/// assert_eq!(done.load(std::sync::atomic::Ordering::Relaxed), 2);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Counted<R> {
    input: R,
    done: Arc<AtomicU64>,
}

impl<R> Counted<R> {
    /// A stream of which nothing has been read.
    pub fn new(input: R) -> Counted<R> {
        Counted { input, done: Arc::default() }
    }

    /// The count, which goes on while the stream is read.
    pub fn done(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.done)
    }
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.input.read(buffer)?;
        self.done.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

impl<R: Seek> Seek for Counted<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.input.seek(to)
    }
}
