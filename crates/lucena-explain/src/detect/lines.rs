//! Combinations read off the line of play: the line itself is the proof, no geometry is guessed.
//!
//! In the comments M0 is the explained move, R0 the reply, M1 and M2 our next moves.

use lucena_chess::{Move, Position, Role, Square, attacks};

use super::activity::order;
use super::tactics;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::primitives::{attacks_from, captured, gain, gain_without, material_balance, pieces, see, value};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// The reply and our next move, with the positions they are made in.
struct Follow {
    reply: Move,
    next: Move,
    /// The position before our next move.
    pos: Position,
}

fn follow(scene: &Scene) -> Option<Follow> {
    Some(Follow { reply: *scene.line.get(1)?, next: *scene.line.get(2)?, pos: *scene.positions.get(2)? })
}

/// Whether our next move wins a pawn's worth or more by taking, promotes, or mates.
fn pays(follow: &Follow) -> bool {
    let after = follow.pos.after(follow.next);
    let takes = follow.next.is_capture() && 100 <= see(&follow.pos, follow.next);
    takes || follow.next.is_promotion() || after.is_checkmate()
}

/// A claim proved by the line of play.
fn line_claim(scene: &Scene, theme: Theme, confidence: f32) -> Claim {
    let balance = scene.settled_balance();
    Claim::new(theme, confidence)
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Line, Param::Moves(Box::new(scene.before), scene.line.clone()))
        .proved(Proof::Line { moves: scene.line.clone(), balance })
        .realized(scene.pays_off())
}

/// Whether the move forces: a check, a capture, or a threat.
fn is_forcing(scene: &Scene) -> bool {
    scene.gives_check()
        || scene.mv.is_capture()
        || tactics::threatens_queen(scene).is_some()
        || tactics::creates_threat(scene).is_some()
        || tactics::mate_threat(scene).is_some()
}

/// 44: M0, R0 and M1 meet on one square, and M1's slider looked through the piece that R0 took with.
pub(super) fn x_ray(scene: &Scene) -> Option<Claim> {
    let next = follow(scene)?;
    let (square, slider) = (scene.to, next.next.from());
    let meets = next.reply.to() == square && next.next.to() == square && next.reply.is_capture();
    if !meets || !attacks::between(slider, square).contains(next.reply.from()) || scene.mv.is_castle() {
        return None;
    }
    Some(
        line_claim(scene, Theme::XRay, 0.90)
            .with(Slot::Slider, Param::Role(next.pos.role_on(slider)?))
            .with(Slot::SliderSquare, Param::Square(slider))
            .with(Slot::TargetSquare, Param::Square(square))
            .arrow(slider, square, ArrowColor::Blue),
    )
}

/// 45: M0 takes a defender, and M1 takes what it defended.
pub(super) fn removes_defender(scene: &Scene) -> Option<Claim> {
    let (_, taken) = scene.captured?;
    let next = follow(scene)?;
    let target = next.next.to();
    let guarded = attacks_from(&scene.before, taken).contains(target);
    let same =
        scene.before.piece_on(target).is_some() && scene.before.piece_on(target) == next.pos.piece_on(target);
    let fell = gain(&scene.before, scene.us, target) < 100 && 100 <= gain(&scene.after, scene.us, target);
    if !next.next.is_capture() || target == scene.to || !guarded || !same || !fell || !pays(&next) {
        return None;
    }
    Some(
        line_claim(scene, Theme::RemovesDefender, 0.90)
            .about(&scene.after, target)
            .with(Slot::Target, Param::Role(scene.before.role_on(target)?))
            .with(Slot::TargetSquare, Param::Square(target))
            .arrow(next.next.from(), target, ArrowColor::Green),
    )
}

