//! Two lines compared where they come to rest: what stands on the board after the move that does not after the better one.

use lucena_chess::{Color, Position, Role};
use lucena_facts::{PawnStructure, files, king, material, minor};

use super::blame::contrast;
use super::difference::Difference;
use super::ends::{differences, may_castle};
use super::journey::HORIZON;
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::odds::Standing;
use crate::primitives::{self, Phase};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// The loss from which a weak pawn is no reason any more, in percentage points.
const SERIOUS: f64 = 15.0;

/// What a line that has come to rest may leave hanging, in hundredths.
const PAWN: i32 = 100;

/// The same in the opening for what lasts.
const GRAVE: f64 = 20.0;

/// A line as far as it is looked at: its half-moves, and the board at the end of them, at rest if it comes to rest there.
fn end(scene: &Scene) -> (usize, Position) {
    let last = scene.line.len().min(HORIZON);
    let rests = |but_for| {
        (1..=last).rev().find(|&length| primitives::rests_but_for(&scene.positions[length], but_for))
    };
    // Where a pawn hangs on for most of the line, the pieces have still come to rest.
    let length = rests(0).filter(|&length| last < 2 * length).or_else(|| rests(PAWN)).unwrap_or(last);
    (length, scene.positions[length])
}

/// 173: the move wins as much as the better one does, so that something else makes the difference.
pub(super) fn both_win(evidence: &Evidence) -> Option<Claim> {
    let (scene, best) = (&evidence.scene, evidence.best_scene.as_ref()?);
    let won = scene.settled_balance();
    let is_even = won == best.settled_balance() && scene.debt() == 0 && best.debt() == 0;
    if won < 100 || !is_even {
        return None;
    }
    let line = |scene: &Scene| Some(Param::WholeLine(Box::new(scene.before), scene.forced_proof()?.to_vec()));
    let claim = contrast(evidence, Theme::BothWin, 0.90)?
        .with(Slot::Count, Param::Number(won / 100))
        .with(Slot::Line, line(scene)?)
        .with(Slot::Reply, line(best)?)
        .proved(Proof::Line { moves: scene.line.clone(), balance: won });
    Some(claim)
}

/// 158: what the line of the move leaves on the board and the better line does not. What only places pieces and pawns is told only
/// of small errors, at equal material and where nothing else is told.
pub(super) fn ends_worse(evidence: &Evidence, is_told: bool) -> Option<Claim> {
    let (scene, best) = (&evidence.scene, evidence.best_scene.as_ref()?);
    let (length, here) = end(scene);
    let (other, there) = end(best);
    // Beside a mate nothing else counts, nor beside a new queen.
    let mates = evidence.best.mates() || evidence.played.is_mated();
    let queens = |scene: &Scene, length: usize| scene.line[..length].iter().any(|mv| mv.is_promotion());
    if length < 2 || other < 2 || mates || queens(scene, length) || queens(best, other) {
        return None;
    }
    let balance = |pos: &Position| primitives::material_balance(pos, scene.us);
    let is_even = balance(&here) == balance(&there);
    let is_silent = !is_told && is_even;
    let is_small = evidence.loss() < SERIOUS && is_silent;
    // What is torn or given up for good in an opening may cost as much as a blunder.
    let is_lasting = |found: &Difference| {
        let early = scene.phase() == Phase::Opening && evidence.loss() < GRAVE;
        let stays = found.lasts() || *found == Difference::TheirPair && loses_bishop_at_once(scene);
        early && stays && is_silent
    };
    // Trades ease the game of the side that stands worse.
    let eases = || Standing::Better <= Standing::by(evidence.best);
    let may_be_said = |found: &Difference| {
        if matches!(found, Difference::Traded(_)) && !eases() {
            return false;
        }
        // A trade of queens that is worth a pawn is all the more a reason.
        let is_paid_for = *found == Difference::QueensOn && balance(&there) < balance(&here);
        let asks_balance = !is_paid_for
            && matches!(
                found,
                Difference::QueensOn | Difference::QueensOff | Difference::Shelter | Difference::TheirShelter
            );
        let is_reason = is_small && (found.decides() || !evidence.is_decided())
            || is_silent && found.runs_through(scene.us)
            || is_lasting(found);
        is_reason || found.is_grave() && (is_even || !asks_balance)
    };
    let found = differences((scene, length), (best, other)).into_iter().find(may_be_said)?;
    let (length, other) = shown(found, (scene, length), (best, other));
    let claim = contrast(evidence, Theme::EndsWorse, 0.85)?
        .with(Slot::Keeps, Param::Word(found.key()))
        .with(Slot::Line, Param::WholeLine(Box::new(scene.after), scene.line[1..length].to_vec()))
        .with(Slot::Reply, Param::WholeLine(Box::new(best.before), best.line[..other].to_vec()))
        .proved(Proof::Line { moves: scene.line[..length].to_vec(), balance: 0 });
    Some(found.values(scene).into_iter().fold(claim, |claim, (slot, value)| claim.with(slot, value)))
}

/// Whether a knight of theirs takes a bishop of ours right after the move, and is taken back at best.
fn loses_bishop_at_once(scene: &Scene) -> bool {
    scene.line.get(1).is_some_and(|&answer| {
        let taken = primitives::captured(&scene.after, answer).map(|(role, _)| role);
        taken == Some(Role::Bishop) && scene.after.role_on(answer.from()) == Some(Role::Knight)
    })
}

