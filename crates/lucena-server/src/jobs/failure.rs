//! Why a job could not be done: kept as a code with its detail, said in the reader's language whenever it is read.

use lucena_store::StoreError;
use lucena_text::{Text, args};
use serde::{Deserialize, Serialize};

use crate::wire::{self, Both};
use crate::words;

/// What stood in the way of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Code {
    /// A fault of ours.
    Internal,
    /// What was asked can no longer be read, because another version of the program kept it.
    Outdated,
    DiskFull,
    ReadOnly,
    StoreBusy,
    Store,
    /// The base was removed while the search waited.
    BaseGone,
    BaseUnreadable,
    BasePacking,
}

/// Why a job could not be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Failure {
    code: Code,
    /// What the system said, where that helps.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    detail: String,
}

impl Failure {
    const fn plain(code: Code) -> Failure {
        Failure { code, detail: String::new() }
    }

    pub(crate) const fn internal() -> Failure {
        Failure::plain(Code::Internal)
    }

    pub(crate) const fn outdated() -> Failure {
        Failure::plain(Code::Outdated)
    }

    pub(crate) const fn base_gone() -> Failure {
        Failure::plain(Code::BaseGone)
    }

    pub(crate) fn base_unreadable(error: &std::io::Error) -> Failure {
        Failure { code: Code::BaseUnreadable, detail: error.to_string() }
    }

    pub(crate) fn base_packing(format: &str) -> Failure {
        Failure { code: Code::BasePacking, detail: format.to_owned() }
    }

    pub(crate) fn store(error: &StoreError) -> Failure {
        match error {
            StoreError::Full => Failure::plain(Code::DiskFull),
            StoreError::ReadOnly | StoreError::CannotOpen(_) => Failure::plain(Code::ReadOnly),
            StoreError::Busy => Failure::plain(Code::StoreBusy),
            other => Failure { code: Code::Store, detail: other.to_string() },
        }
    }

    /// As the store keeps it.
    pub(crate) fn written(&self) -> String {
        wire::line(self)
    }

    /// What the store kept, in both languages. A text of an older program is shown as it is.
    pub(crate) fn message(kept: &str) -> Both {
        match serde_json::from_str::<Failure>(kept) {
            Ok(failure) => failure.words(),
            Err(_) => wire::both(|_| kept.to_owned()),
        }
    }

    /// In both languages.
    pub(crate) fn words(&self) -> Both {
        wire::both(|text| self.say(text))
    }

    fn say(&self, text: Text) -> String {
        let detail = || args!["reason" => &self.detail];
        match self.code {
            Code::Internal => text.get("server-internal"),
            Code::Outdated => text.get("server-job-outdated"),
            Code::DiskFull => words::store(&StoreError::Full, text),
            Code::ReadOnly => words::store(&StoreError::ReadOnly, text),
            Code::StoreBusy => words::store(&StoreError::Busy, text),
            Code::Store => text.format("server-store", detail()),
            Code::BaseGone => text.get("server-job-base-gone"),
            Code::BaseUnreadable => text.format("server-job-base-unreadable", detail()),
            Code::BasePacking => text.format("server-job-base-packing", detail()),
        }
    }
}
