//! What users bring to the commands is understood or refused, never changed; and what fails leaves nothing in the way.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program::{Run, run};

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("doors").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A file of a folder, by its name.
fn file(folder: &Path, name: &str, bytes: &[u8]) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).expect("a file");
    path.to_str().expect("a plain name").to_owned()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn review(input: &str, more: &[&str]) -> Run {
    run(&[&["--lang", "pt", "review", "-", "--nodes", "1000"], more].concat(), input.as_bytes())
}

fn utf16(text: &str) -> Vec<u8> {
    format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn a_portuguese_game_is_reviewed_as_it_was_played() {
    let run = review("1. e4 e5 2. Cf3 Cc6 3. Bb5", &["--format", "json"]);
    assert_eq!(run.status, 0, "{}", run.err);
    let games: Value = serde_json::from_str(&run.out).expect("JSON");
    let moves: Vec<&str> = games[0]["moves"]
        .as_array()
        .expect("moves")
        .iter()
        .filter_map(|mv| mv["move"]["san"].as_str())
        .collect();
    assert_eq!(moves, ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    assert_eq!(games[0]["reading"]["dialect"], "portuguese");
    assert!(run.err.contains("letras do português"), "{}", run.err);
}

#[test]
fn a_game_is_reviewed_up_to_its_illegal_move() {
    let run = review("[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6\n3. Bb6 a6 1-0\n", &[]);
    assert_eq!(run.status, 1, "{}", run.err);
    for told in [&run.err, &run.out] {
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains("usada até aqui (linha 4): 3. o lance \"Bb6\""), "{told}");
        assert!(told.contains("nenhum bispo chega a b6"), "{told}");
    }
    // With nothing to use, there is nothing to review.
    let run = review("1. Ke2 e5 *", &[]);
    assert_eq!(run.status, 2, "{}", run.out);
    assert!(run.err.contains("Ke2"), "{}", run.err);
}

#[test]
fn words_among_the_moves_are_told() {
    let run = review("1. e4 melhor e5 *", &[]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.err.contains("linha 1, \"melhor\" não é lance"), "{}", run.err);
}

#[test]
fn bases_say_how_their_games_were_read() {
    let folder = folder("bases");
    let mate = "1. e4 e5 2. Cf3 Cc6 3. Bc4 Bc5 4. O-O Cf6 5. Te1 O-O 6. c3 De7 7. d4 exd4 8. e5 Cg4 9. cxd4 Cxd4 10. Cxd4 Dh4 \
        11. Cf3 Dxf2+ 12. Rh1 Dg1+ 13. Cxg1 Cf2# 0-1\n\n";
    let base =
        file(&folder, "base.pgn", format!("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n{mate}").as_bytes());
    for arguments in [
        &["games", "stats"][..],
        &["games", "filter"],
        &["games", "dedup"],
        &["patlan", "find", "PHILIDOR"],
        &["games", "index"],
    ] {
        let run = run(&[arguments, &[&base, "--lang", "en"]].concat(), b"");
        assert_eq!(run.status, 0, "{arguments:?}: {}", run.err);
        assert!(
            run.err.contains("game 2 (byte 22): The moves were read with the letters of Portuguese"),
            "{arguments:?}: {}",
            run.err
        );
    }
    // The index has the moves that were played.
    let found = run(&["patlan", "find", "PHILIDOR", &base, "--lang", "en", "--jsonl"], b"");
    assert!(
        found.out.contains("\"type\":\"hit\"") && !found.err.contains("index"),
        "{}\n{}",
        found.out,
        found.err
    );
}

#[test]
fn a_link_says_what_to_give_instead() {
    for (language, word) in [("pt", "copie o PGN"), ("en", "copy its PGN")] {
        for (argument, input) in
            [("-", "https://lichess.org/abcdefgh"), ("https://www.chess.com/game/live/1", "")]
        {
            let run = run(&["--lang", language, "review", argument], input.as_bytes());
            assert_eq!(run.status, 2, "{}", run.out);
            assert!(run.err.contains(word), "{}", run.err);
        }
    }
}

#[test]
fn files_of_every_encoding_are_read() {
    let folder = folder("encodings");
    let game = "[White \"Conceição\"]\n[Black \"João\"]\n\n1. e4 {ótimo} e5 *\n";
    let pattern = "PADRAO: TESTE;\nCOMENTARIOS: \"ação\";\n";
    let latin =
        |text: &str| text.chars().map(|c| u8::try_from(u32::from(c)).expect("Latin-1")).collect::<Vec<u8>>();
    let marked = |text: &str| [b"\xef\xbb\xbf", text.as_bytes()].concat();
    for (name, bytes) in [("utf16", utf16(game)), ("latin", latin(game)), ("marked", marked(game))] {
        let path = file(&folder, &format!("{name}.pgn"), &bytes);
        let run_review = run(&["review", &path, "--nodes", "500", "--format", "pgn"], b"");
        assert_eq!(run_review.status, 0, "{name}: {}", run_review.err);
        for kept in ["[White \"Conceição\"]", "{ótimo}"] {
            assert!(run_review.out.contains(kept), "{name}: {}", run_review.out);
        }
        let stats = run(&["games", "stats", &path, "--json"], b"");
        assert!(stats.out.contains("Conceição"), "{name}: {}", stats.out);
    }
    // Whatever is wrong with the pattern, it is not its encoding: all say the same.
    let checked = |bytes: &[u8]| {
        let path = file(&folder, "pattern.pat", bytes);
        let run = run(&["--lang", "pt", "patlan", "check", &path], b"");
        (run.status, run.out, run.err)
    };
    let expected = checked(pattern.as_bytes());
    for bytes in [utf16(pattern), latin(pattern), marked(pattern)] {
        assert_eq!(checked(&bytes), expected);
    }
    let binary = checked(b"\x7fELF\0\0\0\0");
    assert_eq!(binary.0, 2);
    // The classroom game is typed by shells that write byte-order marks and UTF-16.
    let moves = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\r\ne2e4\r\n";
    let expected = run(&["trabalho"], moves.as_bytes());
    assert_eq!(expected.out.lines().count(), 3, "{}", expected.out);
    for bytes in [utf16(moves), marked(moves)] {
        let run = run(&["trabalho"], &bytes);
        assert_eq!((run.status, &run.out), (0, &expected.out), "{}", run.err);
    }
}

#[test]
fn moves_are_typed_in_any_dialect() {
    for typed in ["Cf3", "Nf3", "Sf3", "♘f3", "g1f3"] {
        let run = run(&["explain", "--move", typed, "--nodes", "500", "--json"], b"");
        assert_eq!(run.status, 0, "{typed}: {}", run.err);
        let value: Value = serde_json::from_str(&run.out).expect("JSON");
        assert_eq!(value["move"]["uci"], "g1f3", "{typed}");
    }
    let expected = run(&["book", "moves", "e4", "e5", "Nf3", "--json"], b"").out;
    for typed in ["1.e4 e5 2.Cf3", "e2e4 e7e5 g1f3", "1. e4 e5 2. Sf3"] {
        assert_eq!(run(&["book", "moves", typed, "--json"], b"").out, expected, "{typed}");
    }
    let folder = folder("books");
    let convert = |lines: &str| {
        let from = file(&folder, "lines.txt", lines.as_bytes());
        let to = folder.join("book.bin");
        let converted = run(&["book", "convert", &from, to.to_str().expect("plain")], b"");
        assert_eq!(converted.status, 0, "{}", converted.err);
        fs::read(to).expect("a book")
    };
    assert_eq!(convert("e4 e5 Cf3 Cc6 Bb5 40%\n"), convert("e2e4 e7e5 g1f3 b8c6 f1b5 40%\n"));
}

#[test]
fn a_failed_command_leaves_nothing_in_the_way() {
    let folder = folder("failures");
    let out = folder.join("out.txt");
    let out = out.to_str().expect("a plain name");
    let empty = file(&folder, "empty.pgn", b"");
    let failed = run(&["review", &empty, "--output", out], b"");
    assert_eq!(failed.status, 2, "{}", failed.out);
    assert_eq!(names(&folder), ["empty.pgn"]);
    fs::write(out, "what was there").expect("a file");
    assert_eq!(run(&["review", &empty, "--output", out], b"").status, 2);
    assert_eq!(fs::read_to_string(out).expect("still there"), "what was there");
    fs::remove_file(out).expect("removable");
    // A match that cannot begin, and then one that can.
    let games = folder.join("games.pgn");
    let games = games.to_str().expect("a plain name");
    let failed = run(&["match", "lucena", "/no/such/engine", "--games", "2", "--pgn", games], b"");
    assert_eq!(failed.status, 2, "{}", failed.out);
    assert_eq!(names(&folder), ["empty.pgn"]);
    fs::write(games, "").expect("an empty file");
    let played = run(
        &[
            "match",
            "lucena,name=a",
            "lucena,name=b",
            "--games",
            "2",
            "--nodes",
            "50",
            "--max-moves",
            "5",
            "--pgn",
            games,
        ],
        b"",
    );
    assert_eq!(played.status, 0, "{}", played.err);
    assert_eq!(names(&folder), ["empty.pgn", "games.pgn"]);
}

/// Ctrl-C in the middle of a review removes the file that grew.
#[cfg(unix)]
#[test]
fn an_interrupted_review_leaves_no_part_of_a_file() {
    let folder = folder("interrupted");
    let game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n\n";
    let games = file(&folder, "games.pgn", game.repeat(50).as_bytes());
    let out = folder.join("out.txt");
    let arguments = ["review", &games, "--nodes", "300000", "--output", out.to_str().expect("plain")];
    let child = crate::program::command(&arguments).spawn().expect("the binary was built");
    let begun = std::time::Instant::now();
    while names(&folder).len() < 2 && begun.elapsed().as_secs() < 60 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(names(&folder).len(), 2, "the file grows");
    let signal = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(signal.expect("there is a kill").success());
    let run = crate::program::finish(child, b"");
    assert_eq!(run.status, 2, "{}", run.err);
    assert_eq!(names(&folder), ["games.pgn"]);
}
