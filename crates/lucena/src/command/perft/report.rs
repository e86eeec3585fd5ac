//! How the counts are shown: in columns for people, as JSON for programs.

use lucena_chess::notation::CastlingNotation;
use lucena_chess::{Move, Position};
use lucena_text::{Text, args};
use serde_json::{Value, json};

/// The count of one position.
pub(super) struct Single<'a> {
    pub(super) pos: &'a Position,
    pub(super) depth: u32,
    pub(super) nodes: u64,
    pub(super) seconds: f64,
    /// The counts below each move, if they were asked for.
    pub(super) moves: Option<&'a [(Move, u64)]>,
}

impl Single<'_> {
    pub(super) fn words(&self, text: Text) -> String {
        let mut lines = Vec::new();
        if let Some(moves) = self.moves {
            let counts: Vec<String> = moves.iter().map(|&(_, count)| text.number(count)).collect();
            let width = counts.iter().map(String::len).max().unwrap_or_default();
            for (&(mv, _), count) in moves.iter().zip(&counts) {
                lines.push(format!("{:<5}  {count:>width$}", move_name(self.pos, mv)));
            }
            lines.push(String::new());
        }
        let rows = [
            (text.get("perft-row-position"), self.pos.fen()),
            (text.get("perft-row-depth"), self.depth.to_string()),
            (text.get("perft-row-nodes"), text.number(self.nodes)),
            (text.get("perft-row-time"), time(self.seconds, text)),
            (text.get("perft-row-speed"), speed(self.nodes, self.seconds, text)),
        ];
        let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
        lines.extend(rows.iter().map(|(name, value)| format!("{name:<width$}  {value}")));
        lines.join("\n")
    }

    pub(super) fn json(&self) -> Value {
        let mut value = json!({
            "fen": self.pos.fen(),
            "depth": self.depth,
            "nodes": self.nodes,
            "seconds": self.seconds,
            "nodesPerSecond": per_second(self.nodes, self.seconds),
        });
        if let Some(moves) = self.moves {
            let counts =
                moves.iter().map(|&(mv, nodes)| json!({"move": move_name(self.pos, mv), "nodes": nodes}));
            value["moves"] = counts.collect();
        }
        value
    }
}

/// A move as UCI writes it.
pub(super) fn move_name(pos: &Position, mv: Move) -> String {
    pos.coordinate(mv, CastlingNotation::Standard)
}

/// `1.234 s`
pub(super) fn time(seconds: f64, text: Text) -> String {
    format!("{} s", text.decimal(seconds, 3))
}

/// `123.4 million nodes per second`; a dash if the time was too short to say.
pub(super) fn speed(nodes: u64, seconds: f64, text: Text) -> String {
    match per_second(nodes, seconds) {
        None => "–".to_owned(),
        Some(speed) => {
            let millions = text.decimal(speed as f64 / 1e6, 1);
            text.format("perft-speed", args!["millions" => millions])
        }
    }
}

/// Nodes per second, if enough time has passed for the figure to mean anything.
pub(super) fn per_second(nodes: u64, seconds: f64) -> Option<u64> {
    const SHORTEST: f64 = 1e-4;
    (SHORTEST <= seconds).then(|| (nodes as f64 / seconds) as u64)
}
