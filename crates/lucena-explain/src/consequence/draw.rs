//! Draws that a move lets slip in: a stalemate on the board, or a line that comes back to where it was.

use lucena_chess::{Move, Position};
use lucena_eval::Verdict;

use super::blame::contrast;
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::level::Level;
use crate::odds::win_percent;
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// 140: the move itself ends the game in a draw.
pub(super) fn at_once(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    if !scene.after.is_stalemate() {
        return None;
    }
    Some(
        contrast(evidence, Theme::AllowsDraw, 1.0)?
            .with(Slot::Stalemate, Param::Flag(true))
            .proved(Proof::Exact),
    )
}

/// 140: the line after the move ends in stalemate or repeats, while the best one wins. It is shown to that point, for a draw that
/// nobody sees is none to a reader.
pub(super) fn allows(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let level = matches!(evidence.played, Verdict::Centipawns(value) if value.abs() <= 5);
    let line = until_drawn(scene).filter(|line| line.len() <= Level::Medium.proof_plies())?;
    if !level || win_percent(evidence.best) < 60.0 {
        return None;
    }
    Some(
        contrast(evidence, Theme::AllowsDraw, 0.90)?
            .with(Slot::Stalemate, Param::Flag(false))
            .with(Slot::Line, Param::WholeLine(Box::new(scene.after), line.to_vec()))
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() }),
    )
}

/// Their answer and what follows up to a position that has been there before, or to a stalemate at the end.
fn until_drawn(scene: &Scene) -> Option<&[Move]> {
    let keys: Vec<_> = scene.positions.iter().map(Position::key).collect();
    let again = (2..keys.len()).find(|&index| keys[1..index].contains(&keys[index]));
    let stalemate = || scene.positions.last().filter(|last| last.is_stalemate()).map(|_| scene.line.len());
    again.or_else(stalemate).map(|end| &scene.line[1..end])
}
