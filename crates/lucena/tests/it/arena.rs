//! Competitions from the shell, and sets that play in any board program.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program::{command, run};
use crate::talk::Talk;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arena").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("the path is text").to_owned()
}

/// The result of a competition with little thinking.
fn compete(arguments: &[&str]) -> Value {
    let fast = ["arena", "--nodes", "150", "--max-moves", "40", "--json", "--lang", "en"];
    let told = run(&[&fast[..], arguments].concat(), b"");
    assert_eq!(told.status, 0, "{}", told.err);
    serde_json::from_str(&told.out).unwrap_or_else(|error| panic!("{error}: {}", told.out))
}

#[test]
fn the_same_competition_gives_the_same_files_however_many_play_at_once() {
    let folder = folder("repeated");
    let (first, second, third) = (path(&folder, "1.pgn"), path(&folder, "2.pgn"), path(&folder, "3.pgn"));
    let (table, result, again) = (path(&folder, "1.csv"), path(&folder, "1.json"), path(&folder, "2.json"));
    let sets = ["material-classico", "Ana = tres-etapas", "centro-e-borda + DOUBLEATTACK"];
    let games = [&sets[..], &["--games", "2", "--seed", "9"]].concat();
    let more = ["--concurrency", "1", "--pgn", &first, "--csv", &table, "--result", &result];
    let value = compete(&[&games[..], &more].concat());
    compete(&[&games[..], &["--concurrency", "3", "--pgn", &second]].concat());
    let read = |path: &str| fs::read_to_string(path).expect("a file");
    assert_eq!(read(&first), read(&second));
    // From the file of the result, the texts of the sets included.
    compete(&["--rerun", &result, "--pgn", &third, "--result", &again]);
    assert_eq!(read(&first), read(&third));
    let without_speed = |path: &str| {
        let mut value: Value = serde_json::from_str(&read(path)).expect("JSON");
        value["speed"] = Value::Null;
        value
    };
    assert_eq!(without_speed(&result), without_speed(&again));
    // Five entrants with the references, two games each.
    assert_eq!((&value["games"], &value["scheduled"]), (&20.into(), &20.into()));
    let ranking = value["ranking"].as_array().expect("a ranking");
    let names: Vec<&str> = ranking.iter().filter_map(|one| one["name"].as_str()).collect();
    assert_eq!(names.len(), 5);
    for name in ["Ana", "CENTRO_E_BORDA + DOUBLEATTACK", "MATERIAL_CLASSICO", "ALEATORIO", "MATERIAL"] {
        assert!(names.contains(&name), "{names:?}");
    }
    assert!(ranking[3]["place"].is_null() && ranking[4]["place"].is_null(), "references have no place");
    let points: f64 = ranking.iter().filter_map(|one| one["points"].as_f64()).sum();
    assert_eq!(points, 20.0);
    let chance = ranking.iter().find(|one| one["name"] == "ALEATORIO").expect("a reference");
    assert_eq!(chance["elo"], 0.0);
    for tag in [
        "[WhiteSet \"",
        "[BlackLevel \"4\"]",
        "[Limit \"150 nodes\"]",
        "[Profile \"classroom\"]",
        "[Seed \"9\"]",
        "[Opening \"1. ",
        "[WhitePatterns \"DOUBLEATTACK\"]",
        " ABERTURA}",
    ] {
        assert!(read(&first).contains(tag), "{tag}");
    }
    assert_eq!(read(&table).lines().count(), 6);
}

#[test]
fn a_competition_is_gone_on_with_to_the_same_file() {
    let folder = folder("resumed");
    let (whole, cut) = (path(&folder, "whole.pgn"), path(&folder, "cut.pgn"));
    for format in [&["--swiss", "3"][..], &["--gauntlet"]] {
        let _ = (fs::remove_file(&whole), fs::remove_file(&cut));
        let sets = ["rei-seguro", "tres-etapas", "centro-e-borda", "--games", "2", "--no-references"];
        let games = [&sets[..], format].concat();
        let value = compete(&[&games[..], &["--pgn", &whole]].concat());
        let text = fs::read_to_string(&whole).expect("games");
        fs::write(&cut, &text[..text.len() * 2 / 3]).expect("a cut file");
        let resumed = compete(&[&games[..], &["--pgn", &cut, "--resume"]].concat());
        assert_eq!(fs::read_to_string(&cut).expect("games"), text, "{format:?}");
        assert_eq!(resumed["ranking"], value["ranking"]);
        assert_eq!(resumed["totals"], value["totals"], "games from before count too");
        assert!(resumed["fromBefore"].as_u64().is_some_and(|games| games > 0));
        let foreign = ["arena", "rei-seguro", "MATERIAL", "--pgn", &cut, "--resume", "--lang", "en"];
        let refused = run(&foreign, b"");
        assert_eq!(refused.status, 2, "{}", refused.out);
        assert!(refused.err.contains("not of this run"), "{}", refused.err);
    }
    // In a Swiss tournament of three each has one round without an opponent, which counts as won.
    let value = compete(&[
        "rei-seguro",
        "tres-etapas",
        "MATERIAL",
        "--no-references",
        "--swiss",
        "3",
        "--games",
        "2",
        "--rank-all",
    ]);
    let points: f64 =
        value["ranking"].as_array().expect("a ranking").iter().filter_map(|one| one["points"].as_f64()).sum();
    assert_eq!((points, value["games"].as_u64()), (12.0, Some(6)));
}

