//! How the better move meets what the move allows: it guards the target, takes the attacker, shuts the line or moves away.

use lucena_chess::{Bitboard, attacks};

use super::blame::contrast;
use super::costs_material;
use super::duty::Strike;
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::primitives::{attacks_from, captured, see};
use crate::slot::Slot;
use crate::theme::Theme;

/// 156: the strike that follows the move does not work after the better one, and why.
pub(super) fn better_parries(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    // Where the better move mates, nobody asks what else it does.
    let best = evidence.best_scene.as_ref().filter(|_| !evidence.best.mates())?;
    let strike = Strike::first(scene)?;
    const SOON: usize = 3;
    if SOON < strike.ply || (!strike.mates && !costs_material(evidence)) {
        return None;
    }
    let (target, from) = (strike.target(), strike.mv.from());
    let victim = captured(strike.pos, strike.mv).map(|(role, _)| role);
    // The same piece must stand there on both boards, and the striker where it strikes from.
    let same = |square| scene.after.piece_on(square) == scene.before.piece_on(square);
    let stands = strike.ply == 1 || (same(target) && same(from));
    // What only comes there along the line needed no parry.
    let comes = victim.is_some() && strike.pos.piece_on(target) != scene.after.piece_on(target);
    if target == scene.to || !same(target) || !stands || comes {
        return None;
    }
    let after = &best.after;
    let works = after.is_legal(strike.mv)
        && (after.after(strike.mv).is_checkmate() || 0 < see(after, strike.mv) && !strike.mates);
    let way = attacks::between(from, strike.mv.to());
    let guarded = |pos: &lucena_chess::Position, piece| attacks_from(pos, piece).contains(strike.mv.to());
    let how = if best.from == target && !best.mv.is_castle() {
        "moves"
    } else if best.captured.is_some_and(|(_, square)| square == from) {
        "takes"
    } else if works {
        return None;
    } else if guarded(after, best.to) && !guarded(&best.before, best.from) {
        "guards"
    } else if way.contains(best.to) && (way & Bitboard::from(best.from)).is_empty() {
        "blocks"
    } else {
        return None;
    };
    if how == "moves" && victim.is_none() {
        return None;
    }
    let claim = contrast(evidence, Theme::BetterParries, 0.92)?
        .with(Slot::TargetSquare, Param::Square(target))
        .with(Slot::Keeps, Param::Word(how))
        .with(Slot::Slider, Param::Role(scene.before.role_on(from)?))
        .with(Slot::SliderSquare, Param::Square(from))
        .proved(Proof::Line { moves: best.line.clone(), balance: best.settled_balance() });
    Some(match victim {
        Some(role) => claim.with(Slot::Target, Param::Role(role)),
        None => claim,
    })
}
