//! What an interrupted review already found out: one JSON line for each question asked of the engine.
//!
//! A line is written as soon as its answer is there; a run with the same file asks nothing twice. A line that cannot
//! be read, such as the last one of a killed run, is passed over.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use lucena_chess::{Game, Move, Position};
use lucena_explain::{Effort, Thinker, Thought};
use lucena_wire as wire;
use serde_json::{Value, json};

/// What is remembered, shared by the thinkers of a review.
#[derive(Clone)]
pub(super) struct Notebook(Arc<Mutex<Pages>>);

struct Pages {
    known: BTreeMap<String, Value>,
    file: File,
}

impl Notebook {
    /// Opens or begins a memory file.
    pub(super) fn open(path: &str) -> io::Result<Notebook> {
        let mut known = BTreeMap::new();
        if let Ok(bytes) = fs::read(path) {
            let text = String::from_utf8_lossy(&bytes);
            for value in text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
                if let Some(key) = value["key"].as_str() {
                    known.insert(key.to_owned(), value["thought"].clone());
                }
            }
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        // A killed run may have left half a line.
        writeln!(file)?;
        Ok(Notebook(Arc::new(Mutex::new(Pages { known, file }))))
    }

    fn recall(&self, key: &str, pos: &Position) -> Option<Thought> {
        let pages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        pages.known.get(key).and_then(|value| wire::read_thought(pos, value))
    }

    fn note(&self, key: &str, pos: &Position, thought: &Thought) {
        let mut pages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let thought = wire::write_thought(pos, thought);
        let line = json!({ "key": key, "thought": thought });
        if pages.known.insert(key.to_owned(), thought).is_some() {
            return;
        }
        // The review does not depend on its memory: a full disk costs only the chance to resume.
        let _ = writeln!(pages.file, "{line}");
    }
}

/// A thinker that remembers; `name` says who thinks, since one program's answers are not another's.
pub(super) struct Memory<T> {
    pub(super) notebook: Notebook,
    pub(super) name: String,
    pub(super) thinker: T,
}

impl<T: Thinker> Thinker for Memory<T> {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        let pos = *game.position();
        let key = format!("{} | {}", self.name, wire::thought_key(game, lines, only, effort));
        if let Some(thought) = self.notebook.recall(&key, &pos) {
            return thought;
        }
        let thought = self.thinker.think(game, lines, only, effort);
        // A program that failed has answered nothing; it may do better next time.
        if !thought.lines.is_empty() {
            self.notebook.note(&key, &pos, &thought);
        }
        thought
    }
}
