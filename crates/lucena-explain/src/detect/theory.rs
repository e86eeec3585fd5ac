//! Pawn endings as books teach them: the lost move of triangulation, the breakthrough, passed pawns side by side and far away.

use lucena_chess::{Bitboard, Position, Role, Square};
use lucena_facts::PawnStructure;

use super::activity::order;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::primitives::Phase;
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// Whether only kings and pawns are left.
pub(crate) fn is_pawn_ending(pos: &Position) -> bool {
    pos.occupied() == pos.role(Role::King) | pos.role(Role::Pawn)
}

/// The passed pawns of the side that moved.
fn passers(scene: &Scene, pos: &Position) -> Bitboard {
    PawnStructure::new(pos).side(scene.us).passed
}

/// 174: our king takes three moves for two, and the position of the beginning stands again with them to move.
pub(super) fn triangulation(scene: &Scene) -> Option<Claim> {
    const MOVES: usize = 5;
    let again = scene.positions.get(MOVES)?;
    let by_king = scene.own_moves().take(3).all(|(_, pos, mv)| pos.role_on(mv.from()) == Some(Role::King));
    let men = |pos: &Position| Role::ALL.map(|role| (pos.role(role), pos.color(scene.us)));
    if !is_pawn_ending(&scene.before) || !by_king || men(again) != men(&scene.before) {
        return None;
    }
    let line = scene.line[..MOVES].to_vec();
    Some(
        Claim::new(Theme::Triangulation, 0.95)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Line, Param::WholeLine(Box::new(scene.before), line.clone()))
            .proved(Proof::Line { moves: line, balance: 0 })
            .realized(true),
    )
}

/// 175: a pawn is given up, and another one, which nothing had let through before, becomes a queen.
pub(super) fn breakthrough(scene: &Scene) -> Option<Claim> {
    const LONGEST: usize = 12;
    let is_push = scene.role == Role::Pawn && !scene.mv.is_promotion();
    if !is_push || !is_pawn_ending(&scene.before) || passers(scene, &scene.before).any() {
        return None;
    }
    let is_taken = scene.line.get(1).is_some_and(|reply| reply.is_capture());
    let queens = scene.line.iter().position(|mv| mv.is_promotion()).filter(|ply| ply.is_multiple_of(2))?;
    if !is_taken || LONGEST < queens {
        return None;
    }
    let line = scene.line[..=queens].to_vec();
    Some(
        Claim::new(Theme::Breakthrough, 0.95)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Line, Param::WholeLine(Box::new(scene.before), line.clone()))
            .arrow(scene.from, scene.to, ArrowColor::Green)
            .proved(Proof::Line { moves: line, balance: scene.settled_balance() })
            .realized(true),
    )
}

/// Two passed pawns on neighboring files, no more than a step apart.
fn side_by_side(scene: &Scene, pawns: Bitboard) -> Option<(Square, Square)> {
    let near = |one: Square, other: Square| {
        one.file().index() + 1 == other.file().index()
            && one.rank().index().abs_diff(other.rank().index()) <= 1
    };
    let pairs = pawns.into_iter().flat_map(|one| pawns.into_iter().map(move |other| (one, other)));
    pairs
        .filter(|&(one, other)| near(one, other))
        .min_by_key(|&(one, other)| (one.file().index(), order(scene, one), order(scene, other)))
}

/// 176: a pawn move or a capture leaves us with two passed pawns side by side.
pub(super) fn connected_passers(scene: &Scene) -> Option<Claim> {
    if scene.phase() != Phase::Endgame || side_by_side(scene, passers(scene, &scene.before)).is_some() {
        return None;
    }
    let (one, other) = side_by_side(scene, passers(scene, &scene.after))?;
    Some(
        Claim::new(Theme::ConnectedPassers, 0.90)
            .about(&scene.after, one)
            .about(&scene.after, other)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Squares, Param::Squares(vec![one, other])),
    )
}

/// 177: with kings and pawns only, a passed pawn far from all others runs and calls their king away.
pub(super) fn outside_passer(scene: &Scene) -> Option<Claim> {
    const FAR: usize = 3;
    if scene.role != Role::Pawn || scene.mv.is_promotion() || !is_pawn_ending(&scene.after) {
        return None;
    }
    let pawns = |pos: &Position, side| PawnStructure::new(pos).side(side).passed;
    let others = scene.after.role(Role::Pawn).without(scene.to);
    let is_far = others.into_iter().all(|pawn| FAR <= pawn.file().index().abs_diff(scene.to.file().index()));
    let has_prey = scene.after.pieces(scene.them, Role::Pawn).any();
    let is_passed = pawns(&scene.after, scene.us).contains(scene.to);
    if !is_far || !is_passed || !has_prey || pawns(&scene.after, scene.them).any() || scene.loss != 0 {
        return None;
    }
    Some(
        Claim::new(Theme::OutsidePasser, 0.90)
            .about(&scene.after, scene.to)
            .about(&scene.after, scene.after.king(scene.them))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(scene.from, scene.to, ArrowColor::Green),
    )
}
