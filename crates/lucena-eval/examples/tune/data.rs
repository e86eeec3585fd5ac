//! Labeled positions and what the evaluation finds in them, as sparse rows of coefficients.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::sync::Arc;

use lucena_chess::testkit::Random;
use lucena_chess::{Color, Position};
use lucena_eval::{Evaluator, Term, Trace, Weights};

/// How often a weight applies: White's count less Black's, or one side's for danger.
#[derive(Clone, Copy)]
pub(crate) struct Coefficient {
    pub index: u16,
    pub count: i16,
}

/// One position.
pub(crate) struct Row {
    /// White's share of the point.
    pub result: f32,
    pub phase: f32,
    /// How much of the advantage in the ending counts.
    pub scale: f32,
    pub linear: Box<[Coefficient]>,
    /// The danger to White's king and to Black's.
    pub danger: [Box<[Coefficient]>; 2],
    pub initiative: Box<[Coefficient]>,
}

/// All positions, the held-out ones at the end.
pub(crate) struct Data {
    rows: Vec<Row>,
    learning: usize,
}

impl Data {
    /// Reads lines of four FEN fields and `c9 "result";`, compressed with Zstandard.
    pub(crate) fn read(path: &str, weights: Arc<Weights>) -> Result<Data, Box<dyn Error>> {
        let file = std::fs::File::open(path)?;
        let lines: Vec<String> =
            BufReader::new(zstd::Decoder::new(file)?).lines().collect::<Result<_, _>>()?;
        let half = lines.len() / 2;
        let parts = [&lines[..half], &lines[half..]];
        let mut rows: Vec<Row> = std::thread::scope(|scope| {
            let workers = parts.map(|lines| {
                let weights = Arc::clone(&weights);
                scope.spawn(move || {
                    let mut evaluator = Evaluator::new(weights);
                    lines.iter().filter_map(|line| row(line, &mut evaluator)).collect::<Vec<_>>()
                })
            });
            workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
        });
        shuffle(&mut rows, 2026);
        let learning = rows.len() * 9 / 10;
        Ok(Data { rows, learning })
    }

    pub(crate) fn learning(&self) -> &[Row] {
        &self.rows[..self.learning]
    }

    pub(crate) fn held_out(&self) -> &[Row] {
        &self.rows[self.learning..]
    }

    /// Puts the positions to learn from in another order.
    pub(crate) fn shuffle_learning(&mut self, seed: u64) {
        shuffle(&mut self.rows[..self.learning], seed);
    }
}

fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut random = Random::new(seed);
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last + 1));
    }
}

/// The row of a line, unless it cannot be read or the ending is known exactly.
fn row(line: &str, evaluator: &mut Evaluator) -> Option<Row> {
    let (fen, label) = line.split_once(" c9 ")?;
    let result = match label.trim_matches(|mark| mark == '"' || mark == ';') {
        "1-0" => 1.0,
        "1/2-1/2" => 0.5,
        "0-1" => 0.0,
        _ => return None,
    };
    let pos = Position::from_fen(&format!("{fen} 0 1")).ok()?;
    let trace = evaluator.trace(&pos);
    if trace.entries().iter().any(|entry| entry.term == Term::KnownEnding) {
        return None;
    }
    let sparse = |wanted: &dyn Fn(Term, Color) -> i16| coefficients(&trace, wanted);
    Some(Row {
        result,
        phase: trace.phase() as f32 / 24.0,
        scale: ending_scale(&trace),
        linear: sparse(&|term, side| match side {
            _ if term.is_danger() || term.length() == 0 || term == Term::Initiative => 0,
            Color::White => 1,
            Color::Black => -1,
        }),
        danger: Color::ALL.map(|king| sparse(&|term, side| i16::from(term.is_danger() && side == king))),
        initiative: trace
            .initiative_parts()
            .iter()
            .map(|&(index, count)| Coefficient { index: index as u16, count: count as i16 })
            .collect(),
    })
}

/// Adds up the entries of a trace by weight, each multiplied by the sign that `wanted` gives it.
fn coefficients(trace: &Trace, wanted: &dyn Fn(Term, Color) -> i16) -> Box<[Coefficient]> {
    let mut found: Vec<(u16, i16)> = trace
        .entries()
        .iter()
        .map(|entry| {
            let sign = wanted(entry.term, entry.side);
            ((entry.term.offset() + entry.index) as u16, sign * entry.count as i16)
        })
        .filter(|&(_, count)| count != 0)
        .collect();
    found.sort_unstable_by_key(|&(index, _)| index);
    found.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 += next.1;
        }
        same
    });
    found
        .into_iter()
        .filter(|&(_, count)| count != 0)
        .map(|(index, count)| Coefficient { index, count })
        .collect()
}

/// The share of the ending's advantage that the drawishness of the material leaves.
fn ending_scale(trace: &Trace) -> f32 {
    let lost =
        (trace.term(Term::Drawishness, Color::White) + trace.term(Term::Drawishness, Color::Black)).eg();
    let kept = (trace.side(Color::White) - trace.side(Color::Black)).eg().abs();
    if lost == 0 { 1.0 } else { kept as f32 / (kept - lost) as f32 }
}
