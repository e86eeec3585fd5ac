//! The store itself: one connection behind a lock, with the settings that make it survive.

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::migrate::migrate;
use crate::{StoreError, private};

/// How long to wait for another program that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(5);

/// What the user keeps.
///
/// ```
/// use lucena_store::Store;
///
/// let store = Store::in_memory()?;
/// store.set_settings("{\"language\":\"pt\"}")?;
/// assert_eq!(store.settings()?.as_deref(), Some("{\"language\":\"pt\"}"));
/// # Ok::<(), lucena_store::StoreError>(())
/// ```
pub struct Store {
    connection: Mutex<Connection>,
}

impl Store {
    /// Opens the file, making it and its folder if they are not there; nobody but their owner may read them.
    ///
    /// # Errors
    /// If it cannot be made, written or understood.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        if let Some(folder) = path.parent() {
            private::create_folder(folder)?;
        }
        // What SQLite would make by itself others could read; what it writes ahead gets the permissions of the file.
        drop(private::create_file(path));
        for ending in ["", "-wal", "-shm"] {
            let file = private::beside(path, ending);
            if file.is_file() {
                private::close_to_others(&file);
            }
        }
        Store::prepare(Connection::open(path)?)
    }

    /// A store that forgets everything at its end.
    ///
    /// # Errors
    /// If there is no memory for it.
    pub fn in_memory() -> Result<Store, StoreError> {
        Store::prepare(Connection::open_in_memory()?)
    }

    fn prepare(mut connection: Connection) -> Result<Store, StoreError> {
        connection.busy_timeout(PATIENCE)?;
        // Written ahead and synchronized at every commit: what was acknowledged survives a power cut too.
        write_ahead(&connection)?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        migrate(&mut connection)?;
        Ok(Store { connection: Mutex::new(connection) })
    }

    /// Asks SQLite whether everything in the file hangs together.
    ///
    /// # Errors
    /// If it does not, or the file cannot be read.
    pub fn check(&self) -> Result<(), StoreError> {
        let answer: String = self.lock().query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
        if answer == "ok" { Ok(()) } else { Err(StoreError::Damaged) }
    }

    /// Lets the file grow to about this size and no further: what does not fit is refused as [`StoreError::Full`],
    /// as on a full disk.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn limit_bytes(&self, bytes: u64) -> Result<(), StoreError> {
        let connection = self.lock();
        let page: u32 = connection.query_row("PRAGMA page_size", [], |row| row.get(0))?;
        // SQLite counts pages with 32 bits, and never less than there are.
        let pages = (bytes / u64::from(page.max(1))).clamp(1, u64::from(u32::MAX - 1));
        let _: u32 =
            connection.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |row| row.get(0))?;
        Ok(())
    }

    /// Writes several things, all or none of them. The right to write is taken first: a transaction that reads and then
    /// wants to write is refused at once, however patient it is, if another program wrote in between.
    pub(crate) fn write<T>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut connection = self.lock();
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = work(&transaction)?;
        transaction.commit()?;
        Ok(done)
    }

    /// The connection. A panic while it was held rolled its transaction back, so what is there is sound.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Connection> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Lets changes be written ahead of the file. Two programs that open a new file at the same time are told at once that it is
/// busy, without the usual patience, so that is had here.
fn write_ahead(connection: &Connection) -> Result<(), StoreError> {
    let begun = Instant::now();
    loop {
        match connection.pragma_update(None, "journal_mode", "wal").map_err(StoreError::from) {
            Err(StoreError::Busy) if begun.elapsed() < PATIENCE => {
                std::thread::sleep(Duration::from_millis(20));
            }
            done => return done,
        }
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}
