//! What a move does to a result that is known exactly: it keeps it, or throws it away.

use lucena_chess::{Color, File, Position, Role, Square, attacks};
use lucena_facts::{PawnStructure, spans};

use super::blame::contrast;
use super::{move_claim, search_proof};
use crate::claim::{Claim, Param, Proof};
use crate::detect::is_pawn_ending;
use crate::evidence::Evidence;
use crate::odds::win_percent;
use crate::primitives::{material_balance, relative_rank};
use crate::results::{Known, MOST_MEN};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// A result is worth mention if no more than this part of the moves keeps it.
const FEW: usize = 3;

/// 165: few moves keep the result, and this is one of them.
pub(super) fn keeps(evidence: &Evidence) -> Option<Claim> {
    let results = evidence.results.as_ref()?;
    let is_hard = results.keeping.len() * FEW <= results.choices && 1 < results.choices;
    let word = match results.after {
        _ if results.after != results.before || !is_hard => return None,
        Known::Won if results.keeping.len() == 1 => "win_only",
        Known::Won => "win",
        Known::Drawn if results.keeping.len() == 1 => "draw_only",
        Known::Drawn => "draw",
        Known::Lost => return None,
    };
    Some(
        move_claim(evidence, Theme::KeepsResult, 1.0)
            .with(Slot::Keeps, Param::Word(word))
            .with(Slot::Count, Param::Number(results.keeping.len() as i32))
            .proved(Proof::Exact),
    )
}

/// 178: a queen against a pawn on the seventh with its king beside it: the file decides, and tables know.
pub(super) fn queen_against_pawn(evidence: &Evidence) -> Option<Claim> {
    let (scene, results) = (&evidence.scene, evidence.results.as_ref()?);
    let pos = &scene.after;
    let pawn = pos.role(Role::Pawn).single()?;
    let owner = pos.piece_on(pawn)?.color();
    let queen = pos.pieces(!owner, Role::Queen).single();
    let stands = relative_rank(owner, pawn) == 7 && pos.king(owner).distance(pawn) == 1;
    let is_of_side = matches!(pawn.file(), File::A | File::C | File::F | File::H);
    let word = match results.after {
        _ if queen.is_none() || pos.occupied().count() != 4 || !stands => return None,
        Known::Won if owner != scene.us && !is_of_side => "win",
        Known::Drawn if is_of_side => "draw",
        _ => return None,
    };
    Some(
        move_claim(evidence, Theme::QueenAgainstPawn, 1.0)
            .about(pos, pawn)
            .with(Slot::TargetSquare, Param::Square(pawn))
            .with(Slot::File, Param::File(pawn.file()))
            .with(Slot::Keeps, Param::Word(word))
            .proved(Proof::Exact),
    )
}

/// What a score may be from zero in a pawn ending that is called drawn, in hundredths.
const LEVEL: i32 = 20;

/// 179: the last pieces are traded, and the pawn ending that is left is won, or drawn though pawns are missing.
pub(super) fn into_pawn_ending(evidence: &Evidence) -> Option<Claim> {
    const SURE: f64 = 90.0;
    let scene = &evidence.scene;
    let captures = scene.line.iter().take_while(|mv| mv.is_capture()).count();
    let length = (1..=captures.min(2)).find(|&length| is_pawn_ending(&scene.positions[length]))?;
    if is_pawn_ending(&scene.before) || !evidence.is_best() && evidence.is_second_best() {
        return None;
    }
    let more = material_balance(&scene.positions[length], scene.us) / 100;
    let known = evidence.results.as_ref().map(|results| results.after);
    let few = scene.before.occupied().count() <= MOST_MEN;
    let won = SURE <= win_percent(evidence.played) && (!few || known == Some(Known::Won));
    let drawn = evidence.played.centipawns().abs() <= LEVEL && (!few || known == Some(Known::Drawn));
    let word = match more {
        _ if won => "win",
        ..=-1 if drawn => "draw",
        _ => return None,
    };
    let claim = move_claim(evidence, Theme::IntoPawnEnding, 0.92)
        .with(Slot::Keeps, Param::Word(word))
        .with(Slot::Count, Param::Number(more))
        .with(Slot::Line, Param::WholeLine(Box::new(scene.before), scene.line[..length].to_vec()))
        .proved(search_proof(evidence, win_percent(evidence.best), win_percent(evidence.played)));
    Some(match winning_pawn(&scene.positions[length], scene.us).filter(|_| won) {
        Some((because, pawn)) => {
            claim.with(Slot::Because, Param::Word(because)).with(Slot::Square, Param::Square(pawn))
        }
        None => claim,
    })
}

