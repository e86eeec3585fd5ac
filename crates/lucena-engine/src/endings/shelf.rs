//! Our own tables of mates on disk: written by `lucena tables build --output`, read whole, asked by the search.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use lucena_chess::Position;

use super::retro::{MateDistance, MateTables};

/// How the name of a table's file ends.
const ENDING: &str = "mate";
/// Files larger than any table of four men are not read.
const LARGEST: u64 = 64 << 20;

/// Tables of mates that were read from a folder. Clones share them; two are equal if they are the same.
#[derive(Clone)]
pub struct Mates(Arc<Shelf>);

struct Shelf {
    tables: MateTables,
    count: usize,
    damaged: Vec<PathBuf>,
}

impl Mates {
    /// Reads all tables in a folder; those that are damaged are left out and told.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn open(folder: &Path) -> io::Result<Mates> {
        let mut files: Vec<PathBuf> = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|ending| ending == ENDING) {
                files.push(path);
            }
        }
        files.sort();
        let mut shelf = Shelf { tables: MateTables::default(), count: 0, damaged: Vec::new() };
        for path in files {
            match read(&path).map(|bytes| shelf.tables.add_bytes(&bytes)) {
                Ok(Ok(_)) => shelf.count += 1,
                _ => shelf.damaged.push(path),
            }
        }
        Ok(Mates(Arc::new(shelf)))
    }

    /// Writes every table to a folder, which is made if need be; the files.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn write(tables: &MateTables, folder: &Path) -> io::Result<Vec<PathBuf>> {
        fs::create_dir_all(folder)?;
        let mut files = Vec::new();
        for material in tables.materials() {
            let Some(bytes) = tables.to_bytes(material) else { continue };
            let path = folder.join(format!("{material}.{ENDING}"));
            // Under another name first: a table that is half written is never found.
            let unfinished = path.with_extension("part");
            fs::write(&unfinished, bytes)?;
            fs::rename(&unfinished, &path)?;
            files.push(path);
        }
        Ok(files)
    }

    /// How many tables there are.
    pub fn count(&self) -> usize {
        self.0.count
    }

    /// The files that looked like tables but are not sound, in the order of their names.
    pub fn damaged(&self) -> &[PathBuf] {
        &self.0.damaged
    }

    /// The tables.
    pub fn tables(&self) -> &MateTables {
        &self.0.tables
    }

    /// The distance to mate, if a table knows it.
    #[inline]
    pub(crate) fn distance(&self, pos: &Position) -> Option<MateDistance> {
        if 4 < pos.occupied().count() { None } else { self.0.tables.distance(pos) }
    }
}

impl From<MateTables> for Mates {
    fn from(tables: MateTables) -> Mates {
        let count = tables.materials().count();
        Mates(Arc::new(Shelf { tables, count, damaged: Vec::new() }))
    }
}

impl PartialEq for Mates {
    fn eq(&self, other: &Mates) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Mates {}

impl std::fmt::Debug for Mates {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mates").field("count", &self.0.count).finish_non_exhaustive()
    }
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    if LARGEST < fs::metadata(path)?.len() {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    fs::read(path)
}
