//! The laboratory from the shell: matches, training data, tuning and agreement, with interruptions and full disks.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::program::{Run, command, finish, run};

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lab").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn text(path: &Path) -> String {
    path.to_str().expect("the path is text").to_owned()
}

/// The program on a disk on which no file may grow beyond so many blocks of 512 bytes.
fn run_on_a_small_disk(blocks: u32, arguments: &[&str]) -> Run {
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_lucena")]).args(arguments).env("LC_ALL", "C");
    shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    finish(shell.spawn().expect("there is a shell"), b"")
}

fn games_in(path: &Path) -> usize {
    fs::read_to_string(path).expect("the games").matches("[Event ").count()
}

const SHORT: [&str; 6] = ["--nodes", "60", "--max-moves", "30", "--lang", "en"];

#[test]
fn a_match_is_played_written_and_gone_on_with() {
    let games = folder("match").join("games.pgn");
    let file = text(&games);
    let mut arguments =
        vec!["match", "lucena,name=a", "lucena,name=b", "--pgn", &file, "--json", "--games", "4"];
    arguments.extend(SHORT);
    let first = run(&arguments, b"");
    assert_eq!(first.status, 0, "{}", first.err);
    let value: Value = serde_json::from_str(&first.out).expect("JSON");
    assert_eq!(value["players"].as_array().map(Vec::len), Some(2), "{value}");
    assert_eq!(games_in(&games), 4);

    // The machine goes down while the last game is written.
    let whole = fs::read_to_string(&games).expect("the games");
    fs::write(&games, &whole[..whole.len() - 40]).expect("cut");
    let again = run(&[&arguments[..], &["--resume"]].concat(), b"");
    assert_eq!(again.status, 0, "{}", again.err);
    assert_eq!(games_in(&games), 4);
}

#[test]
fn a_match_with_something_that_is_no_engine_says_which() {
    let missing = run(&["match", "lucena", "/no/such/engine", "--games", "2", "--lang", "en"], b"");
    assert_eq!(missing.status, 2, "{}", missing.out);
    assert!(missing.err.contains("/no/such/engine"), "{}", missing.err);
    let openings = folder("openings").join("broken.epd");
    fs::write(&openings, "this is no position\n").expect("a file");
    let broken =
        run(&["match", "lucena", "lucena,name=b", "--openings", &text(&openings), "--lang", "en"], b"");
    assert_eq!(broken.status, 2, "{}", broken.out);
    assert!(broken.err.contains("broken.epd"), "{}", broken.err);
}

#[test]
fn a_full_disk_ends_a_match_with_the_reason_and_keeps_the_games() {
    let games = folder("full-match").join("games.pgn");
    let file = text(&games);
    let mut arguments = vec!["match", "lucena,name=a", "lucena,name=b", "--pgn", &file, "--games", "40"];
    arguments.extend(SHORT);
    let run = run_on_a_small_disk(16, &arguments);
    assert_ne!(run.status, 0, "{}", run.out);
    assert!(run.err.contains("games.pgn"), "{}", run.err);
    assert!(2 <= games_in(&games), "what was played is kept");
}

