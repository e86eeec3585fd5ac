//! What `go` wishes for: words in any order become a [`Wish`], and with a position at hand, limits.

use std::time::Duration;

use lucena_chess::Position;
use lucena_engine::Limits;

/// The arguments of `go` as they were typed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Wish {
    /// Milliseconds on the clocks, White's first.
    pub times: [Option<i64>; 2],
    /// Milliseconds per move, White's first.
    pub increments: [Option<i64>; 2],
    /// Moves to the next time control.
    pub moves_to_go: Option<i64>,
    /// Search no deeper.
    pub depth: Option<i64>,
    /// Search no more positions.
    pub nodes: Option<i64>,
    /// Find a mate in so many moves.
    pub mate: Option<i64>,
    /// Milliseconds for this move.
    pub move_time: Option<i64>,
    /// Until `stop`.
    pub infinite: bool,
    /// In the opponent's time.
    pub ponder: bool,
    /// Only these moves, as typed.
    pub search_moves: Vec<String>,
}

impl Wish {
    /// Reads the words after `go`. What makes no sense is passed over.
    pub(super) fn parse(words: &[&str]) -> Wish {
        let mut wish = Wish::default();
        let mut in_moves = false;
        let mut at = 0;
        while at < words.len() {
            let word = words[at];
            at += 1;
            if let Some(place) = wish.number(word) {
                in_moves = false;
                if let Some(number) = words.get(at).and_then(|typed| whole(typed)) {
                    *place = Some(number);
                    at += 1;
                }
                continue;
            }
            match word {
                "infinite" => (wish.infinite, in_moves) = (true, false),
                "ponder" => (wish.ponder, in_moves) = (true, false),
                "searchmoves" => in_moves = true,
                mv if in_moves => wish.search_moves.push(mv.to_owned()),
                _ => {}
            }
        }
        wish
    }

    /// Where the number after a word belongs, if a number follows that word.
    fn number(&mut self, word: &str) -> Option<&mut Option<i64>> {
        Some(match word {
            "wtime" => &mut self.times[0],
            "btime" => &mut self.times[1],
            "winc" => &mut self.increments[0],
            "binc" => &mut self.increments[1],
            "movestogo" => &mut self.moves_to_go,
            "depth" => &mut self.depth,
            "nodes" => &mut self.nodes,
            "mate" => &mut self.mate,
            "movetime" => &mut self.move_time,
            _ => return None,
        })
    }

    /// The limits of a search from this position. A clock below zero is empty; moves that are not legal are
    /// passed over; a wish without any limit is for a search until `stop`.
    pub fn limits(&self, pos: &Position) -> Limits {
        let count = |number: i64| u32::try_from(number.max(1)).unwrap_or(u32::MAX);
        let mut limits = Limits {
            remaining: self.times.map(|time| time.map(milliseconds)),
            increment: self.increments.map(|time| milliseconds(time.unwrap_or(0))),
            moves_to_go: self.moves_to_go.filter(|&moves| 0 < moves).map(count),
            move_time: self.move_time.map(milliseconds),
            depth: self.depth.map(count),
            nodes: self.nodes.map(|nodes| nodes.max(1).unsigned_abs()),
            mate: self.mate.map(count),
            search_moves: self.search_moves.iter().filter_map(|mv| pos.parse_coordinate(mv).ok()).collect(),
            exclude_moves: Vec::new(),
            infinite: self.infinite,
            ponder: self.ponder,
        };
        limits.infinite |= limits.is_endless() && !self.ponder;
        limits
    }
}

/// A whole number, however large; nothing if it is none.
fn whole(typed: &str) -> Option<i64> {
    let digits = typed.strip_prefix(['-', '+']).unwrap_or(typed);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let far = if typed.starts_with('-') { i64::MIN } else { i64::MAX };
    Some(typed.parse().unwrap_or(far))
}

/// Time below zero is no time.
fn milliseconds(time: i64) -> Duration {
    Duration::from_millis(time.max(0).unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(words: &str) -> Wish {
        Wish::parse(&words.split_ascii_whitespace().collect::<Vec<_>>())
    }

    fn limits(words: &str) -> Limits {
        wish(words).limits(&Position::start())
    }

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn arguments_come_in_any_order() {
        let one = limits("wtime 1000 btime 2000 winc 10 binc 20 movestogo 5 depth 7");
        let other = limits("depth 7 binc 20 movestogo 5 btime 2000 wtime 1000 winc 10");
        assert_eq!(one, other);
        assert_eq!(one.remaining, [Some(ms(1000)), Some(ms(2000))]);
        assert_eq!(one.increment, [ms(10), ms(20)]);
        assert_eq!((one.moves_to_go, one.depth, one.infinite), (Some(5), Some(7), false));
    }

    #[test]
    fn arguments_may_follow_the_moves() {
        let limits = limits("searchmoves e2e4 d2d4 depth 3 nodes 99");
        assert_eq!((limits.search_moves.len(), limits.depth, limits.nodes), (2, Some(3), Some(99)));
        let none = wish("searchmoves 0000 depth 1").limits(&Position::start());
        assert_eq!(none.search_moves, []);
    }

    #[test]
    fn strange_numbers_are_survived() {
        assert_eq!(limits("wtime -500 btime 1").remaining, [Some(ms(0)), Some(ms(1))]);
        assert_eq!(limits("wtime 99999999999999999999999").remaining[0], Some(ms(i64::MAX as u64)));
        assert_eq!(limits("depth 0").depth, Some(1));
        assert_eq!(limits("depth -4").depth, Some(1));
        assert_eq!(limits("nodes 0").nodes, Some(1));
        assert_eq!(limits("movestogo 0 wtime 5").moves_to_go, None);
        assert_eq!(limits("depth abc nodes 7"), limits("nodes 7"));
        assert_eq!(limits("depth"), limits(""));
    }

    #[test]
    fn without_limits_only_stop_ends_the_search() {
        assert!(limits("").infinite && limits("nonsense").infinite && limits("infinite").infinite);
        assert!(!limits("ponder").infinite && limits("ponder").ponder);
        assert!(!limits("wtime 100").infinite);
    }
}
