//! The move of a finished search explained, for both protocols: when, and within which time.
//!
//! Explanations never take time that was not given. A time for the move includes them; after `stop` they have a moment;
//! in games with clocks, and after searches to a depth or for so many positions, there are none unless they were asked
//! for. What is not ready when the answer is due is left out.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use lucena_chess::notation::PieceLetters;
use lucena_chess::{Color, Game};
use lucena_engine::{Limits, Options, Report};
use lucena_explain::{
    Acceptance, Claim, Evidence, Explainer, Explanation, Level, OwnEngine, Silent, Thought, Voice,
    after_search, budget, pattern,
};
use lucena_text::Language;

use crate::shelf;

/// What explanations get after `stop`; the protocol wants its answer within fifty milliseconds.
const AFTER_STOP: Duration = Duration::from_millis(35);
/// Explanations get at most this part of the time for a move.
const PART_OF_MOVE: u32 = 10;
/// Nothing can be said in less.
const LEAST: Duration = Duration::from_millis(20);
/// Below this much time on the clock nothing is explained.
const TOO_LITTLE: Duration = Duration::from_secs(5);
/// Explanations get at most this part of the time on the clock.
const PART_OF_CLOCK: u32 = 50;
/// Where no time was named but explanations were asked for, an answer is not kept back for longer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The memory of the small engine that verifies claims.
const MEBIBYTES: usize = 4;

/// The shipped words, read once.
pub(super) static VOICE: LazyLock<Voice> = LazyLock::new(Voice::default);

/// How moves are explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Manner {
    /// For whom; nothing if they are not.
    pub level: Option<Level>,
    /// Whether also in games with clocks, and after searches to a depth or for so many positions.
    pub in_games: bool,
    /// The language of what people read.
    pub language: Language,
    /// The letters of the pieces; those of the language if none are chosen.
    pub letters: Option<PieceLetters>,
    /// Whether explanations also come as JSON.
    pub gives_json: bool,
    /// Where every detection is noted; nowhere if empty.
    pub detection_log: String,
    /// Whether claims that need a search are verified, and said, after the move is chosen.
    pub verifies: bool,
}

impl Manner {
    /// The manner of a new session: for players with some experience, wherever it costs nothing.
    pub fn new(language: Language) -> Manner {
        Manner {
            level: Some(Level::Medium),
            in_games: false,
            language,
            letters: None,
            gives_json: false,
            detection_log: String::new(),
            verifies: true,
        }
    }

    /// The voice that speaks so.
    pub(super) fn voice(&self) -> Voice {
        VOICE.clone().with_letters(self.letters)
    }
}

/// The time that explaining the move of one search may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Allowance {
    /// What the search leaves of the time for the move.
    pub(super) kept_back: Duration,
    /// From the beginning of the search to the answer at the latest, if that was named.
    within: Option<Duration>,
    /// From the end of the search: for thinking, and until the answer is given without an explanation.
    after: (Duration, Duration),
}

impl Allowance {
    /// What a search with these limits allows, if anything.
    pub(super) fn of(limits: &Limits, us: Color, overhead: Duration, manner: &Manner) -> Option<Allowance> {
        let most = budget(manner.level?);
        if let Some(time) = limits.move_time {
            let kept_back = most.min(time / PART_OF_MOVE);
            let lag = (overhead / 2).min(time / 20);
            let allowance = Allowance { kept_back, within: Some(time - lag), after: (most, most) };
            return (LEAST <= kept_back).then_some(allowance);
        }
        if limits.infinite {
            // Only `stop` ends such a search, and then there is a moment.
            return Some(Allowance { kept_back: Duration::ZERO, within: None, after: (most, most) });
        }
        if !manner.in_games {
            return None;
        }
        let kept_back = Duration::ZERO;
        match limits.remaining[us.index()].or(limits.remaining[(!us).index()]) {
            None => Some(Allowance { kept_back, within: None, after: (most, PATIENCE) }),
            Some(remaining) if remaining < TOO_LITTLE => None,
            Some(remaining) => {
                let share = most.min(remaining / PART_OF_CLOCK);
                Some(Allowance { kept_back, within: None, after: (share, share) })
            }
        }
    }

