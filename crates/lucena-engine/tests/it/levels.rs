//! Weakened play: the same errors from the same seed, nothing thrown away at club strength, mates in one found.

use lucena_chess::{Game, Position};
use lucena_engine::{Engine, Limits, Options, Report};

use super::game;

fn search(elo: u32, seed: u64, game: &Game) -> Report {
    let options = Options { elo: Some(elo), seed, hash_mebibytes: 1, ..Options::default() };
    Engine::new(options).search(game, Limits::nodes(100_000), |_| {})
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let game = game("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
    for elo in [800, 1400, 2000] {
        let moves = [1, 1].map(|seed| search(elo, seed, &game).best_move());
        assert_eq!(moves[0], moves[1]);
    }
    let different: std::collections::BTreeSet<_> =
        (0..12).filter_map(|seed| search(900, seed, &game).best_move()).collect();
    assert!(1 < different.len(), "a beginner does not always play the same move");
}

#[test]
fn a_club_player_does_not_leave_the_queen_hanging() {
    // A queen under attack by a pawn, a rook, a bishop; and one that can take a guarded piece.
    for fen in [
        "rnbqkb1r/ppp1pppp/5n2/3p4/2PQ4/8/PP2PPPP/RNB1KBNR b KQkq - 0 3",
        "r1b1kbnr/pppp1ppp/2n5/4p1q1/4P3/3P1N2/PPP2PPP/RNBQKB1R b KQkq - 0 4",
        "r3kbnr/ppp2ppp/2np4/4p3/2B1P1b1/3P1N2/PPP2PPP/RNBQ1RK1 w kq - 0 6",
        "rnb1kbnr/pppp1ppp/8/4p1q1/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 3 3",
    ] {
        let game = game(fen);
        let pos = *game.position();
        let full = Engine::new(Options::default()).search(&game, Limits::nodes(30_000), |_| {});
        for seed in 0..8 {
            let report = search(1800, seed, &game);
            let mv = report.best_move().unwrap();
            let after = Game::from_position(pos.after(mv));
            let answer = Engine::new(Options::default()).search(&after, Limits::nodes(30_000), |_| {});
            let loss = (full.score().unwrap() + answer.score().unwrap()).value();
            assert!(loss < 500, "{fen}: {} loses {loss} centipawns", pos.san(mv));
        }
    }
}

#[test]
fn a_mate_in_one_is_found_at_every_level() {
    let game = game("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
    for elo in [800, 1200, 2000] {
        for seed in 0..5 {
            let report = search(elo, seed, &game);
            let pos = game.position().after(report.best_move().unwrap());
            // A back-rank mate is a check, and checks are seen.
            assert!(pos.is_checkmate(), "{elo} {seed}");
        }
    }
}

#[test]
fn only_the_lines_asked_for_are_told() {
    let (sink, news) = super::listener();
    let options = Options { elo: Some(1000), hash_mebibytes: 1, ..Options::default() };
    let report = Engine::new(options).search(&Game::new(), Limits::nodes(20_000), sink);
    let events: Vec<_> = news.try_iter().collect();
    let lines = super::lines_of(&events);
    assert!(lines.iter().all(|line| line.rank == 1));
    assert_eq!(lines.last().unwrap().moves, report.lines[0].moves, "the move played is told last");
    assert_eq!(report.lines.len(), 1);
    super::assert_legal(&Position::start(), &report.lines[0].moves);
}
