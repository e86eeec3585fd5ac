//! The verdicts of a review: a quick look at every position, then longer ones where it counts.
//!
//! What is obvious is seen at once. Moves that are criticized, that stand near a border between two grades, or whose
//! positions change their score from depth to depth are looked at again, longer each time, until their grade holds or the
//! effort of the review is spent. On average a position gets about the effort that was asked for.

use std::collections::BTreeSet;

use lucena_chess::{Game, Move, Position};
use lucena_eval::Verdict;

use super::share::share;
use super::{one_move_later, prefix};
use crate::grade::{Graded, Judgement};
use crate::odds::win_percent;
use crate::thinker::{Effort, Thinker, Thought, Variation};

/// The share of the effort that the first look at a position takes.
const FIRST_LOOK: f64 = 0.5;
/// The share of the effort that is kept for further looks at some positions.
const FURTHER: f64 = 0.6;
/// What each further look at a position takes, in shares of the effort.
const FURTHER_LOOKS: [f64; 3] = [1.0, 2.0, 4.0];
/// Grades change at these losses of chances, in percentage points.
const BORDERS: [f64; 3] = [5.0, 10.0, 15.0];
/// Beyond this a game is decided.
const DECIDED: i32 = 1000;
/// A loss so near a border may well lie beyond it.
const NEAR: f64 = 2.0;
/// A score that moved so many points in its last iterations has not settled.
const UNSETTLED: f64 = 4.0;

/// What is known about each position of a game, from before the first move to after the last; nothing if it was stopped.
///
/// An effort in depth is the same for all positions: whoever asks for a depth wants that depth.
pub(super) fn assess(
    game: &Game,
    thinkers: &mut [&mut dyn Thinker],
    effort: Effort,
    progress: &mut dyn FnMut(usize) -> bool,
) -> Option<Vec<Thought>> {
    let count = game.moves().len() + 1;
    if effort.depth.is_some() {
        return look_evenly(game, thinkers, effort, progress);
    }
    let mut thoughts = look_evenly(game, thinkers, effort.scaled(FIRST_LOOK), progress)?;
    let mut purse = count as f64 * FURTHER;
    let mut grades: Vec<Judgement> = Vec::new();
    for price in FURTHER_LOOKS {
        let doubts = doubts(game, &thoughts, &grades);
        grades = (0..count - 1).map(|ply| graded(game, &thoughts, ply, false).judgement).collect();
        let mut plies = BTreeSet::new();
        for ply in doubts {
            // A move is judged by the position before it and by the one after it.
            let wanted = [ply, ply + 1].into_iter().filter(|ply| !plies.contains(ply)).count() as f64;
            if purse < wanted * price {
                break;
            }
            purse -= wanted * price;
            plies.extend([ply, ply + 1]);
        }
        let plies: Vec<usize> = plies.into_iter().collect();
        let longer = effort.scaled(price);
        let again = |thinker: &mut dyn Thinker, index: usize| look(game, plies[index], thinker, longer);
        let found = share(thinkers, plies.len(), again, &mut |_| progress(count))?;
        for (ply, thought) in plies.into_iter().zip(found) {
            // A program that failed now has answered before.
            if !thought.lines.is_empty() {
                thoughts[ply] = thought;
            }
        }
    }
    Some(thoughts)
}

/// One look at every position, with the same effort.
pub(super) fn look_evenly(
    game: &Game,
    thinkers: &mut [&mut dyn Thinker],
    effort: Effort,
    progress: &mut dyn FnMut(usize) -> bool,
) -> Option<Vec<Thought>> {
    let count = game.moves().len() + 1;
    share(thinkers, count, |thinker, ply| look(game, ply, thinker, effort), progress)
}

/// Thinks about the position after so many half-moves of a game.
fn look(game: &Game, ply: usize, thinker: &mut dyn Thinker, effort: Effort) -> Thought {
    let so_far = prefix(game, ply);
    if so_far.position().has_legal_moves() {
        thinker.think(&so_far, 1, &[], effort)
    } else {
        Thought::default()
    }
}

/// The moves whose grade is not sure yet, the most doubtful first; `before` are their grades at the look before.
fn doubts(game: &Game, thoughts: &[Thought], before: &[Judgement]) -> Vec<usize> {
    let mut found: Vec<(f64, usize)> = (0..game.moves().len())
        .filter_map(|ply| {
            let doubt = doubt(game, thoughts, ply, before.get(ply).copied());
            (0.0 < doubt).then_some((doubt, ply))
        })
        .collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    found.into_iter().map(|(_, ply)| ply).collect()
}

