//! A whole game reviewed: every move graded and explained, accuracy, turning points, styles, and a story.
//!
//! Positions are judged from the last to the first, so that the engine remembers what comes; then the moves are
//! explained; several thinkers share both. `summary` says what it all means for the players.

mod share;
mod summary;

use lucena_chess::{Color, Game, Move, Outcome, Position};
use lucena_eval::Verdict;

use crate::evidence::{Inquiry, gather};
use crate::explanation::{Explainer, Explanation};
use crate::grade::{self, Judgement, Mark};
use crate::metrics::Style;
use crate::odds::{self, win_percent};
use crate::primitives::{self, Phase};
use crate::theme::Theme;
use crate::thinker::{Thinker, Thought, Variation};
use share::share;
use summary::{side_review, turning_points};

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

/// Reviews a game with one thinker. Nothing is returned if it was stopped.
pub fn review(
    game: &Game,
    details: Details,
    explainer: &Explainer<'_>,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    progress: &mut Progress<'_>,
) -> Option<Review> {
    review_with(game, details, explainer, &mut [thinker], inquiry, progress)
}

/// Reviews a game with several thinkers at once, each in a thread of its own. Nothing is returned if it was stopped or
/// there is no thinker.
pub fn review_with(
    game: &Game,
    details: Details,
    explainer: &Explainer<'_>,
    thinkers: &mut [&mut dyn Thinker],
    inquiry: Inquiry,
    progress: &mut Progress<'_>,
) -> Option<Review> {
    let plies = game.moves().len();
    let all = 2 * plies + 1;
    let judge = |thinker: &mut dyn Thinker, ply| judge_position(game, ply, thinker, inquiry);
    let thoughts = share(thinkers, plies + 1, judge, &mut |done| progress(done, all))?;
    let explain = |thinker: &mut dyn Thinker, ply| {
        let thought =
            with_played(&thoughts[ply], &game.positions()[ply + 1], game.moves()[ply], &thoughts[ply + 1]);
        let so_far = prefix(game, ply);
        let evidence = gather(&so_far, Some(game.moves()[ply]), Some(thought), thinker, inquiry)?;
        Some(explainer.argue(evidence, inquiry.level))
    };
    let explanations = share(thinkers, plies, explain, &mut |done| progress(plies + 1 + done, all))?;
    let mut moves: Vec<ReviewedMove> = Vec::with_capacity(plies);
    for (ply, explanation) in explanations.into_iter().enumerate() {
        let their_loss = moves.last().map(|last| last.loss);
        moves.push(reviewed(game.positions()[ply], ply, explanation, their_loss, ply < details.book));
    }
    let start_chances = thoughts[0].lines.first().map_or(50.0, |line| white_view(game.start(), line.verdict));
    let sides = Color::ALL.map(|side| side_review(&moves, start_chances, side));
    let turning_points = turning_points(&moves, start_chances);
    let Details { outcome, opening, .. } = details;
    Some(Review { game: game.clone(), outcome, opening, start_chances, moves, sides, turning_points })
}

/// Thinks about the position after so many half-moves of a game.
fn judge_position(game: &Game, ply: usize, thinker: &mut dyn Thinker, inquiry: Inquiry) -> Thought {
    let so_far = prefix(game, ply);
    if so_far.position().has_legal_moves() {
        thinker.think(&so_far, 2, &[], inquiry.effort)
    } else {
        Thought::default()
    }
}

/// The game up to a half-move.
fn prefix(game: &Game, ply: usize) -> Game {
    let mut so_far = Game::from_position(*game.start());
    for &mv in &game.moves()[..ply] {
        so_far.play(mv).expect("the moves of a game are legal");
    }
    so_far
}

fn reviewed(
    pos: Position,
    ply: usize,
    explanation: Option<Explanation>,
    their_loss: Option<f64>,
    is_book: bool,
) -> ReviewedMove {
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
