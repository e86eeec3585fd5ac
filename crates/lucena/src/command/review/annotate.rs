//! A review as annotated PGN: glyphs, evaluations, sentences, arrows, and the better line as a variation.

use lucena_chess::{Color, Game};
use lucena_eval::Verdict;
use lucena_explain::{ArrowColor, Claim, Explanation, Judgement, Mark, Voice};
use lucena_games::pgn::{Brush, Evaluation, NodeId, Shape, Tree};
use lucena_text::Text;

use super::Reviewed;

/// The longest variation put into the game.
const PLIES: usize = 8;

pub(super) fn annotated(reviewed: &Reviewed, voice: &Voice, text: Text) -> String {
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
            say(&mut tree, node, explanation, &mv.marks, voice, text);
            if Judgement::Inaccuracy <= mv.judgement {
                add_better(&mut tree, parent, explanation);
            }
        }
        parent = node;
    }
    tree.to_pgn()
}

fn say(tree: &mut Tree, node: NodeId, explanation: &Explanation, marks: &[Mark], voice: &Voice, text: Text) {
    let evidence = &explanation.evidence;
    let here = tree.node_mut(node);
    here.nags.extend(glyph(explanation, marks));
    here.after.set_command("eval", evaluation(evidence.played, evidence.scene.us).to_string());
    let said = explanation.has_reason() || Judgement::Inaccuracy <= explanation.judgement;
    if said {
        if Judgement::Inaccuracy <= explanation.judgement {
            here.after.say(&explanation.verdict(voice, text.language()));
        }
        for sentence in explanation.sentences(voice, text.language()) {
            here.after.say(&sentence);
        }
        here.after.set_shapes(&shapes(explanation));
    }
}

fn glyph(explanation: &Explanation, marks: &[Mark]) -> Option<u8> {
    if marks.contains(&Mark::Brilliant) {
        return Some(3);
    }
    if marks.contains(&Mark::Great) {
        return Some(1);
    }
    explanation.judgement.glyph()
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
