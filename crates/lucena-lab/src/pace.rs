//! How much a player may think: a chess clock, a time for each move, or a number of nodes or a depth.
//!
//! [`Pace`] is what was agreed before the match; [`Clocks`] is what is left in one game.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use lucena_chess::Color;
use lucena_engine::Limits;

/// A chess clock: a base time, perhaps again after a number of moves, and an increment for each move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// After so many moves the base time is added again; never zero.
    pub moves: Option<u32>,
    /// What is on the clock at the start.
    pub base: Duration,
    /// What every move brings.
    pub increment: Duration,
}

/// A text is not a time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControlError;

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a time control is written as SECONDS, SECONDS+INCREMENT or MOVES/SECONDS+INCREMENT")
    }
}

impl std::error::Error for TimeControlError {}

/// `2+0.02`, `40/60`, `1:30+1`.
impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let (moves, rest) = match text.split_once('/') {
            Some((moves, rest)) => (Some(moves.trim().parse().map_err(|_| TimeControlError)?), rest),
            None => (None, text),
        };
        let (base, increment) = rest.split_once('+').unwrap_or((rest, "0"));
        let base = match base.split_once(':') {
            Some((minutes, seconds)) => seconds_of(minutes)? * 60 + seconds_of(seconds)?,
            None => seconds_of(base)?,
        };
        let increment = seconds_of(increment)?;
        if moves == Some(0) || base + increment == Duration::ZERO {
            return Err(TimeControlError);
        }
        Ok(TimeControl { moves, base, increment })
    }
}

/// As PGN writes it: `2+0.02`, `40/60`.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", self.base.as_secs_f64())?;
        if self.increment > Duration::ZERO {
            write!(f, "+{}", self.increment.as_secs_f64())?;
        }
        Ok(())
    }
}

/// A decimal number of seconds, at most about a month.
fn seconds_of(text: &str) -> Result<Duration, TimeControlError> {
    let seconds: f64 = text.trim().parse().map_err(|_| TimeControlError)?;
    if !(0.0..=3e6).contains(&seconds) {
        return Err(TimeControlError);
    }
    Ok(Duration::from_micros((seconds * 1e6).round() as u64))
}

/// What a player may use for his moves. At least one of the fields should be set.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pace {
    /// A chess clock.
    pub clock: Option<TimeControl>,
    /// So much time for each move.
    pub move_time: Option<Duration>,
    /// So many nodes for each move.
    pub nodes: Option<u64>,
    /// No deeper than this.
    pub depth: Option<u32>,
}

impl Pace {
    /// A fixed number of nodes.
    pub fn nodes(nodes: u64) -> Pace {
        Pace { nodes: Some(nodes), ..Pace::default() }
    }

    /// A chess clock.
    pub fn clock(control: TimeControl) -> Pace {
        Pace { clock: Some(control), ..Pace::default() }
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Pace::default()
    }
}

/// In words that fit a PGN tag: `2+0.02`, `1s/move`, `5000 nodes`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            self.clock.map(|clock| clock.to_string()),
            self.move_time.map(|time| format!("{}s/move", time.as_secs_f64())),
            self.nodes.map(|nodes| format!("{nodes} nodes")),
            self.depth.map(|depth| format!("depth {depth}")),
        ];
        f.write_str(&parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }
}

/// A player used more time than he had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overstepped;

/// The clocks of one game, White's first.
#[derive(Clone, Debug)]
pub struct Clocks {
    paces: [Pace; 2],
    remaining: [Duration; 2],
    moves_to_go: [Option<u32>; 2],
}

impl Clocks {
    /// The clocks at the start of a game.
    pub fn new(paces: [Pace; 2]) -> Clocks {
        Clocks {
            paces,
            remaining: paces.map(|pace| pace.clock.map_or(Duration::ZERO, |clock| clock.base)),
            moves_to_go: paces.map(|pace| pace.clock.and_then(|clock| clock.moves)),
        }
    }

