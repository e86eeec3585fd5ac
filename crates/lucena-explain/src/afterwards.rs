//! Explaining the move that a search has just chosen, before it is played: little time, and never more than allowed.

use std::time::Duration;

use lucena_chess::{Game, Move, Position};
use lucena_engine::Outlook;

use crate::evidence::{Inquiry, gather};
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

/// What is kept back from the searches of verifications for the words after them.
const KEPT_BACK: Duration = Duration::from_millis(12);

/// How long an explanation after a search may take.
pub const fn budget(level: Level) -> Duration {
    Duration::from_millis(match level {
        Level::Basic => 20,
        Level::Medium => 150,
        Level::Advanced => 1_000,
    })
}

/// How much verifications may search after the move is chosen, of which each gets a part: within 200,000 positions and 150
/// milliseconds at the usual level, two million and a second at the advanced one. The plainest level does without.
const fn verification(level: Level) -> Option<Effort> {
    match level {
        Level::Basic => None,
        Level::Medium => Some(within(60_000, 110)),
        Level::Advanced => Some(within(400_000, 550)),
    }
}

const fn within(nodes: u64, milliseconds: u64) -> Effort {
    Effort { depth: None, nodes: Some(nodes), time: Some(Duration::from_millis(milliseconds)) }
}

/// A thinker that answers while there is time: less and less is looked at, and in the end nothing.
struct Punctual<'a> {
    thinker: &'a mut dyn Thinker,
    left: &'a (dyn Fn() -> Duration + Sync),
}

impl Thinker for Punctual<'_> {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        let left = (self.left)().saturating_sub(KEPT_BACK);
        if left < TOO_SHORT {
            return Thought::default();
        }
        let time = effort.time.map_or(left, |time| time.min(left));
        self.thinker.think(game, lines, only, Effort { time: Some(time), ..effort })
    }

    fn outlook(&mut self, pos: &Position) -> Option<Outlook> {
        self.thinker.outlook(pos)
    }
}

/// Explains the move that `thought` found best. Claims are verified with `thinker` as far as the level and the time `left`
/// permit; when it runs out, what is not verified stays unsaid, and patterns are no longer looked for.
pub fn after_search(
    explainer: &Explainer<'_>,
    game: &Game,
    thought: Thought,
    thinker: &mut dyn Thinker,
    level: Level,
    left: &(dyn Fn() -> Duration + Sync),
) -> Option<Explanation> {
    // Three questions may be asked, each with a half or a quarter of the time: what they threatened, what we threaten, and
    // what an offer is worth.
    let evidence = match verification(level) {
        Some(effort) => {
            let time = effort.time.map(|time| time.min(left() / 2));
            let inquiry = Inquiry { level, effort: Effort { time, ..effort } };
            gather(game, None, Some(thought), &mut Punctual { thinker, left }, inquiry)?
        }
        None => {
            let inquiry = Inquiry { level, effort: Effort::default() };
            gather(game, None, Some(thought), &mut Silent, inquiry)?
        }
    };
    let more = explainer.more.filter(|_| TOO_SHORT <= left());
    Some(Explainer { more, ..*explainer }.argue(evidence, level))
}
