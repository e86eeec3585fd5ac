//! Patterns that weigh: the side that has one is judged better, by as much as their influence says.

use std::sync::Arc;

use lucena_chess::{Game, Position};
use lucena_engine::{Engine, Limits, Options, Patterns};
use lucena_lang::Source;
use lucena_lang::patlan::{Library, Program};

const FIANCHETTO: &str = r#"
PATTERN "LONG DIAGONAL"
AUTHOR "test"
DESCRIPTION "a bishop behind its knight's pawn"
WEIGHT 1.0
SCENARIO
  P1 ABOVEOF B1
PRECONDITION
  (FILEOF(B1) = 7 OR FILEOF(B1) = 2) AND (WHITE AND RANKOF(B1) = 2 OR BLACK AND RANKOF(B1) = 7);
"#;

/// White has the pattern; Black has a bishop elsewhere.
const WHITE_HAS_IT: &str = "4k3/2b2ppp/8/8/8/6P1/5PBP/4K3 w - - 0 1";

fn program() -> Arc<Program> {
    let (library, diagnostics) = Library::new().extended(&[Source::new("test", FIANCHETTO)]);
    assert!(diagnostics.iter().flatten().all(|diagnostic| !diagnostic.is_error()), "{diagnostics:?}");
    Arc::clone(library.get("LONG DIAGONAL").expect("it is in the source"))
}

/// The score of a search of one ply, in centipawns of the side to move.
fn score(engine: &mut Engine, fen: &str) -> i32 {
    let game = Game::from_position(Position::from_fen(fen).expect("a sound FEN"));
    engine.new_game();
    let report = engine.search(&game, Limits::depth(1), |_| {});
    report.lines[0].score.value()
}

fn engine(influence: Option<u32>) -> Engine {
    let patterns = influence.map(|percent| Patterns::new([program()], percent));
    Engine::new(Options { patterns, ..Options::default() })
}

fn is_nearly(seen: i32, wanted: i32) -> bool {
    (seen - wanted).abs() <= wanted / 25
}

#[test]
fn a_pattern_counts_for_the_side_that_has_it_as_much_as_it_weighs() {
    let black_to_move = WHITE_HAS_IT.replace(" w ", " b ");
    let (plain, plain_of_black) =
        (score(&mut engine(None), WHITE_HAS_IT), score(&mut engine(None), &black_to_move));
    for influence in [0, 50, 100] {
        let mut engine = engine(Some(influence));
        let gain = score(&mut engine, WHITE_HAS_IT) - plain;
        let loss = plain_of_black - score(&mut engine, &black_to_move);
        // A quiet position: a move of the king changes nothing, but the clock of fifty moves takes a little off.
        let wanted = influence as i32;
        assert!(
            is_nearly(gain, wanted) && is_nearly(loss, wanted),
            "{gain} and {loss} at {influence} per cent"
        );
    }
}

#[test]
fn changed_patterns_change_the_judgement_of_a_living_engine() {
    let mut engine = engine(None);
    let before = score(&mut engine, WHITE_HAS_IT);
    let with = Options { patterns: Some(Patterns::new([program()], 100)), ..Options::default() };
    engine.set_options(with).expect("the table keeps its size");
    let game = Game::from_position(Position::from_fen(WHITE_HAS_IT).expect("a sound FEN"));
    let report = engine.search(&game, Limits::depth(1), |_| {});
    assert!(is_nearly(report.lines[0].score.value() - before, 100), "{report:?}");
    engine.set_options(Options::default()).expect("the table keeps its size");
    assert_eq!(engine.search(&game, Limits::depth(1), |_| {}).lines[0].score.value(), before);
}