/// How much of the two lines a difference needs: a right to castle, a shelter or a square is lost at one move of the line, and what
/// follows need not be shown.
fn shown(
    found: Difference,
    (scene, length): (&Scene, usize),
    (best, other): (&Scene, usize),
) -> (usize, usize) {
    let us = scene.us;
    let lost = |scene: &Scene, side: Color, length: usize| {
        let gone = |&ply: &usize| !may_castle(&scene.positions[ply], side) && may_castle(&scene.before, side);
        (1..=length).find(gone).unwrap_or(length)
    };
    // The first moment from which on the difference stands to the end of the line.
    let since = |scene: &Scene, length: usize, so: &dyn Fn(&Position) -> bool| {
        (2..=length).rev().take_while(|&ply| so(&scene.positions[ply])).last().unwrap_or(length)
    };
    let entered = |pos: &Position, side, square| files::on_seventh(pos, side).contains(square);
    let settled = |pos: &Position, side, square| {
        minor::on_outposts(pos, &PawnStructure::new(pos), side).contains(square)
    };
    let queens = |pos: &Position| pos.role(Role::Queen).is_empty();
    let alone =
        |pos: &Position, side| material::has_bishop_pair(pos, side) && !material::has_bishop_pair(pos, !side);
    let passed = |pos: &Position, side, at| PawnStructure::new(pos).side(side).passed.contains(at);
    match found {
        Difference::QueensOff => (since(scene, length, &queens), other),
        Difference::QueensOn => (length, since(best, other, &queens)),
        Difference::TheirPair => (since(scene, length, &|pos| alone(pos, scene.them)), other),
        Difference::OurPair => (length, since(best, other, &|pos| alone(pos, us))),
        Difference::TheirPasser(at) => (since(scene, length, &|pos| passed(pos, scene.them, at)), other),
        Difference::OurPasser(at) => (length, since(best, other, &|pos| passed(pos, us, at))),
        Difference::Isolated(at) => {
            (since(scene, length, &|pos| PawnStructure::new(pos).side(us).isolated.contains(at)), other)
        }
        Difference::Doubled(at) => {
            (since(scene, length, &|pos| PawnStructure::new(pos).side(us).doubled.contains(at)), other)
        }
        Difference::Backward(at) => {
            (since(scene, length, &|pos| PawnStructure::new(pos).side(us).backward.contains(at)), other)
        }
        Difference::Castling => (lost(scene, us, length).max(2), other),
        Difference::TheirCastling => (length, lost(best, scene.them, other).max(2)),
        Difference::Shelter => {
            let bare = |pos: &Position| king::bare_files(pos, us).count();
            let there = bare(&best.positions[other]);
            let torn = (2..=length).find(|&ply| there < bare(&scene.positions[ply]));
            (torn.unwrap_or(length), other)
        }
        Difference::TheirShelter => {
            let bare = |pos: &Position| king::bare_files(pos, scene.them).count();
            let here = bare(&scene.positions[length]);
            (length, since(best, other, &|pos| here < bare(pos)))
        }
        Difference::TheirDoubled(at) => {
            let doubled = |pos: &Position| PawnStructure::new(pos).side(scene.them).doubled.contains(at);
            (length, since(best, other, &doubled))
        }
        Difference::Returns => {
            let back = (2..scene.line.len().min(HORIZON))
                .step_by(2)
                .find(|&ply| scene.line[ply].from() == scene.to && scene.line[ply].to() == scene.from);
            (back.map_or(length, |ply| ply + 1), other)
        }
        Difference::Wedge(at) => {
            let gone = |pos: &Position| !pos.pieces(scene.them, Role::Pawn).contains(at);
            (length, since(best, other, &gone))
        }
        Difference::TheirCenter(_) => {
            let central = |pos: &Position, side| pos.pieces(side, Role::Pawn) & primitives::CENTER;
            let alone = |pos: &Position| central(pos, us).is_empty() && central(pos, scene.them).any();
            (since(scene, length, &alone), other)
        }
        Difference::Uncastled => {
            let castles = (0..other).step_by(2).find(|&ply| best.line[ply].is_castle());
            (length, castles.map_or(other, |ply| ply + 1))
        }
        Difference::TheirRunner(at) => (since(scene, length, &|pos| passed(pos, scene.them, at)), other),
        Difference::OurRunner(at) => (length, since(best, other, &|pos| passed(pos, us, at))),
        Difference::TheirSevenths => {
            let both = |pos: &Position| 2 <= files::on_seventh(pos, scene.them).count();
            (since(scene, length, &both), other)
        }
        Difference::TheirSeventh(at) => (since(scene, length, &|pos| entered(pos, scene.them, at)), other),
        Difference::OurSeventh(at) => (length, since(best, other, &|pos| entered(pos, us, at))),
        Difference::TheirOutpost(_, at) => (since(scene, length, &|pos| settled(pos, scene.them, at)), other),
        Difference::OurOutpost(_, at) => (length, since(best, other, &|pos| settled(pos, us, at))),
        _ => (length, other),
    }
}