#[test]
fn broken_entrants_are_reported_and_the_rest_plays_on() {
    let folder = folder("broken");
    let broken = path(&folder, "broken.dhjog");
    fs::write(&broken, "CONJUNTO_HEURISTICO \"A\" ETAPA \"B\" PEAO.VALOR <- FIM ETAPA").expect("a file");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../lucena-lab/tests/data/scripted.sh");
    let (floods, hangs) =
        (format!("Floods = /bin/sh {script} floods"), format!("Hangs = /bin/sh {script} hangs"));
    let dead = format!("Dead = /bin/sh {script} dead-at-start");
    let entrants = ["tres-etapas", &broken, "no-such-set.dhjog", "a.dhjog @ soon", &floods, &hangs, &dead];
    let value = compete(&[&entrants[..], &["--no-references", "--games", "8", "--patience", "1"]].concat());
    let told = value["broken"].to_string();
    for words in ["E201", "no-such-set.dhjog", "is not a value for nodes", "no memory today"] {
        assert!(told.contains(words), "{words} not in {told}");
    }
    assert_eq!(value["games"], 24, "those who can play do");
    let faults = value["faults"].to_string();
    assert!(faults.contains("Floods") && faults.contains("Hangs"), "{faults}");
    assert_eq!(value["ranking"][0]["name"], "TRES_ETAPAS");
    assert_eq!(value["ranking"][0]["wins"], 16);
    let alone = run(&["arena", &broken, "--lang", "en"], b"");
    assert_eq!(alone.status, 2);
    assert!(alone.err.contains("E201") && alone.err.contains("at least two"), "{}", alone.err);
}

#[test]
fn a_sequential_test_finds_the_better_of_two() {
    let value = compete(&["--sprt", "MATERIAL", "ALEATORIO"]);
    assert_eq!(value["sprt"]["accepted"], "H1", "{}", value["sprt"]);
    assert!(value["games"].as_u64().is_some_and(|games| games < 200), "{}", value["games"]);
    let back = compete(&["--sprt", "ALEATORIO", "MATERIAL"]);
    assert_eq!(back["sprt"]["accepted"], "H0");
    let three = run(&["arena", "--sprt", "MATERIAL", "ALEATORIO", "tres-etapas", "--lang", "pt"], b"");
    assert_eq!(three.status, 2);
    assert!(three.err.contains("dois participantes"), "{}", three.err);
}

#[cfg(unix)]
#[test]
fn an_interrupted_competition_shows_what_was_played() {
    let pgn = path(&folder("interrupted"), "games.pgn");
    let arguments =
        ["arena", "tres-etapas", "rei-seguro", "--games", "2000", "--nodes", "100", "--pgn", &pgn];
    let child = command(&arguments).spawn().expect("built");
    let begun = std::time::Instant::now();
    while fs::read_to_string(&pgn).map_or(0, |text| text.matches("[Event").count()) < 3 {
        assert!(begun.elapsed().as_secs() < 120, "no games");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let id = child.id().to_string();
    let killed = std::process::Command::new("kill").args(["-INT", &id]).status().expect("kill is there");
    assert!(killed.success());
    let told = crate::program::finish(child, b"");
    assert_eq!(told.status, 0, "{}", told.err);
    assert!(told.out.contains("TRES_ETAPAS") && told.err.contains("--resume"), "{} {}", told.out, told.err);
}

#[test]
fn any_board_program_can_play_a_set() {
    let mut talk = Talk::with(&["--lang", "en"]);
    talk.ask("setoption name HeuristicSet value no-such-set.dhjog\nisready", "readyok");
    assert!(talk.take_heard("who plays does not change"));
    talk.ask("setoption name HeuristicSet value tres-etapas\nisready", "readyok");
    assert!(talk.take_heard("the heuristic set \"TRES_ETAPAS\" of level 4 plays"));
    let mut answer = |options: &str| {
        talk.say(&format!("{options}\nposition startpos moves e2e4 e7e5 g1f3\ngo nodes 3000"));
        let best = talk.wait(|line| line.starts_with("bestmove"));
        let heard = std::mem::take(&mut talk.heard);
        let last = heard.iter().rfind(|line| line.starts_with("info depth")).cloned().unwrap_or_default();
        (best, last.split(" nps ").next().unwrap_or_default().to_owned())
    };
    let first = answer("");
    assert_eq!(answer(""), first, "the same set, seed and game give the same move");
    assert!(first.1.contains("score cp"), "{first:?}");
    let others: std::collections::BTreeSet<String> =
        (2..12).map(|seed| answer(&format!("setoption name HeuristicSeed value {seed}")).0).collect();
    assert!(others.len() > 1, "the seed chooses among equals: {others:?}");
    let sport = answer("setoption name HeuristicSeed value 1\nsetoption name HeuristicProfile value sport");
    assert!(sport.1.contains("score cp"), "{sport:?}");
    // Back to the engine's own evaluation.
    talk.say("setoption name HeuristicSet value <empty>\nposition startpos\ngo depth 6");
    talk.wait(|line| line.starts_with("bestmove"));
    assert!(talk.take_heard("info depth 6 "), "the engine plays again");
    talk.ask("setoption name HeuristicProfile value lazy\nisready", "readyok");
    assert!(talk.take_heard("classroom, sport"));

    let mut board = Talk::with(&["--lang", "en"]);
    board.say("xboard\nprotover 2\noption HeuristicSet=centro-e-borda\npost\nsd 3\nnew\nusermove e2e4");
    board.wait(|line| line.starts_with("move "));
    assert!(board.take_heard("CENTRO_E_BORDA"));
}
