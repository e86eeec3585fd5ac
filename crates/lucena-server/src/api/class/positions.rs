//! Positions that the teacher gives to a class: kept with their references, shown to those who may see them, taken away.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_text::{Text, args};
use lucena_wire::{PositionPurpose, PositionSetDetail, PositionSetInfo, PositionSetRequest, TestState, Word};

use super::typed;
use crate::api::kept::known;
use crate::class::door::Presence;
use crate::class::{judging, positions};
use crate::error::{Answer, ApiError};
use crate::input::{Body, Speech};
use crate::state::{Application, State};
use crate::think::{Client, blocking, search};
use crate::wire::ErrorCode;

/// The most lists of a class.
const MOST_LISTS: usize = 20;
/// The longest name of one.
const MOST_LETTERS: usize = 60;
/// The fewest positions of a test: with less, the figures say nothing.
const LEAST_JUDGED: usize = 5;

pub(crate) async fn add(
    Shared(state): Shared<State>,
    presence: Presence,
    client: Client,
    Speech(text): Speech,
    Body(request): Body<PositionSetRequest>,
) -> Result<(StatusCode, Json<PositionSetInfo>), ApiError> {
    state.must_keep(text)?;
    let shared = State::clone(&state);
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let class = presence.class(text)?.id;
        let name = typed(&request.name, MOST_LETTERS, text)?;
        let written = positions::read(&request.text, text)?;
        if test_of(request.purpose).is_some() && written.len() < LEAST_JUDGED {
            let message = text.format("class-positions-too-few", args!["least" => LEAST_JUDGED]);
            return Err(ApiError::input(ErrorCode::BadPositions, message));
        }
        has_room(&shared, class, request.purpose, text)?;
        let kept = crate::wire::line(&positions::valued(&written));
        let id =
            shared.store.add_position_set(class, &name, &request.purpose.written(), &kept).map_err(store)?;
        shared.store.add_event(class, presence.me(), "positions", &name).map_err(store)?;
        let list = shared.store.position_set(id).map_err(store)?.ok_or_else(|| ApiError::missing(text))?;
        Ok(positions::info(&list))
    };
    Ok((StatusCode::CREATED, Json(search(&state, client, text, work).await?)))
}

/// The test for which positions are.
fn test_of(purpose: PositionPurpose) -> Option<TestState> {
    [TestState::Before, TestState::After].into_iter().find(|test| judging::purpose(*test) == Some(purpose))
}

/// Whether a class can be given another list for a purpose: there are not too many, and no test has two.
fn has_room(state: &Application, class: i64, purpose: PositionPurpose, text: Text) -> Result<(), ApiError> {
    let lists = state.store.position_sets(class).map_err(|error| ApiError::store(&error, text))?;
    if MOST_LISTS <= lists.len() {
        let message = text.format("class-too-many-lists", args!["most" => MOST_LISTS]);
        return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::TooMany, message));
    }
    if test_of(purpose).is_some() && lists.iter().any(|list| positions::purpose(list) == purpose) {
        let message = text.get("class-test-has-positions");
        return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::TooMany, message));
    }
    is_ungraded(state, class, purpose, text)
}

/// The positions of a test stay what they are once pupils have judged them.
fn is_ungraded(
    state: &Application,
    class: i64,
    purpose: PositionPurpose,
    text: Text,
) -> Result<(), ApiError> {
    let Some(test) = test_of(purpose) else { return Ok(()) };
    let gradings = state.store.gradings(class).map_err(|error| ApiError::store(&error, text))?;
    match gradings.iter().any(|one| one.test == test.written()) {
        true => {
            let message = text.get("class-test-graded");
            Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::Locked, message))
        }
        false => Ok(()),
    }
}

pub(crate) async fn read(presence: Presence, Speech(text): Speech) -> Answer<PositionSetDetail> {
    let list = presence.positions(text)?;
    Ok(Json(PositionSetDetail { info: positions::info(list), positions: positions::kept(list) }))
}

pub(crate) async fn remove(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let list = presence.positions(text)?;
        is_ungraded(&state, list.class, positions::purpose(list), text)?;
        known(state.store.remove_position_set(list.id), text)
    };
    blocking(text, work).await
}
