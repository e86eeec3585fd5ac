//! Claims that rest on searches: what a good move does (`praise`) and why a bad one is worse than the best (`blame`).

mod answer;
mod blame;
mod branch;
mod compare;
mod difference;
mod draw;
mod drive;
mod duty;
mod ends;
mod exchange;
mod journey;
mod leave;
mod ledger;
mod neglect;
mod net;
mod parry;
mod praise;
mod result;
mod threat;

pub(crate) use blame::{tactic_against, tactic_of};
pub(crate) use branch::look as look_at_branch;
pub(crate) use praise::{meets_threat, offer};

use lucena_chess::{Move, Position};

use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::primitives::{material_balance, see, settle};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// All claims that the searches support.
pub(crate) fn claims(evidence: &Evidence) -> Vec<Claim> {
    let mut found = praise::claims(evidence);
    if evidence.is_faulted() {
        found.extend(blame::claims(evidence));
    } else if evidence.is_slower() {
        found.extend(ledger::differs(evidence).filter(|claim| claim.theme == Theme::GainsPiece));
    } else if evidence.is_second_best() {
        found.extend(compare::both_win(evidence));
        found.extend(ledger::differs(evidence).filter(|claim| claim.theme == Theme::GainsPiece));
        found.extend(compare::ends_worse(evidence, false));
        found.extend(drive::claims(evidence));
        // What theory plays neglects nothing.
        if !evidence.is_theory {
            found.extend(answer::gives_square(evidence).or_else(|| neglect::neglects(evidence)));
        }
    }
    found
}

fn search_proof(evidence: &Evidence, best: f64, other: f64) -> Proof {
    Proof::Search { depth: evidence.depth, best, other }
}

fn move_claim(evidence: &Evidence, theme: Theme, confidence: f32) -> Claim {
    let scene = &evidence.scene;
    Claim::new(theme, confidence)
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Line, Param::Moves(Box::new(scene.before), scene.line.clone()))
        .arrow(scene.from, scene.to, ArrowColor::Green)
        .realized(true)
}

/// What an idea threatens at once: mate, or a capture that wins a pawn or more.
fn immediate_threat(passed: &Position, idea: &[Move]) -> Option<(Move, bool)> {
    let mv = *idea.first()?;
    if !passed.is_legal(mv) {
        return None;
    }
    let mates = passed.after(mv).is_checkmate();
    let wins = mv.is_capture() && 100 <= see(passed, mv);
    (mates || wins).then_some((mv, mates))
}

/// Whether the score agrees that the material at the settled end of a line is what it seems: a pawn that is won only to
/// be given back, or one that is paid for in full, shows in the score.
pub(crate) fn score_agrees(scene: &Scene, centipawns: i32) -> bool {
    let balance = material_balance(&scene.settled(), scene.us);
    // Centipawns grow more slowly than points: whoever is a queen up is not twice as far ahead as with a rook.
    if 0 < balance { (balance.min(600) / 2).max(60) <= centipawns } else { balance - 150 <= centipawns }
}

/// At which half-move after the move something is first won against it, if it is.
pub(crate) fn first_strike(scene: &Scene) -> Option<usize> {
    duty::Strike::first(scene).map(|strike| strike.ply)
}

/// Whether the line of the move costs material that the best move keeps, and the score shows it or the line is too short to doubt.
fn costs_material(evidence: &Evidence) -> bool {
    let lost = evidence.scene.settled_balance();
    let kept = evidence.best_scene.as_ref().map_or(lost, Scene::settled_balance);
    lost <= -100 && lost - kept <= -100 && is_admitted(evidence)
}

/// Whether what the line of the move loses may be called a loss: the score shows it, or two points and more go at once.
fn is_admitted(evidence: &Evidence) -> bool {
    const AT_ONCE: usize = 5;
    let scene = &evidence.scene;
    let is_plain =
        scene.settled_balance() <= -200 && scene.forced_proof().is_some_and(|proof| proof.len() <= AT_ONCE);
    is_plain || score_admits(scene, evidence.played.centipawns()) || difference_shows(evidence)
}

/// Whether the two scores differ for most of the material in which the two lines differ, and go on differing to their ends: a pawn
/// that is paid for elsewhere may leave both scores where they are, but not their difference.
fn difference_shows(evidence: &Evidence) -> bool {
    const MOST: i32 = 600;
    let Some(best) = &evidence.best_scene else { return false };
    let scene = &evidence.scene;
    let at_end = |scene: &Scene| {
        let last = scene.positions.last().unwrap_or(&scene.after);
        material_balance(&settle(last), scene.us)
    };
    let material = best.settled_balance() - scene.settled_balance();
    let scores = evidence.best.centipawns() - evidence.played.centipawns();
    100 <= material && material <= at_end(best) - at_end(scene) && material.min(MOST) * 3 / 5 <= scores
}

/// The same for a loss: the score must show it.
fn score_admits(scene: &Scene, centipawns: i32) -> bool {
    let balance = material_balance(&scene.settled(), scene.us);
    if balance < 0 { centipawns <= (balance.max(-600) / 2).min(-50) } else { centipawns <= balance + 150 }
}
