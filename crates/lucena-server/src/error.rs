//! The one place where what goes wrong becomes a status and a JSON body.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lucena_store::StoreError;
use lucena_text::Text;

use crate::wire::{ErrorBody, ErrorCode, ErrorDetail, Place};
use crate::words;

/// A refusal: status, a word for programs, a sentence for people, and the place in what was sent.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    detail: ErrorDetail,
}

/// What a handler gives.
pub(crate) type Answer<T> = Result<Json<T>, ApiError>;

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: ErrorCode, message: String) -> ApiError {
        ApiError { status, detail: ErrorDetail { code, message, place: None } }
    }

    /// What was sent makes no sense.
    pub(crate) fn input(code: ErrorCode, message: String) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// There is no such thing.
    pub(crate) fn missing(text: Text) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, ErrorCode::NotFound, text.get("server-not-found"))
    }

    /// A fault of ours.
    pub(crate) fn internal(text: Text) -> ApiError {
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, ErrorCode::Internal, text.get("server-internal"))
    }

    /// The sentence for people.
    pub(crate) fn message(&self) -> &str {
        &self.detail.message
    }

    /// The same with the place in what was sent.
    #[must_use]
    pub(crate) fn at(mut self, place: Place) -> ApiError {
        self.detail.place = Some(Box::new(place));
        self
    }

    /// The store cannot do it.
    pub(crate) fn store(error: &StoreError, text: Text) -> ApiError {
        let (status, code) = match error {
            StoreError::Full => (StatusCode::INSUFFICIENT_STORAGE, ErrorCode::DiskFull),
            StoreError::ReadOnly | StoreError::CannotOpen(_) => {
                (StatusCode::INSUFFICIENT_STORAGE, ErrorCode::ReadOnly)
            }
            StoreError::Busy => (StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Busy),
            _ => (StatusCode::INTERNAL_SERVER_ERROR, ErrorCode::Store),
        };
        ApiError::new(status, code, words::store(error, text))
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let retry =
            self.status == StatusCode::TOO_MANY_REQUESTS || self.status == StatusCode::SERVICE_UNAVAILABLE;
        let mut response = (self.status, Json(ErrorBody { error: self.detail })).into_response();
        if retry {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
