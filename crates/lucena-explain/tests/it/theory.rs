//! Endings of theory: each position stands in every book, the line is the book's, and what is said is what the book says.

use lucena_chess::testkit::test_data;
use lucena_chess::{Game, Position};
use lucena_engine::{Endings, Options};
use lucena_eval::Verdict;
use lucena_explain::{Acceptance, Effort, Explainer, Inquiry, Level, OwnEngine, Voice, recheck};

use crate::truth::{CP, explained, words_of};

/// What is said of a move with its line, after every claim about it has been proved again.
fn said(fen: &str, verdict: Verdict, line: &str) -> String {
    let (explanation, voice) = explained(fen, &[(verdict, line)], Level::Medium);
    for judged in &explanation.argument.judged {
        recheck(&judged.claim, &explanation.evidence.scene)
            .unwrap_or_else(|falsehood| panic!("{falsehood:?}"));
    }
    words_of(&explanation, &voice)
}

#[test]
fn a_king_loses_a_move_by_triangulation() {
    let fen = "2k5/8/p1P5/P2K4/8/8/8/8 w - - 0 1";
    let words = said(fen, CP(600), "Kd4 Kd8 Kc4 Kc8 Kd5 Kc7 Kc5");
    assert!(words.contains("Triangulation: after Kd4 Kd8 Kc4 Kc8 Kd5 the same position"), "{words}");
    // A king that only walks does not triangulate.
    let words = said(fen, CP(600), "Kd4 Kd8 Kc4 Kc8 Kb4 Kc7");
    assert!(!words.contains("Triangulation"), "{words}");
}

#[test]
fn three_pawns_break_through_three() {
    let fen = "7k/ppp5/8/PPP5/8/8/8/7K w - - 0 1";
    let words = said(fen, CP(900), "b6 cxb6 a6 bxa6 c6 b5 c7 b4 c8=Q+");
    assert!(
        words.contains("Breakthrough: a pawn is given up so that another one gets through: b6 cxb6"),
        "{words}"
    );
    let words = said(fen, CP(0), "c6 bxc6 bxc6 Kg8 Kg2 Kf8");
    assert!(!words.contains("Breakthrough"), "{words}");
}

#[test]
fn passed_pawns_stand_side_by_side() {
    let words = said("8/5k2/3p4/2P1P3/8/8/5K2/8 w - - 0 1", CP(700), "exd6 Ke6 Ke3 Kd7 Kd4");
    assert!(words.contains("The passed pawns on c5 and d6 stand side by side"), "{words}");
}

#[test]
fn an_outside_pawn_is_a_decoy() {
    let words = said("8/5pk1/6p1/P7/8/5PP1/6K1/8 w - - 0 1", CP(500), "a6 Kf6 a7 Ke5 a8=Q");
    assert!(words.contains("The outside passed pawn on a6 calls the enemy king away"), "{words}");
    // With pawns beside it, it is not far away.
    let words = said("8/1p3pk1/6p1/8/P7/5PP1/2P3K1/8 w - - 0 1", CP(300), "a5 Kf6 Kf2 Ke5");
    assert!(!words.contains("outside passed pawn"), "{words}");
}

#[test]
fn the_bridge_is_built_step_by_step() {
    let words = said("1K6/1P1k4/8/8/8/8/r7/2R5 w - - 0 1", CP(600), "Rd1+ Ke7 Rd4 Ra1 Kc7");
    assert!(words.contains("Lucena position, first step"), "{words}");
    let words = said("1K6/1P2k3/8/8/8/8/r7/3R4 w - - 0 1", CP(600), "Rd4 Ra1 Kc7 Rc1+ Kb6");
    assert!(words.contains("Lucena position: the rook builds the bridge"), "{words}");
    let words = said("1K6/1P2k3/8/8/3R4/8/8/r7 w - - 0 1", CP(600), "Kc7 Rc1+ Kb6 Rb1+ Kc6");
    assert!(words.contains("the king comes out from in front of the pawn"), "{words}");
    let words = said("8/1P2k3/8/1K6/3R4/8/8/1r6 w - - 0 1", CP(600), "Rb4 Rxb4+ Kxb4");
    assert!(words.contains("Lucena position, last step"), "{words}");
}

#[test]
fn the_third_rank_holds_and_then_the_checks() {
    let words = said("4k3/8/8/3KP3/8/8/r7/7R b - - 0 1", CP(0), "Ra6 Rb1 Rg6 Rb8+ Ke7");
    assert!(words.contains("Philidor defense: the rook on the third rank"), "{words}");
    let words = said("4k3/8/r3P3/3K4/8/8/7R/8 b - - 0 1", CP(0), "Ra1 Kd6 Rd1+ Kc6 Rc1+");
    assert!(words.contains("Philidor defense, second step"), "{words}");
}

#[test]
fn the_last_trade_leads_into_a_won_pawn_ending() {
    let words = said("8/5k2/4r3/8/4R3/4PK2/4P1P1/8 w - - 0 1", CP(900), "Rxe6 Kxe6 Kf4 Kf6 e4");
    assert!(
        words.contains("It trades into a pawn ending that is won, with 3 pawns more: Rxe6 Kxe6."),
        "{words}"
    );
}

/// With tables of four men: the file of the pawn decides.
#[test]
fn a_queen_wins_against_a_center_pawn_and_not_against_a_bishops_pawn() {
    let Some(folder) = test_data("syzygy") else { return };
    let tables = Endings::open(folder.to_str().expect("a path")).expect("tables");
    let mut engine = OwnEngine::new(Options { endings: Some(tables), ..Options::default() });
    let mut said = |fen: &str, san: &str| {
        let pos = Position::from_fen(fen).expect("a position");
        let mv = pos.parse_san(san).expect("legal");
        let (voice, acceptance) = (Voice::default(), Acceptance::default());
        let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: None };
        let inquiry = Inquiry { level: Level::Medium, effort: Effort::nodes(5_000) };
        let game = Game::from_position(pos);
        let found = explainer.explain(&game, Some(mv), None, &mut engine, inquiry).expect("explained");
        for judged in &found.argument.judged {
            recheck(&judged.claim, &found.evidence.scene).unwrap_or_else(|falsehood| panic!("{falsehood:?}"));
        }
        words_of(&found, &voice)
    };
    let words = said("8/8/8/6Q1/8/K7/3pk3/8 w - - 0 1", "Qe5+");
    assert!(words.contains("Against a pawn on the d-file the queen wins"), "{words}");
    let words = said("7K/8/8/8/8/6Q1/1kp5/8 w - - 0 1", "Qg2");
    assert!(words.contains("A pawn on the c-file holds the draw against the queen"), "{words}");
}
