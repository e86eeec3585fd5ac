//! What a move does to a result that is known exactly: it keeps it, or throws it away.

use super::blame::contrast;
use super::move_claim;
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::results::Known;
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
