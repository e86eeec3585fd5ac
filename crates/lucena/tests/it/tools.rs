//! `bench` and `suite`: the tools of engine builders.

use serde_json::Value;

use crate::program;

/// The last line, as testing frameworks read it: nodes and speed.
fn signature(out: &str) -> (u64, u64) {
    let words: Vec<&str> = out.lines().last().expect("a last line").split(' ').collect();
    let [nodes, "nodes", speed, "nps"] = words[..] else { panic!("{words:?}") };
    (nodes.parse().expect("a number"), speed.parse().expect("a number"))
}

#[test]
fn the_benchmark_is_a_signature() {
    let first = program::run(&["bench", "--depth", "6"], b"");
    assert_eq!((first.status, first.err.as_str()), (0, ""));
    let (nodes, speed) = signature(&first.out);
    assert!(0 < nodes && 0 < speed);
    let without = program::run(&["bench", "--depth", "6", "--no-metrics", "--lang", "pt"], b"");
    assert_eq!(signature(&without.out).0, nodes, "metrics and language do not change the tree");
    let typed = program::run(&[], b"bench 6\n");
    assert_eq!(signature(&typed.out).0, nodes, "the command of the protocol is the same benchmark");
}

const SUITE: &str = "# mates in one, and a move to avoid\n\
    6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; id \"back rank\";\n\
    r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4 bm Qxf7; c0 \"Qxf7=10, Nf3=1\";\n\
    6k1/5ppp/8/8/8/8/8/K2R4 w - - am Rd8; id \"impossible\";\n";

#[test]
fn a_suite_is_solved_and_summed_up() {
    let run = program::run(&["suite", "-", "--depth", "5"], SUITE.as_bytes());
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains("2 of 3 positions solved"), "{}", run.out);
    assert!(run.out.contains("10 of 10 points"), "{}", run.out);
    let run = program::run(&["suite", "-", "--nodes", "2_000", "--lang", "pt"], SUITE.as_bytes());
    assert!(run.out.contains("2 de 3 posições resolvidas"), "{}", run.out);
}

#[test]
fn a_suite_in_json() {
    let run = program::run(&["suite", "-", "--depth", "10", "--json"], SUITE.as_bytes());
    let value: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(
        (&value["solved"], &value["points"], &value["mostPoints"]),
        (&2.into(), &10.into(), &10.into())
    );
    let positions = value["positions"].as_array().expect("a list");
    assert_eq!((positions.len(), &positions[0]["bestMove"]), (3, &"Rd8#".into()));
    assert!(positions[0]["secondsToSolution"].is_number() && positions[2]["secondsToSolution"].is_null());
    assert!(value["branchingFactor"].is_number());
}

#[test]
fn a_suite_that_cannot_be_used_is_refused() {
    for (arguments, input) in [
        (&["suite"][..], ""),
        (&["suite", "/no/such/file.epd"], ""),
        (&["suite", "-"], "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Ra8;\n"),
        (&["suite", "-"], "6k1/5ppp/8/8/8/8/8/K2R4 w - - id \"nothing\";\n"),
        (&["suite", "-"], "rubbish\n"),
        (&["suite", "-", "--depth", "0"], SUITE),
        (&["suite", "-", "--depth", "2", "--nodes", "2"], SUITE),
    ] {
        let run = program::run(arguments, input.as_bytes());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments:?}");
        assert!(!run.err.is_empty(), "{arguments:?}");
    }
    let run = program::run(&["suite", "-"], b"");
    assert_eq!(run.status, 1, "nothing was solved");
}
