//! Opening books: lines and Polyglot files, transpositions, choices by weight, keys as published.

#![allow(clippy::disallowed_methods, reason = "tests may read files; 2026-11-15")]

use lucena_chess::testkit::test_data;
use lucena_chess::{Color, Game, Outcome, Position};
use lucena_engine::{Book, Engine, Limits, LineProblem, Options, PolyglotError, polyglot_key};

use super::position;

fn after(moves: &str) -> Game {
    let mut game = Game::new();
    for mv in moves.split_whitespace() {
        let mv = game.position().parse_coordinate(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        game.play(mv).expect("the position has confirmed the move");
    }
    game
}

fn sans(book: &Book, pos: &Position) -> Vec<(String, u32)> {
    book.moves(pos).iter().map(|book_move| (pos.san(book_move.mv), book_move.weight)).collect()
}

/// The examples of the format's description.
#[test]
fn keys_are_those_published() {
    for (moves, key) in [
        ("", 0x463b_9618_1691_fc9c_u64),
        ("e2e4", 0x823c_9b50_fd11_4196),
        ("e2e4 d7d5", 0x0756_b944_61c5_0fb0),
        ("e2e4 d7d5 e4e5", 0x662f_afb9_65db_29d4),
        ("e2e4 d7d5 e4e5 f7f5", 0x22a4_8b5a_8e47_ff78),
        ("e2e4 d7d5 e4e5 f7f5 e1e2", 0x652a_607c_a3f2_42c1),
        ("e2e4 d7d5 e4e5 f7f5 e1e2 e8f7", 0x00fd_d303_c946_bdd9),
        ("a2a4 b7b5 h2h4 b5b4 c2c4", 0x3c81_23ea_7b06_7637),
        ("a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3", 0x5c3f_9b82_9b27_9560),
    ] {
        assert_eq!(polyglot_key(after(moves).position()), Some(key), "{moves}");
    }
}

#[test]
fn every_position_has_a_key() {
    lucena_chess::testkit::for_each_random_position(7, 3_000, |pos| {
        assert!(polyglot_key(pos).is_some(), "{pos:?}");
    });
}

#[test]
fn lines_are_compiled_by_position() {
    let book =
        Book::from_lines("# a book\n\nd2d4 g8f6 c2c4 e7e6 30% # by d4\nc2c4 g8f6 d2d4 g7g6 20\n").unwrap();
    let both = ["d2d4 g8f6 c2c4", "c2c4 g8f6 d2d4"].map(|moves| sans(&book, after(moves).position()));
    assert_eq!(both[0], [("e6".to_owned(), 30), ("g6".to_owned(), 20)]);
    assert_eq!(both[0], both[1]);
    assert_eq!(sans(&book, &Position::start()), [("d4".to_owned(), 30), ("c4".to_owned(), 20)]);
}

#[test]
fn bad_lines_are_named() {
    let problem = |source: &str| {
        let error = Book::from_lines(source).expect_err("the source is bad");
        (error.line, error.problem)
    };
    assert!(matches!(problem("e2e4\ne2e5 10%"), (2, LineProblem::Move { word, .. }) if word == "e2e5"));
    assert!(matches!(problem("e2e4 101%"), (1, LineProblem::Percentage { .. })));
    assert!(matches!(problem("e2e4 1x"), (1, LineProblem::Percentage { .. })));
    assert_eq!(problem("10% e2e4 20%"), (1, LineProblem::SecondPercentage));
    assert!(Book::from_lines("").unwrap().is_empty());
}

#[test]
fn the_built_in_book_is_sound_and_wide() {
    let book = Book::built_in();
    assert!(500 < book.positions(), "{book:?}");
    let first: Vec<String> = sans(&book, &Position::start()).into_iter().map(|(san, _)| san).collect();
    assert_eq!(first, ["e4", "d4", "c4", "Nf3"]);
}

#[test]
fn choices_follow_the_weights_and_the_seed() {
    let book = Book::from_lines("e2e4 75%\nd2d4 25%\nc2c4 0%").unwrap();
    let start = Position::start();
    let count = |san: &str| {
        let chosen = (0..4_000).filter_map(|seed| book.choose(&start, seed));
        chosen.filter(|&mv| start.san(mv) == san).count()
    };
    // Four thousand throws: five standard deviations are 137.
    assert!(count("e4").abs_diff(3_000) < 137, "{}", count("e4"));
    assert_eq!(count("c4"), 0);
    assert_eq!(book.choose(&start, 5), book.choose(&start, 5));
    assert_eq!(book.choose(after("a2a3").position(), 5), None);
}

#[test]
fn polyglot_files_come_back_as_they_were() {
    let book = Book::built_in();
    let bytes = book.to_polyglot();
    assert_eq!(bytes.len(), book.len() * 16);
    let again = Book::from_polyglot(&bytes).unwrap();
    assert_eq!(again.to_polyglot(), bytes);
    // Text has only whole percentages, but the same positions and moves.
    let lines = Book::from_lines(&book.to_lines()).unwrap();
    assert_eq!((lines.positions(), lines.len()), (book.positions(), book.len()));
}

#[test]
fn damaged_polyglot_files_are_refused() {
    let mut bytes = Book::built_in().to_polyglot();
    assert_eq!(Book::from_polyglot(&bytes[1..]).err(), Some(PolyglotError::Torn { bytes: bytes.len() - 1 }));
    bytes[0] = 0xff;
    assert_eq!(Book::from_polyglot(&bytes).err(), Some(PolyglotError::Unsorted { entry: 1 }));
    // Nonsense in order is a book without a legal move.
    let nonsense = Book::from_polyglot(&[0x77; 160]).unwrap();
    assert_eq!(nonsense.moves(&Position::start()), []);
}

#[test]
fn castling_is_read_in_both_spellings() {
    let pos = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let key = polyglot_key(&pos).unwrap().to_be_bytes();
    for to in [Some(7_u16), Some(6)] {
        let code = (4 << 6 | to.unwrap()).to_be_bytes();
        let bytes: Vec<u8> = [&key[..], &code, &[0, 1], &[0; 4]].concat();
        assert_eq!(sans(&Book::from_polyglot(&bytes).unwrap(), &pos), [("O-O".to_owned(), 1)]);
    }
}

#[test]
fn published_books_are_understood() {
    let Some(books) = test_data("openings/books") else { return };
    for name in ["performance", "gnuchess-book", "pychess_book", "book_small"] {
        let bytes = std::fs::read(books.join(format!("{name}.bin"))).unwrap();
        let book = Book::from_polyglot(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(book.to_polyglot(), bytes, "{name}");
        // From the start on, every entry that is reached must be a legal move: the keys are right.
        let (mut pos, mut plies) = (Position::start(), 0);
        while let Some(best) = book.moves(&pos).first() {
            (pos, plies) = (pos.after(best.mv), plies + 1);
            if plies == 40 {
                break;
            }
        }
        assert!(8 <= plies, "{name} ends after {plies} half-moves");
    }
}

#[test]
fn results_change_the_weights() {
    let book = Book::from_lines("e2e4 e7e5 80%\nd2d4 16%\nc2c4 0%").unwrap();
    let start = Position::start();
    let weight = |book: &Book, san: &str| {
        book.moves(&start).iter().find(|book_move| start.san(book_move.mv) == san).map(|found| found.weight)
    };
    let game = after("e2e4 e7e5 g1f3");
    assert_eq!(weight(&book.learned(&game, Outcome::Win(Color::White)), "e4"), Some(90));
    assert_eq!(weight(&book.learned(&game, Outcome::Win(Color::Black)), "e4"), Some(70));
    assert_eq!(weight(&book.learned(&game, Outcome::Draw), "e4"), Some(80));
    let mut worn = book.clone();
    for _ in 0..100 {
        worn = worn.learned(&game, Outcome::Win(Color::Black));
    }
    assert_eq!((weight(&worn, "e4"), weight(&worn, "d4"), weight(&worn, "c4")), (Some(1), Some(16), Some(0)));
}

#[test]
fn the_engine_plays_from_its_book_and_thinks_longer_afterwards() {
    let book = Book::from_lines("a2a3 a7a6").unwrap();
    let options = Options { book: Some(book), hash_mebibytes: 4, ..Options::default() };
    let mut engine = Engine::new(options);
    let report = engine.search(&Game::new(), Limits::nodes(50_000), |_| {});
    assert_eq!(Position::start().san(report.best_move().unwrap()), "a3");
    assert!(report.from_book && report.effort.nodes < 1_000);
    let report = engine.search(&after("a2a3 a7a6"), Limits::nodes(2_000), |_| {});
    assert!(!report.from_book);
    // An analysis is not for playing by heart.
    let handle = engine.go(&Game::new(), Limits { nodes: Some(500), ..Limits::infinite() }, |_| {});
    handle.stop();
    assert!(!handle.wait().from_book);
}
