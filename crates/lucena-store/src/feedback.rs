//! What readers said about sentences: accepted, wrong or unclear.

use rusqlite::params;

use crate::store::now;
use crate::{Store, StoreError};

/// A word about a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feedback {
    /// The review it stands in, if it was one.
    pub review: Option<i64>,
    /// The half-move it is about, if known.
    pub ply: Option<u32>,
    /// The template of the sentence.
    pub template: String,
    /// `accepted`, `wrong` or `unclear`.
    pub verdict: String,
}

impl Store {
    /// Keeps a word about a sentence.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_feedback(&self, feedback: &Feedback) -> Result<(), StoreError> {
        self.lock().execute(
            "INSERT INTO feedback (review, ply, template, verdict, created) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![feedback.review, feedback.ply, feedback.template, feedback.verdict, now()],
        )?;
        Ok(())
    }

    /// Everything that was said, the oldest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn feedback(&self) -> Result<Vec<Feedback>, StoreError> {
        let connection = self.lock();
        let mut statement =
            connection.prepare_cached("SELECT review, ply, template, verdict FROM feedback ORDER BY id")?;
        let rows = statement.query_map([], |row| {
            Ok(Feedback {
                review: row.get(0)?,
                ply: row.get(1)?,
                template: row.get(2)?,
                verdict: row.get(3)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
