//! A damaged file: set aside under a name with the date, and everything in it that can still be read taken over.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OpenFlags, params_from_iter};

use crate::private::beside;
use crate::store::now;
use crate::{Store, StoreError};

/// What became of a damaged file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mended {
    /// Where the damaged file is now, as it was found.
    pub kept: PathBuf,
    /// How many entries were taken over from it.
    pub rescued: u64,
}

/// The tables in an order in which nothing refers to what comes later.
const TABLES: &[&str] = &[
    "settings",
    "patterns",
    "heuristics",
    "jobs",
    "notes",
    "documents",
    "hits",
    "bases",
    "feedback",
    "games",
    "drafts",
    "class",
    "member",
    "member_session",
    "round",
    "class_set",
    "set_version",
    "set_grant",
    "annotation",
    "frozen",
    "tournament",
    "entrant",
    "class_game",
    "position_set",
    "grading",
    "event",
];

/// The largest file that is looked through at every start, in bytes; reading it takes well below a second.
const LOOKED_THROUGH: u64 = 64 << 20;

impl Store {
    /// Opens the file like [`Store::open`]; one that is damaged is set aside under a dated name, and what can be read
    /// of it is taken over into a new one.
    ///
    /// # Errors
    /// If it cannot be made, written or set aside, or belongs to a newer program.
    pub fn open_mending(path: &Path) -> Result<(Store, Option<Mended>), StoreError> {
        let opened = Store::open(path).and_then(|store| {
            if path.metadata().is_ok_and(|file| file.len() <= LOOKED_THROUGH) {
                store.look_through()?;
            }
            Ok(store)
        });
        match opened {
            Err(StoreError::Damaged) => {}
            other => return other.map(|store| (store, None)),
        }
        let kept = set_aside(path)?;
        let store = Store::open(path)?;
        let rescued = rescue(&kept, &store)?;
        Ok((store, Some(Mended { kept, rescued })))
    }

    /// Asks SQLite for the first damage it finds; faster than [`Store::check`]. What SQLite does not look at are letters: one that is
    /// none would make every list with its entry unreadable.
    fn look_through(&self) -> Result<(), StoreError> {
        let connection = self.lock();
        let answer: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
        if answer != "ok" {
            return Err(StoreError::Damaged);
        }
        TABLES.iter().try_for_each(|table| match has_only_letters(&connection, table)? {
            true => Ok(()),
            false => Err(StoreError::Damaged),
        })
    }
}

/// Whether every text of a table is one.
fn has_only_letters(connection: &Connection, table: &str) -> Result<bool, StoreError> {
    let mut statement = connection.prepare(&format!("SELECT * FROM {table}"))?;
    let columns = statement.column_count();
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        for column in 0..columns {
            if let ValueRef::Text(bytes) = row.get_ref(column)?
                && std::str::from_utf8(bytes).is_err()
            {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// A value as it was read; letters that are none become the sign for that.
fn mended(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Integer(number),
        ValueRef::Real(number) => Value::Real(number),
        ValueRef::Text(bytes) => Value::Text(String::from_utf8_lossy(bytes).into_owned()),
        ValueRef::Blob(bytes) => Value::Blob(bytes.to_vec()),
    }
}

/// Gives a damaged file, with what was written ahead of it, a name that says when it was found.
fn set_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let dated = |number: u32| {
        let more = if number == 0 { String::new() } else { format!("-{number}") };
        path.with_file_name(format!("{stem}-damaged-{}{more}.sqlite", moment(now())))
    };
    let kept = (0..).map(dated).find(|kept| !kept.exists()).unwrap_or_else(|| dated(0));
    fs::rename(path, &kept)?;
    for ending in ["-wal", "-shm"] {
        // Usually there is none.
        let _ = fs::rename(beside(path, ending), beside(&kept, ending));
    }
    Ok(kept)
}

/// Takes over what can be read; tells how many entries that were.
fn rescue(from: &Path, to: &Store) -> Result<u64, StoreError> {
    let Ok(copy) = readable_copy(from) else { return Ok(0) };
    let mut rescued = 0;
    for table in TABLES {
        rescued += rescue_table(&copy.connection, table, to)?;
    }
    Ok(rescued)
}

/// A copy that may be written to, so that the damaged file stays byte for byte what it was.
struct Copy {
    connection: Connection,
    path: PathBuf,
}

fn readable_copy(from: &Path) -> Result<Copy, StoreError> {
    let path = from.with_extension("rescue");
    fs::copy(from, &path)?;
    if beside(from, "-wal").exists() {
        fs::copy(beside(from, "-wal"), beside(&path, "-wal"))?;
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Ok(Copy { connection: Connection::open_with_flags(&path, flags)?, path })
}

impl Drop for Copy {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", "-journal"] {
            // Some of them are not there.
            let _ = fs::remove_file(beside(&self.path, ending));
        }
    }
}

