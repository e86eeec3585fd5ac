//! The bases of games that the user brought: their files lie beside the store, their names in it.

use rusqlite::{OptionalExtension, Row, params};

use crate::store::now;
use crate::{Store, StoreError};

/// A base of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Database {
    /// Its number.
    pub id: i64,
    /// What the user calls it.
    pub name: String,
    /// The name of its file in the folder of bases.
    pub file: String,
    /// How large the file is.
    pub bytes: u64,
    /// Seconds since 1970.
    pub created: i64,
}

fn base(row: &Row<'_>) -> rusqlite::Result<Database> {
    let bytes: i64 = row.get(3)?;
    Ok(Database {
        id: row.get(0)?,
        name: row.get(1)?,
        file: row.get(2)?,
        bytes: bytes as u64,
        created: row.get(4)?,
    })
}

impl Store {
    /// Notes a base whose file is complete, and gives its number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_base(&self, name: &str, file: &str, bytes: u64) -> Result<i64, StoreError> {
        let connection = self.lock();
        connection.execute(
            "INSERT INTO bases (name, file, bytes, created) VALUES (?1, ?2, ?3, ?4)",
            params![name, file, bytes as i64, now()],
        )?;
        Ok(connection.last_insert_rowid())
    }

    /// All bases, the oldest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn bases(&self) -> Result<Vec<Database>, StoreError> {
        let connection = self.lock();
        let mut statement =
            connection.prepare_cached("SELECT id, name, file, bytes, created FROM bases ORDER BY id")?;
        let rows = statement.query_map([], base)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// A base.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn base(&self, id: i64) -> Result<Option<Database>, StoreError> {
        let query = "SELECT id, name, file, bytes, created FROM bases WHERE id = ?1";
        Ok(self.lock().query_row(query, [id], base).optional()?)
    }

    /// Forgets a base; its file is the caller's to remove.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_base(&self, id: i64) -> Result<bool, StoreError> {
        Ok(0 < self.lock().execute("DELETE FROM bases WHERE id = ?1", [id])?)
    }
}
