//! A look at the shelf of patterns without opening the store: nothing is made, migrated or written.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::StoreError;
use crate::migrate::VERSION;
use crate::shelf::{SavedText, Shelf, newest};

/// How long to wait for a program that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(2);

/// All patterns in their newest version, by name, of the store in this file; none if there is no such file.
///
/// # Errors
/// If the file cannot be read, or is of a newer program.
pub fn saved_patterns(path: &Path) -> Result<Vec<SavedText>, StoreError> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(PATIENCE)?;
    let found: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    match found {
        // A store that is being made has no shelves yet.
        0 => Ok(Vec::new()),
        found if VERSION < found => Err(StoreError::TooNew { found }),
        _ => newest(&connection, Shelf::Patterns),
    }
}
