//! What an interrupted review already found out: one JSON line for each question asked of the engine.
//!
//! A line is written as soon as its answer is there; a run with the same file asks nothing twice. A line that cannot
//! be read, such as the last one of a killed run, is passed over.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};

use lucena_chess::notation::CastlingNotation;
use lucena_chess::{Game, Move, Position};
use lucena_eval::Verdict;
use lucena_explain::{Effort, Thinker, Thought, Variation};
use serde_json::{Value, json};

/// A thinker that remembers.
pub(super) struct Memory<T> {
    known: BTreeMap<String, Value>,
    file: File,
    thinker: T,
}

impl<T: Thinker> Memory<T> {
    /// Opens or begins a memory file.
    pub(super) fn open(path: &str, thinker: T) -> io::Result<Memory<T>> {
        let mut known = BTreeMap::new();
        if let Ok(text) = fs::read_to_string(path) {
            for value in text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
                if let Some(key) = value["key"].as_str() {
                    known.insert(key.to_owned(), value["thought"].clone());
                }
            }
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        // A killed run may have left half a line.
        writeln!(file)?;
        Ok(Memory { known, file, thinker })
    }
}

impl<T: Thinker> Thinker for Memory<T> {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        let pos = *game.position();
        let moves: Vec<String> = only.iter().map(|&mv| written(&pos, mv)).collect();
        let key =
            format!("{} | {} | {lines} | {} | {effort:?}", pos.fen(), game.repetitions(), moves.join(" "));
        if let Some(thought) = self.known.get(&key).and_then(|value| read(&pos, value)) {
            return thought;
        }
        let thought = self.thinker.think(game, lines, only, effort);
        let line = json!({ "key": key, "thought": write(&pos, &thought) });
        // The review does not depend on its memory: a full disk costs only the chance to resume.
        let _ = writeln!(self.file, "{line}");
        thought
    }
}

fn written(pos: &Position, mv: Move) -> String {
    pos.coordinate(mv, CastlingNotation::KingTakesRook)
}

fn write(pos: &Position, thought: &Thought) -> Value {
    let lines: Vec<Value> = thought
        .lines
        .iter()
        .map(|line| {
            let mut here = *pos;
            let moves: Vec<String> = line
                .moves
                .iter()
                .map(|&mv| {
                    let text = written(&here, mv);
                    here = here.after(mv);
                    text
                })
                .collect();
            let (kind, value) = match line.verdict {
                Verdict::Mate(value) => ("mate", value),
                Verdict::Tablebase(value) => ("table", value),
                Verdict::Centipawns(value) => ("cp", value),
            };
            json!({ "kind": kind, "value": value, "moves": moves.join(" "), "depth": line.depth })
        })
        .collect();
    json!({ "lines": lines, "scores": thought.scores, "spread": thought.spread, "samples": thought.samples, "nodes": thought.nodes })
}

fn read(pos: &Position, value: &Value) -> Option<Thought> {
    let mut lines = Vec::new();
    for line in value["lines"].as_array()? {
        let number = line["value"].as_i64()? as i32;
        let verdict = match line["kind"].as_str()? {
            "mate" => Verdict::Mate(number),
            "table" => Verdict::Tablebase(number),
            _ => Verdict::Centipawns(number),
        };
        let mut here = *pos;
        let mut moves = Vec::new();
        for text in line["moves"].as_str()?.split_whitespace() {
            let mv = here.parse_coordinate(text).ok()?;
            here = here.after(mv);
            moves.push(mv);
        }
        lines.push(Variation { verdict, moves, depth: line["depth"].as_u64()? as u32 });
    }
    let scores =
        value["scores"].as_array()?.iter().filter_map(|score| Some(score.as_i64()? as i32)).collect();
    Some(Thought {
        lines,
        scores,
        spread: value["spread"].as_f64(),
        samples: value["samples"].as_u64()?,
        nodes: value["nodes"].as_u64()?,
    })
}
