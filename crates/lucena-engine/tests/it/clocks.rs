//! Clocks of every kind: an answer always comes, and time on a clock of our own is spent sensibly.

use std::sync::Arc;
use std::time::Duration;

use lucena_chess::Game;
use lucena_engine::{Engine, Limits, Options, SteppingClock};

use crate::engine;

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

#[test]
fn empty_and_tiny_clocks_still_give_a_move() {
    let mut player = engine();
    for remaining in [[None, Some(ms(0))], [Some(ms(0)), None], [Some(ms(1)); 2], [Some(ms(0)); 2]] {
        for moves_to_go in [None, Some(0), Some(1), Some(40)] {
            let limits = Limits { remaining, moves_to_go, ..Limits::default() };
            assert!(player.search(&Game::new(), limits, |_| {}).best_move().is_some());
        }
    }
    assert!(player.search(&Game::new(), Limits::move_time(ms(0)), |_| {}).best_move().is_some());
    let absurd = Limits::clock(Duration::MAX, Duration::MAX);
    assert!(player.search(&Game::new(), Limits { depth: Some(3), ..absurd }, |_| {}).best_move().is_some());
}

/// On a clock where each look takes a tenth of a millisecond, whole games are played without overstepping.
#[test]
fn a_game_is_played_within_its_time() {
    let mut player = Engine::with_clock(
        Options { hash_mebibytes: 1, move_overhead: ms(10), ..Options::default() },
        Arc::new(SteppingClock::new(Duration::from_micros(100))),
    );
    let (start, increment) = (ms(800), ms(5));
    let mut remaining = [start; 2];
    let mut game = Game::new();
    while game.ending().is_none() && game.moves().len() < 200 {
        let us = game.position().turn().index();
        let limits =
            Limits { remaining: remaining.map(Some), increment: [increment; 2], ..Limits::default() };
        let report = player.search(&game, limits, |_| {});
        assert!(report.effort.time <= remaining[us], "flag fell at ply {}", game.moves().len());
        remaining[us] = remaining[us] - report.effort.time + increment;
        game.play(report.best_move().expect("the game is not over")).expect("a legal move");
    }
    assert!(remaining.iter().all(|&left| left < start), "some time must be used");
}

#[test]
fn more_time_means_more_nodes() {
    let nodes = |remaining| {
        let mut player = Engine::with_clock(
            Options { hash_mebibytes: 1, ..Options::default() },
            Arc::new(SteppingClock::new(Duration::from_micros(100))),
        );
        player.search(&Game::new(), Limits::clock(remaining, ms(0)), |_| {}).effort.nodes
    };
    assert!(nodes(ms(100)) < nodes(ms(2_000)));
}
