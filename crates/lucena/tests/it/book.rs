//! `lucena book`: what it shows, and that books survive being converted there and back.

use std::fs;
use std::path::PathBuf;

use crate::program;

/// A file for this test alone, gone when dropped.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, bytes: &[u8]) -> Scratch {
        let path = std::env::temp_dir().join(format!("lucena-{}-{name}", std::process::id()));
        fs::write(&path, bytes).expect("a temporary file can be written");
        Scratch(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn the_built_in_book_answers_and_names_the_opening() {
    let run = program::run(&["book", "moves", "1.", "e4", "e5", "2.", "g1f3", "Nc6", "Bb5"], b"");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.starts_with("C60 Ruy Lopez\n"), "{}", run.out);
    assert!(run.out.contains("a6 ") && run.out.contains("Nf6 "), "{}", run.out);
    let none = program::run(&["book", "moves", "a3 a6 a4 a5", "--lang", "pt"], b"");
    assert_eq!((none.status, none.err.as_str()), (1, ""));
    assert!(none.out.ends_with("O livro não tem lance aqui\n"), "{}", none.out);
    let bad = program::run(&["book", "moves", "e5"], b"");
    assert_eq!(bad.status, 2);
}

#[test]
fn json_has_the_weights() {
    let run = program::run(&["book", "moves", "--json"], b"");
    let value: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(value["moves"][0]["uci"], "e2e4");
    assert!(value["moves"][0]["weight"].as_u64() > value["moves"][1]["weight"].as_u64());
    assert!(value["opening"].is_null());
}

#[test]
fn books_are_converted_there_and_back() {
    let lines =
        Scratch::new("lines.txt", b"# two ways to one position\nd2d4 d7d5 c2c4 60%\nc2c4 d7d5 d2d4 40%\n");
    let (polyglot, again) = (Scratch::new("book.bin", b""), Scratch::new("again.txt", b""));
    let run = program::run(&["book", "convert", lines.path(), polyglot.path()], b"");
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", run.out);
    assert!(run.out.ends_with("5 positions, 6 moves\n"), "{}", run.out);
    let run = program::run(&["book", "convert", polyglot.path(), again.path()], b"");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert_eq!(fs::read_to_string(&again.0).unwrap(), "d2d4 d7d5 c2c4 60%\nc2c4 d7d5 d2d4 40%\n");
}

#[test]
fn books_are_made_from_games_and_learn_from_them() {
    let game = |moves: &str, result: &str| format!("[Result \"{result}\"]\n\n{moves} {result}\n\n");
    let won = game("1. e4 e5 2. Nf3", "1-0");
    let text =
        [won.clone(), won, game("1. e4 c5", "1/2-1/2"), game("1. d4 d5", "0-1"), game("1. e4", "*")].concat();
    let games = Scratch::new("games.pgn", text.as_bytes());
    let (book, taught) = (Scratch::new("made.bin", b""), Scratch::new("taught.bin", b""));
    let words = ["book", "build", games.path(), book.path(), "--least", "1", "--plies", "2", "--lang", "en"];
    let run = program::run(&words, b"");
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.err.contains("one game without a result"), "{}", run.err);
    // White won twice and drew once with e4 and lost with d4; Black won with d5 and drew with c5.
    let weights = |path: &str, line: &str| {
        let run = program::run(&["book", "moves", line, "--book", path, "--json"], b"");
        let value: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
        let all = value["moves"].as_array().expect("a list").iter();
        all.map(|one| (one["uci"].as_str().unwrap().to_owned(), one["weight"].as_u64().unwrap()))
            .collect::<Vec<_>>()
    };
    let pair = |uci: &str, weight: u64| (uci.to_owned(), weight);
    assert_eq!(weights(book.path(), ""), [pair("e2e4", 5)]);
    assert_eq!(weights(book.path(), "e4"), [pair("c7c5", 1)]);
    assert_eq!(weights(book.path(), "d4"), [pair("d7d5", 2)]);
    let run = program::run(&["book", "learn", book.path(), games.path(), taught.path(), "--lang", "pt"], b"");
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(weights(taught.path(), ""), [pair("e2e4", 7)]);
    assert_eq!(weights(taught.path(), "d4"), [pair("d7d5", 3)]);
    // Nothing is written over with nothing.
    let before = fs::read(&book.0).unwrap();
    let run =
        program::run(&["book", "build", games.path(), book.path(), "--least", "9", "--lang", "pt"], b"");
    assert_eq!(run.status, 2);
    assert!(run.err.contains("nenhum livro foi escrito"), "{}", run.err);
    assert_eq!(fs::read(&book.0).unwrap(), before);
}

/// Two moves of equal weight; the one that lost comes second from then on, if the book may learn.
#[test]
fn a_book_learns_from_the_results_that_xboard_tells() {
    let lines = Scratch::new("equal.txt", b"e2e4 50%\nd2d4 50%\n");
    let after = |learns: &str, result: &str| {
        let talk = format!(
            "xboard\nprotover 2\noption BookFile={}\noption OwnBook=1\noption BookLearning={learns}\nnew\nforce\n\
             usermove e2e4\nusermove e7e5\nresult {result} {{over}}\nnew\nbk\nquit\n",
            lines.path(),
        );
        let run = program::run(&["--lang", "en"], talk.as_bytes());
        let shown = run.out.lines().find(|line| line.trim() == "e4 d4" || line.trim() == "d4 e4");
        shown.unwrap_or_else(|| panic!("no book in {}", run.out)).trim().to_owned()
    };
    assert_eq!(after("1", "0-1"), "d4 e4");
    assert_eq!(after("1", "1-0"), "e4 d4");
    assert_eq!(after("0", "0-1"), "e4 d4");
    assert_eq!(after("1", "*"), "e4 d4");
}

#[test]
fn what_is_wrong_with_a_book_is_told() {
    let bad = Scratch::new("bad.txt", b"e2e4 10%\ne2e5 20%\n");
    let run = program::run(&["book", "moves", "--book", bad.path()], b"");
    assert_eq!(run.status, 2);
    assert!(run.err.contains("bad.txt") && run.err.contains('2') && run.err.contains("e2e5"), "{}", run.err);
    let torn = Scratch::new("torn.bin", b"seventeen bytes!!");
    let run = program::run(&["book", "moves", "--book", torn.path(), "--lang", "pt"], b"");
    assert_eq!(run.status, 2);
    assert!(run.err.contains("não é um livro Polyglot: 17 bytes"), "{}", run.err);
    let missing = program::run(&["book", "convert", "/nowhere/at/all.txt", "/tmp/never.bin"], b"");
    assert_eq!(missing.status, 2);
}
