//! Searches for patterns in bases: asked for, watched, read page by page, removed.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_store::{NewJob, Status};
use lucena_text::Text;
use serde_json::value::RawValue;

use super::{job, patlan};
use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Path, Query, Speech};
use crate::jobs::SEARCH;
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::{self, Created, PageQuery, Progress, SearchRequest, SearchState, Searcher};

/// The most hits of a page.
const MOST_OF_PAGE: u64 = 500;

pub(crate) async fn create(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(request): Body<SearchRequest>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let programs =
            patlan::programs(&state.library(), request.text.as_deref(), request.name.as_deref(), text)?;
        input::searcher(request.side.as_deref(), text)?;
        let base = state.store.base(request.base).map_err(store)?.ok_or_else(|| ApiError::missing(text))?;
        job::make_room(&state, SEARCH, text)?;
        let names: Vec<&str> = programs.iter().map(|program| program.name()).collect();
        let title = format!("{} – {}", names.join(", "), base.name);
        let job = NewJob { kind: SEARCH, title: &title, request: &wire::line(&request) };
        Ok(Created { id: state.jobs.add(&state, job).map_err(store)? })
    };
    Ok((StatusCode::ACCEPTED, Json(blocking(text, work).await?)))
}

pub(crate) async fn read(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
) -> Answer<SearchState> {
    blocking(text, move || so_far(&state, id, text)).await.map(Json)
}

fn so_far(state: &Application, id: i64, text: Text) -> Result<SearchState, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let live = state.jobs.live(id);
    let found = job::find(state, id, Some(SEARCH), text)?;
    let kept = state.store.job_result(id).map_err(store)?;
    let summary = kept.or_else(|| live.as_ref().and_then(|live| live.so_far()).map(|text| text.to_string()));
    let whole = if found.status == Status::Done {
        Progress { done: 1, total: 1, before: 0 }
    } else {
        Progress::default()
    };
    let request: SearchRequest =
        serde_json::from_str(&found.request).map_err(|_| ApiError::internal(text))?;
    Ok(SearchState {
        id,
        base: request.base,
        side: request.side.as_deref().and_then(Searcher::from_word),
        status: job::status(&found),
        error: job::error(&found),
        title: found.title,
        progress: live.map_or(whole, |live| live.progress()),
        summary: summary.and_then(|summary| RawValue::from_string(summary).ok()),
        hits: state.store.count_hits(id).map_err(store)?,
    })
}

pub(crate) async fn hits(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Query(page): Query<PageQuery>,
    Speech(text): Speech,
) -> Answer<Vec<Box<RawValue>>> {
    let work = move || {
        job::find(&state, id, Some(SEARCH), text)?;
        let count = page.count.unwrap_or(50).min(MOST_OF_PAGE);
        let hits = state.store.hits(id, page.from.unwrap_or(0), count);
        let hits = hits.map_err(|error| ApiError::store(&error, text))?;
        Ok(hits.into_iter().filter_map(|hit| RawValue::from_string(hit).ok()).collect())
    };
    blocking(text, work).await.map(Json)
}
