//! What an engine found out, as JSON: kept by work that can be interrupted, so that nothing is asked twice.

use lucena_chess::notation::CastlingNotation;
use lucena_chess::{Game, Move, Position};
use lucena_eval::Verdict;
use lucena_explain::{Effort, Thought, Variation};
use serde_json::{Value, json};

/// The name of a question asked of an engine.
pub fn thought_key(game: &Game, lines: usize, only: &[Move], effort: Effort) -> String {
    let pos = *game.position();
    let moves: Vec<String> = only.iter().map(|&mv| written(&pos, mv)).collect();
    format!("{} | {} | {lines} | {} | {effort:?}", pos.fen(), game.repetitions(), moves.join(" "))
}

fn written(pos: &Position, mv: Move) -> String {
    pos.coordinate(mv, CastlingNotation::KingTakesRook)
}

/// Writes what was found out about a position.
pub fn write_thought(pos: &Position, thought: &Thought) -> Value {
    let lines: Vec<Value> = thought.lines.iter().map(|line| write_line(*pos, line)).collect();
    json!({
        "lines": lines,
        "scores": thought.scores,
        "spread": thought.spread,
        "samples": thought.samples,
        "nodes": thought.nodes,
    })
}

fn write_line(mut here: Position, line: &Variation) -> Value {
    let mut moves: Vec<String> = Vec::new();
    for &mv in &line.moves {
        moves.push(written(&here, mv));
        here = here.after(mv);
    }
    let (kind, value) = match line.verdict {
        Verdict::Mate(value) => ("mate", value),
        Verdict::Tablebase(value) => ("table", value),
        Verdict::Centipawns(value) => ("cp", value),
    };
    json!({ "kind": kind, "value": value, "moves": moves.join(" "), "depth": line.depth })
}

/// Reads what was found out about a position; nothing if it makes no sense there.
pub fn read_thought(pos: &Position, value: &Value) -> Option<Thought> {
    let lines = value["lines"].as_array()?.iter().map(|line| read_line(*pos, line));
    let scores = value["scores"].as_array()?.iter();
    Some(Thought {
        lines: lines.collect::<Option<Vec<_>>>()?,
        scores: scores.filter_map(|score| Some(score.as_i64()? as i32)).collect(),
        spread: value["spread"].as_f64(),
        samples: value["samples"].as_u64()?,
        nodes: value["nodes"].as_u64()?,
    })
}

fn read_line(mut here: Position, line: &Value) -> Option<Variation> {
    let number = line["value"].as_i64()? as i32;
    let verdict = match line["kind"].as_str()? {
        "mate" => Verdict::Mate(number),
        "table" => Verdict::Tablebase(number),
        _ => Verdict::Centipawns(number),
    };
    let mut moves = Vec::new();
    for text in line["moves"].as_str()?.split_whitespace() {
        let mv = here.parse_coordinate(text).ok()?;
        here = here.after(mv);
        moves.push(mv);
    }
    Some(Variation { verdict, moves, depth: line["depth"].as_u64()? as u32 })
}
