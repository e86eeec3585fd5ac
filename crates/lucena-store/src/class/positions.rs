//! Positions that a teacher gives to a class: a name, what they are for, and the positions as one text.

use rusqlite::{OptionalExtension, Row, params};

use crate::store::now;
use crate::{Store, StoreError};

/// Positions of the teacher's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionSet {
    /// Their number.
    pub id: i64,
    /// The class.
    pub class: i64,
    /// What they are called.
    pub name: String,
    /// What they are for.
    pub purpose: String,
    /// The positions with what is known of them.
    pub positions: String,
    /// Seconds since 1970.
    pub created: i64,
}

const COLUMNS: &str = "id, class, name, purpose, positions, created";

fn position_set(row: &Row<'_>) -> rusqlite::Result<PositionSet> {
    Ok(PositionSet {
        id: row.get(0)?,
        class: row.get(1)?,
        name: row.get(2)?,
        purpose: row.get(3)?,
        positions: row.get(4)?,
        created: row.get(5)?,
    })
}

impl Store {
    /// Gives positions to a class; tells their number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_position_set(
        &self,
        class: i64,
        name: &str,
        purpose: &str,
        positions: &str,
    ) -> Result<i64, StoreError> {
        self.write(|transaction| {
            transaction.execute(
                "INSERT INTO position_set (class, name, purpose, positions, created) VALUES (?1, ?2, ?3, ?4, ?5)",
                params![class, name, purpose, positions, now()],
            )?;
            Ok(transaction.last_insert_rowid())
        })
    }

    /// All positions that a class was given, the oldest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn position_sets(&self, class: i64) -> Result<Vec<PositionSet>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM position_set WHERE class = ?1 ORDER BY id");
        self.rows(&query, [class], position_set)
    }

    /// Some positions by their number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn position_set(&self, id: i64) -> Result<Option<PositionSet>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM position_set WHERE id = ?1");
        Ok(self.lock().query_row(&query, [id], position_set).optional()?)
    }

    /// Takes positions away; tells whether there were any.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_position_set(&self, id: i64) -> Result<bool, StoreError> {
        Ok(0 < self.lock().execute("DELETE FROM position_set WHERE id = ?1", [id])?)
    }
}
