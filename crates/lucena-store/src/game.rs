//! Games that the user plays: the one under way survives a closed window, those that are over stay until removed.

use rusqlite::{Row, params};

use crate::store::now;
use crate::{Store, StoreError};

/// A game that was or is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// Its number.
    pub id: i64,
    /// What people call it.
    pub title: String,
    /// All that is needed to go on with it, in the words of the page that plays it.
    pub value: String,
    /// Whether it is over.
    pub is_over: bool,
    /// Seconds since 1970, at the last change.
    pub saved: i64,
}

fn game(row: &Row<'_>) -> rusqlite::Result<PlayedGame> {
    Ok(PlayedGame {
        id: row.get(0)?,
        title: row.get(1)?,
        value: row.get(2)?,
        is_over: row.get(3)?,
        saved: row.get(4)?,
    })
}

impl Store {
    /// Keeps a new game and gives its number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_game(&self, title: &str, value: &str, is_over: bool) -> Result<i64, StoreError> {
        let connection = self.lock();
        connection.execute(
            "INSERT INTO games (title, value, is_over, saved) VALUES (?1, ?2, ?3, ?4)",
            params![title, value, is_over, now()],
        )?;
        Ok(connection.last_insert_rowid())
    }

    /// Keeps how a game stands now; tells whether there is such a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn update_game(&self, id: i64, title: &str, value: &str, is_over: bool) -> Result<bool, StoreError> {
        let changed = self.lock().execute(
            "UPDATE games SET title = ?2, value = ?3, is_over = ?4, saved = ?5 WHERE id = ?1",
            params![id, title, value, is_over, now()],
        )?;
        Ok(0 < changed)
    }

    /// The newest games, so many at most.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn games(&self, count: u32) -> Result<Vec<PlayedGame>, StoreError> {
        let connection = self.lock();
        let query = "SELECT id, title, value, is_over, saved FROM games ORDER BY id DESC LIMIT ?1";
        let mut statement = connection.prepare_cached(query)?;
        let rows = statement.query_map([count], game)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many games are kept.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn count_games(&self) -> Result<u64, StoreError> {
        let count: i64 = self.lock().query_row("SELECT COUNT(*) FROM games", [], |row| row.get(0))?;
        Ok(count as u64)
    }

    /// Removes a game; tells whether there was one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_game(&self, id: i64) -> Result<bool, StoreError> {
        Ok(0 < self.lock().execute("DELETE FROM games WHERE id = ?1", [id])?)
    }
}
