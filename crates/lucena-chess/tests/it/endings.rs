//! How games end.

use lucena_chess::{Color, Ending, Game, Outcome, Position};

fn game(fen: &str, moves: &str) -> Game {
    let mut game = Game::from_position(Position::from_fen(fen).expect(fen));
    for text in moves.split_whitespace() {
        let mv = game.position().parse_coordinate(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(mv).expect("the move was read as legal");
    }
    game
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[track_caller]
fn check(fen: &str, moves: &str, expected: Option<Ending>) {
    assert_eq!(game(fen, moves).ending(), expected, "{fen} {moves}");
}

#[test]
fn mates_and_stalemates() {
    check(START, "f2f3 e7e5 g2g4 d8h4", Some(Ending::Checkmate { winner: Color::Black }));
    check("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "", Some(Ending::Checkmate { winner: Color::White }));
    check("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "", Some(Ending::Stalemate));
}

#[test]
fn lack_of_material() {
    for (fen, dead) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", true),
        ("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", true),
        ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", false),
        ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", false),
        ("4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", false),
    ] {
        check(fen, "", dead.then_some(Ending::InsufficientMaterial));
    }
}

#[test]
fn the_third_repetition_draws() {
    let shuffle = "g1f3 g8f6 f3g1 f6g8";
    check(START, shuffle, None);
    check(START, &[shuffle; 2].join(" "), Some(Ending::Repetition));
}

#[test]
fn lost_castling_rights_make_another_position() {
    let fen = "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1";
    let shuffle = "h1g1 a8b8 g1h1 b8a8";
    // The start had rights that never come back, so its placement must come up three times more.
    check(fen, &[shuffle; 2].join(" "), None);
    check(fen, &[shuffle; 3].join(" "), Some(Ending::Repetition));
}

#[test]
fn an_en_passant_square_counts_only_if_the_capture_is_legal() {
    // After e2e4 nothing can take: the position is the same as later without the square.
    let quiet = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    check(quiet, "e2e4 e8d8 e1d1 d8e8 d1e1 e8d8 e1d1 d8e8 d1e1", Some(Ending::Repetition));
    // Here d4 may take on e3, so the first position differs from the ones that follow.
    let takes = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    let shuffle = "e8d8 e1d1 d8e8 d1e1";
    check(takes, &format!("e2e4 {shuffle} {shuffle}"), None);
    check(takes, &format!("e2e4 {shuffle} {shuffle} {shuffle}"), Some(Ending::Repetition));
}

#[test]
fn a_hundred_half_moves_draw_unless_the_last_one_mates() {
    check("4k3/8/8/8/8/8/8/R3K3 w - - 98 90", "a1b1", None);
    check("4k3/8/8/8/8/8/8/R3K3 w - - 99 90", "a1b1", Some(Ending::FiftyMoves));
    check("7k/5K2/8/8/8/8/8/R7 w - - 99 90", "a1h1", Some(Ending::Checkmate { winner: Color::White }));
}

#[test]
fn players_may_end_the_game() {
    let mut resigned = game(START, "e2e4");
    resigned.resign(Color::Black);
    assert_eq!(resigned.ending().map(Ending::outcome), Some(Outcome::Win(Color::White)));
    assert_eq!(resigned.undo().map(|_| resigned.ending()), Some(None));

    let mut drawn = game(START, "");
    drawn.agree_draw();
    assert_eq!(drawn.ending().map(|ending| ending.outcome().pgn()), Some("1/2-1/2"));
}

#[test]
fn a_flag_loses_only_against_mating_material() {
    for (fen, loser, winner) in [
        (START, Color::White, Some(Color::Black)),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::White, None),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::Black, Some(Color::White)),
        ("4kn2/8/8/8/8/8/8/4K2Q w - - 0 1", Color::White, None),
        ("4kn2/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::White, Some(Color::Black)),
    ] {
        let mut game = game(fen, "");
        game.flag(loser);
        assert_eq!(game.ending(), Some(Ending::Time { winner }), "{fen}");
    }
}
