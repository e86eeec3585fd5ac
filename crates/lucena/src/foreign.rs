//! Another program that speaks UCI as a thinker: it supplies the numbers, Lucena the reasons.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use lucena_chess::notation::CastlingNotation;
use lucena_chess::{Game, Move, Position};
use lucena_eval::Verdict;
use lucena_explain::{Effort, Thinker, Thought, Variation};

/// A running program that speaks UCI. It is ended when this is dropped.
pub struct ForeignEngine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    lines: usize,
}

impl ForeignEngine {
    /// Starts a program and waits until it is ready.
    ///
    /// # Errors
    /// If it cannot be started, or ends without saying `uciok` and `readyok`.
    pub fn start(path: &str) -> io::Result<ForeignEngine> {
        let mut child =
            Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("no pipes"));
        };
        let mut engine = ForeignEngine { child, input, output: BufReader::new(output), lines: 1 };
        engine.tell("uci")?;
        engine.wait_for("uciok")?;
        engine.tell("isready")?;
        engine.wait_for("readyok")?;
        Ok(engine)
    }

    fn tell(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    fn hear(&mut self) -> io::Result<String> {
        let mut line = String::new();
        match self.output.read_line(&mut line)? {
            0 => Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the program ended")),
            _ => Ok(line.trim().to_owned()),
        }
    }

    fn wait_for(&mut self, word: &str) -> io::Result<()> {
        while self.hear()? != word {}
        Ok(())
    }

    fn ask(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> io::Result<Thought> {
        if self.lines != lines {
            self.lines = lines;
            self.tell(&format!("setoption name MultiPV value {lines}"))?;
        }
        self.tell(&position_command(game))?;
        self.tell(&go_command(game.position(), only, effort))?;
        let mut thought = Thought::default();
        loop {
            let line = self.hear()?;
            if line.starts_with("bestmove") {
                return Ok(thought);
            }
            if let Some(rest) = line.strip_prefix("info ") {
                note(&mut thought, game.position(), rest);
            }
        }
    }
}

impl Thinker for ForeignEngine {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        // A program that dies leaves positions unjudged, which the review says; it does not take the review along.
        self.ask(game, lines.max(1), only, effort).unwrap_or_default()
    }
}

impl Drop for ForeignEngine {
    fn drop(&mut self) {
        let _ = self.tell("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn position_command(game: &Game) -> String {
    let mut command = format!("position fen {}", game.start().fen());
    if !game.moves().is_empty() {
        command.push_str(" moves");
        for (pos, &mv) in game.positions().iter().zip(game.moves()) {
            command.push(' ');
            command.push_str(&pos.coordinate(mv, CastlingNotation::Standard));
        }
    }
    command
}

fn go_command(pos: &Position, only: &[Move], effort: Effort) -> String {
    let mut command = String::from("go");
    if let Some(depth) = effort.depth {
        command.push_str(&format!(" depth {depth}"));
    }
    if let Some(nodes) = effort.nodes {
        command.push_str(&format!(" nodes {nodes}"));
    }
    if let Some(time) = effort.time {
        command.push_str(&format!(" movetime {}", time.as_millis().max(1)));
    }
    if effort == Effort::default() {
        command.push_str(" depth 12");
    }
    if !only.is_empty() {
        command.push_str(" searchmoves");
        for &mv in only {
            command.push(' ');
            command.push_str(&pos.coordinate(mv, CastlingNotation::Standard));
        }
    }
    command
}

/// Takes down what an `info` line says; bounds and chatter are passed over.
fn note(thought: &mut Thought, pos: &Position, info: &str) {
    let words: Vec<&str> = info.split_whitespace().collect();
    let after = |word: &str| words.iter().position(|known| *known == word).map(|index| &words[index + 1..]);
    let number = |word: &str| after(word).and_then(|rest| rest.first()?.parse::<i64>().ok());
    if words.first() == Some(&"string") || words.contains(&"lowerbound") || words.contains(&"upperbound") {
        return;
    }
    let (Some(score), Some(line), Some(depth)) = (after("score"), after("pv"), number("depth")) else {
        return;
    };
    let verdict = match score {
        ["cp", value, ..] => value.parse().ok().map(Verdict::Centipawns),
        ["mate", value, ..] => value.parse().ok().map(Verdict::Mate),
        _ => None,
    };
    let mut here = *pos;
    let mut moves = Vec::new();
    for text in line {
        let Ok(mv) = here.parse_coordinate(text) else { break };
        here = here.after(mv);
        moves.push(mv);
    }
    let (Some(verdict), false) = (verdict, moves.is_empty()) else { return };
    let rank = number("multipv").unwrap_or(1).clamp(1, 64) as usize;
    let variation = Variation { verdict, moves, depth: depth.clamp(0, 1000) as u32 };
    if rank == 1 {
        thought.scores.truncate((depth.max(1) - 1) as usize);
        thought.scores.push(verdict.centipawns());
    }
    thought.nodes = number("nodes").map_or(thought.nodes, |nodes| nodes.max(0) as u64);
    match thought.lines.get_mut(rank - 1) {
        Some(known) => *known = variation,
        None => thought.lines.push(variation),
    }
}
