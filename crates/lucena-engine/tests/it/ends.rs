//! Roots at the end of the game, and strange but legal ones.

use lucena_engine::{Event, Limits};
use lucena_eval::Score;

use crate::{assert_legal, engine, game, lines_of, listener, search};

#[track_caller]
fn check_over(fen: &str, score: Score) {
    let (sink, news) = listener();
    let report = engine().search(&game(fen), Limits::depth(5), sink);
    assert_eq!((report.best_move(), report.lines.len()), (None, 0));
    let events: Vec<Event> = news.iter().collect();
    let lines = lines_of(&events);
    assert_eq!((lines.len(), lines[0].depth, lines[0].score), (1, 0, score), "{fen}");
    assert_eq!(events.last(), Some(&Event::Done(report)));
}

#[test]
fn a_mated_root_says_so() {
    check_over("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", Score::mated_in(0));
}

#[test]
fn a_stalemated_root_says_so() {
    check_over("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Score::DRAW);
}

/// Positions with very many captures or moves, and none that matter.
#[test]
fn crowded_boards_are_survived() {
    for fen in [
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "4k3/qqqqqqqq/8/1nnrrbb1/1NNRRBB1/8/QQQQQQQQ/4K3 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    ] {
        let pos = *game(fen).position();
        let report = search(fen, Limits::nodes(20_000));
        assert_legal(&pos, &report.lines[0].moves);
    }
}
