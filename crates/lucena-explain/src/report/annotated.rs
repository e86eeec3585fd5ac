//! A review as annotated PGN: glyphs, evaluations, sentences, arrows, and the better line as a variation.

use lucena_chess::{Color, Game};
use lucena_eval::Verdict;
use lucena_games::pgn::{Brush, Evaluation, NodeId, Shape, Tree};
use lucena_text::Text;

use super::ReviewedGame;
use crate::claim::{ArrowColor, Claim};
use crate::explanation::Explanation;
use crate::grade::{Judgement, Mark};
use crate::review::ReviewedMove;
use crate::voice::Voice;

/// The longest variation put into the game.
const PLIES: usize = 8;
/// The annotation glyph of the only good move.
const ONLY_MOVE: u8 = 7;

/// A reviewed game as PGN with glyphs, evaluations, comments, arrows and better lines.
pub(super) fn annotated(reviewed: &ReviewedGame, voice: &Voice, text: Text) -> String {
    let review = &reviewed.review;
    let mut tree = Tree::new(reviewed.tree.headers.clone(), *review.game.start());
    tree.outcome = reviewed.tree.outcome;
    tree.headers.set("Annotator", "Lucena");
    for (tag, side) in [("WhiteAccuracy", Color::White), ("BlackAccuracy", Color::Black)] {
        if let Some(accuracy) = review.sides[side.index()].accuracy {
            tree.headers.set(tag, &format!("{accuracy:.1}"));
        }
    }
    for sentence in reviewed.story(text.language()) {
        tree.node_mut(NodeId::ROOT).after.say(sentence);
    }
    let mut parent = NodeId::ROOT;
    for mv in &review.moves {
        let Ok(node) = tree.add(parent, review.game.moves()[mv.ply]) else { break };
        if let Some(explanation) = &mv.explanation {
            annotate(&mut tree, node, mv, explanation, voice, text);
            if Judgement::Inaccuracy <= mv.judgement {
                add_better(&mut tree, parent, explanation);
            }
        }
        parent = node;
    }
    tree.to_pgn()
}

fn annotate(
    tree: &mut Tree,
    node: NodeId,
    mv: &ReviewedMove,
    explanation: &Explanation,
    voice: &Voice,
    text: Text,
) {
    let evidence = &explanation.evidence;
    let here = tree.node_mut(node);
    here.nags.extend(glyph(mv));
    if mv.marks.contains(&Mark::Only) && !mv.marks.contains(&Mark::Forced) {
        here.nags.push(ONLY_MOVE);
    }
    here.after.set_command("eval", evaluation(evidence.played, evidence.scene.us).to_string());
    if Judgement::Inaccuracy <= mv.judgement {
        here.after.say(&explanation.verdict(voice, text.language()));
    } else if !explanation.has_reason() {
        return;
    }
    for sentence in explanation.sentences(voice, text.language()) {
        here.after.say(&sentence);
    }
    here.after.set_shapes(&shapes(explanation));
}

fn glyph(mv: &ReviewedMove) -> Option<u8> {
    if mv.marks.contains(&Mark::Brilliant) {
        return Some(3);
    }
    if mv.marks.contains(&Mark::Great) {
        return Some(1);
    }
    mv.judgement.glyph()
}

fn evaluation(verdict: Verdict, side: Color) -> Evaluation {
    let sign = if side == Color::White { 1 } else { -1 };
    match verdict {
        Verdict::Mate(moves) => Evaluation::Mate(sign * moves),
        other => Evaluation::Centipawns(sign * other.centipawns()),
    }
}

/// The arrows of the first thing said.
fn shapes(explanation: &Explanation) -> Vec<Shape> {
    let first = explanation.argument.sentences.first();
    let claim: Option<&Claim> = first.map(|sentence| &explanation.argument.judged[sentence.claim].claim);
    let arrows = claim.map(|claim| claim.arrows.clone()).unwrap_or_default();
    let brush = |color| match color {
        ArrowColor::Green => Brush::Green,
        ArrowColor::Red => Brush::Red,
        ArrowColor::Blue => Brush::Blue,
    };
    arrows
        .iter()
        .filter(|arrow| arrow.from != arrow.to)
        .map(|arrow| Shape { brush: brush(arrow.color), from: arrow.from, to: Some(arrow.to) })
        .collect()
}

fn add_better(tree: &mut Tree, parent: NodeId, explanation: &Explanation) {
    let Some(best) = &explanation.evidence.best_scene else { return };
    let mut game = Game::from_position(best.before);
    let mut node = parent;
    for &mv in best.line.iter().take(PLIES) {
        if game.play(mv).is_err() {
            break;
        }
        match tree.add(node, mv) {
            Ok(next) => node = next,
            Err(_) => break,
        }
    }
}
