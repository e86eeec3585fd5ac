//! Texts by name, of which every saved version is kept until the whole is removed: patterns and heuristic sets.

use rusqlite::{Connection, OptionalExtension, params};

use crate::store::now;
use crate::{Store, StoreError};

/// What kind of texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// Patterns in PATLAN.
    Patterns,
    /// Heuristic sets in DHJOG.
    Heuristics,
}

impl Shelf {
    const fn table(self) -> &'static str {
        match self {
            Shelf::Patterns => "patterns",
            Shelf::Heuristics => "heuristics",
        }
    }

    /// The word by which drafts for it are told apart.
    pub(crate) const fn kind(self) -> &'static str {
        match self {
            Shelf::Patterns => "pattern",
            Shelf::Heuristics => "heuristics",
        }
    }
}

/// A text in its newest version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedText {
    /// Its name.
    pub name: String,
    /// The number of the version.
    pub version: u32,
    /// The text.
    pub text: String,
}

/// When a version was saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SavedVersion {
    /// Its number, from 1.
    pub number: u32,
    /// Seconds since 1970.
    pub saved: i64,
}

/// All texts of a shelf in their newest version, by name.
pub(crate) fn newest(connection: &Connection, shelf: Shelf) -> Result<Vec<SavedText>, StoreError> {
    let table = shelf.table();
    let mut statement = connection.prepare_cached(&format!(
        "SELECT name, MAX(version), text FROM {table} GROUP BY name ORDER BY name"
    ))?;
    let rows = statement
        .query_map([], |row| Ok(SavedText { name: row.get(0)?, version: row.get(1)?, text: row.get(2)? }))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

impl Store {
    /// All texts of a shelf in their newest version, by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn texts(&self, shelf: Shelf) -> Result<Vec<SavedText>, StoreError> {
        newest(&self.lock(), shelf)
    }

    /// The versions of a text, the oldest first; none if there is no such text.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn versions(&self, shelf: Shelf, name: &str) -> Result<Vec<SavedVersion>, StoreError> {
        let connection = self.lock();
        let query = format!("SELECT version, saved FROM {} WHERE name = ?1 ORDER BY version", shelf.table());
        let mut statement = connection.prepare_cached(&query)?;
        let rows = statement
            .query_map([name], |row| Ok(SavedVersion { number: row.get(0)?, saved: row.get(1)? }))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// A version of a text.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn version(&self, shelf: Shelf, name: &str, version: u32) -> Result<Option<String>, StoreError> {
        let query = format!("SELECT text FROM {} WHERE name = ?1 AND version = ?2", shelf.table());
        Ok(self.lock().query_row(&query, params![name, version], |row| row.get(0)).optional()?)
    }

    /// Saves a text as the next version, and gives its number. The same text again is no new version.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save_text(&self, shelf: Shelf, name: &str, text: &str) -> Result<u32, StoreError> {
        let table = shelf.table();
        self.write(|transaction| {
            let last: Option<(u32, String)> = transaction
                .query_row(
                    &format!(
                        "SELECT version, text FROM {table} WHERE name = ?1 ORDER BY version DESC LIMIT 1"
                    ),
                    [name],
                    |row| Ok((row.get(0)?, row.get(1)?)),
                )
                .optional()?;
            let version = match last {
                Some((version, known)) if known == text => return Ok(version),
                Some((version, _)) => version + 1,
                None => 1,
            };
            transaction.execute(
                &format!("INSERT INTO {table} (name, version, text, saved) VALUES (?1, ?2, ?3, ?4)"),
                params![name, version, text, now()],
            )?;
            Ok(version)
        })
    }

    /// Removes a text with all its versions; tells whether there was one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_text(&self, shelf: Shelf, name: &str) -> Result<bool, StoreError> {
        let query = format!("DELETE FROM {} WHERE name = ?1", shelf.table());
        Ok(0 < self.lock().execute(&query, [name])?)
    }
}
