//! Games against the machine: kept while they are played, so that a closed window or a restart loses none.

use axum::Json;
use axum::extract::{Path, State as Shared};
use axum::http::StatusCode;
use lucena_store::PlayedGame;
use lucena_text::Text;

use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Speech};
use crate::state::State;
use crate::think::blocking;
use crate::wire::{self, Created, GameInfo, GameToKeep};

/// More than any game needs.
const MOST_BYTES: usize = 64 << 10;
/// The most games a user keeps.
const MOST_GAMES: u64 = 5_000;
/// The most games that are listed.
const MOST_LISTED: u32 = 30;

/// The title and the text of a game, if it is not too large.
fn text_of(game: &GameToKeep, text: Text) -> Result<(String, String), ApiError> {
    let line = wire::line(&game.value);
    if MOST_BYTES < line.len() {
        return Err(input::refused(StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    Ok((game.title.chars().take(120).collect(), line))
}

pub(crate) async fn list(Shared(state): Shared<State>, Speech(text): Speech) -> Answer<Vec<GameInfo>> {
    let work = move || {
        let games = state.store.games(MOST_LISTED).map_err(|error| ApiError::store(&error, text))?;
        Ok(games.into_iter().map(info).collect())
    };
    blocking(text, work).await.map(Json)
}

fn info(game: PlayedGame) -> GameInfo {
    GameInfo {
        id: game.id,
        title: game.title,
        value: serde_json::from_str(&game.value).unwrap_or_default(),
        is_over: game.is_over,
        saved: game.saved,
    }
}

pub(crate) async fn create(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(game): Body<GameToKeep>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    let (title, line) = text_of(&game, text)?;
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        if MOST_GAMES <= state.store.count_games().map_err(store)? {
            return Err(ApiError::new(StatusCode::CONFLICT, "too_many", text.get("server-too-many-games")));
        }
        Ok(Created { id: state.store.add_game(&title, &line, game.is_over).map_err(store)? })
    };
    Ok((StatusCode::CREATED, Json(blocking(text, work).await?)))
}

pub(crate) async fn write(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
    Body(game): Body<GameToKeep>,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let (title, line) = text_of(&game, text)?;
    let work = move || {
        let kept = state.store.update_game(id, &title, &line, game.is_over);
        let is_known = kept.map_err(|error| ApiError::store(&error, text))?;
        if is_known { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::missing(text)) }
    };
    blocking(text, work).await
}

pub(crate) async fn remove(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let removed = state.store.remove_game(id).map_err(|error| ApiError::store(&error, text))?;
        if removed { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::missing(text)) }
    };
    blocking(text, work).await
}
