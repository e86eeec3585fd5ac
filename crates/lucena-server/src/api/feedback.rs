//! What readers say about sentences: it makes Lucena more careful with those that were wrong or unclear.

use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_store::Feedback;

use crate::error::ApiError;
use crate::input::{Body, Speech};
use crate::state::State;
use crate::think::blocking;
use crate::wire::{ErrorCode, FeedbackRequest};

pub(crate) async fn feedback(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(request): Body<FeedbackRequest>,
) -> Result<StatusCode, ApiError> {
    let known = ["accepted", "wrong", "unclear"].contains(&request.verdict.as_str());
    if !known || request.sentence.is_empty() || 200 < request.sentence.len() {
        return Err(ApiError::input(ErrorCode::BadFeedback, text.get("server-bad-feedback")));
    }
    state.must_keep(text)?;
    let word = Feedback {
        review: request.review,
        ply: request.ply,
        template: request.sentence,
        verdict: request.verdict,
    };
    blocking(text, move || state.learn(&word).map_err(|error| ApiError::store(&error, text))).await?;
    Ok(StatusCode::NO_CONTENT)
}
