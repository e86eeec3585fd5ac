//! What explanations need from an engine: scores and lines of a position, at given limits.
//!
//! Lucena's own engine is one [`Thinker`]; a foreign program or a table of fixed answers can be another.

use std::time::Duration;

use lucena_chess::{Game, Move, Position};
use lucena_engine::Outlook;
use lucena_eval::Verdict;

/// When to stop thinking about one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// No deeper than this.
    pub depth: Option<u32>,
    /// No more positions than this.
    pub nodes: Option<u64>,
    /// No longer than this.
    pub time: Option<Duration>,
}

impl Effort {
    /// To a depth.
    pub const fn depth(depth: u32) -> Effort {
        Effort { depth: Some(depth), nodes: None, time: None }
    }

    /// For so many positions.
    pub const fn nodes(nodes: u64) -> Effort {
        Effort { depth: None, nodes: Some(nodes), time: None }
    }

    /// For so long.
    pub const fn time(time: Duration) -> Effort {
        Effort { depth: None, nodes: None, time: Some(time) }
    }

    /// The effort times a factor: so many times the positions and the time, to the same depth.
    #[must_use]
    pub fn scaled(self, factor: f64) -> Effort {
        Effort {
            depth: self.depth,
            nodes: self.nodes.map(|nodes| ((nodes as f64 * factor) as u64).max(500)),
            time: self.time.map(|time| time.mul_f64(factor)),
        }
    }

    /// A part of the effort, for smaller questions: a few plies less, a share of positions and time.
    #[must_use]
    pub fn part(self, divisor: u32) -> Effort {
        Effort {
            depth: self.depth.map(|depth| depth.saturating_sub(2).max(6.min(depth))),
            nodes: self.nodes.map(|nodes| (nodes / u64::from(divisor)).max(500)),
            time: self.time.map(|time| time / divisor),
        }
    }
}

/// A line of play with its verdict for the side to move.
#[derive(Clone, PartialEq, Debug)]
pub struct Variation {
    /// What the line is worth to the side to move at its start.
    pub verdict: Verdict,
    /// The moves, each legal after the one before.
    pub moves: Vec<Move>,
    /// How deep it was searched.
    pub depth: u32,
}

/// What came of thinking about a position.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Thought {
    /// The best lines, best first; none if there is no legal move.
    pub lines: Vec<Variation>,
    /// The scores of the completed iterations in centipawns, mates as ±10000, shallowest first.
    pub scores: Vec<i32>,
    /// The standard deviation of the evaluations of quiet leaves, in centipawns, if it was measured.
    pub spread: Option<f64>,
    /// How many evaluations were measured.
    pub samples: u64,
    /// How many positions were searched.
    pub nodes: u64,
}

/// Something that can judge positions. Reviews share their work among several, each in a thread of its own.
pub trait Thinker: Send {
    /// Thinks about the present position of a game: `lines` best moves, of `only` these moves if any are given.
    ///
    /// The thought has no lines if the game is over, and may have fewer than asked for.
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought;

    /// The result of a position for the side to move, if tables of endings are at hand and know it.
    fn outlook(&mut self, pos: &Position) -> Option<Outlook> {
        let _ = pos;
        None
    }
}

impl<T: Thinker + ?Sized> Thinker for &mut T {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        (**self).think(game, lines, only, effort)
    }

    fn outlook(&mut self, pos: &Position) -> Option<Outlook> {
        (**self).outlook(pos)
    }
}

impl<T: Thinker + ?Sized> Thinker for Box<T> {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        (**self).think(game, lines, only, effort)
    }

    fn outlook(&mut self, pos: &Position) -> Option<Outlook> {
        (**self).outlook(pos)
    }
}
