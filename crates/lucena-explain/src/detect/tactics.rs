//! Direct tactics: checks, mates, forks, threats and trapped pieces.

use lucena_chess::{Bitboard, Move, Position, Role, Square, attacks};

use lucena_facts::pins;

use super::activity::order;
use super::forced;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::primitives::{attacks_from, capture_value, exchange_line, gain, pieces, see, value, winnings};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// 7: one piece attacks two, and whatever they answer something is won.
///
/// A double or discovered check is said as such: there the other piece does half of the work.
pub(super) fn fork(scene: &Scene) -> Option<Claim> {
    if scene.loss != 0 || scene.after.checkers().without(scene.to).any() {
        return None;
    }
    let targets = fork_targets(scene);
    let new = |&target: &Square| !attacks_from(&scene.before, scene.from).contains(target);
    if targets.len() < 2 || !targets.iter().any(new) {
        return None;
    }
    let worst = worst_reply(scene)?;
    let captures_target =
        scene.own_moves().skip(1).take(2).any(|(_, _, mv)| targets.contains(&mv.to()) && mv.is_capture());
    let role_of = |square: Square| scene.after.role_on(square);
    let royal = targets.iter().any(|&t| role_of(t) == Some(Role::King))
        && targets.iter().any(|&t| role_of(t) == Some(Role::Queen));
    let queen_falls = royal
        && scene
            .own_moves()
            .skip(1)
            .take(1)
            .any(|(_, pos, mv)| mv.is_capture() && pos.role_on(mv.to()) == Some(Role::Queen));
    let list: Vec<(Role, Square)> =
        targets.iter().filter_map(|&target| Some((role_of(target)?, target))).collect();
    let mut claim = Claim::new(Theme::Fork, if captures_target { 0.97 } else { 0.90 })
        .about(&scene.after, scene.to)
        .with(Slot::Piece, Param::Role(scene.after.role_on(scene.to)?))
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Targets, Param::Number(list.len() as i32))
        .with(Slot::Royal, Param::Flag(queen_falls))
        .with(Slot::TargetList, Param::Pieces(list))
        .proved(Proof::EveryReply { worst })
        .realized(1 < scene.line.len());
    for &target in &targets {
        claim = claim.about(&scene.after, target).arrow(scene.to, target, ArrowColor::Green);
    }
    Some(claim)
}

/// The enemy king and pieces that the moved piece attacks and could take with profit, dearest first.
pub fn fork_targets(scene: &Scene) -> Vec<Square> {
    let pos = &scene.after;
    let attacked = attacks_from(pos, scene.to) & pos.color(scene.them);
    let mut targets: Vec<Square> = (attacked - pos.role(Role::Pawn))
        .into_iter()
        .filter(|&target| {
            let Some(role) = pos.role_on(target) else { return false };
            // A cheaper or equal piece is a target only if it is undefended and cannot hit back.
            let dearer = value(pos.role_on(scene.to).unwrap_or(Role::King)) < value(role);
            let helpless = pos.attackers_of(target, scene.them, pos.occupied()).is_empty()
                && !attacks_from(pos, target).contains(scene.to);
            role == Role::King
                || (dearer || helpless)
                    && capture_value(pos, scene.to, target, Bitboard::EMPTY).is_some_and(|won| 100 <= won)
        })
        .collect();
    targets.sort_by_key(|&target| (pos.role_on(target).map_or(0, |role| -value(role)), order(scene, target)));
    targets
}

/// What we win at least, whatever they answer, counted by exchanges; nothing if some reply saves them.
fn worst_reply(scene: &Scene) -> Option<i32> {
    let replies = scene.after.legal_moves();
    let mut worst = i32::MAX;
    for &reply in &replies[..] {
        let next = scene.after.after(reply);
        let lost = winnings(&scene.after, reply);
        let captures = next.captures();
        let best = captures.iter().map(|&mv| see(&next, mv)).max().unwrap_or(0);
        if best - lost < 100 {
            let mates = next.legal_moves().iter().any(|&mv| next.after(mv).is_checkmate());
            if !mates {
                return None;
            }
        } else {
            worst = worst.min(best - lost);
        }
    }
    (!replies.is_empty()).then_some(worst)
}

/// 13: they are in check.
pub(super) fn check(scene: &Scene) -> Option<Claim> {
    if !scene.gives_check() {
        return None;
    }
    let king = scene.after.king(scene.them);
    let claim = Claim::new(Theme::Check, 1.0)
        .about(&scene.after, king)
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::KingSquare, Param::Square(king));
    let checkers = scene.after.checkers().into_iter();
    Some(
        checkers
            .fold(claim, |claim, from| claim.about(&scene.after, from).arrow(from, king, ArrowColor::Green)),
    )
}