/// 46: M0 calls a piece away by a check or an offer, and M1 takes what it guarded, or promotes where it stood in the way.
pub(super) fn deflection(scene: &Scene) -> Option<Claim> {
    let next = follow(scene)?;
    let (guard, target) = (next.reply.from(), next.next.to());
    let answers = next.reply.to() == scene.to || scene.gives_check();
    // A trade calls nobody away.
    let offers = scene.captured.is_none_or(|(role, _)| value(role) < rank(scene.role));
    // What is worth more than its taker falls whether it is guarded or not.
    let striker = next.pos.role_on(next.next.from())?;
    let matters = captured(&next.pos, next.next).is_none_or(|(role, _)| rank(role) <= rank(striker));
    let strikes = next.next.is_capture() || next.next.is_promotion();
    let seen = attacks_from(&scene.after, guard);
    let stood_before_pawn =
        next.next.is_promotion() && guard.file() == target.file() && seen.contains(next.next.from());
    let now = next.pos.occupied().without(next.next.from());
    let still = next
        .pos
        .piece_on(next.reply.to())
        .is_some_and(|piece| attacks::by(piece, next.reply.to(), now).contains(target));
    let elsewhere = target != next.reply.to() && target != scene.to;
    let guarded = seen.contains(target) || stood_before_pawn;
    if !answers || !offers || !matters || !strikes || !guarded || still || !elsewhere {
        return None;
    }
    let guard_role = scene.after.role_on(guard)?;
    Some(
        line_claim(scene, Theme::Deflection, 0.88)
            .with(Slot::Line, Param::Moves(Box::new(scene.before), scene.line[..2].to_vec()))
            .about(&scene.after, guard)
            .with(Slot::Defender, Param::Role(guard_role))
            .with(Slot::DefenderSquare, Param::Square(guard))
            .with(Slot::TargetSquare, Param::Square(target))
            .arrow(next.next.from(), target, ArrowColor::Green)
            .realized(true),
    )
}

/// What a piece is worth where it may take or be taken: a king more than all others.
fn rank(role: Role) -> i32 {
    if role == Role::King { i32::MAX } else { value(role) }
}

/// 47: one piece guards two others; M0 takes the first, it takes back, and M1 takes the second.
pub(super) fn overloading(scene: &Scene) -> Option<Claim> {
    let next = follow(scene)?;
    let (guard, first, second) = (next.reply.from(), scene.to, next.next.to());
    let retakes = scene.mv.is_capture() && next.reply.to() == first && next.reply.is_capture();
    if !retakes || !next.next.is_capture() || second == first || !pays(&next) {
        return None;
    }
    let depends = |target: Square| {
        gain(&scene.before, scene.us, target) < 100
            && 100 <= gain_without(&scene.before, scene.us, target, guard.into())
    };
    let piece = scene.before.piece_on(guard)?;
    let seen = attacks::by(piece, guard, scene.before.occupied());
    if !seen.contains(first) || !seen.contains(second) || !depends(first) || !depends(second) {
        return None;
    }
    Some(
        line_claim(scene, Theme::Overloading, 0.90)
            .about(&scene.before, guard)
            .with(Slot::Defender, Param::Role(piece.role()))
            .with(Slot::DefenderSquare, Param::Square(guard))
            .with(Slot::TargetSquare, Param::Square(first))
            .with(Slot::SecondTarget, Param::Square(second))
            .arrow(scene.from, first, ArrowColor::Green)
            .arrow(next.next.from(), second, ArrowColor::Green),
    )
}

/// 48: M0 lets itself be taken by king, queen or rook, and M1 hits that piece on its new square.
pub(super) fn attraction(scene: &Scene) -> Option<Claim> {
    let next = follow(scene)?;
    let square = scene.to;
    let taker = scene.after.role_on(next.reply.from())?;
    let taken = next.reply.to() == square && next.reply.is_capture();
    if !taken || !matches!(taker, Role::King | Role::Queen | Role::Rook) || next.next.to() == square {
        return None;
    }
    let after = next.pos.after(next.next);
    let hits = attacks_from(&after, crate::primitives::destination(next.next)).contains(square)
        || (taker == Role::King && after.is_check());
    let struck = match taker {
        Role::King => after.is_check(),
        _ => scene.line.get(4).is_some_and(|mv| mv.to() == square && mv.is_capture()),
    };
    if !hits || !struck {
        return None;
    }
    Some(
        line_claim(scene, Theme::Attraction, 0.90)
            .with(Slot::Defender, Param::Role(taker))
            .with(Slot::DefenderSquare, Param::Square(next.reply.from()))
            .with(Slot::TargetSquare, Param::Square(square))
            .arrow(next.next.from(), next.next.to(), ArrowColor::Green)
            .realized(true),
    )
}

