//! Stop, ponder and infinite: when an answer may come, and when it must.

use std::sync::mpsc::TryRecvError;

use lucena_chess::Game;
use lucena_engine::{Event, Limits, Options};

use crate::{engine, game, lines_of, listener};

/// Waits for a line of this depth, so that the search is known to run.
fn wait_for_depth(news: &std::sync::mpsc::Receiver<Event>, depth: u32) {
    for event in news {
        match event {
            Event::Line(line) if line.depth >= depth => return,
            Event::Done(_) => panic!("an answer came before it was asked for"),
            _ => {}
        }
    }
}

#[test]
fn an_infinite_search_answers_when_stopped() {
    let (sink, news) = listener();
    let mut player = engine();
    let handle = player.go(&Game::new(), Limits::infinite(), sink);
    wait_for_depth(&news, 6);
    assert!(!handle.is_finished());
    handle.stop();
    assert!(handle.wait().best_move().is_some());
    assert!(matches!(news.iter().last(), Some(Event::Done(_))));
}

/// Mate in one, a single reply, no move at all: the search has nothing to do, and still must not answer.
#[test]
fn an_infinite_search_waits_even_when_everything_is_known() {
    for fen in [
        "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1",
        "7k/8/8/8/8/8/4q3/7K w - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1",
    ] {
        let has_moves = game(fen).position().has_legal_moves();
        for limits in [
            Limits { depth: Some(2), ..Limits::infinite() },
            Limits { depth: Some(2), ponder: true, ..Limits::default() },
            Limits { ponder: true, ..Limits::clock(std::time::Duration::ZERO, std::time::Duration::ZERO) },
        ] {
            let (sink, news) = listener();
            let mut player = engine();
            let handle = player.go(&game(fen), limits, sink);
            wait_for_depth(&news, if has_moves { 2 } else { 0 });
            // Everything has been found; what would come next without leave is the answer.
            for _ in 0..200 {
                std::thread::yield_now();
                match news.try_recv() {
                    Ok(Event::Done(_)) => panic!("{fen}: answered without being asked"),
                    Ok(_) | Err(TryRecvError::Empty) => {}
                    Err(TryRecvError::Disconnected) => panic!("{fen}: the search is gone"),
                }
            }
            handle.stop();
            assert_eq!(handle.wait().best_move().is_some(), has_moves, "{fen}");
        }
    }
}

#[test]
fn a_ponder_hit_lets_the_limits_count() {
    let (sink, news) = listener();
    let limits = Limits { ponder: true, ..Limits::depth(3) };
    let mut player = engine();
    let handle = player.go(&Game::new(), limits, sink);
    wait_for_depth(&news, 3);
    handle.ponder_hit();
    assert!(handle.wait().best_move().is_some());

    let milliseconds = std::time::Duration::from_millis;
    let limits = Limits { ponder: true, ..Limits::clock(milliseconds(200), milliseconds(0)) };
    let (sink, news) = listener();
    let handle = player.go(&Game::new(), limits, sink);
    wait_for_depth(&news, 5);
    handle.ponder_hit();
    assert!(handle.wait().best_move().is_some(), "the clock ends the search after the hit");
}

#[test]
fn pulling_strings_of_a_finished_search_does_nothing() {
    let mut player = engine();
    let handle = player.go(&Game::new(), Limits::depth(1), |_| {});
    while !handle.is_finished() {
        std::thread::yield_now();
    }
    handle.ponder_hit();
    handle.stop();
    handle.stop();
    assert!(handle.wait().best_move().is_some());
}

#[test]
fn a_search_stopped_before_it_began_still_has_a_move_and_a_line() {
    let mut player = engine();
    for _ in 0..50 {
        let (sink, news) = listener();
        let handle = player.go(&Game::new(), Limits::infinite(), sink);
        handle.stop();
        let report = handle.wait();
        assert!(report.best_move().is_some());
        assert!(news.iter().any(|event| matches!(event, Event::Line(line) if !line.moves.is_empty())));
    }
}

#[test]
fn dropping_the_handle_ends_the_search() {
    let mut player = engine();
    drop(player.go(&Game::new(), Limits::infinite(), |_| {}));
    assert!(player.search(&Game::new(), Limits::depth(2), |_| {}).best_move().is_some());
}

#[test]
fn options_can_change_between_searches() {
    let mut player = engine();
    for (hash_mebibytes, threads) in [(1, 1), (8, 3), (2, 2), (0, 0)] {
        let options = Options { hash_mebibytes, threads, ..Options::default() };
        player.set_options(options).expect("so much memory is there");
        assert!(player.search(&Game::new(), Limits::depth(5), |_| {}).best_move().is_some());
    }
    assert_eq!((player.options().hash_mebibytes, player.options().threads), (1, 1), "brought into range");
}

/// Whoever measures speed reads the nodes of the last line: they must be all that were searched.
#[test]
fn the_last_line_tells_all_nodes() {
    for nodes in [1, 100, 3_000, 40_000] {
        let (sink, news) = listener();
        let report = engine().search(&Game::new(), Limits::nodes(nodes), sink);
        let events: Vec<Event> = news.iter().collect();
        let told = lines_of(&events).last().map(|line| line.effort.nodes);
        assert_eq!(told, Some(report.effort.nodes));
    }
}

#[test]
fn few_nodes_end_with_the_first_iteration() {
    let report = engine().search(&Game::new(), Limits::nodes(1), |_| {});
    assert_eq!(report.iterations.len(), 1, "{:?}", report.iterations);
}
