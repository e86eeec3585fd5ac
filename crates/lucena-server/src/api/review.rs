//! Reviews of games: asked for, watched, read, downloaded, removed.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use lucena_explain::Level;
use lucena_games::pgn::{NodeId, Tree};
use lucena_store::{Job, NewJob, Status};
use lucena_text::Text;
use serde_json::value::RawValue;

use super::job;
use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Path, Query, Speech};
use crate::jobs::{REVIEW, chosen_game, line_of};
use crate::slots::MOST_PLIES;
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::{
    self, Created, ErrorCode, FormatQuery, Progress, ReviewRequest, ReviewState, ReviewSummary,
};
use crate::words;

pub(crate) async fn create(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(mut request): Body<ReviewRequest>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    input::level(request.level.as_deref(), text)?;
    let work = move || {
        let reading = chosen_game(&request).map_err(|reason| {
            let game = request.game.unwrap_or(1);
            ApiError::input(ErrorCode::BadPgn, words::reason(&reason, text))
                .at(input::place(game as u64, &reason))
        })?;
        let tree = &reading.tree;
        if tree.is_empty() || MOST_PLIES < tree.main_line().count() {
            let key = if tree.is_empty() { "server-no-moves" } else { "server-too-many-moves" };
            return Err(ApiError::input(ErrorCode::BadGame, text.get(key)));
        }
        // Only the game itself is kept, however large the text was: as it was written, so that what is to be said about
        // its reading can be said again.
        request.pgn = request.pgn.get(reading.span.clone()).unwrap_or(&request.pgn).to_owned();
        request.game = None;
        let store = |error| ApiError::store(&error, text);
        job::make_room(&state, REVIEW, text)?;
        let job = NewJob { kind: REVIEW, title: &title(tree), request: &wire::line(&request) };
        let id = state.jobs.add(&state, job).map_err(store)?;
        Ok(Created { id })
    };
    Ok((StatusCode::ACCEPTED, Json(blocking(text, work).await?)))
}

fn title(tree: &Tree) -> String {
    let name = |tag| tree.headers.known(tag).unwrap_or("?").chars().take(80).collect::<String>();
    format!("{} – {}", name("White"), name("Black"))
}

pub(crate) async fn list(Shared(state): Shared<State>, Speech(text): Speech) -> Answer<Vec<ReviewSummary>> {
    let work = move || {
        let jobs = state.store.jobs(REVIEW).map_err(|error| ApiError::store(&error, text))?;
        Ok(jobs.into_iter().map(|job| summary(&state, job)).collect())
    };
    blocking(text, work).await.map(Json)
}

fn summary(state: &Application, job: Job) -> ReviewSummary {
    ReviewSummary {
        id: job.id,
        status: job::status(&job),
        progress: progress(state, &job),
        title: job.title,
        created: job.created,
    }
}

fn progress(state: &Application, job: &Job) -> Progress {
    let done = if job.status == Status::Done {
        Progress { done: 1, total: 1, before: 0 }
    } else {
        Progress::default()
    };
    state.jobs.live(job.id).map_or(done, |live| live.progress())
}

pub(crate) async fn read(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
) -> Answer<ReviewState> {
    blocking(text, move || so_far(&state, id, text)).await.map(Json)
}

fn so_far(state: &Application, id: i64, text: Text) -> Result<ReviewState, ApiError> {
    let draft = state.jobs.live(id).and_then(|live| live.so_far());
    let job = job::find(state, id, Some(REVIEW), text)?;
    let kept = state.store.job_result(id).map_err(|error| ApiError::store(&error, text))?;
    let is_draft = kept.is_none() && draft.is_some();
    let review = kept.or_else(|| draft.map(|draft| draft.to_string()));
    let request: ReviewRequest = serde_json::from_str(&job.request).map_err(|_| ApiError::internal(text))?;
    let progress = progress(state, &job);
    written(job, request, progress, is_draft, review).ok_or_else(|| ApiError::internal(text))
}

/// A review so far, from what was asked and what is there.
pub(crate) fn written(
    job: Job,
    request: ReviewRequest,
    progress: Progress,
    draft: bool,
    review: Option<String>,
) -> Option<ReviewState> {
    let reading = chosen_game(&request).ok()?;
    let level: Level = request.level.as_deref().and_then(|level| level.parse().ok()).unwrap_or_default();
    let tree = &reading.tree;
    Some(ReviewState {
        id: job.id,
        status: job::status(&job),
        progress,
        error: job::error(&job),
        title: job.title,
        level: level.into(),
        created: job.created,
        tags: tree.headers.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        start_fen: tree.start().fen(),
        line: line_of(tree),
        comments: lucena_explain::report::users_words(&tree.node(NodeId::ROOT).after),
        reading: wire::reading_notes(&reading),
        pgn: request.pgn,
        draft,
        review: review.and_then(|review| RawValue::from_string(review).ok()),
    })
}

pub(crate) async fn download(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Query(wanted): Query<FormatQuery>,
    Speech(text): Speech,
) -> Result<Response, ApiError> {
    let format = wanted.format.unwrap_or_else(|| "pgn".to_owned());
    let kind = match format.as_str() {
        "pgn" => "application/x-chess-pgn; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        "json" => "application/json",
        _ => return Err(ApiError::input(ErrorCode::BadFormat, text.get("server-bad-format"))),
    };
    let name = format!("lucena-{id}.{format}");
    let work = move || {
        job::find(&state, id, Some(REVIEW), text)?;
        let found = match format.as_str() {
            "json" => state.store.job_result(id),
            _ => state.store.document(id, &format!("{format}.{}", text.language().tag())),
        };
        let not_ready =
            || ApiError::new(StatusCode::CONFLICT, ErrorCode::NotReady, text.get("server-not-ready"));
        found.map_err(|error| ApiError::store(&error, text))?.ok_or_else(not_ready)
    };
    let body = blocking(text, work).await?;
    let disposition = format!("attachment; filename=\"{name}\"");
    Ok(([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)], body)
        .into_response())
}
