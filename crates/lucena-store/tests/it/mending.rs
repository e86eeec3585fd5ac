//! A damaged file is set aside and what can be read of it is taken over; the program starts in any case.

use std::fs;
use std::path::PathBuf;

use lucena_store::{NewJob, Shelf, Store, StoreError};

use crate::folder::Folder;

/// The files that were set aside.
fn set_aside(folder: &Folder) -> Vec<PathBuf> {
    let files = fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.path());
    let mut found: Vec<PathBuf> = files.filter(|path| path.to_string_lossy().contains("-damaged-")).collect();
    found.sort();
    found
}

#[test]
fn a_sound_file_is_left_alone() {
    let folder = Folder::new();
    Store::open(&folder.file()).unwrap().set_settings("kept").unwrap();
    let (store, mended) = Store::open_mending(&folder.file()).unwrap();
    assert_eq!((store.settings().unwrap().as_deref(), mended), (Some("kept"), None));
    assert!(set_aside(&folder).is_empty());
}

#[test]
fn a_letter_in_the_place_of_the_file_is_set_aside() {
    let folder = Folder::new();
    let letter = "this is a letter to my aunt ".repeat(100);
    for round in 1..=2 {
        fs::write(folder.file(), &letter).unwrap();
        let (store, mended) = Store::open_mending(&folder.file()).unwrap();
        let mended = mended.expect("it was damaged");
        assert_eq!(mended.rescued, 0);
        assert_eq!(fs::read_to_string(&mended.kept).unwrap(), letter, "nothing is thrown away");
        store.set_settings("new").unwrap();
        drop(store);
        assert_eq!(set_aside(&folder).len(), round, "a second one does not replace the first");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "no leftovers");
}

/// One flipped bit in a text: SQLite sees nothing wrong, but no list with that entry could be read.
#[test]
fn a_letter_that_is_none_costs_that_letter_only() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).unwrap();
    for number in 0..3 {
        store.save_text(Shelf::Patterns, &format!("P{number}"), &format!("text number {number}")).unwrap();
    }
    drop(store);
    let mut bytes = fs::read(folder.file()).unwrap();
    let at = bytes.windows(13).position(|part| part == b"text number 1").expect("it stands in the file");
    bytes[at + 5] |= 0x80;
    fs::write(folder.file(), &bytes).unwrap();

    let (store, mended) = Store::open_mending(&folder.file()).unwrap();
    let mended = mended.expect("it was damaged");
    assert_eq!(fs::read(&mended.kept).unwrap(), bytes, "the damaged file is kept as it was found");
    let texts: Vec<String> =
        store.texts(Shelf::Patterns).unwrap().into_iter().map(|kept| kept.text).collect();
    assert_eq!(texts, ["text number 0", "text \u{fffd}umber 1", "text number 2"]);
}

/// Pages in the middle of the file are overwritten: what stands on the others is taken over.
#[test]
fn what_can_still_be_read_is_taken_over() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).unwrap();
    store.set_settings("kept").unwrap();
    for number in 0..300 {
        store.save_text(Shelf::Patterns, &format!("P{number:03}"), &"x".repeat(1000)).unwrap();
    }
    let id = store.add_job(NewJob { kind: "review", title: "A – B", request: "{}" }).unwrap();
    store.finish_job(id, "result", &[("pgn.pt".into(), "1. e4".into())]).unwrap();
    drop(store);
    let mut bytes = fs::read(folder.file()).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 2 * 4096].fill(0xa5);
    fs::write(folder.file(), &bytes).unwrap();

    let (store, mended) = Store::open_mending(&folder.file()).unwrap();
    let mended = mended.expect("it was damaged");
    assert_eq!(fs::read(&mended.kept).unwrap(), bytes, "the damaged file is kept as it was found");
    store.check().unwrap();
    assert_eq!(store.settings().unwrap().as_deref(), Some("kept"));
    assert_eq!(store.job_result(id).unwrap().as_deref(), Some("result"));
    assert_eq!(store.document(id, "pgn.pt").unwrap().as_deref(), Some("1. e4"));
    let patterns = store.texts(Shelf::Patterns).unwrap();
    assert!((250..300).contains(&patterns.len()), "{} of 300 patterns", patterns.len());
    assert!(
        patterns.iter().any(|known| known.name == "P000")
            && patterns.iter().any(|known| known.name == "P299")
    );
    // It is a store like any other from now on.
    drop(store);
    assert_eq!(Store::open_mending(&folder.file()).unwrap().1, None);
}

#[test]
fn a_file_of_a_newer_program_is_not_damaged() {
    let folder = Folder::new();
    drop(Store::open(&folder.file()).unwrap());
    let newer = rusqlite::Connection::open(folder.file()).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    assert!(matches!(Store::open_mending(&folder.file()).err(), Some(StoreError::TooNew { found: 99 })));
    assert!(set_aside(&folder).is_empty());
}
