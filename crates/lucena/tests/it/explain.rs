//! `lucena explain` and `lucena review` as their users meet them: every form of output, mistakes that do not end the work,
//! votes, patterns, resumption, and another program's numbers.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program;

const FORK: &str = "r3k2r/ppp2ppp/8/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 15";
const LEGAL: &str = "[Event \"Paris\"]\n[White \"Legal, K\"]\n[Black \"<Saint> Brie\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0\n";

/// Runs the program without input: its status, output and messages.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let run = program::run(arguments, b"");
    (run.status, run.out, run.err)
}

/// A folder of a test's own, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("lucena-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file");
        path.to_str().expect("a name").to_owned()
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

#[track_caller]
fn review(folder: &Folder, more: &[&str]) -> (i32, String, String) {
    let game = folder.file("game.pgn", LEGAL);
    let mut arguments = vec!["review", game.as_str(), "--nodes", "3000", "--threads", "2"];
    arguments.extend(more);
    run(&arguments)
}

#[test]
fn a_review_grades_every_move_and_tells_the_story() {
    let folder = Folder::new("review-json");
    let (status, out, err) = review(&folder, &["--format", "json"]);
    assert_eq!((status, err.as_str()), (0, ""));
    let games: Value = serde_json::from_str(&out).expect("JSON");
    let moves = games[0]["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 13);
    for mv in moves {
        assert!(
            mv["judgement"].is_string() && mv["loss"].is_number() && mv["verdict"]["pt"].is_string(),
            "{mv}"
        );
    }
    assert_eq!(moves[12]["explanations"][0]["template"], "tm_mate_named");
    let loses = moves[9]["judgement"].as_str();
    assert!(matches!(loses, Some("blunder" | "mistake")), "5… Bxd1 allows mate: {loses:?}");
    let story = games[0]["story"]["pt"].as_array().expect("a story");
    assert!((3..=6).contains(&story.len()), "{story:?}");
    let names_the_mate = |said: &Value| said.as_str().is_some_and(|said| said.contains("7. Cd5#"));
    assert!(story.iter().any(names_the_mate), "{story:?}");
    assert!(games[0]["white"]["accuracy"].as_f64() > games[0]["black"]["accuracy"].as_f64());
}

#[test]
fn the_annotated_game_can_be_read_again_and_has_the_same_moves() {
    let folder = Folder::new("review-pgn");
    let (status, out, _) = review(&folder, &["--format", "pgn", "--lang", "en"]);
    assert_eq!(status, 0);
    let tree = lucena_games::pgn::Tree::read(out.as_bytes(), &lucena_games::pgn::ReadLimits::default())
        .expect("PGN");
    assert_eq!(tree.main_line().count(), 13);
    assert_eq!(tree.headers.get("Annotator"), Some("Lucena"));
    assert!(out.contains("$4") && out.contains("[%eval") && out.contains("Checkmate"), "{out}");
}

#[test]
fn pages_and_tables_show_names_from_files_as_text() {
    let folder = Folder::new("review-html");
    let page = folder.path("page.html");
    let (status, out, _) = review(&folder, &["--format", "html", "--output", &page, "--lang", "pt"]);
    assert_eq!((status, out.as_str()), (0, ""));
    let page = fs::read_to_string(page).expect("the page");
    assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
    assert!(page.contains("&lt;Saint&gt; Brie") && !page.contains("<Saint>"), "names are escaped");
    assert!(
        !page.contains("http://") && !page.contains("https://") && !page.contains("<script"),
        "self-contained"
    );
    for tag in ["section", "svg", "table", "article", "p", "a"] {
        let (opened, closed) = (
            page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count(),
            page.matches(&format!("</{tag}>")).count(),
        );
        assert_eq!(opened, closed, "<{tag}>");
    }
    let (status, out, _) = review(&folder, &["--format", "markdown", "--lang", "en"]);
    assert_eq!(status, 0);
    assert!(out.contains("\\<Saint\\> Brie") && out.contains("| 1. e4 |"), "{out}");
    let is_move = |line: &&str| {
        line.strip_prefix("| ").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    assert_eq!(out.lines().filter(is_move).count(), 13, "{out}");
}

#[test]
fn a_broken_game_is_told_and_the_others_are_reviewed() {
    let folder = Folder::new("review-broken");
    let games = format!("[Event \"x\"]\n\n1. Ke5 e5 *\n\n{LEGAL}");
    let path = folder.file("two.pgn", &games);
    let (status, out, err) = run(&["review", &path, "--nodes", "1000", "--format", "json", "--lang", "pt"]);
    assert_eq!(status, 1);
    assert!(err.contains("a partida 1 foi pulada") && !err.contains("illegal"), "{err}");
    let reviewed: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(reviewed.as_array().map(Vec::len), Some(1));
}

#[test]
fn a_review_goes_on_from_its_memory_even_after_a_cut_line() {
    let folder = Folder::new("review-resume");
    let memory = folder.path("memory.jsonl");
    let (_, first, _) = review(&folder, &["--format", "json", "--resume", &memory]);
    let keys = || -> BTreeSet<String> {
        let known = fs::read_to_string(&memory).expect("a memory");
        let lines = known.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        lines.filter_map(|line| line["key"].as_str().map(str::to_owned)).collect()
    };
    let asked = keys();
    assert!(20 < asked.len(), "{asked:?}");
    // A killed run leaves half a line.
    let known = fs::read_to_string(&memory).expect("a memory");
    let cut: String = known.chars().take(known.chars().count() - 30).collect();
    fs::write(&memory, cut).expect("written");
    assert!(keys().len() < asked.len(), "something was forgotten");
    let (status, again, _) = review(&folder, &["--format", "json", "--resume", &memory]);
    assert_eq!(status, 0);
    assert_eq!(keys(), asked, "only what was forgotten was asked again");
    let games =
        |text: &str| serde_json::from_str::<Value>(text).expect("JSON")[0]["moves"].as_array().map(Vec::len);
    assert_eq!(games(&first), games(&again));
}

#[test]
fn another_program_supplies_the_numbers() {
    let folder = Folder::new("review-engine");
    let other = env!("CARGO_BIN_EXE_lucena");
    let (status, out, err) = review(&folder, &["--format", "json", "--engine", other]);
    assert_eq!(status, 0, "{err}");
    let games: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(games[0]["moves"].as_array().map(Vec::len), Some(13));
    let (status, _, err) = review(&folder, &["--engine", "no/such/program", "--lang", "pt"]);
    assert_eq!(status, 2);
    assert!(err.contains("não foi possível usar o programa no/such/program"), "{err}");
    let dies = Path::new("/bin/false");
    if dies.exists() {
        let (status, _, err) = review(&folder, &["--engine", "/bin/false", "--lang", "en"]);
        assert_eq!(status, 2);
        assert!(err.contains("cannot use the program /bin/false"), "{err}");
    }
}

#[test]
fn votes_are_recorded_and_believed() {
    let folder = Folder::new("votes");
    let votes = folder.path("votes.jsonl");
    let base = [
        "explain",
        "--fen",
        FORK,
        "--move",
        "Nxc7+",
        "--nodes",
        "3000",
        "--lang",
        "en",
        "--feedback",
        &votes,
    ];
    let with = |more: &[&str]| run(&[&base[..], more].concat());
    let (status, out, _) = with(&["--vote", "1=wrong"]);
    assert_eq!(status, 0);
    assert!(out.contains("1. Fork:"), "{out}");
    for _ in 0..3 {
        with(&["--vote", "1=wrong"]);
    }
    let line = fs::read_to_string(&votes).expect("votes");
    let vote: Value = serde_json::from_str(line.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&vote["template"], &vote["reaction"]), (&Value::from("tm_fork"), &Value::from("wrong")));
    fs::write(&votes, line + "nonsense\n").expect("written");
    let (status, out, err) = with(&[]);
    assert_eq!(status, 0);
    assert!(!out.contains("Fork:"), "four readers called it wrong: {out}");
    assert!(err.contains("this is no vote"), "{err}");
    let (status, _, err) = with(&["--vote", "9=fine"]);
    assert_eq!(status, 2);
    assert!(err.contains("is no vote"), "{err}");
}

#[test]
fn mistakes_in_files_of_words_and_patterns_are_told_in_both_languages() {
    let folder = Folder::new("mistakes");
    folder.file("words.txt", "# mine\nfork 0.1\n    tm_fork 90 0.85 Basic+ if colour\n");
    let words = folder.path("");
    for (lang, expected) in [
        ("en", "words.txt, line 3: nothing is called “colour” in conditions or sentences"),
        ("pt", "words.txt, linha 3: nada se chama “colour” nas condições ou nas frases"),
    ] {
        let (status, out, err) =
            run(&["explain", "--fen", FORK, "--nodes", "500", "--lang", lang, "--templates", &words]);
        assert_eq!(status, 0, "the rest goes on: {err}");
        assert!(err.contains(expected), "{err}");
        assert!(!out.is_empty());
    }
    let patterns = folder.file("mine.pat", "PATTERN \"MINE\"\nSCENARIO\n  N1 ATTACS k1;\n");
    let (status, out, err) =
        run(&["explain", "--fen", FORK, "--nodes", "500", "--patterns", &patterns, "--lang", "en"]);
    assert_eq!(status, 0);
    assert!(err.contains("mine.pat, line") && !out.is_empty(), "{err}");
}

#[test]
fn a_folder_of_words_is_laid_over_the_shipped_ones() {
    let folder = Folder::new("words");
    for (language, words) in [("pt", "Garfo duplo com { $p_the }."), ("en", "Double fork by { $p_the }.")] {
        fs::create_dir_all(folder.path(language)).expect("a folder");
        folder.file(&format!("{language}/mine.ftl"), &format!("reasons-my-fork = {words}\n"));
    }
    folder.file("mine.txt", "fork 0.00\n    my_fork 99 0.85 Basic+\n");
    let words = folder.path("");
    for (lang, expected) in [("pt", "1. Garfo duplo com o cavalo."), ("en", "1. Double fork by the knight.")]
    {
        let (status, out, err) =
            run(&["explain", "--fen", FORK, "--nodes", "2000", "--lang", lang, "--templates", &words]);
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.contains(expected), "{out}");
    }
    let empty = Folder::new("no-words");
    let (status, _, err) =
        run(&["explain", "--fen", FORK, "--nodes", "500", "--lang", "en", "--templates", &empty.path("")]);
    assert_eq!(status, 2);
    assert!(err.contains("has no sentences"), "{err}");
}

