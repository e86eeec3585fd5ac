//! The natural reply that fails: what happens if the player goes on as the move meant to, or takes what is offered.

use lucena_chess::{Game, Move, Position};

use super::blame::contrast;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::evidence::{CLEAR, Evidence, Inquiry};
use crate::odds;
use crate::primitives::{destination, material_balance, see, value};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;
use crate::thinker::{Thinker, Variation};

/// How many half-moves a branch may have that does not end in mate.
const LONGEST: usize = 6;

/// The reply to their answer that a player would think of first, if the line does not play it: taking the piece that answered, or
/// else what the move was meant to prepare.
fn natural(scene: &Scene, idea: Option<&Variation>) -> Option<Move> {
    let answered = scene.positions.get(2)?;
    let answer = *scene.line.get(1)?;
    let played = scene.line.get(2);
    let legal = answered.legal_moves();
    let taking = legal
        .iter()
        .copied()
        .filter(|&mv| mv.is_capture() && mv.to() == destination(answer) && is_tempting(answered, mv))
        .min_by_key(|mv| answered.role_on(mv.from()));
    let meant = idea.and_then(|idea| idea.moves.first().copied()).filter(|mv| {
        let same = answered.piece_on(mv.from()) == scene.after.piece_on(mv.from());
        let is_blow = mv.is_capture() || answered.gives_check(*mv);
        legal.contains(mv) && same && is_blow && is_tempting(answered, *mv)
    });
    [taking, meant].into_iter().flatten().find(|mv| Some(mv) != played)
}

/// Whether a capture takes at least what it stakes, or a move goes where nothing takes it: nobody is tempted by less.
fn is_tempting(pos: &Position, mv: Move) -> bool {
    let role = |square| pos.role_on(square).map_or(0, value);
    if mv.is_capture() { role(mv.from()) <= role(mv.to()) || 0 <= see(pos, mv) } else { 0 <= see(pos, mv) }
}

/// Looks at what follows the natural reply, from their answer on; nothing if there is no such reply.
pub(crate) fn look(
    game: &Game,
    scene: &Scene,
    idea: Option<&Variation>,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    nodes: &mut u64,
) -> Option<Variation> {
    let reply = natural(scene, idea)?;
    let mut next = game.clone();
    for &mv in &scene.line[..2] {
        next.play(mv).ok()?;
    }
    let thought = thinker.think(&next, 1, &[reply], inquiry.effort.part(4));
    *nodes += thought.nodes;
    thought.lines.into_iter().find(|line| line.moves.first() == Some(&reply))
}

/// 157: the natural reply loses more, or is mated.
pub(super) fn fails(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let tried = evidence.branch.as_ref()?;
    let reply = *tried.moves.first()?;
    let line = [&scene.line[..2], &tried.moves].concat();
    let whole = Scene::new(&scene.before, scene.mv, &line, scene.history.clone());
    let mated = whole.positions.last().is_some_and(|last| last.is_checkmate() && last.turn() == scene.us);
    let worse = CLEAR <= odds::loss(evidence.best, tried.verdict);
    if !worse || (mated && evidence.played.is_mated()) {
        return None;
    }
    let end = if mated { line.len() } else { whole.forced_proof()?.len() };
    let lost = whole.settled_balance();
    // It must lose on the board what it has just taken or more, and more than the line of the move does.
    let is_long = !mated && LONGEST + 3 < end;
    let taken = material_balance(&whole.positions[3], scene.us) - material_balance(&scene.before, scene.us);
    let loses = lost <= taken - 100 && lost <= 0 && lost <= scene.settled_balance() - 100;
    if end < 4 || is_long || (!mated && !loses) {
        return None;
    }
    let tried = line[1..3].to_vec();
    let claim = contrast(evidence, Theme::Branch, 0.92)?
        .with(Slot::Reply, Param::Moves(Box::new(scene.after), tried))
        .with(Slot::Line, Param::WholeLine(Box::new(whole.positions[3]), line[3..end].to_vec()))
        .with(Slot::Mates, Param::Flag(mated))
        .with(Slot::Count, Param::Number((-lost / 100).max(0)))
        .proved(Proof::Line { moves: line[..end].to_vec(), balance: lost });
    Some(claim.arrow(reply.from(), destination(reply), ArrowColor::Red))
}
