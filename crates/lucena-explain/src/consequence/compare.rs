//! Two lines compared where they come to rest: what stands on the board after the move that does not after the better one.

use lucena_chess::{Bitboard, Color, Position, Role, Square};
use lucena_facts::PawnStructure;

use super::blame::contrast;
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::primitives::{self, Phase};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// The loss from which a weak pawn is no reason any more, in percentage points.
const SERIOUS: f64 = 15.0;
/// How many half-moves of a line are looked at.
const HORIZON: usize = 6;

/// What differs between two lines, the most telling first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Difference {
    /// The king can no longer castle, and could after the better move.
    Castling,
    /// After the better move their king can no longer castle.
    TheirCastling,
    /// The queens are traded, and not after the better move.
    QueensOff,
    /// The queens stay, and are traded after the better move.
    QueensOn,
    /// They have a passed pawn.
    TheirPasser(Square),
    /// A pawn of ours is isolated.
    Isolated(Square),
    /// Two pawns of ours stand on one file.
    Doubled(Square),
    /// A pawn of ours stays behind.
    Backward(Square),
}

impl Difference {
    const fn key(self) -> &'static str {
        match self {
            Difference::Castling => "castling",
            Difference::TheirCastling => "their_castling",
            Difference::QueensOff => "queens_off",
            Difference::QueensOn => "queens_on",
            Difference::TheirPasser(_) => "passer",
            Difference::Isolated(_) => "isolated",
            Difference::Doubled(_) => "doubled",
            Difference::Backward(_) => "backward",
        }
    }

    /// Whether it says enough of a serious error, or beside another reason.
    const fn is_grave(self) -> bool {
        self.square().is_none()
    }

    const fn square(self) -> Option<Square> {
        match self {
            Difference::TheirPasser(square)
            | Difference::Isolated(square)
            | Difference::Doubled(square)
            | Difference::Backward(square) => Some(square),
            _ => None,
        }
    }
}

/// A line as far as it is looked at: its half-moves, and the board at the end of them, at rest if it comes to rest there.
fn end(scene: &Scene) -> (usize, Position) {
    let last = scene.line.len().min(HORIZON);
    let rests = (1..=last).rev().find(|&length| primitives::is_at_rest(&scene.positions[length]));
    let length = rests.unwrap_or(last);
    (length, scene.positions[length])
}

/// 158: what the line of the move leaves on the board and the better line does not. Weak pawns are told only of small errors, at
/// equal material and where nothing else is told.
pub(super) fn ends_worse(evidence: &Evidence, is_told: bool) -> Option<Claim> {
    let (scene, best) = (&evidence.scene, evidence.best_scene.as_ref()?);
    let us = scene.us;
    let (length, here) = end(scene);
    let (other, there) = end(best);
    // Beside a mate nothing else counts.
    let mates = evidence.best.mates() || evidence.played.is_mated();
    if length < 2 || other < 2 || mates {
        return None;
    }
    let material = |pos: &Position| primitives::material_balance(pos, scene.us);
    let is_even = material(&here) == material(&there);
    let is_small = evidence.loss() < SERIOUS && !is_told && is_even;
    let found = first_difference(scene, &here, &there)?;
    if !(is_small || found.is_grave() && (is_even || found != Difference::QueensOn)) {
        return None;
    }
    // A right to castle is lost at one move of the line; what follows need not be shown.
    let lost = |scene: &Scene, side: Color, length: usize| {
        let gone = |&ply: &usize| !may_castle(&scene.positions[ply], side) && may_castle(&scene.before, side);
        (1..=length).find(gone).unwrap_or(length)
    };
    let (length, other) = match found {
        Difference::Castling => (lost(scene, us, length).max(2), other),
        Difference::TheirCastling => (length, lost(best, scene.them, other).max(2)),
        _ => (length, other),
    };
    let claim = contrast(evidence, Theme::EndsWorse, 0.85)?
        .with(Slot::Keeps, Param::Word(found.key()))
        .with(Slot::Line, Param::WholeLine(Box::new(scene.after), scene.line[1..length].to_vec()))
        .with(Slot::Reply, Param::WholeLine(Box::new(best.before), best.line[..other].to_vec()))
        .proved(Proof::Line { moves: scene.line[..length].to_vec(), balance: 0 });
    Some(match found.square() {
        Some(square) => claim.with(Slot::Square, Param::Square(square)),
        None => claim,
    })
}

fn first_difference(scene: &Scene, here: &Position, there: &Position) -> Option<Difference> {
    let (us, them) = (scene.us, scene.them);
    let queens = |pos: &Position| pos.role(Role::Queen);
    let both = |pos: &Position| Color::ALL.iter().all(|&side| pos.pieces(side, Role::Queen).any());
    let could = |pos: &Position, side| may_castle(pos, side) || has_castled(scene, pos, side);
    if both(here) && both(there) && primitives::phase(here) != Phase::Endgame {
        if could(there, us) && !could(here, us) {
            return Some(Difference::Castling);
        }
        if could(here, them) && !could(there, them) {
            return Some(Difference::TheirCastling);
        }
    }
    if both(&scene.before) && queens(here).is_empty() && both(there) {
        return Some(Difference::QueensOff);
    }
    if both(&scene.before) && queens(there).is_empty() && both(here) {
        return Some(Difference::QueensOn);
    }
    let (pawns, better) = (PawnStructure::new(here), PawnStructure::new(there));
    let before = PawnStructure::new(&scene.before);
    // What stood before the move is not its fault, and what the better line has too is no difference.
    let fresh = |now: Bitboard, then: Bitboard, was: Bitboard| first(us, now - then - was);
    let [ours, ours_there, ours_before] = [&pawns, &better, &before].map(|pawns| *pawns.side(us));
    let [theirs, theirs_there, theirs_before] = [&pawns, &better, &before].map(|pawns| *pawns.side(them));
    if let Some(square) = fresh(theirs.passed, theirs_there.passed, theirs_before.passed) {
        return Some(Difference::TheirPasser(square));
    }
    if let Some(square) = fresh(ours.isolated, ours_there.isolated, ours_before.isolated) {
        return Some(Difference::Isolated(square));
    }
    if let Some(square) = fresh(ours.doubled, ours_there.doubled, ours_before.doubled) {
        return Some(Difference::Doubled(square));
    }
    fresh(ours.backward, ours_there.backward, ours_before.backward).map(Difference::Backward)
}

fn may_castle(pos: &Position, side: Color) -> bool {
    pos.castling_rooks().intersects(pos.color(side))
}

/// Whether the king of a side, which could castle before the move, stands where castling puts it.
fn has_castled(scene: &Scene, pos: &Position, side: Color) -> bool {
    let home = side.back_rank();
    let king = pos.king(side);
    may_castle(&scene.before, side)
        && king.rank() == home
        && matches!(king.file(), lucena_chess::File::G | lucena_chess::File::C)
}

/// The first square as a side sees the board.
fn first(side: Color, squares: Bitboard) -> Option<Square> {
    let seen = |square: &Square| if side == Color::White { *square } else { square.flip_rank() };
    squares.into_iter().min_by_key(seen)
}
