//! Draws by rule, inside the tree and against the history of the game.

use lucena_chess::Game;
use lucena_engine::Limits;
use lucena_eval::Score;

use crate::{engine, game, search};

fn play(game: &mut Game, moves: &str) {
    for san in moves.split(' ') {
        let mv = game.position().parse_san(san).unwrap_or_else(|error| panic!("{san}: {error:?}"));
        game.play(mv).expect("a legal move");
    }
}

#[test]
fn bare_material_is_a_draw() {
    for fen in ["8/8/4k3/8/8/3BK3/8/8 w - - 0 1", "8/8/4k3/8/8/3NK3/8/8 b - - 0 1"] {
        assert_eq!(search(fen, Limits::depth(8)).score(), Some(Score::DRAW), "{fen}");
    }
}

/// A queen up but without time: every move that does not take or push draws at once.
#[test]
fn fifty_moves_end_the_game() {
    let report = search("8/8/4k3/8/8/3QK3/8/8 w - - 99 90", Limits::depth(6));
    assert_eq!(report.score(), Some(Score::DRAW));
    let report = search("8/8/4k3/8/8/3QK3/8/8 w - - 0 90", Limits::depth(6));
    assert!(report.score() > Some(Score::new(300)));
    // A mate on the hundredth half-move counts.
    let report = search("7k/8/5K2/6Q1/8/8/8/8 w - - 99 90", Limits::depth(6));
    assert_eq!(report.score(), Some(Score::mate_in(1)));
}

/// The side that is lost gives perpetual check.
#[test]
fn perpetual_check_saves_the_lost_side() {
    // White is a rook behind and about to be mated; the queen checks on e8 and h5 for ever.
    let report = search("6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1", Limits::depth(10));
    assert_eq!(report.score(), Some(Score::DRAW));
}

/// The winning side does not let a position of the game come for the third time.
#[test]
fn the_history_of_the_game_is_remembered() {
    let mut start = game("6k1/5ppp/8/8/8/8/q4PPP/1Q4K1 b - - 0 1");
    // Black, a queen against a queen, may repeat: it has been on the board twice.
    play(&mut start, "Qd5 Qc1 Qa2 Qb1 Qd5 Qc1 Qa2");
    // If White now plays Qb1, the position comes for the third time.
    let third = start.position().parse_san("Qb1").expect("legal");
    let limits = Limits { search_moves: vec![third], ..Limits::depth(5) };
    let report = engine().search(&start, limits, |_| {});
    assert_eq!(report.score(), Some(Score::DRAW));
    // Without the history it would not be a draw in the same sense: the move hangs nothing and goes on.
    let fresh = Game::from_position(*start.position());
    let limits = Limits { search_moves: vec![third], ..Limits::depth(1) };
    assert_ne!(engine().search(&fresh, limits, |_| {}).score(), Some(Score::DRAW));
}
