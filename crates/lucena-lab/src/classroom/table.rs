//! What the search remembers of positions within one move.

use lucena_chess::{Key, Move};

/// Fixed, because the size has a say in what a number of nodes finds.
const ENTRIES: usize = 1 << 18;

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    Lower,
    Upper,
}

#[derive(Clone, Copy)]
pub(super) struct Entry {
    key: Key,
    /// The move of the game in which it was written; all others are as good as empty.
    turn: u32,
    pub(super) score: i16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    pub(super) mv: Option<Move>,
}

pub(super) struct Table {
    entries: Vec<Entry>,
    turn: u32,
}

impl Table {
    pub(super) fn new() -> Table {
        let empty = Entry { key: Key(0), turn: 0, score: 0, depth: 0, bound: Bound::Exact, mv: None };
        Table { entries: vec![empty; ENTRIES], turn: 0 }
    }

    /// Forgets everything: stage and counters may have changed.
    pub(super) fn clear(&mut self) {
        self.turn = self.turn.wrapping_add(1);
        if self.turn == 0 {
            // After four thousand million moves the first ones would come to life again.
            *self = Table::new();
            self.turn = 1;
        }
    }

    pub(super) fn get(&self, key: Key) -> Option<Entry> {
        let entry = self.entries[place(key)];
        (entry.turn == self.turn && entry.key == key).then_some(entry)
    }

    pub(super) fn put(&mut self, key: Key, score: i16, depth: u8, bound: Bound, mv: Option<Move>) {
        let entry = &mut self.entries[place(key)];
        // A move that was good once is the best guess where none was found.
        let mv = mv.or_else(|| entry.mv.filter(|_| entry.turn == self.turn && entry.key == key));
        *entry = Entry { key, turn: self.turn, score, depth, bound, mv };
    }
}

fn place(key: Key) -> usize {
    key.0 as usize % ENTRIES
}
