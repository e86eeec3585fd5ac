//! Plays the games of a schedule on several threads and reports each when it ends.
//!
//! Every thread keeps its own players and lets them play on from game to game; a player at fault is thrown out
//! and a fresh one brought in for the next game.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use lucena_chess::{Color, Outcome};

use super::duel::{self, DuelEnd, DuelResult, Rules};
use super::pairing::Fixture;
use crate::opening::Opening;
use crate::player::{Contestant, Fault, Player};

/// Everything that is fixed before the first game.
pub struct Arena {
    /// Who plays.
    pub contestants: Vec<Contestant>,
    /// The games.
    pub fixtures: Vec<Fixture>,
    /// Where they begin; not empty.
    pub openings: Vec<Opening>,
    /// How they are played.
    pub rules: Rules,
    /// How many are played at the same time; at least one.
    pub concurrency: usize,
}

/// What happens during a run.
#[derive(Clone, Debug)]
pub enum News {
    /// A game began.
    Began(Fixture),
    /// A game ended.
    Ended(Fixture, Box<DuelResult>),
}

impl Arena {
    /// Plays all games that `is_played` does not know, and tells `hear` on the calling thread; ends early when
    /// `hear` breaks or `stop` is set. Games under way are then abandoned and not reported.
    pub fn run(
        &self,
        is_played: impl Fn(usize) -> bool,
        stop: &AtomicBool,
        mut hear: impl FnMut(News) -> ControlFlow<()>,
    ) {
        let waiting: Vec<Fixture> =
            self.fixtures.iter().copied().filter(|fixture| !is_played(fixture.number)).collect();
        let waiting = Mutex::new(waiting.into_iter());
        // Set by the caller or by us; the players look at this one.
        let over = AtomicBool::new(stop.load(Ordering::Relaxed));
        let strikes = Strikes::new(self.contestants.len());
        let (sender, news) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency.max(1) {
                let (sender, waiting, over, strikes) = (sender.clone(), &waiting, &over, &strikes);
                scope.spawn(move || self.work(waiting, over, strikes, &sender));
            }
            drop(sender);
            loop {
                let has_heard_enough = match news.recv_timeout(crate::player::GLANCE) {
                    Ok(item) => !over.load(Ordering::Relaxed) && hear(item).is_break(),
                    Err(mpsc::RecvTimeoutError::Disconnected) => return,
                    Err(mpsc::RecvTimeoutError::Timeout) => false,
                };
                if has_heard_enough || stop.load(Ordering::Relaxed) {
                    over.store(true, Ordering::Relaxed);
                }
            }
        });
    }

    /// The game where a fixture begins.
    pub fn opening(&self, fixture: &Fixture) -> &Opening {
        &self.openings[fixture.opening % self.openings.len()]
    }

    fn pace_of(&self, player: usize) -> crate::pace::Pace {
        self.contestants[player].pace.unwrap_or(self.rules.pace)
    }

    fn work(
        &self,
        waiting: &Mutex<impl Iterator<Item = Fixture>>,
        over: &AtomicBool,
        strikes: &Strikes,
        sender: &mpsc::Sender<News>,
    ) {
        let mut players: BTreeMap<usize, Box<dyn Player>> = BTreeMap::new();
        while !over.load(Ordering::Relaxed) {
            let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(fixture) = next else { return };
            if sender.send(News::Began(fixture)).is_err() {
                return;
            }
            let withdrawn = self.rules.most_faults.and_then(|most| strikes.withdrawn(&fixture, most));
            let result = match withdrawn {
                Some(end) => self.unplayed(fixture, end),
                None => match self.play(fixture, &mut players, over) {
                    Some(result) => result,
                    None => return,
                },
            };
            strikes.note(&fixture, &result.end);
            if let DuelEnd::Fault { side, .. } = &result.end {
                players.remove(&seat(&fixture, *side));
            }
            if sender.send(News::Ended(fixture, Box::new(result))).is_err() {
                return;
            }
        }
    }

    /// A game that one player did not come to.
    fn unplayed(&self, fixture: Fixture, (side, fault): (Color, Fault)) -> DuelResult {
        let game = self.opening(&fixture).game();
        let (outcome, end) = (Outcome::Win(!side), DuelEnd::Fault { side, fault });
        DuelResult { game, notes: Vec::new(), outcome, end }
    }

    /// Plays one game; the players of the last one are kept if they play again.
    fn play(
        &self,
        fixture: Fixture,
        players: &mut BTreeMap<usize, Box<dyn Player>>,
        over: &AtomicBool,
    ) -> Option<DuelResult> {
        players.retain(|&player, _| player == fixture.white || player == fixture.black);
        let game = self.opening(&fixture).game();
        let mut seated = Vec::new();
        for side in Color::ALL {
            let player = seat(&fixture, side);
            let entered = match players.remove(&player) {
                Some(player) => Ok(player),
                None => self.contestants[player].enter(self.rules.patience),
            };
            match entered {
                Ok(player) => seated.push(player),
                Err(fault) => return Some(self.unplayed(fixture, (side, fault))),
            }
        }
        let [mut white, mut black]: [Box<dyn Player>; 2] = seated.try_into().ok()?;
        let paces = [self.pace_of(fixture.white), self.pace_of(fixture.black)];
        let result = duel::play([&mut *white, &mut *black], paces, game, fixture.number, &self.rules, over);
        players.insert(fixture.white, white);
        players.insert(fixture.black, black);
        result
    }
}

/// How many faults in a row each player has committed, and the last of them.
struct Strikes(Vec<Mutex<(u32, Option<Fault>)>>);

impl Strikes {
    fn new(players: usize) -> Strikes {
        Strikes((0..players).map(|_| Mutex::default()).collect())
    }

    fn note(&self, fixture: &Fixture, end: &DuelEnd) {
        for side in Color::ALL {
            let mut strikes = self.0[seat(fixture, side)].lock().unwrap_or_else(PoisonError::into_inner);
            match end {
                DuelEnd::Fault { side: culprit, fault } if *culprit == side => {
                    *strikes = (strikes.0 + 1, Some(fault.clone()));
                }
                _ => *strikes = (0, None),
            }
        }
    }

    /// The side that has been withdrawn, and why.
    fn withdrawn(&self, fixture: &Fixture, most: u32) -> Option<(Color, Fault)> {
        Color::ALL.into_iter().find_map(|side| {
            let strikes = self.0[seat(fixture, side)].lock().unwrap_or_else(PoisonError::into_inner);
            strikes.1.clone().filter(|_| most <= strikes.0).map(|fault| (side, fault))
        })
    }
}

/// Who sits on a side.
fn seat(fixture: &Fixture, side: Color) -> usize {
    if side == Color::White { fixture.white } else { fixture.black }
}
