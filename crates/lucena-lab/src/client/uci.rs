//! A program that speaks UCI.

use std::time::Duration;

use lucena_chess::Color;
use lucena_chess::notation::CastlingNotation;
use lucena_engine::Limits;
use lucena_eval::Verdict;

use super::{Client, Fault, Program};
use crate::player::{Player, Reply, Thought, Turn};

/// The program, greeted and with its options set.
pub struct Uci {
    client: Client,
    patience: Duration,
    has_chess960: bool,
    is_chess960: bool,
}

impl Uci {
    /// Says `uci`, reads the options and sets those that the user chose.
    ///
    /// # Errors
    /// If the program does not answer in time, dies, or does not have an option.
    pub fn greet(mut client: Client, program: &Program, patience: Duration) -> Result<Uci, Fault> {
        client.send("uci");
        let mut names: Vec<String> = Vec::new();
        client.wait_for("uciok", patience, None, |line| {
            if let Some(option) = line.strip_prefix("option name ") {
                names.push(option.split(" type ").next().unwrap_or(option).trim().to_owned());
            }
            (line == "uciok").then_some(Ok(()))
        })?;
        for (name, value) in &program.options {
            let known = names.iter().find(|known| known.eq_ignore_ascii_case(name));
            let known = known.ok_or_else(|| Fault::NoSuchOption(name.clone()))?;
            client.send(&match value.is_empty() {
                true => format!("setoption name {known}"),
                false => format!("setoption name {known} value {value}"),
            });
        }
        let has_chess960 = names.iter().any(|name| name.eq_ignore_ascii_case("UCI_Chess960"));
        let mut uci = Uci { client, patience, has_chess960, is_chess960: false };
        uci.ping()?;
        Ok(uci)
    }

    /// Waits until the program has done everything it was told.
    fn ping(&mut self) -> Result<(), Fault> {
        self.client.send("isready");
        self.client.wait_for("readyok", self.patience, None, |line| (line == "readyok").then_some(Ok(())))
    }

    /// How castling is written in this game, which the program is told first if it changes.
    fn castling(&mut self, turn: &Turn<'_>) -> CastlingNotation {
        let is_chess960 = turn.game.start().is_chess960();
        if is_chess960 != self.is_chess960 && self.has_chess960 {
            self.client.send(&format!("setoption name UCI_Chess960 value {is_chess960}"));
            self.is_chess960 = is_chess960;
        }
        if is_chess960 { CastlingNotation::KingTakesRook } else { CastlingNotation::Standard }
    }
}

impl Player for Uci {
    fn new_game(&mut self) -> Result<(), Fault> {
        self.client.send("ucinewgame");
        self.ping()
    }

    fn answer(&mut self, turn: &Turn<'_>) -> Result<Reply, Fault> {
        let castling = self.castling(turn);
        self.client.send(&position(turn, castling));
        self.client.send(&go(turn, castling));
        let root = *turn.game.position();
        let mut thought = Thought::default();
        let answer = self.client.wait_for("bestmove", turn.patience, Some(turn.stop), |line| {
            match line.split_once(' ').unwrap_or((line, "")) {
                ("info", rest) => {
                    read_info(rest, &mut thought);
                    None
                }
                ("bestmove", rest) => {
                    let word = rest.split_ascii_whitespace().next().unwrap_or_default();
                    Some(root.parse_coordinate(word).map_err(|_| Fault::IllegalMove(word.to_owned())))
                }
                _ => None,
            }
        });
        answer.map(|mv| Reply { mv: Some(mv), thought })
    }
}

/// The `position` command for a game.
fn position(turn: &Turn<'_>, castling: CastlingNotation) -> String {
    let game = turn.game;
    let start = game.start();
    let mut line = match start.fen() == lucena_chess::Position::start().fen() {
        true => "position startpos".to_owned(),
        false => format!("position fen {}", start.fen()),
    };
    for (index, (pos, &mv)) in game.positions().iter().zip(game.moves()).enumerate() {
        line.push_str(if index == 0 { " moves " } else { " " });
        line.push_str(&pos.coordinate(mv, castling));
    }
    line
}

