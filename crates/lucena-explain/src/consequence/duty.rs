//! Why a move can be punished now: what the moved piece was doing before, or why nobody may take back.
//!
//! The strike, the first move of the refutation that wins something, is tried on a board on which the moved piece stands where it
//! stood. Where it is not good there, the piece had a duty and gave it up: a guard, a line that was shut, a pin, or a square for
//! the king. Where the strike is good all the same, a piece that seems to protect may be tied to something behind it.

use lucena_chess::{Bitboard, Move, Position, Square, attacks};
use lucena_facts::duty::{self, How};
use lucena_facts::pins;

use super::blame::{contrast, punishment};
use super::{costs_material, exchange};
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::level::Level;
use crate::primitives::{captured, destination, exchange_line, gain, see, value};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// How much a strike must win, in hundredths.
const WINS: i32 = 100;
/// How far into the refutation the strike may come, in half-moves.
const LATEST: usize = 7;

/// The first move of theirs along a line that wins something at once, with the board it is played on.
#[derive(Clone, Copy)]
pub(super) struct Strike<'a> {
    pub(super) ply: usize,
    pub(super) pos: &'a Position,
    pub(super) mv: Move,
    pub(super) mates: bool,
}

impl<'a> Strike<'a> {
    /// The first strike against the side that moved.
    pub(super) fn first(scene: &'a Scene) -> Option<Strike<'a>> {
        (1..scene.line.len().min(LATEST + 1)).step_by(2).find_map(|ply| {
            let (pos, mv) = (&scene.positions[ply], scene.line[ply]);
            let mates = pos.after(mv).is_checkmate();
            let wins = (mv.is_capture() || mv.is_promotion()) && WINS <= see(pos, mv);
            (mates || wins).then_some(Strike { ply, pos, mv, mates })
        })
    }

    /// Their first move, whatever it does.
    fn answer(scene: &'a Scene) -> Option<Strike<'a>> {
        let mv = *scene.line.get(1)?;
        Some(Strike { ply: 1, pos: &scene.after, mv, mates: scene.after.after(mv).is_checkmate() })
    }

    /// What it takes and where, or else where it lands.
    pub(super) fn target(&self) -> Square {
        captured(self.pos, self.mv).map_or(self.mv.to(), |(_, square)| square)
    }
}

/// What the move gave up, if the strike makes use of that.
pub(super) fn given_up(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let costs = costs_material(evidence);
    // Whether the moved piece can be taken is a question of who may take back; its old square does not matter.
    let at_once = exchange::is_taken_at_once(evidence);
    let strike = Strike::first(scene).filter(|strike| costs || strike.mates || (at_once && strike.ply == 1));
    let elsewhere = strike.filter(|strike| strike.target() != scene.to);
    let duty =
        elsewhere.and_then(|strike| no_flight(evidence, &strike).or_else(|| old_duty(evidence, &strike)));
    let answer = Strike::answer(scene).filter(|_| costs || at_once);
    duty.or_else(|| tied_guard(evidence, answer.as_ref()?))
        .or_else(|| opens_check(evidence, answer.as_ref()?))
}

/// 147: the answer gives check along a line on which the moved piece stood.
fn opens_check(evidence: &Evidence, answer: &Strike<'_>) -> Option<Claim> {
    let scene = &evidence.scene;
    let king = scene.after.king(scene.us);
    let at = destination(answer.mv);
    let way = attacks::between(at, king);
    let checks = answer.pos.after(answer.mv).checkers().contains(at);
    if !checks
        || answer.target() == scene.to
        || !way.contains(scene.from)
        || way.contains(scene.to)
        || king == scene.to
    {
        return None;
    }
    Some(
        claim(evidence, Theme::OpensLine, answer)?
            .with(Slot::Checks, Param::Flag(true))
            .with(Slot::Slider, Param::Role(answer.pos.role_on(answer.mv.from())?))
            .with(Slot::SliderSquare, Param::Square(at))
            .with(Slot::TargetSquare, Param::Square(king)),
    )
}

/// The board of the strike with the moved piece where it stood; nothing if that makes no sense.
fn as_if_unmoved(scene: &Scene, strike: &Strike<'_>) -> Option<Position> {
    if strike.ply == 1 {
        return (!scene.before.is_check()).then(|| scene.before.after_null());
    }
    let has_left = scene.line[1..strike.ply].iter().any(|mv| mv.from() == scene.to || mv.to() == scene.to);
    if has_left || scene.mv.is_capture() || scene.mv.is_castle() || scene.mv.is_promotion() {
        return None;
    }
    duty::with_piece_back(strike.pos, scene.to, scene.from)
}

/// 146, 147 and 151: on its old square the moved piece kept the strike from being good.
fn old_duty(evidence: &Evidence, strike: &Strike<'_>) -> Option<Claim> {
    let scene = &evidence.scene;
    let then = as_if_unmoved(scene, strike)?;
    // The strike must not be good on that board at all: half a reason misleads.
    if then.is_legal(strike.mv) && 0 < duty::worth(&then, strike.mv) {
        return None;
    }
    let same_piece = then.piece_on(strike.mv.from()) == strike.pos.piece_on(strike.mv.from());
    let found = duty::duty_against(&then, scene.from, strike.mv).filter(|_| same_piece)?;
    let target = strike.target();
    let victim = captured(strike.pos, strike.mv);
    // What only comes there along the line was not guarded before.
    if victim.is_some() && strike.pos.piece_on(target) != scene.after.piece_on(target) {
        return None;
    }
    let occupied = strike.pos.occupied().without(strike.mv.from());
    let still = strike.pos.piece_on(scene.to).map(|piece| attacks::by(piece, scene.to, occupied));
    match found.how {
        How::Guards if still.is_some_and(|seen| seen.contains(strike.mv.to())) => None,
        How::Guards => {
            let claim = claim(evidence, Theme::GivesUpGuard, strike)?;
            let claim = claim.with(Slot::TargetSquare, Param::Square(target));
            Some(match victim {
                Some((role, _)) => claim.with(Slot::Target, Param::Role(role)),
                None => claim,
            })
        }
        How::Blocks => Some(
            claim(evidence, Theme::OpensLine, strike)?
                .with(Slot::Checks, Param::Flag(false))
                .with(Slot::Slider, Param::Role(strike.pos.role_on(strike.mv.from())?))
                .with(Slot::SliderSquare, Param::Square(strike.mv.from()))
                .with(Slot::TargetSquare, Param::Square(strike.mv.to())),
        ),
        How::Pins => Some(
            claim(evidence, Theme::ReleasesPin, strike)?
                .with(Slot::Target, Param::Role(strike.pos.role_on(strike.mv.from())?))
                .with(Slot::TargetSquare, Param::Square(strike.mv.from())),
        ),
        How::Otherwise => None,
    }
}

/// The claim of a theme with the strike and what it costs.
fn claim(evidence: &Evidence, theme: Theme, strike: &Strike<'_>) -> Option<Claim> {
    let scene = &evidence.scene;
    let moved = scene.before.role_on(scene.from)?;
    let whole = punishment(scene);
    let wins = strike.mv.is_capture() && WINS <= see(strike.pos, strike.mv);
    let is_whole = strike.mates || costs_material(evidence);
    let (line, cost) = match whole {
        Param::WholeLine(start, moves) if is_whole && moves.len() <= Level::Medium.proof_plies() => {
            let cost = if strike.mates { 0 } else { -scene.settled_balance() / 100 };
            (Param::WholeLine(start, moves), cost)
        }
        // Where the line has no end that could be shown, the captures of the strike are shown alone.
        _ if strike.ply == 1 && wins && scene.captured.is_none() => {
            let mut line = vec![strike.mv];
            line.extend(exchange_line(&strike.pos.after(strike.mv), strike.mv.to()));
            // Where something is won back later, what is lost for good is not counted.
            let cost = if is_whole { see(strike.pos, strike.mv) / 100 } else { 0 };
            (Param::WholeLine(Box::new(scene.after), line), cost)
        }
        line => (line, 0),
    };
    let claim = contrast(evidence, theme, 0.96)?
        .with(Slot::Piece, Param::Role(moved))
        .with(Slot::PieceSquare, Param::Square(scene.from))
        .with(Slot::Line, line)
        .with(Slot::Count, Param::Number(cost.max(0)))
        .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() });
    Some(claim.arrow(strike.mv.from(), destination(strike.mv), ArrowColor::Red))
}

