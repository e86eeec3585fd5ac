//! What the move gives their answer: a square that it no longer guards, or one that the better move would have guarded or taken itself.

use lucena_chess::{File, Move, Position, Role};

use super::blame::contrast;
use super::journey::HORIZON;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::primitives::{attacks_from, relative_rank, see};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// The loss from which a square is not the whole reason, in percentage points.
const GRAVE: f64 = 20.0;
/// What an answer must lose where it is prevented, in hundredths.
const PAWN: i32 = 100;

/// 196: their answer takes a square that is theirs only because of the move: the moved piece guarded it, or the better move would guard
/// it or stand there.
pub(super) fn gives_square(evidence: &Evidence) -> Option<Claim> {
    let (scene, best) = (&evidence.scene, evidence.best_scene.as_ref()?);
    let reply = *scene.line.get(1)?;
    if GRAVE <= evidence.loss() || evidence.is_decided() || !is_worth_having(scene, reply) {
        return None;
    }
    // What they play after the better move as well is not the fault of this one.
    let comes_anyway = best.line.iter().take(HORIZON).skip(1).step_by(2).any(|&mv| mv == reply);
    let would_lose = |pos: &Position| pos.is_legal(reply) && see(pos, reply) <= -PAWN;
    if comes_anyway || scene.mv.is_capture() {
        return None;
    }
    let is_safe = 0 <= see(&scene.after, reply);
    let newly = |pos: &Position, to, before: &Position, from| {
        attacks_from(pos, to).contains(reply.to()) && !attacks_from(before, from).contains(reply.to())
    };
    let gives_up = is_safe
        && !scene.before.is_check()
        && would_lose(&scene.before.after_null())
        && newly(&scene.before, scene.from, &scene.after, scene.to)
        && (!best.after.is_legal(reply) || would_lose(&best.after));
    let (word, role) = if gives_up {
        ("gives_up", scene.role)
    } else if is_safe
        && !best.mv.is_castle()
        && would_lose(&best.after)
        && newly(&best.after, best.to, &best.before, best.from)
    {
        ("prevents", best.role)
    } else if best.to == reply.to() && !best.mv.is_castle() {
        // Here the search vouches for the answer: a pawn may well be out of reach though it can be taken.
        ("takes_first", best.role)
    } else {
        return None;
    };
    let claim = contrast(evidence, Theme::GivesSquare, 0.90)?
        .with(Slot::Keeps, Param::Word(word))
        .with(Slot::Piece, Param::Role(role))
        .with(Slot::Square, Param::Square(reply.to()))
        .with(Slot::Line, Param::Moves(Box::new(scene.after), vec![reply]))
        .arrow(reply.from(), reply.to(), ArrowColor::Red)
        .proved(Proof::Line { moves: scene.line.clone(), balance: 0 });
    Some(claim)
}

/// Whether an answer is quiet and goes to a square that matters: a pawn to the middle of the board, a piece to the center or beyond it.
fn is_worth_having(scene: &Scene, reply: Move) -> bool {
    let quiet = reply.is_quiet() && !reply.is_castle() && !scene.after.gives_check(reply);
    let (to, rank) = (reply.to(), relative_rank(scene.them, reply.to()));
    match scene.after.role_on(reply.from()) {
        Some(Role::Pawn) => quiet && 4 <= rank && matches!(to.file(), File::D | File::E),
        // Where a queen may go is mostly a matter of the moment.
        Some(Role::King | Role::Queen) | None => false,
        Some(_) => quiet && (5 <= rank || 4 == rank && (File::C..=File::F).contains(&to.file())),
    }
}
