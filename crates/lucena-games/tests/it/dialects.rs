//! Games in other dialects, with words among the moves, or with a move that cannot be played: all is read, and all is told.

use lucena_chess::notation::Dialect;
use lucena_games::pgn::{ReadLimits, Reading, Reason, StrayKind, Tree};

use crate::samples::read_all;

#[track_caller]
fn read(text: &str) -> Reading {
    Reading::read_all(text.as_bytes(), &ReadLimits::default()).next().unwrap().unwrap()
}

/// The main line in standard notation.
fn line(tree: &Tree) -> String {
    let mut pos = *tree.start();
    let mut words = Vec::new();
    for mv in tree.main_line().filter_map(|id| tree.node(id).mv()) {
        words.push(pos.san(mv));
        pos = pos.after(mv);
    }
    words.join(" ")
}

/// Trees and replaying read the same moves, in this dialect, without trouble.
#[track_caller]
fn check(text: &str, dialect: Dialect, expected: &str) {
    let reading = read(text);
    assert_eq!(
        (reading.dialect, line(&reading.tree).as_str(), &reading.cut),
        (dialect, expected, &None),
        "{text}"
    );
    assert_eq!(reading.strays, [], "{text}");
    let scribe = read_all(text.as_bytes());
    assert_eq!(scribe.troubles, [], "{text}");
    assert_eq!(scribe.games.len(), 1, "{text}");
    let moves: Vec<_> = reading.tree.main_line().filter_map(|id| reading.tree.node(id).mv()).collect();
    assert_eq!(scribe.games[0].moves, moves, "{text}");
    let told: Vec<Dialect> = scribe.remarks.iter().map(|remark| remark.dialect).collect();
    assert_eq!(told, if dialect == Dialect::English { vec![] } else { vec![dialect] }, "{text}");
}

#[test]
fn the_game_of_the_issue_is_a_ruy_lopez() {
    check("1. e4 e5 2. Cf3 Cc6 3. Bb5", Dialect::Portuguese, "e4 e5 Nf3 Nc6 Bb5");
}

#[test]
fn games_are_read_in_the_dialect_that_makes_them_legal() {
    let ruy = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd6 Re1";
    for (text, dialect) in [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd6 6. Re1 *", Dialect::English),
        ("1.e4 e5 2.Cf3 Cc6 3.Bb5 a6 4.Bxc6 dxc6 5.0-0 Dd6 6.Te1 1/2-1/2", Dialect::Portuguese),
        ("1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axc6 dxc6 5.O-O Dd6 6.Te1", Dialect::Spanish),
        ("1.e4 e5 2.Cf3 Cc6 3.Fb5 a6 4.Fxc6 dxc6 5.O-O Dd6 6.Te1", Dialect::French),
        ("1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 4.L:c6 d:c6 5.O-O Dd6 6.Te1", Dialect::German),
        ("1.e4 e5 2.Pf3 Pc6 3.Lb5 a6 4.Lxc6 dxc6 5.O-O Dd6 6.Te1", Dialect::Dutch),
        ("1.e4 e5 2.♘f3 ♞c6 3.♗b5 a6 4.♗xc6 dxc6 5.O-O ♛d6 6.♖e1", Dialect::Figurines),
        ("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 d8d6 f1e1", Dialect::Coordinates),
        (
            "1.e2-e4 e7-e5 2.Ng1-f3 Nb8-c6 3.Bf1-b5 a7-a6 4.Bb5xc6 d7xc6 5.o-o Qd8-d6 6.Rf1-e1",
            Dialect::English,
        ),
        (
            "1.e2-e4 e7-e5 2.Cg1-f3 Cb8-c6 3.Bf1-b5 a7-a6 4.Bb5xc6 d7xc6 5.0-0 Dd8-d6 6.Tf1-e1",
            Dialect::Portuguese,
        ),
    ] {
        check(text, dialect, ruy);
    }
}

#[test]
fn kings_that_look_like_rooks_are_told_by_the_rest_of_the_game() {
    let start = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/4K3/4P3/8 w - - 0 40\"]\n\n";
    check(&format!("{start}40. Rd4 Rd6 41. e4 Re6 42. e5 *"), Dialect::Portuguese, "Kd4 Kd6 e4 Ke6 e5");
    // Variations have their say too.
    check("1. e4 (1. Cf3 d5) 1... e5 *", Dialect::Portuguese, "e4 e5");
}

#[test]
fn promotions_and_en_passant_are_read_as_they_are_written() {
    let start = "[SetUp \"1\"]\n[FEN \"4k3/1P4p1/8/5P2/8/8/8/4K3 b - - 0 1\"]\n\n";
    for end in ["b8=D+", "b8D+", "b8(D)+", "b8/D+", "b7-b8D"] {
        check(&format!("{start}1... g5 2. fxg6e.p. Re7 3. {end} *"), Dialect::Portuguese, "g5 fxg6 Ke7 b8=Q");
    }
    for end in ["b8=Q", "b8Q", "b8(Q)", "b8/Q", "b8=q", "b7b8=Q"] {
        check(&format!("{start}1... g5 2. fxg6 e.p. Ke7 3. {end} *"), Dialect::English, "g5 fxg6 Ke7 b8=Q");
    }
}