#[test]
fn a_pattern_of_the_users_file_speaks_by_name() {
    let folder = Folder::new("patterns");
    let pattern = "//@ title.en Lonely knight\n//@ title.pt Cavalo solitário\n//@ en The knight <N1> stands in the middle\n\
        //@ pt O cavalo <N1> está no meio\nPATTERN \"LONELY\"\nDESCRIPTION \"x\"\nWEIGHT 1.0\nACTORS N1\nSCENARIO\n  K1 NOT ATTACKS k1\n\
        PRECONDITION\n  RANKOF(N1) >= 4 AND RANKOF(N1) <= 5;\n";
    let path = folder.file("mine.pat", pattern);
    let fen = "4k3/8/8/8/8/2N5/8/4K3 w - - 0 40";
    let (status, out, err) = run(&[
        "explain",
        "--fen",
        fen,
        "--move",
        "Ne4",
        "--nodes",
        "2000",
        "--patterns",
        &path,
        "--lang",
        "en",
    ]);
    assert_eq!(status, 0, "{err}");
    assert!(out.contains("Pattern “Lonely knight”: the knight on e4 stands in the middle."), "{out}{err}");
    let (_, out, _) = run(&[
        "explain",
        "--fen",
        fen,
        "--move",
        "Ce4",
        "--nodes",
        "2000",
        "--patterns",
        &path,
        "--lang",
        "pt",
    ]);
    assert!(out.contains("Padrão “Cavalo solitário”: o cavalo de e4 está no meio."), "{out}");
}