    /// Until when to think about an explanation, and when the answer is due without one, for a search that began, has
    /// ended now and, if so, was told to stop at these moments.
    pub(super) fn deadlines(
        &self,
        began: Instant,
        stopped: Option<Instant>,
        now: Instant,
    ) -> (Instant, Instant) {
        let (mut think, mut due) = (now + self.after.0, now + self.after.1);
        let bounds = [self.within.map(|within| began + within), stopped.map(|stopped| stopped + AFTER_STOP)];
        for bound in bounds.into_iter().flatten() {
            (think, due) = (think.min(bound), due.min(bound));
        }
        (think, due)
    }
}

/// Lets the known patterns speak.
pub(super) fn patterns(evidence: &Evidence) -> Vec<Claim> {
    pattern::claims(shelf::library(), evidence)
}

/// The move of a finished search explained, if that can be done `until` then; nothing for a move of a book, which has no
/// line to reason about. When `stop` is set nobody waits any more.
pub(super) fn explained(
    game: &Game,
    report: &Report,
    voice: &Voice,
    manner: &Manner,
    until: Instant,
    stop: &AtomicBool,
) -> Option<Explanation> {
    let level = manner.level.filter(|_| !report.from_book)?;
    let acceptance = Acceptance::default();
    let explainer = Explainer { voice, acceptance: &acceptance, more: Some(&patterns) };
    let left = || match stop.load(Ordering::Relaxed) {
        true => Duration::ZERO,
        false => until.saturating_duration_since(Instant::now()),
    };
    let thought = Thought::from(report);
    if !manner.verifies {
        return after_search(&explainer, game, thought, &mut Silent, level, &left);
    }
    let mut engine = OwnEngine::new(Options { hash_mebibytes: MEBIBYTES, ..Options::default() });
    after_search(&explainer, game, thought, &mut engine, level, &left)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn allowance(limits: &Limits, manner: &Manner) -> Option<Allowance> {
        Allowance::of(limits, Color::White, ms(30), manner)
    }

    #[test]
    fn a_time_for_the_move_includes_the_explanation() {
        let manner = Manner::new(Language::English);
        for time in [200, 1_000, 60_000] {
            let allowed = allowance(&Limits::move_time(ms(time)), &manner).expect("enough time");
            assert!(allowed.kept_back <= ms(time / 10) && allowed.kept_back <= budget(Level::Medium));
            let began = Instant::now();
            // However late the search ends, the answer is due in time; however early, it is not dragged out.
            for ended in [0, time / 2, time - 20, time, time + 100] {
                let (think, due) = allowed.deadlines(began, None, began + ms(ended));
                assert!(think <= due && due <= began + ms(time));
                assert!(due <= began + ms(ended) + budget(Level::Medium));
            }
        }
        assert_eq!(allowance(&Limits::move_time(ms(100)), &manner), None, "too little to say anything");
    }

    #[test]
    fn after_stop_there_is_a_moment_and_no_more() {
        for level in Level::ALL {
            let manner = Manner { level: Some(level), ..Manner::new(Language::English) };
            for limits in [Limits::infinite(), Limits::move_time(ms(60_000))] {
                let allowed = allowance(&limits, &manner).expect("time enough");
                let began = Instant::now();
                let stopped = began + ms(500);
                let (_, due) = allowed.deadlines(began, Some(stopped), stopped + ms(3));
                assert!(due < stopped + ms(50));
            }
        }
    }

    #[test]
    fn games_are_explained_only_on_request() {
        let plain = Manner::new(Language::English);
        let asked = Manner { in_games: true, ..plain.clone() };
        let off = Manner { level: None, ..asked.clone() };
        let clock = Limits::clock(ms(60_000), ms(0));
        let ponder = Limits { ponder: true, ..clock.clone() };
        for limits in [&clock, &ponder, &Limits::depth(9), &Limits::nodes(1000)] {
            assert_eq!(allowance(limits, &plain), None, "{limits:?}");
            assert!(allowance(limits, &asked).is_some(), "{limits:?}");
            assert_eq!(allowance(limits, &off), None, "{limits:?}");
        }
        assert_eq!(allowance(&Limits::clock(ms(4_000), ms(0)), &asked), None, "nearly no time");
        let share = allowance(&Limits::clock(ms(5_000), ms(0)), &asked).expect("some time").after;
        assert_eq!(share, (ms(100), ms(100)));
    }
}
