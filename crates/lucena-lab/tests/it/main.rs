//! Matches as a whole: programs that misbehave, games that can be repeated, runs that are interrupted.

mod classroom;
mod course;
mod misbehaving;
mod repeatable;
mod resuming;
#[cfg(feature = "tunable")]
mod search_tuning;
mod training;

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use lucena_engine::Options;
use lucena_lab::arena::{Arena, DuelResult, Fixture, Format, News, Rules, schedule};
use lucena_lab::opening::Opening;
use lucena_lab::pace::Pace;
use lucena_lab::player::{Contestant, Kind};

/// Our own engine with few nodes and a small table.
pub(crate) fn own(name: &str, nodes: u64) -> Contestant {
    let options = Options { hash_mebibytes: 1, ..Options::default() };
    Contestant { name: name.to_owned(), kind: Kind::Own(options), pace: Some(Pace::nodes(nodes)) }
}

/// A short match from the start of the game.
pub(crate) fn arena(contestants: Vec<Contestant>, games: usize) -> Arena {
    Arena {
        fixtures: schedule(contestants.len(), Format::RoundRobin, games),
        contestants,
        openings: vec![
            Opening::from_epd("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -").expect("legal"),
        ],
        rules: Rules { most_moves: Some(60), ..Rules::new(Pace::nodes(100)) },
        concurrency: 1,
    }
}

/// Plays everything and gives the games in the order of the schedule.
pub(crate) fn play(arena: &Arena) -> Vec<(Fixture, DuelResult)> {
    let mut games = Vec::new();
    arena.run(
        |_| false,
        &AtomicBool::new(false),
        |news| {
            if let News::Ended(fixture, result) = news {
                games.push((fixture, *result));
            }
            ControlFlow::Continue(())
        },
    );
    games.sort_by_key(|(fixture, _)| fixture.number);
    games
}
