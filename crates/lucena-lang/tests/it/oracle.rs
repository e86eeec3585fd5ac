//! Agreement with the reference companion of the specification: a stored sample of its answers, and, on
//! demand, its answers to thousands of positions.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use lucena_chess::{Color, Position};
use lucena_facts::FactId;
use lucena_lang::patlan::{Library, Matcher};

use crate::support::{position, texts};

/// A line for each pattern and side: pattern, side, position, raw instances, valid instances.
fn answers(library: &Library, fen: &str) -> Vec<String> {
    let pos = position(fen);
    let mut matcher = Matcher::new();
    let mut lines = Vec::new();
    for side in Color::ALL {
        for program in library.programs() {
            let found = matcher.look(&pos, side).find(program).expect("within the limits");
            let text = |only_valid| texts(program, &pos, side, &found, only_valid).join("|");
            lines.push(format!("{}\t{side}\t{fen}\t{}\t{}", program.name(), text(false), text(true)));
            // The quick questions must have the same answers.
            let mut view = matcher.look(&pos, side);
            assert_eq!(view.occurs(program), Ok(found.valid().next().is_some()), "{} {fen}", program.name());
            assert_eq!(
                view.scenario_occurs(program),
                Ok(!found.instances.is_empty()),
                "{} {fen}",
                program.name()
            );
        }
    }
    lines
}

/// FNV-1a: enough to tell two lists of instances apart.
fn fingerprint(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The stored sample has a line `FEN` for each position and below it a line for each pattern and side with raw
/// instances: pattern, side, raw count, valid count, fingerprint of all instances.
#[test]
fn the_stored_answers_of_the_companion_are_ours() {
    let library = Library::standard();
    let sample = include_str!("../data/oracle-sample.tsv");
    let mut blocks: Vec<(&str, BTreeMap<String, String>)> = Vec::new();
    for line in sample.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once('\t') {
            None => blocks.push((line, BTreeMap::new())),
            Some(_) => {
                let fields: Vec<&str> = line.split('\t').collect();
                let key = format!("{} {}", fields[0], fields[1]);
                blocks.last_mut().expect("a position comes first").1.insert(key, fields[2..].join(" "));
            }
        }
    }
    assert!(blocks.len() >= 20);
    for (fen, expected) in blocks {
        let mut ours = BTreeMap::new();
        for line in answers(library, fen) {
            let fields: Vec<&str> = line.split('\t').collect();
            let count = |field: &str| if field.is_empty() { 0 } else { field.split('|').count() };
            if !fields[3].is_empty() {
                let mark = fingerprint(&format!("{}\t{}", fields[3], fields[4]));
                let value = format!("{} {} {mark:016x}", count(fields[3]), count(fields[4]));
                ours.insert(format!("{} {}", fields[0], fields[1]), value);
            }
        }
        assert_eq!(ours, expected, "in {fen}");
    }
}

/// The folder with the companion: `LUCENA_SHARED`, or `shared` beside the repository.
fn shared() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let folder = std::env::var_os("LUCENA_SHARED").map_or_else(|| root.join("shared"), PathBuf::from);
    folder.join("tools/patlan_oracle.py").is_file().then_some(folder)
}

/// Positions to ask about: of the file `LUCENA_POSITIONS`, else of random games.
fn positions() -> Vec<String> {
    if let Some(path) = std::env::var_os("LUCENA_POSITIONS") {
        let text = std::fs::read_to_string(path).expect("the file of positions");
        return text.lines().map(str::to_owned).collect();
    }
    let mut found = Vec::new();
    lucena_chess::testkit::for_each_random_position(2026, 30_000, |pos: &Position| {
        // The companion plays standard chess.
        if !pos.is_chess960() && found.len() < 1000 && pos.key().0.is_multiple_of(11) {
            found.push(pos.fen());
        }
    });
    found
}

/// The shipped patterns that keep to the language of the specification: the companion does not know our catalogue of facts.
fn known_to_companion() -> impl Iterator<Item = &'static str> {
    let asks = |text: &str| FactId::ALL.iter().any(|fact| text.contains(&format!("{}(", fact.words()[0])));
    Library::standard_sources().iter().filter(move |(_, text)| !asks(text)).map(|&(name, _)| name)
}

/// The companion's answers as they come: from the file `LUCENA_ANSWERS` of an earlier run, else from the
/// companion itself, which is asked about `positions`.
fn companion(positions: &[String]) -> (Box<dyn BufRead>, Option<Child>) {
    if let Some(path) = std::env::var_os("LUCENA_ANSWERS") {
        let file = std::fs::File::open(path).expect("the file of answers");
        return (Box::new(BufReader::new(file)), None);
    }
    let shared = shared().expect("the folder of the companion: set LUCENA_SHARED");
    let python = std::env::var_os("LUCENA_PYTHON").unwrap_or_else(|| "python3".into());
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    let patterns = known_to_companion().map(|name| manifest.join("../../data/patterns").join(name));
    let mut child = Command::new(python)
        .arg(manifest.join("tests/oracle/answers.py"))
        .arg(shared.join("tools"))
        .args(patterns)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Python starts");
    let mut input = child.stdin.take().expect("a pipe");
    let asked = positions.join("\n");
    std::thread::spawn(move || drop(input.write_all(asked.as_bytes())));
    (Box::new(BufReader::new(child.stdout.take().expect("a pipe"))), Some(child))
}

/// Asks the companion about every shipped pattern in many positions. Slow: `make oracle`; needs the companion,
/// and Python with python-chess (`LUCENA_PYTHON` names the interpreter).
#[test]
#[ignore = "asks a Python program for many minutes: run by `make oracle`"]
fn the_companion_agrees_on_many_positions() {
    let positions = positions();
    let library = Library::standard();
    let (mut fen, mut ours) = (String::new(), BTreeSet::new());
    let (mut count, mut compared, mut found) = (0usize, 0usize, [0usize; 2]);
    let mut report = String::new();
    let (lines, child) = companion(&positions);
    for line in lines.lines() {
        let line = line.expect("text");
        let fields: Vec<&str> = line.split('\t').collect();
        let [_, _, asked, raw, valid] = fields[..] else { panic!("not an answer: {line}") };
        if asked != fen {
            fen = asked.to_owned();
            ours = answers(library, &fen).into_iter().collect();
            count += 1;
        }
        compared += 1;
        found[0] += usize::from(!raw.is_empty());
        found[1] += usize::from(!valid.is_empty());
        if !ours.contains(&line) && report.len() < 10_000 {
            let _ = writeln!(report, "theirs {line}");
        }
    }
    println!(
        "{count} positions, {compared} answers, {} with raw and {} with valid instances",
        found[0], found[1]
    );
    assert!(report.is_empty(), "{report}");
    if let Some(mut child) = child {
        assert!(child.wait().expect("it was started").success(), "the companion failed");
    }
    // A companion that fails half-way must not look like one that agrees.
    let is_whole = count == positions.len() && compared == 2 * count * known_to_companion().count();
    assert!(is_whole || std::env::var_os("LUCENA_ANSWERS").is_some(), "answers are missing");
    assert!(compared > 0);
}