/// 201: the last pieces leave the board, and the pawn ending that is left is lost, or drawn where there was a win; the better move keeps
/// them.
pub(super) fn into_lost_ending(evidence: &Evidence) -> Option<Claim> {
    const SOON: usize = 5;
    const LOST: f64 = 10.0;
    const HELD: f64 = 25.0;
    const WON: f64 = 80.0;
    let (scene, best) = (&evidence.scene, evidence.best_scene.as_ref()?);
    let comes = |scene: &Scene, most: usize| {
        (2..=most.min(scene.line.len())).find(|&length| is_pawn_ending(&scene.positions[length]))
    };
    let length = comes(scene, SOON)?;
    if is_pawn_ending(&scene.before) || is_pawn_ending(&scene.after) || comes(best, length + 2).is_some() {
        return None;
    }
    let known = evidence.results.as_ref().map(|results| results.after);
    let is_known = |result| scene.before.occupied().count() > MOST_MEN || known == Some(result);
    let (played, better) = (win_percent(evidence.played), win_percent(evidence.best));
    let word = if played <= LOST && HELD <= better && is_known(Known::Lost) {
        "lost"
    } else if WON <= better && evidence.played.centipawns().abs() <= LEVEL && is_known(Known::Drawn) {
        "drawn"
    } else {
        return None;
    };
    let claim = contrast(evidence, Theme::IntoLostEnding, 0.92)?
        .with(Slot::Keeps, Param::Word(word))
        .with(Slot::Line, Param::WholeLine(Box::new(scene.after), scene.line[1..length].to_vec()));
    Some(match winning_pawn(&scene.positions[length], scene.them).filter(|_| word == "lost") {
        Some((because, pawn)) => {
            claim.with(Slot::Because, Param::Word(because)).with(Slot::Square, Param::Square(pawn))
        }
        None => claim,
    })
}

/// The pawn that decides a pawn ending for a side, and why: nobody catches it, it is far from all others, or another protects it.
fn winning_pawn(pos: &Position, us: Color) -> Option<(&'static str, Square)> {
    const FAR: usize = 3;
    let passed = PawnStructure::new(pos).side(us).passed;
    let own = pos.pieces(us, Role::Pawn);
    let seen = |pawn: &Square| if us == Color::White { *pawn } else { pawn.flip_rank() };
    let runs = |&pawn: &Square| {
        let steps = 8 - relative_rank(us, pawn) - i32::from(relative_rank(us, pawn) == 2);
        let goal = Square::new(pawn.file(), us.promotion_rank());
        let late = i32::from(pos.turn() != us);
        let is_free = !spans::ahead(us, pawn.into()).intersects(pos.occupied());
        is_free && steps + late < pos.king(!us).distance(goal) as i32
    };
    let is_outside = |&pawn: &Square| {
        let others = pos.role(Role::Pawn).without(pawn);
        others.any()
            && others.into_iter().all(|other| FAR <= other.file().index().abs_diff(pawn.file().index()))
    };
    let is_protected = |&pawn: &Square| attacks::pawns(us, own).contains(pawn);
    let find = |test: &dyn Fn(&Square) -> bool| passed.into_iter().filter(|pawn| test(pawn)).max_by_key(seen);
    let runner = find(&runs).map(|pawn| ("runner", pawn));
    let outside = || find(&is_outside).map(|pawn| ("outside", pawn));
    runner.or_else(outside).or_else(|| find(&is_protected).map(|pawn| ("protected", pawn)))
}

/// 166: the move throws the result away, and another would have kept it.
pub(super) fn throws_away(evidence: &Evidence) -> Option<Claim> {
    let results = evidence.results.as_ref()?;
    let word = match (results.before, results.after) {
        (Known::Won, Known::Drawn) => "win_drawn",
        (Known::Won, Known::Lost) => "win_lost",
        (Known::Drawn, Known::Lost) => "draw_lost",
        _ => return None,
    };
    let best = evidence.best_scene.as_ref()?;
    if !results.keeping.contains(&best.mv) {
        return None;
    }
    let claim = contrast(evidence, Theme::ThrowsResultAway, 1.0)?
        .with(Slot::Keeps, Param::Word(word))
        .with(Slot::Count, Param::Number(results.keeping.len() as i32))
        .proved(Proof::Exact);
    Some(claim)
}
