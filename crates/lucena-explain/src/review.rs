//! A whole game reviewed: every move graded and explained, accuracy, turning points, styles, and a story.
//!
//! Positions are judged from the last to the first, so that the engine remembers what comes; then the moves are
//! explained in the order they were played.

use lucena_chess::{Color, Game, Move, Outcome, Position};
use lucena_eval::Verdict;

use crate::accuracy;
use crate::evidence::{Inquiry, gather};
use crate::explanation::{Explainer, Explanation};
use crate::grade::{self, Judgement, Mark};
use crate::metrics::Style;
use crate::odds::{self, win_percent};
use crate::primitives::{self, Phase};
use crate::theme::{Polarity, Theme};
use crate::thinker::{Thinker, Thought, Variation};

/// One move of a reviewed game.
#[derive(Clone, Debug)]
pub struct ReviewedMove {
    /// The half-move, from 0.
    pub ply: usize,
    /// The explanation; none only if the engine gave no line.
    pub explanation: Option<Explanation>,
    /// The judgement.
    pub judgement: Judgement,
    /// The marks.
    pub marks: Vec<Mark>,
    /// The chances it gave away, in percentage points.
    pub loss: f64,
    /// White's chances after the move, 0 to 100.
    pub white_chances: f64,
    /// The part of the game.
    pub phase: Phase,
    /// Who moved.
    pub side: Color,
}

/// How one side played.
#[derive(Clone, Debug, Default)]
pub struct SideReview {
    /// Accuracy of the whole game, 0 to 100; none if the side made no move.
    pub accuracy: Option<f64>,
    /// Accuracy by phase.
    pub by_phase: [Option<f64>; 3],
    /// Mean loss of chances in percentage points.
    pub mean_loss: f64,
    /// How many moves of each judgement, in the order of [`Judgement::ALL`].
    pub judgements: [usize; 6],
    /// The style of its lines.
    pub style: Option<Style>,
    /// The themes of its mistakes with the chances they cost, dearest first.
    pub mistakes: Vec<(Theme, f64)>,
}

/// A reviewed game.
#[derive(Clone, Debug)]
pub struct Review {
    /// The game.
    pub game: Game,
    /// Its result, if known.
    pub outcome: Option<Outcome>,
    /// The name of its opening, if known.
    pub opening: Option<String>,
    /// White's chances at the start, 0 to 100.
    pub start_chances: f64,
    /// The moves.
    pub moves: Vec<ReviewedMove>,
    /// White's play and Black's.
    pub sides: [SideReview; 2],
    /// The half-moves where the game turned, in the order they were played, at most five.
    pub turning_points: Vec<usize>,
}

/// What a reviewer is told about its progress; returning false stops the review.
pub type Progress<'a> = dyn FnMut(usize, usize) -> bool + 'a;

/// What is known about a game beside its moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Details {
    /// Its result.
    pub outcome: Option<Outcome>,
    /// The name of its opening.
    pub opening: Option<String>,
    /// How many half-moves from the start are known theory.
    pub book: usize,
}

/// Reviews a game. Nothing is returned if it was stopped.
pub fn review(
    game: &Game,
    details: Details,
    explainer: &Explainer<'_>,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    progress: &mut Progress<'_>,
) -> Option<Review> {
    let plies = game.moves().len();
    let thoughts = judge_positions(game, thinker, inquiry, &mut |done| progress(done, 2 * plies + 1))?;
    let mut moves: Vec<ReviewedMove> = Vec::with_capacity(plies);
    for ply in 0..plies {
        if !progress(plies + 1 + ply, 2 * plies + 1) {
            return None;
        }
        let their_loss = moves.last().map(|last| last.loss);
        moves.push(review_move(
            game,
            ply,
            &thoughts,
            their_loss,
            ply < details.book,
            explainer,
            thinker,
            inquiry,
        ));
    }
    let start_chances = thoughts[0].lines.first().map_or(50.0, |line| white_view(game.start(), line.verdict));
    let sides = Color::ALL.map(|side| side_review(&moves, start_chances, side));
    let turning_points = turning_points(&moves, start_chances);
    let Details { outcome, opening, .. } = details;
    Some(Review { game: game.clone(), outcome, opening, start_chances, moves, sides, turning_points })
}

/// Thinks about every position of the game, the last first.
fn judge_positions(
    game: &Game,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    progress: &mut dyn FnMut(usize) -> bool,
) -> Option<Vec<Thought>> {
    let mut thoughts: Vec<Thought> = Vec::with_capacity(game.positions().len());
    for ply in (0..game.positions().len()).rev() {
        if !progress(game.positions().len() - 1 - ply) {
            return None;
        }
        let so_far = prefix(game, ply);
        let over = so_far.position().legal_moves().is_empty();
        thoughts.push(if over { Thought::default() } else { thinker.think(&so_far, 2, &[], inquiry.effort) });
    }
    thoughts.reverse();
    Some(thoughts)
}

/// The game up to a half-move.
fn prefix(game: &Game, ply: usize) -> Game {
    let mut so_far = Game::from_position(*game.start());
    for &mv in &game.moves()[..ply] {
        so_far.play(mv).expect("the moves of a game are legal");
    }
    so_far
}

