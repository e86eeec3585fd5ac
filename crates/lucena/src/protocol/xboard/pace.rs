//! How fast the engine must play: time controls, clocks and fixed limits, and the limits they give for a move.

use std::time::Duration;

use lucena_chess::Color;
use lucena_engine::Limits;

/// The pace of a game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pace {
    /// Moves to each time control, 0 for the whole game.
    moves_per_control: u32,
    increment: Duration,
    /// The engine's own clock.
    clock: Option<Duration>,
    opponents_clock: Option<Duration>,
    move_time: Option<Duration>,
    depth: Option<u32>,
    nodes_per_second: Option<u64>,
}

impl Pace {
    /// A time control; the clocks start anew.
    pub(super) fn set_level(&mut self, moves: u32, base: Duration, increment: Duration) {
        *self = Pace {
            moves_per_control: moves,
            increment,
            clock: Some(base),
            opponents_clock: Some(base),
            depth: self.depth,
            nodes_per_second: self.nodes_per_second,
            ..Pace::default()
        };
    }

    /// So much time for every move, and no clock.
    pub(super) fn set_move_time(&mut self, time: Duration) {
        *self = Pace {
            move_time: Some(time),
            depth: self.depth,
            nodes_per_second: self.nodes_per_second,
            ..Pace::default()
        };
    }

    pub(super) fn set_depth(&mut self, depth: u32) {
        self.depth = Some(depth.max(1));
    }

    /// A new game has no limit of depth.
    pub(super) fn forget_depth(&mut self) {
        self.depth = None;
    }

    pub(super) fn set_nodes_per_second(&mut self, nodes: u64) {
        self.nodes_per_second = (0 < nodes).then_some(nodes);
    }

    pub(super) fn set_clock(&mut self, remaining: Duration) {
        self.clock = Some(remaining);
    }

    pub(super) fn set_opponents_clock(&mut self, remaining: Duration) {
        self.opponents_clock = Some(remaining);
    }

    /// Whether searches are measured by depth or positions, not by time.
    pub(super) fn is_measured(&self) -> bool {
        self.depth.is_some() || self.nodes_per_second.is_some()
    }

    /// The engine has moved, and took so long.
    pub(super) fn spend(&mut self, time: Duration) {
        self.clock = self.clock.map(|clock| clock.saturating_sub(time) + self.increment);
    }

    /// The limits for a move of `us`, who has already made so many.
    pub(super) fn limits(&self, us: Color, moves_made: u32) -> Limits {
        let mut limits = Limits { depth: self.depth, ..Limits::default() };
        if let (Some(time), Some(rate)) = (self.move_time, self.nodes_per_second) {
            limits.nodes = Some(((time.as_secs_f64() * rate as f64) as u64).max(1));
        } else if self.move_time.is_some() {
            limits.move_time = self.move_time;
        } else {
            limits.remaining[us.index()] = self.clock;
            limits.remaining[(!us).index()] = self.opponents_clock;
            limits.increment = [self.increment; 2];
            limits.moves_to_go =
                moves_made.checked_rem(self.moves_per_control).map(|made| self.moves_per_control - made);
        }
        if limits.is_endless() {
            // Nobody said how fast: a few seconds are polite.
            limits.move_time = Some(Duration::from_secs(5));
        }
        limits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn moves_to_the_control_are_counted() {
        let mut pace = Pace::default();
        pace.set_level(40, seconds(300), seconds(0));
        assert_eq!(pace.limits(Color::White, 0).moves_to_go, Some(40));
        assert_eq!(pace.limits(Color::White, 39).moves_to_go, Some(1));
        assert_eq!(pace.limits(Color::White, 40).moves_to_go, Some(40));
        pace.set_level(0, seconds(300), seconds(2));
        assert_eq!(pace.limits(Color::Black, 7).moves_to_go, None);
    }

    #[test]
    fn the_clocks_belong_to_their_sides() {
        let mut pace = Pace::default();
        pace.set_level(0, seconds(300), seconds(2));
        pace.set_clock(seconds(100));
        pace.set_opponents_clock(seconds(50));
        assert_eq!(pace.limits(Color::White, 3).remaining, [Some(seconds(100)), Some(seconds(50))]);
        assert_eq!(pace.limits(Color::Black, 3).remaining, [Some(seconds(50)), Some(seconds(100))]);
    }

    #[test]
    fn the_last_word_about_time_counts() {
        let mut pace = Pace::default();
        pace.set_level(0, seconds(300), seconds(2));
        pace.set_move_time(seconds(7));
        assert_eq!(pace.limits(Color::White, 0), Limits::move_time(seconds(7)));
        pace.set_nodes_per_second(1000);
        assert_eq!(pace.limits(Color::White, 0), Limits::nodes(7000));
        pace.set_level(0, seconds(300), seconds(2));
        assert_eq!(pace.limits(Color::White, 0).remaining, [Some(seconds(300)); 2]);
    }

    #[test]
    fn there_is_always_a_limit() {
        assert!(!Pace::default().limits(Color::White, 0).is_endless());
    }
}
