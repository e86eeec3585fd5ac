//! What a move keeps from happening, or keeps a piece of theirs from doing: two threats met at once, a guard tied to its post.

use lucena_chess::{Position, Role, Square};

use super::activity::order;
use crate::claim::{ArrowColor, Claim, Param};
use crate::primitives::{Phase, attacks_from, gain, gain_without};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// The least that a threat wins, in hundredths.
const THREAT: i32 = 100;

/// 170: two pieces of ours could be taken, and after one quiet move neither can.
pub(super) fn meets_two_threats(scene: &Scene) -> Option<Claim> {
    if scene.before.is_check() || scene.gives_check() || scene.mv.is_capture() || scene.mv.is_castle() {
        return None;
    }
    let in_danger = |pos: &Position, square: Square| THREAT <= gain(pos, scene.them, square);
    let ours = scene.before.color(scene.us) - scene.before.role(Role::King);
    let mut threatened: Vec<Square> = ours
        .into_iter()
        .filter(|&square| in_danger(&scene.before, square))
        .map(|square| scene.follow(square))
        .collect();
    threatened.sort_by_key(|&square| order(scene, square));
    let is_met = threatened.len() == 2 && !threatened.iter().any(|&square| in_danger(&scene.after, square));
    if !is_met {
        return None;
    }
    let named =
        threatened.iter().filter_map(|&square| Some((scene.after.role_on(square)?, square))).collect();
    let claim = Claim::new(Theme::MeetsTwoThreats, 0.90)
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::TargetList, Param::Pieces(named))
        .arrow(scene.from, scene.to, ArrowColor::Green);
    Some(threatened.into_iter().fold(claim, |claim, square| claim.about(&scene.after, square)))
}

/// 171: the moved piece attacks something that one piece alone guards, which has to stay where it is from now on.
pub(super) fn ties_defender(scene: &Scene) -> Option<Claim> {
    if scene.loss != 0 || scene.gives_check() || scene.mv.is_castle() || scene.role == Role::King {
        return None;
    }
    let pos = &scene.after;
    let newly = attacks_from(pos, scene.to) - attacks_from(&scene.before, scene.from);
    // In the opening every pawn is guarded by something.
    let worthwhile = if scene.phase() == Phase::Endgame {
        pos.role(Role::King)
    } else {
        pos.role(Role::King) | pos.role(Role::Pawn)
    };
    let tied = |target: Square| {
        let guard = pos.attackers_of(target, scene.them, pos.occupied()).single()?;
        let is_piece = !matches!(pos.role_on(guard)?, Role::Pawn | Role::King);
        let holds = gain(pos, scene.us, target) < THREAT
            && THREAT <= gain_without(pos, scene.us, target, guard.into());
        (is_piece && holds).then_some((target, guard))
    };
    let targets = (newly & pos.color(scene.them)) - worthwhile;
    let (target, guard) =
        targets.into_iter().filter_map(tied).min_by_key(|&(target, _)| order(scene, target))?;
    Some(
        Claim::new(Theme::TiesDefender, 0.80)
            .about(pos, guard)
            .about(pos, target)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Defender, Param::Role(pos.role_on(guard)?))
            .with(Slot::DefenderSquare, Param::Square(guard))
            .with(Slot::Target, Param::Role(pos.role_on(target)?))
            .with(Slot::TargetSquare, Param::Square(target))
            .arrow(scene.to, target, ArrowColor::Green),
    )
}
