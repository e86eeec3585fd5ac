//! Every number of the search in one table: name, value, the range a tuner may try, and what it means.
//!
//! Depths are in plies, margins in the units of the evaluation (about a hundredth of a pawn), reductions in
//! 1/1024 of a ply unless the meaning says otherwise.
//!
//! In an ordinary build they are constants. A build with the feature `tunable` reads them from the thread that
//! searches, where `choose` puts other values: that is how `lucena tune --search` tries them in games.

#[cfg(feature = "tunable")]
use std::cell::Cell;

/// One number of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Param {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: i32,
    /// The smallest value worth trying.
    pub least: i32,
    /// The largest value worth trying.
    pub most: i32,
    /// What it means.
    pub meaning: &'static str,
}

/// Declares each number once: as a function, as a row of [`ALL`], and as its own documentation.
macro_rules! params {
    ($($name:ident = $value:literal, $least:literal to $most:literal: $meaning:literal;)*) => {
        /// The places of the numbers in [`ALL`].
        #[cfg(feature = "tunable")]
        #[allow(non_camel_case_types, reason = "the names of the numbers themselves; 2026-11-17")]
        enum Place { $($name,)* }

        $(
            #[doc = $meaning]
            #[cfg(not(feature = "tunable"))]
            #[inline(always)]
            pub(crate) const fn $name() -> i32 {
                $value
            }

            #[doc = $meaning]
            #[cfg(feature = "tunable")]
            #[inline]
            pub(crate) fn $name() -> i32 {
                CHOSEN.with(|chosen| chosen[Place::$name as usize].get())
            }
        )*

        /// All numbers, in the order of the table.
        pub const ALL: &[Param] = &[
            $(Param { name: stringify!($name), value: $value, least: $least, most: $most, meaning: $meaning },)*
        ];
    };
}

#[cfg(feature = "tunable")]
thread_local! {
    /// The numbers that searches of this thread use.
    static CHOSEN: [Cell<i32>; ALL.len()] = const {
        let mut chosen = [const { Cell::new(0) }; ALL.len()];
        let mut at = 0;
        while at < ALL.len() {
            chosen[at] = Cell::new(ALL[at].value);
            at += 1;
        }
        chosen
    };
}

/// Lets searches of this thread use other numbers, in the order of [`ALL`]. An engine keeps a table made of some of
/// them: it must be made, and asked, while the same numbers are chosen.
#[cfg(feature = "tunable")]
pub fn choose(values: &[i32]) {
    assert_eq!(values.len(), ALL.len(), "one value for each number");
    CHOSEN.with(|chosen| chosen.iter().zip(values).for_each(|(cell, &value)| cell.set(value)));
}

