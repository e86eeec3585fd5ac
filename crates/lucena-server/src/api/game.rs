//! Games against the machine: kept while they are played, so that a closed window or a restart loses none.

use axum::http::StatusCode;
use lucena_store::{PlayedGame, Store, StoreError};
use lucena_text::Text;

use super::kept::{Kept, Written};
use crate::error::ApiError;
use crate::input;
use crate::state::Application;
use crate::wire::{self, GameInfo, GameToKeep};

/// More than any game needs.
const MOST_BYTES: usize = 64 << 10;
/// The most games that are listed.
const MOST_LISTED: u32 = 30;
/// The longest title, in letters.
const MOST_LETTERS: usize = 120;

/// Games as something that is kept.
pub(crate) struct Games;

impl Kept for Games {
    type Info = GameInfo;

    fn list(store: &Store) -> Result<Vec<GameInfo>, StoreError> {
        let info = |game: PlayedGame| GameInfo {
            id: game.id,
            title: game.title,
            value: serde_json::from_str(&game.value).unwrap_or_default(),
            is_over: game.is_over,
            saved: game.saved,
        };
        Ok(store.games(MOST_LISTED)?.into_iter().map(info).collect())
    }

    fn remove(state: &Application, id: i64) -> Result<bool, StoreError> {
        state.store.remove_game(id)
    }
}

impl Written for Games {
    type Sent = GameToKeep;
    const MOST: u64 = 5_000;
    const TOO_MANY: &'static str = "server-too-many-games";

    fn check(game: &GameToKeep, text: Text) -> Result<(), ApiError> {
        if MOST_BYTES < wire::line(&game.value).len() {
            return Err(input::refused(StatusCode::PAYLOAD_TOO_LARGE, text));
        }
        Ok(())
    }

    fn count(store: &Store) -> Result<u64, StoreError> {
        store.count_games()
    }

    fn add(store: &Store, game: &GameToKeep) -> Result<i64, StoreError> {
        store.add_game(&title(game), &wire::line(&game.value), game.is_over)
    }

    fn update(store: &Store, id: i64, game: &GameToKeep) -> Result<bool, StoreError> {
        store.update_game(id, &title(game), &wire::line(&game.value), game.is_over)
    }
}

fn title(game: &GameToKeep) -> String {
    game.title.chars().take(MOST_LETTERS).collect()
}
