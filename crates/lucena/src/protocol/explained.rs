//! The move of a finished search explained, for both protocols: within the part of the clock that explanations get.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use lucena_chess::Game;
use lucena_engine::{Options, Report};
use lucena_explain::{
    Acceptance, Claim, Evidence, Explainer, Explanation, Level, OwnEngine, Silent, Thought, Voice,
    after_search, budget, pattern,
};
use lucena_lang::patlan::Library;

/// Below this much time on the clock nothing is explained.
const TOO_LITTLE: Duration = Duration::from_secs(5);
/// Explanations get at most this part of the time on the clock.
const PART_OF_CLOCK: u32 = 50;
/// The memory of the small engine that verifies claims.
const MEBIBYTES: usize = 4;

/// The shipped words, read once.
pub(super) static VOICE: LazyLock<Voice> = LazyLock::new(Voice::default);

/// Lets the shipped patterns speak.
pub(super) fn patterns(evidence: &Evidence) -> Vec<Claim> {
    pattern::claims(Library::standard(), evidence)
}

/// The move of a finished search explained; nothing if explanations are off, the move came from a book, or the clock
/// (`remaining`, if the game is played on one) is nearly empty.
pub(super) fn explained(
    game: &Game,
    report: &Report,
    (voice, level): (&Voice, Level),
    verifies: bool,
    remaining: Option<Duration>,
) -> Option<Explanation> {
    // A book move has no line to reason about.
    if report.from_book || remaining.is_some_and(|remaining| remaining < TOO_LITTLE) {
        return None;
    }
    let acceptance = Acceptance::default();
    let explainer = Explainer { voice, acceptance: &acceptance, more: Some(&patterns) };
    let allowance = remaining.map(|remaining| remaining / PART_OF_CLOCK);
    let budget = allowance.map_or(budget(level), |allowance| allowance.min(budget(level)));
    let start = Instant::now();
    let left = || budget.saturating_sub(start.elapsed());
    let thought = Thought::from(report);
    if !verifies {
        return after_search(&explainer, game, thought, &mut Silent, level, &left);
    }
    let mut engine = OwnEngine::new(Options { hash_mebibytes: MEBIBYTES, ..Options::default() });
    after_search(&explainer, game, thought, &mut engine, level, &left)
}
