//! A book: for positions, by their Polyglot key, the moves to play and how often. However a position comes about,
//! its moves are found.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use lucena_chess::{Move, Position};

use super::polyglot::{self, polyglot_key};
use lucena_chess::Random;

/// The book that the project itself has written.
const BUILT_IN: &str = include_str!("../../../../data/openings/book.txt");

/// An opening book. Clones share the pages; two are equal if they are the same book.
#[derive(Clone)]
pub struct Book(pub(super) Arc<Pages>);

/// The entries by key; each position's in the order in which they were added.
pub(super) type Pages = BTreeMap<u64, Vec<Entry>>;

/// A move of the book as Polyglot writes it, which says nothing about its legality.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) code: u16,
    pub(super) weight: u32,
    /// What other programs have learned about it; kept as it is.
    pub(super) learned: u32,
}

/// A legal move of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// How often it is played, compared with the other moves; 0 means never.
    pub weight: u32,
}

impl Book {
    /// The book that comes with the program.
    pub fn built_in() -> Book {
        Book::from_lines(BUILT_IN).expect("a test reads the built-in book")
    }

    pub(super) fn from_pages(pages: Pages) -> Book {
        Book(Arc::new(pages))
    }

    /// How many positions it knows.
    pub fn positions(&self) -> usize {
        self.0.len()
    }

    /// How many moves it knows.
    pub fn len(&self) -> usize {
        self.0.values().map(Vec::len).sum()
    }

    /// Whether it knows no move at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The legal moves that the book has for a position, the most frequent first.
    pub fn moves(&self, pos: &Position) -> Vec<BookMove> {
        let Some(entries) = polyglot_key(pos).and_then(|key| self.0.get(&key)) else { return Vec::new() };
        let mut moves: Vec<BookMove> = Vec::new();
        for entry in entries {
            let Some(mv) = polyglot::decode(pos, entry.code) else { continue };
            match moves.iter_mut().find(|book_move| book_move.mv == mv) {
                Some(known) => known.weight = known.weight.saturating_add(entry.weight),
                None => moves.push(BookMove { mv, weight: entry.weight }),
            }
        }
        moves.sort_by_key(|book_move| std::cmp::Reverse(book_move.weight));
        moves
    }

    /// A move for a position, by chance according to the weights. The same seed gives the same move.
    pub fn choose(&self, pos: &Position, seed: u64) -> Option<Move> {
        let moves = self.moves(pos);
        let sum: u64 = moves.iter().map(|book_move| u64::from(book_move.weight)).sum();
        if sum == 0 {
            return None;
        }
        // The position is stirred in, so that the choices of one game do not depend on each other.
        let mut left = Random::new(seed ^ polyglot_key(pos)?).below(sum);
        for book_move in &moves {
            match left.checked_sub(book_move.weight.into()) {
                Some(rest) => left = rest,
                None => return Some(book_move.mv),
            }
        }
        None
    }
}

impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Book {}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book({} positions, {} moves)", self.positions(), self.len())
    }
}