#[allow(clippy::too_many_arguments, reason = "the parts of one review; 2026-11-15")]
fn review_move(
    game: &Game,
    ply: usize,
    thoughts: &[Thought],
    their_loss: Option<f64>,
    is_book: bool,
    explainer: &Explainer<'_>,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
) -> ReviewedMove {
    let so_far = prefix(game, ply);
    let (pos, mv) = (*so_far.position(), game.moves()[ply]);
    let thought = with_played(&thoughts[ply], &game.positions()[ply + 1], mv, &thoughts[ply + 1]);
    let evidence = gather(&so_far, Some(mv), Some(thought), thinker, inquiry);
    let explanation = evidence.map(|evidence| explainer.argue(evidence, inquiry.level));
    let (judgement, loss, verdict) = match &explanation {
        Some(known) => (known.judgement, known.evidence.loss(), known.evidence.played),
        None => (Judgement::Best, 0.0, Verdict::Centipawns(0)),
    };
    let mut marks =
        explanation.as_ref().map(|known| grade::marks(&known.evidence, their_loss)).unwrap_or_default();
    if is_book && judgement <= Judgement::Good {
        marks.insert(0, Mark::Book);
    }
    ReviewedMove {
        ply,
        explanation,
        judgement,
        marks,
        loss,
        white_chances: white_view(&pos, verdict),
        phase: primitives::phase(&pos),
        side: pos.turn(),
    }
}

/// What is known about a position, with the move played judged by the position it led to.
fn with_played(thought: &Thought, next: &Position, mv: Move, next_thought: &Thought) -> Thought {
    let mut thought = thought.clone();
    let depth = thought.lines.first().map_or(1, |line| line.depth);
    if thought.lines.first().is_some_and(|best| best.moves.first() == Some(&mv)) {
        return thought;
    }
    let verdict = match next_thought.lines.first() {
        Some(line) => one_move_later(odds::reversed(line.verdict)),
        None if next.is_checkmate() => Verdict::Mate(1),
        None => Verdict::Centipawns(0),
    };
    let mut moves = vec![mv];
    moves.extend(next_thought.lines.first().map(|line| line.moves.clone()).unwrap_or_default());
    thought.lines.retain(|line| line.moves.first() != Some(&mv));
    let played = Variation { verdict, moves, depth };
    // A move that proves better than what seemed best takes its place.
    let better = thought.lines.first().is_none_or(|best| win_percent(best.verdict) < win_percent(verdict));
    if better {
        thought.lines.insert(0, played)
    } else {
        thought.lines.push(played)
    }
    thought
}

/// A mate seen from one half-move earlier by the side that mates is a move longer.
const fn one_move_later(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Mate(moves) if 0 <= moves => Verdict::Mate(moves + 1),
        other => other,
    }
}

fn white_view(pos: &Position, verdict: Verdict) -> f64 {
    let chances = win_percent(verdict);
    if pos.turn() == Color::White { chances } else { 100.0 - chances }
}

fn side_review(moves: &[ReviewedMove], start: f64, side: Color) -> SideReview {
    let own: Vec<&ReviewedMove> = moves.iter().filter(|mv| mv.side == side).collect();
    if own.is_empty() {
        return SideReview::default();
    }
    let mut judgements = [0; 6];
    for mv in &own {
        judgements[mv.judgement as usize] += 1;
    }
    let chances: Vec<f64> = std::iter::once(start).chain(moves.iter().map(|mv| mv.white_chances)).collect();
    let plies: Vec<(usize, f64)> = own.iter().map(|mv| (mv.ply, mv.loss)).collect();
    let by_phase = Phase::ALL.map(|phase| {
        let losses: Vec<f64> = own.iter().filter(|mv| mv.phase == phase).map(|mv| mv.loss).collect();
        accuracy::mean(&losses)
    });
    SideReview {
        accuracy: accuracy::of_game(&chances, &plies),
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
    let metrics: Vec<_> =
        free.filter_map(|mv| mv.explanation.as_ref()).map(|known| known.evidence.metrics).collect();
    if metrics.is_empty() {
        return None;
    }
    let count = metrics.len() as f64;
    let concreteness = metrics.iter().map(|metrics| metrics.concreteness).sum::<f64>() / count;
    let risk = metrics.iter().map(|metrics| metrics.risk).sum::<f64>() / count;
    let mut stability: Vec<i32> = metrics.iter().map(|metrics| metrics.stability).collect();
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
        let blamed = first.into_iter().find(|theme| theme.polarity() == Polarity::Negative);
        if let Some(theme) = blamed.filter(|_| Judgement::Inaccuracy <= mv.judgement) {
            match totals.iter_mut().find(|(known, _)| *known == theme) {
                Some((_, total)) => *total += mv.loss,
                None => totals.push((theme, mv.loss)),
            }
        }
    }
    totals.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    totals
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
fn turning_points(moves: &[ReviewedMove], start: f64) -> Vec<usize> {
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
