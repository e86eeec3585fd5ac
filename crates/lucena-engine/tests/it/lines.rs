//! Lines: legal, distinct, in order, and told before the end.

use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Game, Position};
use lucena_engine::{Bound, Engine, Event, Limits, Options};

use crate::{assert_legal, engine, game, lines_of, listener, search};

/// Every line that is told, at any depth and limit, can be played; and the last one told is the one reported.
#[test]
fn every_line_is_legal_in_random_positions() {
    let mut player = engine();
    let mut number = 0;
    for_each_random_position(77, 600, |pos| {
        number += 1;
        if number % 3 != 0 || !pos.has_legal_moves() {
            return;
        }
        let (sink, news) = listener();
        let limits = if number % 2 == 0 { Limits::depth(4) } else { Limits::nodes(700) };
        let report = player.search(&Game::from_position(*pos), limits, sink);
        let events: Vec<Event> = news.iter().collect();
        for line in lines_of(&events) {
            assert!(!line.moves.is_empty());
            assert_legal(pos, &line.moves);
        }
        assert_eq!(events.last(), Some(&Event::Done(report.clone())));
        assert_eq!(events.iter().filter(|event| matches!(event, Event::Done(_))).count(), 1);
        let last = *lines_of(&events).last().expect("at least one line is told");
        assert_eq!(last.moves[0], report.best_move().expect("a move"), "{pos:?}");
        assert_eq!(Some(last.score), report.score());
    });
}

#[test]
fn several_lines_are_distinct_and_ordered() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "7k/8/8/8/8/8/4q3/7K w - - 0 1",
    ] {
        let mut player = Engine::new(Options { multi_pv: 5, hash_mebibytes: 4, ..Options::default() });
        let (sink, news) = listener();
        let report = player.search(&game(fen), Limits::depth(7), sink);
        let expected = game(fen).position().legal_moves().len().min(5);
        assert_eq!(report.lines.len(), expected, "{fen}");
        let mut first: Vec<_> = report.lines.iter().map(|line| line.moves[0]).collect();
        first.sort();
        first.dedup();
        assert_eq!(first.len(), expected);
        assert!(report.lines.is_sorted_by(|a, b| a.score >= b.score), "{:?}", report.lines);
        let events: Vec<Event> = news.iter().collect();
        for depth in 1..=7 {
            let ranks: Vec<_> =
                lines_of(&events).iter().filter(|line| line.depth == depth).map(|line| line.rank).collect();
            assert_eq!(ranks, (1..=expected).collect::<Vec<_>>(), "{fen} at {depth}");
        }
    }
}

/// The best of several lines is the line of a search for one: found with its true score at equal depth
/// in positions where one move stands out.
#[test]
fn the_first_of_several_lines_is_the_best_move() {
    for (fen, san) in [
        ("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "Rd8#"),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1", "Qxf7#"),
    ] {
        let mut player = Engine::new(Options { multi_pv: 3, hash_mebibytes: 4, ..Options::default() });
        let report = player.search(&game(fen), Limits::depth(5), |_| {});
        assert_eq!(game(fen).position().san(report.best_move().expect("a move")), san);
    }
}

#[test]
fn only_the_wanted_moves_are_considered() {
    let pos = Position::start();
    let wanted: Vec<_> = ["a3", "h4"].iter().map(|san| pos.parse_san(san).expect("legal")).collect();
    let limits = Limits { search_moves: wanted.clone(), ..Limits::depth(6) };
    let report = engine().search(&Game::new(), limits, |_| {});
    assert!(wanted.contains(&report.best_move().expect("a move")));

    let best = search(&pos.fen(), Limits::depth(6)).best_move().expect("a move");
    let limits = Limits { exclude_moves: vec![best], ..Limits::depth(6) };
    let report = engine().search(&Game::new(), limits, |_| {});
    assert_ne!(report.best_move(), Some(best));
    // A wish that no legal move fulfils is no wish.
    let limits = Limits { exclude_moves: pos.legal_moves().to_vec(), ..Limits::depth(3) };
    assert!(engine().search(&Game::new(), limits, |_| {}).best_move().is_some());
}

#[test]
fn threads_give_a_legal_answer() {
    for threads in [2, 4] {
        let mut player = Engine::new(Options { threads, hash_mebibytes: 4, ..Options::default() });
        for limits in [Limits::depth(9), Limits::nodes(30_000)] {
            let pos =
                *game("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").position();
            let report = player.search(&Game::from_position(pos), limits, |_| {});
            assert_legal(&pos, &report.lines[0].moves);
            assert_ne!(report.lines[0].bound, Bound::Upper, "a move that failed is not played");
            player.new_game();
        }
    }
}

#[test]
fn depth_is_what_was_asked_for() {
    for depth in [1, 2, 3, 8] {
        let report = search("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Limits::depth(depth));
        assert_eq!(report.lines[0].depth, depth);
        let depths: Vec<_> = report.iterations.iter().map(|iteration| iteration.depth).collect();
        assert_eq!(depths, (1..=depth).collect::<Vec<_>>());
    }
}
