//! A shelf of Syzygy tables: opened from folders, asked about positions of few pieces.
//!
//! The one place of this crate that opens files. A folder that is not there is an error; a table that is not
//! sound is left out and told; a probe that fails is an answer not had, never the end of a search.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use lucena_chess::Position;
use shakmaty::Chess;
use shakmaty_syzygy::{Dtz, Syzygy, SyzygyError, Tablebase, Wdl};

use super::files::KeptFiles;
use crate::translate::to_shakmaty;

/// The result of a position with best play, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Outlook {
    /// Lost.
    Loss,
    /// Lost, but the fifty-move rule saves a draw.
    BlessedLoss,
    /// Drawn.
    Draw,
    /// Won, but not before the fifty-move rule makes it a draw.
    CursedWin,
    /// Won.
    Win,
}

/// Tables of endings. Clones share them; two are equal if they are the same shelf.
#[derive(Clone)]
pub struct Endings(Arc<Shelf>);

struct Shelf {
    tables: Tablebase<Chess>,
    count: usize,
    damaged: Vec<PathBuf>,
    /// The first probe that failed for a reason worth telling.
    trouble: OnceLock<String>,
}

/// Why there are no tables to be had.
#[derive(Debug)]
pub enum EndingsError {
    /// The folder cannot be read.
    Unreadable {
        /// The folder.
        folder: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// There are no sound tables in the folders.
    NoTables {
        /// How many files looked like tables but are not sound.
        damaged: usize,
    },
}

impl fmt::Display for EndingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EndingsError::Unreadable { folder, error } => write!(f, "{}: {error}", folder.display()),
            EndingsError::NoTables { damaged: 0 } => write!(f, "no Syzygy tables there"),
            EndingsError::NoTables { damaged } => {
                write!(f, "no sound Syzygy tables there, {damaged} damaged ones")
            }
        }
    }
}

impl std::error::Error for EndingsError {}

impl Endings {
    /// Opens all tables in these folders, which are separated as in the system's own search paths (`:`, or `;`
    /// on Windows).
    ///
    /// # Errors
    /// If a folder cannot be read, or none has a sound table.
    pub fn open(folders: &str) -> Result<Endings, EndingsError> {
        let mut tables = Tablebase::with_filesystem(Arc::new(KeptFiles::new()));
        let (mut count, mut damaged) = (0, Vec::new());
        for folder in std::env::split_paths(folders).filter(|folder| !folder.as_os_str().is_empty()) {
            let unreadable = |error| EndingsError::Unreadable { folder: folder.clone(), error };
            for file in files_of(&folder).map_err(unreadable)? {
                match add(&mut tables, &file) {
                    Ok(true) => count += 1,
                    Ok(false) => {}
                    Err(_) => damaged.push(file),
                }
            }
        }
        if count == 0 {
            return Err(EndingsError::NoTables { damaged: damaged.len() });
        }
        Ok(Endings(Arc::new(Shelf { tables, count, damaged, trouble: OnceLock::new() })))
    }

    /// How many table files there are.
    pub fn count(&self) -> usize {
        self.0.count
    }

    /// The most pieces, kings included, that a table knows.
    pub fn most_pieces(&self) -> usize {
        self.0.tables.max_pieces()
    }

    /// The files that looked like tables but are not sound, in the order of their names.
    pub fn damaged(&self) -> &[PathBuf] {
        &self.0.damaged
    }

    /// Why a probe failed, if one did for another reason than a missing table; the first such reason.
    pub fn trouble(&self) -> Option<&str> {
        self.0.trouble.get().map(String::as_str)
    }

    /// The result of a position whose fifty-move count has just begun; nothing if no table knows it.
    pub fn outlook(&self, pos: &Position) -> Option<Outlook> {
        if !self.may_know(pos) {
            return None;
        }
        let result = self.0.tables.probe_wdl_after_zeroing(&to_shakmaty(pos)?);
        self.heed(result).map(Outlook::from)
    }

