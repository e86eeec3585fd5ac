//! Time: where it is read, and how much of it a move may take.
//!
//! The search reads a [`Clock`] that its owner chose, so that tests can let time pass as they like. From what
//! is left on the chess clock a [`Budget`] is made: a soft limit that good and bad news stretch or shrink
//! between iterations, and a hard limit that ends the search wherever it is.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use lucena_chess::Color;

use crate::Limits;
use crate::search::params::{expected_moves, hard_factor, hard_share, increment_share, soft_share_of_move};

/// Something that tells the time.
pub trait Clock: Send + Sync {
    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

/// The clock of the computer.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock {
    start: Instant,
}

impl SystemClock {
    /// A clock that starts now.
    #[allow(clippy::disallowed_methods, reason = "the one place that reads the time; 2026-11-15")]
    pub fn new() -> SystemClock {
        SystemClock { start: Instant::now() }
    }
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock::new()
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }
}

/// A clock for tests: each look at it takes the same time, and nothing else does.
#[derive(Debug)]
pub struct SteppingClock {
    looks: AtomicU64,
    step: Duration,
}

impl SteppingClock {
    /// A clock on which each look takes `step`.
    pub const fn new(step: Duration) -> SteppingClock {
        SteppingClock { looks: AtomicU64::new(0), step }
    }
}

impl Clock for SteppingClock {
    fn now(&self) -> Duration {
        let looks = self.looks.fetch_add(1, Ordering::Relaxed);
        self.step * u32::try_from(looks).unwrap_or(u32::MAX)
    }
}

/// How long one move may take.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Budget {
    /// Do not begin another iteration after this, as stretched or shrunk by the course of the search.
    pub(crate) soft: Option<Duration>,
    /// Stop at this moment.
    pub(crate) hard: Option<Duration>,
}

/// Even with an empty clock a move takes some time.
const LEAST: Duration = Duration::from_millis(1);
/// How many lags of the interface are kept back: with one, 22 of 400 games at 2+0.02 were lost on time on two
/// cores with ten programs running.
const RESERVED_LAGS: u32 = 7;
/// A month: the longest clock that is taken seriously.
const MOST: Duration = Duration::from_secs(30 * 24 * 3600);

impl Budget {
    /// The time for a move of `us`, with so much kept back for the lag of the interface.
    pub(crate) fn new(limits: &Limits, us: Color, overhead: Duration) -> Budget {
        let mut budget = match limits.clock_of(us) {
            None => Budget::default(),
            Some(remaining) => Budget::of_clock(limits, remaining, limits.increment[us.index()], overhead),
        };
        if let Some(time) = limits.move_time {
            let time = time.saturating_sub(overhead.min(time / 10)).max(LEAST);
            budget.hard = Some(budget.hard.map_or(time, |hard| hard.min(time)));
        }
        budget
    }

    /// Twice the time to think, as far as the hard limit allows.
    #[must_use]
    pub(crate) fn doubled(self) -> Budget {
        let most = self.hard.unwrap_or(Duration::MAX);
        Budget { soft: self.soft.map(|soft| (soft * 2).min(most)), hard: self.hard }
    }

    fn of_clock(limits: &Limits, remaining: Duration, increment: Duration, overhead: Duration) -> Budget {
        // No sane clock shows more than this, and sums must not overflow.
        let (remaining, increment) = (remaining.min(MOST), increment.min(MOST));
        // A busy machine may be late several moves in a row, so some lags are kept in reserve; near the end the
        // reserve is refilled from the increment. But a reserve larger than the clock must not leave nothing.
        let reserve = overhead * RESERVED_LAGS;
        let usable = remaining.saturating_sub(reserve).max(remaining / 20).max(LEAST);
        let moves = limits.moves_to_go.map_or(expected_moves() as u32, |moves| moves.clamp(1, 50));
        let share = usable / moves + increment * increment_share() as u32 / 100;
        // With one move to the control nearly all may be used; otherwise a part.
        let most =
            if limits.moves_to_go == Some(1) { usable * 9 / 10 } else { usable * hard_share() as u32 / 100 };
        let hard = (share * hard_factor() as u32 / 100).min(most).max(LEAST);
        let soft = (share * soft_share_of_move() as u32 / 100).min(most).max(LEAST);
        Budget { soft: Some(soft), hard: Some(hard) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_move_never_takes_more_than_the_clock_has() {
        for remaining in [0, 1, 2, 5, 10, 31, 100, 2_000, 60_000, 7_200_000] {
            for increment in [0, 10, 20, 1000, 30_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    for overhead in [0, 10, 30, 5_000] {
                        let limits = Limits { moves_to_go, ..Limits::clock(ms(remaining), ms(increment)) };
                        let budget = Budget::new(&limits, Color::White, ms(overhead));
                        let (soft, hard) = (budget.soft.expect("a clock"), budget.hard.expect("a clock"));
                        assert!(soft <= hard, "{limits:?} {budget:?}");
                        assert!(hard <= ms(remaining).max(LEAST), "{limits:?} {budget:?}");
                        if overhead < remaining / 2 {
                            assert!(hard + ms(overhead) <= ms(remaining).max(LEAST), "{limits:?} {budget:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn without_clocks_there_is_no_budget() {
        assert_eq!(Budget::new(&Limits::depth(9), Color::Black, ms(30)), Budget::default());
    }

    #[test]
    fn the_other_clock_stands_in_for_a_missing_one() {
        let limits = Limits { remaining: [Some(ms(100)), None], ..Limits::default() };
        let budget = |us| Budget::new(&limits, us, ms(10));
        assert_eq!(budget(Color::White), budget(Color::Black));
    }

    #[test]
    fn a_fixed_time_is_kept_but_for_the_lag() {
        let budget = Budget::new(&Limits::move_time(ms(1000)), Color::White, ms(30));
        assert_eq!(budget, Budget { soft: None, hard: Some(ms(970)) });
        let budget = Budget::new(&Limits::move_time(ms(0)), Color::White, ms(30));
        assert_eq!(budget.hard, Some(LEAST));
    }
}