#[test]
fn training_data_killed_in_the_middle_is_gone_on_with_to_the_same_file() {
    let folder = folder("datagen");
    let (broken, whole) = (folder.join("broken.data"), folder.join("whole.data"));
    let options = ["--nodes", "50", "--seed", "5", "--lang", "en"];
    let with = |file: &Path, more: &[&str]| {
        let arguments: Vec<String> = std::iter::once("datagen".to_owned())
            .chain([text(file)])
            .chain(options.iter().chain(more).map(|word| (*word).to_owned()))
            .collect();
        arguments
    };
    let words = |arguments: &[String]| arguments.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    let go = |arguments: &[String]| run(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), b"");

    let endless = with(&broken, &["--games", "1000000"]);
    let mut child = command(&endless.iter().map(String::as_str).collect::<Vec<_>>()).spawn().expect("built");
    let journal = folder.join("broken.data.journal");
    let started = Instant::now();
    let written = || {
        let lines = fs::read_to_string(&journal).unwrap_or_default();
        let games = lines.lines().nth(1).and_then(|line| line.split(' ').next()?.parse::<u64>().ok());
        games.unwrap_or_default()
    };
    while written() < 3 {
        assert!(started.elapsed() < Duration::from_secs(120), "no games from {}", words(&endless));
        thread::sleep(Duration::from_millis(20));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ended");

    // Enough that a third of them can be held out.
    let games = (written() + 6).to_string();
    let refused = go(&with(&broken, &["--games", &games]));
    assert_eq!(refused.status, 2, "an existing file is not overwritten");
    assert!(refused.err.contains("--resume"), "{}", refused.err);
    let other = go(&with(&broken, &["--games", &games, "--resume", "--plies", "4"]));
    assert_eq!(other.status, 2, "{}", other.out);
    assert!(other.err.contains("other options"), "{}", other.err);
    let resumed = go(&with(&broken, &["--games", &games, "--resume"]));
    assert_eq!(resumed.status, 0, "{}", resumed.err);
    let clean = go(&with(&whole, &["--games", &games]));
    assert_eq!(clean.status, 0, "{}", clean.err);
    assert_eq!(fs::read(&broken).expect("data"), fs::read(&whole).expect("data"));
    assert!(!journal.exists(), "a complete file needs no journal");

    // And the data teach weights, which the engine then plays with.
    let weights = folder.join("new.weights");
    let tuned = run(
        &["tune", &text(&whole), "--out", &text(&weights), "--epochs", "2", "--blend", "30", "--lang", "en"],
        b"",
    );
    assert!(matches!(tuned.status, 0 | 1), "{}", tuned.err);
    let uci = format!("uci\nsetoption name WeightsFile value {}\nisready\ngo depth 3\n", text(&weights));
    let played = run(&["--lang", "en"], uci.as_bytes());
    assert!(played.out.contains("has the weights of"), "{}", played.out);
    assert!(played.out.contains("bestmove"), "{}", played.out);
    a_net_learns_and_plays(&whole, &folder);
}

/// The same data teach a net, the same one every time; cut or forged it is refused, and the engine plays on.
fn a_net_learns_and_plays(data: &Path, folder: &Path) {
    let train = |name: &str, threads: &str| {
        let net = folder.join(name);
        let words =
            ["tune", &text(data), "--net", "--output", &text(&net), "--epochs", "2", "--hold-out", "3"];
        let trained =
            run(&[&words[..], &["--blend", "80", "--threads", threads, "--lang", "en"]].concat(), b"");
        assert!(matches!(trained.status, 0 | 1), "{}", trained.err);
        assert!(trained.out.contains("by the names"), "{}", trained.out);
        net
    };
    let foreign = folder.join("foreign.pgn");
    fs::write(&foreign, "1. e4 e5 1-0").expect("the file can be written");
    let refused = run(&["tune", &text(&foreign), "--net", "--output", "/dev/null", "--lang", "en"], b"");
    assert_eq!(refused.status, 2, "{}", refused.out);
    assert!(refused.err.contains("own games only"), "{}", refused.err);
    let net = train("one.net", "1");
    let structure = folder.join("structure.net");
    let words = [
        "tune",
        &text(data),
        "--structure",
        "--output",
        &text(&structure),
        "--epochs",
        "2",
        "--hold-out",
        "3",
    ];
    let trained = run(&[&words[..], &["--lang", "en"]].concat(), b"");
    assert!(matches!(trained.status, 0 | 1), "{}", trained.err);
    assert!(fs::read(&structure).expect("the net was written").starts_with(b"LUCPKN"));
    let bytes = fs::read(&net).expect("the net was written");
    assert_eq!(bytes, fs::read(train("two.net", "3")).expect("the net was written"));
    // Learning goes on from a net, and not from anything else.
    let go_on = |from: &Path| {
        let out = text(&folder.join("on.net"));
        let words = ["tune", &text(data), "--net", "--from", &text(from), "--output", &out, "--epochs", "1"];
        run(&[&words[..], &["--hold-out", "3", "--lang", "en"]].concat(), b"")
    };
    let on = go_on(&net);
    assert!(matches!(on.status, 0 | 1), "{}", on.err);
    let refused = go_on(&foreign);
    assert_eq!(refused.status, 2, "{}", refused.out);
    assert!(refused.err.contains("no net to go on with: this is no net"), "{}", refused.err);
    let play = |net: &Path| {
        let uci = format!("uci\nsetoption name NetFile value {}\nisready\ngo depth 3\n", text(net));
        let played = run(&["--lang", "en"], uci.as_bytes());
        assert!(played.out.contains("bestmove"), "{}", played.out);
        played.out
    };
    assert!(play(&net).contains("lucena datagen"), "the origin is told");
    let damage = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).expect("the file can be written");
        play(&path)
    };
    assert!(damage("cut.net", &bytes[..bytes.len() / 2]).contains("a part is missing"));
    let mut forged = bytes.clone();
    forged[5_000] ^= 1;
    assert!(damage("forged.net", &forged).contains("checksum"));
    forged = bytes;
    forged[8] = 9;
    assert!(damage("later.net", &forged).contains("version 9"));
    assert!(damage("weights.net", b"material 1,1").contains("no net"));
}

