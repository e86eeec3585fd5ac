//! The user's settings.

use axum::Json;
use axum::extract::State as Shared;

use crate::error::{Answer, ApiError};
use crate::input::{Body, Speech};
use crate::state::State;
use crate::think::blocking;
use crate::wire::{self, Settings};

/// More than any page keeps.
const MOST_BYTES: usize = 64 << 10;

pub(crate) async fn read(Shared(state): Shared<State>, Speech(text): Speech) -> Answer<Settings> {
    let kept =
        blocking(text, move || state.store.settings().map_err(|error| ApiError::store(&error, text))).await?;
    Ok(Json(kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default()))
}

pub(crate) async fn write(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(settings): Body<Settings>,
) -> Answer<Settings> {
    state.must_keep(text)?;
    let line = wire::line(&settings);
    if MOST_BYTES < line.len() {
        return Err(crate::input::refused(axum::http::StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    blocking(text, move || state.store.set_settings(&line).map_err(|error| ApiError::store(&error, text)))
        .await?;
    Ok(Json(settings))
}
