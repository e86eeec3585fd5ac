//! A process that writes is killed again and again: nothing acknowledged is lost, and the file opens.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use lucena_store::{Shelf, Status, Store};

use crate::folder::Folder;

/// How often the writer is killed.
const KILLS: u64 = 25;

/// Lets a writer acknowledge some writes, kills it in the middle of the next, and gives what it acknowledged.
fn write_and_kill(file: &Path, first: u64, count: u64) -> Vec<u64> {
    let mut writer = Command::new(env!("CARGO_BIN_EXE_lucena-store-writer"))
        .arg(file)
        .arg(first.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the writer starts");
    let out = writer.stdout.take().expect("it was piped");
    let mut lines = BufReader::new(out).lines();
    let mut acknowledged = Vec::new();
    let read = |line: std::io::Result<String>| line.ok().and_then(|line| line.parse::<u64>().ok());
    for line in lines.by_ref().take(count as usize) {
        acknowledged.extend(read(line));
    }
    writer.kill().expect("it can be killed");
    // What it acknowledged before the tactic counts too.
    acknowledged.extend(lines.filter_map(read));
    writer.wait().expect("it ended");
    acknowledged
}

#[test]
fn nothing_acknowledged_is_lost() {
    let folder = Folder::new();
    let mut all: Vec<u64> = Vec::new();
    for round in 0..KILLS {
        let first = all.last().map_or(0, |last| last + 1);
        // Odd numbers of writes, so that the tactic falls on every kind of write.
        all.extend(write_and_kill(&folder.file(), first, 3 + round * 7 % 11));
        check(&folder.file(), &all);
    }
    assert!(all.len() as u64 >= 3 * KILLS, "only {} writes were acknowledged", all.len());
}

fn check(file: &Path, all: &[u64]) {
    let store = Store::open(file).expect("the file opens after the tactic");
    store.check().expect("the file is sound");
    let settings: u64 = store.settings().expect("settings").map_or(0, |text| text.parse().expect("a number"));
    let patterns: BTreeSet<String> =
        store.texts(Shelf::Patterns).expect("patterns").into_iter().map(|pattern| pattern.name).collect();
    let reviews = store.jobs("review").expect("jobs");
    let feedback: BTreeSet<u32> =
        store.feedback().expect("feedback").into_iter().filter_map(|one| one.ply).collect();
    for &number in all {
        match number % 4 {
            0 => assert!(patterns.contains(&format!("P{number}")), "pattern {number} is lost"),
            1 => assert!(number <= settings, "settings {number} are lost"),
            2 => {
                let job = reviews.iter().find(|job| job.request == number.to_string());
                let job = job.unwrap_or_else(|| panic!("review {number} is lost"));
                assert_eq!(job.status, Status::Done, "review {number}");
                assert!(store.job_result(job.id).expect("a result").is_some(), "result of {number}");
                assert!(store.document(job.id, "pgn").expect("documents").is_some(), "document of {number}");
            }
            _ => assert!(feedback.contains(&(number as u32)), "feedback {number} is lost"),
        }
    }
}
