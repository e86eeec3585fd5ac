//! Perft tables: published counts, and counts of shakmaty for Chess960.

use lucena_chess::{Position, divide, perft, perft_with_threads};

const STANDARD: &str = include_str!("../data/standard.perft");
const CHESS960: &str = include_str!("../data/chess960.perft");

/// Counts up to this size are checked in every run; the deep ones by `make perft`.
const QUICK: u64 = 5_000_000;

struct Row {
    name: String,
    position: Position,
    counts: Vec<u64>,
}

fn rows(table: &str) -> Vec<Row> {
    let lines = table.lines().filter(|line| !line.trim_start().starts_with('#') && !line.trim().is_empty());
    lines
        .map(|line| {
            let [name, fen, counts] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
                panic!("three columns expected: {line}");
            };
            let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
            let counts = counts.split_whitespace().map(|count| count.parse().expect("a count")).collect();
            Row { name: name.to_owned(), position, counts }
        })
        .collect()
}

#[track_caller]
fn check(table: &str, limit: u64) {
    for row in rows(table) {
        for (depth, &expected) in (1..).zip(&row.counts).filter(|&(_, &count)| count <= limit) {
            assert_eq!(perft(&row.position, depth), expected, "{} at depth {depth}", row.name);
        }
    }
}

#[test]
fn standard_positions() {
    check(STANDARD, QUICK);
}

#[test]
fn chess960_positions() {
    check(CHESS960, QUICK);
}

#[test]
#[ignore = "a minute of counting: run by `make perft`"]
fn deep_counts() {
    check(STANDARD, u64::MAX);
    check(CHESS960, u64::MAX);
}

#[test]
fn mirrored_positions_have_the_same_counts() {
    for row in rows(STANDARD).into_iter().chain(rows(CHESS960)) {
        assert_eq!(perft(&row.position.mirrored(), 3), row.counts[2], "{}", row.name);
    }
}

#[test]
fn all_chess960_starts_have_between_18_and_21_moves() {
    for number in 0..960 {
        let pos = Position::chess960(number).expect("a number below 960");
        assert!((18..=21).contains(&perft(&pos, 1)), "{number}: {pos:?}");
        let shakmaty = crate::differential::shakmaty_position(&pos);
        assert_eq!(perft(&pos, 3), shakmaty::perft(&shakmaty, 3), "{number}");
    }
}

#[test]
fn divide_and_threads_agree_with_perft() {
    for row in rows(STANDARD) {
        let parts = divide(&row.position, 3);
        assert_eq!(parts.len() as u64, row.counts[0]);
        assert_eq!(parts.iter().map(|&(_, count)| count).sum::<u64>(), row.counts[2]);
        for threads in [1, 2, 3] {
            assert_eq!(perft_with_threads(&row.position, 3, threads), row.counts[2], "{}", row.name);
        }
    }
}

#[test]
fn depth_zero_is_the_position_itself() {
    assert_eq!(perft(&Position::start(), 0), 1);
    assert_eq!(perft_with_threads(&Position::start(), 0, 2), 1);
}
