//! Every centipawn has a name: the trace adds up to the score, exactly and everywhere.

use std::sync::Arc;

use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Color, Position};
use lucena_eval::{Component, Evaluator, Family, Net, Tapered, Term, Weights};

#[test]
fn the_trace_adds_up_to_the_score() {
    let mut evaluator = Evaluator::default();
    for_each_random_position(17, 40_000, |pos| {
        let score = evaluator.evaluate(pos);
        let white = if pos.turn() == Color::White { score } else { -score };
        let trace = evaluator.trace(pos);
        assert_eq!(trace.score(), white, "{pos:?}");
        assert_eq!(trace.total(), white, "{pos:?}");
    });
}

#[test]
fn families_and_components_split_the_whole() {
    let mut evaluator = Evaluator::default();
    for_each_random_position(18, 2_000, |pos| {
        let trace = evaluator.trace(pos);
        for side in Color::ALL {
            let add = |sum: Tapered, part: Tapered| sum + part;
            let families =
                Family::ALL.iter().map(|&family| trace.family(family, side)).fold(Tapered::ZERO, add);
            let components = Component::ALL
                .iter()
                .map(|&component| trace.component(component, side))
                .fold(Tapered::ZERO, add);
            assert_eq!(families, trace.side(side));
            assert_eq!(components, trace.side(side));
        }
    });
}

#[test]
fn every_term_occurs_in_some_position() {
    let mut evaluator = Evaluator::with_net(Arc::new(Weights::default()), Net::shipped());
    let mut seen = [false; Term::COUNT];
    let mut look = |pos: &Position| {
        for entry in evaluator.trace(pos).entries() {
            seen[entry.term as usize] = true;
        }
    };
    for_each_random_position(19, 20_000, &mut look);
    // Rare in random games: a lone king that cannot catch a pawn, and a bare king.
    for fen in [
        "7k/8/8/8/P7/8/p6P/7K w - - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        "8/5p2/4k3/8/P7/8/8/4K2R w - - 0 1",
    ] {
        look(&Position::from_fen(fen).expect("the FEN is right"));
    }
    let missing: Vec<&str> =
        Term::ALL.iter().filter(|&&term| !seen[term as usize]).map(|term| term.key()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn remembering_pawns_does_not_change_the_score() {
    let mut remembering = Evaluator::default();
    let mut forgetful = Evaluator::default();
    for_each_random_position(20, 5_000, |pos| {
        forgetful.clear();
        assert_eq!(remembering.evaluate(pos), forgetful.evaluate(pos), "{pos:?}");
    });
}
