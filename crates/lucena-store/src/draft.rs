//! Texts that were written and not yet saved: a closed window, a crash or a restart loses none.

use rusqlite::{Row, params};

use crate::store::now;
use crate::{Shelf, Store, StoreError};

/// A text that was not saved yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Its number.
    pub id: i64,
    /// Where it would be saved.
    pub shelf: Shelf,
    /// The name of what is being changed; none if it is new.
    pub name: Option<String>,
    /// The text.
    pub text: String,
    /// Seconds since 1970, at the last change.
    pub saved: i64,
}

fn draft(row: &Row<'_>) -> rusqlite::Result<Draft> {
    let kind: String = row.get(4)?;
    let shelf = if kind == Shelf::Heuristics.kind() { Shelf::Heuristics } else { Shelf::Patterns };
    Ok(Draft { id: row.get(0)?, shelf, name: row.get(1)?, text: row.get(2)?, saved: row.get(3)? })
}

impl Store {
    /// Keeps a new draft and gives its number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_draft(&self, shelf: Shelf, name: Option<&str>, text: &str) -> Result<i64, StoreError> {
        let connection = self.lock();
        connection.execute(
            "INSERT INTO drafts (pattern, text, saved, kind) VALUES (?1, ?2, ?3, ?4)",
            params![name, text, now(), shelf.kind()],
        )?;
        Ok(connection.last_insert_rowid())
    }

    /// Keeps how a draft stands now; tells whether there is such a draft.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn update_draft(&self, id: i64, name: Option<&str>, text: &str) -> Result<bool, StoreError> {
        let query = "UPDATE drafts SET pattern = ?2, text = ?3, saved = ?4 WHERE id = ?1";
        Ok(0 < self.lock().execute(query, params![id, name, text, now()])?)
    }

    /// All drafts, the newest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn drafts(&self) -> Result<Vec<Draft>, StoreError> {
        let connection = self.lock();
        let query = "SELECT id, pattern, text, saved, kind FROM drafts ORDER BY saved DESC, id DESC";
        let mut statement = connection.prepare_cached(query)?;
        let rows = statement.query_map([], draft)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Removes a draft; tells whether there was one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_draft(&self, id: i64) -> Result<bool, StoreError> {
        Ok(0 < self.lock().execute("DELETE FROM drafts WHERE id = ?1", [id])?)
    }
}