/// 43: two pieces give check at once.
pub(super) fn double_check(scene: &Scene) -> Option<Claim> {
    let checkers = scene.after.checkers();
    if checkers.count() != 2 {
        return None;
    }
    let king = scene.after.king(scene.them);
    let claim = Claim::new(Theme::DoubleCheck, 1.0)
        .about(&scene.after, king)
        .with(Slot::To, Param::Square(scene.to))
        .realized(true);
    Some(
        checkers
            .into_iter()
            .fold(claim, |claim, from| claim.about(&scene.after, from).arrow(from, king, ArrowColor::Green)),
    )
}

/// 28: mate.
pub(super) fn checkmate(scene: &Scene) -> Option<Claim> {
    if !scene.after.is_checkmate() {
        return None;
    }
    let king = scene.after.king(scene.them);
    let claim = Claim::new(Theme::Checkmate, 1.0)
        .about(&scene.after, king)
        .with(Slot::To, Param::Square(scene.to))
        .marking(attacks::king(king) - scene.after.color(scene.them))
        .realized(true);
    let checkers = scene.after.checkers().into_iter();
    Some(
        checkers
            .fold(claim, |claim, from| claim.about(&scene.after, from).arrow(from, king, ArrowColor::Green)),
    )
}

/// What stands on a square could be taken with this profit after the move, and could not before.
fn new_threat(scene: &Scene, target: Square, least: i32) -> Option<i32> {
    let won = gain(&scene.after, scene.us, target);
    let same = scene.before.piece_on(target) == scene.after.piece_on(target);
    // While our king is in check nothing else can be taken: what was attacked all along is no new threat.
    if scene.before.is_check() && same && !is_newly_attacked(scene, target) {
        return None;
    }
    let before = if same { gain(&scene.before, scene.us, target) } else { 0 };
    (least <= won && before < least && outlives_check(scene, target, least)).then_some(won)
}

/// Whether the piece that moved attacks a square, and did not before.
fn is_newly_attacked(scene: &Scene, target: Square) -> bool {
    attacks_from(&scene.after, scene.to).contains(target)
        && !attacks_from(&scene.before, scene.from).contains(target)
}

/// Whether a threat made with check is still one when the check is answered: after half of the answers or more. While a
/// king is in check its pieces cannot take back, which makes everything look undefended.
fn outlives_check(scene: &Scene, target: Square, least: i32) -> bool {
    if !scene.after.is_check() {
        return true;
    }
    let replies = scene.after.legal_moves();
    let remains = |&&reply: &&Move| {
        let next = scene.after.after(reply);
        next.piece_on(target) == scene.after.piece_on(target) && least <= gain(&next, scene.us, target)
    };
    replies.len() <= 2 * replies.iter().filter(remains).count()
}

fn threat_claim(scene: &Scene, theme: Theme, target: Square, won: i32, confidence: f32) -> Option<Claim> {
    let role = scene.after.role_on(target)?;
    let attackers = scene.after.attackers_of(target, scene.us, scene.after.occupied());
    let attacker = attackers.into_iter().min_by_key(|&from| {
        (scene.after.role_on(from).map_or(0, value), from != scene.to, order(scene, from))
    })?;
    // The threatened captures themselves, where the turn can be passed.
    let moves = scene.passed().map(|passed| exchange_line(&passed, target)).unwrap_or_default();
    let taken = scene
        .own_moves()
        .skip(1)
        .take(2)
        .any(|(_, pos, mv)| mv.is_capture() && mv.to() == target && pos.role_on(target) == Some(role));
    let claim = Claim::new(theme, confidence)
        .about(&scene.after, target)
        .about(&scene.after, attacker)
        .with(Slot::Target, Param::Role(role))
        .with(Slot::TargetSquare, Param::Square(target))
        .with(Slot::Piece, Param::Role(scene.after.role_on(attacker)?))
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Amount, Param::Number(won))
        .arrow(attacker, target, ArrowColor::Green)
        .proved(Proof::Exchange { side: scene.us, square: target, gain: won })
        .realized(taken);
    Some(match scene.passed() {
        Some(passed) if !moves.is_empty() => claim.with(Slot::Line, Param::Moves(Box::new(passed), moves)),
        _ => claim,
    })
}

/// 18: the enemy queen can newly be taken with profit.
pub(super) fn threatens_queen(scene: &Scene) -> Option<Claim> {
    if scene.loss != 0 || scene.after.is_checkmate() {
        return None;
    }
    let queens = scene.after.pieces(scene.them, Role::Queen).into_iter();
    let threats = queens.filter_map(|queen| Some((new_threat(scene, queen, 100)?, queen)));
    let (won, queen) = threats.max_by_key(|&(won, queen)| (won, order(scene, queen)))?;
    threat_claim(scene, Theme::ThreatensQueen, queen, won, 0.95)
}

/// 24: a knight, bishop or rook can newly be taken with a profit of two pawns or more.
pub(super) fn creates_threat(scene: &Scene) -> Option<Claim> {
    if scene.loss != 0 || scene.after.is_checkmate() {
        return None;
    }
    let targets = pieces(&scene.after, scene.them) - scene.after.role(Role::Queen);
    let threats = targets.into_iter().filter_map(|target| Some((new_threat(scene, target, 200)?, target)));
    let (won, target) = threats.max_by_key(|&(won, target)| (won, order(scene, target)))?;
    threat_claim(scene, Theme::CreatesThreat, target, won, 0.90)
}

