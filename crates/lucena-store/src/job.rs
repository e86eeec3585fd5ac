//! Long work: what was asked, how it stands, what it found, and notes that let it go on after an interruption.

use rusqlite::{OptionalExtension, Row, params};

use crate::store::now;
use crate::{Store, StoreError};

/// How a job stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It waits or is under way.
    Open,
    /// It is done.
    Done,
    /// It could not be done.
    Failed,
    /// Somebody stopped it.
    Cancelled,
}

impl Status {
    const fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Done => "done",
            Status::Failed => "failed",
            Status::Cancelled => "cancelled",
        }
    }

    fn from_word(word: &str) -> Status {
        match word {
            "open" => Status::Open,
            "done" => Status::Done,
            "cancelled" => Status::Cancelled,
            _ => Status::Failed,
        }
    }
}

/// A job to be kept.
#[derive(Clone, Copy, Debug)]
pub struct NewJob<'a> {
    /// What kind of work, such as `review`.
    pub kind: &'a str,
    /// What people call it.
    pub title: &'a str,
    /// What was asked.
    pub request: &'a str,
}

/// A job without its result, which may be large.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// Its number.
    pub id: i64,
    /// What kind of work.
    pub kind: String,
    /// What people call it.
    pub title: String,
    /// What was asked.
    pub request: String,
    /// How it stands.
    pub status: Status,
    /// Why it failed.
    pub error: Option<String>,
    /// Seconds since 1970.
    pub created: i64,
}

const COLUMNS: &str = "id, kind, title, request, status, error, created";

fn job(row: &Row<'_>) -> rusqlite::Result<Job> {
    let status: String = row.get(4)?;
    Ok(Job {
        id: row.get(0)?,
        kind: row.get(1)?,
        title: row.get(2)?,
        request: row.get(3)?,
        status: Status::from_word(&status),
        error: row.get(5)?,
        created: row.get(6)?,
    })
}

impl Store {
    /// Keeps a new job and gives its number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_job(&self, job: NewJob<'_>) -> Result<i64, StoreError> {
        let connection = self.lock();
        connection.execute(
            "INSERT INTO jobs (kind, title, request, status, created) VALUES (?1, ?2, ?3, 'open', ?4)",
            params![job.kind, job.title, job.request, now()],
        )?;
        Ok(connection.last_insert_rowid())
    }

    /// A job.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn job(&self, id: i64) -> Result<Option<Job>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM jobs WHERE id = ?1");
        Ok(self.lock().query_row(&query, [id], job).optional()?)
    }

    /// The jobs of a kind, the newest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn jobs(&self, kind: &str) -> Result<Vec<Job>, StoreError> {
        let connection = self.lock();
        let query = format!("SELECT {COLUMNS} FROM jobs WHERE kind = ?1 ORDER BY id DESC");
        let mut statement = connection.prepare_cached(&query)?;
        let rows = statement.query_map([kind], job)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The jobs that are not finished, the oldest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn open_jobs(&self) -> Result<Vec<Job>, StoreError> {
        let connection = self.lock();
        let query = format!("SELECT {COLUMNS} FROM jobs WHERE status = 'open' ORDER BY id");
        let mut statement = connection.prepare_cached(&query)?;
        let rows = statement.query_map([], job)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// What a job found.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn job_result(&self, id: i64) -> Result<Option<String>, StoreError> {
        let found: Option<Option<String>> = self
            .lock()
            .query_row("SELECT result FROM jobs WHERE id = ?1", [id], |row| row.get(0))
            .optional()?;
        Ok(found.flatten())
    }

    /// Ends a job well: its result and documents by name are kept, its notes are no longer needed. All or nothing.
    /// A job that was cancelled or removed meanwhile stays so.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn finish_job(
        &self,
        id: i64,
        result: &str,
        documents: &[(String, String)],
    ) -> Result<(), StoreError> {
        self.write(|transaction| {
            let query = "UPDATE jobs SET status = 'done', result = ?2 WHERE id = ?1 AND status = 'open'";
            if transaction.execute(query, params![id, result])? == 0 {
                return Ok(());
            }
            for (name, body) in documents {
                transaction.execute(
                    "INSERT OR REPLACE INTO documents (job, name, body) VALUES (?1, ?2, ?3)",
                    params![id, name, body],
                )?;
            }
            transaction.execute("DELETE FROM notes WHERE job = ?1", [id])?;
            Ok(())
        })
    }

    /// Ends a job otherwise. One that has ended already stays as it is.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn end_job(&self, id: i64, status: Status, error: Option<&str>) -> Result<(), StoreError> {
        self.lock().execute(
            "UPDATE jobs SET status = ?2, error = ?3 WHERE id = ?1 AND status = 'open'",
            params![id, status.word(), error],
        )?;
        Ok(())
    }

    /// Removes a job with everything it left; tells whether there was one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_job(&self, id: i64) -> Result<bool, StoreError> {
        Ok(0 < self.lock().execute("DELETE FROM jobs WHERE id = ?1", [id])?)
    }

    /// A document that a job left.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn document(&self, job: i64, name: &str) -> Result<Option<String>, StoreError> {
        let query = "SELECT body FROM documents WHERE job = ?1 AND name = ?2";
        Ok(self.lock().query_row(query, params![job, name], |row| row.get(0)).optional()?)
    }

    /// Keeps notes of a job under way, all at once. Notes of a job that was removed meanwhile are dropped.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_notes(&self, job: i64, notes: &[(String, String)]) -> Result<(), StoreError> {
        self.write(|transaction| {
            for (key, value) in notes {
                transaction.execute(
                    "INSERT OR REPLACE INTO notes (job, key, value) SELECT id, ?2, ?3 FROM jobs WHERE id = ?1",
                    params![job, key, value],
                )?;
            }
            Ok(())
        })
    }

    /// The notes of a job.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn notes(&self, job: i64) -> Result<Vec<(String, String)>, StoreError> {
        let connection = self.lock();
        let mut statement =
            connection.prepare_cached("SELECT key, value FROM notes WHERE job = ?1 ORDER BY key")?;
        let rows = statement.query_map([job], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Keeps hits of a search from a number on, all at once.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_hits(&self, job: i64, first: u64, hits: &[String]) -> Result<(), StoreError> {
        self.write(|transaction| {
            for (number, hit) in (first..).zip(hits) {
                transaction.execute(
                    "INSERT OR REPLACE INTO hits (job, number, value) SELECT id, ?2, ?3 FROM jobs WHERE id = ?1",
                    params![job, number as i64, hit],
                )?;
            }
            Ok(())
        })
    }

    /// Forgets the hits of a search that begins anew.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn clear_hits(&self, job: i64) -> Result<(), StoreError> {
        self.lock().execute("DELETE FROM hits WHERE job = ?1", [job])?;
        Ok(())
    }

    /// How many hits of a search were kept.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn count_hits(&self, job: i64) -> Result<u64, StoreError> {
        let count: i64 =
            self.lock().query_row("SELECT COUNT(*) FROM hits WHERE job = ?1", [job], |row| row.get(0))?;
        Ok(count as u64)
    }

    /// Some hits of a search in order.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn hits(&self, job: i64, first: u64, count: u64) -> Result<Vec<String>, StoreError> {
        let connection = self.lock();
        let query = "SELECT value FROM hits WHERE job = ?1 AND ?2 <= number ORDER BY number LIMIT ?3";
        let mut statement = connection.prepare_cached(query)?;
        let rows = statement.query_map(params![job, first as i64, count as i64], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
