//! Replaying and searching a base from PGN and from its index on one thread, beside pgn-reader with shakmaty's
//! rules, in turns in one run.
//!
//! `cargo bench -p lucena-games [-- FILE]`; without a file the shared collection of masters' games is used.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark prints and may fail; 2026-11-15")]

use std::hint::black_box;
use std::io::Read;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use lucena_games::collection::{Chunks, Piece, unpack};
use lucena_games::hit::{Hunt, Hunter, Keep};
use lucena_games::index::{Blocks, build, path_of};
use lucena_games::pgn::{Interest, Opening, ReadLimits, Spectator, Trouble, replay};
use lucena_lang::patlan::Library;
use shakmaty::{Chess, Position};

/// Bare replay by pgn-reader and shakmaty: the yardstick.
struct Bare(u64);

impl pgn_reader::Visitor for Bare {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Chess> {
        self.0 += 1;
        ControlFlow::Continue(Chess::default())
    }

    fn san(&mut self, pos: &mut Chess, san: pgn_reader::SanPlus) -> ControlFlow<()> {
        let Ok(mv) = san.san.to_move(pos) else { return ControlFlow::Break(()) };
        pos.play_unchecked(mv);
        self.0 += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, pos: Chess) {
        black_box(pos);
    }
}

/// Our replay, with a spectator that counts positions.
struct Counter(u64);

impl Spectator for Counter {
    fn begin(&mut self, _: &Opening<'_>) -> Interest {
        self.0 += 1;
        Interest::Moves
    }

    fn moved(&mut self, _: lucena_chess::Move, after: &lucena_chess::Position) {
        black_box(after);
        self.0 += 1;
    }

    fn broken(&mut self, trouble: Trouble) {
        panic!("{trouble}");
    }
}

fn bare(bytes: &[u8]) -> u64 {
    let mut visitor = Bare(0);
    pgn_reader::Reader::new(bytes).visit_all_games(&mut visitor).unwrap();
    visitor.0
}

fn ours(bytes: &[u8]) -> u64 {
    let mut counter = Counter(0);
    for piece in Chunks::new(bytes, 0, &ReadLimits::default()) {
        let Piece::Chunk(chunk) = piece else { panic!("{piece:?}") };
        replay(&chunk.bytes, chunk.offset, &ReadLimits::default(), &mut counter);
    }
    counter.0
}

/// Our replay with a search for patterns in every position.
fn hunt(bytes: &[u8], patterns: &[&str]) -> u64 {
    let library = Library::standard();
    let programs = patterns.iter().map(|name| library.get(name).unwrap().clone()).collect();
    let hunt = Hunt { keep: Keep::Nothing, ..Hunt::new(programs) };
    let mut hunter = Hunter::new(&hunt);
    let mut positions = 0;
    for piece in Chunks::new(bytes, 0, &ReadLimits::default()) {
        let Piece::Chunk(chunk) = piece else { panic!("{piece:?}") };
        positions += hunter.hunt(&chunk).counters.positions;
    }
    positions
}

/// The same search from the index of a base.
fn hunt_index(base: &Path, patterns: &[&str]) -> u64 {
    let library = Library::standard();
    let programs = patterns.iter().map(|name| library.get(name).unwrap().clone()).collect();
    let hunt = Hunt { keep: Keep::Nothing, ..Hunt::new(programs) };
    let mut hunter = Hunter::new(&hunt);
    let mut positions = 0;
    for piece in Blocks::open(base).unwrap() {
        let Piece::Chunk(block) = piece else { panic!("{piece:?}") };
        positions += hunter.hunt_block(&block).unwrap().counters.positions;
    }
    positions
}

/// A base with its index in the folder for temporary files; both are removed in the end.
struct Indexed(PathBuf);

impl Indexed {
    fn new(bytes: &[u8]) -> Indexed {
        let base = std::env::temp_dir().join(format!("lucena-bench-{}.pgn", std::process::id()));
        std::fs::write(&base, bytes).unwrap();
        let limits = ReadLimits::default();
        build(&base, Chunks::new(bytes, 0, &limits), &limits, |_| Ok(())).unwrap();
        Indexed(base)
    }
}

impl Drop for Indexed {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(path_of(&self.0));
        let _ = std::fs::remove_file(&self.0);
    }
}

const PHILIDOR: &[&str] = &["PHILIDOR"];
const PASSIVE: &[&str] = &["LINHARES_06_10"];
const FOUR: &[&str] = &["PHILIDOR", "ANASTASIA_SCENARIO_01", "ANASTASIA_SCENARIO_02", "LINHARES_06_10"];

/// The time this thread has had a processor, where the system tells: other work on the machine does not count.
fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(told.split_whitespace().next()?.parse().ok()?))
}

fn time(run: impl Fn() -> u64) -> (u64, Duration) {
    let (start, used) = (Instant::now(), processor_time());
    let positions = run();
    let elapsed = start.elapsed();
    let spent = processor_time().zip(used).map(|(after, before)| after - before);
    (positions, spent.unwrap_or(elapsed))
}

/// Reads a whole base and counts the positions it saw.
type Run<'a> = Box<dyn Fn() -> u64 + 'a>;

fn main() {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/pgn/masters-50k.pgn.zst");
    let path = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let Ok(file) = std::fs::File::open(path.as_deref().unwrap_or(default)) else {
        return println!("no file to read: give one after `--`");
    };
    let mut bytes = Vec::new();
    unpack(file).unwrap().0.read_to_end(&mut bytes).unwrap();
    let indexed = Indexed::new(&bytes);
    let (bytes, base) = (bytes.as_slice(), indexed.0.as_path());
    let runs: [(&str, Run<'_>); 7] = [
        ("pgn-reader + shakmaty", Box::new(|| bare(bytes))),
        ("lucena, replay", Box::new(|| ours(bytes))),
        ("with PHILIDOR", Box::new(|| hunt(bytes, PHILIDOR))),
        ("with LINHARES_06_10", Box::new(|| hunt(bytes, PASSIVE))),
        ("with four patterns", Box::new(|| hunt(bytes, FOUR))),
        ("index, PHILIDOR", Box::new(|| hunt_index(base, PHILIDOR))),
        ("index, LINHARES_06_10", Box::new(|| hunt_index(base, PASSIVE))),
    ];
    let mut best = [Duration::MAX; 7];
    let mut positions = [0; 7];
    for _ in 0..7 {
        for (turn, (_, run)) in runs.iter().enumerate() {
            let (count, elapsed) = time(run);
            best[turn] = best[turn].min(elapsed);
            positions[turn] = count;
        }
    }
    assert!(positions.iter().all(|&count| count == positions[0]), "{positions:?}");
    for ((name, _), time) in runs.iter().zip(best) {
        let (seconds, ratio) = (time.as_secs_f64(), best[0].as_secs_f64() / time.as_secs_f64());
        let rate = positions[0] as f64 / seconds / 1e6;
        println!("{name:22} {:8.1} ms  {rate:6.2} M positions/s  ratio {ratio:.2}", seconds * 1e3);
    }
}
