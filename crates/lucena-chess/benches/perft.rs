//! Perft of lucena-chess, cozy-chess and shakmaty side by side: `cargo bench -p lucena-chess`.
//!
//! The three take turns, round after round, so that whatever else the machine does falls on all of them alike;
//! the best round of each counts. Machines differ: read the ratios, not the speeds.

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a benchmark measures and prints; 2026-11-15"
)]

use std::time::{Duration, Instant};

use lucena_chess::Position;

const ROUNDS: usize = 9;
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

struct Case {
    name: &'static str,
    fen: String,
    depth: u32,
    nodes: u64,
}

fn main() {
    let cases = [
        Case { name: "start", fen: Position::start().fen(), depth: 5, nodes: 4_865_609 },
        Case { name: "Kiwipete", fen: KIWIPETE.to_owned(), depth: 4, nodes: 4_085_603 },
    ];
    println!("sliding attacks of lucena-chess: {}", lucena_chess::attacks::SLIDER_LOOKUP);
    println!("{:<10} {:>14} {:>14} {:>14}   lucena/cozy  lucena/shakmaty", "", "lucena", "cozy", "shakmaty");
    for case in &cases {
        run(case);
    }
}

fn run(case: &Case) {
    let lucena_pos = Position::from_fen(&case.fen).expect("the FEN is right");
    let cozy_pos: cozy_chess::Board = case.fen.parse().expect("the FEN is right");
    let shakmaty_pos: shakmaty::Chess = case
        .fen
        .parse::<shakmaty::fen::Fen>()
        .expect("the FEN is right")
        .into_position(shakmaty::CastlingMode::Standard)
        .expect("the position is legal");

    let mut best = [Duration::MAX; 3];
    for _ in 0..ROUNDS {
        let counters: [&dyn Fn() -> u64; 3] = [
            &|| lucena_chess::perft(&lucena_pos, case.depth),
            &|| cozy_perft(&cozy_pos, case.depth),
            &|| shakmaty::perft(&shakmaty_pos, case.depth),
        ];
        for (best, count) in best.iter_mut().zip(counters) {
            let start = Instant::now();
            let nodes = std::hint::black_box(count());
            *best = (*best).min(start.elapsed());
            assert_eq!(nodes, case.nodes, "{}", case.name);
        }
    }
    let speed = best.map(|time| case.nodes as f64 / time.as_secs_f64());
    println!(
        "{:<10} {:>10.1} M/s {:>10.1} M/s {:>10.1} M/s   {:>11.2}  {:>15.2}",
        case.name,
        speed[0] / 1e6,
        speed[1] / 1e6,
        speed[2] / 1e6,
        speed[0] / speed[1],
        speed[0] / speed[2],
    );
}

/// Bulk counting as cozy-chess's own example does it: sets of moves are counted, not listed.
fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy_perft(&next, depth - 1);
            }
            false
        });
    }
    nodes
}
