//! Bases on the command line: finding, counting, filtering, removing duplicates; good files and bad ones.

use std::path::PathBuf;

use serde_json::Value;

use crate::program::{Run, run as run_with};

fn run(arguments: &[&str]) -> Run {
    run_with(arguments, b"")
}

/// Four games: a smothered mate of Greco's, a copy of it with another spelling, a short draw, and a broken one.
const BASE: &str = "\
[White \"NN\"]\n[Black \"Greco, Gioachino\"]\n[Date \"1620.??.??\"]\n[Result \"0-1\"]\n[ECO \"C54\"]\n\n\
1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O 6. c3 Qe7 7. d4 exd4 8. e5 Ng4 9. cxd4 Nxd4 10. Nxd4 Qh4 \
11. Nf3 Qxf2+ 12. Kh1 Qg1+ 13. Nxg1 Nf2# 0-1\n\n\
[White \"nn\"]\n[Black \"Greco,G\"]\n[Date \"1620.??.??\"]\n[Result \"0-1\"]\n\n\
1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O 6. c3 Qe7 7. d4 exd4 8. e5 Ng4 9. cxd4 Nxd4 10. Nxd4 Qh4 \
11. Nf3 Qxf2+ 12. Kh1 {!} Qg1+ 13. Nxg1 Nf2# 0-1\n\n\
[White \"A\"]\n[Black \"B\"]\n[Date \"2001.05.06\"]\n[Result \"1/2-1/2\"]\n[ECO \"D00\"]\n\n1. d4 d5 1/2-1/2\n\n\
[White \"C\"]\n[Black \"D\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke4 *\n\n";

/// A file of this test alone.
struct File(PathBuf);

