//! Who listens to the evaluation: nobody but a sum, or someone who writes down every term.
//!
//! The evaluation is written once, for any [`Recorder`]. With [`Silent`] it compiles to additions; with
//! [`Trace`](crate::Trace) the same code names every centipawn.

use lucena_chess::{Bitboard, Color, Position, Role, Square};

use crate::{Tapered, Term, Weights};

/// Receives what the evaluation finds.
pub trait Recorder {
    /// Whether results remembered without their names will do.
    const MAY_REMEMBER: bool;

    /// Something is true `count` times for a side, about these squares.
    fn count(&mut self, side: Color, term: Term, index: usize, count: i32, squares: Bitboard);

    /// A piece stands on a square.
    fn place(&mut self, side: Color, role: Role, square: Square);

    /// A part of the danger to a side's king.
    fn danger(&mut self, side: Color, term: Term, index: usize, count: i32, squares: Bitboard);

    /// The danger to the king on a square is complete: what it adds up to is counted against its side.
    fn settle_danger(&mut self, side: Color, king: Square);

    /// A value that no weight stands for, in favor of a side.
    fn adjust(&mut self, side: Color, term: Term, value: Tapered, squares: Bitboard);

    /// A part of the initiative, which helps whoever is better.
    fn initiative(&mut self, index: usize, count: i32) -> i32;

    /// White's sum less Black's.
    fn balance(&self) -> Tapered;

    /// Something is true of each of these pieces, which no king is among, for a side: counted under their roles.
    #[inline]
    fn each(&mut self, side: Color, term: Term, pos: &Position, pieces: Bitboard) {
        for square in pieces {
            if let Some(role) = pos.role_on(square) {
                self.add(side, term, role.index(), square.into());
            }
        }
    }

    /// Something is true once for a side, about these squares.
    #[inline]
    fn add(&mut self, side: Color, term: Term, index: usize, squares: Bitboard) {
        self.count(side, term, index, 1, squares);
    }
}

/// What danger costs: its square in the middle game, where attacks feed each other, and a share in the ending.
#[inline]
pub(crate) fn cost_of_danger(danger: Tapered) -> Tapered {
    let (mg, eg) = (danger.mg().clamp(0, DANGER_LIMIT), danger.eg().clamp(0, DANGER_LIMIT));
    Tapered::new(mg * mg / DANGER_DIVISOR, eg / DANGER_SHARE)
}

/// Beyond this, danger costs no more.
pub const DANGER_LIMIT: i32 = 1_200;
/// The square of the danger is divided by this in the middle game.
pub const DANGER_DIVISOR: i32 = 1_024;
/// The danger is divided by this in the ending.
pub const DANGER_SHARE: i32 = 16;

/// Listens to nothing but the sum.
#[derive(Clone, Debug)]
pub struct Silent<'a> {
    weights: &'a Weights,
    total: Tapered,
    danger: Tapered,
}

impl<'a> Silent<'a> {
    /// A sum of nothing.
    #[inline]
    pub fn new(weights: &'a Weights) -> Silent<'a> {
        Silent { weights, total: Tapered::ZERO, danger: Tapered::ZERO }
    }

    #[inline]
    fn credit(&mut self, side: Color, value: Tapered) {
        match side {
            Color::White => self.total += value,
            Color::Black => self.total -= value,
        }
    }
}

impl Recorder for Silent<'_> {
    const MAY_REMEMBER: bool = true;

    #[inline(always)]
    fn count(&mut self, side: Color, term: Term, index: usize, count: i32, _squares: Bitboard) {
        let value = self.weights.get(term, index) * count;
        self.credit(side, value);
    }

    // Role by role, without a branch: how many there are cannot be foreseen.
    #[inline(always)]
    fn each(&mut self, side: Color, term: Term, pos: &Position, pieces: Bitboard) {
        for role in &Role::ALL[..term.length()] {
            let count = (pieces & pos.role(*role)).count() as i32;
            self.count(side, term, role.index(), count, pieces);
        }
    }

    #[inline(always)]
    fn place(&mut self, side: Color, role: Role, square: Square) {
        let own_view = if side == Color::White { square } else { square.flip_rank() };
        let value = self.weights.placement(role, own_view);
        self.credit(side, value);
    }

    #[inline(always)]
    fn danger(&mut self, _side: Color, term: Term, index: usize, count: i32, _squares: Bitboard) {
        self.danger += self.weights.get(term, index) * count;
    }

    #[inline(always)]
    fn settle_danger(&mut self, side: Color, _king: Square) {
        let cost = cost_of_danger(std::mem::take(&mut self.danger));
        self.credit(side, -cost);
    }

    #[inline(always)]
    fn adjust(&mut self, side: Color, _term: Term, value: Tapered, _squares: Bitboard) {
        self.credit(side, value);
    }

    #[inline(always)]
    fn initiative(&mut self, index: usize, count: i32) -> i32 {
        self.weights.get(Term::Initiative, index).eg() * count
    }

    #[inline(always)]
    fn balance(&self) -> Tapered {
        self.total
    }
}
