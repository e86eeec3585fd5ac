//! Remarks of five kinds about the lines of a set, and answers to them.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_store::class::{Annotation, Member, NewAnnotation};
use lucena_text::Text;
use lucena_wire::{AnnotateRequest, AnnotationInfo, AnnotationKind, AnswerRequest, Created, Word};

use super::{MOST_WORDS, typed};
use crate::api::kept::known;
use crate::class::door::Presence;
use crate::error::ApiError;
use crate::input::{Body, Path, Speech};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::ErrorCode;

/// The most remarks about a set.
const MOST_REMARKS: usize = 1_000;

/// A remark as the asker sees it.
pub(super) fn written(one: &Annotation, members: &[Member], presence: &Presence) -> AnnotationInfo {
    let author = one.author.and_then(|author| members.iter().find(|member| member.id == author));
    AnnotationInfo {
        id: one.id,
        version: one.version,
        line: one.line,
        author: author.map(|author| author.nickname.clone()),
        kind: AnnotationKind::from_word(&one.kind).unwrap_or(AnnotationKind::Note),
        text: one.text.clone(),
        written: one.written,
        answers: one.answers,
        is_mine: one.author == presence.me(),
    }
}

/// Refuses a remark too many.
fn check_room(state: &Application, set: i64, text: Text) -> Result<(), ApiError> {
    let there = state.store.annotations(set).map_err(|error| ApiError::store(&error, text))?.len();
    if there < MOST_REMARKS {
        return Ok(());
    }
    Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::TooMany, text.get("class-too-many-remarks")))
}

pub(crate) async fn add(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<AnnotateRequest>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    let words = typed(&request.text, MOST_WORDS, text)?;
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let set = presence.set(text)?;
        let version = state.store.set_version(set.id, request.version).map_err(store)?;
        let version = version.ok_or_else(|| ApiError::missing(text))?;
        if request.line == 0 || version.text.lines().count() < request.line as usize {
            return Err(ApiError::input(ErrorCode::Nothing, text.get("class-no-line")));
        }
        check_room(&state, set.id, text)?;
        let new = NewAnnotation {
            set: set.id,
            version: request.version,
            line: request.line,
            author: presence.me(),
            kind: &request.kind.written(),
            text: &words,
            answers: None,
        };
        let id = state.store.add_annotation(new).map_err(store)?;
        state.store.add_event(set.class, presence.me(), "annotated", &set.title).map_err(store)?;
        Ok(id)
    };
    Ok((StatusCode::CREATED, Json(Created { id: blocking(text, work).await? })))
}

pub(crate) async fn answer(
    Shared(state): Shared<State>,
    presence: Presence,
    Path((_, _, id)): Path<(i64, i64, i64)>,
    Speech(text): Speech,
    Body(request): Body<AnswerRequest>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    let words = typed(&request.text, MOST_WORDS, text)?;
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let set = presence.set(text)?;
        let about = state.store.annotation(id).map_err(store)?.ok_or_else(|| ApiError::missing(text))?;
        check_room(&state, set.id, text)?;
        let new = NewAnnotation {
            set: set.id,
            version: about.version,
            line: about.line,
            author: presence.me(),
            kind: &AnnotationKind::Explanation.written(),
            text: &words,
            // Answers to an answer stand below the same remark.
            answers: about.answers.or(Some(about.id)),
        };
        state.store.add_annotation(new).map_err(store)
    };
    Ok((StatusCode::CREATED, Json(Created { id: blocking(text, work).await? })))
}

pub(crate) async fn remove(
    Shared(state): Shared<State>,
    Path((_, _, id)): Path<(i64, i64, i64)>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    blocking(text, move || known(state.store.remove_annotation(id), text)).await
}
