//! What members did: grades of the judging test, and the log of the class.

use rusqlite::params;

use crate::store::now;
use crate::{Store, StoreError};

/// A grade that a member gave to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grading {
    /// Who.
    pub member: i64,
    /// In which test.
    pub test: String,
    /// Which position, from 0.
    pub position: u32,
    /// The grade, -3 to 3.
    pub grade: i8,
    /// Seconds since 1970.
    pub graded: i64,
}

/// Something that happened in a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Who did it; nobody if the teacher did, or somebody who has left.
    pub member: Option<i64>,
    /// What.
    pub what: String,
    /// About what.
    pub detail: String,
    /// Seconds since 1970.
    pub happened: i64,
}

impl Store {
    /// Keeps a grade; a later one takes its place.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_grading(&self, member: i64, test: &str, position: u32, grade: i8) -> Result<(), StoreError> {
        self.lock().execute(
            "INSERT INTO grading (member, test, position, grade, graded) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (member, test, position) DO UPDATE SET grade = ?4, graded = ?5",
            params![member, test, position, grade, now()],
        )?;
        Ok(())
    }

    /// All grades of a class.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn gradings(&self, class: i64) -> Result<Vec<Grading>, StoreError> {
        let query = "SELECT member, test, position, grade, graded FROM grading
             WHERE member IN (SELECT id FROM member WHERE class = ?1) ORDER BY member, test, position";
        self.rows(query, [class], |row| {
            Ok(Grading {
                member: row.get(0)?,
                test: row.get(1)?,
                position: row.get(2)?,
                grade: row.get(3)?,
                graded: row.get(4)?,
            })
        })
    }

    /// Notes that something happened.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_event(
        &self,
        class: i64,
        member: Option<i64>,
        what: &str,
        detail: &str,
    ) -> Result<(), StoreError> {
        self.lock().execute(
            "INSERT INTO event (class, member, what, detail, happened) SELECT id, ?2, ?3, ?4, ?5 FROM class WHERE id = ?1",
            params![class, member, what, detail, now()],
        )?;
        Ok(())
    }

    /// What happened in a class, the newest first, so many at most.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn events(&self, class: i64, most: u32) -> Result<Vec<Event>, StoreError> {
        let query =
            "SELECT member, what, detail, happened FROM event WHERE class = ?1 ORDER BY id DESC LIMIT ?2";
        self.rows(query, params![class, most], |row| {
            Ok(Event { member: row.get(0)?, what: row.get(1)?, detail: row.get(2)?, happened: row.get(3)? })
        })
    }
}
