//! The figures for explanations: collected without touching the tree, and the same every time.

use lucena_engine::{Engine, Limits, Options, stability_depth};

use crate::game;

const FEN: &str = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

#[test]
fn the_tree_is_the_same_with_and_without_metrics() {
    let run = |metrics| {
        let mut player = Engine::new(Options { metrics, hash_mebibytes: 4, ..Options::default() });
        player.search(&game(FEN), Limits::depth(14), |_| {})
    };
    let (with, without) = (run(true), run(false));
    assert_eq!(with.effort.nodes, without.effort.nodes);
    assert_eq!(with.best_move(), without.best_move());
    let nodes =
        |report: &lucena_engine::Report| report.iterations.iter().map(|it| it.nodes).collect::<Vec<_>>();
    assert_eq!(nodes(&with), nodes(&without));
    assert!(with.spread.samples >= 32, "{:?}", with.spread);
    assert!(with.spread.deviation > 0.0);
    assert_eq!(without.spread.samples, 0);
    assert_eq!(with.spread, run(true).spread, "bit for bit");
}

#[test]
fn the_scores_of_the_iterations_are_kept() {
    let mut player = Engine::new(Options { hash_mebibytes: 4, ..Options::default() });
    let report = player.search(&game("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"), Limits::depth(6), |_| {});
    let scores: Vec<i32> = report.iterations.iter().map(|it| it.verdict().centipawns()).collect();
    assert_eq!(scores, [10_000; 6], "a mate in one is found at once");
    assert_eq!(stability_depth(&scores), Some(3));
}
