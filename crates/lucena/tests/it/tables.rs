//! `lucena tables`: small tables worked out, mates announced, nonsense refused.

use crate::program;

#[test]
fn a_table_is_summed_up() {
    let run = program::run(&["tables", "build", "KRK"], b"");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.starts_with("KRK: ") && run.out.ends_with("longest mate in 16 moves\n"), "{}", run.out);
    let run = program::run(&["tables", "build", "KQK", "--json"], b"");
    let value: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((value["longestMatePlies"].as_u64(), value["syzygy"].is_null()), (Some(20), true));
}

#[test]
fn mates_are_announced_with_their_moves() {
    let run = program::run(&["tables", "mate", "k7/8/1K6/8/8/8/8/7R w - - 0 1"], b"");
    assert_eq!((run.status, run.out.as_str()), (0, "mate in one move\nRh8#\n"));
    // Without quotation marks, in Portuguese.
    let fen = "7r/8/8/8/8/1k6/8/K7 b - - 0 1".split(' ');
    let words: Vec<&str> = ["tables", "mate"].into_iter().chain(fen).chain(["--lang", "pt"]).collect();
    assert_eq!(program::run(&words, b"").out, "mate em um lance\nTh1#\n");
    let draw = program::run(&["tables", "mate", "8/8/8/3k4/8/8/8/KN6 w - - 0 1"], b"");
    assert_eq!(draw.out, "nobody can force mate\n");
}

#[test]
fn what_cannot_be_worked_out_is_told() {
    for material in ["", "KPKP", "KQRBK", "xyz"] {
        let run = program::run(&["tables", "build", material], b"");
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{material}");
        assert!(!run.err.is_empty());
    }
    let run = program::run(&["tables", "build", "KQK", "--syzygy", "/nowhere/at/all"], b"");
    assert_eq!(run.status, 2);
    let run = program::run(&["tables", "mate", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"], b"");
    assert_eq!(run.status, 2);
}

/// What is written is read by the engine, which then announces the mate at once, with the moves by which it is shortest.
#[test]
fn tables_on_disk_are_played_from() {
    let folder = std::env::temp_dir().join(format!("lucena-mates-{}", std::process::id()));
    let path = folder.to_str().expect("a plain name");
    let run = program::run(&["tables", "build", "KQK", "--output", path], b"");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains(path) && folder.join("KQK.mate").is_file(), "{}", run.out);
    std::fs::write(folder.join("KRK.mate"), b"no table").expect("a file");
    let talk = format!(
        "uci\nsetoption name TablesPath value {path}\nsetoption name ExplanationLevel value Off\n\
         position fen 8/8/8/3k4/8/8/8/KQ6 w - - 0 1\ngo depth 1\n"
    );
    let waits = [(talk.len(), "bestmove".to_owned())];
    let run = program::converse(&[], talk.as_bytes(), &waits, "tables of mates");
    assert!(
        run.out.contains("one table of mates of our own; one damaged table was left out: KRK.mate"),
        "{}",
        run.out
    );
    let truth = program::run(&["tables", "mate", "8/8/8/3k4/8/8/8/KQ6 w - - 0 1"], b"").out;
    let moves = truth.split(' ').nth(2).expect("mate in so many moves").to_owned();
    assert!(run.out.contains(&format!("score mate {moves} ")), "{truth} {}", run.out);
    std::fs::remove_dir_all(&folder).expect("it is ours");
}
