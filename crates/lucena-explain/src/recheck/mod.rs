//! Proves claims again with other means: a board read from the FEN, plain legal moves, no detectors, no attack tables.
//!
//! A sentence is only as good as this check says: pieces stand where they are named, lines are legal and end as
//! claimed (`proofs`), and what the sentence states is so (`tactics` for blows, `structure` for the rest).

mod board;
mod proofs;
mod structure;
mod tactics;

use lucena_chess::{Move, Position, Role, Square};

use crate::claim::{Claim, Param};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;
use board::Board;

/// What a check found wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Falsehood {
    /// The theme of the claim.
    pub theme: Theme,
    /// What does not hold.
    pub problem: String,
}

/// Checks a claim against the board; nothing is returned if it holds.
pub fn recheck(claim: &Claim, scene: &Scene) -> Result<(), Falsehood> {
    let fail = |problem: String| Err(Falsehood { theme: claim.theme, problem });
    for &(piece, square) in &claim.pieces {
        let stands = [Some(&scene.before), Some(&scene.after), scene.positions.last()].into_iter().flatten();
        if !stands.into_iter().any(|pos| pos.piece_on(square) == Some(piece)) {
            return fail(format!("{piece} does not stand on {square}"));
        }
    }
    for (slot, param) in &claim.params {
        if let Param::Moves(start, moves) | Param::WholeLine(start, moves) = param
            && !is_legal_line(start, moves)
        {
            return fail(format!("the line {} is not legal", slot.key()));
        }
    }
    proofs::check(claim, scene).or_else(fail)?;
    let view = View::new(claim, scene);
    tactics::check(&view).or_else(fail)?;
    structure::check(&view).or_else(fail)
}

/// A claim with the boards it speaks of.
struct View<'a> {
    claim: &'a Claim,
    scene: &'a Scene,
    before: Board,
    after: Board,
}

impl<'a> View<'a> {
    fn new(claim: &'a Claim, scene: &'a Scene) -> View<'a> {
        View { claim, scene, before: Board::new(&scene.before), after: Board::new(&scene.after) }
    }

    /// A square that the claim names.
    fn square(&self, slot: Slot) -> Result<Square, String> {
        self.claim.square(slot).ok_or_else(|| format!("no square {}", slot.key()))
    }

    /// A number that the claim names.
    fn number(&self, slot: Slot) -> Result<i32, String> {
        self.claim.number(slot).ok_or_else(|| format!("no number {}", slot.key()))
    }

    /// Whether a flag of the claim is set.
    fn flag(&self, slot: Slot) -> bool {
        matches!(self.claim.params.get(&slot), Some(Param::Flag(true)))
    }

    /// The squares that the claim lists.
    fn squares(&self, slot: Slot) -> &[Square] {
        match self.claim.params.get(&slot) {
            Some(Param::Squares(squares)) => squares,
            _ => &[],
        }
    }

    /// The pieces that the claim lists.
    fn pieces(&self, slot: Slot) -> &[(Role, Square)] {
        match self.claim.params.get(&slot) {
            Some(Param::Pieces(pieces)) => pieces,
            _ => &[],
        }
    }

    /// The line that the claim shows.
    fn line(&self) -> Option<(&Position, &[Move])> {
        match self.claim.params.get(&Slot::Line) {
            Some(Param::Moves(start, moves) | Param::WholeLine(start, moves)) => Some((start, moves)),
            _ => None,
        }
    }

    /// The end of the line of play.
    fn last(&self) -> &Position {
        self.scene.positions.last().unwrap_or(&self.scene.after)
    }

    /// Where a piece of ours that now stands on a square stood before the move.
    fn came_from(&self, square: Square) -> Square {
        let castled = self.scene.mv.is_castle()
            && self.after.on(square) == Some((self.scene.us, Role::Rook))
            && self.before.on(square) != self.after.on(square);
        match square {
            // Castling is written as king takes rook.
            _ if castled => self.scene.mv.to(),
            _ if square == self.scene.to => self.scene.from,
            _ => square,
        }
    }
}

/// Holds, or says what does not.
fn holds(condition: bool, problem: &str) -> Result<(), String> {
    if condition { Ok(()) } else { Err(problem.to_owned()) }
}

fn is_legal_line(start: &Position, moves: &[Move]) -> bool {
    let mut pos = *start;
    moves.iter().all(|&mv| {
        let legal = pos.legal_moves().contains(&mv);
        if legal {
            pos = pos.after(mv);
        }
        legal
    })
}
