//! Replaying and searching a base from PGN on one thread, beside pgn-reader with shakmaty's rules, in turns in
//! one run.
//!
//! `cargo bench -p lucena-games [-- FILE]`; without a file the shared collection of masters' games is used.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark prints and may fail; 2026-11-15")]

use std::hint::black_box;
use std::io::Read;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use lucena_games::collection::{Chunks, Piece, unpack};
use lucena_games::hit::{Hunt, Hunter, Keep};
use lucena_games::pgn::{Interest, Limits, Opening, Spectator, Trouble, replay};
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
    for piece in Chunks::new(bytes, 0, &Limits::default()) {
        let Piece::Chunk(chunk) = piece else { panic!("{piece:?}") };
        replay(&chunk.bytes, chunk.offset, &Limits::default(), &mut counter);
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
    for piece in Chunks::new(bytes, 0, &Limits::default()) {
        let Piece::Chunk(chunk) = piece else { panic!("{piece:?}") };
        positions += hunter.hunt(&chunk).counters.positions;
    }
    positions
}

fn philidor(bytes: &[u8]) -> u64 {
    hunt(bytes, &["PHILIDOR"])
}

fn passive(bytes: &[u8]) -> u64 {
    hunt(bytes, &["LINHARES_06_10"])
}

fn four(bytes: &[u8]) -> u64 {
    hunt(bytes, &["PHILIDOR", "ANASTASIA_SCENARIO_01", "ANASTASIA_SCENARIO_02", "LINHARES_06_10"])
}

fn time(run: impl Fn() -> u64) -> (u64, Duration) {
    let start = Instant::now();
    (run(), start.elapsed())
}

/// Reads a whole file in memory and counts the positions it saw.
type Run = fn(&[u8]) -> u64;

fn main() {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/pgn/masters-50k.pgn.zst");
    let path = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let Ok(file) = std::fs::File::open(path.as_deref().unwrap_or(default)) else {
        return println!("no file to read: give one after `--`");
    };
    let mut bytes = Vec::new();
    unpack(file).unwrap().0.read_to_end(&mut bytes).unwrap();
    let runs: [(&str, Run); 5] = [
        ("pgn-reader + shakmaty", bare),
        ("lucena, replay", ours),
        ("with PHILIDOR", philidor),
        ("with LINHARES_06_10", passive),
        ("with four patterns", four),
    ];
    let mut best = [Duration::MAX; 5];
    let mut positions = [0; 5];
    for _ in 0..3 {
        for (turn, (_, run)) in runs.iter().enumerate() {
            let (count, elapsed) = time(|| run(&bytes));
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
