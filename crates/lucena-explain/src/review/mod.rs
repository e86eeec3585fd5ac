//! A whole game reviewed: every move graded and explained, accuracy, turning points, styles, and a story.
//!
//! Positions are judged from the last to the first, so that the engine remembers what comes (`assess`); then the moves
//! are explained; several thinkers share both. `summary` says what it all means for the players.

mod assess;
mod share;
mod summary;

use lucena_chess::{Color, Game, Move, Outcome, Position};
use lucena_engine::Book;
use lucena_eval::Verdict;
use lucena_facts::opening::Names;

use crate::accuracy;
use crate::evidence::{CLEAR, Inquiry, gather};
use crate::explanation::{Explainer, Explanation};
use crate::grade::{self, Graded, Judgement, Mark};
use crate::metrics::Style;
use crate::odds::{self, win_percent};
use crate::primitives::{self, Phase};
use crate::theme::Theme;
use crate::thinker::{Effort, Thinker, Variation};
use assess::{assess, graded, with_played};
use share::share;
use summary::{decision, lasts, side_review, turning_points};

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
    /// How near it came to the best move, 0 to 100.
    pub accuracy: f64,
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

impl Review {
    /// The first turning point whose loss was not given back at once.
    pub fn first_turn(&self) -> Option<usize> {
        self.turning_points.iter().copied().find(|&ply| lasts(&self.moves, self.start_chances, ply))
    }

    /// The move that decided the game: the first turning point of the loser's from which on the winner stood better to the end.
    pub fn decision(&self) -> Option<usize> {
        match self.outcome {
            Some(Outcome::Win(winner)) => decision(&self.moves, &self.turning_points, winner),
            _ => None,
        }
    }
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

impl Details {
    /// What names and book know about a game, with its result; `opening` is what its tags call the opening, for those that
    /// have no name here.
    pub fn of(game: &Game, outcome: Option<Outcome>, opening: Option<&str>) -> Details {
        let named = Names::shipped().of_game(game.positions());
        let name = named.map(|(_, opening)| format!("{} ({})", opening.name, opening.code));
        let theory = Book::built_in();
        let known = game.positions().iter().zip(game.moves());
        let known =
            known.take_while(|(pos, mv)| theory.moves(pos).iter().any(|entry| entry.mv == **mv)).count();
        Details {
            outcome,
            opening: name.or_else(|| opening.map(str::to_owned)),
            book: known.max(named.map_or(0, |(plies, _)| plies)),
        }
    }
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
    let thoughts = assess(game, thinkers, inquiry.effort, &mut |done| progress(done, all))?;
    let explain = |thinker: &mut dyn Thinker, ply: usize| {
        let mv: Move = game.moves()[ply];
        let mut thought = with_played(&thoughts[ply], &game.positions()[ply + 1], mv, &thoughts[ply + 1]);
        let so_far = prefix(game, ply);
        if let [best] = &thought.lines[..] {
            let second = next_best(&so_far, best, thinker, inquiry.effort);
            thought.lines.extend(second);
        }
        let mut evidence = gather(&so_far, Some(mv), Some(thought), thinker, inquiry)?;
        evidence.is_theory |= ply < details.book;
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

/// Grades the moves of a game and says nothing about them: the first half of a review. `book` half-moves are known theory.
/// Nothing is returned if it was stopped or there is no thinker.
pub fn grade_with(
    game: &Game,
    book: usize,
    thinkers: &mut [&mut dyn Thinker],
    effort: Effort,
    progress: &mut Progress<'_>,
) -> Option<Vec<Graded>> {
    let all = game.moves().len() + 1;
    let thoughts = assess(game, thinkers, effort, &mut |done| progress(done, all))?;
    Some((0..game.moves().len()).map(|ply| graded(game, &thoughts, ply, ply < book)).collect())
}

/// The same with equal effort for every position: what is measured against.
pub fn grade_evenly_with(
    game: &Game,
    book: usize,
    thinkers: &mut [&mut dyn Thinker],
    effort: Effort,
    progress: &mut Progress<'_>,
) -> Option<Vec<Graded>> {
    let all = game.moves().len() + 1;
    let thoughts = assess::look_evenly(game, thinkers, effort, &mut |done| progress(done, all))?;
    Some((0..game.moves().len()).map(|ply| graded(game, &thoughts, ply, ply < book)).collect())
}

/// The best of the other moves, where the best one was played: how much better it is decides what may be said of it.
fn next_best(game: &Game, best: &Variation, thinker: &mut dyn Thinker, effort: Effort) -> Option<Variation> {
    let legal = game.position().legal_moves();
    let others: Vec<Move> = legal.iter().copied().filter(|mv| Some(mv) != best.moves.first()).collect();
    if others.is_empty() {
        return None;
    }
    let mut ask = |effort: Effort| thinker.think(game, 1, &others, effort).lines.into_iter().next();
    let quick = ask(effort.part(8))?;
    // That a move is the only good one is said on better grounds than a glance.
    let is_far_behind = CLEAR <= odds::loss(best.verdict, quick.verdict);
    Some(if is_far_behind { ask(effort.part(2)).unwrap_or(quick) } else { quick })
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
    let (judgement, loss, best, verdict) = match &explanation {
        Some(known) => (known.judgement, known.evidence.loss(), known.evidence.best, known.evidence.played),
        None => (Judgement::Best, 0.0, Verdict::Centipawns(0), Verdict::Centipawns(0)),
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
        accuracy: accuracy::of_move(win_percent(best), win_percent(verdict)),
        white_chances: white_view(&pos, verdict),
        phase: primitives::phase(&pos),
        side: pos.turn(),
    }
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
