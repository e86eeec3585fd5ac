//! Trees: what is read is kept, what is written reads the same, and the layout is the standard's.

use lucena_chess::{Color, Outcome, Position};
use lucena_games::fuzzing::check_pgn;
use lucena_games::pgn::{Brush, Comment, Evaluation, Headers, NodeId, ReadLimits, Reason, Shape, Tree};

use crate::samples::{MIXED, read_all, shared};

#[track_caller]
fn read(text: &str) -> Tree {
    Tree::read(text.as_bytes(), &ReadLimits::default()).unwrap()
}

/// The moves as written after the tags, on one line.
#[track_caller]
fn check(text: &str, expected: &str) {
    let pgn = read(text).to_pgn();
    let moves = pgn.split_once("\n\n").unwrap().1.replace('\n', " ");
    assert_eq!(moves.trim_end(), expected);
    check_pgn(text.as_bytes());
}

#[test]
fn variations_comments_and_glyphs_are_kept() {
    check(
        "1. e4! {best} e5 (1...c5 (1... e6?! 2.d4) 2. Nf3) 2. Nf3 *",
        "1. e4 $1 {best} 1... e5 (1... c5 2. Nf3) (1... e6 $6 2. d4) 2. Nf3 *",
    );
    check(
        "{Before} 1. e4 ({Also} 1. d4 {good} d5) 1... e5 1-0",
        "{Before} 1. e4 ({Also} 1. d4 {good} 1... d5) 1... e5 1-0",
    );
    check("1. e4 {a} {b} e5 $10 $11 *", "1. e4 {a} {b} 1... e5 $10 $11 *");
    check("1. e4 ; to the end } of the line\n e5 {;} *", "1. e4 {to the end ) of the line} 1... e5 {;} *");
    check("1. e4 (1. d4 d5 1-0) e5 *", "1. e4 (1. d4 d5 {1-0}) 1... e5 *");
    check("1. e4 (1. d4) (1. c4 c5 (1... e5)) e5 *", "1. e4 (1. d4) (1. c4 c5 (1... e5)) 1... e5 *");
}

/// The inner one was read from the position before the move before, with moves that are not legal there.
#[test]
fn two_parentheses_at_once_are_alternatives_to_the_same_move() {
    check("1. e4 e5 ((1... c5 2. Nf3) 1... d5) 2. Nf3 *", "1. e4 e5 (1... c5 2. Nf3) (1... d5) 2. Nf3 *");
    check("1. e4 e5 (({a} 1... c5)) 2. Nf3 *", "1. e4 e5 ({a} 1... c5) 2. Nf3 *");
    check("1. e4 e5 ({a} ({b} 1... c5 {c}) 1... d5) *", "1. e4 e5 ({b} 1... c5 {c}) ({a} 1... d5) *");
    check("1. e4 ((1. d4 ((1. c4)) d5)) e5 ((({deep}))) *", "1. e4 (1. d4 d5) (1. c4) 1... e5 {deep} *");
}

#[test]
fn what_cannot_be_played_in_a_variation_becomes_words() {
    check(
        "1. e4 e5 (1... Nf6 2. -- Nxe4 (2... d5) 3. d3 {far}) 2. Nf3 *",
        "1. e4 e5 (1... Nf6 {(-- Nxe4 (2... d5) 3. d3 (far))}) 2. Nf3 *",
    );
    check("1. e4 e5 (1... Ke4 2. d4) 2. Nf3 *", "1. e4 e5 {(Ke4 2. d4)} 2. Nf3 *");
    check("1. e4 () e5 ({nothing}) *", "1. e4 e5 {nothing} *");
}

#[test]
fn a_main_line_that_cannot_be_played_is_refused() {
    for (text, ply) in [("1. e4 e5 2. e5 *", 2), ("1. Ke2", 0)] {
        let reason = Tree::read(text.as_bytes(), &ReadLimits::default()).unwrap_err();
        assert!(matches!(reason, Reason::Move { ply: at, .. } if at == ply), "{reason}");
    }
    assert_eq!(Tree::read(b"1. e4 (1. d4 *", &ReadLimits::default()), Err(Reason::OpenVariation));
    assert_eq!(Tree::read(b"1. e4 {", &ReadLimits::default()), Err(Reason::OpenComment));
    assert_eq!(Tree::read(b"", &ReadLimits::default()), Err(Reason::NotAGame));
}

#[test]
fn limits_hold_for_trees() {
    let limits = ReadLimits { nodes: 10, depth: 2, ..ReadLimits::default() };
    let deep = b"1. e4 (1. d4 (1. c4 (1. f4))) *";
    assert_eq!(Tree::read(deep, &limits), Err(Reason::TooDeep));
    let wide =
        b"1. e4 (1. d4) (1. c4) (1. f4) (1. g4) (1. h4) (1. a4) (1. b4) (1. a3) (1. b3) (1. c3) (1. d3) *";
    assert_eq!(Tree::read(wide, &limits), Err(Reason::TooManyNodes));
}

