//! Which of several lines is shown: of answers that punish a move about as well, the one in which a reader sees soonest what falls;
//! of a better line that goes round in a circle, what comes after the circle.

use lucena_chess::{Game, Move, Position};
use lucena_eval::Verdict;

use crate::evidence::Inquiry;
use crate::odds;
use crate::primitives::{material_balance, winnings};
use crate::scene::Scene;
use crate::thinker::{Thinker, Variation};

/// How many answers are looked at.
const ANSWERS: usize = 2;
/// How far behind a capture may be that is shown for another one on the same square, in percentage points.
const AS_GOOD: f64 = 2.0;
/// The share of the loss that an answer must bring about to stand for it, and the share that is enough where the best answer shows
/// nothing: a teacher shows the blow that wins a pawn before the fine move that wins a little more.
const MOST: f64 = 0.75;
const HALF: f64 = 0.5;
/// The least loss that makes a move a bad one, in percentage points.
const BAD: f64 = 5.0;
/// A line so short is clear enough; half-moves with the move itself.
const SHORT: usize = 6;
/// What a half-move more costs a reader, and how much clearer another line must be, in hundredths of a pawn.
const PER_PLY: i32 = 60;
const CLEARER: i32 = 80;
/// Beyond a piece it hardly matters how much is lost.
const PLENTY: i32 = 300;

/// How plainly the line of a move shows that it loses something that the better one keeps: what falls, less the length of the line.
/// Nothing if it shows no such thing.
fn clarity(scene: &Scene, kept: i32) -> Option<i32> {
    let balance = scene.settled_balance();
    // What the move takes and they take back elsewhere shows as well.
    let taken = if scene.debt() == 0 { winnings(&scene.before, scene.mv) } else { 0 };
    let lost = taken - balance;
    let proof = scene.forced_proof()?;
    // A reader follows until most of it has fallen.
    let goal = material_balance(&scene.after, scene.us) - lost.min(PLENTY);
    let has_fallen = |ply: &usize| material_balance(&scene.positions[*ply], scene.us) <= goal;
    let length = (2..=proof.len()).find(has_fallen)?;
    let costs = balance <= -100 && balance - kept <= -100 || 100 <= taken && balance <= 0;
    (costs && 100 <= lost).then(|| lost.min(PLENTY) - PER_PLY * length as i32)
}

/// The scene of a bad move with the answer that shows best why it is bad, if another one than the present does so.
pub(crate) fn clearer_refutation(
    game: &Game,
    (scene, better): (&Scene, &Scene),
    (best, played): (Verdict, Verdict),
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    nodes: &mut u64,
) -> Option<Scene> {
    let kept = better.settled_balance();
    let present = clarity(scene, kept);
    let is_clear = present.is_some() && scene.forced_proof().is_some_and(|proof| proof.len() <= SHORT);
    if is_clear || played.is_mated() || best.mates() {
        return None;
    }
    let mut next = game.clone();
    next.play(scene.mv).ok()?;
    // Blows are what a reader understands at once, and there are few of them: a short look finds what each is worth.
    let legal = next.position().legal_moves();
    let is_blow = |mv: &Move| mv.is_capture() || mv.is_promotion() || next.position().gives_check(*mv);
    let blows: Vec<Move> = legal.iter().copied().filter(is_blow).collect();
    if blows.is_empty() {
        return None;
    }
    let thought = thinker.think(&next, ANSWERS, &blows, inquiry.effort.part(4));
    *nodes += thought.nodes;
    let share = if present.is_some() { MOST } else { HALF };
    let least = (share * odds::loss(best, played)).max(BAD);
    let punishes = |verdict: Verdict| least <= odds::loss(best, verdict.reversed());
    let with_answer = |moves: &[Move]| {
        let line = [&[scene.mv], moves].concat();
        Scene::new(&scene.before, scene.mv, &line, scene.history.clone())
    };
    let is_clearer = |found: &Scene| {
        clarity(found, kept).is_some_and(|clear| present.is_none_or(|present| present + CLEARER <= clear))
    };
    let others = thought.lines.iter().filter(|line| punishes(line.verdict));
    let found = others.map(|line| with_answer(&line.moves)).filter(is_clearer);
    let answer = found.max_by_key(|found| clarity(found, kept))?.line.get(1).copied()?;
    // What was one of several is looked at alone before it is believed.
    let thought = thinker.think(&next, 1, &[answer], inquiry.effort.part(4));
    *nodes += thought.nodes;
    let line = thought.lines.into_iter().next().filter(|line| punishes(line.verdict))?;
    Some(with_answer(&line.moves)).filter(is_clearer)
}

/// Of two captures on one square that are about as good, the one with the cheaper piece: that is how players take.
pub(crate) fn plainer_capture(pos: &Position, best: Variation, lines: &[Variation]) -> Variation {
    let Some(&first) = best.moves.first() else { return best };
    let role = |mv: Move| pos.role_on(mv.from());
    let other = lines.iter().find(|line| {
        line.moves.first().is_some_and(|&mv| {
            let same = mv.is_capture() && first.is_capture() && mv.to() == first.to();
            same && role(mv) < role(first) && odds::loss(best.verdict, line.verdict) <= AS_GOOD
        })
    });
    match other {
        // It is judged as the best one, which it replaces only in words.
        Some(line) => Variation { verdict: best.verdict, ..line.clone() },
        None => best,
    }
}

/// A line without the moves that only lead back to where it began; the line itself if it does not come back, or ends there.
pub(crate) fn without_detour(start: &Position, moves: &[Move]) -> Vec<Move> {
    let mut here = *start;
    let mut since = 0;
    for (ply, &mv) in moves.iter().enumerate() {
        if here.play(mv).is_err() {
            break;
        }
        if here.key() == start.key() {
            since = ply + 1;
        }
    }
    if since < moves.len() { moves[since..].to_vec() } else { moves.to_vec() }
}
