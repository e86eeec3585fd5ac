//! Technique of endings with pieces: the rook that attacks instead of waiting, and the mate with bishop and knight.

use lucena_chess::{Bitboard, File, Rank, Role, Square, attacks};
use lucena_facts::minor;

use super::activity::order;
use crate::claim::{ArrowColor, Claim, Param};
use crate::primitives::{Phase, attacks_from, pieces};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// 193: in an ending of rooks the rook comes to attack pawns that no pawn guards.
pub(super) fn active_rook(scene: &Scene) -> Option<Claim> {
    let is_fit = scene.role == Role::Rook && scene.phase() == Phase::Endgame && scene.loss == 0;
    let only_rooks = pieces(&scene.after, scene.them)
        .is_subset_of(scene.after.role(Role::Rook) | scene.after.role(Role::King));
    if !is_fit || !only_rooks || scene.mv.is_capture() || scene.gives_check() {
        return None;
    }
    let pawns = scene.after.pieces(scene.them, Role::Pawn);
    let newly = attacks_from(&scene.after, scene.to) - attacks_from(&scene.before, scene.from);
    let targets = (newly & pawns) - attacks::pawns(scene.them, pawns);
    let mut squares: Vec<Square> = targets.into_iter().collect();
    squares.sort_by_key(|&square| order(scene, square));
    let first = *squares.first()?;
    let list = squares.iter().map(|&square| (Role::Pawn, square)).collect();
    Some(
        Claim::new(Theme::ActiveRook, 0.85)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetList, Param::Pieces(list))
            .arrow(scene.to, first, ArrowColor::Green),
    )
}

/// 194: bishop and knight against the bare king: it stands on the edge, and its way leads to a corner of the bishop's color.
pub(super) fn right_corner(scene: &Scene) -> Option<Claim> {
    let pos = &scene.after;
    let bishop = pos.pieces(scene.us, Role::Bishop).single()?;
    let has_knight = pos.pieces(scene.us, Role::Knight).single().is_some();
    let king = pos.king(scene.them);
    let on_edge =
        matches!(king.file(), File::A | File::H) || matches!(king.rank(), Rank::First | Rank::Eighth);
    if pos.occupied().count() != 4 || !has_knight || !on_edge || scene.loss != 0 || !pos.has_legal_moves() {
        return None;
    }
    let corners = [Square::A1, Square::H1, Square::A8, Square::H8];
    let right: Bitboard =
        corners.into_iter().filter(|&corner| minor::same_color(bishop).contains(corner)).collect();
    let corner = right.into_iter().min_by_key(|&corner| (corner.distance(king), order(scene, corner)))?;
    // The line must bring the king nearer to that corner, and never back.
    let ways: Vec<u32> =
        scene.positions[1..].iter().map(|pos| pos.king(scene.them).distance(corner)).collect();
    let nears = ways.windows(2).all(|pair| pair[1] <= pair[0] + 1) && ways.last() < ways.first();
    let mates = scene.positions.last().is_some_and(|last| last.is_checkmate());
    (nears || mates || ways[0] == 0).then(|| {
        Claim::new(Theme::RightCorner, 0.90)
            .about(pos, king)
            .about(pos, bishop)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(corner))
            .arrow(king, corner, ArrowColor::Blue)
    })
}
