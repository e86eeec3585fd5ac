//! What requests bring: the user's language, JSON bodies, and games, positions and moves in them.

use axum::body::Bytes;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use lucena_chess::notation::FenError;
use lucena_chess::{Game, Move, Position};
use lucena_explain::{Effort, Level};
use lucena_games::pgn::Reason;
use lucena_text::{Language, Text, args};
use serde::de::DeserializeOwned;
use std::time::Duration;

use crate::error::ApiError;
use crate::slots::SlotLimits;
use crate::wire::{ErrorCode, Place, Searcher};

/// The language of a request: `?lang`, else `Accept-Language`, else English.
#[derive(Clone, Copy)]
pub(crate) struct Speech(pub(crate) Text);

impl Speech {
    /// The language that a query and headers ask for.
    pub(crate) fn of(query: Option<&str>, headers: &HeaderMap) -> Text {
        let asked =
            query.into_iter().flat_map(|query| query.split('&')).find_map(|pair| pair.strip_prefix("lang="));
        let accepted =
            headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
        let mut tags = asked.into_iter().chain(accepted.split(',').map(str::trim));
        let language = tags.find_map(|tag| Language::from_tag(tag.split(';').next().unwrap_or(tag)));
        Text::new(language.unwrap_or(Language::English))
    }
}

impl<S: Sync> FromRequestParts<S> for Speech {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Speech, Self::Rejection> {
        Ok(Speech(Speech::of(parts.uri.query(), &parts.headers)))
    }
}

/// A JSON body, refused in the user's language if it is none.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let text = Speech::of(request.uri().query(), request.headers());
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if !kind.is_some_and(|kind| kind.starts_with("application/json")) {
            let message = text.get("server-not-json-type");
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, ErrorCode::NotJson, message));
        }
        let bytes = Bytes::from_request(request, state)
            .await
            .map_err(|rejection| refused(rejection.status(), text))?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| {
            let details = args!["reason" => error.to_string()];
            ApiError::new(
                StatusCode::BAD_REQUEST,
                ErrorCode::BadJson,
                text.format("server-bad-json", details),
            )
            .at(Place {
                line: Some(error.line()),
                column: Some(error.column()),
                ..Place::default()
            })
        })
    }
}

/// The names in a path. An address that makes no sense leads nowhere.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, ApiError> {
        let text = Speech::of(parts.uri.query(), &parts.headers);
        let read = extract::Path::<T>::from_request_parts(parts, state).await;
        read.map(|extract::Path(names)| Path(names)).map_err(|_| ApiError::missing(text))
    }
}

/// What is asked in an address, refused in the user's language if it makes no sense.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> Query<T> {
    /// Reads the query of an address.
    pub(crate) fn read(uri: &Uri, text: Text) -> Result<T, ApiError> {
        let read = extract::Query::<T>::try_from_uri(uri);
        read.map(|extract::Query(asked)| asked)
            .map_err(|_| ApiError::input(ErrorCode::BadQuery, text.get("server-bad-query")))
    }
}

impl<S: Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, ApiError> {
        let text = Speech::of(parts.uri.query(), &parts.headers);
        Query::read(&parts.uri, text).map(Query)
    }
}

/// A body that could not be read: too large, or cut off.
pub(crate) fn refused(status: StatusCode, text: Text) -> ApiError {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        ApiError::new(status, ErrorCode::TooLarge, text.get("server-too-large"))
    } else {
        ApiError::new(StatusCode::BAD_REQUEST, ErrorCode::CutOff, text.get("server-cut-off"))
    }
}

/// The place of what is wrong with a game: its number, and the half-move from 0 if it is a move.
pub(crate) fn place(game: u64, reason: &Reason) -> Place {
    let mv = match reason {
        Reason::Move { ply, .. } | Reason::NullMove { ply, .. } => Some(*ply),
        _ => None,
    };
    Place { game: Some(game), mv, ..Place::default() }
}

/// The place of what is wrong with a position: its field.
pub(crate) fn field(error: &FenError) -> Place {
    Place { field: Some(format!("{:?}", error.field)), ..Place::default() }
}

/// Reads a position.
pub(crate) fn position(fen: &str, text: Text) -> Result<Position, ApiError> {
    Position::from_fen(fen.trim())
        .map_err(|error| ApiError::input(ErrorCode::BadFen, text.fen_error(&error)).at(field(&error)))
}

/// Reads a game: where it begins and the moves played.
pub(crate) fn game(fen: Option<&str>, moves: &[String], text: Text) -> Result<Game, ApiError> {
    let start = fen.map_or_else(|| Ok(Position::start()), |fen| position(fen, text))?;
    if crate::slots::MOST_PLIES < moves.len() {
        return Err(ApiError::input(ErrorCode::TooLong, text.get("server-too-many-moves")));
    }
    let mut game = Game::from_position(start);
    for (index, typed) in moves.iter().enumerate() {
        let mv = read_move(game.position(), typed, text)
            .map_err(|error| error.at(Place { mv: Some(index), ..Place::default() }))?;
        // The move was found among the legal ones.
        let _ = game.play(mv);
    }
    Ok(game)
}

/// Reads a move as people of either language or protocols write it.
pub(crate) fn read_move(pos: &Position, typed: &str, text: Text) -> Result<Move, ApiError> {
    text.read_move(pos, typed).map_err(|message| ApiError::input(ErrorCode::BadMove, message))
}

/// For whom an explanation is.
pub(crate) fn level(word: Option<&str>, text: Text) -> Result<Level, ApiError> {
    let Some(word) = word else { return Ok(Level::default()) };
    word.parse().map_err(|_| ApiError::input(ErrorCode::BadLevel, text.get("server-bad-level")))
}

/// For whom patterns are looked for: the side to move if nothing is said.
pub(crate) fn searcher(word: Option<&str>, text: Text) -> Result<Searcher, ApiError> {
    let Some(word) = word else { return Ok(Searcher::ToMove) };
    Searcher::from_word(word).ok_or_else(|| ApiError::input(ErrorCode::BadSide, text.get("server-bad-side")))
}

/// How much to think, within what is allowed.
pub(crate) fn effort(
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<u64>,
    usual: u64,
    limits: &SlotLimits,
) -> Effort {
    let longest = limits.search_time;
    let mut effort = Effort {
        depth: depth.map(|depth| depth.clamp(1, limits.search_depth)),
        nodes: nodes.map(|nodes| nodes.clamp(1, limits.search_nodes)),
        time: time.map(|time| Duration::from_millis(time.max(1)).min(longest)),
    };
    if effort == Effort::default() {
        effort.nodes = Some(usual.min(limits.search_nodes));
    }
    // A depth may take any time; nobody waits longer than this.
    effort.time = effort.time.or(depth.map(|_| longest));
    effort
}
