//! Tactics along lines: skewers, discovered attacks and discovered checks.

use lucena_chess::{Bitboard, Color, Position, Role, Square, attacks};

use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::primitives::{attacks_from, capture_value, value};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// 40: a slider attacks a piece that moves off, and takes what is worth less behind it, which is not guarded well enough.
pub(super) fn skewer(scene: &Scene) -> Option<Claim> {
    let (&reply, &next) = (scene.line.get(1)?, scene.line.get(2)?);
    let (slider, behind) = (next.from(), next.to());
    let (role, front, back) =
        (scene.after.role_on(slider)?, scene.after.role_on(reply.from())?, scene.after.role_on(behind)?);
    let runs = next.is_capture()
        && reply.to() != behind
        && matches!(role, Role::Bishop | Role::Rook | Role::Queen)
        && scene.after.color(scene.us).contains(slider)
        && attacks::between(slider, behind).contains(reply.from());
    let is_dearer = front == Role::King || value(back) < value(front);
    if !runs || !is_dearer || reply.is_castle() || !is_loose(&scene.positions[2], behind, scene.them) {
        return None;
    }
    // A capture that mates has another point.
    if scene.positions[3].is_checkmate() {
        return None;
    }
    // A pawn behind a piece is no point of its own.
    let confidence = if back == Role::Pawn { 0.7 } else { 0.92 };
    Some(
        Claim::new(Theme::Skewer, confidence)
            .about(&scene.after, slider)
            .about(&scene.after, reply.from())
            .about(&scene.after, behind)
            .with(Slot::Piece, Param::Role(role))
            .with(Slot::Target, Param::Role(front))
            .with(Slot::TargetSquare, Param::Square(reply.from()))
            .with(Slot::Behind, Param::Role(back))
            .with(Slot::BehindSquare, Param::Square(behind))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(slider, behind, ArrowColor::Blue)
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() })
            .realized(true),
    )
}

/// Whether nothing guards a piece of a side, or something cheaper attacks it.
fn is_loose(pos: &Position, square: Square, side: Color) -> bool {
    let attackers = pos.attackers_of(square, !side, pos.occupied());
    let worth = pos.role_on(square).map_or(0, value);
    let cheapest = attackers.into_iter().filter_map(|from| pos.role_on(from)).map(value).min();
    pos.attackers_of(square, side, pos.occupied()).is_empty() || cheapest.is_some_and(|cheap| cheap < worth)
}

/// 41: the piece that moved opened the line of a slider, which takes something at its end with our next move.
pub(super) fn discovered_attack(scene: &Scene) -> Option<Claim> {
    let (&reply, &next) = (scene.line.get(1)?, scene.line.get(2)?);
    let (slider, target) = (next.from(), next.to());
    let opened = attacks::between(slider, target).contains(scene.from);
    // Who comes to the target is taken there, whoever takes what the move itself attacked takes that.
    let is_other = slider != scene.to && target != scene.to && reply.to() != target;
    let sees = attacks_from(&scene.after, slider).contains(target);
    if scene.mv.is_castle() || !next.is_capture() || !opened || !is_other || !sees {
        return None;
    }
    // What is not won by taking it, or is a pawn only, is not worth the name, though the line was opened.
    let is_worth = scene.after.role_on(target) != Some(Role::Pawn)
        && capture_value(&scene.after, slider, target, Bitboard::EMPTY).is_some_and(|won| 100 <= won);
    Some(
        Claim::new(Theme::DiscoveredAttack, if is_worth { 0.92 } else { 0.7 })
            .about(&scene.after, scene.to)
            .about(&scene.after, slider)
            .about(&scene.after, target)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::Slider, Param::Role(scene.after.role_on(slider)?))
            .with(Slot::SliderSquare, Param::Square(slider))
            .with(Slot::Target, Param::Role(scene.after.role_on(target)?))
            .with(Slot::TargetSquare, Param::Square(target))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(slider, target, ArrowColor::Green)
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() })
            .realized(true),
    )
}

/// 42: a piece other than the one that moved gives check.
pub(super) fn discovered_check(scene: &Scene) -> Option<Claim> {
    let checker = scene.after.checkers().without(scene.to).first()?;
    if scene.mv.is_castle() {
        return None;
    }
    let king = scene.after.king(scene.them);
    Some(
        Claim::new(Theme::DiscoveredCheck, 1.0)
            .about(&scene.after, scene.to)
            .about(&scene.after, checker)
            .about(&scene.after, king)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::Slider, Param::Role(scene.after.role_on(checker)?))
            .with(Slot::SliderSquare, Param::Square(checker))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(checker, king, ArrowColor::Green)
            .realized(true),
    )
}