#[test]
fn moves_that_cannot_be_explained_are_refused_with_a_reason() {
    let cases = [
        (FORK, "Qh5", "en", 2),
        (FORK, "Nxe9", "en", 2),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kg8", "pt", 2),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Rd1", "en", 0),
    ];
    for (fen, mv, lang, expected) in cases {
        let (status, out, err) =
            run(&["explain", "--fen", fen, "--move", mv, "--nodes", "500", "--lang", lang]);
        assert_eq!(status, expected, "{fen} {mv}: {out}{err}");
        assert!(expected == 0 || !err.is_empty());
    }
    // A move in the letters of the other language is understood, and what is wrong with it is said.
    let knights = "4k3/8/8/8/8/2N1N3/8/4K3 w - - 0 1";
    for (mv, words) in [("Nd5", "mais de uma peça"), ("Cd5", "mais de uma peça"), ("Nd4", "não é legal")]
    {
        let (_, _, err) = run(&["explain", "--fen", knights, "--move", mv, "--lang", "pt"]);
        assert!(err.contains(words), "{mv}: {err}");
    }
    let asked = program::run(&["review", "-", "--lang", "en"], b"no games here");
    assert_eq!(asked.status, 2, "{}", asked.err);
}

#[test]
fn main_points_are_compared_with_our_reasons() {
    let folder = std::env::temp_dir().join(format!("lucena-points-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("points.json");
    let point = r#"[{"id": "1", "fen": "3qk3/8/3p4/2P5/8/8/8/3RK3 b - - 0 1", "played": "dxc5", "squares": ["d1", "d8"],
        "line": ["Rxd8+"], "en": "The queen is lost.", "pt": "A dama cai.", "sure": true}]"#;
    std::fs::write(&path, point).expect("written");
    let path = path.to_str().expect("a path");
    let (_, output, _) = run(&["explain", "audit", "--points", path, "--nodes", "3000", "--lang", "en"]);
    assert!(output.contains("2 of 2 squares named, line shown"), "{output}");
    assert!(output.contains("1 sure points: half of the squares named in 1"), "{output}");
    std::fs::remove_dir_all(&folder).expect("removed");
}
