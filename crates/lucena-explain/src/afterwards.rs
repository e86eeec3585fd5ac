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

/// How much verifications may search after the move is chosen, of which each gets a part: within 200,000 positions and 150
/// milliseconds at the usual level, two million and a second at the advanced one. The plainest level does without.
const fn verification(level: Level) -> Option<Effort> {
    match level {
        Level::Basic => None,
        Level::Medium => Some(within(60_000, 120)),
        Level::Advanced => Some(within(400_000, 550)),
    }
}

const fn within(nodes: u64, milliseconds: u64) -> Effort {
    Effort { depth: None, nodes: Some(nodes), time: Some(Duration::from_millis(milliseconds)) }
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
    // Three questions may be asked, each with a half or a quarter of the time: what they threatened, what we threaten, and
    // what an offer is worth.
    let enough = allowance.is_none_or(|allowance| TOO_SHORT <= allowance);
    match verification(level).filter(|_| enough) {
        Some(effort) => {
            let time = effort.time.min(allowance.map(|allowance| allowance / 2).or(effort.time));
            let inquiry = Inquiry { level, effort: Effort { time, ..effort } };
            explainer.explain(game, None, Some(thought), thinker, inquiry)
        }
        None => {
            let inquiry = Inquiry { level, effort: Effort::default() };
            explainer.explain(game, None, Some(thought), &mut Silent, inquiry)
        }
    }
}