params! {
    // Pieces in exchanges and captures.
    value_pawn = 100, 50 to 150: "What a pawn counts in an exchange.";
    value_knight = 320, 200 to 450: "What a knight counts in an exchange.";
    value_bishop = 330, 200 to 450: "What a bishop counts in an exchange.";
    value_rook = 500, 350 to 700: "What a rook counts in an exchange.";
    value_queen = 950, 700 to 1300: "What a queen counts in an exchange.";
    capture_factor = 16, 4 to 64: "How much more the value of a captured piece counts than its history, in the order of captures.";
    danger_minor = 8000, 2000 to 20000: "What a quiet move of a knight or bishop gains in the order by leaving the attack of a pawn, or loses by entering it.";
    danger_rook = 12000, 3000 to 25000: "The same for a rook and the attack of a lesser piece.";
    danger_queen = 20000, 5000 to 40000: "The same for the queen.";
    check_order = 10000, 0 to 30000: "What a quiet check gains in the order.";
    check_may_lose = 75, 0 to 300: "What it may lose by exchange.";
    gain_pawn = 110, 60 to 200: "What taking a pawn may raise the evaluation by at the horizon.";
    gain_knight = 340, 200 to 500: "The same for a knight.";
    gain_bishop = 350, 200 to 500: "The same for a bishop.";
    gain_rook = 530, 350 to 800: "The same for a rook.";
    gain_queen = 1000, 700 to 1500: "The same for a queen.";

    // Time.
    expected_moves = 16, 10 to 60: "Without a time control ahead, the time is shared among so many moves.";
    increment_share = 75, 0 to 100: "Per cent of the increment that a move may count on.";
    soft_share_of_move = 95, 30 to 150: "Per cent of a move's share of time after which no iteration begins.";
    hard_factor = 350, 100 to 600: "Per cent of a move's share of time that may be used in need.";
    hard_share = 50, 10 to 90: "Per cent of the whole clock that one move may use at most.";
    stable_move_cut = 6, 0 to 15: "Per cent of the soft limit saved for each iteration with the same best move.";
    falling_score_gain = 60, 0 to 200: "Per cent of the soft limit added for a score that fell by half a pawn.";

    // Aspiration windows.
    aspiration_depth = 4, 2 to 8: "From this depth on the window is narrow at first.";
    aspiration_margin = 14, 5 to 50: "Half the width of the first window.";
    aspiration_growth = 160, 110 to 300: "Per cent by which a failed window grows.";

    // Pruning of whole nodes.
    reverse_futility_depth = 9, 4 to 14: "Deepest node at which the static evaluation may be enough to cut.";
    reverse_futility_margin = 85, 30 to 200: "How far above beta the evaluation must be for each ply.";
    reverse_futility_improving = 65, 0 to 150: "By how much the margin shrinks when our position improves.";
    razor_base = 300, 100 to 600: "How far below alpha the evaluation must be for captures alone to decide, at least.";
    razor_slope = 150, 50 to 300: "And for the depth squared.";
    null_move_depth = 3, 2 to 5: "Shallowest node at which passing is tried.";
    null_move_base = 4, 2 to 6: "Plies that passing saves at least.";
    null_move_divisor = 3, 2 to 6: "Passing saves one more ply for so many of depth.";
    null_move_eval_divisor = 200, 80 to 400: "Passing saves one more ply for so much evaluation above beta.";
    null_move_eval_most = 6, 1 to 8: "Plies saved for the evaluation at most.";
    null_move_verify_depth = 12, 8 to 20: "From this depth on a cut by passing is verified by a real search.";
    probcut_depth = 5, 4 to 8: "Shallowest node at which a capture may prove that it will be cut.";
    probcut_margin = 200, 80 to 350: "How far above beta a shallower search must find that capture.";
    internal_reduction_depth = 4, 2 to 8: "From this depth on a node without a hash move is searched a ply less.";
    internal_reduction_deep = 9, 5 to 14: "From this depth on, and on a principal variation, another ply less.";

    // Pruning of moves.
    late_move_depth = 8, 4 to 14: "Deepest node at which late quiet moves are not tried at all.";
    late_move_base = 5, 1 to 8: "Quiet moves that are always tried, plus the depth squared.";
    futility_depth = 8, 4 to 12: "Deepest reduced depth at which hopeless quiet moves are left out.";
    futility_base = 100, 30 to 250: "How far below alpha a quiet move may start, at least.";
    futility_margin = 85, 40 to 160: "And for each ply of reduced depth.";
    history_prune_depth = 4, 2 to 8: "Deepest reduced depth at which moves of bad history are left out.";
    history_prune_margin = 4000, 1000 to 8000: "How bad, for each ply.";
    see_quiet_margin = 22, 5 to 60: "What a quiet move may lose by exchange, times reduced depth squared.";
    capture_futility_depth = 6, 3 to 10: "Deepest reduced depth at which hopeless captures are left out.";
    capture_futility_base = 150, 50 to 350: "How far below alpha a capture may leave us, its gain included, at least.";
    capture_futility_margin = 100, 40 to 200: "And for each ply of reduced depth.";
    see_capture_margin = 95, 40 to 180: "What a capture may lose by exchange, for each ply.";

    // Reductions.
    reduction_depth = 2, 2 to 4: "Shallowest node at which late moves are reduced.";
    reduction_base = 1300, 0 to 2500: "What every late quiet move is reduced by.";
    reduction_slope = 2365, 1500 to 4000: "Divisor in thousandths of ln depth × ln number.";
    reduction_capture_base = 200, 0 to 1000: "The same for captures.";
    reduction_capture_slope = 3350, 2000 to 5000: "The same for captures.";
    reduction_pv = 1024, 0 to 2048: "Less on a principal variation.";
    reduction_was_pv = 2048, 0 to 3072: "Less where a principal variation once led.";
    reduction_cut = 2048, 0 to 3072: "More where a cut is expected.";
    reduction_not_improving = 1024, 0 to 2048: "More where our position does not improve.";
    reduction_noisy_hash = 800, 0 to 2048: "More for a quiet move where the hash move takes something.";
    reduction_check = 900, 0 to 2048: "Less for a move that gives check.";
    reduction_killer = 900, 0 to 2048: "Less for a killer or counter-move.";
    reduction_many_cuts = 900, 0 to 2048: "More where the answers were often refutations.";
    deeper_margin = 40, 10 to 120: "A reduced search that surprises by so much and twice the depth goes a ply deeper.";
    reduction_history = 9000, 3000 to 20000: "A ply less for so much good history, a ply more for bad.";

    // Extensions.
    singular_depth = 5, 4 to 10: "Shallowest node at which the hash move may prove to be the only one.";
    singular_margin = 2, 1 to 4: "How far, for each ply, the other moves must stay behind.";
    double_margin = 20, 5 to 60: "How much farther for a second ply.";
    double_most = 8, 2 to 20: "How many times a line may gain two plies at once.";

    // Quiescence.
    delta_margin = 180, 80 to 350: "How far below alpha a capture may leave us, its gain included.";
    calm_moves = 2, 1 to 5: "So many moves are tried, then only promotions, checks and what takes back.";

    // History.
    history_max = 16384, 8192 to 32000: "History values stay within this.";
    history_bonus = 170, 80 to 350: "What a refutation adds for each ply of depth.";
    history_bonus_base = 60, 0 to 300: "What is taken off that.";
    forced_share = 50, 0 to 150: "Per cent of the bonus that a quiet move gets after which nothing was good enough.";
    gain_factor = 10, 0 to 30: "What a quiet move adds to its history for each unit by which the evaluation rose for its side.";
    gain_most = 800, 200 to 2000: "What that adds at most.";
    gain_base = 200, 0 to 500: "What is added besides: the evaluation of who moves next has a bonus for the move.";
    history_bonus_most = 1800, 800 to 3000: "What it adds at most.";
    correction_max = 1024, 256 to 4096: "Corrections, in their own finer units, stay within this.";
    correction_grain = 16, 4 to 64: "Units of a correction in one unit of the evaluation.";
    correction_rate = 256, 64 to 1024: "An observation counts for depth of so many.";
}

/// Those that only matter in games with clocks.
pub const TIMED: &[&str] = &[
    "expected_moves",
    "increment_share",
    "soft_share_of_move",
    "hard_factor",
    "hard_share",
    "stable_move_cut",
    "falling_score_gain",
];

/// What the pieces count in an exchange, from pawn to king.
#[inline(always)]
pub(crate) fn values() -> [i32; 6] {
    [value_pawn(), value_knight(), value_bishop(), value_rook(), value_queen(), 20_000]
}

/// What taking a piece may raise the evaluation by at the horizon, from pawn to king.
#[inline(always)]
pub(crate) fn gains() -> [i32; 6] {
    [gain_pawn(), gain_knight(), gain_bishop(), gain_rook(), gain_queen(), 0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_lies_in_its_range_and_is_explained() {
        for (at, param) in ALL.iter().enumerate() {
            assert!(param.least <= param.value && param.value <= param.most, "{param:?}");
            assert!(param.meaning.ends_with('.'), "{param:?}");
            assert!(ALL[..at].iter().all(|other| other.name != param.name), "{param:?} is there twice");
        }
        assert!(TIMED.iter().all(|name| ALL.iter().any(|param| param.name == *name)), "{TIMED:?}");
    }
}
