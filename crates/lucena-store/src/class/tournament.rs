//! Competitions of a class: who plays, the games as they end, and the result.

use rusqlite::{OptionalExtension, Row, params};

use crate::store::now;
use crate::{Store, StoreError};

/// A competition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// Its number.
    pub id: i64,
    /// The number of the round in the store.
    pub round: i64,
    /// How it is played.
    pub configuration: String,
    /// How it stands: `running`, `done` or `stopped`.
    pub state: String,
    /// What came of it.
    pub result: Option<String>,
    /// Seconds since 1970.
    pub begun: i64,
}

/// Who plays in a competition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The name in the table.
    pub name: String,
    /// Whose set it is; nobody's for those to compare with.
    pub member: Option<i64>,
    /// The set.
    pub set: Option<i64>,
    /// Its text as it was frozen.
    pub text: Option<String>,
    /// What tells it from every other set.
    pub fingerprint: Option<String>,
}

/// A game of a competition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassGame {
    /// Its number, from 0.
    pub number: u32,
    /// Who had White, by place among the entrants.
    pub white: u32,
    /// Who had Black.
    pub black: u32,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: String,
    /// The game; empty where only the table was asked for.
    pub pgn: String,
}

const COLUMNS: &str = "id, round, configuration, state, result, begun";

fn tournament(row: &Row<'_>) -> rusqlite::Result<Tournament> {
    Ok(Tournament {
        id: row.get(0)?,
        round: row.get(1)?,
        configuration: row.get(2)?,
        state: row.get(3)?,
        result: row.get(4)?,
        begun: row.get(5)?,
    })
}

fn game(row: &Row<'_>) -> rusqlite::Result<ClassGame> {
    Ok(ClassGame {
        number: row.get(0)?,
        white: row.get(1)?,
        black: row.get(2)?,
        result: row.get(3)?,
        pgn: row.get(4)?,
    })
}

impl Store {
    /// Begins a competition and gives its number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_tournament(
        &self,
        round: i64,
        configuration: &str,
        entrants: &[Entrant],
    ) -> Result<i64, StoreError> {
        self.write(|transaction| {
            transaction.execute(
                "INSERT INTO tournament (round, configuration, state, begun) VALUES (?1, ?2, 'running', ?3)",
                params![round, configuration, now()],
            )?;
            let id = transaction.last_insert_rowid();
            for (place, one) in entrants.iter().enumerate() {
                transaction.execute(
                    "INSERT INTO entrant (tournament, place, name, member, class_set, text, fingerprint)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                    params![id, place as i64, one.name, one.member, one.set, one.text, one.fingerprint],
                )?;
            }
            Ok(id)
        })
    }

    /// The competitions of a class, the oldest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tournaments(&self, class: i64) -> Result<Vec<Tournament>, StoreError> {
        let query = format!(
            "SELECT {COLUMNS} FROM tournament WHERE round IN (SELECT id FROM round WHERE class = ?1) ORDER BY id"
        );
        self.rows(&query, [class], tournament)
    }

    /// The competitions that are not over, of all classes.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn running_tournaments(&self) -> Result<Vec<Tournament>, StoreError> {
        self.rows(
            &format!("SELECT {COLUMNS} FROM tournament WHERE state = 'running' ORDER BY id"),
            [],
            tournament,
        )
    }

    /// A competition, with the class it belongs to.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tournament(&self, id: i64) -> Result<Option<(i64, Tournament)>, StoreError> {
        let query =
            "SELECT tournament.id, round, configuration, state, result, begun, round.class FROM tournament
             JOIN round ON round.id = tournament.round WHERE tournament.id = ?1";
        let read = |row: &Row<'_>| Ok((row.get(6)?, tournament(row)?));
        Ok(self.lock().query_row(query, [id], read).optional()?)
    }

    /// Who plays in a competition.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn entrants(&self, tournament: i64) -> Result<Vec<Entrant>, StoreError> {
        let query = "SELECT name, member, class_set, text, fingerprint FROM entrant WHERE tournament = ?1 ORDER BY place";
        self.rows(query, [tournament], |row| {
            Ok(Entrant {
                name: row.get(0)?,
                member: row.get(1)?,
                set: row.get(2)?,
                text: row.get(3)?,
                fingerprint: row.get(4)?,
            })
        })
    }

    /// Keeps a game that has ended. One of a competition that was removed meanwhile is dropped.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_class_game(&self, tournament: i64, game: &ClassGame) -> Result<(), StoreError> {
        self.lock().execute(
            "INSERT OR REPLACE INTO class_game (tournament, number, white, black, result, pgn)
             SELECT id, ?2, ?3, ?4, ?5, ?6 FROM tournament WHERE id = ?1",
            params![tournament, game.number, game.white, game.black, game.result, game.pgn],
        )?;
        Ok(())
    }

    /// The games of a competition in order, without their moves.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn class_games(&self, tournament: i64) -> Result<Vec<ClassGame>, StoreError> {
        let query =
            "SELECT number, white, black, result, '' FROM class_game WHERE tournament = ?1 ORDER BY number";
        self.rows(query, [tournament], game)
    }

    /// A game of a competition.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn class_game(&self, tournament: i64, number: u32) -> Result<Option<ClassGame>, StoreError> {
        let query =
            "SELECT number, white, black, result, pgn FROM class_game WHERE tournament = ?1 AND number = ?2";
        Ok(self.lock().query_row(query, params![tournament, number], game).optional()?)
    }

    /// Ends a competition with what came of it; or notes what has come of it so far. One that has ended stays as it is: of a teacher
    /// who stops it and games that end at that moment, the first has decided.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_tournament(&self, id: i64, state: &str, result: Option<&str>) -> Result<(), StoreError> {
        self.lock().execute(
            "UPDATE tournament SET state = ?2, result = COALESCE(?3, result) WHERE id = ?1 AND state = 'running'",
            params![id, state, result],
        )?;
        Ok(())
    }
}