#[test]
fn the_roster_comes_first_and_strings_are_escaped() {
    let headers: Headers =
        [("ECO", "C33"), ("White", "A \"B\" \\ C"), ("Event", "Two\nlines")].into_iter().collect();
    let tree = Tree::new(headers, Position::start());
    let expected = concat!(
        "[Event \"Two lines\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n",
        "[White \"A \\\"B\\\" \\\\ C\"]\n[Black \"?\"]\n[Result \"*\"]\n[ECO \"C33\"]\n\n*\n"
    );
    assert_eq!(tree.to_pgn(), expected);
    assert_eq!(read(expected).headers.get("White"), Some("A \"B\" \\ C"));
}

#[test]
fn lines_have_at_most_eighty_columns() {
    let words = "word [brackets] %percent  ".repeat(100);
    let pgn = read(&format!("1. e4 {{{words}}} e5 2. Nf3 (2. f4) *")).to_pgn();
    for line in pgn.lines() {
        assert!(line.chars().count() < 80, "{line}");
        assert!(!line.starts_with(['%', '(']) || line.starts_with("(2."), "{line}");
    }
    check_pgn(pgn.as_bytes());
}

#[test]
fn commands_are_not_broken_into_lines() {
    for gap in 0..80 {
        let pgn =
            read(&format!("1. e4 {{[%csl Ga1] {}}} {{[%cal Ge2e4,Ge4e5] [%eval 0.3] a}} *", "x".repeat(gap)))
                .to_pgn();
        assert!(pgn.contains("[%cal Ge2e4,Ge4e5] [%eval 0.3]"), "{pgn}");
        check_pgn(pgn.as_bytes());
    }
}

#[test]
fn marks_clocks_and_evaluations_are_understood() {
    let comment = Comment::parse("[%csl Ga1,Rh8,Xx9] [%cal Be2e4] [%eval -1.5,20] [%clk 1:02:03.5] [%foo]");
    let square = |text: &str| text.parse().unwrap();
    assert_eq!(
        comment.shapes(),
        [
            Shape { brush: Brush::Green, from: square("a1"), to: None },
            Shape { brush: Brush::Red, from: square("h8"), to: None },
            Shape { brush: Brush::Blue, from: square("e2"), to: Some(square("e4")) },
        ]
    );
    assert_eq!(comment.evaluation(), Some(Evaluation::Centipawns(-150)));
    assert_eq!(comment.clock(), Some(3723.5));
    assert_eq!(Comment::parse("[%eval #-3]").evaluation(), Some(Evaluation::Mate(-3)));
    let mut copy = comment.clone();
    copy.set_shapes(&comment.shapes());
    assert_eq!(copy.shapes(), comment.shapes());
}

#[test]
fn a_tree_can_be_grown() {
    let mut tree = Tree::new(Headers::default(), Position::chess960(0).unwrap());
    let mv = tree.start().parse_san("e4").unwrap();
    let e4 = tree.add(NodeId::ROOT, mv).unwrap();
    assert_eq!(tree.add(NodeId::ROOT, mv), Ok(e4));
    assert!(tree.add(e4, mv).is_err());
    tree.outcome = Some(Outcome::Win(Color::White));
    let again = read(&tree.to_pgn());
    assert_eq!((again.start(), again.len(), again.outcome), (tree.start(), 1, tree.outcome));
    assert_eq!(again.headers.get("Variant"), Some("Chess960"));
}

#[test]
fn trees_have_the_main_lines_that_replaying_hears() {
    let heard = read_all(MIXED).games;
    let trees: Vec<Tree> = Tree::read_all(MIXED, &ReadLimits::default()).flatten().collect();
    let lines: Vec<Vec<_>> =
        trees.iter().map(|tree| tree.main_line().filter_map(|id| tree.node(id).mv()).collect()).collect();
    assert_eq!(lines, heard.into_iter().map(|game| game.moves).collect::<Vec<_>>());
    check_pgn(MIXED);
}

#[test]
fn the_shared_collections_survive_a_round_trip() {
    for name in
        ["own-games.pgn", "famous.pgn", "smothered-mates.pgn", "anastasia-mates.pgn", "patlan_games.pgn"]
    {
        let Some(bytes) = shared(name) else { continue };
        let heard = read_all(&bytes).games;
        let limits = ReadLimits::default();
        let written: String =
            Tree::read_all(&bytes, &limits).map(|tree| tree.unwrap().to_pgn() + "\n").collect();
        let again = read_all(written.as_bytes()).games;
        assert_eq!(again.len(), heard.len());
        for (again, heard) in again.iter().zip(&heard) {
            assert_eq!((&again.moves, again.outcome), (&heard.moves, heard.outcome));
            assert!(heard.headers.iter().all(|(name, value)| again.headers.get(name) == Some(value)));
        }
    }
}
