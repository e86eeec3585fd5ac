//! Late move reductions: the later a move comes in good ordering, the less deep it is searched at first.

use lucena_chess::Move;

use super::Search;
use super::node::Node;
use super::params::{
    reduction_base, reduction_capture_base, reduction_capture_slope, reduction_check, reduction_cut,
    reduction_history, reduction_killer, reduction_many_cuts, reduction_noisy_hash, reduction_not_improving,
    reduction_pv, reduction_slope, reduction_was_pv,
};

/// One ply in the units of reductions.
const PLY: i32 = 1024;
const SIDE: usize = 64;

/// The basic reductions by depth and move number, in 1/1024 of a ply: quiet moves and captures.
pub(super) struct Reductions {
    quiet: Vec<[i32; SIDE]>,
    noisy: Vec<[i32; SIDE]>,
}

impl Reductions {
    pub(super) fn new() -> Reductions {
        let table = |base: i32, slope: i32| {
            let cell = |depth: usize, number: usize| {
                let logs = (depth.max(1) as f64).ln() * (number.max(1) as f64).ln();
                base + (logs * 1000.0 / f64::from(slope) * f64::from(PLY)) as i32
            };
            (0..SIDE).map(|depth| std::array::from_fn(|number| cell(depth, number))).collect()
        };
        Reductions {
            quiet: table(reduction_base(), reduction_slope()),
            noisy: table(reduction_capture_base(), reduction_capture_slope()),
        }
    }

    /// The basic reduction of the move with this number.
    #[inline]
    pub(super) fn basic(&self, mv: Move, depth: i32, number: usize) -> i32 {
        let table = if mv.is_quiet() { &self.quiet } else { &self.noisy };
        table[(depth as usize).min(SIDE - 1)][number.min(SIDE - 1)]
    }
}

/// What is known about a late move.
pub(super) struct Late {
    pub(super) mv: Move,
    pub(super) number: usize,
    pub(super) history: i32,
    pub(super) gives_check: bool,
    pub(super) is_refutation: bool,
}

impl Search<'_> {
    /// By how many plies a late move is reduced; it may be negative for a move that deserves more.
    #[inline]
    pub(super) fn reduction(&self, node: &Node<'_>, late: &Late) -> i32 {
        let mut reduction = self.memory.reductions.basic(late.mv, node.depth, late.number);
        if node.is_pv() {
            reduction -= reduction_pv();
        } else if self.frames[node.ply].was_pv {
            reduction -= reduction_was_pv();
        }
        if node.expects_cut() {
            reduction += reduction_cut();
        }
        if !node.improving {
            reduction += reduction_not_improving();
        }
        if late.gives_check {
            reduction -= reduction_check();
        }
        if 3 < self.frames[node.ply + 1].cuts {
            reduction += reduction_many_cuts();
        }
        if late.mv.is_quiet() {
            if node.hash_move.is_some_and(|mv| !mv.is_quiet()) {
                reduction += reduction_noisy_hash();
            }
            if late.is_refutation {
                reduction -= reduction_killer();
            }
            reduction -= late.history * PLY / reduction_history();
        }
        reduction / PLY
    }
}
