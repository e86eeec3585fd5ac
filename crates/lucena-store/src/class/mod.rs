//! Classes: who belongs to them, the rounds they play, their sets with versions, rights and annotations, and what came of it.
//!
//! Words such as roles and phases are texts here; what they mean and allow is decided above. Reading order: this file
//! (classes, rounds), `member`, `set`, `annotation`, `tournament`, `positions` (of the teacher's own), `journal`
//! (gradings and events), `bundle` (a class as one value, out and in).

mod annotation;
mod bundle;
mod journal;
mod member;
mod positions;
mod set;
mod tournament;

use rusqlite::{OptionalExtension, Row, params};

use crate::store::now;
use crate::{Store, StoreError};

pub use annotation::{Annotation, NewAnnotation};
pub use bundle::{Bundle, Cell, Table};
pub use journal::{Event, Grading};
pub use member::Member;
pub use positions::PositionSet;
pub use set::{ClassSet, Frozen, Grant, NewVersion, SetVersion};
pub use tournament::{ClassGame, Entrant, Tournament};

/// What is fixed for a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// What it is called.
    pub name: String,
    /// The highest level, 1 to 6.
    pub level_limit: u8,
    /// The only functions that may be used, by a blank between them; nothing if all may.
    pub allowed_functions: Option<String>,
    /// The most words and signs of a set.
    pub max_tokens: Option<u32>,
    /// The language of the class: `pt` or `en`.
    pub language: String,
    /// Which judging test is open.
    pub test: String,
}

/// A class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// Its number.
    pub id: i64,
    /// What pupils type to join.
    pub code: String,
    /// What is fixed for it.
    pub rules: Rules,
    /// Seconds since 1970.
    pub created: i64,
}

/// A round of a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Its number in the store.
    pub id: i64,
    /// Its number in the class, from 1.
    pub number: u32,
    /// Its phase.
    pub phase: String,
    /// Seconds since 1970.
    pub opened: i64,
    /// The same, if it is over.
    pub closed: Option<i64>,
}

const COLUMNS: &str = "id, code, name, level_limit, allowed_functions, max_tokens, language, test, created";

fn class(row: &Row<'_>) -> rusqlite::Result<Class> {
    let rules = Rules {
        name: row.get(2)?,
        level_limit: row.get(3)?,
        allowed_functions: row.get(4)?,
        max_tokens: row.get(5)?,
        language: row.get(6)?,
        test: row.get(7)?,
    };
    Ok(Class { id: row.get(0)?, code: row.get(1)?, rules, created: row.get(8)? })
}

fn round(row: &Row<'_>) -> rusqlite::Result<Round> {
    Ok(Round {
        id: row.get(0)?,
        number: row.get(1)?,
        phase: row.get(2)?,
        opened: row.get(3)?,
        closed: row.get(4)?,
    })
}

impl Store {
    /// Opens a class in the given phase of its first round; gives its number. Nothing if the code is taken.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_class(&self, code: &str, rules: &Rules, phase: &str) -> Result<Option<i64>, StoreError> {
        self.write(|transaction| {
            let added = transaction.execute(
                "INSERT OR IGNORE INTO class (code, name, level_limit, allowed_functions, max_tokens, language, test, created)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                params![
                    code,
                    rules.name,
                    rules.level_limit,
                    rules.allowed_functions,
                    rules.max_tokens,
                    rules.language,
                    rules.test,
                    now()
                ],
            )?;
            if added == 0 {
                return Ok(None);
            }
            let id = transaction.last_insert_rowid();
            transaction.execute(
                "INSERT INTO round (class, number, phase, opened) VALUES (?1, 1, ?2, ?3)",
                params![id, phase, now()],
            )?;
            Ok(Some(id))
        })
    }

    /// Changes what is fixed for a class; tells whether there is such a class.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_class_rules(&self, id: i64, rules: &Rules) -> Result<bool, StoreError> {
        let changed = self.lock().execute(
            "UPDATE class SET name = ?2, level_limit = ?3, allowed_functions = ?4, max_tokens = ?5, language = ?6,
             test = ?7 WHERE id = ?1",
            params![
                id,
                rules.name,
                rules.level_limit,
                rules.allowed_functions,
                rules.max_tokens,
                rules.language,
                rules.test
            ],
        )?;
        Ok(0 < changed)
    }

    /// All classes, the newest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn classes(&self) -> Result<Vec<Class>, StoreError> {
        self.rows(&format!("SELECT {COLUMNS} FROM class ORDER BY id DESC"), [], class)
    }

    /// A class.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn class(&self, id: i64) -> Result<Option<Class>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM class WHERE id = ?1");
        Ok(self.lock().query_row(&query, [id], class).optional()?)
    }

    /// The class with a code.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn class_of_code(&self, code: &str) -> Result<Option<Class>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM class WHERE code = ?1");
        Ok(self.lock().query_row(&query, [code], class).optional()?)
    }

    /// Removes a class with everything in it; tells whether there was one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_class(&self, id: i64) -> Result<bool, StoreError> {
        Ok(0 < self.lock().execute("DELETE FROM class WHERE id = ?1", [id])?)
    }

    /// The rounds of a class, the first first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn rounds(&self, class: i64) -> Result<Vec<Round>, StoreError> {
        let query = "SELECT id, number, phase, opened, closed FROM round WHERE class = ?1 ORDER BY number";
        self.rows(query, [class], round)
    }

    /// The round that is being played.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn current_round(&self, class: i64) -> Result<Option<Round>, StoreError> {
        let query = "SELECT id, number, phase, opened, closed FROM round WHERE class = ?1 ORDER BY number DESC LIMIT 1";
        Ok(self.lock().query_row(query, [class], round).optional()?)
    }

    /// The phase of a round becomes another one. The sets that compete are frozen with it, all at once.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_phase(&self, round: i64, phase: &str, frozen: &[Frozen]) -> Result<(), StoreError> {
        self.write(|transaction| {
            transaction.execute("UPDATE round SET phase = ?2 WHERE id = ?1", params![round, phase])?;
            for one in frozen {
                transaction.execute(
                    "INSERT OR REPLACE INTO frozen (round, class_set, version, fingerprint) VALUES (?1, ?2, ?3, ?4)",
                    params![round, one.set, one.version, one.fingerprint],
                )?;
            }
            Ok(())
        })
    }

    /// Closes the last round of a class and opens the next in the given phase.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn next_round(&self, class: i64, phase: &str) -> Result<(), StoreError> {
        self.write(|transaction| {
            transaction.execute(
                "UPDATE round SET closed = ?2 WHERE class = ?1 AND closed IS NULL",
                params![class, now()],
            )?;
            transaction.execute(
                "INSERT INTO round (class, number, phase, opened)
                 SELECT ?1, COALESCE(MAX(number), 0) + 1, ?2, ?3 FROM round WHERE class = ?1",
                params![class, phase, now()],
            )?;
            Ok(())
        })
    }

    /// The sets frozen for a round.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn frozen(&self, round: i64) -> Result<Vec<Frozen>, StoreError> {
        let query = "SELECT class_set, version, fingerprint FROM frozen WHERE round = ?1 ORDER BY class_set";
        self.rows(query, [round], |row| {
            Ok(Frozen { set: row.get(0)?, version: row.get(1)?, fingerprint: row.get(2)? })
        })
    }

    /// All rows of a question.
    pub(crate) fn rows<T>(
        &self,
        query: &str,
        values: impl rusqlite::Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let connection = self.lock();
        let mut statement = connection.prepare_cached(query)?;
        let rows = statement.query_map(values, read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