/// 49: M0, or the reply it provokes, cuts the line between an enemy slider and what it defended.
pub(super) fn interference(scene: &Scene) -> Option<Claim> {
    let next = follow(scene)?;
    let target = next.next.to();
    // What falls must be without any guard once the line is cut.
    let bare = next.pos.occupied().without(next.next.from());
    let hangs = next.pos.attackers_of(target, scene.them, bare).is_empty();
    if !next.next.is_capture() || !hangs || target == scene.to || target == next.reply.to() {
        return None;
    }
    let cut_by_us = (&scene.before, scene.to);
    let cut_by_them = (&scene.after, next.reply.to());
    for (own, (pos, blocker)) in [(true, cut_by_us), (false, cut_by_them)] {
        let sliders = pieces(pos, scene.them) - pos.role(Role::Knight);
        // The guard may stay or, attacked by what cut its line, run away: nothing guards the target any more.
        let is_cut = |&slider: &Square| {
            attacks_from(pos, slider).contains(target) && attacks::between(slider, target).contains(blocker)
        };
        let cut = sliders.into_iter().filter(is_cut).min_by_key(|&slider| order(scene, slider));
        if let Some(slider) = cut {
            return Some(
                line_claim(scene, Theme::Interference, 0.88)
                    .about(&scene.after, slider)
                    .with(Slot::Own, Param::Flag(own))
                    .with(Slot::Defender, Param::Role(pos.role_on(slider)?))
                    .with(Slot::DefenderSquare, Param::Square(slider))
                    .with(Slot::TargetSquare, Param::Square(target))
                    .arrow(slider, target, ArrowColor::Blue)
                    .arrow(next.next.from(), target, ArrowColor::Green)
                    .realized(true),
            );
        }
    }
    None
}

/// 50: M0 leaves a square or line, and M1 with another slider uses exactly that.
pub(super) fn clearance(scene: &Scene) -> Option<Claim> {
    let next = follow(scene)?;
    let slider = next.next.from();
    let role = next.pos.role_on(slider)?;
    let uses = next.next.to() == scene.from || attacks::between(slider, next.next.to()).contains(scene.from);
    let plain = !scene.mv.is_promotion() && !scene.mv.is_castle() && !next.next.is_castle();
    let apart = slider != scene.to && next.next.to() != scene.to && next.next.to() != next.reply.to();
    if !uses || !plain || !apart || !matches!(role, Role::Bishop | Role::Rook | Role::Queen) {
        return None;
    }
    // A capture through the square just left is a discovered attack. A king that went where it is checked was driven there:
    // nothing was cleared.
    let driven = next.pos.role_on(next.reply.to()) == Some(Role::King) && next.pos.gives_check(next.next);
    if next.next.is_capture() || next.pos.is_check() || driven {
        return None;
    }
    let gives = scene.captured.is_none() || scene.loss > 0;
    if !gives {
        return None;
    }
    Some(
        line_claim(scene, Theme::Clearance, 0.88)
            .about(&scene.after, slider)
            .with(Slot::Slider, Param::Role(role))
            .with(Slot::SliderSquare, Param::Square(slider))
            .with(Slot::FrontSquare, Param::Square(scene.from))
            .arrow(slider, next.next.to(), ArrowColor::Green)
            .realized(true),
    )
}

/// 51: instead of taking back at once, M0 strikes elsewhere, and M1 takes back.
pub(super) fn intermezzo(scene: &Scene) -> Option<Claim> {
    let (earlier, last) = scene.history.as_ref()?.plies.last()?;
    let square = last.to();
    let next = follow(scene)?;
    if !last.is_capture() || scene.to == square || next.next.to() != square || !next.next.is_capture() {
        return None;
    }
    let captures = scene.before.captures();
    let possible =
        captures.iter().any(|&mv| mv.to() == square && mv.is_capture() && 0 <= see(&scene.before, mv));
    let retaken = captured(earlier, *last).is_some();
    // The piece that is taken back must be the one that took: it did not move on.
    let same = scene.before.piece_on(square) == next.pos.piece_on(square);
    if !possible || !retaken || !same || !is_forcing(scene) {
        return None;
    }
    Some(
        line_claim(scene, Theme::Intermezzo, 0.90)
            .with(Slot::TargetSquare, Param::Square(square))
            .arrow(scene.from, scene.to, ArrowColor::Green)
            .arrow(next.next.from(), square, ArrowColor::Green)
            .realized(true),
    )
}

