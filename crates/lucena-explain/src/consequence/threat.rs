//! A threat that takes more than one move: what follows if it is ignored, and the best answer to it.

use super::immediate_threat;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::evidence::{CLEAR, Evidence};
use crate::odds::win_percent;
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// How many half-moves a threat may take.
const LONGEST: usize = 7;
/// What it must win, in hundredths, if it does not mate.
const PIECE: i32 = 200;

/// 172: if the move is ignored, a line of blows wins a piece or mates.
pub(super) fn threat_line(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let idea = evidence.our_idea.as_ref()?;
    let passed = scene.passed()?;
    let first = *idea.moves.first().filter(|&&mv| passed.is_legal(mv))?;
    // A threat of one move is told by itself.
    if scene.loss != 0 || immediate_threat(&passed, &idea.moves).is_some() {
        return None;
    }
    let threat = Scene::new(&passed, first, &idea.moves, None);
    let mates = threat.positions.last().is_some_and(|last| last.is_checkmate() && last.turn() == scene.them);
    let shown = if mates { &threat.line[..] } else { threat.forced_proof()? };
    let won = threat.settled_balance();
    let delta = win_percent(idea.verdict) - win_percent(evidence.played);
    let is_short = (2..=LONGEST).contains(&shown.len());
    if delta < CLEAR || !is_short || (!mates && won < PIECE) {
        return None;
    }
    let claim = Claim::new(Theme::ThreatLine, 0.90)
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Line, Param::WholeLine(Box::new(passed), shown.to_vec()))
        .with(Slot::Count, Param::Number(won / 100))
        .with(Slot::Mates, Param::Flag(mates))
        .arrow(first.from(), crate::primitives::destination(first), ArrowColor::Green)
        .proved(Proof::NullMove { moves: shown.to_vec(), delta })
        .realized(true);
    Some(match scene.line.get(1) {
        Some(&reply) => claim.with(Slot::Reply, Param::Moves(Box::new(scene.after), vec![reply])),
        None => claim,
    })
}