    /// Half-moves to the next capture or pawn move, or to mate, that keeps the result: positive if the side to
    /// move wins, negative if it loses, 0 for a draw, and beyond ±100 where the fifty-move rule spoils it. May be
    /// one too low. Nothing if no table knows it.
    pub fn distance_to_zeroing(&self, pos: &Position) -> Option<i32> {
        if !self.may_know(pos) {
            return None;
        }
        let result = self.0.tables.probe_dtz(&to_shakmaty(pos)?);
        self.heed(result).map(|distance| distance.ignore_rounding().0)
    }

    fn may_know(&self, pos: &Position) -> bool {
        pos.occupied().count() as usize <= self.most_pieces() && pos.castling_rooks().is_empty()
    }

    /// The answer of a probe; a failure is noted if it says something about the files.
    fn heed<T>(&self, result: Result<T, SyzygyError>) -> Option<T> {
        match result {
            Ok(answer) => Some(answer),
            Err(SyzygyError::ProbeFailed { metric, material, error }) => {
                let reason = match *error {
                    shakmaty_syzygy::ProbeError::Read { error } => error.to_string(),
                    shakmaty_syzygy::ProbeError::Magic { .. } => "not a table".to_owned(),
                    _ => "corrupted".to_owned(),
                };
                self.0.trouble.get_or_init(|| format!("{material} ({metric}): {reason}"));
                None
            }
            Err(_) => None,
        }
    }
}

impl PartialEq for Endings {
    fn eq(&self, other: &Endings) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Endings {}

impl fmt::Debug for Endings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Endings({} tables, up to {} pieces)", self.count(), self.most_pieces())
    }
}

impl From<Wdl> for Outlook {
    fn from(wdl: Wdl) -> Outlook {
        match wdl {
            Wdl::Loss => Outlook::Loss,
            Wdl::BlessedLoss => Outlook::BlessedLoss,
            Wdl::Draw => Outlook::Draw,
            Wdl::CursedWin => Outlook::CursedWin,
            Wdl::Win => Outlook::Win,
        }
    }
}

impl Outlook {
    /// The same result from the other side.
    #[must_use]
    pub const fn reversed(self) -> Outlook {
        match self {
            Outlook::Loss => Outlook::Win,
            Outlook::BlessedLoss => Outlook::CursedWin,
            Outlook::Draw => Outlook::Draw,
            Outlook::CursedWin => Outlook::BlessedLoss,
            Outlook::Win => Outlook::Loss,
        }
    }

    /// The distance to zeroing of a move that zeroes at once and leads to this result.
    pub(super) fn distance_of_zeroing_move(self) -> i32 {
        let wdl = match self {
            Outlook::Loss => Wdl::Loss,
            Outlook::BlessedLoss => Wdl::BlessedLoss,
            Outlook::Draw => Wdl::Draw,
            Outlook::CursedWin => Wdl::CursedWin,
            Outlook::Win => Wdl::Win,
        };
        Dtz::before_zeroing(wdl).0
    }
}

/// The files of a folder in the order of their names.
fn files_of(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: io::Result<Vec<_>> = fs::read_dir(folder)?.collect();
    let mut files: Vec<PathBuf> = entries?.into_iter().map(|entry| entry.path()).collect();
    files.sort();
    Ok(files)
}

/// Adds a file if it is a table; an error if it only claims to be one.
fn add(tables: &mut Tablebase<Chess>, file: &Path) -> io::Result<bool> {
    let kinds = [Chess::TBW, Chess::TBZ];
    let kind = kinds.iter().find(|kind| file.extension().is_some_and(|extension| extension == kind.ext));
    let Some(kind) = kind else { return Ok(false) };
    let mut magic = [0; 4];
    File::open(file)?.read_exact(&mut magic)?;
    if magic != kind.magic {
        return Err(io::ErrorKind::InvalidData.into());
    }
    match tables.add_file(file) {
        Ok(()) => Ok(true),
        // The name is not that of an ending.
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(false),
        Err(error) => Err(error),
    }
}
