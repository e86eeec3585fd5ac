//! The user's patterns: every saved version is kept until the pattern is removed.

use rusqlite::{Connection, OptionalExtension, params};

use crate::store::now;
use crate::{Store, StoreError};

/// A pattern in its newest version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// Its name.
    pub name: String,
    /// The number of the version.
    pub version: u32,
    /// The text.
    pub text: String,
}

/// When a version was saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatternVersion {
    /// Its number, from 1.
    pub number: u32,
    /// Seconds since 1970.
    pub saved: i64,
}

/// All patterns in their newest version, by name.
pub(crate) fn newest_patterns(connection: &Connection) -> Result<Vec<Pattern>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT name, MAX(version), text FROM patterns GROUP BY name ORDER BY name")?;
    let rows = statement
        .query_map([], |row| Ok(Pattern { name: row.get(0)?, version: row.get(1)?, text: row.get(2)? }))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

impl Store {
    /// All patterns in their newest version, by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn patterns(&self) -> Result<Vec<Pattern>, StoreError> {
        newest_patterns(&self.lock())
    }

    /// The versions of a pattern, the oldest first; none if there is no such pattern.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn pattern_versions(&self, name: &str) -> Result<Vec<PatternVersion>, StoreError> {
        let connection = self.lock();
        let mut statement = connection
            .prepare_cached("SELECT version, saved FROM patterns WHERE name = ?1 ORDER BY version")?;
        let rows = statement
            .query_map([name], |row| Ok(PatternVersion { number: row.get(0)?, saved: row.get(1)? }))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The text of a version of a pattern.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn pattern_text(&self, name: &str, version: u32) -> Result<Option<String>, StoreError> {
        let query = "SELECT text FROM patterns WHERE name = ?1 AND version = ?2";
        Ok(self.lock().query_row(query, params![name, version], |row| row.get(0)).optional()?)
    }

    /// Saves a text as the next version of a pattern, and gives its number. The same text again is no new version.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save_pattern(&self, name: &str, text: &str) -> Result<u32, StoreError> {
        self.write(|transaction| {
            let last: Option<(u32, String)> = transaction
                .query_row(
                    "SELECT version, text FROM patterns WHERE name = ?1 ORDER BY version DESC LIMIT 1",
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
                "INSERT INTO patterns (name, version, text, saved) VALUES (?1, ?2, ?3, ?4)",
                params![name, version, text, now()],
            )?;
            Ok(version)
        })
    }

    /// Removes a pattern with all its versions; tells whether there was one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_pattern(&self, name: &str) -> Result<bool, StoreError> {
        Ok(0 < self.lock().execute("DELETE FROM patterns WHERE name = ?1", [name])?)
    }
}
