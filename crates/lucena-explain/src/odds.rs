//! Chances: the share of points a side may expect from a score, and what a move costs of it.

use lucena_eval::Verdict;

/// How steeply chances rise with centipawns: the constant lichess published, so that numbers compare.
const STEEPNESS: f64 = 0.003_682_08;
/// Beyond this a game is as good as decided.
const DECIDED: i32 = 1000;

/// The chances of a side, 0 to 100, with this verdict.
///
/// ```
/// use lucena_eval::Verdict;
/// use lucena_explain::odds::win_percent;
///
/// assert_eq!(win_percent(Verdict::Centipawns(0)), 50.0);
/// assert_eq!(win_percent(Verdict::Mate(3)), win_percent(Verdict::Centipawns(1000)));
/// ```
pub fn win_percent(verdict: Verdict) -> f64 {
    let centipawns = verdict.centipawns().clamp(-DECIDED, DECIDED);
    100.0 / (1.0 + (-STEEPNESS * f64::from(centipawns)).exp())
}

/// The chances that the better move had over the other, never below zero.
pub fn loss(best: Verdict, played: Verdict) -> f64 {
    (win_percent(best) - win_percent(played)).max(0.0)
}

/// The same verdict as the other side sees it.
pub const fn reversed(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Mate(moves) => Verdict::Mate(-moves),
        Verdict::Tablebase(plies) => Verdict::Tablebase(-plies),
        Verdict::Centipawns(value) => Verdict::Centipawns(-value),
    }
}
