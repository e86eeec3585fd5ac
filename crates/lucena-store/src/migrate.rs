//! The tables, and how a file of an older version gets them: one step a version, each in a transaction.

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;

/// Each step makes the next version out of the one before; a step that was ever released is never changed.
const STEPS: &[&str] = &["
    CREATE TABLE settings (id INTEGER PRIMARY KEY CHECK (id = 1), value TEXT NOT NULL);
    CREATE TABLE patterns (
        name TEXT NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL, saved INTEGER NOT NULL,
        PRIMARY KEY (name, version)
    );
    CREATE TABLE jobs (
        id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, title TEXT NOT NULL, request TEXT NOT NULL,
        status TEXT NOT NULL, error TEXT, result TEXT, created INTEGER NOT NULL
    );
    CREATE TABLE notes (
        job INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, key TEXT NOT NULL, value TEXT NOT NULL,
        PRIMARY KEY (job, key)
    ) WITHOUT ROWID;
    CREATE TABLE documents (
        job INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, name TEXT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (job, name)
    );
    CREATE TABLE hits (
        job INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE, number INTEGER NOT NULL, value TEXT NOT NULL,
        PRIMARY KEY (job, number)
    );
    CREATE TABLE bases (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, file TEXT NOT NULL, bytes INTEGER NOT NULL,
        created INTEGER NOT NULL
    );
    CREATE TABLE feedback (
        id INTEGER PRIMARY KEY AUTOINCREMENT, review INTEGER, ply INTEGER, template TEXT NOT NULL,
        verdict TEXT NOT NULL, created INTEGER NOT NULL
    );
", "
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, value TEXT NOT NULL, is_over INTEGER NOT NULL,
        saved INTEGER NOT NULL
    );
", "
    CREATE TABLE drafts (
        id INTEGER PRIMARY KEY AUTOINCREMENT, pattern TEXT, text TEXT NOT NULL, saved INTEGER NOT NULL
    );
", "
    CREATE TABLE heuristics (
        name TEXT NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL, saved INTEGER NOT NULL,
        PRIMARY KEY (name, version)
    );
    ALTER TABLE drafts ADD COLUMN kind TEXT NOT NULL DEFAULT 'pattern';