#[test]
fn words_among_the_moves_are_told_with_their_places() {
    let text = "[Event \"x\"]\n\n1. e4 better e5 2. Nf3 +- [%clk 0:01] Nc6 N *";
    let reading = read(text);
    assert_eq!(line(&reading.tree), "e4 e5 Nf3 Nc6");
    let strays: Vec<(&str, &str)> = reading
        .strays
        .iter()
        .map(|stray| (stray.token.as_str(), &text[stray.offset as usize..][..3]))
        .collect();
    assert_eq!(strays, [("better", "bet"), ("[%clk 0:01]", "[%c")]);
    assert!(reading.tree.to_pgn().ends_with("1. e4 e5 2. Nf3 $18 Nc6 $146 *\n"), "{}", reading.tree.to_pgn());
    let scribe = read_all(format!("1. d4 *\n\n{text}").as_bytes());
    assert_eq!((scribe.games.len(), scribe.remarks.len()), (2, 1));
    let remark = &scribe.remarks[0];
    assert_eq!((remark.game, remark.offset, remark.strays[0].offset), (2, 9, 9 + reading.strays[0].offset));
}

#[test]
fn a_game_is_read_up_to_the_move_that_cannot_be_played() {
    let text =
        "[Event \"x\"]\n\n1. e4 e5 {fine} 2. Nf3 Nc6\n3. Bb6 {oops} a6 (3... Nf6) 4. O-O 1-0\n\n1. d4 *";
    let games: Vec<_> =
        Reading::read_all(text.as_bytes(), &ReadLimits::default()).map(Result::unwrap).collect();
    assert_eq!(games.len(), 2);
    let cut = games[0].cut.as_ref().unwrap();
    let Reason::Move { ply: 4, number, san, .. } = &cut.reason else { panic!("{:?}", cut.reason) };
    assert_eq!((number.to_string().as_str(), san.as_str()), ("3.", "Bb6"));
    assert!(text[cut.offset as usize..].starts_with("Bb6"));
    assert_eq!(cut.rest, "Bb6 {oops} a6 (3... Nf6) 4. O-O 1-0");
    assert_eq!(line(&games[0].tree), "e4 e5 Nf3 Nc6");
    assert!(games[0].tree.outcome.is_some());
    assert_eq!(line(&games[1].tree), "d4");
    // A base leaves such a game out, and says why.
    let scribe = read_all(text.as_bytes());
    assert_eq!((scribe.games.len(), scribe.troubles.len()), (1, 1));
    // The number is the one the game has, wherever it starts.
    let set_up = "[FEN \"8/8/4k3/8/8/4K3/4P3/8 b - - 0 40\"]\n\n40... Kd5 41. Kd3 Ke3 *";
    let Reason::Move { ply: 2, number, .. } = read(set_up).cut.unwrap().reason else { panic!() };
    assert_eq!(number.to_string(), "41...");
}

#[test]
fn a_variation_that_cannot_be_played_is_kept_and_told() {
    let reading = read("1. e4 e5 (1... Ke4 2. d4 {why}) 2. Nf3 *");
    assert_eq!(reading.strays.len(), 1);
    assert_eq!(reading.strays[0].kind, StrayKind::Variation);
    assert!(reading.tree.to_pgn().contains("{(Ke4 2. d4 (why))}"), "{}", reading.tree.to_pgn());
    assert!(read("(1. d4) 1. e4 *").tree.to_pgn().contains("{(1. d4)} 1. e4"));
}

#[test]
fn an_address_in_the_place_of_a_game_is_known() {
    for text in [
        "https://lichess.org/abcdefgh/black#12",
        "  www.chess.com/game/live/123?move=4\n",
        "lichess.org/e4e5Nf3x",
    ] {
        let trouble = Reading::read_all(text.as_bytes(), &ReadLimits::default()).next().unwrap().unwrap_err();
        assert!(matches!(&trouble.reason, Reason::Link(link) if link == text.trim()), "{trouble}");
        assert!(matches!(read_all(text.as_bytes()).troubles[0].reason, Reason::Link(_)));
    }
    let reading = read("https://lichess.org/abcd1234 1. e4 e5 *");
    assert_eq!((line(&reading.tree).as_str(), reading.strays.len()), ("e4 e5", 1));
}

#[test]
fn several_games_of_one_record_are_all_read() {
    let text = "1. e4 e5 *\n1. Cf3 Cf6 1-0 {won}\n\n1. d4 d5\n\n1. c4 better *";
    let games: Vec<_> =
        Reading::read_all(text.as_bytes(), &ReadLimits::default()).map(Result::unwrap).collect();
    let lines: Vec<String> = games.iter().map(|game| line(&game.tree)).collect();
    assert_eq!(lines, ["e4 e5", "Nf3 Nf6", "d4 d5", "c4"]);
    assert_eq!(read_all(text.as_bytes()).games.len(), 4);
}
