//! Drafts: texts of the studio that were not saved yet, kept so that a closed window or a crash loses none.

use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use lucena_text::Text;

use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Speech};
use crate::state::State;
use crate::think::blocking;
use crate::wire::{Created, DraftInfo, DraftToKeep};

/// The longest text; somewhat more than can be saved, so that a text that grew too long is not lost.
const MOST_BYTES: usize = 1 << 20;
/// The most drafts a user keeps.
const MOST_DRAFTS: usize = 500;

pub(crate) async fn list(Shared(state): Shared<State>, Speech(text): Speech) -> Answer<Vec<DraftInfo>> {
    let work = move || {
        let drafts = state.store.drafts().map_err(|error| ApiError::store(&error, text))?;
        let info = |draft: lucena_store::Draft| DraftInfo {
            id: draft.id,
            pattern: draft.pattern,
            text: draft.text,
            saved: draft.saved,
        };
        Ok(drafts.into_iter().map(info).collect())
    };
    blocking(text, work).await.map(Json)
}

fn check(draft: &DraftToKeep, text: Text) -> Result<(), ApiError> {
    if MOST_BYTES < draft.text.len() + draft.pattern.as_ref().map_or(0, String::len) {
        return Err(input::refused(StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    Ok(())
}

pub(crate) async fn create(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(draft): Body<DraftToKeep>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    check(&draft, text)?;
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        if MOST_DRAFTS <= state.store.drafts().map_err(store)?.len() {
            return Err(ApiError::new(StatusCode::CONFLICT, "too_many", text.get("server-too-many-drafts")));
        }
        let id = state.store.add_draft(draft.pattern.as_deref(), &draft.text).map_err(store)?;
        Ok(Created { id })
    };
    Ok((StatusCode::CREATED, Json(blocking(text, work).await?)))
}

pub(crate) async fn write(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
    Body(draft): Body<DraftToKeep>,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    check(&draft, text)?;
    let work = move || {
        let kept = state.store.update_draft(id, draft.pattern.as_deref(), &draft.text);
        let is_known = kept.map_err(|error| ApiError::store(&error, text))?;
        if is_known { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::missing(text)) }
    };
    blocking(text, work).await
}

pub(crate) async fn remove(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let removed = state.store.remove_draft(id).map_err(|error| ApiError::store(&error, text))?;
        if removed { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::missing(text)) }
    };
    blocking(text, work).await
}
