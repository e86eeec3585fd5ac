//! Files and folders that cannot be used are refused with the right reason, and what is there stays as it was.

use std::fs;

use lucena_store::{Store, StoreError, VERSION};

use crate::folder::Folder;

#[test]
fn a_newer_file_is_left_alone() {
    let folder = Folder::new();
    drop(Store::open(&folder.file()).unwrap());
    let newer = rusqlite::Connection::open(folder.file()).unwrap();
    newer.pragma_update(None, "user_version", VERSION + 1).unwrap();
    drop(newer);
    let refused = Store::open(&folder.file()).err();
    assert!(matches!(refused, Some(StoreError::TooNew { found }) if found == VERSION + 1), "{refused:?}");
}

#[test]
fn a_file_that_is_no_store_is_damaged() {
    let folder = Folder::new();
    fs::write(folder.file(), "this is a letter to my aunt ".repeat(100)).unwrap();
    let refused = Store::open(&folder.file()).err();
    assert!(matches!(refused, Some(StoreError::Damaged)), "{refused:?}");
}

#[test]
fn a_folder_in_the_place_of_the_file_cannot_be_opened() {
    let folder = Folder::new();
    let refused = Store::open(folder.path()).err();
    assert!(matches!(refused, Some(StoreError::CannotOpen(_))), "{refused:?}");
    fs::write(folder.path().join("file"), "").unwrap();
    let below = Store::open(&folder.path().join("file").join("lucena.sqlite")).err();
    assert!(matches!(below, Some(StoreError::CannotOpen(_))), "{below:?}");
}

/// A file without room left behaves like a full disk: the write is refused, what was there is there.
#[test]
fn a_full_disk_loses_nothing() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).unwrap();
    store.set_settings("before").unwrap();
    store.limit_bytes(20 * 4096).unwrap();
    let refused = store.set_settings(&"x".repeat(1 << 20)).err();
    assert!(matches!(refused, Some(StoreError::Full)), "{refused:?}");
    assert_eq!(store.settings().unwrap().as_deref(), Some("before"));
    store.check().unwrap();
}
