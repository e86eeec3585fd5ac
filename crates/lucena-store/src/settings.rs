//! The user's settings: one text, whose meaning the caller knows.

use rusqlite::OptionalExtension;

use crate::{Store, StoreError};

impl Store {
    /// The settings, if any were ever saved.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn settings(&self) -> Result<Option<String>, StoreError> {
        Ok(self
            .lock()
            .query_row("SELECT value FROM settings WHERE id = 1", [], |row| row.get(0))
            .optional()?)
    }

    /// Saves the settings in place of those before.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_settings(&self, value: &str) -> Result<(), StoreError> {
        self.lock().execute("INSERT OR REPLACE INTO settings (id, value) VALUES (1, ?1)", [value])?;
        Ok(())
    }
}
