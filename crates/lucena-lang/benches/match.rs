//! How many positions of real games a second are matched, one thread, matching only.
//!
//! The positions come from a PGN file (`LUCENA_PGN`, or the famous games of the shared data), replayed before
//! the clock starts; without one, from random games, and the report says so. Each position is asked about by
//! the side to move, as a search through a base does. Run with `cargo bench -p lucena-lang`.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a benchmark reports to the terminal, and reads files and the clock; 2026-11-16"
)]

use std::time::Instant;

use lucena_chess::Position;
use lucena_lang::patlan::{Library, Matcher, Program};

fn main() {
    let (positions, origin) = positions();
    println!("{} positions of {origin}; matching only, one thread", positions.len());

    let start = Instant::now();
    let library = Library::compile_standard();
    println!("{} patterns compiled in {:.1} ms", library.len(), start.elapsed().as_secs_f64() * 1e3);

    for name in [
        "LINHARES_08_20_B",
        "PHILIDOR",
        "LINHARES_06_10",
        "ANASTASIA",
        "DYNAMICDOUBLEATTACK",
        "BACK_RANK_MATE",
    ] {
        let program = library.get(name).expect("a shipped pattern");
        measure(&format!("{name} (valid instance?)"), &positions, |matcher, pos| {
            matcher.look(pos, pos.turn()).occurs(program) == Ok(true)
        });
        measure(&format!("{name} (raw instance?)"), &positions, |matcher, pos| {
            matcher.look(pos, pos.turn()).scenario_occurs(program) == Ok(true)
        });
    }
    let programs: Vec<&Program> = library.programs().map(|program| &**program).collect();
    measure("whole library at once (valid)", &positions, |matcher, pos| {
        let mut view = matcher.look(pos, pos.turn());
        programs.iter().filter(|program| view.occurs(program) == Ok(true)).count() > 0
    });
    if std::env::var_os("LUCENA_BENCH_ALL").is_some() {
        for program in library.programs() {
            measure(program.name(), &positions, |matcher, pos| {
                matcher.look(pos, pos.turn()).occurs(program) == Ok(true)
            });
        }
    }
}

/// Reports the best of several rounds, and in how many positions the answer was yes.
fn measure(what: &str, positions: &[Position], mut ask: impl FnMut(&mut Matcher, &Position) -> bool) {
    let mut matcher = Matcher::new();
    let mut best = f64::MAX;
    let mut hits = 0;
    for _ in 0..3 {
        let start = Instant::now();
        hits = positions.iter().filter(|pos| ask(&mut matcher, pos)).count();
        best = best.min(start.elapsed().as_secs_f64());
    }
    let rate = positions.len() as f64 / best;
    println!("{what:44} {rate:12.0} positions/s, {hits} hits");
}

fn positions() -> (Vec<Position>, String) {
    let shared = std::env::var("LUCENA_SHARED")
        .unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared").to_owned());
    let path = std::env::var("LUCENA_PGN").unwrap_or_else(|_| format!("{shared}/data/pgn/famous.pgn"));
    match std::fs::read_to_string(&path) {
        Ok(text) => {
            let name = path.rsplit('/').next().unwrap_or(&path).to_owned();
            (replay(&text), format!("real games ({name})"))
        }
        Err(_) => {
            let mut positions = Vec::new();
            lucena_chess::testkit::for_each_random_position(1, 100_000, |pos| positions.push(*pos));
            (positions, "random games (no PGN file found)".to_owned())
        }
    }
}

/// The positions of the main lines of the games of a PGN text; a game ends where a move cannot be read.
fn replay(text: &str) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut pos: Option<Position> = None;
    let mut depth = 0usize;
    let mut in_comment = false;
    for line in text.lines() {
        if line.starts_with('[') && !in_comment && depth == 0 {
            pos = None;
            continue;
        }
        for word in line.replace('(', " ( ").replace(')', " ) ").split_whitespace() {
            match word {
                _ if in_comment => in_comment = !word.ends_with('}'),
                _ if word.starts_with('{') => in_comment = !word.ends_with('}'),
                "(" => depth += 1,
                ")" => depth = depth.saturating_sub(1),
                _ if depth > 0 => {}
                _ => play(word, &mut pos, &mut positions),
            }
        }
    }
    positions
}

fn play(word: &str, pos: &mut Option<Position>, positions: &mut Vec<Position>) {
    let san = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    if san.is_empty() || san.starts_with('$') || ["1-0", "0-1", "1/2-1/2", "*"].contains(&word) {
        return;
    }
    let current = pos.get_or_insert_with(|| {
        let start = Position::start();
        positions.push(start);
        start
    });
    if let Ok(mv) = current.parse_san(san) {
        current.play_unchecked(mv);
        positions.push(*current);
    }
}