#[test]
fn a_full_disk_ends_training_data_with_the_reason_and_keeps_whole_games() {
    let file = folder("full-datagen").join("own.data");
    let arguments = ["datagen", &text(&file), "--games", "100", "--nodes", "40", "--lang", "en"];
    let stopped = run_on_a_small_disk(24, &arguments);
    assert_eq!(stopped.status, 2, "{}", stopped.out);
    assert!(stopped.err.contains("own.data"), "{}", stopped.err);
    let resumed = run(&["datagen", &text(&file), "--games", "3", "--nodes", "40", "--resume"], b"");
    assert_eq!(resumed.status, 0, "{}", resumed.err);
}

#[test]
fn weights_that_are_none_are_refused_in_the_language_of_the_user() {
    let file = folder("weights").join("broken.weights");
    fs::write(&file, "material 1,2\n").expect("a file");
    let path = text(&file);
    let run = run(&["tune", &path, "--out", "/dev/null", "--start", &path, "--lang", "pt"], b"");
    assert_eq!(run.status, 2);
    assert!(run.err.contains("linha 1: material tem um peso em vez de"), "{}", run.err);
}

#[test]
fn an_entrant_takes_every_option_of_the_engine() {
    let folder = folder("entrants");
    let pattern = folder.join("mine.pat");
    fs::write(&pattern, "PATTERN \"MINE\"\nSCENARIO\n  K1 ATTACKS k1\n;\n").expect("a file");
    let plain = run(&["--lang", "en"], b"uci\n");
    let names: Vec<&str> = plain
        .out
        .lines()
        .filter_map(|line| line.strip_prefix("option name ")?.split(" type ").next())
        .collect();
    assert!(25 < names.len(), "{}", plain.out);
    for name in names {
        let value = match name {
            "PatternFile" => text(&pattern),
            "Language" => "pt".to_owned(),
            "ExplanationLevel" => "Basic".to_owned(),
            "NotationLetters" => "en".to_owned(),
            "Evaluation" => "Named".to_owned(),
            "BookFile" | "SyzygyPath" | "TablesPath" | "WeightsFile" | "NetFile" | "UCI_Opponent"
            | "UCI_EngineAbout" | "DetectionLog" => "<empty>".to_owned(),
            "UCI_Elo" => "1500".to_owned(),
            "HeuristicSet" => "MATERIAL".to_owned(),
            "HeuristicProfile" => "sport".to_owned(),
            "Clear Hash" | "Ponder" | "OwnBook" | "Syzygy50MoveRule" | "UCI_LimitStrength"
            | "UCI_AnalyseMode" | "UCI_Chess960" | "UCI_ShowWDL" | "Metrics" | "ExplainGames"
            | "ExplainJson" | "VerifyClaims" => "true".to_owned(),
            _ => "1".to_owned(),
        };
        let entrant = format!("lucena,name=a,{name}={value}");
        let played = run(
            &[
                "match",
                &entrant,
                "lucena,name=b",
                "--games",
                "2",
                "--nodes",
                "20",
                "--max-moves",
                "6",
                "--lang",
                "en",
            ],
            b"",
        );
        assert_eq!(played.status, 0, "{entrant}: {}", played.err);
    }
    for (setting, reason) in [
        ("Contempt=3", "there is no option \"Contempt\""),
        ("Hash=0", "a whole number from 1 to 65536"),
        ("PatternFile=/nowhere/at/all.pat", "there is no such file"),
        ("WeightsFile=/nowhere/at/all", "there is no such file"),
        ("NetFile=/nowhere/at/all", "there is no such file"),
        ("Evaluation=Guess", "Named"),
        ("UCI_Elo=9", "a whole number from 800 to 2800"),
    ] {
        let refused =
            run(&["match", &format!("lucena,{setting}"), "lucena", "--games", "2", "--lang", "en"], b"");
        assert_eq!(refused.status, 2, "{setting}: {}", refused.out);
        assert!(refused.err.contains(reason), "{setting}: {}", refused.err);
    }
}
