//! Another program that speaks UCI as a thinker: it supplies the numbers, Lucena the reasons.
//!
//! The process is `lucena-lab`'s client, whose every wait has an end. A program that fails is started once more; if it
//! fails again it answers nothing more, and [`Trouble`] says why.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lucena_chess::notation::CastlingNotation;
use lucena_chess::{Game, Move, Position};
use lucena_eval::Verdict;
use lucena_explain::{Effort, Thinker, Thought, Variation};
use lucena_lab::client::Client;
use lucena_lab::player::{Fault, Program, Protocol};

/// How long a program may take to get ready.
const GREETING: Duration = Duration::from_secs(20);
/// How long one answer may take beyond the time it was given.
const PATIENCE: Duration = Duration::from_secs(120);

/// Why a program no longer answers, if so; shared with those who wait for its answers.
#[derive(Clone, Debug, Default)]
pub struct Trouble(Arc<Mutex<Option<Fault>>>);

impl Trouble {
    /// What went wrong, if anything did.
    pub fn fault(&self) -> Option<Fault> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, fault: Fault) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(fault);
    }
}

/// A running program that speaks UCI. It is ended when this is dropped.
pub struct ForeignEngine {
    program: Program,
    client: Option<Client>,
    lines: usize,
    trouble: Trouble,
}

impl ForeignEngine {
    /// Starts a program and waits until it is ready.
    ///
    /// # Errors
    /// If it cannot be started, or does not say `uciok` and `readyok` in time.
    pub fn start(path: &str, trouble: Trouble) -> Result<ForeignEngine, Fault> {
        let program = Program {
            path: PathBuf::from(path),
            arguments: Vec::new(),
            folder: None,
            protocol: Protocol::Uci,
            options: Vec::new(),
        };
        let client = greet(&program)?;
        Ok(ForeignEngine { program, client: Some(client), lines: 1, trouble })
    }

    fn ask(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Result<Thought, Fault> {
        let client = match &mut self.client {
            Some(client) => client,
            None => {
                self.lines = 1;
                self.client.insert(greet(&self.program)?)
            }
        };
        if self.lines != lines {
            self.lines = lines;
            client.send(&format!("setoption name MultiPV value {lines}"));
        }
        client.send(&position_command(game));
        client.send(&go_command(game.position(), only, effort));
        let mut thought = Thought::default();
        let patience = PATIENCE + effort.time.unwrap_or_default();
        client.wait_for("bestmove", patience, None, |line| {
            if let Some(rest) = line.strip_prefix("info ") {
                note(&mut thought, game.position(), rest);
            }
            line.starts_with("bestmove").then_some(Ok(()))
        })?;
        Ok(thought)
    }
}

/// Starts a program and waits until it is ready.
fn greet(program: &Program) -> Result<Client, Fault> {
    let mut client = Client::start(program)?;
    for (word, answer) in [("uci", "uciok"), ("isready", "readyok")] {
        client.send(word);
        client.wait_for(answer, GREETING, None, |line| (line == answer).then_some(Ok(())))?;
    }
    Ok(client)
}

impl Thinker for ForeignEngine {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        if self.trouble.fault().is_some() {
            return Thought::default();
        }
        let first = self.ask(game, lines.max(1), only, effort);
        // A program that died or hangs may do better when started again; what it said counts for nothing.
        let answer = first.or_else(|_| {
            self.client = None;
            self.ask(game, lines.max(1), only, effort)
        });
        answer.unwrap_or_else(|fault| {
            self.trouble.note(fault);
            Thought::default()
        })
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
