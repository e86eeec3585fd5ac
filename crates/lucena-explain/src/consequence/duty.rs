//! Why a move can be punished now: what the moved piece was doing before, or why nobody may take back.
//!
//! The answer is tried on the board before the move, as if it had been their turn. Where it was not good there, the move gave
//! something up: a guard, a line that was shut, or a square for the king. Where the moved piece itself is taken, a piece that
//! seems to protect it may be tied to something behind it.

use lucena_chess::{Bitboard, Move, Position, Square, attacks};
use lucena_facts::pins;

use super::blame::{contrast, punishment};
use super::score_admits;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::primitives::{attacks_from, captured, destination, gain, see, value};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// How much an answer must be better than it was before the move, in hundredths.
const CHANGE: i32 = 100;

/// What the move gave up, if the answer to it makes use of that.
pub(super) fn given_up(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let answer = *scene.line.get(1)?;
    if !costs_material(evidence) && !mates(&scene.after, answer) {
        return None;
    }
    // Whether the moved piece can be taken is a question of who may take back; exchanges alone do not see that.
    if answer.to() == scene.to {
        return tied_guard(evidence, answer);
    }
    if was_good(scene, answer)? {
        return None;
    }
    no_flight(evidence, answer).or_else(|| no_guard(evidence, answer)).or_else(|| open_line(evidence, answer))
}

/// Whether the line of the move costs material that the best move keeps, and the score shows it.
fn costs_material(evidence: &Evidence) -> bool {
    let lost = evidence.scene.settled_balance();
    let kept = evidence.best_scene.as_ref().map_or(lost, Scene::settled_balance);
    lost <= -100 && lost - kept <= -100 && score_admits(&evidence.scene, evidence.played.centipawns())
}

fn mates(pos: &Position, mv: Move) -> bool {
    pos.after(mv).is_checkmate()
}

/// Whether the answer would have been as good on the board before the move; nothing if that cannot be asked, or if the answer
/// is no tactic that can be seen at once.
fn was_good(scene: &Scene, answer: Move) -> Option<bool> {
    if scene.before.is_check() {
        return None;
    }
    let then = scene.before.after_null();
    let same_piece = then.piece_on(answer.from()) == scene.after.piece_on(answer.from());
    let was_legal = same_piece && then.is_legal(answer);
    if mates(&scene.after, answer) {
        return Some(was_legal && mates(&then, answer));
    }
    let now = see(&scene.after, answer);
    if !answer.is_capture() || now < CHANGE {
        return None;
    }
    Some(was_legal && now - CHANGE < see(&then, answer))
}

/// The claim of a theme with the answer and what follows.
fn claim(evidence: &Evidence, theme: Theme, answer: Move) -> Option<Claim> {
    let scene = &evidence.scene;
    let moved = scene.before.role_on(scene.from)?;
    let claim = contrast(evidence, theme, 0.96)?
        .with(Slot::Piece, Param::Role(moved))
        .with(Slot::PieceSquare, Param::Square(scene.from))
        .with(Slot::Line, punishment(scene))
        .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() });
    Some(claim.arrow(answer.from(), destination(answer), ArrowColor::Red))
}

/// 146: the moved piece guarded what is taken now, or the square of the mate.
fn no_guard(evidence: &Evidence, answer: Move) -> Option<Claim> {
    let scene = &evidence.scene;
    let target = captured(&scene.after, answer).map_or(answer.to(), |(_, square)| square);
    let guarded = attacks_from(&scene.before, scene.from).contains(target);
    let guards = attacks_from(&scene.after, scene.to).contains(target);
    if target == scene.to || !guarded || guards {
        return None;
    }
    let claim = claim(evidence, Theme::GivesUpGuard, answer)?.with(Slot::TargetSquare, Param::Square(target));
    Some(match captured(&scene.after, answer) {
        Some((role, _)) => claim.with(Slot::Target, Param::Role(role)).about(&scene.after, target),
        None => claim,
    })
}

/// 147: the moved piece stood between the piece that strikes now and its target.
fn open_line(evidence: &Evidence, answer: Move) -> Option<Claim> {
    let scene = &evidence.scene;
    let way = attacks::between(answer.from(), answer.to());
    if !way.contains(scene.from) || way.contains(scene.to) {
        return None;
    }
    Some(
        claim(evidence, Theme::OpensLine, answer)?
            .with(Slot::Slider, Param::Role(scene.after.role_on(answer.from())?))
            .with(Slot::SliderSquare, Param::Square(answer.from()))
            .with(Slot::TargetSquare, Param::Square(answer.to()))
            .about(&scene.after, answer.from()),
    )
}

/// 148: the move takes the last square from its own king, and mate follows.
fn no_flight(evidence: &Evidence, answer: Move) -> Option<Claim> {
    let scene = &evidence.scene;
    let king = scene.after.king(scene.us);
    if !mates(&scene.after, answer) || scene.to == king || !attacks::king(king).contains(scene.to) {
        return None;
    }
    let mated = scene.after.after(answer);
    let held = mated.attackers_of(scene.to, scene.them, mated.occupied().without(king).without(scene.to));
    if held.any() {
        return None;
    }
    Some(claim(evidence, Theme::BlocksOwnKing, answer)?.about(&scene.after, king))
}

/// 149: something is taken that seems protected, but the piece that protects it is tied to what stands behind it.
fn tied_guard(evidence: &Evidence, answer: Move) -> Option<Claim> {
    let scene = &evidence.scene;
    let (taken, _) = captured(&scene.after, answer)?;
    let pos = &scene.after.after(answer);
    let guards = pos.attackers_of(answer.to(), scene.us, pos.occupied());
    let pin = tied(pos, guards, answer.to())?;
    // Another piece that may take back would make the pin beside the point.
    let may_take = |&from: &Square| {
        from != pin.pinned && pos.legal_moves_from(from).iter().any(|mv| mv.to() == answer.to())
    };
    if guards.into_iter().any(|from| may_take(&from)) {
        return None;
    }
    Some(
        claim(evidence, Theme::TiedGuard, answer)?
            .with(Slot::Target, Param::Role(taken))
            .with(Slot::TargetSquare, Param::Square(answer.to()))
            .with(Slot::Defender, Param::Role(pos.role_on(pin.pinned)?))
            .with(Slot::DefenderSquare, Param::Square(pin.pinned))
            .with(Slot::Behind, Param::Role(pos.role_on(pin.behind)?))
            .with(Slot::BehindSquare, Param::Square(pin.behind))
            .with(Slot::Slider, Param::Role(pos.role_on(pin.pinner)?))
            .with(Slot::SliderSquare, Param::Square(pin.pinner))
            .about(pos, pin.pinned)
            .about(pos, pin.behind)
            .arrow(pin.pinner, pin.behind, ArrowColor::Red),
    )
}

/// The pin that ties one of the guards of a square to its king, or to something dearer that taking back would lose.
fn tied(pos: &Position, guards: Bitboard, square: Square) -> Option<pins::Pin> {
    let us = pos.turn();
    let regained = pos.role_on(square).map_or(0, value);
    let retaking =
        |pin: &pins::Pin| pos.legal_moves_from(pin.pinned).iter().copied().find(|mv| mv.to() == square);
    let costs_more =
        |pin: &pins::Pin| retaking(pin).is_some_and(|mv| regained <= gain(&pos.after(mv), !us, pin.behind));
    let absolute = pins::absolute_pins(pos, us).into_iter().filter(|pin| retaking(pin).is_none());
    let relative = pins::relative_pins(pos, us).into_iter().filter(costs_more);
    absolute.chain(relative).find(|pin| guards.contains(pin.pinned))
}
