//! Which of several lines is shown: of answers that punish a move about as well, the one in which a reader sees soonest what falls;
//! of a better line that goes round in a circle, what comes after the circle.

use std::cmp::Reverse;

use lucena_chess::{Game, Move, Position, attacks};
use lucena_eval::Verdict;

use crate::evidence::{CLEAR, Inquiry};
use crate::odds;
use crate::primitives::{attacks_from, material_balance, see, winnings};
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
/// The share of the loss that a plainer way to win may cost.
const A_QUARTER: f64 = 0.25;
/// The least loss that makes a move a bad one, in percentage points.
const BAD: f64 = 5.0;
/// A line so short is clear enough; half-moves with the move itself.
const SHORT: usize = 6;
/// What a half-move more costs a reader, a question that the line leaves open, and how much clearer another line must be, in
/// hundredths of a pawn.
const PER_PLY: i32 = 60;
const PER_QUESTION: i32 = 80;
const CLEARER: i32 = 80;
/// What it is worth that the first blow simply takes something, and that it uses what the move has left.
const PLAIN: i32 = 40;
/// Beyond a piece it hardly matters how much is lost.
const PLENTY: i32 = 300;
/// The first look is rough: who falls a little short of the share gets the second one.
const ROUGHLY: f64 = 0.8;

/// How plainly the line of a move shows that it loses something that the better one keeps: what falls, less what it takes to follow.
/// Nothing if it shows no such thing.
fn clarity(scene: &Scene, kept: i32) -> Option<i32> {
    let balance = scene.settled_balance();
    // What the move takes and they take back elsewhere shows as well.
    let taken = if scene.debt() == 0 { winnings(&scene.before, scene.mv) } else { 0 };
    let lost = taken - balance;
    let proof = scene.long_proof()?;
    // A reader follows until most of it has fallen.
    let goal = material_balance(&scene.after, scene.us) - lost.min(PLENTY);
    let has_fallen = |ply: &usize| material_balance(&scene.positions[*ply], scene.us) <= goal;
    let length = (2..=proof.len()).find(has_fallen)?;
    let costs = balance <= -100 && balance - kept <= -100 || 100 <= taken && balance <= 0;
    let effort = PER_PLY * length as i32 + PER_QUESTION * questions(scene, length);
    let bonus = if is_plain(scene) { PLAIN } else { 0 } + if uses_what_was_left(scene) { PLAIN } else { 0 };
    let is_followed = scene.forced_proof().is_some() || length <= LONGEST;
    (costs && 100 <= lost && is_followed).then(|| lost.min(PLENTY) - effort + bonus)
}

/// How many half-moves a reader follows where some of them are quiet.
const LONGEST: usize = 8;

/// How often the line leaves a reader asking: they take something guarded, and nobody takes back.
fn questions(scene: &Scene, length: usize) -> i32 {
    let is_asked = |&ply: &usize| {
        let (pos, mv) = (&scene.positions[ply], scene.line[ply]);
        let retaken = scene.line.get(ply + 1).is_some_and(|next| next.to() == mv.to());
        mv.is_capture() && see(pos, mv) < 0 && !retaken
    };
    (1..length).step_by(2).filter(is_asked).count() as i32
}

/// Whether their answer simply takes something.
fn is_plain(scene: &Scene) -> bool {
    scene.line.get(1).is_some_and(|&answer| answer.is_capture() && 100 <= see(&scene.after, answer))
}

