//! Tactics along lines: skewers, discovered attacks and discovered checks.

use lucena_chess::{Bitboard, Role, Square, attacks};
use lucena_facts::pins;

use super::activity::order;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::primitives::{attacks_from, capture_value, gain, pieces, see, value};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// 40: a slider newly attacks a piece that must move and lets another behind it fall.
pub(super) fn skewer(scene: &Scene) -> Option<Claim> {
    let before = pins::skewers(&scene.before, scene.them);
    let mut found: Vec<(i32, Claim)> = Vec::new();
    for pin in pins::skewers(&scene.after, scene.them) {
        let known = before.iter().any(|old| old.pinned == pin.pinned && old.behind == pin.behind);
        let front = scene.after.role_on(pin.pinned)?;
        let back = scene.after.role_on(pin.behind)?;
        if known || gain(&scene.after, scene.them, pin.pinner) != 0 {
            continue;
        }
        let sound = if front == Role::King {
            king_skewer_works(scene, pin.pinner, pin.behind)
        } else {
            100 <= gain(&scene.after, scene.us, pin.pinned)
                && capture_value(&scene.after, pin.pinner, pin.behind, pin.pinned.into())
                    .is_some_and(|won| 100 <= won)
        };
        if !sound {
            continue;
        }
        let realized = scene.own_moves().skip(1).take(2).any(|(_, pos, mv)| {
            mv.is_capture() && mv.to() == pin.behind && pos.role_on(mv.to()) == Some(back)
        });
        let claim = Claim::new(Theme::Skewer, 0.92)
            .about(&scene.after, pin.pinner)
            .about(&scene.after, pin.pinned)
            .about(&scene.after, pin.behind)
            .with(Slot::Piece, Param::Role(scene.after.role_on(pin.pinner)?))
            .with(Slot::Target, Param::Role(front))
            .with(Slot::TargetSquare, Param::Square(pin.pinned))
            .with(Slot::Behind, Param::Role(back))
            .with(Slot::BehindSquare, Param::Square(pin.behind))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(pin.pinner, pin.behind, ArrowColor::Blue)
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() })
            .realized(realized && 100 <= scene.settled_balance());
        found.push((value(back) + if realized { 10_000 } else { 0 }, claim));
    }
    found.sort_by_key(|(worth, claim)| {
        (-worth, claim.square(Slot::BehindSquare).map(|square| order(scene, square)))
    });
    found.into_iter().next().map(|(_, claim)| claim)
}

/// Whether after at least half of the replies the slider takes what stood behind the king with profit.
fn king_skewer_works(scene: &Scene, slider: Square, behind: Square) -> bool {
    let replies = scene.after.legal_moves();
    let working = replies.iter().filter(|&&reply| {
        let next = scene.after.after(reply);
        let takes = next.legal_moves_from(slider);
        takes.iter().any(|&mv| mv.to() == behind && mv.is_capture() && 100 <= see(&next, mv))
    });
    let working = working.count();
    0 < working && replies.len() <= 2 * working
}

/// 41: the piece that moved opened the line of another slider, which now attacks something worthwhile.
pub(super) fn discovered_attack(scene: &Scene) -> Option<Claim> {
    if scene.mv.is_castle() {
        return None;
    }
    let (slider, target) = discovered(scene)
        .into_iter()
        .filter(|&(_, target)| scene.after.role_on(target) != Some(Role::King))
        .max_by_key(|&(slider, target)| {
            let falls = falls_to(scene, slider, target);
            (falls, scene.after.role_on(target).map_or(0, value), order(scene, slider))
        })?;
    let realized = falls_to(scene, slider, target) && 100 <= scene.settled_balance();
    Some(
        Claim::new(Theme::DiscoveredAttack, 0.92)
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
            .realized(realized),
    )
}

/// Whether the slider takes the target with our next move of the line.
fn falls_to(scene: &Scene, slider: Square, target: Square) -> bool {
    scene
        .own_moves()
        .skip(1)
        .take(1)
        .any(|(_, _, mv)| mv.from() == slider && mv.to() == target && mv.is_capture())
}

/// The pairs of an own slider and an enemy king or piece that it attacks through the square just left.
fn discovered(scene: &Scene) -> Vec<(Square, Square)> {
    let pos = &scene.after;
    let sliders = pieces(pos, scene.us) - pos.role(Role::Knight);
    let mut found = Vec::new();
    for slider in sliders.without(scene.to) {
        let now = attacks_from(pos, slider) - attacks_from(&scene.before, slider);
        for target in now & (pos.color(scene.them) - pos.role(Role::Pawn)) {
            let through = attacks::between(slider, target).contains(scene.from);
            let worth = pos.role_on(target) == Some(Role::King)
                || capture_value(pos, slider, target, Bitboard::EMPTY).is_some_and(|won| 100 <= won);
            if through && worth {
                found.push((slider, target));
            }
        }
    }
    found
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
