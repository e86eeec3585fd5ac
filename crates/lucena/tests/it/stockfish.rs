//! `lucena review --engine` with real Stockfish, where it is installed: every form of output in both languages, a run that
//! is killed and goes on, and a program that dies in the middle.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::program;

const GAMES: &str = "[White \"Morphy\"]\n[Black \"Brunswick\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 \
    11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n\n\
    [White \"Greco\"]\n[Black \"NN\"]\n[Result \"1-0\"]\n\n\
    1. e4 b6 2. d4 Bb7 3. Bd3 f5 4. exf5 Bxg2 5. Qh5+ g6 6. fxg6 Nf6 7. gxh7+ Nxh5 8. Bg6# 1-0\n";
const PLIES: [usize; 2] = [33, 15];

/// Where Stockfish is; nothing, with a word about it, if it is not installed.
#[allow(clippy::print_stderr, reason = "a test that skips says so; 2026-11-16")]
fn stockfish() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders)
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("stockfish"))
        .find(|path| path.is_file());
    if found.is_none() {
        eprintln!("Stockfish is not installed: its reviews are not tested");
    }
    found
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("lucena-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        fs::write(path.join("games.pgn"), GAMES).expect("a file");
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a name").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn arguments(folder: &Folder, engine: &Path, nodes: &str, more: &[&str]) -> Vec<String> {
    let engine = engine.to_str().expect("a name");
    let games = folder.path("games.pgn");
    let fixed = ["review", games.as_str(), "--engine", engine, "--nodes", nodes, "--threads", "2"];
    fixed.iter().chain(more).map(|&word| word.to_owned()).collect()
}

fn run(folder: &Folder, engine: &Path, nodes: &str, more: &[&str]) -> program::Run {
    let words = arguments(folder, engine, nodes, more);
    program::run(&words.iter().map(String::as_str).collect::<Vec<_>>(), b"")
}

#[track_caller]
fn check_games(json: &str) {
    let reviewed: Value = serde_json::from_str(json).expect("JSON");
    for (game, plies) in reviewed.as_array().expect("games").iter().zip(PLIES) {
        let moves = game["moves"].as_array().expect("moves");
        assert_eq!(moves.len(), plies);
        assert!(moves.iter().all(|mv| mv["judgement"].is_string()));
        // Whoever supplies the numbers, the mate on the board is said, and the queen that was lost is blamed on someone.
        let last = &moves[plies - 1]["explanations"][0];
        assert!(last["en"].as_str().is_some_and(|words| words.starts_with("Checkmate")), "{last}");
        // Which of the two grades it gets depends on what Stockfish remembers of the run that was killed.
        assert!(moves.iter().any(|mv| mv["judgement"] == "blunder" || mv["judgement"] == "mistake"));
    }
    assert_eq!(reviewed.as_array().map(Vec::len), Some(PLIES.len()));
}

#[test]
fn stockfish_supplies_the_numbers_of_every_form_of_review() {
    let Some(engine) = stockfish() else { return };
    let folder = Folder::new("stockfish-forms");
    let memory = folder.path("memory");
    for (language, words) in [("pt", "Xeque-mate"), ("en", "Checkmate")] {
        for format in ["text", "pgn", "markdown", "html"] {
            let run =
                run(&folder, &engine, "8000", &["--format", format, "--lang", language, "--resume", &memory]);
            assert_eq!(run.status, 0, "{format} {language}: {}", run.err);
            assert!(run.out.contains("Morphy") && run.out.contains("Greco"), "{format} {language}");
            assert!(format == "text" || run.out.contains(words), "{format} {language}");
        }
    }
    let json = run(&folder, &engine, "8000", &["--format", "json", "--resume", &memory]);
    assert_eq!(json.status, 0, "{}", json.err);
    check_games(&json.out);
}

