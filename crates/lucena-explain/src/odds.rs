//! Chances: the share of points a side may expect from a verdict, and what a move costs of it.

use lucena_eval::Verdict;

/// How steeply chances rise with centipawns: the constant lichess published, so that numbers compare.
const STEEPNESS: f64 = 0.003_682_08;

/// The chances of a side, 0 to 100, with this verdict. No two different advantages have the same chances, and only a forced
/// mate has them all.
///
/// ```
/// use lucena_eval::Verdict;
/// use lucena_explain::odds::win_percent;
///
/// assert_eq!(win_percent(Verdict::Centipawns(0)), 50.0);
/// assert!(win_percent(Verdict::Centipawns(1500)) < win_percent(Verdict::Centipawns(2500)));
/// assert_eq!(win_percent(Verdict::Mate(3)), 100.0);
/// ```
pub fn win_percent(verdict: Verdict) -> f64 {
    match verdict {
        Verdict::Mate(1..) => 100.0,
        Verdict::Mate(_) => 0.0,
        _ => 100.0 / (1.0 + (-STEEPNESS * f64::from(verdict.centipawns())).exp()),
    }
}

/// The chances that the better move had over the other, never below zero.
pub fn loss(best: Verdict, played: Verdict) -> f64 {
    (win_percent(best) - win_percent(played)).max(0.0)
}

/// Whether two verdicts say the same for practical purposes: both mate, or scores so near each other that a deeper look could
/// turn them round. What is near grows with the score: at +12 half a pawn is nothing.
pub fn is_level(one: Verdict, other: Verdict) -> bool {
    match (one, other) {
        (Verdict::Mate(one), Verdict::Mate(other)) => (0 < one) == (0 < other),
        (Verdict::Mate(_), _) | (_, Verdict::Mate(_)) => false,
        _ => {
            let (one, other) = (one.centipawns(), other.centipawns());
            (one - other).abs() <= 15 + one.abs().min(other.abs()) / 20
        }
    }
}

/// How a game stands for a side, in words that readers use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Standing {
    /// Nothing can be saved without the opponent's help.
    Lost,
    /// Worse, and in need of care.
    Worse,
    /// Neither side has much.
    Level,
    /// Better, not yet winning.
    Better,
    /// Winning.
    Won,
}

impl Standing {
    /// How it stands with these chances.
    pub const fn of(chances: f64) -> Standing {
        match chances {
            chances if chances < 15.0 => Standing::Lost,
            chances if chances < 40.0 => Standing::Worse,
            chances if chances <= 60.0 => Standing::Level,
            chances if chances <= 85.0 => Standing::Better,
            _ => Standing::Won,
        }
    }

    /// How it stands by this verdict.
    pub fn by(verdict: Verdict) -> Standing {
        Standing::of(win_percent(verdict))
    }

    /// The word used in conditions.
    pub const fn key(self) -> &'static str {
        match self {
            Standing::Lost => "lost",
            Standing::Worse => "worse",
            Standing::Level => "level",
            Standing::Better => "better",
            Standing::Won => "won",
        }
    }
}
