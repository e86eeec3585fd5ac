//! Who belongs to a class. Secrets and the keys of browsers are kept as digests only.

use rusqlite::{OptionalExtension, Row, params};

use crate::store::now;
use crate::{Store, StoreError};

/// Somebody in a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The number.
    pub id: i64,
    /// The class.
    pub class: i64,
    /// What the others call them.
    pub nickname: String,
    /// What they are in the class.
    pub role: String,
    /// The digest of the secret.
    pub secret_hash: String,
    /// Seconds since 1970.
    pub joined: i64,
    /// Seconds since 1970.
    pub last_seen: i64,
}

const COLUMNS: &str = "id, class, nickname, role, secret_hash, joined, last_seen";

fn member(row: &Row<'_>) -> rusqlite::Result<Member> {
    Ok(Member {
        id: row.get(0)?,
        class: row.get(1)?,
        nickname: row.get(2)?,
        role: row.get(3)?,
        secret_hash: row.get(4)?,
        joined: row.get(5)?,
        last_seen: row.get(6)?,
    })
}

impl Store {
    /// Takes somebody into a class; nothing if somebody there has the same nickname in its plain form.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_member(
        &self,
        class: i64,
        nickname: &str,
        folded: &str,
        role: &str,
        secret_hash: &str,
    ) -> Result<Option<i64>, StoreError> {
        let connection = self.lock();
        let added = connection.execute(
            "INSERT OR IGNORE INTO member (class, nickname, folded, role, secret_hash, joined, last_seen)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)",
            params![class, nickname, folded, role, secret_hash, now()],
        )?;
        Ok((added > 0).then(|| connection.last_insert_rowid()))
    }

    /// The members of a class in the order in which they joined.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn members(&self, class: i64) -> Result<Vec<Member>, StoreError> {
        self.rows(&format!("SELECT {COLUMNS} FROM member WHERE class = ?1 ORDER BY id"), [class], member)
    }

    /// A member.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn member(&self, id: i64) -> Result<Option<Member>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM member WHERE id = ?1");
        Ok(self.lock().query_row(&query, [id], member).optional()?)
    }

    /// The member of a class with a nickname in its plain form.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn member_called(&self, class: i64, folded: &str) -> Result<Option<Member>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM member WHERE class = ?1 AND folded = ?2");
        Ok(self.lock().query_row(&query, params![class, folded], member).optional()?)
    }

    /// Renames, moves or promotes somebody; false if the nickname is taken there.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn change_member(&self, changed: &Member, folded: &str) -> Result<bool, StoreError> {
        self.write(|transaction| {
            let done = transaction.execute(
                "UPDATE OR IGNORE member SET class = ?2, nickname = ?3, folded = ?4, role = ?5 WHERE id = ?1",
                params![changed.id, changed.class, changed.nickname, folded, changed.role],
            )?;
            // Whoever moves takes their sets along; what was granted to the class that is left behind is void.
            let moved = "SELECT id FROM class_set WHERE owner = ?1 AND class <> ?2";
            if 0 < done {
                let places = params![changed.id, changed.class];
                transaction.execute(
                    &format!("DELETE FROM set_grant WHERE member IS NOT NULL AND class_set IN ({moved})"),
                    places,
                )?;
                transaction.execute("UPDATE class_set SET class = ?2 WHERE owner = ?1", places)?;
            }
            Ok(0 < done)
        })
    }

    /// Gives somebody another secret; browsers that were let in with the old one are not any more.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_secret(&self, id: i64, secret_hash: &str) -> Result<bool, StoreError> {
        self.write(|transaction| {
            transaction.execute("DELETE FROM member_session WHERE member = ?1", [id])?;
            let done = transaction
                .execute("UPDATE member SET secret_hash = ?2 WHERE id = ?1", params![id, secret_hash])?;
            Ok(0 < done)
        })
    }

    /// Removes somebody with all that is theirs. Games that were played stay, under the given name.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_member(&self, id: i64, left: &str) -> Result<bool, StoreError> {
        self.write(|transaction| {
            let names: Vec<(i64, i64, String)> = {
                let mut statement =
                    transaction.prepare("SELECT tournament, place, name FROM entrant WHERE member = ?1")?;
                let rows = statement.query_map([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
                rows.collect::<Result<_, _>>()?
            };
            for (tournament, place, name) in names {
                transaction.execute(
                    "UPDATE entrant SET name = ?3, text = NULL WHERE tournament = ?1 AND place = ?2",
                    params![tournament, place, left],
                )?;
                transaction.execute(
                    "UPDATE class_game SET pgn = REPLACE(pgn, ?2, ?3) WHERE tournament = ?1",
                    params![tournament, format!("\"{name}\""), format!("\"{left}\"")],
                )?;
                transaction.execute(
                    "UPDATE tournament SET result = REPLACE(result, ?2, ?3) WHERE id = ?1",
                    params![tournament, format!("\"{name}\""), format!("\"{left}\"")],
                )?;
            }
            Ok(0 < transaction.execute("DELETE FROM member WHERE id = ?1", [id])?)
        })
    }

    /// Lets a browser in by the digest of its key.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_session(&self, member: i64, hash: &str) -> Result<(), StoreError> {
        self.lock().execute(
            "INSERT INTO member_session (hash, member, made) VALUES (?1, ?2, ?3)",
            params![hash, member, now()],
        )?;
        Ok(())
    }

    /// Who has a key with this digest.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn member_of_session(&self, hash: &str) -> Result<Option<Member>, StoreError> {
        let query = format!(
            "SELECT {COLUMNS} FROM member WHERE id = (SELECT member FROM member_session WHERE hash = ?1)"
        );
        let connection = self.lock();
        let mut statement = connection.prepare_cached(&query)?;
        Ok(statement.query_row([hash], member).optional()?)
    }

    /// Lets a browser out.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_session(&self, hash: &str) -> Result<(), StoreError> {
        self.lock().execute("DELETE FROM member_session WHERE hash = ?1", [hash])?;
        Ok(())
    }

    /// Notes that somebody was there.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn see_member(&self, id: i64) -> Result<(), StoreError> {
        self.lock().execute("UPDATE member SET last_seen = ?2 WHERE id = ?1", params![id, now()])?;
        Ok(())
    }
}