impl File {
    fn new(name: &str, text: &[u8]) -> File {
        let path = std::env::temp_dir().join(format!("lucena-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("the folder for temporary files can be written");
        File(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("the name is plain")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

#[test]
fn a_pattern_is_found_with_its_counts() {
    let file = File::new("find.pgn", BASE.as_bytes());
    let output = run(&["--lang", "en", "patlan", "find", "PHILIDOR", file.path(), "--jsonl"]);
    assert_eq!(output.status, 0, "{}", output.err);
    let lines = json_lines(&output.out);
    let hits: Vec<(u64, u64, &str)> = lines
        .iter()
        .filter(|line| line["type"] == "hit")
        .map(|hit| {
            (
                hit["game"].as_u64().unwrap_or(0),
                hit["ply"].as_u64().unwrap_or(0),
                hit["side"].as_str().unwrap_or(""),
            )
        })
        .collect();
    assert_eq!(hits, [(1, 23, "black"), (2, 23, "black")]);
    let summary = lines.last().expect("there is a summary");
    assert_eq!(
        (&summary["games"], &summary["broken"], &summary["positions"]),
        (&3.into(), &1.into(), &(27 + 27 + 3).into())
    );
    assert_eq!(summary["patterns"][0]["results"]["black"]["wins"], 2);
    assert!(output.err.contains("game 4 (byte "), "{}", output.err);
}

#[test]
fn both_languages_show_the_table_and_the_warning() {
    let file = File::new("table.pgn", BASE.as_bytes());
    let english = run(&["--lang", "en", "patlan", "find", "PHILIDOR", file.path()]);
    assert!(
        english.out.contains("12...  Black") && english.out.contains("3 games (1 skipped)"),
        "{}",
        english.out
    );
    assert!(english.err.contains("skipped: 2. "), "{}", english.err);
    let portuguese = run(&["--lang", "pt", "patlan", "find", "PHILIDOR", file.path()]);
    assert!(
        portuguese.out.contains("12...  Pretas") && portuguese.out.contains("3 partidas (1 pulada)"),
        "{}",
        portuguese.out
    );
    assert!(portuguese.err.contains("partida 4 (byte "), "{}", portuguese.err);
}

#[test]
fn found_games_are_annotated_and_positions_listed() {
    let file = File::new("forms.pgn", BASE.as_bytes());
    let pgn = run(&["--lang", "en", "patlan", "find", "PHILIDOR", file.path(), "--pgn", "--limit", "1"]);
    assert!(
        pgn.out.contains("12. Kh1 {PHILIDOR (Black): F1=Qf2") && pgn.out.matches("[White ").count() == 1,
        "{}",
        pgn.out
    );
    let fen = run(&["patlan", "find", "PHILIDOR", file.path(), "--fen"]);
    assert_eq!(fen.out.lines().next(), Some("r1b2rk1/pppp1ppp/8/2b1P3/2B3n1/5N2/PP3qPP/RNBQR2K b - - 1 12"));
}

/// Adds the whole numbers of one value to those of another.
fn add(sum: &mut Value, part: &Value) {
    match (sum, part) {
        (Value::Object(sum), Value::Object(part)) => {
            part.iter().for_each(|(key, value)| match sum.get_mut(key) {
                Some(known) => add(known, value),
                None => drop(sum.insert(key.clone(), value.clone())),
            })
        }
        (Value::Array(sum), Value::Array(part)) => {
            sum.iter_mut().zip(part).for_each(|(sum, part)| add(sum, part))
        }
        (sum, Value::Number(number)) => {
            if let (Some(known), Some(more)) = (sum.as_u64(), number.as_u64()) {
                *sum = (known + more).into();
            }
        }
        _ => {}
    }
}

#[test]
fn the_summaries_of_ranges_add_up_to_that_of_the_file() {
    let file = File::new("ranges.pgn", BASE.as_bytes());
    let whole = run(&["patlan", "find", "PHILIDOR", file.path(), "--jsonl", "--summary"]);
    let whole = &json_lines(&whole.out)[0];
    for cut in [1, 100, 400, 700, BASE.len() - 1] {
        let ranges = format!("{0}\t0\t{cut}\n{0}\t{cut}\t{1}\n", file.path(), BASE.len());
        let parts =
            run_with(&["patlan", "find", "PHILIDOR", "--ranges", "--jsonl", "--summary"], ranges.as_bytes());
        assert_eq!(parts.status, 0, "{}", parts.err);
        let parts = json_lines(&parts.out);
        assert_eq!(parts.len(), 2);
        let mut sum = parts[0].clone();
        add(&mut sum, &parts[1]);
        for key in ["games", "broken", "positions", "white_results"] {
            assert_eq!(sum[key], whole[key], "{key}, cut at {cut}");
        }
        for key in ["scenario", "valid", "valid_games", "both_games", "results"] {
            assert_eq!(sum["patterns"][0][key], whole["patterns"][0][key], "{key}, cut at {cut}");
        }
    }
}

#[test]
fn the_exit_status_says_what_happened() {
    let file = File::new("status.pgn", BASE.as_bytes());
    let binary = File::new("status.bin", &[0, 1, 2, 3, 255, 254, 10, 7]);
    let zip = File::new("status.zip", b"PK\x03\x04.....");
    let bad_range = ["patlan", "find", "PHILIDOR", "--range", "nowhere.pgn", "0", "9"];
    let cases: [(&[&str], i32); 9] = [
        (&["patlan", "find", "PHILIDOR", file.path()], 0),
        (&["patlan", "find", "LINHARES_06_10", file.path()], 1),
        (&["patlan", "find", "PHILIDOR", file.path(), "--strict"], 2),
        (&["patlan", "find", "PHILIDOR", binary.path()], 2),
        (&["patlan", "find", "PHILIDOR", zip.path()], 2),
        (&["patlan", "find", "PHILIDOR", file.path(), "--date", "yesterday"], 2),
        (&["patlan", "find", "NOSUCHPATTERN", file.path()], 2),
        (&bad_range, 2),
        (&["games", "stats", binary.path()], 2),
    ];
    for (arguments, status) in cases {
        let output = run(arguments);
        assert_eq!(output.status, status, "{arguments:?}: {}{}", output.out, output.err);
    }
}

#[test]
fn a_base_is_counted_filtered_and_cleaned() {
    let file = File::new("games.pgn", BASE.as_bytes());
    let stats = run(&["games", "stats", file.path(), "--json"]);
    let stats = &json_lines(&stats.out)[0];
    assert_eq!((&stats["games"], &stats["plies"], &stats["checkmates"]), (&3.into(), &54.into(), &2.into()));
    assert_eq!(stats["by_eco"][0]["eco"], "C54");
    let filtered = run(&["games", "filter", file.path(), "--eco", "D"]);
    assert!(
        filtered.out.starts_with("[White \"A\"]") && filtered.out.ends_with("1. d4 d5 1/2-1/2\n\n"),
        "{}",
        filtered.out
    );
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq d6 0 2";
    let reached = run(&["games", "filter", file.path(), "--fen", fen]);
    assert_eq!(reached.out, filtered.out);
    let clean = run(&["--lang", "en", "games", "dedup", file.path()]);
    assert_eq!(clean.out.matches("[White ").count(), 2);
    assert!(clean.err.contains("2 games kept, 1 dropped"), "{}", clean.err);
}

#[test]
fn standard_input_may_be_packed() {
    let packed = zstd_of(BASE.as_bytes());
    let output = run_with(&["patlan", "find", "PHILIDOR", "--stdin", "--jsonl", "--summary"], &packed);
    assert_eq!(json_lines(&output.out)[0]["games"], 3, "{}", output.err);
}

/// A Zstandard frame with one raw block: what the format allows without compressing anything.
fn zstd_of(bytes: &[u8]) -> Vec<u8> {
    let length = u32::try_from(bytes.len()).expect("a short text");
    let mut frame = vec![0x28, 0xb5, 0x2f, 0xfd, 0xa0];
    frame.extend(length.to_le_bytes());
    frame.extend(&(length << 3 | 1).to_le_bytes()[..3]);
    frame.extend(bytes);
    frame
}

#[test]
fn an_index_changes_nothing_but_the_speed() {
    let file = File::new("indexed.pgn", BASE.as_bytes());
    let index = File(PathBuf::from(format!("{}.index", file.path())));
    let search = |more: &str| {
        let mut arguments = vec!["patlan", "find", "PHILIDOR", "LINHARES_06_10", file.path(), "--jsonl"];
        arguments.extend(Some(more).filter(|more| !more.is_empty()));
        run(&arguments)
    };
    let before = search("");
    let made = run(&["--lang", "en", "games", "index", file.path()]);
    assert!(made.status == 0 && made.out.contains("3 games (1 skipped)"), "{}{}", made.out, made.err);
    assert!(index.0.exists());
    assert!(run(&["--lang", "en", "games", "index", file.path()]).out.contains("up to date"));
    let after = search("");
    assert_eq!(after.out, before.out);
    assert_eq!(after.err, "", "the index has no broken games to warn about");
    assert_eq!(search("--no-index").out, before.out);
    std::fs::write(&file.0, BASE.replace("Greco", "Grecc")).expect("the file can be written");
    let stale = search("");
    assert!(stale.err.contains("games have changed") && stale.out.contains("Grecc"), "{}", stale.err);
}

#[test]
fn files_of_patterns_may_ask_for_each_other() {
    let head = "AUTHOR \"a\" DESCRIPTION \"d\" WEIGHT 1 SCENARIO";
    let asking = format!("PATTERN \"MINE\" {head} N1 ATTACKS q1 PRECONDITION EXISTPATTERN(\"HELP\",ME);");
    let helping = format!("PATTERN \"HELP\" {head} F1 ATTACKS f1;");
    let (asking, helping) =
        (File::new("asking.pat", asking.as_bytes()), File::new("helping.pat", helping.as_bytes()));
    let file = File::new("together.pgn", BASE.as_bytes());
    let output = run(&["patlan", "find", asking.path(), helping.path(), file.path(), "--summary", "--jsonl"]);
    assert_eq!(output.status, 0, "{}", output.err);
    let alone = run(&["patlan", "find", asking.path(), file.path()]);
    assert_eq!(alone.status, 2);
    assert!(alone.err.contains("E121"), "{}", alone.err);
}

/// The input never ends, so only the interruption can end the program; what was found by then is summed up.
#[cfg(unix)]
#[test]
fn an_interruption_prints_the_partial_summary() {
    use std::io::{BufRead, BufReader, Write};

    let arguments = ["patlan", "find", "PHILIDOR", "--stdin", "--jsonl", "--threads", "2", "--lang", "en"];
    let mut child = crate::program::command(&arguments).spawn().expect("the binary was built");
    let mut input = child.stdin.take().expect("a pipe");
    let feeder = std::thread::spawn(move || while input.write_all(BASE.as_bytes()).is_ok() {});
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let first = lines.next().expect("a hit").expect("text");
    assert!(first.contains("\"hit\""), "{first}");
    let pid = child.id().to_string();
    let killed = std::process::Command::new("kill").args(["-INT", &pid]).status().expect("kill is there");
    assert!(killed.success());
    let last = lines.map(|line| line.expect("text")).last().expect("a summary");
    let summary: Value = serde_json::from_str(&last).expect("JSON");
    assert_eq!((&summary["type"], &summary["complete"]), (&"summary".into(), &false.into()));
    assert!(summary["games"].as_u64() > Some(0), "{summary}");
    let rest = child.wait_with_output().expect("the program ends");
    assert_eq!(rest.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&rest.stderr).contains("interrupted"));
    feeder.join().expect("the feeder ends with the program");
}

#[test]
fn a_file_that_was_cut_off_is_noticed() {
    let cut = BASE.find(" 8. e5").expect("the first game has eight moves");
    let file = File::new("cut.pgn", &BASE.as_bytes()[..cut]);
    let output = run(&["patlan", "find", "PHILIDOR", file.path(), "--lang", "en"]);
    assert!(output.err.contains("game 1 (byte 0), the last one, has no result"), "{}", output.err);
    let file = File::new("whole.pgn", BASE.as_bytes());
    let output = run(&["patlan", "find", "PHILIDOR", file.path(), "--lang", "en"]);
    assert!(!output.err.contains("has no result"), "{}", output.err);
}

/// Every object of a value, with the way to it.
fn objects<'a>(way: &str, value: &'a Value, found: &mut Vec<(String, &'a serde_json::Map<String, Value>)>) {
    match value {
        Value::Object(map) => {
            found.push((way.to_owned(), map));
            map.iter().for_each(|(key, value)| objects(&format!("{way}.{key}"), value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| objects(&format!("{way}[]"), value, found)),
        _ => {}
    }
}

#[test]
fn hits_are_read_by_programs_that_do_not_tell_capitals_apart() {
    let file = File::new("columns.pgn", BASE.as_bytes());
    let library = ["patlan", "find", "--library", file.path(), "--jsonl", "--side", "both"];
    let lines = json_lines(&run(&library).out);
    assert!(3 < lines.len());
    // One kind of value for each column, over all lines: names of figures must not be columns.
    let mut kinds: std::collections::BTreeMap<String, &str> = std::collections::BTreeMap::new();
    for line in &lines {
        let mut found = Vec::new();
        objects("", line, &mut found);
        for (way, map) in found {
            let lower: std::collections::BTreeSet<String> =
                map.keys().map(|key| key.to_lowercase()).collect();
            assert_eq!(lower.len(), map.len(), "{way}: {map:?}");
            for (key, value) in map {
                let kind = match value {
                    Value::Null => continue,
                    Value::Bool(_) => "truth",
                    Value::Number(_) => "number",
                    Value::String(_) => "text",
                    Value::Array(_) => "list",
                    Value::Object(_) => "object",
                };
                let column = format!("{way}.{key}").to_lowercase();
                assert_eq!(*kinds.entry(column.clone()).or_insert(kind), kind, "{column} in {line}");
            }
        }
    }
    assert!(kinds.len() < 60, "the columns do not depend on the patterns: {kinds:?}");
    let figure = &lines[0]["valid"][0][0];
    assert!(figure["figure"].is_string() && figure["square"].is_string(), "{figure}");
}

#[test]
fn games_results_and_sides_add_up() {
    let unended = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 *\n\n";
    let file = File::new("sums.pgn", format!("{BASE}{unended}").as_bytes());
    let lines =
        json_lines(&run(&["patlan", "find", "--library", file.path(), "--jsonl", "--side", "both"]).out);
    let (summary, hits) = lines.split_last().expect("a summary");
    let all = |results: &Value| {
        ["wins", "draws", "losses", "unknown"].iter().filter_map(|key| results[key].as_u64()).sum::<u64>()
    };
    assert_eq!(all(&summary["white_results"]), summary["games"].as_u64().expect("a count"));
    let mut twice = 0;
    for counts in summary["patterns"].as_array().expect("patterns") {
        let number = |key: &str| counts[key].as_u64().expect("a count");
        let own: Vec<&Value> = hits.iter().filter(|hit| hit["pattern"] == counts["pattern"]).collect();
        assert_eq!(own.len() as u64, number("valid"), "{counts}");
        let games = |side: Option<&str>| {
            let of_side = own.iter().filter(|hit| side.is_none_or(|side| hit["side"] == side));
            of_side.map(|hit| hit["offset"].as_u64()).collect::<std::collections::BTreeSet<_>>().len() as u64
        };
        for side in ["white", "black"] {
            assert_eq!(all(&counts["results"][side]), games(Some(side)), "{side}: {counts}");
        }
        assert_eq!(games(None), number("valid_games"), "{counts}");
        assert_eq!(games(Some("white")) + games(Some("black")), number("valid_games") + number("both_games"));
        twice += number("both_games");
    }
    assert!(0 < twice, "some pattern was had by both sides");
}
