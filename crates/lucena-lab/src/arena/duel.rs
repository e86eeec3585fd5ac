//! One game between two players: whose turn, how long, what they answer, how it ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lucena_chess::{Color, Ending, Game, Outcome};
use lucena_engine::{Clock, SystemClock};

use super::adjudicate::{Adjudication, DrawRule, Referee, Ruling, WinRule};
use crate::client::Fault;
use crate::pace::{Clocks, Pace};
use crate::player::{Player, Thought, Turn};

/// What holds for all games of a run.
#[derive(Clone)]
pub struct Rules {
    /// What the players may use.
    pub pace: Pace,
    /// By how much a clock may be overstepped, for the lag of pipes and of a busy computer.
    pub margin: Duration,
    /// How long a player may be silent beyond its time before it is given up.
    pub patience: Duration,
    /// When a game is given to the side that stands better.
    pub win: Option<WinRule>,
    /// When a game is called a draw.
    pub draw: Option<DrawRule>,
    /// After so many moves of each side the game is a draw.
    pub most_moves: Option<u32>,
    /// Known endings.
    pub tables: Option<Arc<dyn Adjudication>>,
    /// After so many faults in a row a player is withdrawn: it loses the rest of its games unplayed.
    pub most_faults: Option<u32>,
}

impl Rules {
    /// Games at a pace, played to their end.
    pub fn new(pace: Pace) -> Rules {
        Rules {
            pace,
            margin: Duration::from_millis(50),
            patience: Duration::from_secs(30),
            win: None,
            draw: None,
            most_moves: None,
            tables: None,
            most_faults: None,
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DuelEnd {
    /// By the rules of chess, or because a player resigned.
    Rules(Ending),
    /// By the referee.
    Ruled(Ruling),
    /// A player did something wrong.
    Fault {
        /// Which player.
        side: Color,
        /// What it did.
        fault: Fault,
    },
}

/// What is known of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// What its player thought.
    pub thought: Thought,
    /// How long it took.
    pub spent: Duration,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct DuelResult {
    /// The moves, with those of the opening.
    pub game: Game,
    /// One for each move after the opening.
    pub notes: Vec<Note>,
    /// Who won.
    pub outcome: Outcome,
    /// Why.
    pub end: DuelEnd,
}

impl DuelResult {
    /// How many moves the opening had.
    pub fn opening_plies(&self) -> usize {
        self.game.moves().len() - self.notes.len()
    }
}

/// Plays the game with this number from an opening; `players` and `paces` are White's first. Nothing if it was stopped.
pub(super) fn play(
    players: [&mut dyn Player; 2],
    paces: [Pace; 2],
    opening: Game,
    number: usize,
    rules: &Rules,
    stop: &AtomicBool,
) -> Option<DuelResult> {
    let mut duel = Duel {
        game: opening,
        notes: Vec::new(),
        clocks: Clocks::new(paces),
        referee: Referee::new(rules.win, rules.draw, rules.most_moves, rules.tables.as_deref()),
        rules,
        stop,
        time: SystemClock::new(),
    };
    let (outcome, end) = duel.run(players, number)?;
    Some(DuelResult { game: duel.game, notes: duel.notes, outcome, end })
}

struct Duel<'a> {
    game: Game,
    notes: Vec<Note>,
    clocks: Clocks,
    referee: Referee<'a>,
    rules: &'a Rules,
    stop: &'a AtomicBool,
    time: SystemClock,
}

impl Duel<'_> {
    fn run(&mut self, players: [&mut dyn Player; 2], number: usize) -> Option<(Outcome, DuelEnd)> {
        for side in Color::ALL {
            if let Err(fault) = players[side.index()].new_game(number) {
                return self.is_running().then(|| forfeit(side, fault));
            }
        }
        loop {
            if let Some(ending) = self.game.ending() {
                return Some((ending.outcome(), DuelEnd::Rules(ending)));
            }
            let side = self.game.position().turn();
            let moved = self.step(&mut *players[side.index()], side);
            if !self.is_running() {
                return None;
            }
            match moved {
                Ok(None) => {}
                Ok(Some(end)) => return Some(end),
                Err(Fault::Time) => {
                    // A clock that has run out does not lose against a bare king.
                    self.game.flag(side);
                    let outcome = self.game.ending().map_or(Outcome::Win(!side), Ending::outcome);
                    return Some((outcome, DuelEnd::Fault { side, fault: Fault::Time }));
                }
                Err(fault) => return Some(forfeit(side, fault)),
            }
        }
    }

    fn is_running(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }

    /// Lets a player move; gives the end of the game if the player or the referee ends it.
    fn step(&mut self, player: &mut dyn Player, side: Color) -> Result<Option<(Outcome, DuelEnd)>, Fault> {
        let limits = self.clocks.limits(side);
        let allowance = self.clocks.allowance(side).unwrap_or(Duration::ZERO);
        let patience = allowance + self.rules.margin + self.rules.patience;
        let turn = Turn { game: &self.game, limits: &limits, patience, stop: self.stop };
        let begin = self.time.now();
        let reply = player.answer(&turn)?;
        let spent = self.time.now() - begin;
        let Some(mv) = reply.mv else {
            self.game.resign(side);
            let ending = Ending::Resignation { winner: !side };
            return Ok(Some((ending.outcome(), DuelEnd::Rules(ending))));
        };
        self.clocks.charge(side, spent, self.rules.margin).map_err(|_| Fault::Time)?;
        let text = || Fault::IllegalMove(format!("{mv:?}"));
        self.game.play(mv).map_err(|_| text())?;
        self.notes.push(Note { thought: reply.thought, spent });
        if self.game.ending().is_some() {
            return Ok(None);
        }
        let ruled = self.referee.see(side, &reply.thought, self.game.position());
        Ok(ruled.map(|(outcome, ruling)| (outcome, DuelEnd::Ruled(ruling))))
    }
}

fn forfeit(side: Color, fault: Fault) -> (Outcome, DuelEnd) {
    (Outcome::Win(!side), DuelEnd::Fault { side, fault })
}
