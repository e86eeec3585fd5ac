//! Drafts: texts of the studio that were not saved yet, kept so that a closed window or a crash loses none.

use axum::http::StatusCode;
use lucena_store::{Draft, Store, StoreError};
use lucena_text::Text;

use super::kept::{Kept, Written};
use crate::error::ApiError;
use crate::input;
use crate::state::Application;
use crate::wire::{DraftInfo, DraftToKeep};

/// The longest text; somewhat more than can be saved, so that a text that grew too long is not lost.
const MOST_BYTES: usize = 1 << 20;

/// Drafts as something that is kept.
pub(crate) struct Drafts;

impl Kept for Drafts {
    type Info = DraftInfo;

    fn list(store: &Store) -> Result<Vec<DraftInfo>, StoreError> {
        let info = |Draft { id, pattern, text, saved }| DraftInfo { id, pattern, text, saved };
        Ok(store.drafts()?.into_iter().map(info).collect())
    }

    fn remove(state: &Application, id: i64) -> Result<bool, StoreError> {
        state.store.remove_draft(id)
    }
}

impl Written for Drafts {
    type Sent = DraftToKeep;
    const MOST: u64 = 500;
    const TOO_MANY: &'static str = "server-too-many-drafts";

    fn check(draft: &DraftToKeep, text: Text) -> Result<(), ApiError> {
        if MOST_BYTES < draft.text.len() + draft.pattern.as_ref().map_or(0, String::len) {
            return Err(input::refused(StatusCode::PAYLOAD_TOO_LARGE, text));
        }
        Ok(())
    }

    fn count(store: &Store) -> Result<u64, StoreError> {
        Ok(store.drafts()?.len() as u64)
    }

    fn add(store: &Store, draft: &DraftToKeep) -> Result<i64, StoreError> {
        store.add_draft(draft.pattern.as_deref(), &draft.text)
    }

    fn update(store: &Store, id: i64, draft: &DraftToKeep) -> Result<bool, StoreError> {
        store.update_draft(id, draft.pattern.as_deref(), &draft.text)
    }
}
