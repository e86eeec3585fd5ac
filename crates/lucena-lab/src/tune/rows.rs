//! Labeled positions and what the evaluation finds in them, as sparse rows of coefficients.

use std::sync::Arc;

use lucena_chess::Color;
use lucena_eval::{Evaluator, Term, Trace, Weights};
use lucena_facts::material::FULL_PHASE;

use super::Labeled;
use crate::opening::shuffle;

/// How often a weight applies: White's count less Black's, or one side's for danger.
#[derive(Clone, Copy)]
pub(crate) struct Coefficient {
    pub index: u16,
    pub count: i16,
}

/// One position.
#[derive(Clone)]
pub(crate) struct Row {
    /// White's share of the point.
    pub result: f32,
    pub phase: f32,
    /// How much of the advantage in the ending counts.
    pub scale: f32,
    /// What no weight stands for: the net of pawns and kings, for White, in the middle game and in the ending.
    pub fixed: [f32; 2],
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
    /// Takes the positions apart, on several threads; one in `hold_out` is held out. Positions whose ending is
    /// known exactly are left out: no weight decides them.
    pub(crate) fn new(
        positions: &[Labeled],
        weights: &Arc<Weights>,
        hold_out: usize,
        seed: u64,
        threads: usize,
    ) -> Data {
        let size = positions.len().div_ceil(threads.max(1)).max(1);
        let mut rows: Vec<Row> = std::thread::scope(|scope| {
            let workers: Vec<_> = positions
                .chunks(size)
                .map(|part| {
                    scope.spawn(move || {
                        let mut evaluator = Evaluator::new(Arc::clone(weights));
                        part.iter().filter_map(|labeled| row(labeled, &mut evaluator)).collect::<Vec<_>>()
                    })
                })
                .collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
        });
        shuffle(&mut rows, seed);
        let learning = rows.len() - rows.len() / hold_out.max(2);
        Data { rows, learning }
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

/// The row of a position, unless the ending is known exactly.
fn row(labeled: &Labeled, evaluator: &mut Evaluator) -> Option<Row> {
    let trace = evaluator.trace(&labeled.pos);
    if trace.entries().iter().any(|entry| entry.term == Term::KnownEnding) {
        return None;
    }
    let sparse = |wanted: &dyn Fn(Term, Color) -> i16| coefficients(&trace, wanted);
    Some(Row {
        result: labeled.result,
        phase: trace.phase() as f32 / FULL_PHASE as f32,
        scale: ending_scale(&trace),
        fixed: fixed(&trace),
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

/// What the net of pawns and kings says for White.
fn fixed(trace: &Trace) -> [f32; 2] {
    let value = trace.term(Term::PawnKing, Color::White) - trace.term(Term::PawnKing, Color::Black);
    [value.mg() as f32, value.eg() as f32]
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
