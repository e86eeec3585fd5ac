//! Moves in other languages, in figurines and in squares: one game reads the same in all of them.

use lucena_chess::Position;
use lucena_chess::notation::{Dialect, SanError, looks_like_move, read_line};

/// One line with every kind of piece, castling on both sides, and en passant.
const LINE: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd6 d4 exd4 Nxd4 Bd7 Re1 O-O-O Nc3 f5 e5 Qe7 e6 Be8 Kf1 Qf6 h3 f4 g4 fxg3";

fn check(dialect: Dialect, translate: impl Fn(&str) -> String) {
    let english: Vec<&str> = LINE.split(' ').collect();
    let expected = read_line(&Position::start(), &english);
    assert_eq!((expected.dialect, expected.stop), (Dialect::English, None));
    let words: Vec<String> = english.iter().map(|word| translate(word)).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let line = read_line(&Position::start(), &words);
    assert_eq!((line.dialect, line.stop), (dialect, None), "{words:?}");
    assert_eq!(line.moves, expected.moves);
    assert!(words.iter().all(|word| looks_like_move(word)), "{words:?}");
}

#[test]
fn one_game_reads_the_same_in_every_language() {
    for dialect in Dialect::ALL.into_iter().filter(|&dialect| dialect != Dialect::Coordinates) {
        check(dialect, |word| {
            let role = |c| lucena_chess::notation::PieceLetters::ENGLISH.role(c);
            let letter = |c| role(c).and_then(|role| dialect.letters().letter(role)).unwrap_or(c);
            word.chars().map(letter).collect()
        });
    }
}

#[test]
fn squares_alone_are_a_dialect() {
    let english: Vec<&str> = LINE.split(' ').collect();
    let moves = read_line(&Position::start(), &english).moves;
    let mut pos = Position::start();
    let mut squares = Vec::new();
    for mv in &moves {
        squares.push(pos.coordinate(*mv, lucena_chess::notation::CastlingNotation::Standard));
        pos = pos.after(*mv);
    }
    for dash in ["", "-", "x"] {
        let words: Vec<String> =
            squares.iter().map(|word| format!("{}{dash}{}", &word[..2], &word[2..])).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let line = read_line(&Position::start(), &words);
        assert_eq!((line.dialect, line.moves), (Dialect::Coordinates, moves.clone()), "{words:?}");
    }
}

#[test]
fn printed_signs_mean_what_they_look_like() {
    let pos = Position::from_fen("r3k2r/1P6/8/8/3p4/4P3/8/R3K2R w KQkq - 0 1").unwrap();
    for (text, english) in [
        ("0–0", "O-O"),
        ("0-0-0", "O-O-O"),
        ("e3×d4", "exd4"),
        ("b7-b8=♕†", "b8=Q"),
        ("♙e4", "e4"),
        ("♜\u{fe0e}xa8‡", "Rxa8"),
        ("bxa8(N)", "bxa8=N"),
    ] {
        assert_eq!(pos.parse_move(text, Dialect::Figurines), pos.parse_san(english), "{text}");
        assert!(pos.parse_san(english).is_ok(), "{english}");
    }
}

#[test]
fn the_reading_that_gets_furthest_says_what_is_wrong() {
    let line = read_line(&Position::start(), &["e4", "e5", "Cf3", "Cc6", "Bb5", "Ra3"]);
    assert_eq!((line.dialect, line.moves.len()), (Dialect::Portuguese, 5));
    assert!(matches!(line.stop, Some((5, SanError::Illegal(_)))), "{:?}", line.stop);
    // The rook of one language is the king of the other: English wins if both can be played.
    let pos = Position::from_fen("k7/8/8/8/8/8/4R3/4K3 w - - 0 1").unwrap();
    let line = read_line(&pos, &["Rd2"]);
    assert_eq!((line.dialect, line.moves), (Dialect::English, vec![pos.parse_san("Rd2").unwrap()]));
    let line = read_line(&pos, &["Rf1"]);
    assert_eq!((line.dialect, line.moves), (Dialect::Portuguese, vec![pos.parse_san("Kf1").unwrap()]));
}

/// A pawn's figurine stands before the move, a sign for its color behind a figurine: elsewhere they are no part of a move.
#[test]
fn signs_in_the_middle_of_a_move_are_not_passed_over() {
    let pos = Position::start();
    for word in ["a♙3", "e♟4", "e\u{fe0f}4", "N\u{fe0e}f3"] {
        for dialect in Dialect::ALL {
            assert!(pos.parse_move(word, dialect).is_err(), "{word} {dialect:?}");
        }
    }
    let knight = pos.parse_move("♘\u{fe0e}f3", Dialect::Figurines);
    assert_eq!(knight.ok(), pos.parse_san("Nf3").ok());
}