/// 59: after our second or a later move of the line we are two pawns or more down.
pub(super) fn sacrifice(scene: &Scene) -> Option<Claim> {
    let start = material_balance(&scene.before, scene.us);
    let down = (3..scene.positions.len()).step_by(2).find(|&ply| {
        let promoted = scene.line[..ply].iter().skip(1).step_by(2).any(|mv| mv.is_promotion());
        material_balance(&scene.positions[ply], scene.us) <= start - 200 && !promoted
    })?;
    let mates = scene.positions.last().is_some_and(|pos| pos.is_checkmate() && pos.turn() == scene.them);
    // What is given is what they take: the first piece of ours that falls along the line.
    // A piece that is taken back after it took its like was traded, not given, if there is another.
    let fallen: Vec<(usize, Role, Square)> = (1..down)
        .step_by(2)
        .filter_map(|ply| {
            captured(&scene.positions[ply], scene.line[ply]).map(|(role, square)| (ply, role, square))
        })
        .filter(|&(_, role, _)| role != Role::Pawn)
        .collect();
    // So was one that is paid for at once elsewhere.
    let is_gift = |&&(ply, role, square): &&(usize, Role, Square)| {
        let taken = captured(&scene.positions[ply - 1], scene.line[ply - 1]);
        let next = scene.line.get(ply + 1).and_then(|&mv| captured(&scene.positions[ply + 1], mv));
        taken.is_none_or(|(paid, at)| at != square || value(paid) < value(role))
            && next.is_none_or(|(paid, _)| value(paid) < value(role))
    };
    let &(_, given, square) = fallen.iter().find(is_gift).or_else(|| fallen.first())?;
    let real = scene.settled_balance() < 0 && !mates;
    let shown = if mates { Some(&scene.line[..]) } else { scene.shortest_proof() };
    let mut claim = line_claim(scene, Theme::Sacrifice, 0.95)
        .with(Slot::Piece, Param::Role(given))
        .with(Slot::TargetSquare, Param::Square(square))
        .with(Slot::Real, Param::Flag(real))
        .with(Slot::Sham, Param::Flag(!real && !mates))
        .with(Slot::Mates, Param::Flag(mates))
        .with(
            Slot::Moved,
            Param::Flag(square == scene.to && scene.line.get(1).is_some_and(|mv| mv.to() == square)),
        )
        .with(Slot::Count, Param::Number((start - material_balance(&scene.positions[down], scene.us)) / 100))
        .arrow(scene.from, scene.to, ArrowColor::Green)
        .realized(true);
    // A line that does not show where the material ends is not shown at all.
    match shown {
        Some(line) => claim = claim.with(Slot::Line, Param::WholeLine(Box::new(scene.before), line.to_vec())),
        None => drop(claim.params.remove(&Slot::Line)),
    }
    Some(claim)
}

/// 60: a piece that was lost anyway takes something before it goes.
pub(super) fn desperado(scene: &Scene) -> Option<Claim> {
    let (role, square) = scene.captured?;
    let lost = gain(&scene.before, scene.them, scene.from);
    if matches!(scene.role, Role::Pawn | Role::King) || lost < value(scene.role) - 100 || scene.loss == 0 {
        return None;
    }
    let safe = scene
        .before
        .legal_moves_from(scene.from)
        .iter()
        .any(|&mv| -100 < see(&scene.before, mv) && !mv.is_capture());
    if safe || scene.line.get(1).is_none_or(|mv| mv.to() != scene.to) {
        return None;
    }
    Some(
        line_claim(scene, Theme::Desperado, 0.88)
            .about(&scene.after, scene.to)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::Captured, Param::Role(role))
            .with(Slot::TargetSquare, Param::Square(square))
            .arrow(scene.from, scene.to, ArrowColor::Green)
            .realized(true),
    )
}

/// 137: the line wins material, by whatever means.
pub(super) fn wins_material_by_force(scene: &Scene) -> Option<Claim> {
    let balance = scene.settled_balance() - scene.debt();
    if balance < 100 || scene.line.len() < 3 || scene.mv.is_promotion() {
        return None;
    }
    // What falls: the dearest piece of theirs that we take along the line.
    let (role, square) = scene
        .own_moves()
        .filter_map(|(_, pos, mv)| captured(&pos, mv))
        .max_by_key(|&(role, square)| (value(role), order(scene, square)))?;
    let proof = scene.forced_proof()?.to_vec();
    // Whoever was behind and does not get ahead wins nothing, but wins something back. Without a history, material that only
    // restores the balance was given up before, most likely.
    let known = scene.history.as_ref().is_some_and(|history| !history.plies.is_empty());
    let balance_of = |pos: &Position| material_balance(pos, scene.us);
    let (then, now) = (balance_of(&scene.before), balance_of(&scene.settled()));
    let restores = (!known && now == 0) || (then < 0 && now <= 0);
    Some(
        line_claim(scene, Theme::WinsMaterialByForce, 0.90)
            .with(Slot::Restores, Param::Flag(restores))
            .with(Slot::Line, Param::WholeLine(Box::new(scene.before), proof))
            .with(Slot::Captured, Param::Role(role))
            .with(Slot::TargetSquare, Param::Square(square))
            .with(Slot::Count, Param::Number(balance / 100))
            .with(Slot::Amount, Param::Number(balance))
            .arrow(scene.from, scene.to, ArrowColor::Green)
            .realized(true),
    )
}
