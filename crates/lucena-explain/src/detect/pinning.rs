//! Pins: made, or made use of.

use lucena_chess::{Bitboard, Position, Rank, Role, Square, attacks};
use lucena_facts::{Pin, pins, spans};

use super::activity::order;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::primitives::{attacks_from, capture_value, captured, gain, see, value};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// Where the piece on a square could go if checks and pins did not matter.
fn pseudo_targets(pos: &Position, square: Square) -> Bitboard {
    let Some(piece) = pos.piece_on(square) else { return Bitboard::EMPTY };
    let attacked = attacks_from(pos, square);
    if piece.role() != Role::Pawn {
        return attacked - pos.color(piece.color());
    }
    let once = spans::step(piece.color(), square.into()) - pos.occupied();
    let starts = square.rank() == piece.color().relative_rank(Rank::Second);
    let twice = if starts { spans::step(piece.color(), once) - pos.occupied() } else { Bitboard::EMPTY };
    once | twice | (attacked & pos.color(!piece.color()))
}

/// 8: an enemy piece is newly pinned to its king and loses moves by it.
pub(super) fn pin_absolute(scene: &Scene) -> Option<Claim> {
    let was_pinned = pins::absolute(&scene.before, scene.them);
    let made = pins::absolute_pins(&scene.after, scene.them).into_iter().filter(|pin| {
        let same = scene.before.piece_on(pin.pinned) == scene.after.piece_on(pin.pinned);
        let forbidden = pseudo_targets(&scene.after, pin.pinned) - attacks::line(pin.pinner, pin.behind);
        !(same && was_pinned.contains(pin.pinned))
            && forbidden.any()
            && gain(&scene.after, scene.them, pin.pinner) == 0
    });
    let pin =
        made.max_by_key(|pin| (scene.after.role_on(pin.pinned).map_or(0, value), order(scene, pin.pinned)))?;
    let role = scene.after.role_on(pin.pinned)?;
    Some(
        pin_claim(scene, Theme::PinAbsolute, pin, if role == Role::Pawn { 0.70 } else { 0.95 })?
            .realized(pin_pays(scene, pin) || pin_lasts(scene, pin) || pin_wins(scene, pin, role)),
    )
}

fn pin_claim(scene: &Scene, theme: Theme, pin: Pin, confidence: f32) -> Option<Claim> {
    Some(
        Claim::new(theme, confidence)
            .about(&scene.after, pin.pinner)
            .about(&scene.after, pin.pinned)
            .about(&scene.after, pin.behind)
            .with(Slot::Piece, Param::Role(scene.after.role_on(pin.pinner)?))
            .with(Slot::PieceSquare, Param::Square(pin.pinner))
            .with(Slot::Target, Param::Role(scene.after.role_on(pin.pinned)?))
            .with(Slot::TargetSquare, Param::Square(pin.pinned))
            .with(Slot::Behind, Param::Role(scene.after.role_on(pin.behind)?))
            .with(Slot::BehindSquare, Param::Square(pin.behind))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(pin.pinner, pin.behind, ArrowColor::Blue),
    )
}

/// Whether the line of play shows the pin at work: the pinned piece falls within two own moves.
fn pin_pays(scene: &Scene, pin: Pin) -> bool {
    pinned_falls(scene, pin) && 100 <= scene.settled_balance()
}

/// Whether the pinned piece is lost because of the pin, though it may sell itself first.
fn pin_wins(scene: &Scene, pin: Pin, role: Role) -> bool {
    is_stuck(scene, pin, role) && 100 <= scene.settled_balance()
}

/// Whether the pin still stands after their answer and our next move of the line.
fn pin_lasts(scene: &Scene, pin: Pin) -> bool {
    scene.positions.get(3).is_some_and(|later| {
        let still = later.piece_on(pin.pinned) == scene.after.piece_on(pin.pinned);
        let pins =
            pins::absolute_pins(later, scene.them).into_iter().chain(pins::relative_pins(later, scene.them));
        still && pins.into_iter().any(|known| known.pinned == pin.pinned && known.behind == pin.behind)
    })
}

/// Whether we take the pinned piece where it stands within two own moves of the line.
fn pinned_falls(scene: &Scene, pin: Pin) -> bool {
    scene.own_moves().skip(1).take(2).any(|(_, pos, mv)| {
        mv.is_capture()
            && mv.to() == pin.pinned
            && pos.piece_on(pin.pinned) == scene.after.piece_on(pin.pinned)
    })
}

/// 9: an enemy piece newly stands before something dearer that would fall if it left.
pub(super) fn pin_relative(scene: &Scene) -> Option<Claim> {
    let before = pins::relative_pins(&scene.before, scene.them);
    let made = pins::relative_pins(&scene.after, scene.them).into_iter().filter(|pin| {
        let known = before.iter().any(|old| old.pinned == pin.pinned && old.behind == pin.behind);
        !known && gain(&scene.after, scene.them, pin.pinner) == 0 && relative_pin_holds(scene, *pin)
    });
    let pin =
        made.max_by_key(|pin| (scene.after.role_on(pin.behind).map_or(0, value), order(scene, pin.pinned)))?;
    let won = capture_value(&scene.after, pin.pinner, pin.behind, pin.pinned.into())?;
    let claim = pin_claim(scene, Theme::PinRelative, pin, 0.85)?;
    Some(claim.with(Slot::Amount, Param::Number(won)).realized(pin_pays(scene, pin) || pin_lasts(scene, pin)))
}

