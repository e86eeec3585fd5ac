//! The index: the same catch as from the PGN, never out of date, never half written, never believed when damaged.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use lucena_games::collection::{Chunk, Chunks};
use lucena_games::hit::{Catch, Hunt, Hunter, Sides};
use lucena_games::index::{Blocks, IndexError, build, path_of};
use lucena_games::pgn::Limits;
use lucena_games::scan::{Done, scan};
use lucena_lang::patlan::Library;

use crate::samples::{MIXED, shared};

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
    let limits = Limits::default();
    build(base, Chunks::new(&bytes[..], 0, &limits).with_size(20_000), &limits, |_, _| Ok(()))
}

fn add(whole: &mut Catch, mut part: Catch) {
    whole.counters.add(&part.counters);
    part.games.iter_mut().for_each(|game| game.number += whole.read);
    whole.games.append(&mut part.games);
    whole.read += part.read;
}

fn from_pgn(hunt: &Hunt, bytes: &[u8]) -> Catch {
    Hunter::new(hunt).hunt(&Chunk { bytes: bytes.to_vec(), offset: 0 })
}

fn from_index(hunt: &Hunt, base: &Path) -> Catch {
    let mut whole = Hunter::new(hunt).hunt(&Chunk { bytes: Vec::new(), offset: 0 });
    let blocks = Blocks::open(base).unwrap();
    let broken = blocks.broken;
    let make_worker = || {
        let mut hunter = Hunter::new(hunt);
        move |block: Chunk| hunter.hunt_block(&block).unwrap()
    };
    scan(blocks, 2, &AtomicBool::new(false), make_worker, |done| {
        let Done::Chunk(catch) = done else { panic!("{done:?}") };
        add(&mut whole, catch);
        ControlFlow::Continue(())
    });
    whole.counters.broken = broken;
    whole
}

/// Everything but the texts and the tags, of which the index keeps only the useful ones.
fn essence(catch: Catch) -> impl PartialEq + std::fmt::Debug {
    let games: Vec<_> =
        catch.games.into_iter().map(|game| (game.number, game.offset, game.outcome, game.hits)).collect();
    (catch.counters, games)
}

#[test]
fn the_index_gives_the_same_catch_as_the_games() {
    let library = Library::standard();
    let programs: Vec<_> =
        ["PHILIDOR", "ANASTASIA", "LINHARES_06_10"].map(|name| library.get(name).unwrap().clone()).to_vec();
    for bytes in
        [Some(MIXED.to_vec()), shared("smothered-mates.pgn"), shared("famous.pgn")].into_iter().flatten()
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
    let limits = Limits::default();
    let mut pieces = 0;
    let result = build(&base, Chunks::new(&bytes[..], 0, &limits).with_size(5000), &limits, |_, _| {
        pieces += 1;
        if pieces == 3 { Err(std::io::ErrorKind::Interrupted.into()) } else { Ok(()) }
    });
    assert!(result.is_err());
    assert_eq!(fs::read(path_of(&base)).unwrap(), old);
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 2);
}
