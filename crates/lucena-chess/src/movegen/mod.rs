//! Legal moves, generated directly: pins and checks are known beforehand, so no move is tried and taken back.
//!
//! The generator hands whole sets of moves to a [`Sink`]. A [`MoveList`] writes them out one by one; a
//! [`Count`] only counts the squares, which is what makes perft fast. What is generated — everything,
//! captures, quiet moves — is a type parameter, so each version compiles to its own straight code. In check
//! the same code yields the evasions, because every target is masked by the squares that answer the check.

mod king;
mod pawns;
mod pieces;
mod sink;

pub use sink::{Contains, Count, Sink};

use crate::{Bitboard, Color, MoveList, Position, attacks};

/// Limits the generation to moves from some squares and to some squares.
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    /// The squares moves may start on.
    pub from: Bitboard,
    /// The squares moves may arrive on; for castling, the square of the rook.
    pub to: Bitboard,
}

impl Scope {
    /// No limit.
    pub const ALL: Scope = Scope { from: Bitboard::FULL, to: Bitboard::FULL };

    /// Moves from these squares.
    pub const fn from(from: Bitboard) -> Scope {
        Scope { from, to: Bitboard::FULL }
    }
}

/// Which moves are wanted, decided at compile time.
trait Wanted {
    /// Captures and promotions.
    const NOISY: bool;
    /// All other moves.
    const QUIET: bool;
}

struct Everything;
struct Noisy;
struct Quiet;

impl Wanted for Everything {
    const NOISY: bool = true;
    const QUIET: bool = true;
}

impl Wanted for Noisy {
    const NOISY: bool = true;
    const QUIET: bool = false;
}

impl Wanted for Quiet {
    const NOISY: bool = false;
    const QUIET: bool = true;
}

/// The color of the side to move, known at compile time.
trait Side {
    const COLOR: Color;
}

struct White;
struct Black;

impl Side for White {
    const COLOR: Color = Color::White;
}

impl Side for Black {
    const COLOR: Color = Color::Black;
}

/// Hands the legal moves within `scope` to `sink`.
#[inline]
pub fn generate(pos: &Position, scope: Scope, sink: &mut impl Sink) {
    dispatch::<Everything>(pos, scope, sink);
}

/// Adds the legal captures and promotions to a list.
#[inline]
pub fn generate_captures(pos: &Position, list: &mut MoveList) {
    dispatch::<Noisy>(pos, Scope::ALL, list);
}

/// Adds the legal moves that neither capture nor promote to a list.
#[inline]
pub fn generate_quiets(pos: &Position, list: &mut MoveList) {
    dispatch::<Quiet>(pos, Scope::ALL, list);
}

#[inline]
fn dispatch<W: Wanted>(pos: &Position, scope: Scope, sink: &mut impl Sink) {
    match pos.turn() {
        Color::White => Generator::<W, White>::new(pos, scope).run(sink),
        Color::Black => Generator::<W, Black>::new(pos, scope).run(sink),
    }
}

/// What all parts of the generator look at.
struct Generator<'a, W, S> {
    pos: &'a Position,
    scope: Scope,
    king: crate::Square,
    own: Bitboard,
    enemies: Bitboard,
    occupied: Bitboard,
    /// The squares that moves of the wanted kind may arrive on, before checks are considered.
    wanted: Bitboard,
    /// Where a piece other than the king must arrive: anywhere, or on or before the piece that gives check.
    answer: Bitboard,
    marker: std::marker::PhantomData<(W, S)>,
}

impl<'a, W: Wanted, S: Side> Generator<'a, W, S> {
    #[inline]
    fn new(pos: &'a Position, scope: Scope) -> Self {
        let own = pos.color(S::COLOR);
        let enemies = pos.color(!S::COLOR);
        let occupied = own | enemies;
        let king = pos.king(S::COLOR);
        let mut wanted = Bitboard::EMPTY;
        if W::NOISY {
            wanted |= enemies;
        }
        if W::QUIET {
            wanted |= !occupied;
        }
        let answer = match pos.checkers().first() {
            None => Bitboard::FULL,
            Some(checker) => attacks::between(king, checker).with(checker),
        };
        let marker = std::marker::PhantomData;
        Generator { pos, scope, king, own, enemies, occupied, wanted, answer, marker }
    }

    #[inline]
    fn run(&self, sink: &mut impl Sink) {
        self.king_moves(sink);
        // Against two checks only the king can move.
        if self.pos.checkers().more_than_one() {
            return;
        }
        self.pawn_moves(sink);
        self.piece_moves(sink);
    }
}
