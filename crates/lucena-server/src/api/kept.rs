//! Things of the user's that are listed, added, changed and removed: one set of handlers for all kinds of them.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_store::{Shelf, Store, StoreError};
use lucena_text::Text;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::{Answer, ApiError};
use crate::input::{Body, Path, Speech};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::{Created, ErrorCode, Formatted};

/// A kind of thing that can be listed and removed.
pub(crate) trait Kept: Send + Sync + 'static {
    /// How it is shown.
    type Info: Serialize + Send + 'static;

    /// All of them that are listed.
    fn list(store: &Store) -> Result<Vec<Self::Info>, StoreError>;

    /// Removes one; tells whether it was there.
    fn remove(state: &Application, id: i64) -> Result<bool, StoreError>;
}

/// A kind of thing that the page writes again and again while the user works on it.
pub(crate) trait Written: Kept {
    /// What is sent.
    type Sent: DeserializeOwned + Send + 'static;
    /// The most of them that a user keeps.
    const MOST: u64;
    /// The message that there are too many.
    const TOO_MANY: &'static str;

    /// Refuses what is too large.
    fn check(sent: &Self::Sent, text: Text) -> Result<(), ApiError>;
    /// How many there are.
    fn count(store: &Store) -> Result<u64, StoreError>;
    /// Keeps a new one.
    fn add(store: &Store, sent: &Self::Sent) -> Result<i64, StoreError>;
    /// Keeps how one stands now; tells whether it was there.
    fn update(store: &Store, id: i64, sent: &Self::Sent) -> Result<bool, StoreError>;
}

pub(crate) async fn list<K: Kept>(
    Shared(state): Shared<State>,
    Speech(text): Speech,
) -> Answer<Vec<K::Info>> {
    blocking(text, move || K::list(&state.store).map_err(|error| ApiError::store(&error, text)))
        .await
        .map(Json)
}

pub(crate) async fn create<K: Written>(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(sent): Body<K::Sent>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    K::check(&sent, text)?;
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        if K::MOST <= K::count(&state.store).map_err(store)? {
            return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::TooMany, text.get(K::TOO_MANY)));
        }
        Ok(Created { id: K::add(&state.store, &sent).map_err(store)? })
    };
    Ok((StatusCode::CREATED, Json(blocking(text, work).await?)))
}

pub(crate) async fn write<K: Written>(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
    Body(sent): Body<K::Sent>,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    K::check(&sent, text)?;
    blocking(text, move || known(K::update(&state.store, id, &sent), text)).await
}

pub(crate) async fn remove<K: Kept>(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    blocking(text, move || known(K::remove(&state, id), text)).await
}

/// The answer to a change of something that may not be there.
pub(crate) fn known(done: Result<bool, StoreError>, text: Text) -> Result<StatusCode, ApiError> {
    if done.map_err(|error| ApiError::store(&error, text))? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ApiError::missing(text))
    }
}

/// The text of one version of what stands on a shelf.
pub(crate) async fn version(
    state: State,
    shelf: Shelf,
    name: String,
    version: u32,
    text: Text,
) -> Answer<Formatted> {
    let work = move || {
        let found = state.store.version(shelf, &name, version);
        let found = found.map_err(|error| ApiError::store(&error, text))?;
        found.map(|text| Formatted { text }).ok_or_else(|| ApiError::missing(text))
    };
    blocking(text, work).await.map(Json)
}
