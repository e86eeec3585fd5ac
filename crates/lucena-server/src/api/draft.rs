//! Drafts: texts of the studio that were not saved yet, kept so that a closed window or a crash loses none.

use axum::http::StatusCode;
use lucena_store::{Draft, Shelf, Store, StoreError};
use lucena_text::Text;

use super::kept::{Kept, Written};
use crate::error::ApiError;
use crate::input;
use crate::state::Application;
use crate::wire::{DraftInfo, DraftKind, DraftToKeep};

/// The longest text; somewhat more than can be saved, so that a text that grew too long is not lost.
const MOST_BYTES: usize = 1 << 20;

/// Drafts as something that is kept.
pub(crate) struct Drafts;

impl Kept for Drafts {
    type Info = DraftInfo;

    fn list(store: &Store) -> Result<Vec<DraftInfo>, StoreError> {
        let info = |Draft { id, shelf, name, text, saved }| {
            let kind = match shelf {
                Shelf::Patterns => DraftKind::Pattern,
                Shelf::Heuristics => DraftKind::Heuristics,
            };
            DraftInfo { id, kind, name, text, saved }
        };
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
        if MOST_BYTES < draft.text.len() + draft.name.as_ref().map_or(0, String::len) {
            return Err(input::refused(StatusCode::PAYLOAD_TOO_LARGE, text));
        }
        Ok(())
    }

    fn count(store: &Store) -> Result<u64, StoreError> {
        Ok(store.drafts()?.len() as u64)
    }

    fn add(store: &Store, draft: &DraftToKeep) -> Result<i64, StoreError> {
        let shelf = match draft.kind {
            DraftKind::Pattern => Shelf::Patterns,
            DraftKind::Heuristics => Shelf::Heuristics,
        };
        store.add_draft(shelf, draft.name.as_deref(), &draft.text)
    }

    fn update(store: &Store, id: i64, draft: &DraftToKeep) -> Result<bool, StoreError> {
        store.update_draft(id, draft.name.as_deref(), &draft.text)
    }
}
