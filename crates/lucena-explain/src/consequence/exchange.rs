//! Captures told by who attacks and who guards: what the move leaves to be taken, what it takes though it is guarded, and what it
//! leaves standing though it could be taken.

use lucena_chess::{Color, Position, Role, Square};

use super::blame::{chance, contrast, punishment};
use super::{costs_material, ledger};
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::primitives::{captured, destination, exchange_line, gain, see, value, winnings};
use crate::slot::Slot;
use crate::theme::Theme;

/// How many pieces a sentence names on each side.
const NAMED: usize = 3;
/// How many half-moves anybody follows, and how many a reader follows beside what is taken at once.
const SHORT: usize = 3;
const FOLLOWED: usize = 9;

/// The pieces of a side that attack a square, the cheapest first.
fn attackers(pos: &Position, side: Color, square: Square) -> Vec<(Role, Square)> {
    let from = pos.attackers_of(square, side, pos.occupied());
    let mut found: Vec<(Role, Square)> =
        from.into_iter().filter_map(|from| Some((pos.role_on(from)?, from))).collect();
    let seen = |square: Square| if side == Color::White { square } else { square.flip_rank() };
    found.sort_by_key(|&(role, square)| (value(role), seen(square)));
    found
}

/// Fills in who attacks a square and who guards it.
fn with_forces(claim: Claim, attack: Vec<(Role, Square)>, guard: Vec<(Role, Square)>) -> Claim {
    let claim = claim.with(Slot::Their, Param::Number(attack.len() as i32));
    let claim = claim.with(Slot::Own, Param::Number(guard.len() as i32));
    let claim = claim.with(Slot::Pieces, Param::Pieces(attack));
    if guard.is_empty() { claim } else { claim.with(Slot::TargetList, Param::Pieces(guard)) }
}

/// The line of the loss and what it costs; the exchange alone where it is nearly all, or where the line of the move has no point that
/// can be shown.
fn with_loss(claim: Claim, evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let answer = *scene.line.get(1)?;
    let won = winnings(&scene.before, scene.mv);
    let (plain, whole) = (see(&scene.after, answer) - won, -scene.settled_balance());
    let (line, cost) = match punishment(scene) {
        // What falls later on besides is worth a short line and not a long one.
        Param::WholeLine(start, moves)
            if plain < 100
                || (plain + 100 < whole && moves.len() <= FOLLOWED)
                || (100 <= whole && moves.len() <= SHORT) =>
        {
            (Param::WholeLine(start, moves), whole)
        }
        _ => {
            let mut line = vec![answer];
            line.extend(exchange_line(&scene.after.after(answer), answer.to()));
            // Where something is won back later, what is lost for good is not counted.
            let cost = if costs_material(evidence) { plain } else { 0 };
            (Param::WholeLine(Box::new(scene.after), line), cost)
        }
    };
    let claim = claim.with(Slot::Line, line).with(Slot::Count, Param::Number((cost / 100).max(0)));
    Some(claim.arrow(answer.from(), destination(answer), ArrowColor::Red))
}

/// Whether the scores of the two moves differ for most of an amount of material.
pub(super) fn scores_show(evidence: &Evidence, amount: i32) -> bool {
    const MOST: i32 = 600;
    let (best, played) = (evidence.best, evidence.played);
    let is_counted = ![best, played].iter().any(|verdict| verdict.mates() || verdict.is_mated());
    is_counted && amount.min(MOST) * 3 / 5 <= best.centipawns() - played.centipawns()
}

/// Whether their answer takes something with profit that stands after the better move, and the scores differ for it: then it is the
/// reason, though the line may win something else back later.
pub(super) fn is_taken_at_once(evidence: &Evidence) -> bool {
    let (scene, Some(best), Some(&answer)) =
        (&evidence.scene, &evidence.best_scene, evidence.scene.line.get(1))
    else {
        return false;
    };
    let Some((_, square)) = captured(&scene.after, answer) else { return false };
    let amount = see(&scene.after, answer) - winnings(&scene.before, scene.mv);
    100 <= amount && !ledger::is_taken(best, scene.came_from(square)) && scores_show(evidence, amount)
}

/// Whether the better move takes something with profit that stands on after the move, and the scores differ for it.
pub(super) fn is_left_standing(evidence: &Evidence) -> bool {
    let (scene, Some(best)) = (&evidence.scene, &evidence.best_scene) else { return false };
    let Some((_, square)) = best.captured else { return false };
    let amount = see(&best.before, best.mv) - winnings(&scene.before, scene.mv);
    100 <= amount && !ledger::is_taken(scene, square) && scores_show(evidence, amount)
}

