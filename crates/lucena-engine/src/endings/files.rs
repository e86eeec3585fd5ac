//! Reading table files: small ones are kept in memory once they are asked for, large ones are read piece by piece.
//!
//! A probe reads a few bytes at several places; from memory that is many times faster than by system calls, and
//! unlike a memory map it cannot kill the program when somebody changes a file.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use shakmaty_syzygy::filesystem::{Filesystem, OsFilesystem, RandomAccessFile, ReadHint};

/// Files up to this size may be kept in memory; all tables of four men and most of five are smaller.
const LARGEST_KEPT: u64 = 8 << 20;
/// All files kept in memory together stay below this.
const MOST_KEPT: u64 = 512 << 20;

/// The files of the system, the small ones kept once read.
pub(super) struct KeptFiles {
    system: OsFilesystem,
    kept: AtomicU64,
}

impl KeptFiles {
    pub(super) fn new() -> KeptFiles {
        KeptFiles { system: OsFilesystem::new(), kept: AtomicU64::new(0) }
    }
}

impl Filesystem for KeptFiles {
    fn regular_file_size(&self, path: &Path) -> io::Result<u64> {
        self.system.regular_file_size(path)
    }

    fn read_dir(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        self.system.read_dir(path)
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn RandomAccessFile>> {
        let size = self.regular_file_size(path)?;
        if size <= LARGEST_KEPT && self.kept.load(Ordering::Relaxed) + size <= MOST_KEPT {
            self.kept.fetch_add(size, Ordering::Relaxed);
            Ok(Box::new(Kept(std::fs::read(path)?)))
        } else {
            self.system.open(path)
        }
    }
}

/// A file in memory.
struct Kept(Vec<u8>);

impl RandomAccessFile for Kept {
    fn read_at(&self, buf: &mut [u8], offset: u64, _hint: ReadHint) -> io::Result<usize> {
        let begin = usize::try_from(offset).unwrap_or(usize::MAX).min(self.0.len());
        let length = buf.len().min(self.0.len() - begin);
        buf[..length].copy_from_slice(&self.0[begin..begin + length]);
        Ok(length)
    }
}