#[test]
fn a_killed_review_by_stockfish_goes_on_where_it_was() {
    let Some(engine) = stockfish() else { return };
    let folder = Folder::new("stockfish-killed");
    let (memory, output) = (folder.path("memory"), folder.path("review.json"));
    let more = ["--format", "json", "--resume", &memory, "--output", &output];
    let words = arguments(&folder, &engine, "30000", &more);
    let mut child =
        program::command(&words.iter().map(String::as_str).collect::<Vec<_>>()).spawn().expect("it starts");
    // Killed when it has written something down, or when it was too quick for us.
    let start = Instant::now();
    let lines = || fs::read_to_string(&memory).map_or(0, |text| text.lines().count());
    while lines() < 8 && start.elapsed() < Duration::from_secs(60) {
        assert!(child.try_wait().expect("a state").is_none() || 8 <= lines());
        std::thread::sleep(Duration::from_millis(5));
    }
    let _ = child.kill();
    child.wait().expect("it is gone");
    let kept = fs::read_to_string(&memory).expect("a memory");
    assert!(8 <= kept.lines().count(), "{kept}");
    let again = run(&folder, &engine, "30000", &more);
    assert_eq!(again.status, 0, "{}", again.err);
    check_games(&fs::read_to_string(&output).expect("the review"));
    // What was known was not asked again, and the rest was added.
    let whole = kept.lines().take(kept.lines().count() - 1).collect::<Vec<_>>().join("\n");
    assert!(fs::read_to_string(&memory).expect("a memory").starts_with(&whole));
}

#[cfg(unix)]
#[test]
fn a_program_that_dies_at_every_question_ends_the_review_with_a_reason() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("engine-dies");
    let path = folder.0.join("dies.sh");
    let script = "#!/bin/sh\nwhile read -r word rest; do case \"$word\" in\nuci) echo uciok;;\nisready) echo readyok;;\n\
        go) exit 5;;\nquit) exit 0;;\nesac; done\n";
    fs::write(&path, script).expect("a file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it may run");
    let output = folder.path("review.txt");
    for (language, words) in [("pt", "parou de responder"), ("en", "stopped answering")] {
        let run = run(&folder, &path, "1000", &["--lang", language, "--output", &output]);
        assert_eq!(run.status, 2, "{}", run.out);
        assert!(run.err.contains(words) && run.err.contains('5'), "{}", run.err);
        assert!(!Path::new(&output).exists(), "half a review is none");
    }
}

#[cfg(unix)]
#[test]
fn the_program_is_told_of_chess960_before_the_position() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("engine-960");
    let log = folder.path("log");
    let script = |options: &str| {
        let path = folder.0.join("scripted.sh");
        let text = format!(
            "#!/bin/sh\nwhile read -r line; do echo \"$line\" >> {log}; case \"$line\" in\nuci) {options}echo uciok;;\n\
            isready) echo readyok;;\ngo*) echo info depth 1 score cp 5 pv f1g1; echo bestmove f1g1;;\nquit) exit 0;;\nesac; done\n"
        );
        fs::write(&path, text).expect("a file");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it may run");
        path
    };
    let fen = "4k3/8/8/8/8/8/4P3/5KR1 w G - 0 1";
    let game = format!(
        "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Result \"*\"]\n\n1. O-O Ke7 2. e4 *\n"
    );
    fs::write(folder.path("games.pgn"), game).expect("a file");
    let knows = script("echo option name UCI_Chess960 type check default false; ");
    let reviewed = run(&folder, &knows, "100", &["--lang", "en"]);
    assert_eq!(reviewed.status, 0, "{}", reviewed.err);
    let said = fs::read_to_string(&log).expect("what it was told");
    let place = |words: &str| said.find(words).unwrap_or_else(|| panic!("{words} in\n{said}"));
    assert!(place("setoption name UCI_Chess960 value true") < place("position fen"));
    assert!(said.contains("moves f1g1"), "castling is written as king takes rook:\n{said}");
    // Who does not know Chess960 would judge other positions: that is refused, with the reason.
    let knows_not = script("");
    let refused = run(&folder, &knows_not, "100", &["--lang", "en"]);
    assert_eq!(refused.status, 2, "{}", refused.out);
    assert!(refused.err.contains("UCI_Chess960"), "{}", refused.err);
}

#[test]
fn stockfish_judges_chess960_as_it_is_played() {
    let Some(engine) = stockfish() else { return };
    let folder = Folder::new("stockfish-960");
    // Castling takes the rook from the defence of g2, and Black mates there. A program that is not told of Chess960 does
    // not understand the move and judges the position before it.
    let fen = "4k3/1b6/8/8/6q1/8/PPQ2PPP/R4KR1 w G - 0 1";
    let game = format!(
        "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Result \"0-1\"]\n\n1. O-O Qxg2# 0-1\n"
    );
    fs::write(folder.path("games.pgn"), game).expect("a file");
    let json = run(&folder, &engine, "20000", &["--format", "json"]);
    assert_eq!(json.status, 0, "{}", json.err);
    let reviewed: Value = serde_json::from_str(&json.out).expect("JSON");
    let moves = reviewed[0]["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 2, "{}", json.out);
    assert_eq!(moves[0]["judgement"], "blunder", "{}", json.out);
}
