//! What can go wrong with the file, sorted by what the user can do about it.

use std::{fmt, io};

use rusqlite::ErrorCode;

/// Why something could not be kept or found.
#[derive(Debug)]
pub enum StoreError {
    /// The disk is full.
    Full,
    /// The file or its folder cannot be written.
    ReadOnly,
    /// The folder cannot be made or the file cannot be opened.
    CannotOpen(String),
    /// The file is no database, or it is damaged.
    Damaged,
    /// The file was written by a newer program.
    TooNew {
        /// The version of the file.
        found: u32,
    },
    /// Another program keeps the file busy.
    Busy,
    /// Anything else, in the words of SQLite.
    Other(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::ReadOnly,
            Some(ErrorCode::CannotOpen) => StoreError::CannotOpen(error.to_string()),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
            _ => StoreError::Other(error.to_string()),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> StoreError {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
            _ => StoreError::CannotOpen(error.to_string()),
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Full => f.write_str("the disk is full"),
            StoreError::ReadOnly => f.write_str("the data folder cannot be written"),
            StoreError::CannotOpen(reason) => write!(f, "the data file cannot be opened: {reason}"),
            StoreError::Damaged => f.write_str("the data file is damaged or no data file"),
            StoreError::TooNew { found } => write!(f, "the data file has the newer version {found}"),
            StoreError::Busy => f.write_str("another program keeps the data file busy"),
            StoreError::Other(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}
