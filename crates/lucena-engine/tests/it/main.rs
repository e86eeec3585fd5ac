//! The player from outside: what it must find, keep, answer and survive.

mod books;
mod clocks;
mod draws;
mod ends;
mod levels;
mod lines;
mod mate_tables;
mod mates;
mod metrics;
mod patterns;
mod repeatable;
mod stopping;
mod tables;
mod zugzwang;

use std::sync::mpsc::{Receiver, channel};

use lucena_chess::{Game, Move, Position};
use lucena_engine::{Engine, Event, Limits, Line, Options, Report};

/// A position that must be good.
#[track_caller]
fn position(fen: &str) -> Position {
    let (pos, _) = Position::from_fen_tolerant(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    pos
}

#[track_caller]
fn game(fen: &str) -> Game {
    Game::from_position(position(fen))
}

/// A small engine: tests need little memory.
fn engine() -> Engine {
    Engine::new(Options { hash_mebibytes: 4, ..Options::default() })
}

/// The report of a search with a fresh engine.
#[track_caller]
fn search(fen: &str, limits: Limits) -> Report {
    engine().search(&game(fen), limits, |_| {})
}

/// A sink that keeps the news, and where to read it.
fn listener() -> (impl FnMut(Event) + Send + 'static, Receiver<Event>) {
    let (sender, receiver) = channel();
    // A listener that has gone away does not matter to the search.
    let sink = move |event| drop(sender.send(event));
    (sink, receiver)
}

/// Plays a line and panics at the first move that is not legal.
#[track_caller]
fn assert_legal(root: &Position, line: &[Move]) {
    let mut pos = *root;
    for &mv in line {
        assert!(pos.is_legal(mv), "{mv:?} of {line:?} in {pos:?}");
        pos = pos.after(mv);
    }
}

fn lines_of(events: &[Event]) -> Vec<&Line> {
    events.iter().filter_map(|event| if let Event::Line(line) = event { Some(line) } else { None }).collect()
}

/// A suite of the test data, if it is there; if not, that is said.
#[track_caller]
#[allow(clippy::disallowed_methods, reason = "tests may read files; 2026-11-15")]
fn suite(name: &str) -> Option<String> {
    let path = lucena_chess::testkit::test_data(&format!("epd/{name}"))?;
    Some(std::fs::read_to_string(path).expect("the file was found a moment ago"))
}