/// Whether their answer goes through the square that the moved piece has left, or to one that it guarded from there alone.
fn uses_what_was_left(scene: &Scene) -> bool {
    let Some(&answer) = scene.line.get(1) else { return false };
    let (from, to) = (answer.from(), answer.to());
    let through = attacks::between(from, to).contains(scene.from)
        || attacks::between(to, scene.after.king(scene.us)).contains(scene.from)
            && scene.after.gives_check(answer);
    let guarded = attacks_from(&scene.before, scene.from).contains(to)
        && !attacks_from(&scene.after, scene.to).contains(to);
    (through || guarded) && to != scene.to
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
    let is_short =
        scene.forced_proof().is_some_and(|proof| proof.len() <= SHORT && questions(scene, proof.len()) == 0);
    if (present.is_some() && is_short) || played.is_mated() || best.mates() {
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
    let punishes = |verdict: Verdict, share: f64| share * least <= odds::loss(best, verdict.reversed());
    let with_answer = |moves: &[Move]| {
        let line = [&[scene.mv], moves].concat();
        Scene::new(&scene.before, scene.mv, &line, scene.history.clone())
    };
    // A line of quiet moves shows little: what is as clear and forced is shown instead.
    let margin = if scene.forced_proof().is_some() { CLEARER } else { 0 };
    let is_clearer = |found: &Scene| {
        clarity(found, kept).is_some_and(|clear| present.is_none_or(|present| present + margin <= clear))
    };
    let others = thought.lines.iter().filter(|line| punishes(line.verdict, ROUGHLY));
    let mut found: Vec<Scene> =
        others.map(|line| with_answer(&line.moves)).filter(|found| is_clearer(found)).collect();
    // Of two that are as clear the better one.
    found.sort_by_key(|found| Reverse(clarity(found, kept)));
    // What was one of several is looked at alone before it is believed.
    found.into_iter().find_map(|first| {
        let answer = *first.line.get(1)?;
        let thought = thinker.think(&next, 1, &[answer], inquiry.effort.part(4));
        *nodes += thought.nodes;
        let line = thought.lines.into_iter().next().filter(|line| punishes(line.verdict, 1.0))?;
        Some(with_answer(&line.moves)).filter(|found| is_clearer(found))
    })
}

/// Of moves that win about as much as the best one, a check or a capture before a quiet move: that is what a player looks for first.
pub(crate) fn plainer_gain(
    game: &Game,
    best: Variation,
    (mv, played): (Move, Verdict),
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    nodes: &mut u64,
) -> Variation {
    let pos = game.position();
    let scene_of = |moves: &[Move]| Scene::new(pos, moves[0], moves, None);
    let is_blow = |mv: &Move| mv.is_capture() || mv.is_promotion() || pos.gives_check(*mv);
    let present = scene_of(&best.moves);
    let won = present.settled_balance();
    let loss = odds::loss(best.verdict, played);
    if is_blow(&best.moves[0]) || won < 100 || loss < BAD || best.verdict.mates() {
        return best;
    }
    let blows: Vec<Move> =
        pos.legal_moves().iter().copied().filter(|other| is_blow(other) && *other != mv).collect();
    if blows.is_empty() {
        return best;
    }
    let thought = thinker.think(game, 1, &blows, inquiry.effort.part(4));
    *nodes += thought.nodes;
    let as_long = present.forced_proof().map_or(usize::MAX, <[_]>::len);
    let is_plainer = |line: &Variation| {
        let scene = scene_of(&line.moves);
        odds::loss(best.verdict, line.verdict) <= loss * A_QUARTER
            && won <= scene.settled_balance()
            && scene.forced_proof().is_some_and(|proof| proof.len() <= as_long.max(LONGEST))
    };
    match thought.lines.into_iter().next().filter(is_plainer) {
        // It is judged as the best one, which it replaces only in words.
        Some(line) => Variation { verdict: best.verdict, ..line },
        None => best,
    }
}

/// A bad move after which they take something that can be taken back, and whose line gives a pawn or more away instead: taking back is
/// what everybody plays, and if it keeps the material and is hardly worse, nothing was lost.
pub(crate) fn taken_back(
    game: &Game,
    scene: &Scene,
    (best, played): (Verdict, Verdict),
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    nodes: &mut u64,
) -> Option<Scene> {
    const HEAD: usize = 2;
    let (answer, next) = (*scene.line.get(1)?, *scene.line.get(HEAD)?);
    let pos = scene.positions.get(HEAD)?;
    let gives = answer.is_capture() && next.to() != answer.to() && scene.settled_balance() <= -100;
    let even = material_balance(&scene.before, scene.us);
    let retaking = pos
        .legal_moves()
        .iter()
        .copied()
        .filter(|mv| mv.is_capture() && mv.to() == answer.to() && 0 <= see(pos, *mv))
        .filter(|mv| even <= material_balance(&pos.after(*mv), scene.us))
        .min_by_key(|mv| pos.role_on(mv.from()))
        .filter(|_| gives)?;
    let mut there = game.clone();
    if scene.line[..HEAD].iter().any(|&mv| there.play(mv).is_err()) {
        return None;
    }
    let thought = thinker.think(&there, 1, &[retaking], inquiry.effort.part(4));
    *nodes += thought.nodes;
    let line = thought.lines.into_iter().next()?;
    let is_no_worse = odds::loss(played, line.verdict) <= (odds::loss(best, played) * HALF).max(BAD);
    let line = [&scene.line[..HEAD], &line.moves].concat();
    let until = |length: usize| Scene::new(&scene.before, scene.mv, &line[..length], scene.history.clone());
    // What the line gives away further on was not lost by the move, if that is a small error.
    let is_small = odds::loss(best, played) < CLEAR;
    let shortest = if is_small { HEAD + 1 } else { line.len() };
    let mut scenes = (shortest..=line.len()).rev().map(until);
    scenes.find(|found| is_no_worse && -100 < found.settled_balance())
}

/// A bad move whose line wins as much as the better one's, as the other side plays on carelessly, is looked at again from its third
/// half-move: the ends of lines are where searches have looked least.
pub(crate) fn mended_tail(
    game: &Game,
    (scene, better): (&Scene, &Scene),
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    nodes: &mut u64,
) -> Option<Scene> {
    const HEAD: usize = 3;
    let won = scene.settled_balance() - scene.debt();
    if won < 100 || 100 <= better.settled_balance() - scene.settled_balance() || scene.line.len() <= HEAD {
        return None;
    }
    let mut there = game.clone();
    if scene.line[..HEAD].iter().any(|&mv| there.play(mv).is_err()) {
        return None;
    }
    let thought = thinker.think(&there, 1, &[], inquiry.effort.part(4));
    *nodes += thought.nodes;
    let rest = thought.lines.into_iter().next()?;
    let line = [&scene.line[..HEAD], &rest.moves].concat();
    Some(Scene::new(&scene.before, scene.mv, &line, scene.history.clone()))
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