/// How doubtful the grade of a move is; 0 if it is clear.
fn doubt(game: &Game, thoughts: &[Thought], ply: usize, before: Option<Judgement>) -> f64 {
    let Some(best) = thoughts[ply].lines.first() else { return 0.0 };
    if game.positions()[ply].legal_moves().len() == 1 {
        return 0.0;
    }
    let played = played_verdict(&game.positions()[ply + 1], &thoughts[ply + 1]);
    // Where the game is decided either way, a longer look would find nothing new but a mate.
    let decided = |verdict: Verdict| DECIDED <= verdict.centipawns().abs();
    if decided(best.verdict)
        && decided(played)
        && (0 < best.verdict.centipawns()) == (0 < played.centipawns())
    {
        return 0.0;
    }
    // The best move looked at from one half-move later may turn out to be none.
    let difference = (win_percent(best.verdict) - win_percent(played)).abs();
    let judgement = Judgement::of(best.verdict, played);
    let border = BORDERS.iter().map(|border| (difference - border).abs()).fold(f64::INFINITY, f64::min);
    let swing = swing(&thoughts[ply]).max(swing(&thoughts[ply + 1]));
    let mut doubt = 0.0;
    if Judgement::Inaccuracy <= judgement && before.is_none() {
        doubt += 2.0;
    }
    if before.is_some_and(|before| before != judgement) {
        doubt += 3.0;
    }
    if border < NEAR {
        doubt += 2.0 * (NEAR - border) / NEAR;
    }
    if UNSETTLED < swing {
        doubt += (swing / UNSETTLED - 1.0).min(2.0);
    }
    // A mate seen or lost decides the grade; it is made sure of.
    if before.is_none()
        && matches!(
            (best.verdict, played),
            (Verdict::Mate(_), Verdict::Centipawns(_)) | (Verdict::Centipawns(_), Verdict::Mate(_))
        )
    {
        doubt += 1.0;
    }
    doubt
}

/// How many points the score moved over the last iterations.
fn swing(thought: &Thought) -> f64 {
    let last: Vec<f64> =
        thought.scores.iter().rev().take(3).map(|&score| win_percent(Verdict::Centipawns(score))).collect();
    let most = last.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let least = last.iter().copied().fold(f64::INFINITY, f64::min);
    (most - least).max(0.0)
}

/// The grade of a move by what is known about its positions.
pub(super) fn graded(game: &Game, thoughts: &[Thought], ply: usize, is_theory: bool) -> Graded {
    let mv = game.moves()[ply];
    let thought = with_played(&thoughts[ply], &game.positions()[ply + 1], mv, &thoughts[ply + 1]);
    let verdict = |line: Option<&Variation>| line.map_or(Verdict::Centipawns(0), |line| line.verdict);
    let played = thought.lines.iter().find(|line| line.moves.first() == Some(&mv));
    Graded::new(verdict(thought.lines.first()), verdict(played), is_theory)
}

/// What a position says about the move that led to it, for the side that made the move.
fn played_verdict(next: &Position, thought: &Thought) -> Verdict {
    match thought.lines.first() {
        Some(line) => one_move_later(line.verdict.reversed()),
        None if next.is_checkmate() => Verdict::Mate(1),
        None => Verdict::Centipawns(0),
    }
}

/// What is known about a position, with the move played judged by the position it led to.
pub(super) fn with_played(thought: &Thought, next: &Position, mv: Move, next_thought: &Thought) -> Thought {
    let mut thought = thought.clone();
    let depth = thought.lines.first().map_or(1, |line| line.depth);
    if thought.lines.first().is_some_and(|best| best.moves.first() == Some(&mv)) {
        return thought;
    }
    let verdict = played_verdict(next, next_thought);
    let mut moves = vec![mv];
    moves.extend(next_thought.lines.first().map(|line| line.moves.clone()).unwrap_or_default());
    thought.lines.retain(|line| line.moves.first() != Some(&mv));
    let played = Variation { verdict, moves, depth };
    // A move that proves better than what seemed best takes its place.
    let better = thought.lines.first().is_none_or(|best| best.verdict < verdict);
    if better {
        thought.lines.insert(0, played)
    } else {
        thought.lines.push(played)
    }
    thought
}
