//! Patterns saved in the studio are known to every command, to the protocols, and to EXISTPATTERN.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use lucena_store::{Shelf, Store};

use crate::program::{self, Run};

const MIDDLE: &str = "4k3/8/8/8/4N3/8/8/4K3 b - - 1 40";
const SAVED: &str = "//@ title.en Lonely knight\n//@ title.pt Cavalo solitário\n//@ en The knight <N1> stands in the middle\n\
    //@ pt O cavalo <N1> está no meio\nPATTERN \"LONELY\"\nDESCRIPTION \"x\"\nWEIGHT 1.0\nACTORS N1\nSCENARIO\n  K1 NOT ATTACKS k1\n\
    PRECONDITION\n  RANKOF(N1) >= 4 AND RANKOF(N1) <= 5;\n";

/// A home in which a pattern was saved, one with a mistake too.
fn home(name: &str) -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shelf").join(name);
    let _ = fs::remove_dir_all(&home);
    let store = Store::open(&home.join("lucena.sqlite")).expect("a store");
    store.save_text(Shelf::Patterns, "LONELY", "PATTERN \"LONELY\" SCENARIO K1 ATTACKS k1;").expect("saved");
    store.save_text(Shelf::Patterns, "LONELY", SAVED).expect("saved again");
    store.save_text(Shelf::Patterns, "BROKEN", "PATTERN \"BROKEN\" SCENARIO N1 ATTACS k1;").expect("saved");
    home
}

fn run(home: &Path, arguments: &[&str], input: &[u8]) -> Run {
    let mut command = program::command(arguments);
    command.env("LUCENA_HOME", home).stdin(Stdio::piped());
    program::finish(command.spawn().expect("the binary was built"), input)
}

#[test]
fn saved_patterns_are_known_to_every_command() {
    let home = home("commands");
    let found =
        run(&home, &["patlan", "match", "lonely", "--fen", MIDDLE, "--side", "white", "--lang", "en"], b"");
    assert_eq!(found.status, 0, "{}", found.err);
    assert!(found.out.contains("LONELY"), "{}", found.out);
    let listed = run(&home, &["patlan", "list", "--lang", "en"], b"");
    assert!(listed.out.contains("Your own, saved in the studio:\n  LONELY"), "{}", listed.out);
    assert!(!listed.out.contains("BROKEN"), "a pattern with mistakes is no pattern");
    assert_eq!(run(&home, &["patlan", "describe", "LONELY", "--lang", "pt"], b"").status, 0);
    let games = "[White \"A\"]\n\n1. e4 e5 2. Nc3 d6 3. Nd5 Be6 4. Nxc7+ Qxc7 *\n";
    let hunted = run(
        &home,
        &["patlan", "find", "LONELY", "--stdin", "--side", "both", "--lang", "en"],
        games.as_bytes(),
    );
    assert_eq!(hunted.status, 0, "{}{}", hunted.out, hunted.err);
    // The newest version counts, and other patterns may ask for it.
    let asking = home.join("asking.pat");
    let text = "PATTERN \"ASKS\"\nSCENARIO\n  N1 MOVES S1\nPRECONDITION\n  EXISTPATTERN(\"LONELY\",ME);\n";
    fs::write(&asking, text).expect("a file");
    let path = asking.to_str().expect("a name");
    let checked = run(&home, &["patlan", "check", path, "--lang", "en"], b"");
    assert_eq!(checked.status, 0, "{}", checked.out);
    let asked = run(&home, &["patlan", "match", path, "--fen", MIDDLE, "--side", "white"], b"");
    assert_eq!(asked.status, 0, "{}{}", asked.out, asked.err);
    let nobody = run(Path::new("/nonexistent/lucena"), &["patlan", "check", path, "--lang", "en"], b"");
    assert_eq!(nobody.status, 1, "without the studio it is unknown");
}

#[test]
fn saved_patterns_speak_and_play() {
    let home = home("protocols");
    let fen = "4k3/8/8/8/8/2N5/8/4K3 w - - 0 40";
    let said =
        run(&home, &["explain", "--fen", fen, "--move", "Ne4", "--nodes", "3000", "--lang", "en"], b"");
    assert!(said.out.contains("Lonely knight"), "{}", said.out);
    let typed = format!(
        "setoption name PatternFile value LONELY\nposition fen {fen}\nexplain Ne4\nsetoption name PatternFile value NO SUCH\n"
    );
    let uci = run(&home, &["--lang", "en"], typed.as_bytes());
    assert!(uci.out.contains("one pattern weighs") && uci.out.contains("Lonely knight"), "{}", uci.out);
    assert!(uci.out.contains("cannot read NO SUCH: there is no such file"), "{}", uci.out);
    let entrant = "lucena,name=a,PatternFile=LONELY";
    let played = run(
        &home,
        &["match", entrant, "lucena,name=b", "--games", "2", "--nodes", "20", "--max-moves", "4"],
        b"",
    );
    assert_eq!(played.status, 0, "{}", played.err);
}

#[test]
fn a_store_that_cannot_be_read_is_told_and_the_shipped_patterns_remain() {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shelf").join("damaged");
    fs::create_dir_all(&home).expect("a folder");
    fs::write(
        home.join("lucena.sqlite"),
        "this is no database, but long enough to be taken for one".repeat(40),
    )
    .expect("a file");
    for (language, words) in
        [("en", "saved in the studio are left out"), ("pt", "salvos no estúdio ficaram de fora")]
    {
        let listed = run(&home, &["patlan", "list", "--lang", language], b"");
        assert_eq!(listed.status, 0, "{}", listed.err);
        assert!(listed.err.contains(words) && listed.out.contains("PHILIDOR"), "{}", listed.err);
    }
    // And looking does not make a store where there is none.
    let nowhere = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shelf").join("none");
    let _ = fs::remove_dir_all(&nowhere);
    assert_eq!(run(&nowhere, &["patlan", "list"], b"").status, 0);
    assert!(!nowhere.exists());
}