    /// What the player of a color is told when it is his turn.
    pub fn limits(&self, color: Color) -> Limits {
        let pace = self.paces[color.index()];
        let mut limits =
            Limits { move_time: pace.move_time, nodes: pace.nodes, depth: pace.depth, ..Limits::default() };
        if pace.clock.is_some() {
            for side in Color::ALL {
                // Against a player without a clock, one's own stands for both.
                let known = if self.paces[side.index()].clock.is_some() { side } else { color };
                limits.remaining[side.index()] = Some(self.remaining[known.index()]);
                let clock = self.paces[known.index()].clock;
                limits.increment[side.index()] = clock.map_or(Duration::ZERO, |clock| clock.increment);
            }
            limits.moves_to_go = self.moves_to_go[color.index()];
        }
        limits
    }

    /// How long a move of this color may take at most, if time matters at all.
    pub fn allowance(&self, color: Color) -> Option<Duration> {
        let pace = self.paces[color.index()];
        let clock = pace.clock.map(|_| self.remaining[color.index()]);
        [clock, pace.move_time].into_iter().flatten().min()
    }

    /// Takes the time of a move off the clock of its player and adds what the move brings.
    ///
    /// # Errors
    /// If the move took longer than allowed by more than the margin.
    pub fn charge(&mut self, color: Color, spent: Duration, margin: Duration) -> Result<(), Overstepped> {
        if self.allowance(color).is_some_and(|allowed| allowed + margin < spent) {
            return Err(Overstepped);
        }
        let Some(clock) = self.paces[color.index()].clock else { return Ok(()) };
        let remaining = &mut self.remaining[color.index()];
        *remaining = remaining.saturating_sub(spent) + clock.increment;
        let to_go = &mut self.moves_to_go[color.index()];
        if let Some(moves) = to_go {
            *moves -= 1;
            if *moves == 0 {
                *to_go = clock.moves;
                *remaining += clock.base;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> TimeControl {
        text.parse().expect("a good time control")
    }

    #[test]
    fn time_controls_are_read_and_written() {
        for (text, moves, base, increment) in [
            ("2+0.02", None, 2000, 20),
            ("40/60", Some(40), 60_000, 0),
            ("1:30+1", None, 90_000, 1000),
            ("0.5", None, 500, 0),
            ("0+1", None, 0, 1000),
        ] {
            let (base, increment) = (Duration::from_millis(base), Duration::from_millis(increment));
            assert_eq!(control(text), TimeControl { moves, base, increment }, "{text}");
        }
        assert_eq!(control("40/2+0.02").to_string(), "40/2+0.02");
        for bad in ["", "x", "0", "-1", "1+", "0/5", "1+x", "nan", "inf", "1e99", "/5", "1:2:3"] {
            assert!(bad.parse::<TimeControl>().is_err(), "{bad}");
        }
    }

    #[test]
    fn clocks_run_down_and_are_wound_up_again() {
        let second = Duration::from_secs(1);
        let mut clocks = Clocks::new([Pace::clock(control("2/10+1")); 2]);
        assert_eq!(clocks.limits(Color::White).moves_to_go, Some(2));
        clocks.charge(Color::White, 4 * second, Duration::ZERO).expect("in time");
        assert_eq!(clocks.allowance(Color::White), Some(7 * second));
        assert_eq!(clocks.allowance(Color::Black), Some(10 * second));
        clocks.charge(Color::White, second, Duration::ZERO).expect("in time");
        assert_eq!(clocks.allowance(Color::White), Some(17 * second));
        assert_eq!(clocks.limits(Color::White).moves_to_go, Some(2));
        assert_eq!(clocks.charge(Color::White, 19 * second, second), Err(Overstepped));
        assert_eq!(clocks.charge(Color::White, 18 * second, second), Ok(()));
    }

    #[test]
    fn a_clock_against_a_node_limit_stands_for_both() {
        let clocks = Clocks::new([Pace::clock(control("3")), Pace::nodes(100)]);
        assert_eq!(clocks.limits(Color::White).remaining, [Some(Duration::from_secs(3)); 2]);
        assert_eq!(clocks.limits(Color::Black), Limits::nodes(100));
        assert_eq!(clocks.allowance(Color::Black), None);
    }
}