/// The `go` command for limits.
fn go(turn: &Turn<'_>, castling: CastlingNotation) -> String {
    let Limits { remaining, increment, moves_to_go, move_time, depth, nodes, mate, search_moves, .. } =
        turn.limits;
    let mut line = "go".to_owned();
    let mut add = |name: &str, value: Option<u128>| {
        if let Some(value) = value {
            line.push_str(&format!(" {name} {value}"));
        }
    };
    for (color, time, step) in [(Color::White, "wtime", "winc"), (Color::Black, "btime", "binc")] {
        let clock = remaining[color.index()];
        // A clock at zero would look like no clock at all to some programs.
        add(time, clock.map(|clock| clock.as_millis().max(1)));
        add(step, clock.map(|_| increment[color.index()].as_millis()));
    }
    add("movestogo", moves_to_go.map(u128::from));
    add("movetime", move_time.map(|time| time.as_millis()));
    add("depth", depth.map(u128::from));
    add("nodes", nodes.map(u128::from));
    add("mate", mate.map(u128::from));
    if !search_moves.is_empty() {
        let pos = turn.game.position();
        let moves: Vec<String> = search_moves.iter().map(|&mv| pos.coordinate(mv, castling)).collect();
        line.push_str(&format!(" searchmoves {}", moves.join(" ")));
    }
    line
}

/// Keeps what an `info` line says about the best line; bounds and other lines than the first say nothing.
fn read_info(rest: &str, thought: &mut Thought) {
    let words: Vec<&str> = rest.split_ascii_whitespace().take_while(|word| *word != "string").collect();
    let after = |name: &str| {
        let end = words.iter().position(|word| *word == "pv").unwrap_or(words.len());
        let place = words[..end].iter().position(|word| *word == name)?;
        words.get(place + 1).copied()
    };
    let is_first = after("multipv").is_none_or(|number| number == "1");
    let is_bound = words.iter().any(|word| *word == "lowerbound" || *word == "upperbound");
    if let Some(nodes) = after("nodes").and_then(|word| word.parse().ok()) {
        thought.nodes = Some(nodes);
    }
    if !is_first || is_bound {
        return;
    }
    let verdict = match after("score") {
        Some("cp") => after("cp").and_then(|word| word.parse().ok()).map(Verdict::Centipawns),
        Some("mate") => after("mate").and_then(|word| word.parse().ok()).map(Verdict::Mate),
        _ => None,
    };
    if verdict.is_some() {
        thought.verdict = verdict;
        thought.depth = after("depth").and_then(|word| word.parse().ok());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(lines: &[&str], verdict: Option<Verdict>, depth: Option<u32>, nodes: Option<u64>) {
        let mut thought = Thought::default();
        lines.iter().for_each(|line| read_info(line, &mut thought));
        assert_eq!(thought, Thought { verdict, depth, nodes });
    }

    #[test]
    fn the_last_true_score_of_the_first_line_counts() {
        check(
            &["depth 9 seldepth 12 multipv 1 score cp -31 nodes 512 pv e2e4 e7e5"],
            Some(Verdict::Centipawns(-31)),
            Some(9),
            Some(512),
        );
        check(
            &[
                "depth 3 score mate -2 nodes 10",
                "depth 4 score cp 900 lowerbound nodes 20",
                "depth 4 multipv 2 score cp 1 nodes 30",
                "string score cp 7",
                "depth 5 currmove e2e4 currmovenumber 1",
            ],
            Some(Verdict::Mate(-2)),
            Some(3),
            Some(30),
        );
        check(&["score cp", "score cp x", "depth", "", "nodes -1"], None, None, None);
    }
}
