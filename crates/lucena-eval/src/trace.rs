//! The evaluation written down: every term with its side, its value and the squares it is about.

use std::sync::Arc;

use lucena_chess::{Bitboard, Color, Role, Square};

use crate::recorder::{Recorder, cost_of_danger};
use crate::weights::square_term;
use crate::{Component, Family, Score, Tapered, Term, Weights};

/// One thing the evaluation found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it is called.
    pub term: Term,
    /// Which weight of the term applied.
    pub index: usize,
    /// Whose credit or debit it is.
    pub side: Color,
    /// How many times.
    pub count: i32,
    /// What it is worth to its side in all; parts of the king's danger are in units of danger instead.
    pub value: Tapered,
    /// The squares it is about.
    pub squares: Bitboard,
}

impl Entry {
    /// Whether the entry's value is part of the sum: everything but the parts of the king's danger, which
    /// enter it together as [`Term::KingDanger`].
    pub const fn is_in_sum(&self) -> bool {
        !self.term.is_danger()
    }
}

/// A complete record of one evaluation.
#[derive(Clone, Debug)]
pub struct Trace {
    entries: Vec<Entry>,
    weights: Arc<Weights>,
    danger: Tapered,
    initiative: Vec<(usize, i32)>,
    phase: i32,
    score: Score,
}

impl Trace {
    /// An empty record.
    pub(crate) fn new(weights: Arc<Weights>) -> Trace {
        Trace {
            entries: Vec::with_capacity(256),
            weights,
            danger: Tapered::ZERO,
            initiative: Vec::new(),
            phase: 0,
            score: Score::DRAW,
        }
    }

    /// Closes the record with the result of the evaluation.
    pub(crate) fn close(&mut self, phase: i32, score: Score) {
        self.phase = phase;
        self.score = score;
    }

    /// Everything that was found, in the order of the evaluation.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How much of the middle game is left, of [`FULL_PHASE`](lucena_facts::material::FULL_PHASE).
    pub const fn phase(&self) -> i32 {
        self.phase
    }

    /// The score from White's point of view.
    pub const fn score(&self) -> Score {
        self.score
    }

    /// The parts of the initiative: the index of the weight and how many times it applied.
    pub fn initiative_parts(&self) -> &[(usize, i32)] {
        &self.initiative
    }

    /// What a term is worth to a side.
    pub fn term(&self, term: Term, side: Color) -> Tapered {
        self.sum(|entry| entry.term == term && entry.side == side)
    }

    /// What a family is worth to a side.
    pub fn family(&self, family: Family, side: Color) -> Tapered {
        self.sum(|entry| entry.is_in_sum() && entry.term.family() == family && entry.side == side)
    }

    /// What a component is worth to a side.
    pub fn component(&self, component: Component, side: Color) -> Tapered {
        self.sum(|entry| entry.is_in_sum() && entry.term.component() == component && entry.side == side)
    }

    /// Everything of a side.
    pub fn side(&self, side: Color) -> Tapered {
        self.sum(|entry| entry.is_in_sum() && entry.side == side)
    }

    /// White's sum less Black's, tapered: the score again, from the entries alone.
    pub fn total(&self) -> Score {
        crate::evaluator::taper(self.side(Color::White) - self.side(Color::Black), self.phase)
    }

    /// The squares of all entries of a term for a side.
    pub fn squares(&self, term: Term, side: Color) -> Bitboard {
        let entries = self.entries.iter().filter(|entry| entry.term == term && entry.side == side);
        entries.fold(Bitboard::EMPTY, |squares, entry| squares | entry.squares)
    }

    fn sum(&self, wanted: impl Fn(&Entry) -> bool) -> Tapered {
        let entries = self.entries.iter().filter(|entry| wanted(entry));
        entries.fold(Tapered::ZERO, |sum, entry| sum + entry.value)
    }
}

impl Recorder for Trace {
    const MAY_REMEMBER: bool = false;

    fn count(&mut self, side: Color, term: Term, index: usize, count: i32, squares: Bitboard) {
        if count != 0 {
            let value = self.weights.get(term, index) * count;
            self.entries.push(Entry { term, index, side, count, value, squares });
        }
    }

    fn place(&mut self, side: Color, role: Role, square: Square) {
        if role != Role::King {
            self.count(side, Term::Material, role.index(), 1, square.into());
        }
        let own_view = if side == Color::White { square } else { square.flip_rank() };
        self.count(side, square_term(role), own_view.index(), 1, square.into());
    }

    fn danger(&mut self, side: Color, term: Term, index: usize, count: i32, squares: Bitboard) {
        self.danger += self.weights.get(term, index) * count;
        self.count(side, term, index, count, squares);
    }

    fn settle_danger(&mut self, side: Color, king: Square) {
        let cost = cost_of_danger(std::mem::take(&mut self.danger));
        self.adjust(side, Term::KingDanger, -cost, king.into());
    }

    fn adjust(&mut self, side: Color, term: Term, value: Tapered, squares: Bitboard) {
        // That an ending is known to be drawn is worth saying, though it is worth nothing.
        if value != Tapered::ZERO || term == Term::KnownEnding {
            self.entries.push(Entry { term, index: 0, side, count: 1, value, squares });
        }
    }

    fn initiative(&mut self, index: usize, count: i32) -> i32 {
        self.initiative.push((index, count));
        self.weights.get(Term::Initiative, index).eg() * count
    }

    fn balance(&self) -> Tapered {
        self.side(Color::White) - self.side(Color::Black)
    }
}
