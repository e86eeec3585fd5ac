//! The numbers of the search, tuned by games of the engine against itself (SPSA).
//!
//! Each trial is a pair of games with colors exchanged between two ways to set the numbers. Trials come in batches: all of a
//! batch start from where the climb was before it, so that the result does not depend on the number of threads. What
//! happened is the list of results alone; [`Climb`] makes the same way of it again.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use lucena_chess::{Color, Outcome};
use lucena_engine::params::{self, Param};
use lucena_engine::{Engine, Limits, Options};
use lucena_eval::Score;

use super::spsa::{Climb, Knob, Plan, Trial};
use crate::arena::adjudicate::{DrawRule, Referee, WinRule};
use crate::opening::Opening;
use crate::player::Thought;

/// Trials between two steps of the climb.
const BATCH: u64 = 8;
/// Random half-moves at the start of each game, and how uneven they may leave it.
const OPENING_PLIES: usize = 8;
const OPENING_MOST: Score = Score::new(150);
const WIN: WinRule = WinRule { centipawns: 700, moves: 4 };
const DRAW: DrawRule = DrawRule { from_move: 40, centipawns: 10, moves: 8 };
const MOST_MOVES: u32 = 200;

/// How the games are played.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The plan of the climb.
    pub plan: Plan,
    /// Nodes for each move.
    pub nodes: u64,
    /// The places in [`params::ALL`] of the numbers that are tuned.
    pub tuned: Vec<usize>,
}

impl Recipe {
    /// A climb from the numbers of this build.
    pub fn climb(&self) -> Climb {
        let knob = |&at: &usize| {
            let Param { value, least, most, .. } = params::ALL[at];
            Knob { value, least, most }
        };
        Climb::new(self.tuned.iter().map(knob).collect(), self.plan)
    }

    /// All numbers, with those that are tuned set like this.
    fn numbers(&self, tuned: &[i32]) -> Vec<i32> {
        let mut numbers: Vec<i32> = params::ALL.iter().map(|param| param.value).collect();
        self.tuned.iter().zip(tuned).for_each(|(&at, &value)| numbers[at] = value);
        numbers
    }
}

/// Goes on from results that are known (each the points of the first way in a pair of games, doubled: 0 to 4). `hear` gets each new
/// result and where the climb is.
pub fn run(
    recipe: &Recipe,
    known: &[u8],
    threads: usize,
    stop: &AtomicBool,
    mut hear: impl FnMut(u8, &Climb) -> ControlFlow<()>,
) -> Climb {
    let mut climb = recipe.climb();
    let mut known = known.iter().copied();
    let mut number = 0;
    while number < recipe.plan.trials && !stop.load(Ordering::Relaxed) {
        let batch = number..(number + BATCH).min(recipe.plan.trials);
        let trials: Vec<(u64, Trial)> = batch.map(|number| (number, climb.trial(number))).collect();
        let mut results: Vec<u8> = known.by_ref().take(trials.len()).collect();
        let is_known = results.len();
        results.extend(play_all(recipe, &trials[is_known..], threads, stop).into_iter().map_while(|one| one));
        // A batch that was cut short has results, but no step: the next run completes it.
        let is_whole = results.len() == trials.len();
        if is_whole {
            for ((number, trial), &points) in trials.iter().zip(&results) {
                climb.learn(*number, trial, (f64::from(points) - 2.0) / 2.0);
            }
        }
        for &points in &results[is_known..] {
            if hear(points, &climb).is_break() {
                return climb;
            }
        }
        if !is_whole {
            break;
        }
        number += BATCH;
    }
    climb
}

/// Plays trials on several threads; nothing for those that were stopped.
fn play_all(recipe: &Recipe, trials: &[(u64, Trial)], threads: usize, stop: &AtomicBool) -> Vec<Option<u8>> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(vec![None; trials.len()]);
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, trials.len().max(1)) {
            scope.spawn(|| {
                while let Some((number, trial)) = trials.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let points = play_pair(recipe, *number, trial, stop);
                    let at = (number - trials[0].0) as usize;
                    results.lock().expect("no thread panics while it holds this")[at] = points;
                }
            });
        }
    });
    results.into_inner().expect("no thread panicked")
}

/// The doubled points of the first way in a pair of games.
fn play_pair(recipe: &Recipe, number: u64, trial: &Trial, stop: &AtomicBool) -> Option<u8> {
    let opening = Opening::random(recipe.plan.seed ^ number << 20, OPENING_PLIES, OPENING_MOST);
    let mut sides = [&trial.first, &trial.second].map(|tuned| Side::new(recipe.numbers(tuned)));
    let mut points = 0;
    for first in Color::ALL {
        points += match play(recipe, &opening, &mut sides, first, stop)? {
            Outcome::Win(winner) if winner == first => 2,
            Outcome::Win(_) => 0,
            Outcome::Draw => 1,
        };
    }
    Some(points)
}

/// One game, the first side with this color.
fn play(
    recipe: &Recipe,
    opening: &Opening,
    sides: &mut [Side; 2],
    first: Color,
    stop: &AtomicBool,
) -> Option<Outcome> {
    let mut game = opening.game();
    let mut referee = Referee::new(Some(WIN), Some(DRAW), Some(MOST_MOVES), None);
    sides.iter_mut().for_each(|side| side.engine.new_game());
    loop {
        if let Some(ending) = game.ending() {
            return Some(ending.outcome());
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let turn = game.position().turn();
        let side = &mut sides[usize::from(turn != first)];
        params::choose(&side.numbers);
        let report = side.engine.search(&game, Limits::nodes(recipe.nodes), |_| {});
        let mv = report.best_move()?;
        game.play(mv).expect("the engine plays legal moves");
        let thought = Thought { verdict: report.verdict(), ..Thought::default() };
        if game.ending().is_none()
            && let Some((outcome, _)) = referee.see(turn, &thought, game.position())
        {
            return Some(outcome);
        }
    }
}

/// One of the two ways, at the board.
struct Side {
    numbers: Vec<i32>,
    engine: Engine,
}

impl Side {
    fn new(numbers: Vec<i32>) -> Side {
        params::choose(&numbers);
        Side { numbers, engine: Engine::new(Options { hash_mebibytes: 8, ..Options::default() }) }
    }
}