/// 148: the move takes the last square from its own king, and mate follows.
fn no_flight(evidence: &Evidence, strike: &Strike<'_>) -> Option<Claim> {
    let scene = &evidence.scene;
    let king = scene.after.king(scene.us);
    let mated = strike.pos.after(strike.mv);
    let stays = mated.piece_on(scene.to) == scene.after.piece_on(scene.to) && mated.king(scene.us) == king;
    if !strike.mates || scene.to == king || !stays || !attacks::king(king).contains(scene.to) {
        return None;
    }
    let held = mated.attackers_of(scene.to, scene.them, mated.occupied().without(king).without(scene.to));
    if held.any() {
        return None;
    }
    Some(claim(evidence, Theme::BlocksOwnKing, strike)?.about(&scene.after, king))
}

/// 149: something is taken that seems protected, but the piece that protects it is tied to what stands behind it.
fn tied_guard(evidence: &Evidence, strike: &Strike<'_>) -> Option<Claim> {
    let (taken, square) = captured(strike.pos, strike.mv)?;
    let pos = &strike.pos.after(strike.mv);
    let guards = pos.attackers_of(strike.mv.to(), pos.turn(), pos.occupied());
    let pin = tied(pos, guards, strike.mv.to())?;
    // Another piece that may take back would make the pin beside the point.
    let may_take = |&from: &Square| {
        from != pin.pinned && pos.legal_moves_from(from).iter().any(|mv| mv.to() == strike.mv.to())
    };
    if guards.into_iter().any(|from| may_take(&from)) {
        return None;
    }
    Some(
        claim(evidence, Theme::TiedGuard, strike)?
            .with(Slot::Target, Param::Role(taken))
            .with(Slot::TargetSquare, Param::Square(square))
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
