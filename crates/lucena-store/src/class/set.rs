//! The sets of a class: the draft of each, its versions, and who may do what with it.

use rusqlite::{OptionalExtension, Row, params};

use crate::store::now;
use crate::{Store, StoreError};

/// A set of a member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassSet {
    /// Its number.
    pub id: i64,
    /// The class.
    pub class: i64,
    /// Whose it is.
    pub owner: i64,
    /// Its title.
    pub title: String,
    /// What is being written; nothing if all of it is in a version.
    pub draft: Option<String>,
    /// When that was kept last, in seconds since 1970.
    pub drafted: Option<i64>,
    /// Whether it competes.
    pub is_entered: bool,
    /// Whether a group made it of several.
    pub is_group: bool,
}

/// A version of a set, which never changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetVersion {
    /// Its number, from 1.
    pub number: u32,
    /// The text.
    pub text: String,
    /// What tells it from every other set.
    pub fingerprint: String,
    /// The level of its constructs.
    pub level: u8,
    /// Seconds since 1970.
    pub written: i64,
    /// What the author says about it.
    pub note: String,
}

/// A version to be kept.
#[derive(Clone, Copy, Debug)]
pub struct NewVersion<'a> {
    /// The title of the set in it.
    pub title: &'a str,
    /// The text.
    pub text: &'a str,
    /// What tells it from every other set.
    pub fingerprint: &'a str,
    /// The level of its constructs.
    pub level: u8,
    /// What the author says about it.
    pub note: &'a str,
}

/// What somebody may do with a set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grant {
    /// One member, ...
    pub member: Option<i64>,
    /// ... all of a role, or everybody if neither is there.
    pub role: Option<String>,
    /// The rights, a bit for each.
    pub rights: u8,
}

/// A set as it competes in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frozen {
    /// The set.
    pub set: i64,
    /// The version.
    pub version: u32,
    /// Its fingerprint.
    pub fingerprint: String,
}

const COLUMNS: &str = "id, class, owner, title, draft, drafted, is_entered, is_group";

fn class_set(row: &Row<'_>) -> rusqlite::Result<ClassSet> {
    Ok(ClassSet {
        id: row.get(0)?,
        class: row.get(1)?,
        owner: row.get(2)?,
        title: row.get(3)?,
        draft: row.get(4)?,
        drafted: row.get(5)?,
        is_entered: row.get(6)?,
        is_group: row.get(7)?,
    })
}

fn version(row: &Row<'_>) -> rusqlite::Result<SetVersion> {
    Ok(SetVersion {
        number: row.get(0)?,
        text: row.get(1)?,
        fingerprint: row.get(2)?,
        level: row.get(3)?,
        written: row.get(4)?,
        note: row.get(5)?,
    })
}

const VERSION_COLUMNS: &str = "number, text, fingerprint, level, written, note";

impl Store {
    /// Keeps a new set of a member as a draft, with what others may do with it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_class_set(
        &self,
        owner: (i64, i64),
        title: &str,
        draft: &str,
        is_group: bool,
        grants: &[Grant],
    ) -> Result<i64, StoreError> {
        self.write(|transaction| {
            let (class, owner) = owner;
            transaction.execute(
                "INSERT INTO class_set (class, owner, title, draft, drafted, is_group) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![class, owner, title, draft, now(), is_group],
            )?;
            let id = transaction.last_insert_rowid();
            add_grants(transaction, id, grants)?;
            Ok(id)
        })
    }

    /// The sets of a class in the order in which they were begun.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn class_sets(&self, class: i64) -> Result<Vec<ClassSet>, StoreError> {
        self.rows(
            &format!("SELECT {COLUMNS} FROM class_set WHERE class = ?1 ORDER BY id"),
            [class],
            class_set,
        )
    }

    /// A set of a class.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn class_set(&self, id: i64) -> Result<Option<ClassSet>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM class_set WHERE id = ?1");
        Ok(self.lock().query_row(&query, [id], class_set).optional()?)
    }

    /// Keeps how the draft of a set stands now.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep_class_draft(&self, id: i64, text: &str) -> Result<(), StoreError> {
        let query = "UPDATE class_set SET draft = ?2, drafted = ?3 WHERE id = ?1";
        self.lock().execute(query, params![id, text, now()])?;
        Ok(())
    }

    /// Enters a set for the next competition, or withdraws it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn enter_class_set(&self, id: i64, is_entered: bool) -> Result<(), StoreError> {
        self.lock().execute("UPDATE class_set SET is_entered = ?2 WHERE id = ?1", params![id, is_entered])?;
        Ok(())
    }

    /// Keeps a text as the next version of a set, if it is another than the last; its draft is then no longer needed.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add_set_version(&self, id: i64, new: NewVersion<'_>) -> Result<u32, StoreError> {
        self.write(|transaction| {
            let last: Option<(u32, String)> = transaction
                .query_row(
                    "SELECT number, text FROM set_version WHERE class_set = ?1 ORDER BY number DESC LIMIT 1",
                    [id],
                    |row| Ok((row.get(0)?, row.get(1)?)),
                )
                .optional()?;
            let number = match last {
                Some((number, known)) if known == new.text => number,
                last => {
                    let number = last.map_or(1, |(number, _)| number + 1);
                    transaction.execute(
                        "INSERT INTO set_version (class_set, number, text, fingerprint, level, written, note)
                         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                        params![id, number, new.text, new.fingerprint, new.level, now(), new.note],
                    )?;
                    number
                }
            };
            // What was kept before it is older than it, whatever it says.
            transaction.execute(
                "UPDATE class_set SET title = ?2, draft = NULL WHERE id = ?1",
                params![id, new.title],
            )?;
            Ok(number)
        })
    }

    /// The versions of a set, the oldest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn set_versions(&self, id: i64) -> Result<Vec<SetVersion>, StoreError> {
        let query = format!("SELECT {VERSION_COLUMNS} FROM set_version WHERE class_set = ?1 ORDER BY number");
        self.rows(&query, [id], version)
    }

    /// A version of a set.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn set_version(&self, id: i64, number: u32) -> Result<Option<SetVersion>, StoreError> {
        let query = format!("SELECT {VERSION_COLUMNS} FROM set_version WHERE class_set = ?1 AND number = ?2");
        Ok(self.lock().query_row(&query, params![id, number], version).optional()?)
    }

    /// Removes a set with its versions and annotations; tells whether there was one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_class_set(&self, id: i64) -> Result<bool, StoreError> {
        Ok(0 < self.lock().execute("DELETE FROM class_set WHERE id = ?1", [id])?)
    }

    /// What others may do with a set.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn grants(&self, id: i64) -> Result<Vec<Grant>, StoreError> {
        let query = "SELECT member, role, rights FROM set_grant WHERE class_set = ?1 ORDER BY id";
        self.rows(query, [id], |row| {
            Ok(Grant { member: row.get(0)?, role: row.get(1)?, rights: row.get(2)? })
        })
    }

    /// Says anew what others may do with a set.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_grants(&self, id: i64, grants: &[Grant]) -> Result<(), StoreError> {
        self.write(|transaction| {
            transaction.execute("DELETE FROM set_grant WHERE class_set = ?1", [id])?;
            add_grants(transaction, id, grants)
        })
    }
}

fn add_grants(transaction: &rusqlite::Transaction<'_>, id: i64, grants: &[Grant]) -> Result<(), StoreError> {
    for grant in grants {
        transaction.execute(
            "INSERT INTO set_grant (class_set, member, role, rights) VALUES (?1, ?2, ?3, ?4)",
            params![id, grant.member, grant.role, grant.rights],
        )?;
    }
    Ok(())
}