/// Whether leaving the line would cost, and no move off the line hits back hard enough.
fn relative_pin_holds(scene: &Scene, pin: Pin) -> bool {
    let pos = &scene.after;
    let won = capture_value(pos, pin.pinner, pin.behind, pin.pinned.into());
    let line = attacks::line(pin.pinner, pin.behind);
    let dear = pos.role_on(pin.behind).map_or(0, value);
    let moves = pos.legal_moves_from(pin.pinned);
    let mut off_line = moves.iter().copied().filter(|mv| !line.contains(mv.to())).peekable();
    won.is_some_and(|won| 100 <= won)
        && off_line.peek().is_some()
        && off_line.all(|mv| {
            let takes = captured(pos, mv).map_or(0, |(role, _)| value(role));
            takes < dear && !pos.gives_check(mv)
        })
}

/// Whether a pinned piece that is attacked stays lost because it is pinned: it is worth more than its pinner or nobody
/// protects it, or the line shows how more and more pieces attack it until it falls; and no move along the line saves it.
fn is_stuck(scene: &Scene, pin: Pin, role: Role) -> bool {
    let pos = &scene.after;
    let line = attacks::line(pin.pinner, pin.behind);
    let held = (pseudo_targets(pos, pin.pinned) - line).any();
    let saved = pos.legal_moves_from(pin.pinned).iter().any(|&mv| -100 < see(pos, mv));
    let loose = pos.attackers_of(pin.pinned, scene.them, pos.occupied()).is_empty();
    let dear = pos.role_on(pin.pinner).is_some_and(|pinner| value(pinner) < value(role));
    let by_pinner = capture_value(pos, pin.pinner, pin.pinned, Bitboard::EMPTY).is_some_and(|won| 100 <= won);
    let falls = match role {
        Role::Pawn => loose && by_pinner && 100 <= scene.settled_balance(),
        _ => ((loose || dear) && by_pinner) || pinned_falls(scene, pin),
    };
    held && !saved && falls
}

/// Whether what the pin protects still stands after their answer, as far as the line tells.
fn is_spared(scene: &Scene, square: Square) -> bool {
    scene.positions.get(2).is_none_or(|later| later.piece_on(square) == scene.after.piece_on(square))
}

/// 54: a pin that already stands keeps an enemy piece from taking or from running away.
pub(super) fn exploits_pin(scene: &Scene) -> Option<Claim> {
    let pos = &scene.after;
    let mut found: Vec<(i32, Claim)> = Vec::new();
    for pin in pins::absolute_pins(pos, scene.them) {
        let role = pos.role_on(pin.pinned)?;
        let line = attacks::line(pin.pinner, pin.behind);
        // It cannot take what it would gain by taking.
        let wanted = (attacks_from(pos, pin.pinned) & pos.color(scene.us)) - line;
        // A mate is protected by the pin only if the pinned piece could otherwise take the mating one.
        let wanted = if pos.is_checkmate() { wanted & scene.to.into() } else { wanted };
        let wanted = wanted.into_iter().filter_map(|square| {
            let victim = pos.role_on(square)?;
            let guards = pos.attackers_of(square, scene.us, pos.occupied().without(square)).any();
            let profit = if guards { value(victim) - value(role) } else { value(victim) };
            (100 <= profit && victim != Role::King).then_some((profit, square))
        });
        let protected = wanted.max_by_key(|&(profit, square)| (profit, order(scene, square)));
        // It cannot leave an attack.
        let lost = gain(pos, scene.us, pin.pinned);
        let stuck = 100 <= lost && is_stuck(scene, pin, role);
        // Whoever is lost himself has other cares than what he might have taken.
        let protected = protected.filter(|&(profit, _)| !stuck || lost < profit);
        let worth = protected.map_or(0, |(profit, _)| profit).max(if stuck { lost } else { 0 });
        if worth == 0 {
            continue;
        }
        let pays = 100 <= scene.settled_balance() || pinned_falls(scene, pin);
        let mates = scene.positions.last().is_some_and(Position::is_checkmate);
        let spared = protected.is_some_and(|(_, square)| is_spared(scene, square));
        let claim = pin_claim(scene, Theme::ExploitsPin, pin, 0.90)?
            .with(Slot::Stuck, Param::Flag(stuck && protected.is_none()))
            .with(Slot::Amount, Param::Number(worth))
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() })
            .realized(pays || mates || spared);
        let claim = match protected {
            Some((_, square)) => claim
                .about(pos, square)
                .with(Slot::VictimSquare, Param::Square(square))
                .with(Slot::Victim, Param::Role(pos.role_on(square)?))
                .arrow(pin.pinned, square, ArrowColor::Red),
            None => claim,
        };
        found.push((worth, claim));
    }
    found.sort_by_key(|(worth, claim)| {
        (-worth, claim.square(Slot::TargetSquare).map(|square| order(scene, square)))
    });
    found.into_iter().next().map(|(_, claim)| claim)
}
