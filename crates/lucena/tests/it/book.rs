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
