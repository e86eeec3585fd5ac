//! Every shelf gives back what was put on it, also to the next program.

use lucena_store::{Feedback, NewJob, SavedVersion, Shelf, Status, Store};

use crate::folder::Folder;

#[test]
fn settings_are_replaced() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).unwrap();
    assert_eq!(store.settings().unwrap(), None);
    store.set_settings("a").unwrap();
    store.set_settings("b").unwrap();
    drop(store);
    assert_eq!(Store::open(&folder.file()).unwrap().settings().unwrap().as_deref(), Some("b"));
}

#[test]
fn patterns_have_versions() {
    let store = Store::in_memory().unwrap();
    assert_eq!(store.save_text(Shelf::Patterns, "FORK", "one").unwrap(), 1);
    assert_eq!(
        store.save_text(Shelf::Patterns, "FORK", "one").unwrap(),
        1,
        "the same text is no new version"
    );
    assert_eq!(store.save_text(Shelf::Patterns, "FORK", "two").unwrap(), 2);
    assert_eq!(store.save_text(Shelf::Patterns, "PIN", "three").unwrap(), 1);
    let newest: Vec<(String, u32, String)> = store
        .texts(Shelf::Patterns)
        .unwrap()
        .into_iter()
        .map(|known| (known.name, known.version, known.text))
        .collect();
    assert_eq!(newest, [("FORK".into(), 2, "two".into()), ("PIN".into(), 1, "three".into())]);
    let numbers: Vec<u32> = store
        .versions(Shelf::Patterns, "FORK")
        .unwrap()
        .iter()
        .map(|version: &SavedVersion| version.number)
        .collect();
    assert_eq!(numbers, [1, 2]);
    assert_eq!(store.version(Shelf::Patterns, "FORK", 1).unwrap().as_deref(), Some("one"));
    assert_eq!(store.version(Shelf::Patterns, "FORK", 3).unwrap(), None);
    assert!(store.remove_text(Shelf::Patterns, "FORK").unwrap());
    assert!(!store.remove_text(Shelf::Patterns, "FORK").unwrap());
    assert!(store.versions(Shelf::Patterns, "FORK").unwrap().is_empty());
}

#[test]
fn jobs_end_once_and_leave_their_documents() {
    let store = Store::in_memory().unwrap();
    let id = store.add_job(NewJob { kind: "review", title: "A – B", request: "{}" }).unwrap();
    let other = store.add_job(NewJob { kind: "search", title: "FORK", request: "{}" }).unwrap();
    assert_eq!(store.open_jobs().unwrap().iter().map(|job| job.id).collect::<Vec<_>>(), [id, other]);
    store.add_notes(id, &[("k".into(), "v".into())]).unwrap();
    assert_eq!(store.notes(id).unwrap(), [("k".to_owned(), "v".to_owned())]);
    store.finish_job(id, "result", &[("pgn.pt".into(), "1. e4".into())]).unwrap();
    assert_eq!(store.job(id).unwrap().unwrap().status, Status::Done);
    assert_eq!(store.job_result(id).unwrap().as_deref(), Some("result"));
    assert_eq!(store.document(id, "pgn.pt").unwrap().as_deref(), Some("1. e4"));
    assert!(store.notes(id).unwrap().is_empty(), "notes are for work under way");
    store.end_job(other, Status::Failed, Some("why")).unwrap();
    assert_eq!(store.job(other).unwrap().unwrap().error.as_deref(), Some("why"));
    assert!(store.open_jobs().unwrap().is_empty());
    assert!(store.remove_job(id).unwrap());
    assert_eq!(store.document(id, "pgn.pt").unwrap(), None, "documents go with their job");
    store.add_notes(id, &[("k".into(), "v".into())]).unwrap();
    assert!(store.notes(id).unwrap().is_empty(), "a job that is gone takes no notes");
}