/// Reads a table from both ends up to where it is broken.
fn rescue_table(from: &Connection, table: &str, to: &Store) -> Result<u64, StoreError> {
    let mut rescued = 0;
    let mut goes_through = false;
    // WITHOUT ROWID tables have another key; read in their own order they are read from one end only.
    for order in ["ORDER BY rowid", "ORDER BY rowid DESC", ""] {
        if goes_through {
            break;
        }
        let Ok(mut statement) = from.prepare(&format!("SELECT * FROM {table} NOT INDEXED {order}")) else {
            continue;
        };
        let names: Vec<String> = statement.column_names().map(str::to_owned).collect();
        let places: Vec<String> = (1..=names.len()).map(|number| format!("?{number}")).collect();
        let insert =
            format!("INSERT OR IGNORE INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
        let Ok(mut rows) = statement.query([]) else { continue };
        rescued += to.write(|transaction| {
            let mut taken = 0;
            loop {
                let row = match rows.next() {
                    Ok(Some(row)) => row,
                    Ok(None) => {
                        goes_through = true;
                        break;
                    }
                    Err(_) => break,
                };
                let values: Result<Vec<Value>, _> =
                    (0..names.len()).map(|column| row.get_ref(column).map(mended)).collect();
                let Ok(values) = values else { continue };
                // An entry that refers to a lost one, or has lost a part of itself, is left out.
                taken += transaction.execute(&insert, params_from_iter(values)).unwrap_or(0) as u64;
            }
            Ok(taken)
        })?;
    }
    Ok(rescued)
}

/// A moment as it stands in names of files: `2026-11-16-120700`, in universal time.
fn moment(seconds: i64) -> String {
    let written = "SELECT strftime('%Y-%m-%d-%H%M%S', ?1, 'unixepoch')";
    let asked = Connection::open_in_memory()
        .and_then(|calendar| calendar.query_row(written, [seconds], |row| row.get(0)));
    asked.unwrap_or_else(|_| seconds.to_string())
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::{TABLES, moment};
    use crate::migrate::migrate;

    /// A table that is forgotten here would be lost with a damaged file.
    #[test]
    fn every_table_is_mended() {
        let mut connection = Connection::open_in_memory().expect("a database");
        migrate(&mut connection).expect("the steps are sound");
        let mut statement = connection
            .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
            .expect("a question");
        let names = statement.query_map([], |row| row.get::<_, String>(0)).expect("an answer");
        let mut known = TABLES.to_vec();
        known.sort_unstable();
        assert_eq!(names.collect::<Result<Vec<_>, _>>().expect("names"), known);
    }

    #[test]
    fn moments_are_written_as_calendars_have_them() {
        assert_eq!(moment(0), "1970-01-01-000000");
        assert_eq!(moment(951_827_696), "2000-02-29-123456");
        assert_eq!(moment(1_794_830_399), "2026-11-16-115959");
    }
}