/// 152 and 37: what they take now was not guarded well enough, or was worth more than what takes it.
pub(super) fn left_to_be_taken(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let answer = *scene.line.get(1)?;
    // A pawn taken in passing is not taken where it stands: who attacks and who guards it tells nothing.
    let (role, square) = captured(&scene.after, answer).filter(|&(_, square)| square == answer.to())?;
    let amount = see(&scene.after, answer);
    if amount < 100 || !(costs_material(evidence) || is_taken_at_once(evidence)) {
        return None;
    }
    let attack = attackers(&scene.after, scene.them, square);
    let guard = attackers(&scene.after, scene.us, square);
    if NAMED < attack.len() || NAMED < guard.len() || attack.is_empty() {
        return None;
    }
    if square == scene.to && scene.captured.is_some() {
        return takes_guarded(evidence, attack);
    }
    let taker = scene.after.role_on(answer.from())?;
    let is_cheaper = value(taker) < value(role) && !guard.is_empty();
    // Where numbers do not tell, a count would mislead.
    if !is_cheaper && attack.len() <= guard.len() {
        return None;
    }
    let was_there = square != scene.to && scene.before.is_check();
    let stood = !was_there && square != scene.to && 100 <= gain(&scene.before, scene.them, square);
    let claim = contrast(evidence, Theme::Outnumbered, 0.95)?
        .about(&scene.after, square)
        .with(Slot::Target, Param::Role(role))
        .with(Slot::TargetSquare, Param::Square(square))
        .with(Slot::Slider, Param::Role(taker))
        .with(Slot::SliderSquare, Param::Square(answer.from()))
        .with(Slot::Undefended, Param::Flag(guard.is_empty()))
        .with(Slot::Fewer, Param::Flag(!is_cheaper))
        .with(Slot::Stuck, Param::Flag(stood))
        .proved(Proof::Exchange { side: scene.them, square, gain: amount });
    with_loss(with_forces(claim, attack, guard), evidence)
}

/// 153: the move takes something that is guarded, and is taken back.
fn takes_guarded(evidence: &Evidence, guards: Vec<(Role, Square)>) -> Option<Claim> {
    let scene = &evidence.scene;
    let (taken, square) = scene.captured.filter(|&(_, square)| square == scene.to)?;
    // A trade is no loss: what is taken back must be worth more.
    if see(&scene.after, *scene.line.get(1)?) - value(taken) < 100 {
        return None;
    }
    let claim = contrast(evidence, Theme::TakesGuarded, 0.95)?
        .about(&scene.before, square)
        .with(Slot::Captured, Param::Role(taken))
        .with(Slot::TargetSquare, Param::Square(square))
        .with(Slot::Piece, Param::Role(scene.role))
        .with(Slot::Own, Param::Number(guards.len() as i32))
        .with(Slot::TargetList, Param::Pieces(guards))
        .proved(Proof::Exchange { side: scene.them, square, gain: see(&scene.after, *scene.line.get(1)?) });
    with_loss(claim, evidence)
}

/// 154: the best move takes something that is not guarded well enough, and the move leaves it.
pub(super) fn could_take(evidence: &Evidence) -> Option<Claim> {
    let best = evidence.best_scene.as_ref()?;
    let scene = &evidence.scene;
    let (role, square) = best.captured.filter(|&(_, square)| square == best.to)?;
    let amount = see(&best.before, best.mv);
    let more = best.settled_balance() - best.debt() - scene.settled_balance() + scene.debt();
    // Whoever took it, though with another piece, did not leave it standing.
    if scene.captured.is_some_and(|(_, taken)| taken == square) {
        return None;
    }
    // What has just been taken can be left standing, too.
    let takes_back = best.debt() != 0;
    let gained = best.settled_balance() - if takes_back { 0 } else { best.debt() };
    let is_whole = 100 <= more && 100 <= gained;
    if amount < 100 || !(is_whole || is_left_standing(evidence)) || (takes_back && scene.debt() != 0) {
        return None;
    }
    let attack = attackers(&best.before, best.us, square);
    let guard = attackers(&best.before, best.them, square);
    let taker = best.role;
    let is_cheaper = value(taker) < value(role) && !guard.is_empty();
    let shown = NAMED >= attack.len() && NAMED >= guard.len();
    if !shown || (!is_cheaper && attack.len() <= guard.len()) {
        return None;
    }
    let line = match chance(best) {
        Param::WholeLine(start, moves) if is_whole && moves.len() <= FOLLOWED => {
            Param::WholeLine(start, moves)
        }
        line @ Param::Moves(..) if is_whole => line,
        _ => {
            let mut line = vec![best.mv];
            line.extend(exchange_line(&best.after, best.to));
            Param::WholeLine(Box::new(best.before), line)
        }
    };
    let claim = contrast(evidence, Theme::CouldTake, 0.94)?
        .with(Slot::Debt, Param::Flag(takes_back))
        .about(&best.before, square)
        .with(Slot::Captured, Param::Role(role))
        .with(Slot::TargetSquare, Param::Square(square))
        .with(Slot::Slider, Param::Role(taker))
        .with(Slot::SliderSquare, Param::Square(best.from))
        .with(Slot::Undefended, Param::Flag(guard.is_empty()))
        .with(Slot::Fewer, Param::Flag(!is_cheaper))
        .with(Slot::Line, line)
        .proved(Proof::Line { moves: best.line.clone(), balance: best.settled_balance() });
    Some(with_forces(claim, attack, guard))
}
