//! Positions in which passing would be best, so that a search that passes carelessly goes wrong.

use lucena_engine::Limits;
use lucena_eval::Score;

use crate::{engine, game, search, suite};

/// Trébuchet: whoever is to move loses the pawn and the game.
#[test]
fn mutual_zugzwang_is_seen_by_both_sides() {
    for fen in ["8/8/8/1Kp5/2Pk4/8/8/8 w - - 0 1", "8/8/8/2pK4/1kP5/8/8/8 b - - 0 1"] {
        let report = search(fen, Limits::depth(16));
        assert!(report.score() < Some(Score::new(-150)), "{fen}: {:?}", report.score());
    }
}

/// The opposition: with White to move the pawn cannot be forced through, with Black to move it can.
#[test]
fn the_opposition_decides() {
    let draw = search("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", Limits::depth(16));
    let win = search("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", Limits::depth(16));
    assert!(win.score() < Some(Score::new(-150)), "Black to move loses: {:?}", win.score());
    assert!(draw.score() > Some(Score::new(-50)));
}

/// Famous traps for the null move; some need more time than a test has.
#[test]
fn null_move_traps_are_avoided() {
    let Some(text) = suite("nullmove-zugzwang.epd") else { return };
    let (mut asked, mut solved) = (0, 0);
    for line in text.lines().filter(|line| !line.is_empty()) {
        let (fen, rest) = line.split_once(" bm ").expect("a best move");
        let (best, _) = rest.split_once(';').expect("an end");
        let pos = *game(&format!("{fen} 0 1")).position();
        let report = engine().search(&game(&format!("{fen} 0 1")), Limits::nodes(400_000), |_| {});
        asked += 1;
        solved += usize::from(report.best_move() == pos.parse_san(best).ok());
    }
    assert!(solved * 5 >= asked * 2, "{solved} of {asked}");
}
