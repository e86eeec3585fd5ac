//! The routes, and the layers that every request passes.

use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State as Shared};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post, put};
use axum::{Router, middleware};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::api::job;
use crate::error::ApiError;
use crate::input::Speech;
use crate::routes::ROUTES;
use crate::state::State;
use crate::{api, assets, guard};

/// The work of a route of [`ROUTES`].
fn handler(method: &str, path: &str) -> MethodRouter<State> {
    match (method, path) {
        ("GET", "/api/about") => get(api::about::about),
        ("GET", "/api/openapi.json") => get(api::about::openapi),
        ("GET", "/api/sample") => get(api::sample::sample),
        ("GET", "/api/settings") => get(api::settings::read),
        ("PUT", "/api/settings") => put(api::settings::write),
        ("POST", "/api/positions") => post(api::position::positions),
        ("POST", "/api/reviews") => post(api::review::create),
        ("GET", "/api/reviews") => get(api::review::list),
        ("GET", "/api/reviews/{id}") => get(api::review::read),
        ("DELETE", "/api/reviews/{id}") => delete(job::remove::<job::Reviews>),
        ("GET", "/api/reviews/{id}/events") => get(job::events::<job::Reviews>),
        ("GET", "/api/reviews/{id}/download") => get(api::review::download),
        ("POST", "/api/explain") => post(api::explain::explain),
        ("POST", "/api/play/move") => post(api::play::play),
        ("POST", "/api/play/hint") => post(api::explain::explain),
        ("GET", "/api/analysis/events") => get(api::analysis::events),
        ("POST", "/api/evaluate") => post(api::position::evaluate),
        ("POST", "/api/threats") => post(api::threat::threats),
        ("POST", "/api/patlan/check") => post(api::patlan::check),
        ("POST", "/api/patlan/complete") => post(api::patlan::complete),
        ("POST", "/api/patlan/describe") => post(api::patlan::describe),
        ("POST", "/api/patlan/format") => post(api::patlan::format),
        ("POST", "/api/patlan/match") => post(api::patlan::find),
        ("POST", "/api/patterns/present") => post(api::pattern::present),
        ("GET", "/api/patterns") => get(api::pattern::list),
        ("GET", "/api/patterns/{name}") => get(api::pattern::read),
        ("PUT", "/api/patterns/{name}") => put(api::pattern::write),
        ("DELETE", "/api/patterns/{name}") => delete(api::pattern::remove),
        ("GET", "/api/patterns/{name}/versions/{version}") => get(api::pattern::version),
        ("POST", "/api/bases") => post(api::base::upload).layer(DefaultBodyLimit::disable()),
        ("GET", "/api/bases") => get(api::base::list),
        ("DELETE", "/api/bases/{id}") => delete(api::base::remove),
        ("GET", "/api/bases/{id}/game") => get(api::base::game),
        ("POST", "/api/searches") => post(api::search::create),
        ("GET", "/api/searches/{id}") => get(api::search::read),
        ("DELETE", "/api/searches/{id}") => delete(job::remove::<job::Searches>),
        ("GET", "/api/searches/{id}/events") => get(job::events::<job::Searches>),
        ("GET", "/api/searches/{id}/hits") => get(api::search::hits),
        ("GET", "/api/games") => get(api::game::list),
        ("POST", "/api/games") => post(api::game::create),
        ("PUT", "/api/games/{id}") => put(api::game::write),
        ("DELETE", "/api/games/{id}") => delete(api::game::remove),
        ("GET", "/api/drafts") => get(api::draft::list),
        ("POST", "/api/drafts") => post(api::draft::create),
        ("PUT", "/api/drafts/{id}") => put(api::draft::write),
        ("DELETE", "/api/drafts/{id}") => delete(api::draft::remove),
        ("GET", "/api/stream") => get(api::stream::open),
        ("POST", "/api/stream/{id}") => post(api::stream::subscribe),
        ("DELETE", "/api/stream/{id}/{topic}") => delete(api::stream::unsubscribe),
        ("POST", "/api/jobs/{id}/cancel") => post(job::cancel),
        ("POST", "/api/feedback") => post(api::feedback::feedback),
        _ => unreachable!("a test asks every route of the list"),
    }
}

/// The application as a service: give it a request, get an answer.
pub fn app(state: State) -> Router {
    let mut router = Router::new();
    for route in ROUTES {
        router = router.route(route.path, handler(route.method, route.path));
    }
    router
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
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "wrong_method", text.get("server-wrong-method"))
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
        Err(_) => ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow", text.get("server-too-slow"))
            .into_response(),
    }
}
