//! The cost of one evaluation, silent and traced: `cargo bench -p lucena-eval`.
//!
//! Every position is walked a few moves deep so that the pawn memory meets what a search would show it.
//! Machines differ: read the ratio of the two, or count instructions.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a benchmark is there to print, and reads the clock; 2026-11-16"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use lucena_chess::Position;
use lucena_eval::Evaluator;

const ROUNDS: usize = 15;

const FENS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9",
    "r2q1rk1/1b2bppp/p2ppn2/1p6/3NPP2/1BN5/PPP1Q1PP/R1B2RK1 w - - 0 13",
    "2rq1rk1/pb1n1ppp/1p2pn2/3p4/1bPP4/1PN1PN2/PB1Q1PPP/2RR2K1 b - - 0 14",
    "8/2p2pk1/1p1r2p1/p2P3p/P1P1R2P/1P4P1/5PK1/8 w - - 0 38",
    "8/8/1p1k1p2/p1pP1Pp1/P1P1K1P1/1P6/8/8 w - - 0 50",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
];

fn main() {
    let positions = walk();
    let mut evaluator = Evaluator::default();
    let mut best = [Duration::MAX; 2];
    for _ in 0..ROUNDS {
        let start = Instant::now();
        for pos in &positions {
            black_box(evaluator.evaluate(black_box(pos)));
        }
        best[0] = best[0].min(start.elapsed());
        let start = Instant::now();
        for pos in &positions {
            black_box(evaluator.trace(black_box(pos)));
        }
        best[1] = best[1].min(start.elapsed());
    }
    let each = best.map(|time| time.as_nanos() as f64 / positions.len() as f64);
    println!("{} positions: evaluate {:.0} ns, trace {:.0} ns each", positions.len(), each[0], each[1]);
}

/// The positions after every two moves from each of the starting ones.
fn walk() -> Vec<Position> {
    let mut positions = Vec::new();
    for fen in FENS {
        let root = Position::from_fen(fen).expect("the FEN is right");
        for first in &root.legal_moves() {
            let mut middle = root;
            middle.play_unchecked(first);
            for second in &middle.legal_moves() {
                let mut leaf = middle;
                leaf.play_unchecked(second);
                positions.push(leaf);
            }
        }
    }
    positions
}
