//! The tables, and how a file of an older version gets them: one step a version, each in a transaction.

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;

/// Each step makes the next version out of the one before; a step that was ever released is never changed.
const STEPS: &[&str] = &["
    CREATE TABLE settings (id INTEGER PRIMARY KEY CHECK (id = 1), value TEXT NOT NULL);
    CREATE TABLE patterns (
        name TEXT NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL, saved INTEGER NOT NULL,
        PRIMARY KEY (name, version)
    );
    CREATE TABLE jobs (
        id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, title TEXT NOT NULL, request TEXT NOT NULL,
        status TEXT NOT NULL, error TEXT, result TEXT, created INTEGER NOT NULL
    );
    CREATE TABLE notes (
        job INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, key TEXT NOT NULL, value TEXT NOT NULL,
        PRIMARY KEY (job, key)
    ) WITHOUT ROWID;
    CREATE TABLE documents (
        job INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, name TEXT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (job, name)
    );
    CREATE TABLE hits (
        job INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, number INTEGER NOT NULL, value TEXT NOT NULL,
        PRIMARY KEY (job, number)
    );
    CREATE TABLE bases (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, file TEXT NOT NULL, bytes INTEGER NOT NULL,
        created INTEGER NOT NULL
    );
    CREATE TABLE feedback (
        id INTEGER PRIMARY KEY AUTOINCREMENT, review INTEGER, ply INTEGER, template TEXT NOT NULL,
        verdict TEXT NOT NULL, created INTEGER NOT NULL
    );
", "
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, value TEXT NOT NULL, is_over INTEGER NOT NULL,
        saved INTEGER NOT NULL
    );
", "
    CREATE TABLE drafts (
        id INTEGER PRIMARY KEY AUTOINCREMENT, pattern TEXT, text TEXT NOT NULL, saved INTEGER NOT NULL
    );
"];

/// The version of the files this program writes.
pub const VERSION: u32 = STEPS.len() as u32;

/// Brings a file to the present version.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    loop {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let found: u32 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        if VERSION < found {
            return Err(StoreError::TooNew { found });
        }
        let Some(step) = STEPS.get(found as usize) else { return Ok(()) };
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", found + 1)?;
        transaction.commit()?;
    }
}
