//! Every number of the search in one table: name, value, the range a tuner may try, and what it means.
//!
//! Depths are in plies, margins in the units of the evaluation (about a hundredth of a pawn), reductions in
//! 1/1024 of a ply unless the meaning says otherwise.

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

/// Declares each number once: as a constant, as a row of [`ALL`], and as its own documentation.
macro_rules! params {
    ($($name:ident = $value:literal, $least:literal to $most:literal: $meaning:literal;)*) => {
        $(#[doc = $meaning] pub(crate) const $name: i32 = $value;)*

        /// All numbers, in the order of the table.
        pub const ALL: &[Param] = &[
            $(Param { name: stringify!($name), value: $value, least: $least, most: $most, meaning: $meaning },)*
        ];
    };
}

params! {
    // Pieces in exchanges and captures.
    VALUE_PAWN = 100, 50 to 150: "What a pawn counts in an exchange.";
    VALUE_KNIGHT = 320, 200 to 450: "What a knight counts in an exchange.";
    VALUE_BISHOP = 330, 200 to 450: "What a bishop counts in an exchange.";
    VALUE_ROOK = 500, 350 to 700: "What a rook counts in an exchange.";
    VALUE_QUEEN = 950, 700 to 1300: "What a queen counts in an exchange.";
    CAPTURE_FACTOR = 16, 4 to 64: "How much more the value of a captured piece counts than its history, in the order of captures.";
    DANGER_MINOR = 8000, 2000 to 20000: "What a quiet move of a knight or bishop gains in the order by leaving the attack of a pawn, or loses by entering it.";
    DANGER_ROOK = 12000, 3000 to 25000: "The same for a rook and the attack of a lesser piece.";
    DANGER_QUEEN = 20000, 5000 to 40000: "The same for the queen.";
    CHECK_ORDER = 10000, 0 to 30000: "What a quiet check gains in the order.";
    CHECK_MAY_LOSE = 75, 0 to 300: "What it may lose by exchange.";
    GAIN_PAWN = 110, 60 to 200: "What taking a pawn may raise the evaluation by at the horizon.";
    GAIN_KNIGHT = 340, 200 to 500: "The same for a knight.";
    GAIN_BISHOP = 350, 200 to 500: "The same for a bishop.";
    GAIN_ROOK = 530, 350 to 800: "The same for a rook.";
    GAIN_QUEEN = 1000, 700 to 1500: "The same for a queen.";

    // Time.
    EXPECTED_MOVES = 24, 10 to 60: "Without a time control ahead, the time is shared among so many moves.";
    INCREMENT_SHARE = 75, 0 to 100: "Per cent of the increment that a move may count on.";
    SOFT_SHARE_OF_MOVE = 80, 30 to 150: "Per cent of a move's share of time after which no iteration begins.";
    HARD_FACTOR = 350, 100 to 600: "Per cent of a move's share of time that may be used in need.";
    HARD_SHARE = 50, 10 to 90: "Per cent of the whole clock that one move may use at most.";
    STABLE_MOVE_CUT = 6, 0 to 15: "Per cent of the soft limit saved for each iteration with the same best move.";
    FALLING_SCORE_GAIN = 60, 0 to 200: "Per cent of the soft limit added for a score that fell by half a pawn.";

    // Aspiration windows.
    ASPIRATION_DEPTH = 4, 2 to 8: "From this depth on the window is narrow at first.";
    ASPIRATION_MARGIN = 14, 5 to 50: "Half the width of the first window.";
    ASPIRATION_GROWTH = 160, 110 to 300: "Per cent by which a failed window grows.";

    // Pruning of whole nodes.
    REVERSE_FUTILITY_DEPTH = 6, 4 to 14: "Deepest node at which the static evaluation may be enough to cut.";
    REVERSE_FUTILITY_MARGIN = 120, 30 to 200: "How far above beta the evaluation must be for each ply.";
    REVERSE_FUTILITY_IMPROVING = 65, 0 to 150: "By how much the margin shrinks when our position improves.";
    NULL_MOVE_DEPTH = 3, 2 to 5: "Shallowest node at which passing is tried.";
    NULL_MOVE_BASE = 4, 2 to 6: "Plies that passing saves at least.";
    NULL_MOVE_DIVISOR = 4, 2 to 6: "Passing saves one more ply for so many of depth.";
    NULL_MOVE_EVAL_DIVISOR = 200, 80 to 400: "Passing saves one more ply for so much evaluation above beta.";
    NULL_MOVE_EVAL_MOST = 3, 1 to 6: "Plies saved for the evaluation at most.";
    NULL_MOVE_VERIFY_DEPTH = 12, 8 to 20: "From this depth on a cut by passing is verified by a real search.";
    INTERNAL_REDUCTION_DEPTH = 4, 2 to 8: "From this depth on a node without a hash move is searched a ply less.";

    // Pruning of moves.
    LATE_MOVE_DEPTH = 8, 4 to 14: "Deepest node at which late quiet moves are not tried at all.";
    LATE_MOVE_BASE = 5, 1 to 8: "Quiet moves that are always tried, plus the depth squared.";
    FUTILITY_DEPTH = 8, 4 to 12: "Deepest reduced depth at which hopeless quiet moves are left out.";
    FUTILITY_BASE = 100, 30 to 250: "How far below alpha a quiet move may start, at least.";
    FUTILITY_MARGIN = 85, 40 to 160: "And for each ply of reduced depth.";
    HISTORY_PRUNE_DEPTH = 4, 2 to 8: "Deepest reduced depth at which moves of bad history are left out.";
    HISTORY_PRUNE_MARGIN = 4000, 1000 to 8000: "How bad, for each ply.";
    SEE_QUIET_MARGIN = 22, 5 to 60: "What a quiet move may lose by exchange, times reduced depth squared.";
    SEE_CAPTURE_MARGIN = 95, 40 to 180: "What a capture may lose by exchange, for each ply.";

    // Reductions.
    REDUCTION_DEPTH = 2, 2 to 4: "Shallowest node at which late moves are reduced.";
    REDUCTION_BASE = 600, 0 to 1500: "What every late quiet move is reduced by.";
    REDUCTION_SLOPE = 2800, 1500 to 4000: "Divisor in thousandths of ln depth × ln number.";
    REDUCTION_CAPTURE_BASE = 200, 0 to 1000: "The same for captures.";
    REDUCTION_CAPTURE_SLOPE = 3350, 2000 to 5000: "The same for captures.";
    REDUCTION_PV = 1024, 0 to 2048: "Less on a principal variation.";
    REDUCTION_CUT = 1300, 0 to 2500: "More where a cut is expected.";
    REDUCTION_NOT_IMPROVING = 700, 0 to 2048: "More where our position does not improve.";
    REDUCTION_NOISY_HASH = 800, 0 to 2048: "More for a quiet move where the hash move takes something.";
    REDUCTION_CHECK = 900, 0 to 2048: "Less for a move that gives check.";
    REDUCTION_KILLER = 900, 0 to 2048: "Less for a killer or counter-move.";
    REDUCTION_MANY_CUTS = 900, 0 to 2048: "More where the answers were often refutations.";
    REDUCTION_HISTORY = 9000, 3000 to 20000: "A ply less for so much good history, a ply more for bad.";

    // Extensions.
    SINGULAR_DEPTH = 7, 5 to 10: "Shallowest node at which the hash move may prove to be the only one.";
    SINGULAR_MARGIN = 2, 1 to 4: "How far, for each ply, the other moves must stay behind.";
    DOUBLE_MARGIN = 20, 5 to 60: "How much farther for a second ply.";
    DOUBLE_MOST = 8, 2 to 20: "How many times a line may gain two plies at once.";

    // Quiescence.
    DELTA_MARGIN = 180, 80 to 350: "How far below alpha a capture may leave us, its gain included.";

    // History.
    HISTORY_MAX = 16384, 8192 to 32000: "History values stay within this.";
    HISTORY_BONUS = 170, 80 to 350: "What a refutation adds for each ply of depth.";
    HISTORY_BONUS_BASE = 60, 0 to 300: "What is taken off that.";
    FORCED_SHARE = 50, 0 to 150: "Per cent of the bonus that a quiet move gets after which nothing was good enough.";
    GAIN_FACTOR = 10, 0 to 30: "What a quiet move adds to its history for each unit by which the evaluation rose for its side.";
    GAIN_MOST = 800, 200 to 2000: "What that adds at most.";
    GAIN_BASE = 200, 0 to 500: "What is added besides: the evaluation of who moves next has a bonus for the move.";
    HISTORY_BONUS_MOST = 1800, 800 to 3000: "What it adds at most.";
    CORRECTION_MAX = 1024, 256 to 4096: "Corrections, in their own finer units, stay within this.";
    CORRECTION_GRAIN = 16, 4 to 64: "Units of a correction in one unit of the evaluation.";
    CORRECTION_RATE = 256, 64 to 1024: "An observation counts for depth of so many.";
}

/// What the pieces count in an exchange, from pawn to king.
pub(crate) const VALUES: [i32; 6] = [VALUE_PAWN, VALUE_KNIGHT, VALUE_BISHOP, VALUE_ROOK, VALUE_QUEEN, 20_000];

/// What taking a piece may raise the evaluation by at the horizon, from pawn to king.
pub(crate) const GAINS: [i32; 6] = [GAIN_PAWN, GAIN_KNIGHT, GAIN_BISHOP, GAIN_ROOK, GAIN_QUEEN, 0];

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
    }
}
