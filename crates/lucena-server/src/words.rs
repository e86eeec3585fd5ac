//! The words for what the libraries report with values, where they have no words of their own.

pub use lucena_explain::report::reason;
#[cfg(feature = "http")]
use lucena_store::StoreError;
#[cfg(feature = "http")]
use lucena_text::{Text, args};

/// Why something could not be kept, and what to do about it.
#[cfg(feature = "http")]
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
