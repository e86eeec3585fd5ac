//! Files that are broken, enormous or no games at all: a warning with the place, and the rest is read.

use lucena_chess::testkit::Random;
use lucena_games::collection::{Chunks, Piece};
use lucena_games::pgn::{ReadLimits, Reason, replay};

use crate::samples::{MIXED, Scribe, read_all, read_in_chunks};

const GOOD: &str = "[Event \"good\"]\n\n1. e4 e5 2. Nf3 *\n\n";

/// Between two good games, the bad one is the only trouble.
#[track_caller]
fn check(bad: &str, matches: impl Fn(&Reason) -> bool) {
    let text = format!("{GOOD}{bad}\n\n{GOOD}");
    let scribe = read_all(text.as_bytes());
    assert_eq!(scribe.games.len(), 2, "{:?}", scribe.games);
    assert_eq!(scribe.troubles.len(), 1, "{:?}", scribe.troubles);
    let trouble = &scribe.troubles[0];
    assert!(matches(&trouble.reason), "{trouble}");
    assert_eq!((trouble.game, trouble.offset), (2, GOOD.len() as u64));
}

#[test]
fn a_broken_game_is_skipped_alone() {
    check("[Event \"x\"]\n\n1. e4 e5 2. Nd5 *", |reason| matches!(reason, Reason::Move { ply: 2, .. }));
    check("[Event \"x\"]\n\n1. e4 {never closed", |reason| *reason == Reason::OpenComment);
    check("[Event \"x\"]\n\n1. e4 (1. d4 {never closed", |reason| *reason == Reason::OpenVariation);
    check("[Event \"x\"]\n\n1. e4 (1. d4 d5 2. c4 *", |reason| *reason == Reason::OpenVariation);
    check("[Event \"x\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*", |reason| {
        matches!(reason, Reason::Fen(_))
    });
    check("[Event \"x\"]\n[Variant \"Atomic\"]\n\n1. e4 *", |reason| matches!(reason, Reason::Variant(_)));
    check("[Event \"x\"]\n\n1. e4 -- 2. d4 *", |reason| matches!(reason, Reason::NullMove { ply: 1, .. }));
    check("[Event \"x\"]\n\n1. e4 P@e5 2. d4 *", |reason| matches!(reason, Reason::Move { ply: 1, .. }));
}

#[test]
fn limits_are_kept() {
    let tags: String = (0..1001).map(|n| format!("[Tag{n} \"\"]\n")).collect();
    check(&format!("{tags}\n*"), |reason| *reason == Reason::TooManyTags);
    let dance = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(250_000);
    check(&format!("[Event \"a million plies\"]\n\n{dance}*"), |reason| *reason == Reason::TooManyPlies);
    let long = format!("[Event \"{}\"]\n\n*", "x".repeat(100_000));
    check(&long, |reason| *reason == Reason::BadTag);
    let giant = format!("[Event \"x\"]\n\n1. e4 {{{}}} *", "x".repeat(9 << 20));
    check(&giant, |reason| *reason == Reason::TooManyBytes);
}

#[test]
fn a_large_comment_within_the_limits_is_no_trouble() {
    let text = format!("{GOOD}[Event \"x\"]\n\n1. e4 {{{}}} e5 *\n\n{GOOD}", "word ".repeat(1 << 20));
    let scribe = read_in_chunks(text.as_bytes(), 10_000);
    assert_eq!((scribe.games.len(), scribe.troubles.len()), (3, 0));
}

#[test]
fn a_game_larger_than_memory_should_hold_is_passed_over_while_reading() {
    let limits = ReadLimits { game_bytes: 50_000, ..ReadLimits::default() };
    let text = format!("{GOOD}[Event \"x\"]\n\n1. e4 {{{}}} *\n\n{GOOD}", "x y\n".repeat(100_000));
    let (mut scribe, mut passed, mut largest) = (Scribe::default(), Vec::new(), 0);
    for piece in Chunks::new(text.as_bytes(), 0, &limits).with_size(1000) {
        match piece {
            Piece::Chunk(chunk) => {
                largest = largest.max(chunk.bytes.len());
                replay(&chunk.bytes, chunk.offset, &limits, &mut scribe);
            }
            Piece::TooLarge { offset } => passed.push(offset),
            Piece::Broken { error, .. } => panic!("{error}"),
        }
    }
    assert_eq!(scribe.games.len(), 2);
    assert_eq!(passed, [GOOD.len() as u64]);
    assert!(largest < 51_000, "{largest}");
    assert_eq!(scribe.games[1].offset as usize, text.len() - GOOD.len());
}

#[test]
fn a_file_that_breaks_off_anywhere_never_panics() {
    for end in 0..MIXED.len() {
        let scribe = read_all(&MIXED[..end]);
        assert!(scribe.games.len() <= 7);
    }
}

#[test]
fn binary_files_are_no_games() {
    let mut random = Random::new(1);
    let bytes: Vec<u8> = (0..1 << 20).map(|_| random.next_u64() as u8).collect();
    let scribe = read_in_chunks(&bytes, 4096);
    assert!(scribe.games.iter().all(|game| game.moves.len() < 10));
    assert!(!scribe.troubles.is_empty());
    assert_eq!(read_all(b"GIF89a\0\x01\x02").troubles[0].reason, Reason::NotAGame);
    assert_eq!(read_all(b"").troubles, []);
    assert_eq!(read_all(b" \r\n\t\n\n").troubles, []);
}

#[test]
fn lines_that_end_with_carriage_returns_alone_are_lines() {
    let text = GOOD.repeat(3).replace('\n', "\r");
    let scribe = read_in_chunks(text.as_bytes(), 10);
    assert_eq!((scribe.games.len(), scribe.troubles.len()), (3, 0));
}
