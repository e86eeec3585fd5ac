//! A review as annotated PGN: glyphs, evaluations, sentences, arrows, and the better line as a variation, beside everything
//! that was in the game before.

use lucena_chess::{Color, Game, Move};
use lucena_eval::Verdict;
use lucena_games::pgn::{Brush, Evaluation, NodeId, Shape, Tree};
use lucena_text::{Text, args};

use super::{ReviewedGame, mark, summary};
use crate::claim::{ArrowColor, Claim};
use crate::explanation::Explanation;
use crate::grade::{Judgement, Mark};
use crate::review::ReviewedMove;
use crate::sentence::joined;
use crate::voice::Voice;

/// The longest variation put into the game.
const PLIES: usize = 8;
/// The annotation glyph of the only good move.
const ONLY_MOVE: u8 = 7;
/// The annotation glyphs that judge a move: a move has one of them.
const JUDGING: std::ops::RangeInclusive<u8> = 1..=6;

/// A reviewed game as PGN with glyphs, evaluations, comments, arrows and better lines.
pub(super) fn annotated(reviewed: &ReviewedGame, voice: &Voice, text: Text) -> String {
    let review = &reviewed.review;
    let mut tree = mark::without_own(&reviewed.reading.tree);
    mark::sign(&mut tree, review.sides.each_ref().map(|side| side.accuracy));
    let story = joined(reviewed.story(text.language()));
    if !story.is_empty() {
        tree.node_mut(NodeId::ROOT).after.add(mark::comment(&[], None, &story));
    }
    let places: Vec<NodeId> = tree.main_line().collect();
    let mut parent = NodeId::ROOT;
    for (mv, &node) in review.moves.iter().zip(&places) {
        if let Some(explanation) = &mv.explanation {
            annotate(&mut tree, node, mv, explanation, voice, text);
            if Judgement::Inaccuracy <= mv.judgement {
                add_better(&mut tree, parent, explanation, text);
            }
        }
        parent = node;
    }
    if let Some(cut) = &reviewed.reading.cut {
        let words = text.format("reading-rest", args!["rest" => cut.rest.replace(['{', '}'], "")]);
        tree.node_mut(parent).after.add(mark::comment(&[], None, &words));
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
    let is_judged = here.nags.iter().any(|nag| JUDGING.contains(nag));
    let only = (mv.marks.contains(&Mark::Only) && !mv.marks.contains(&Mark::Forced)).then_some(ONLY_MOVE);
    let glyphs = glyph(mv).filter(|_| !is_judged).into_iter().chain(only);
    let glyphs: Vec<u8> = glyphs.filter(|nag| !here.nags.contains(nag)).collect();
    let mut said = Vec::new();
    // Where somebody else has judged the move, our own sign stands among our words.
    said.extend(Some(summary::sign(mv).to_owned()).filter(|sign| is_judged && !sign.is_empty()));
    let is_bad = Judgement::Inaccuracy <= mv.judgement;
    if is_bad {
        said.push(explanation.verdict(voice, text.language()).to_string());
    }
    let has_words = is_bad || explanation.has_reason();
    if has_words {
        said.extend(explanation.sentences(voice, text.language()).iter().map(ToString::to_string));
    }
    let value = evaluation(evidence.played, evidence.scene.us).to_string();
    let is_valued = here.after.evaluation().is_some();
    let mut comment = mark::comment(&glyphs, is_valued.then_some(&value), &said.join(" "));
    if !is_valued {
        comment.set_command("eval", value);
    }
    if has_words {
        comment.set_shapes(&shapes(explanation));
    }
    here.nags.extend(glyphs);
    here.after.add(comment);
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

/// Adds the better line as a variation of its own, unless the game has it already.
fn add_better(tree: &mut Tree, parent: NodeId, explanation: &Explanation, text: Text) {
    let Some(best) = &explanation.evidence.best_scene else { return };
    let mut game = Game::from_position(best.before);
    let line: Vec<Move> =
        best.line.iter().copied().take(PLIES).take_while(|&mv| game.play(mv).is_ok()).collect();
    if has_line(tree, parent, &line) {
        return;
    }
    if let Ok(Some(first)) = tree.add_line(parent, &line) {
        let better = mark::comment(&[], None, &text.get("reading-better"));
        tree.node_mut(first).before.add(better);
    }
}

/// Whether the moves of a line are there already.
fn has_line(tree: &Tree, parent: NodeId, line: &[Move]) -> bool {
    let mut places = vec![parent];
    for &mv in line {
        let children = places.iter().flat_map(|&place| tree.node(place).children());
        places = children.copied().filter(|&child| tree.node(child).mv() == Some(mv)).collect();
    }
    !places.is_empty()
}
