//! The words for what the libraries report with values, where they have no words of their own.

pub use lucena_explain::report::reason;
use lucena_store::{Mended, StoreError};
use lucena_text::{Text, args};

/// Why something could not be kept, and what to do about it.
pub fn store(error: &StoreError, text: Text) -> String {
    match error {
        StoreError::Full => text.get("server-disk-full"),
        StoreError::ReadOnly | StoreError::CannotOpen(_) => text.get("server-read-only"),
        StoreError::Busy => text.get("server-store-busy"),
        StoreError::Damaged => text.get("server-store-damaged"),
        StoreError::TooNew { found } => text.format("server-store-too-new", args!["version" => *found]),
        StoreError::Other(reason) => text.format("server-store", args!["reason" => reason]),
    }
}

/// What became of a damaged data file.
pub fn mended(mended: &Mended, text: Text) -> String {
    let file = mended.kept.file_name().unwrap_or_default().to_string_lossy().into_owned();
    text.format("server-store-mended", args!["count" => mended.rescued, "file" => file])
}
