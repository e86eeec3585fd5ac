//! What a whole game says about its players: accuracy, style, mistakes by theme, and where the game turned.

use lucena_chess::Color;

use super::{ReviewedMove, SideReview};
use crate::accuracy;
use crate::grade::{Judgement, Mark};
use crate::metrics::Style;
use crate::primitives::Phase;
use crate::theme::{Polarity, Theme};

/// How one side played.
pub(super) fn side_review(moves: &[ReviewedMove], start: f64, side: Color) -> SideReview {
    let own: Vec<&ReviewedMove> = moves.iter().filter(|mv| mv.side == side).collect();
    if own.is_empty() {
        return SideReview::default();
    }
    let mut judgements = [0; 6];
    for mv in &own {
        judgements[mv.judgement as usize] += 1;
    }
    let chances: Vec<f64> = std::iter::once(start).chain(moves.iter().map(|mv| mv.white_chances)).collect();
    let rated = |fits: &dyn Fn(&ReviewedMove) -> bool| -> Vec<accuracy::Rated> {
        own.iter().filter(|mv| fits(mv)).map(|mv| (mv.ply, mv.accuracy)).collect()
    };
    let by_phase = Phase::ALL.map(|phase| accuracy::of_moves(&chances, &rated(&|mv| mv.phase == phase)));
    SideReview {
        accuracy: accuracy::of_whole(&chances, &rated(&|_| true), &by_phase),
        by_phase,
        mean_loss: own.iter().map(|mv| mv.loss).sum::<f64>() / own.len() as f64,
        judgements,
        style: style(&own),
        mistakes: mistakes(&own),
    }
}

/// The style of a side: the means over its own moves that were neither book nor forced.
fn style(own: &[&ReviewedMove]) -> Option<Style> {
    let free = own.iter().filter(|mv| !mv.marks.contains(&Mark::Book) && !mv.marks.contains(&Mark::Forced));
    // A program that does not measure its risk has no style we could name.
    let metrics: Vec<_> = free
        .filter_map(|mv| mv.explanation.as_ref())
        .filter_map(|known| Some((known.evidence.metrics, known.evidence.metrics.risk?)))
        .collect();
    if metrics.is_empty() {
        return None;
    }
    let count = metrics.len() as f64;
    let concreteness = metrics.iter().map(|(metrics, _)| metrics.concreteness).sum::<f64>() / count;
    let risk = metrics.iter().map(|(_, risk)| risk).sum::<f64>() / count;
    let mut stability: Vec<i32> = metrics.iter().map(|(metrics, _)| metrics.stability).collect();
    stability.sort_unstable();
    Some(Style::of(concreteness, risk, stability[stability.len() / 2]))
}

/// The themes said against a side's moves, with the chances those moves gave away, dearest first.
fn mistakes(own: &[&ReviewedMove]) -> Vec<(Theme, f64)> {
    let mut totals: Vec<(Theme, f64)> = Vec::new();
    for mv in own {
        let Some(explanation) = &mv.explanation else { continue };
        let first = explanation
            .argument
            .sentences
            .iter()
            .map(|sentence| explanation.argument.judged[sentence.claim].claim.theme);
        let against: Vec<Theme> = first.filter(|theme| theme.polarity() == Polarity::Negative).collect();
        // What only goes with a reason is no kind of mistake.
        let goes_along = |theme: &Theme| {
            matches!(theme, Theme::Branch | Theme::MatingNet | Theme::BetterParries | Theme::EndsWorse)
        };
        let telling = against.iter().find(|theme| theme.tells_why());
        let blamed = telling.or_else(|| against.iter().find(|theme| !goes_along(theme))).copied();
        if let Some(theme) = blamed.filter(|_| Judgement::Inaccuracy <= mv.judgement) {
            match totals.iter_mut().find(|(known, _)| *known == theme) {
                Some((_, total)) => *total += mv.loss,
                None => totals.push((theme, mv.loss)),
            }
        }
    }
    // What cost less than a point taught nothing.
    totals.retain(|&(_, total)| 1.0 <= total);
    totals.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    totals
}

/// A side's chances after a move of the game.
fn chances(mv: &ReviewedMove, side: Color) -> f64 {
    if side == Color::White { mv.white_chances } else { 100.0 - mv.white_chances }
}

/// Whether what a move gave away was not given back at once: its side stays in a worse zone for the next two moves of each.
pub(super) fn lasts(moves: &[ReviewedMove], start: f64, ply: usize) -> bool {
    const SOON: usize = 4;
    let side = moves[ply].side;
    let start = if side == Color::White { start } else { 100.0 - start };
    let before = ply.checked_sub(1).map_or(start, |ply| chances(&moves[ply], side));
    moves[ply..].iter().take(SOON + 1).all(|mv| zone(chances(mv, side)) < zone(before))
}

/// The first turning point of the loser's from which on the winner stood better to the end.
pub(super) fn decision(moves: &[ReviewedMove], turning_points: &[usize], winner: Color) -> Option<usize> {
    const BETTER: f64 = 60.0;
    let stays = |ply: &usize| moves[*ply..].iter().all(|mv| BETTER < chances(mv, winner));
    turning_points.iter().copied().filter(|&ply| moves[ply].side != winner).find(stays)
}

/// Lost, worse, level, better or won, for the side that moved.
fn zone(chances: f64) -> u8 {
    match chances {
        chances if chances < 25.0 => 0,
        chances if chances < 40.0 => 1,
        chances if chances <= 60.0 => 2,
        chances if chances <= 75.0 => 3,
        _ => 4,
    }
}

/// The half-moves that cost ten points or more and changed the zone, the dearest five.
pub(super) fn turning_points(moves: &[ReviewedMove], start: f64) -> Vec<usize> {
    let mut points: Vec<(f64, usize)> = Vec::new();
    for (index, mv) in moves.iter().enumerate() {
        let before = if index == 0 { start } else { moves[index - 1].white_chances };
        let own = |white: f64| if mv.side == Color::White { white } else { 100.0 - white };
        if 10.0 <= mv.loss && zone(own(before)) != zone(own(mv.white_chances)) {
            points.push((mv.loss, mv.ply));
        }
    }
    points.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    points.truncate(5);
    let mut plies: Vec<usize> = points.into_iter().map(|(_, ply)| ply).collect();
    plies.sort_unstable();
    plies
}