/// 52: an attacked enemy piece has newly no safe square to go to.
pub(super) fn trapped_piece(scene: &Scene) -> Option<Claim> {
    if scene.after.is_check() {
        return None;
    }
    let trapped = |pos: &Position, square: Square| {
        if gain(pos, scene.us, square) < 100 {
            return false;
        }
        let own_turn =
            if pos.turn() == scene.them { Some(*pos) } else { (!pos.is_check()).then(|| pos.after_null()) };
        own_turn.is_some_and(|pos| pos.legal_moves_from(square).iter().all(|&mv| see(&pos, mv) <= -100))
    };
    // A piece that may not leave the king's line is pinned, which has its own word.
    let pinned = pins::absolute(&scene.after, scene.them);
    let targets = (pieces(&scene.after, scene.them) - pinned).into_iter();
    let target = targets
        .filter(|&target| {
            let same = scene.before.piece_on(target) == scene.after.piece_on(target);
            trapped(&scene.after, target) && !(same && trapped(&scene.before, target))
        })
        .max_by_key(|&target| (scene.after.role_on(target).map_or(0, value), order(scene, target)))?;
    // The piece must really fall: where it stood, or where it went in vain.
    let role = scene.after.role_on(target)?;
    let mut square = target;
    let mut falls = false;
    for (ply, &mv) in scene.line.iter().enumerate().skip(1).take(4) {
        if ply % 2 == 1 {
            square = if mv.from() == square { mv.to() } else { square };
        } else if mv.is_capture() && mv.to() == square {
            falls = scene.positions[ply].role_on(square) == Some(role);
            break;
        }
    }
    let won = gain(&scene.after, scene.us, target);
    let attackers = scene.after.attackers_of(target, scene.us, scene.after.occupied());
    let claim = Claim::new(Theme::TrappedPiece, 0.90)
        .about(&scene.after, target)
        .with(Slot::Target, Param::Role(role))
        .with(Slot::TargetSquare, Param::Square(target))
        .with(Slot::To, Param::Square(scene.to))
        .proved(Proof::Exchange { side: scene.us, square: target, gain: won })
        .realized(falls && 100 <= scene.settled_balance());
    Some(attackers.into_iter().fold(claim, |claim, from| claim.arrow(from, target, ArrowColor::Green)))
}

/// The first move of a side that mates at once, if there is one.
pub(super) fn mate_in_one(pos: &Position) -> Option<Move> {
    let moves = pos.legal_moves();
    let mut mating: Vec<Move> =
        moves.iter().copied().filter(|&mv| pos.gives_check(mv) && pos.after(mv).is_checkmate()).collect();
    let seen =
        |square: Square| if pos.turn() == lucena_chess::Color::White { square } else { square.flip_rank() };
    // A queen's promotion comes before lesser ones.
    mating.sort_by_key(|mv| (seen(mv.to()), seen(mv.from()), mv.promotion().map_or(0, |role| -value(role))));
    mating.first().copied()
}

/// 55: if they did nothing we would mate at once, which was not so before.
pub(super) fn mate_threat(scene: &Scene) -> Option<Claim> {
    let passed = scene.passed()?;
    let mate = mate_in_one(&passed)?;
    if mate_in_one(&scene.before).is_some() {
        return None;
    }
    let king = scene.after.king(scene.them);
    Some(
        Claim::new(Theme::MateThreat, 0.95)
            .about(&scene.after, king)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(mate.to()))
            .with(Slot::Line, Param::Moves(Box::new(passed), vec![mate]))
            .arrow(mate.from(), mate.to(), ArrowColor::Green)
            .proved(Proof::NullMove { moves: vec![mate], delta: 100.0 })
            .realized(true),
    )
}

/// 89: the line of play ends in mate; that it is forced is for the search or for trying every reply to say.
pub(super) fn mate_in_n(scene: &Scene) -> Option<Claim> {
    let last = scene.positions.last()?;
    let plies = scene.line.len();
    if plies < 3 || plies.is_multiple_of(2) || !last.is_checkmate() {
        return None;
    }
    let moves = plies.div_ceil(2);
    if 3 < moves || !forced::is_forced_mate(&scene.after, moves - 1) {
        return None;
    }
    let king = last.king(scene.them);
    Some(
        Claim::new(Theme::MateInN, 0.97)
            .with(Slot::Count, Param::Number(moves as i32))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Line, Param::WholeLine(Box::new(scene.before), scene.line.clone()))
            .arrow(scene.from, scene.to, ArrowColor::Green)
            .marking(king.into())
            .proved(Proof::Line { moves: scene.line.clone(), balance: 0 })
            .realized(true),
    )
}
