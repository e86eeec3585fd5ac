//! The application: its routes, and the layers that every request passes.

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State as Shared};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::{Router, middleware};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::class::door;
use crate::error::ApiError;
use crate::input::Speech;
use crate::state::State;
use crate::wire::ErrorCode;
use crate::{assets, guard, routes};

/// The application as a service: give it a request, get an answer.
pub fn app(state: State) -> Router {
    routes::router()
        .route_layer(from_fn_with_state(state.clone(), door::door))
        .method_not_allowed_fallback(wrong_method)
        .fallback(assets::serve)
        .layer(middleware::from_fn_with_state(state.clone(), time_limit))
        .layer(DefaultBodyLimit::max(state.limits.body_bytes))
        .layer(CatchPanicLayer::custom(|_| fault()))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(state.clone(), guard::guard))
        .with_state(state)
}

async fn wrong_method(Speech(text): Speech) -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, ErrorCode::WrongMethod, text.get("server-wrong-method"))
}

/// A fault in one request is the end of that request only.
fn fault() -> Response {
    ApiError::internal(lucena_text::Text::new(lucena_text::Language::English)).into_response()
}

/// Gives up on a request that takes too long; uploads of bases have a limit of their own.
async fn time_limit(Shared(state): Shared<State>, request: Request, next: Next) -> Response {
    let text = Speech::of(request.uri().query(), request.headers());
    let most = if request.uri().path() == "/api/bases" {
        Duration::from_secs(3600)
    } else {
        state.limits.patience + state.limits.search_time
    };
    match tokio::time::timeout(most, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::new(StatusCode::REQUEST_TIMEOUT, ErrorCode::TooSlow, text.get("server-too-slow"))
            .into_response(),
    }
}
