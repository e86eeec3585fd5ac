//! What others say about the lines of a set, and what is answered.

use rusqlite::{OptionalExtension, Row, params};

use crate::store::now;
use crate::{Store, StoreError};

/// A remark about a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Annotation {
    /// Its number.
    pub id: i64,
    /// The set.
    pub set: i64,
    /// The version of the set.
    pub version: u32,
    /// The line, from 1.
    pub line: u32,
    /// Who wrote it; nobody if the teacher did.
    pub author: Option<i64>,
    /// Its kind.
    pub kind: String,
    /// What it says.
    pub text: String,
    /// Seconds since 1970.
    pub written: i64,
    /// The remark that it answers.
    pub answers: Option<i64>,
}

/// A remark to be kept.
#[derive(Clone, Copy, Debug)]
pub struct NewAnnotation<'a> {
    /// The set.
    pub set: i64,
    /// The version of the set.
    pub version: u32,
    /// The line, from 1.
    pub line: u32,
    /// Who wrote it; nobody if the teacher did.
    pub author: Option<i64>,
    /// Its kind.
    pub kind: &'a str,
    /// What it says.
    pub text: &'a str,
    /// The remark that it answers.
    pub answers: Option<i64>,
}

const COLUMNS: &str = "id, class_set, version, line, author, kind, text, written, answers";

fn annotation(row: &Row<'_>) -> rusqlite::Result<Annotation> {
    Ok(Annotation {
        id: row.get(0)?,
        set: row.get(1)?,
        version: row.get(2)?,
        line: row.get(3)?,
        author: row.get(4)?,
        kind: row.get(5)?,
        text: row.get(6)?,
        written: row.get(7)?,
        answers: row.get(8)?,
    })
}

impl Store {
    /// Keeps a remark and gives its number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_annotation(&self, new: NewAnnotation<'_>) -> Result<i64, StoreError> {
        let connection = self.lock();
        connection.execute(
            "INSERT INTO annotation (class_set, version, line, author, kind, text, written, answers)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            params![new.set, new.version, new.line, new.author, new.kind, new.text, now(), new.answers],
        )?;
        Ok(connection.last_insert_rowid())
    }

    /// The remarks about a set, the oldest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn annotations(&self, set: i64) -> Result<Vec<Annotation>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM annotation WHERE class_set = ?1 ORDER BY id");
        self.rows(&query, [set], annotation)
    }

    /// A remark.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn annotation(&self, id: i64) -> Result<Option<Annotation>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM annotation WHERE id = ?1");
        Ok(self.lock().query_row(&query, [id], annotation).optional()?)
    }

    /// Removes a remark with its answers; tells whether there was one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_annotation(&self, id: i64) -> Result<bool, StoreError> {
        Ok(0 < self.lock().execute("DELETE FROM annotation WHERE id = ?1", [id])?)
    }
}
