//! Explaining the move that a search has just chosen, before it is played: little time, and never more than allowed.

use std::time::Duration;

use lucena_chess::{Game, Move};

use crate::evidence::Inquiry;
use crate::explanation::{Explainer, Explanation};
use crate::level::Level;
use crate::thinker::{Effort, Thinker, Thought};

/// Below this there is no time for searches.
const TOO_SHORT: Duration = Duration::from_millis(8);

/// Answers no question: what the search does not know stays unknown, and what would need it stays unsaid.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Thinker for Silent {
    fn think(&mut self, _: &Game, _: usize, _: &[Move], _: Effort) -> Thought {
        Thought::default()
    }
}

/// How much one verification may search after the move is chosen; all of them together stay within 200,000 positions
/// at the usual level and two million at the advanced one. The plainest level does without.
const fn verification(level: Level) -> Option<Effort> {
    match level {
        Level::Basic => None,
        Level::Medium => Some(Effort::nodes(60_000)),
        Level::Advanced => Some(Effort::nodes(400_000)),
    }
}

/// Explains the move that `thought` found best. Claims are verified with `thinker` as far as the level and the time
/// allowed (if there is a clock) permit.
pub fn after_search(
    explainer: &Explainer<'_>,
    game: &Game,
    thought: Thought,
    thinker: &mut dyn Thinker,
    level: Level,
    allowance: Option<Duration>,
) -> Option<Explanation> {
    // Three questions may be asked: what they threatened, what we threaten, and what an offer is worth.
    let time = allowance.map(|allowance| allowance / 2);
    let enough = time.is_none_or(|time| TOO_SHORT <= time);
    match verification(level).filter(|_| enough) {
        Some(effort) => {
            let inquiry = Inquiry { level, effort: Effort { time, ..effort } };
            explainer.explain(game, None, Some(thought), thinker, inquiry)
        }
        None => {
            let inquiry = Inquiry { level, effort: Effort::default() };
            explainer.explain(game, None, Some(thought), &mut Silent, inquiry)
        }
    }
}
