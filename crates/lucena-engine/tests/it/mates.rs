//! Mates are found, with their true length.

use lucena_chess::Position;
use lucena_engine::{Limits, Report};
use lucena_eval::{Scale, Verdict};

use crate::{assert_legal, engine, game, search, suite};

#[track_caller]
fn assert_mate(fen: &str, report: &Report, moves: i32) {
    let score = report.score().expect("there are moves");
    assert_eq!(Scale::default().verdict(score), Verdict::Mate(moves), "{fen}");
    let line = &report.lines[0].moves;
    let mut pos = *game(fen).position();
    assert_legal(&pos, line);
    for &mv in line {
        pos = pos.after(mv);
    }
    // A line cut short by the table may end before the mate; one of full length must end with it.
    if line.len() as i32 >= 2 * moves - 1 && moves > 0 {
        assert!(pos.is_checkmate(), "{fen}: {line:?}");
    }
}

/// Known problems and endings, with their solution.
#[test]
fn famous_mates_have_their_length_and_key() {
    for (fen, moves, key) in [
        // Paul Morphy's problem: the rook is offered.
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, "Ra6"),
        // Back rank.
        ("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", 1, "Rd8#"),
        // Philidor's legacy, the smothered mate that Lucena printed.
        ("5r1k/6pp/3N4/8/2Q5/8/6PP/6K1 w - - 0 1", 4, "Nf7+"),
        // A king hunted out: ...Bc5+ and the queen.
        ("r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1", 3, "Bc5+"),
    ] {
        let limits = Limits { mate: Some(moves as u32), ..Limits::nodes(500_000) };
        let report = search(fen, limits);
        assert_mate(fen, &report, moves);
        let pos = *game(fen).position();
        assert_eq!(pos.san(report.best_move().expect("a move")), key, "{fen}");
    }
}

#[test]
fn a_mated_side_knows_how_long_it_can_hold_out() {
    // After Ra6 in Morphy's problem Black is mated next move whatever he does.
    let report = search("kbK5/pp6/RP6/8/8/8/8/8 b - - 1 1", Limits::depth(8));
    assert_mate("kbK5/pp6/RP6/8/8/8/8/8 b - - 1 1", &report, -1);
}

#[test]
fn a_search_for_mate_ends_when_it_is_found() {
    let limits = Limits { mate: Some(2), ..Limits::default() };
    let report = search("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", limits);
    assert_mate("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", &report, 2);
}

/// Of mates from games, at least seventeen in twenty are found with their true length within a fifth of a second;
/// all that are announced are no shorter than the truth.
#[test]
fn mates_from_games_are_found() {
    let Some(text) = suite("mates-in-2-3-4-from-games.epd") else { return };
    let (mut asked, mut found) = (0, 0);
    let mut player = engine();
    // The large suite has hundreds.
    let step = if text.lines().count() < 100 { 1 } else { 9 };
    for line in text.lines().step_by(step) {
        let fields: Vec<&str> = line.split(' ').collect();
        let fen = fields[..4].join(" ") + " 0 1";
        let at = fields.iter().position(|field| *field == "dm").expect("the mate's length");
        let moves: i32 = fields[at + 1].trim_end_matches(';').parse().expect("a number");
        let Ok(_) = Position::from_fen(&fen) else { panic!("{line}") };
        player.new_game();
        let limits = Limits { mate: Some(moves as u32), ..Limits::nodes(200_000) };
        let report = player.search(&game(&fen), limits, |_| {});
        asked += 1;
        if let Verdict::Mate(length) = report.verdict().expect("a verdict") {
            assert!(length >= moves, "{line}: mate in {length}?");
            found += usize::from(length == moves);
        }
    }
    assert!(found * 20 >= asked * 17, "{found} of {asked}");
}
