//! What happens on the way of a line: queens that leave, a king that castles, a piece that goes back, and where a piece ends up.

use lucena_chess::{Color, Role, Square};

use crate::primitives;
use crate::scene::Scene;

/// How many half-moves of a line are looked at.
pub(super) const HORIZON: usize = 8;
/// How many of them are the choice of its first move.
pub(super) const SOON: usize = 4;

/// Whether the queens leave the board within the first moves of a line: what comes later was not the choice of its first move.
pub(super) fn trades_queens(scene: &Scene) -> bool {
    scene.positions.iter().take(SOON + 1).any(|pos| pos.role(Role::Queen).is_empty())
}

/// Whether a side castles in the first moves of a line.
pub(super) fn castles(scene: &Scene, length: usize, side: Color) -> bool {
    let first = usize::from(side != scene.us);
    scene.line[..length].iter().skip(first).step_by(2).any(|mv| mv.is_castle())
}

/// Whether the piece that moved first goes back to where it stood, having taken nothing.
pub(super) fn returns(scene: &Scene, length: usize) -> bool {
    let goes_back = |ply: &usize| {
        let mv = scene.line[*ply];
        // Whoever answers a check had no choice.
        let is_free = !mv.is_capture() && !scene.positions[*ply].is_check();
        mv.from() == scene.to && mv.to() == scene.from && is_free
    };
    let back = (2..length).step_by(2).find(goes_back);
    let quiet = !scene.mv.is_capture() && !scene.mv.is_castle() && scene.role != Role::King;
    quiet && back.is_some_and(|ply| stands(scene, ply + 1, scene.from) == Some(scene.from))
}

/// Where a piece of ours from before the line stands after so many half-moves of it; nothing if it was taken or promoted.
pub(super) fn stands(scene: &Scene, length: usize, from: Square) -> Option<Square> {
    let mut square = from;
    for (ply, mv) in scene.line[..length].iter().enumerate() {
        if ply.is_multiple_of(2) {
            if mv.is_castle() {
                if mv.from() == square || mv.to() == square {
                    return None;
                }
            } else if mv.from() == square {
                if mv.is_promotion() {
                    return None;
                }
                square = mv.to();
            }
        } else if primitives::captured(&scene.positions[ply], *mv).is_some_and(|(_, taken)| taken == square) {
            return None;
        }
    }
    Some(square)
}
