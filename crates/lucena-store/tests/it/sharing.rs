//! Two programs on one folder: both write, neither is refused; and nobody but the owner reads.

use lucena_store::{NewJob, Shelf, Store};

use crate::folder::Folder;

/// Each reads what is there before it writes, which is refused at once where the right to write comes after the reading.
#[test]
fn programs_save_the_same_pattern_in_turns() {
    const EACH: usize = 60;
    let folder = Folder::new();
    // Reading takes its time, so that the others write meanwhile.
    let filler = "x".repeat(100_000);
    let together = std::sync::Barrier::new(4);
    let save = |program: usize| {
        let store = Store::open(&folder.file()).expect("the file opens");
        together.wait();
        let tries = (0..EACH)
            .map(|number| store.save_text(Shelf::Patterns, "FORK", &format!("{program} {number} {filler}")));
        tries.filter_map(Result::err).map(|error| error.to_string()).collect::<Vec<String>>()
    };
    let refused = std::thread::scope(|scope| {
        let save = &save;
        let programs = [0, 1, 2, 3].map(|program| scope.spawn(move || save(program)));
        programs.map(|program| program.join().expect("it ends"))
    });
    assert_eq!(refused.concat(), Vec::<String>::new());
    let versions = Store::open(&folder.file()).unwrap().versions(Shelf::Patterns, "FORK").unwrap();
    assert_eq!(versions.len(), 4 * EACH, "every text became a version");
}

/// A new folder that several programs begin to use in the same moment.
#[test]
fn programs_that_start_together_all_start() {
    for _ in 0..10 {
        let folder = Folder::new();
        let start = || Store::open(&folder.file()).and_then(|store| store.set_settings("here")).err();
        let refused: Vec<_> = std::thread::scope(|scope| {
            let programs: Vec<_> = (0..6).map(|_| scope.spawn(start)).collect();
            programs.into_iter().filter_map(|program| program.join().expect("it ends")).collect()
        });
        assert!(refused.is_empty(), "{refused:?}");
    }
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &std::path::Path| path.metadata().expect("it is there").permissions().mode() & 0o777;
    let outer = Folder::new();
    let folder = outer.path().join("data");
    let file = folder.join("lucena.sqlite");
    let store = Store::open(&file).unwrap();
    store.add_job(NewJob { kind: "review", title: "A – B", request: "{}" }).unwrap();
    assert_eq!(mode(&folder), 0o700);
    let files = || std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    assert!(files().count() > 1, "what is written ahead lies beside the file");
    for path in files() {
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    // A file of an older program, which everybody could read, is closed.
    drop(store);
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    drop(Store::open(&file).unwrap());
    assert_eq!(mode(&file), 0o600);
}
