//! One thread and a cleared memory: the same question has the same answer, to the last node.

use lucena_chess::Game;
use lucena_engine::{Engine, Limits, Options, Report};

use crate::{engine, game};

const FENS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
];

/// What must be the same: everything but the times.
fn essence(report: &Report) -> String {
    let lines: Vec<_> = report.lines.iter().map(|line| &line.moves).collect();
    let iterations: Vec<_> = report.iterations.iter().map(|it| (it.depth, it.score, it.nodes)).collect();
    format!("{lines:?} {iterations:?} {} {:?}", report.effort.nodes, report.spread)
}

#[test]
fn a_new_engine_and_a_new_game_give_the_same_tree() {
    let mut old = engine();
    for fen in FENS {
        for nodes in [1, 10, 100, 1_000, 5_000, 23_456] {
            let limits = Limits::nodes(nodes);
            let fresh = engine().search(&game(fen), limits.clone(), |_| {});
            old.new_game();
            let again = old.search(&game(fen), limits, |_| {});
            assert_eq!(essence(&fresh), essence(&again), "{fen} {nodes}");
        }
        for depth in [1, 2, 5, 9] {
            let fresh = engine().search(&game(fen), Limits::depth(depth), |_| {});
            old.new_game();
            let again = old.search(&game(fen), Limits::depth(depth), |_| {});
            assert_eq!(essence(&fresh), essence(&again), "{fen} {depth}");
        }
    }
}

#[test]
fn whole_games_repeat_themselves() {
    let play = |player: &mut Engine| {
        player.new_game();
        let mut game = Game::new();
        let mut nodes = Vec::new();
        for _ in 0..30 {
            let report = player.search(&game, Limits::nodes(2_000), |_| {});
            nodes.push(report.effort.nodes);
            game.play(report.best_move().expect("nobody is mated so soon")).expect("a legal move");
        }
        (game.moves().to_vec(), nodes)
    };
    let mut player = engine();
    assert_eq!(play(&mut player), play(&mut player));
}

#[test]
fn node_limits_are_kept() {
    for fen in FENS {
        // The first iteration is finished whatever the limit.
        for nodes in [3_000, 20_000, 54_321] {
            let report = engine().search(&game(fen), Limits::nodes(nodes), |_| {});
            assert!(report.effort.nodes <= nodes, "{fen}: {} of {nodes}", report.effort.nodes);
        }
    }
}

/// Two engines in one process neither share nor disturb anything.
#[test]
fn two_engines_live_in_one_process() {
    let alone: Vec<_> =
        FENS.map(|fen| essence(&engine().search(&game(fen), Limits::depth(8), |_| {}))).into();
    let (mut one, mut two) = (engine(), Engine::new(Options { hash_mebibytes: 9, ..Options::default() }));
    for (at, fen) in FENS.into_iter().enumerate() {
        one.new_game();
        let other = two.go(&game(FENS[3 - at]), Limits::depth(9), |_| {});
        let report = one.search(&game(fen), Limits::depth(8), |_| {});
        assert_eq!(essence(&report), alone[at], "{fen}");
        assert!(other.wait().best_move().is_some());
    }
}
