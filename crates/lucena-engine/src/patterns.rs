//! The user's patterns in the judgement: where one stands, the side that has it is worth more, or less.
//!
//! A weight of 1 counts like a pawn at full influence. No pattern and no crowd of patterns may outweigh what the
//! search can see for itself, so both are bounded; and a pattern that would take too long is passed over.

use std::fmt;
use std::sync::Arc;

use lucena_chess::{Color, Position};
use lucena_eval::Score;
use lucena_lang::patlan::{MatchLimits, Matcher, Program, Values};

/// The most that one pattern counts at full influence, in hundredths of a pawn.
const MOST_OF_ONE: f64 = 300.0;
/// The most that all patterns of a position count together.
const MOST_OF_ALL: i32 = 600;
/// A pattern is tried at every leaf of the tree, so its share of work is small.
const STEPS: u64 = 20_000;

/// Patterns that have a say in the choice of moves.
#[derive(Clone)]
pub struct Patterns {
    weighed: Arc<[Weighed]>,
    influence: u32,
}

struct Weighed {
    program: Arc<Program>,
    /// What it is worth to the side that has it.
    worth: i32,
}

impl Patterns {
    /// Patterns whose weights count for so many per cent.
    pub fn new(programs: impl IntoIterator<Item = Arc<Program>>, influence: u32) -> Patterns {
        let weigh = |program: Arc<Program>| {
            let full = (program.weight() * 100.0).clamp(-MOST_OF_ONE, MOST_OF_ONE);
            Weighed { worth: (full * f64::from(influence) / 100.0).round() as i32, program }
        };
        Patterns { weighed: programs.into_iter().map(weigh).collect(), influence }
    }

    /// The same patterns with another influence.
    #[must_use]
    pub fn with_influence(&self, influence: u32) -> Patterns {
        Patterns::new(self.weighed.iter().map(|weighed| Arc::clone(&weighed.program)), influence)
    }

    /// How many patterns there are.
    pub fn len(&self) -> usize {
        self.weighed.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.weighed.is_empty()
    }
}

/// The same patterns at the same influence: a file that was read again counts as a new one.
impl PartialEq for Patterns {
    fn eq(&self, other: &Patterns) -> bool {
        self.influence == other.influence && Arc::ptr_eq(&self.weighed, &other.weighed)
    }
}

impl Eq for Patterns {}

impl fmt::Debug for Patterns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.weighed.iter().map(|weighed| weighed.program.name()).collect();
        f.debug_struct("Patterns").field("names", &names).field("influence", &self.influence).finish()
    }
}

/// Looks for patterns on behalf of one thread.
pub(crate) struct Influence {
    patterns: Patterns,
    matcher: Matcher,
}

impl Influence {
    pub(crate) fn new(patterns: &Patterns) -> Influence {
        let limits = MatchLimits { steps: STEPS, ..MatchLimits::default() };
        Influence { patterns: patterns.clone(), matcher: Matcher::with(Values::default(), limits) }
    }

    pub(crate) fn is_of(&self, patterns: &Patterns) -> bool {
        self.patterns == *patterns
    }

    /// What the patterns of a position are worth to the side to move.
    pub(crate) fn worth(&mut self, pos: &Position) -> Score {
        let mut sum = 0;
        for side in Color::ALL {
            let mut view = self.matcher.look(pos, side);
            let sign = if side == pos.turn() { 1 } else { -1 };
            for Weighed { program, worth } in self.patterns.weighed.iter() {
                // What cannot be said within the limits has no say.
                if *worth != 0 && view.occurs(program).unwrap_or(false) {
                    sum += sign * worth;
                }
            }
        }
        Score::new(sum.clamp(-MOST_OF_ALL, MOST_OF_ALL))
    }
}
