//! Pieces driven back: a quiet move attacks one, and it has to retreat. That costs time and ground, and nothing else tells it.

use lucena_chess::{Role, Square};

use super::blame::contrast;
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::primitives::{gain, pieces, relative_rank};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// The loss from which a retreat is not the whole reason, in percentage points.
const GRAVE: f64 = 20.0;

/// The piece that a quiet move of a line attacks anew and that goes back at once: what it is, where it stood, and where it goes.
fn driven(scene: &Scene, ply: usize) -> Option<(Role, Square, Square)> {
    let (&mv, &away) = (scene.line.get(ply)?, scene.line.get(ply + 1)?);
    let (before, after) = (&scene.positions[ply], &scene.positions[ply + 1]);
    let side = after.turn();
    let role = after.role_on(away.from()).filter(|role| !matches!(role, Role::Pawn | Role::King))?;
    let is_quiet = mv.is_quiet() && away.is_quiet() && !after.is_check() && !after.gives_check(away);
    let is_attacked = gain(before, !side, away.from()) < 100 && 100 <= gain(after, !side, away.from());
    let goes_back = relative_rank(side, away.to()) < relative_rank(side, away.from());
    // Where the move attacks something else as well, that is its point.
    let is_double = pieces(after, side).into_iter().any(|other| {
        other != away.from() && gain(before, !side, other) < 200 && 200 <= gain(after, !side, other)
    });
    (is_quiet && is_attacked && goes_back && !is_double).then_some((role, away.from(), away.to()))
}

/// 182: their answer drives a piece of ours back, or the better move would have driven one of theirs.
pub(super) fn claims(evidence: &Evidence) -> Vec<Claim> {
    let Some(best) = &evidence.best_scene else { return Vec::new() };
    let scene = &evidence.scene;
    if GRAVE <= evidence.loss() || evidence.is_decided() {
        return Vec::new();
    }
    // What they answer to the better move as well is not the fault of this one.
    let is_new = scene.line.get(1) != best.line.get(1);
    let ours = driven(scene, 1).filter(|_| is_new).and_then(|found| claim(evidence, (scene, 1), found));
    let theirs = driven(best, 0).and_then(|found| claim(evidence, (best, 0), found));
    [ours, theirs].into_iter().flatten().collect()
}

fn claim(
    evidence: &Evidence,
    (scene, ply): (&Scene, usize),
    (role, from, to): (Role, Square, Square),
) -> Option<Claim> {
    let line = scene.line[ply..ply + 2].to_vec();
    let claim = contrast(evidence, Theme::DrivenBack, 0.90)?
        .with(Slot::Own, Param::Flag(ply == 0))
        .with(Slot::Piece, Param::Role(role))
        .with(Slot::PieceSquare, Param::Square(from))
        .with(Slot::Square, Param::Square(to))
        .with(Slot::Line, Param::WholeLine(Box::new(scene.positions[ply]), line))
        .proved(Proof::Line { moves: scene.line.clone(), balance: 0 });
    Some(claim)
}