", "
    CREATE TABLE class (
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, code TEXT NOT NULL UNIQUE, level_limit INTEGER NOT NULL,
        allowed_functions TEXT, max_tokens INTEGER, language TEXT NOT NULL, test TEXT NOT NULL DEFAULT 'none',
        created INTEGER NOT NULL
    );
    CREATE TABLE member (
        id INTEGER PRIMARY KEY AUTOINCREMENT, class INTEGER NOT NULL REFERENCES class (id) ON DELETE CASCADE,
        nickname TEXT NOT NULL, folded TEXT NOT NULL, role TEXT NOT NULL, secret_hash TEXT NOT NULL,
        joined INTEGER NOT NULL, last_seen INTEGER NOT NULL, UNIQUE (class, folded)
    );
    CREATE TABLE member_session (
        hash TEXT PRIMARY KEY, member INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE, made INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE round (
        id INTEGER PRIMARY KEY AUTOINCREMENT, class INTEGER NOT NULL REFERENCES class (id) ON DELETE CASCADE,
        number INTEGER NOT NULL, phase TEXT NOT NULL, opened INTEGER NOT NULL, closed INTEGER, UNIQUE (class, number)
    );
    CREATE TABLE class_set (
        id INTEGER PRIMARY KEY AUTOINCREMENT, class INTEGER NOT NULL REFERENCES class (id) ON DELETE CASCADE,
        owner INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE, title TEXT NOT NULL, draft TEXT,
        drafted INTEGER, is_entered INTEGER NOT NULL DEFAULT 1, is_group INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE set_version (
        class_set INTEGER NOT NULL REFERENCES class_set (id) ON DELETE CASCADE, number INTEGER NOT NULL,
        text TEXT NOT NULL, fingerprint TEXT NOT NULL, level INTEGER NOT NULL, written INTEGER NOT NULL,
        note TEXT NOT NULL, PRIMARY KEY (class_set, number)
    );
    CREATE TABLE set_grant (
        id INTEGER PRIMARY KEY AUTOINCREMENT, class_set INTEGER NOT NULL REFERENCES class_set (id) ON DELETE CASCADE,
        member INTEGER REFERENCES member (id) ON DELETE CASCADE, role TEXT, rights INTEGER NOT NULL
    );
    CREATE TABLE annotation (
        id INTEGER PRIMARY KEY AUTOINCREMENT, class_set INTEGER NOT NULL REFERENCES class_set (id) ON DELETE CASCADE,
        version INTEGER NOT NULL, line INTEGER NOT NULL,
        author INTEGER REFERENCES member (id) ON DELETE CASCADE, kind TEXT NOT NULL, text TEXT NOT NULL,
        written INTEGER NOT NULL, answers INTEGER REFERENCES annotation (id) ON DELETE CASCADE
    );
    CREATE TABLE frozen (
        id INTEGER PRIMARY KEY AUTOINCREMENT, round INTEGER NOT NULL REFERENCES round (id) ON DELETE CASCADE,
        class_set INTEGER NOT NULL REFERENCES class_set (id) ON DELETE CASCADE, version INTEGER NOT NULL,
        fingerprint TEXT NOT NULL, UNIQUE (round, class_set)
    );
    CREATE TABLE tournament (
        id INTEGER PRIMARY KEY AUTOINCREMENT, round INTEGER NOT NULL REFERENCES round (id) ON DELETE CASCADE,
        configuration TEXT NOT NULL, state TEXT NOT NULL, result TEXT, begun INTEGER NOT NULL
    );
    CREATE TABLE entrant (
        tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE, place INTEGER NOT NULL,
        name TEXT NOT NULL, member INTEGER REFERENCES member (id) ON DELETE SET NULL,
        class_set INTEGER REFERENCES class_set (id) ON DELETE SET NULL, text TEXT, fingerprint TEXT,
        PRIMARY KEY (tournament, place)
    );
    CREATE TABLE class_game (
        tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE, number INTEGER NOT NULL,
        white INTEGER NOT NULL, black INTEGER NOT NULL, result TEXT NOT NULL, pgn TEXT NOT NULL,
        PRIMARY KEY (tournament, number)
    );
    CREATE TABLE grading (
        id INTEGER PRIMARY KEY AUTOINCREMENT, member INTEGER NOT NULL REFERENCES member (id) ON DELETE CASCADE,
        test TEXT NOT NULL, position INTEGER NOT NULL, grade INTEGER NOT NULL, graded INTEGER NOT NULL,
        UNIQUE (member, test, position)
    );
    CREATE TABLE event (
        id INTEGER PRIMARY KEY AUTOINCREMENT, class INTEGER NOT NULL REFERENCES class (id) ON DELETE CASCADE,
        member INTEGER REFERENCES member (id) ON DELETE SET NULL, what TEXT NOT NULL, detail TEXT NOT NULL,
        happened INTEGER NOT NULL
    );
", "
    CREATE TABLE position_set (
        id INTEGER PRIMARY KEY AUTOINCREMENT, class INTEGER NOT NULL REFERENCES class (id) ON DELETE CASCADE,
        name TEXT NOT NULL, purpose TEXT NOT NULL, positions TEXT NOT NULL, created INTEGER NOT NULL
    );
"];

/// The version of the files this program writes.
pub const VERSION: u32 = STEPS.len() as u32;

/// Brings a file to the present version.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    loop {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let found: u32 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        if VERSION < found {
            return Err(StoreError::TooNew { found });
        }
        let Some(step) = STEPS.get(found as usize) else { return Ok(()) };
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", found + 1)?;
        transaction.commit()?;
    }
}
