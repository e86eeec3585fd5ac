//! When a search must end: what a protocol's `go` says, in typed form.

use std::time::Duration;

use lucena_chess::{Color, Move};

/// The reasons to stop; the first that comes true ends the search. Without any it goes on until stopped.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// What is left on each side's clock, White's first.
    pub remaining: [Option<Duration>; 2],
    /// What each side gets for a move, White's first.
    pub increment: [Duration; 2],
    /// Moves until the next time control.
    pub moves_to_go: Option<u32>,
    /// Exactly so much time for this move.
    pub move_time: Option<Duration>,
    /// Search no deeper.
    pub depth: Option<u32>,
    /// Search no more positions.
    pub nodes: Option<u64>,
    /// Stop as soon as a mate in so many moves is found, for either side.
    pub mate: Option<u32>,
    /// Only these moves are considered, if there are any.
    pub search_moves: Vec<Move>,
    /// These moves are not considered.
    pub exclude_moves: Vec<Move>,
    /// Do not answer before being stopped, even if there is nothing left to find out.
    pub infinite: bool,
    /// Search in the opponent's time: clocks count only from [`Handle::ponder_hit`](crate::Handle::ponder_hit) on.
    pub ponder: bool,
}

impl Limits {
    /// Until stopped.
    pub fn infinite() -> Limits {
        Limits { infinite: true, ..Limits::default() }
    }

    /// To a depth.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// For so many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// For so long.
    pub fn move_time(time: Duration) -> Limits {
        Limits { move_time: Some(time), ..Limits::default() }
    }

    /// With clocks of the same time and increment for both sides.
    pub fn clock(remaining: Duration, increment: Duration) -> Limits {
        Limits { remaining: [Some(remaining); 2], increment: [increment; 2], ..Limits::default() }
    }

    /// Whether nothing but a stop can end the search.
    pub fn is_endless(&self) -> bool {
        self.remaining == [None; 2]
            && self.move_time.is_none()
            && self.depth.is_none()
            && self.nodes.is_none()
            && self.mate.is_none()
    }

    /// The clock of the side to move. If only the other side's is known, it stands for both.
    pub(crate) fn clock_of(&self, us: Color) -> Option<Duration> {
        self.remaining[us.index()].or(self.remaining[(!us).index()])
    }
}