#[test]
fn hits_come_in_pages() {
    let store = Store::in_memory().unwrap();
    let id = store.add_job(NewJob { kind: "search", title: "FORK", request: "{}" }).unwrap();
    let hits: Vec<String> = (0..10).map(|number| format!("hit {number}")).collect();
    store.add_hits(id, 0, &hits[..4]).unwrap();
    store.add_hits(id, 4, &hits[4..]).unwrap();
    assert_eq!(store.hits(id, 0, 100).unwrap(), hits);
    assert_eq!(store.hits(id, 3, 2).unwrap(), ["hit 3", "hit 4"]);
    store.clear_hits(id).unwrap();
    assert!(store.hits(id, 0, 100).unwrap().is_empty());
}

#[test]
fn bases_and_feedback_are_kept() {
    let store = Store::in_memory().unwrap();
    let id = store.add_base("Masters", "7.pgn", 5_000_000_000).unwrap();
    assert_eq!(store.base(id).unwrap().unwrap().bytes, 5_000_000_000);
    assert_eq!(store.bases().unwrap().len(), 1);
    assert!(store.remove_base(id).unwrap());
    assert_eq!(store.base(id).unwrap(), None);
    let word =
        Feedback { review: Some(3), ply: Some(7), template: "fork.wins".into(), verdict: "wrong".into() };
    store.add_feedback(&word).unwrap();
    assert_eq!(store.feedback().unwrap(), [word]);
}

/// A file of the first version gets what is new and keeps what it had.
#[test]
fn an_older_file_is_brought_up_to_date() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).unwrap();
    store.set_settings("kept").unwrap();
    drop(store);
    let older = rusqlite::Connection::open(folder.file()).unwrap();
    let first = "'settings', 'patterns', 'jobs', 'notes', 'documents', 'hits', 'bases', 'feedback', 'sqlite_sequence'";
    let query = format!("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ({first})");
    let newer: Vec<String> = {
        let mut statement = older.prepare(&query).unwrap();
        let names = statement.query_map([], |row| row.get(0)).unwrap();
        names.collect::<Result<_, _>>().unwrap()
    };
    older.execute_batch("PRAGMA foreign_keys = off").unwrap();
    for table in newer {
        older.execute_batch(&format!("DROP TABLE {table}")).unwrap();
    }
    older.execute_batch("PRAGMA user_version = 1").unwrap();
    drop(older);
    let store = Store::open(&folder.file()).unwrap();
    assert_eq!(store.settings().unwrap().as_deref(), Some("kept"));
    let id = store.add_game("A – B", "{}", false).unwrap();
    assert!(store.update_game(id, "A – B", "{\"moves\":[]}", true).unwrap());
    let games = store.games(10).unwrap();
    assert_eq!((games.len(), games[0].value.as_str(), games[0].is_over), (1, "{\"moves\":[]}", true));
    assert_eq!(store.count_games().unwrap(), 1);
    assert!(store.remove_game(id).unwrap());
    assert!(!store.remove_game(id).unwrap());
}

#[test]
fn drafts_are_kept_until_they_are_removed() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).unwrap();
    let new = store.add_draft(Shelf::Patterns, None, "PATTERN").unwrap();
    let changed = store.add_draft(Shelf::Patterns, Some("FORK"), "one").unwrap();
    assert!(store.update_draft(changed, Some("FORK"), "two").unwrap());
    drop(store);
    let store = Store::open(&folder.file()).unwrap();
    let kept: Vec<(i64, Option<String>, String)> =
        store.drafts().unwrap().into_iter().map(|draft| (draft.id, draft.name, draft.text)).collect();
    assert_eq!(kept, [(changed, Some("FORK".into()), "two".into()), (new, None, "PATTERN".into())]);
    assert!(store.remove_draft(new).unwrap());
    assert!(!store.remove_draft(new).unwrap());
    assert!(!store.update_draft(new, None, "again").unwrap());
}
