//! The index: the same findings as from the PGN, never out of date, never half written, never believed when damaged.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use lucena_chess::testkit::Random;
use lucena_chess::{Move, Position, Role};
use lucena_games::collection::{Chunk, Chunks, Piece};
use lucena_games::hit::{Findings, Hunt, Hunter, Keep, Sides};
use lucena_games::index::{Blocks, IndexError, Records, build, path_of};
use lucena_games::pgn::ReadLimits;
use lucena_games::scan::{Done, scan};
use lucena_lang::Source;
use lucena_lang::patlan::Library;

use crate::samples::{MIXED, OWN, shared};

/// A folder of this test alone, with a base in it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, bytes: &[u8]) -> (Folder, PathBuf) {
        let path = std::env::temp_dir().join(format!("lucena-index-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        let base = path.join("base.pgn");
        fs::write(&base, bytes).unwrap();
        (Folder(path), base)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn build_index(base: &Path) -> std::io::Result<lucena_games::index::Built> {
    let bytes = fs::read(base)?;
    let limits = ReadLimits::default();
    build(base, Chunks::new(&bytes[..], 0, &limits).with_size(20_000), &limits, |_| Ok(()))
}

fn add(whole: &mut Findings, mut part: Findings) {
    whole.counters.add(&part.counters);
    part.games.iter_mut().for_each(|game| game.number += whole.read);
    whole.games.append(&mut part.games);
    whole.read += part.read;
}

fn from_pgn(hunt: &Hunt, bytes: &[u8]) -> Findings {
    Hunter::new(hunt).hunt(&Chunk { bytes: bytes.to_vec(), offset: 0 })
}

fn from_index(hunt: &Hunt, base: &Path) -> Findings {
    let mut whole = Hunter::new(hunt).hunt(&Chunk { bytes: Vec::new(), offset: 0 });
    let blocks = Blocks::open(base).unwrap();
    let broken = blocks.broken;
    let make_worker = || {
        let mut hunter = Hunter::new(hunt);
        move |block: Chunk| hunter.hunt_block(&block).unwrap()
    };
    scan(blocks, 2, &AtomicBool::new(false), make_worker, |done| {
        let Done::Chunk(findings) = done else { panic!("{done:?}") };
        add(&mut whole, findings);
        ControlFlow::Continue(())
    });
    whole.counters.broken = broken;
    whole
}

/// Everything but the texts and the tags, of which the index keeps only the useful ones.
fn essence(findings: Findings) -> impl PartialEq + std::fmt::Debug {
    let games: Vec<_> =
        findings.games.into_iter().map(|game| (game.number, game.offset, game.outcome, game.hits)).collect();
    (findings.counters, games)
}

#[test]
fn the_index_gives_the_same_catch_as_the_games() {
    let library = Library::standard();
    let programs: Vec<_> =
        ["PHILIDOR", "ANASTASIA", "LINHARES_06_10"].map(|name| library.get(name).unwrap().clone()).to_vec();
    for bytes in
        [Some(MIXED.to_vec()), Some(OWN.to_vec()), shared("smothered-mates.pgn"), shared("famous.pgn")]
            .into_iter()
            .flatten()
    {
        let (_folder, base) = Folder::new("same", &bytes);
        build_index(&base).unwrap();
        for sides in [Sides::ToMove, Sides::White, Sides::Black, Sides::Both] {
            for plies in [0..=usize::MAX, 11..=40] {
                for programs in [programs.clone(), programs[2..].to_vec()] {
                    let hunt = Hunt { sides, plies: plies.clone(), ..Hunt::new(programs) };
                    assert_eq!(
                        essence(from_index(&hunt, &base)),
                        essence(from_pgn(&hunt, &bytes)),
                        "{sides:?} {plies:?}"
                    );
                }
            }
        }
    }
}

/// Games of random moves, every second one from a Chess960 position: promotions, castlings and bare kings that
/// no collection has so often.
fn random_games(count: usize) -> Vec<u8> {
    let mut random = Random::new(41);
    let mut text = String::new();
    for number in 0..count {
        let mut pos = Position::start();
        text.push_str("[Event \"Random\"]\n");
        if number % 2 == 1 {
            pos = Position::chess960(random.below(960)).expect("below 960");
            text.push_str(&format!("[SetUp \"1\"]\n[FEN \"{}\"]\n", pos.fen()));
        }
        text.push('\n');
        for _ in 0..random.below(300) {
            let moves = pos.legal_moves();
            // Captures and pawn moves more often, so that games come to their endings.
            let lively: Vec<Move> = moves
                .iter()
                .copied()
                .filter(|mv| mv.is_capture() || pos.role_on(mv.from()) == Some(Role::Pawn))
                .collect();
            let pool = if random.below(2) == 0 { &lively[..] } else { &moves[..] };
            let Some(&mv) = random.choose(pool) else { continue };
            text.push_str(&pos.san(mv));
            text.push('\n');
            pos.play_unchecked(mv);
        }
        text.push_str("*\n\n");
    }
    text.into_bytes()
}

/// The whole library at once, each pattern alone, and in the small base with every instance kept.
#[test]
fn the_index_gives_the_same_catch_for_the_whole_library() {
    let library: Vec<_> = Library::standard().programs().cloned().collect();
    let bases = [Some(MIXED.to_vec()), Some(random_games(20)), shared("smothered-mates.pgn")];
    for bytes in bases.into_iter().flatten() {
        let (_folder, base) = Folder::new("library", &bytes);
        build_index(&base).unwrap();
        let check = |hunt: Hunt| {
            let names: Vec<&str> = hunt.programs.iter().map(|program| program.name()).collect();
            assert_eq!(essence(from_index(&hunt, &base)), essence(from_pgn(&hunt, &bytes)), "{names:?}");
        };
        let keep = if bytes == MIXED { Keep::Scenarios } else { Keep::Nothing };
        check(Hunt { keep, ..Hunt::new(library.clone()) });
        check(Hunt { keep, sides: Sides::Both, ..Hunt::new(library.clone()) });
        for program in &library {
            check(Hunt { keep: Keep::Nothing, ..Hunt::new(vec![program.clone()]) });
        }
    }
}

/// A game whose pawns never stand as a pattern wants is passed over: its moves are not even looked at.
#[test]
fn games_without_the_pawn_structure_are_passed_over() {
    let source = "PATTERN \"FACE_TO_FACE\" AUTHOR \"a\" DESCRIPTION \"d\" SCENARIO P1 UNDEROF p1;";
    let (library, _) = Library::new().extended(&[Source::new("test", source)]);
    let hunt = Hunt::new(library.programs().cloned().collect());
    assert_eq!(hunt.programs.len(), 1);
    let text = "[White \"Without\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 1-0\n\n[White \"With\"]\n\n1. e4 e5 0-1\n\n";
    let (_folder, base) = Folder::new("structure", text.as_bytes());
    build_index(&base).unwrap();
    let blocks: Vec<_> = Blocks::open(&base).unwrap().collect();
    let [Piece::Chunk(block)] = blocks.as_slice() else { panic!("{blocks:?}") };
    let structures: Vec<u16> = Records::of(block).map(|record| record.unwrap().structure.to_bits()).collect();
    assert_ne!(structures[0], structures[1]);
    // The knight's first move becomes one that cannot be played: a game that is passed over does not notice.
    let mut forged = block.clone();
    let knight = Position::start().parse_san("Nf3").unwrap().to_bits().to_le_bytes();
    let at = forged.bytes.windows(2).position(|pair| pair == knight).unwrap();
    forged.bytes[at..at + 2].copy_from_slice(&[0xff, 0xff]);
    let findings = Hunter::new(&hunt).hunt_block(&forged).unwrap();
    assert_eq!((findings.counters.games, findings.counters.positions), (2, 8));
    assert_eq!(findings.games.len(), 1);
    let both = Hunt { sides: Sides::Both, ..hunt.clone() };
    assert!(Hunter::new(&both).hunt_block(&forged).is_err());
}

/// An index of another version is refused with its number, and built anew.
#[test]
fn an_older_index_is_refused_by_its_version() {
    let (_folder, base) = Folder::new("older", MIXED);
    build_index(&base).unwrap();
    let mut bytes = fs::read(path_of(&base)).unwrap();
    bytes[8..12].copy_from_slice(&1u32.to_le_bytes());
    fs::write(path_of(&base), &bytes).unwrap();
    assert!(matches!(Blocks::open(&base), Err(IndexError::Version(1))));
    build_index(&base).unwrap();
    assert!(Blocks::open(&base).is_ok());
}

#[test]
fn a_changed_base_is_noticed() {
    let (_folder, base) = Folder::new("changed", MIXED);
    assert!(matches!(Blocks::open(&base), Err(IndexError::Io(_))));
    build_index(&base).unwrap();
    assert!(Blocks::open(&base).is_ok());
    let mut changed = MIXED.to_vec();
    changed[600] ^= 1;
    fs::write(&base, &changed).unwrap();
    assert!(matches!(Blocks::open(&base), Err(IndexError::Stale)));
    build_index(&base).unwrap();
    assert!(Blocks::open(&base).is_ok());
    fs::write(&base, MIXED.repeat(2)).unwrap();
    assert!(matches!(Blocks::open(&base), Err(IndexError::Stale)));
}

#[test]
fn damage_is_noticed_wherever_it_is() {
    let (_folder, base) = Folder::new("damaged", MIXED);
    build_index(&base).unwrap();
    let path = path_of(&base);
    let good = fs::read(&path).unwrap();
    let reads_to_the_end = || {
        let Ok(blocks) = Blocks::open(&base) else { return false };
        let hunt = Hunt::new(Vec::new());
        let mut hunter = Hunter::new(&hunt);
        let mut all_good = true;
        for piece in blocks {
            all_good &= matches!(&piece, lucena_games::collection::Piece::Chunk(block) if hunter.hunt_block(block).is_ok());
        }
        all_good
    };
    assert!(reads_to_the_end());
    // The last eight bytes count the broken games, and nothing but the count depends on them.
    for at in 0..good.len() - 8 {
        let mut bad = good.clone();
        bad[at] ^= 0x10;
        fs::write(&path, &bad).unwrap();
        assert!(!reads_to_the_end(), "byte {at}");
    }
    for end in (0..good.len() - 1).step_by(7) {
        fs::write(&path, &good[..end]).unwrap();
        assert!(!reads_to_the_end(), "cut at {end}");
    }
}

#[test]
fn an_interruption_leaves_the_old_index_and_no_rest() {
    let (folder, base) = Folder::new("interrupted", &MIXED.repeat(100));
    build_index(&base).unwrap();
    let old = fs::read(path_of(&base)).unwrap();
    let bytes = fs::read(&base).unwrap();
    let limits = ReadLimits::default();
    let mut pieces = 0;
    let result = build(&base, Chunks::new(&bytes[..], 0, &limits).with_size(5000), &limits, |_| {
        pieces += 1;
        if pieces == 3 { Err(std::io::ErrorKind::Interrupted.into()) } else { Ok(()) }
    });
    assert!(result.is_err());
    assert_eq!(fs::read(path_of(&base)).unwrap(), old);
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 2);
}

/// A killed program leaves its unfinished index; the next one removes it, but not one that somebody works on, nor other files.
#[test]
fn what_killed_programs_left_is_swept_away() {
    let (folder, base) = Folder::new("swept", OWN);
    let beside = |end: &str| folder.0.join(format!("base.pgn.index{end}"));
    let (left, held, other) = (beside(".77-0.tmp"), beside(".78-3.tmp"), beside(".mine.tmp"));
    for path in [&left, &held, &other] {
        fs::write(path, "half").unwrap();
    }
    let worker = fs::File::open(&held).unwrap();
    worker.lock().unwrap();
    build_index(&base).unwrap();
    assert_eq!([&left, &held, &other].map(|path| path.exists()), [false, true, true]);
    drop(worker);
    build_index(&base).unwrap();
    assert_eq!([&held, &other].map(|path| path.exists()), [false, true]);
}
