//! Positions with known counts, `FEN ;D1 20 ;D2 400 …`, one a line: the file is read as a whole, so that a
//! broken line is reported before anything is counted; then each position is counted and compared.

use std::time::Instant;

use lucena_chess::{Position, perft_with_threads};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::super::positions;
use super::{DEEPEST, Settings, report};
use crate::cli::{Console, Exit, Failure, Place};

/// A line of the suite.
struct Test {
    line: usize,
    pos: Position,
    /// Depth and expected count, shallowest first.
    expected: Vec<(u32, u64)>,
}

/// A count and what it should have been.
struct Check {
    depth: u32,
    expected: u64,
    counted: u64,
}

impl Check {
    fn is_right(&self) -> bool {
        self.expected == self.counted
    }
}

/// Everything that was counted.
#[derive(Default)]
struct Summary {
    positions: usize,
    checks: usize,
    wrong: usize,
    nodes: u64,
    rows: Vec<Value>,
}

/// Counts every position of a suite; `-` reads it from standard input.
pub(super) fn run(
    path: &str,
    max_nodes: u64,
    settings: &Settings,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let text = console.text;
    let tests = positions::load(path, console, |line, place| test(line, place, text))?;
    let begin = Instant::now();
    let mut summary = Summary::default();
    if !settings.is_json && !tests.is_empty() {
        writeln!(console.out, "{}", heading(console.text))?;
    }
    let deepest = settings.depth.unwrap_or(u32::MAX);
    for (index, test) in tests.iter().enumerate() {
        let progress = args!["done" => index, "all" => tests.len()];
        console.show_progress(|text| text.format("perft-progress", progress));
        let wanted = test.expected.iter().filter(|&&(depth, nodes)| depth <= deepest && nodes <= max_nodes);
        let checks: Vec<Check> = wanted
            .map(|&(depth, expected)| {
                let counted = perft_with_threads(&test.pos, depth, settings.threads);
                Check { depth, expected, counted }
            })
            .collect();
        console.clear_progress();
        summary.add(test, &checks);
        if !settings.is_json {
            write!(console.out, "{}", row(test, &checks, console.text))?;
            console.out.flush()?;
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    let words = if settings.is_json {
        summary.json(seconds).to_string()
    } else {
        summary.words(seconds, console.text)
    };
    writeln!(console.out, "{words}")?;
    Ok(if summary.wrong == 0 && 0 < summary.checks { Exit::Done } else { Exit::Negative })
}

/// Reads a line of the suite.
fn test(line: &str, place: &Place, text: Text) -> Result<Test, Failure> {
    let (fen, counts) = line.split_once(';').unwrap_or((line, ""));
    let pos = position(fen).map_err(|error| Failure::Fen { place: Some(place.clone()), error })?;
    let expected =
        expectations(counts, text).map_err(|reason| Failure::Line { place: place.clone(), reason })?;
    Ok(Test { line: place.line, pos, expected })
}

/// EPD leaves the two counters out; otherwise the reading is strict.
fn position(fen: &str) -> Result<Position, lucena_chess::notation::FenError> {
    match fen.split_ascii_whitespace().count() {
        4 => Position::from_fen(&format!("{fen} 0 1")),
        _ => Position::from_fen(fen),
    }
}

/// `D1 20 ;D2 400`, or why not.
fn expectations(counts: &str, text: Text) -> Result<Vec<(u32, u64)>, String> {
    let fields: Vec<&str> = counts.split(';').map(str::trim).filter(|field| !field.is_empty()).collect();
    if fields.is_empty() {
        return Err(text.get("perft-no-counts"));
    }
    let mut expected = Vec::new();
    for field in fields {
        let refused = || {
            let shown: String = field.chars().take(40).collect();
            text.format("perft-bad-count", args!["field" => shown, "deepest" => DEEPEST])
        };
        let (depth, nodes) = expectation(field).ok_or_else(refused)?;
        expected.push((depth, nodes));
    }
    expected.sort_unstable();
    Ok(expected)
}

fn expectation(field: &str) -> Option<(u32, u64)> {
    let mut words = field.split_ascii_whitespace();
    let depth: u32 = words.next()?.strip_prefix(['D', 'd'])?.parse().ok()?;
    let nodes = words.next()?.parse().ok()?;
    (u64::from(depth) <= DEEPEST && words.next().is_none()).then_some((depth, nodes))
}

/// The names of the columns.
fn heading(text: Text) -> String {
    columns(
        &text.get("perft-column-line"),
        &text.get("perft-column-status"),
        &text.get("perft-column-depth"),
        &text.get("perft-column-nodes"),
        &text.get("perft-column-position"),
    )
}

fn columns(line: &str, status: &str, depths: &str, nodes: &str, position: &str) -> String {
    format!("{line:>5}  {status:<7}  {depths:>6}  {nodes:>15}  {position}")
}

/// A position's line in the table, and one more for each wrong count.
fn row(test: &Test, checks: &[Check], text: Text) -> String {
    let wrong: Vec<&Check> = checks.iter().filter(|check| !check.is_right()).collect();
    let status = match (checks.is_empty(), wrong.is_empty()) {
        (true, _) => text.get("perft-status-skipped"),
        (false, true) => text.get("perft-status-ok"),
        (false, false) => text.get("perft-status-fail"),
    };
    let depths = match (checks.first(), checks.last()) {
        (Some(first), Some(last)) if first.depth < last.depth => format!("{}–{}", first.depth, last.depth),
        (Some(first), _) => first.depth.to_string(),
        _ => "–".to_owned(),
    };
    let nodes = text.number(checks.iter().map(|check| check.counted).sum());
    let mut row = columns(&test.line.to_string(), &status, &depths, &nodes, &test.pos.fen()) + "\n";
    for check in wrong {
        let details = args!["depth" => check.depth, "expected" => check.expected, "counted" => check.counted];
        row += &format!("       {}\n", text.format("perft-mismatch", details));
    }
    row
}

impl Summary {
    fn add(&mut self, test: &Test, checks: &[Check]) {
        self.positions += 1;
        self.checks += checks.len();
        self.wrong += checks.iter().filter(|check| !check.is_right()).count();
        self.nodes += checks.iter().map(|check| check.counted).sum::<u64>();
        let counts = checks.iter().map(|check| {
            json!({"depth": check.depth, "expected": check.expected, "counted": check.counted, "ok": check.is_right()})
        });
        self.rows
            .push(json!({"line": test.line, "fen": test.pos.fen(), "counts": counts.collect::<Vec<_>>()}));
    }

    fn words(&self, seconds: f64, text: Text) -> String {
        let counts = args!["positions" => self.positions, "counts" => self.checks, "wrong" => self.wrong];
        let verdict = match (self.checks, self.wrong) {
            (0, _) => text.get("perft-nothing-counted"),
            (_, 0) => text.format("perft-all-right", counts),
            _ => text.format("perft-some-wrong", counts),
        };
        let totals = args![
            "nodes" => self.nodes,
            "time" => report::time(seconds, text),
            "speed" => report::speed(self.nodes, seconds, text),
        ];
        format!("\n{verdict}\n{}", text.format("perft-totals", totals))
    }

    fn json(&self, seconds: f64) -> Value {
        json!({
            "positions": self.rows,
            "checked": self.checks,
            "failed": self.wrong,
            "nodes": self.nodes,
            "seconds": seconds,
            "nodesPerSecond": report::per_second(self.nodes, seconds),
        })
    }
}
