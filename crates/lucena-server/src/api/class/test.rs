//! The judging test as a pupil sees it: positions without help, and a grade for each.

use std::borrow::Cow;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_text::Text;
use lucena_wire::{GradeRequest, JudgingTest, TestState, Word};

use crate::class::door::Presence;
use crate::class::judging;
use crate::error::{Answer, ApiError};
use crate::input::{Body, Path, Speech};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::ErrorCode;

fn open(presence: &Presence) -> TestState {
    let word = presence.class.as_ref().map_or("", |class| class.rules.test.as_str());
    TestState::from_word(word).unwrap_or(TestState::None)
}

/// The positions of the test that is open.
fn positions(
    state: &Application,
    presence: &Presence,
    text: Text,
) -> Result<Cow<'static, [judging::Judged]>, ApiError> {
    let found = judging::of_class(state, presence.class_id(), open(presence));
    found.map_err(|error| ApiError::store(&error, text))
}

pub(crate) async fn read(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
) -> Answer<JudgingTest> {
    let work = move || {
        let test = open(&presence);
        let positions = positions(&state, &presence, text)?;
        let mut grades = vec![None; positions.len()];
        let known =
            state.store.gradings(presence.class_id()).map_err(|error| ApiError::store(&error, text))?;
        let own = |one: &&lucena_store::class::Grading| {
            Some(one.member) == presence.me() && one.test == test.written()
        };
        for one in known.iter().filter(own) {
            if let Some(grade) = grades.get_mut(one.position as usize) {
                *grade = Some(one.grade);
            }
        }
        Ok(JudgingTest { test, positions: positions.iter().map(|one| one.pos.fen()).collect(), grades })
    };
    blocking(text, work).await.map(Json)
}

pub(crate) async fn grade(
    Shared(state): Shared<State>,
    presence: Presence,
    Path((_, position)): Path<(i64, u32)>,
    Speech(text): Speech,
    Body(request): Body<GradeRequest>,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let test = open(&presence);
        let is_there = (position as usize) < positions(&state, &presence, text)?.len();
        let me = presence.me().filter(|_| is_there).ok_or_else(|| ApiError::missing(text))?;
        if !(-3..=3).contains(&request.grade) {
            return Err(ApiError::input(ErrorCode::BadLevel, text.get("class-bad-grade")));
        }
        let kept = state.store.add_grading(me, &test.written(), position, request.grade);
        kept.map_err(|error| ApiError::store(&error, text))?;
        Ok(StatusCode::NO_CONTENT)
    };
    blocking(text, work).await
}
