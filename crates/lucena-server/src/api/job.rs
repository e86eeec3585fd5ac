//! Stopping long work, and telling how it goes.

use std::convert::Infallible;

use axum::extract::State as Shared;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{self, KeepAlive, Sse};
use futures_util::stream::BoxStream;
use futures_util::{Stream, StreamExt, stream};
use lucena_store::{Job, Status};
use lucena_text::Text;

use crate::error::ApiError;
use crate::input::{Path, Speech};
use crate::jobs::{self, COMPETITION, Event, Failure, REVIEW, SEARCH};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::{Both, ErrorCode, JobEnd, JobStatus};

/// The most jobs of a kind that wait or are under way.
const MOST_OPEN: usize = 20;

/// A kind of work as a type, so that one handler serves all kinds.
pub(crate) trait Kind: Send + Sync + 'static {
    /// Its word in the store.
    const WORD: &'static str;
}

/// Reviews of games.
pub(crate) struct Reviews;
/// Searches in bases.
pub(crate) struct Searches;

/// Competitions of the studio.
pub(crate) struct Competitions;

impl Kind for Competitions {
    const WORD: &'static str = COMPETITION;
}

impl Kind for Reviews {
    const WORD: &'static str = REVIEW;
}

impl Kind for Searches {
    const WORD: &'static str = SEARCH;
}

pub(crate) async fn cancel(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    let work = move || {
        let is_stopped = state.jobs.cancel(&state, id).map_err(|error| ApiError::store(&error, text))?;
        if is_stopped {
            return Ok(StatusCode::ACCEPTED);
        }
        find(&state, id, None, text).map(|_| StatusCode::NO_CONTENT)
    };
    blocking(text, work).await
}

/// Removes a job with all it left, stopping it first.
pub(crate) async fn remove<K: Kind>(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        find(&state, id, Some(K::WORD), text)?;
        state.jobs.cancel(&state, id).map_err(store)?;
        state.store.remove_job(id).map_err(store)?;
        Ok(StatusCode::NO_CONTENT)
    };
    blocking(text, work).await
}

/// What a job tells, from where the listener left off; a finished job only tells that.
pub(crate) async fn events<K: Kind>(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>> + use<K>>, ApiError> {
    let heard = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok()).unwrap_or(0);
    let told = topic(state, id, K::WORD, heard, text).await?;
    Ok(Sse::new(told.map(|event| Ok(event.to_sse()))).keep_alive(KeepAlive::default()))
}

/// What a job of a kind tells after a number.
pub(crate) async fn topic(
    state: State,
    id: i64,
    kind: &'static str,
    heard: u64,
    text: Text,
) -> Result<BoxStream<'static, Event>, ApiError> {
    // Asked in this order, a job that ends in between is found in one place or the other.
    let live = state.jobs.live(id);
    let job = blocking(text, move || find(&state, id, Some(kind), text)).await?;
    Ok(match live {
        Some(live) => jobs::stream(live, heard).boxed(),
        None => {
            let name = match job.status {
                Status::Open => "interrupted",
                Status::Done => "done",
                Status::Failed => "failed",
                Status::Cancelled => "cancelled",
            };
            let event = Event::new(name, &JobEnd { error: error(&job) });
            stream::once(async move { event }).boxed()
        }
    })
}

/// Refuses one more job of a kind if there are many.
pub(crate) fn make_room(state: &Application, kind: &str, text: Text) -> Result<(), ApiError> {
    let open = state.store.open_jobs().map_err(|error| ApiError::store(&error, text))?;
    if MOST_OPEN <= open.iter().filter(|job| job.kind == kind).count() {
        let message = text.get("server-too-many-jobs");
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, ErrorCode::TooMany, message));
    }
    Ok(())
}

/// A job, of a kind if one is wanted.
pub(crate) fn find(state: &Application, id: i64, kind: Option<&str>, text: Text) -> Result<Job, ApiError> {
    let job = state.store.job(id).map_err(|error| ApiError::store(&error, text))?;
    job.filter(|job| kind.is_none_or(|kind| job.kind == kind)).ok_or_else(|| ApiError::missing(text))
}

/// The word for how a job stands.
pub(crate) const fn status(job: &Job) -> JobStatus {
    match job.status {
        Status::Open => JobStatus::Running,
        Status::Done => JobStatus::Done,
        Status::Failed => JobStatus::Failed,
        Status::Cancelled => JobStatus::Cancelled,
    }
}

/// Why a job failed, in both languages.
pub(crate) fn error(job: &Job) -> Option<Both> {
    job.error.as_deref().map(Failure::message)
}
