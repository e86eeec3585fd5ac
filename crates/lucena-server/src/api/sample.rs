//! A famous game, reviewed beforehand by this very program, so that the first page explains something at once.

use axum::http::header;
use axum::response::{IntoResponse, Response};

/// Written by `make sample`.
const SAMPLE: &str = include_str!("../../../../data/samples/opera.json");

pub(crate) async fn sample() -> Response {
    ([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")], SAMPLE)
        .into_response()
}
