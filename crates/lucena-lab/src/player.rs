//! Who plays: our own engine or a heuristic set in this process, or another program over UCI or XBoard.
//!
//! A [`Contestant`] describes a player; [`Contestant::enter`] brings it to life as a [`Player`], who answers
//! one [`Turn`] after another. Whatever a player does wrong comes back as a [`Fault`] with the player's name
//! on it by the caller; nothing a program does can end the run.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use lucena_chess::{Game, Move};
use lucena_engine::{Engine, Event, Limits, Options};
use lucena_eval::Verdict;

use crate::classroom::{Classroom, Pupil};
use crate::client::{Client, uci::Uci, xboard::XBoard};
pub use crate::client::{Fault, Program, Protocol};
use crate::pace::Pace;

/// How often a waiting player looks whether the run is to be stopped.
pub(crate) const GLANCE: Duration = Duration::from_millis(50);

/// A player as described before a match.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// The name in tables and games; different from all others.
    pub name: String,
    /// Who it is.
    pub kind: Kind,
    /// How much it may think, if not as much as everybody.
    pub pace: Option<Pace>,
}

/// Who a player is.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Our own engine, in this process.
    Own(Options),
    /// A heuristic set, in this process.
    Pupil(Pupil),
    /// Another program.
    Program(Program),
}

/// A player at the board.
pub trait Player: Send {
    /// The game with this number begins.
    ///
    /// # Errors
    /// If the player is not ready in time or has died.
    fn new_game(&mut self, number: usize) -> Result<(), Fault>;

    /// Chooses a move.
    ///
    /// # Errors
    /// If the player does anything but answer with a legal move or by resigning, in reasonable time.
    fn answer(&mut self, turn: &Turn<'_>) -> Result<Reply, Fault>;
}

/// What a player is asked.
#[derive(Clone, Copy)]
pub struct Turn<'a> {
    /// The game so far; it is the player's turn.
    pub game: &'a Game,
    /// What the player may use.
    pub limits: &'a Limits,
    /// How long to wait for the answer before the player is given up.
    pub patience: Duration,
    /// Set when the run is to end; then any answer will do, and none is needed.
    pub stop: &'a AtomicBool,
}

/// What a player answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    /// The move, or none if the player resigns.
    pub mv: Option<Move>,
    /// What it thought.
    pub thought: Thought,
}

/// What a player said about its move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Thought {
    /// The value of the position for the player.
    pub verdict: Option<Verdict>,
    /// How deep it looked.
    pub depth: Option<u32>,
    /// How many nodes it looked at.
    pub nodes: Option<u64>,
    /// The number of the stage of its set.
    pub stage: Option<usize>,
    /// How many evaluations of its set ran out of instructions.
    pub budget_exceeded: u64,
}

impl Contestant {
    /// The player made of a heuristic set, if it is one.
    pub fn pupil(&self) -> Option<&Pupil> {
        match &self.kind {
            Kind::Pupil(pupil) => Some(pupil),
            _ => None,
        }
    }

    /// The titles of the stages of its set.
    pub fn stages(&self) -> Vec<String> {
        let set = self.pupil().and_then(|pupil| pupil.mind.set());
        set.map_or(Vec::new(), |set| set.stages().map(str::to_owned).collect())
    }

    /// Brings the player to the board: starts its program, greets it and sets its options.
    ///
    /// # Errors
    /// If the program does not start, does not answer in time, or has no such option.
    pub fn enter(&self, patience: Duration) -> Result<Box<dyn Player>, Fault> {
        Ok(match &self.kind {
            Kind::Own(options) => Box::new(Own { engine: Engine::new(options.clone()) }),
            Kind::Pupil(pupil) => Box::new(Seated { classroom: Classroom::new(pupil.clone()), number: 0 }),
            Kind::Program(program) => match program.protocol {
                Protocol::Uci => Box::new(Uci::greet(Client::start(program)?, program, patience)?),
                Protocol::XBoard => Box::new(XBoard::greet(Client::start(program)?, program, patience)?),
            },
        })
    }
}

/// Our own engine.
struct Own {
    engine: Engine,
}

impl Player for Own {
    fn new_game(&mut self, _: usize) -> Result<(), Fault> {
        self.engine.new_game();
        Ok(())
    }

    fn answer(&mut self, turn: &Turn<'_>) -> Result<Reply, Fault> {
        let (sender, news) = mpsc::channel();
        let handle = self.engine.go(turn.game, turn.limits.clone(), move |event| {
            if matches!(event, Event::Done(_)) {
                // Nobody listens any more if the run was stopped.
                let _ = sender.send(());
            }
        });
        let mut waited = Duration::ZERO;
        while let Err(RecvTimeoutError::Timeout) = news.recv_timeout(GLANCE) {
            waited += GLANCE;
            if turn.patience < waited || turn.stop.load(Ordering::Relaxed) {
                handle.stop();
            }
        }
        // A panic of the search is the engine's death, not ours.
        let report = catch_unwind(AssertUnwindSafe(|| handle.wait()))
            .map_err(|_| Fault::Died { status: None, words: "the search panicked".to_owned() })?;
        let best = report.lines.first();
        let thought = Thought {
            verdict: report.verdict(),
            depth: best.map(|line| line.depth),
            nodes: Some(report.effort.nodes),
            ..Thought::default()
        };
        let mv = report.best_move().ok_or_else(|| Fault::IllegalMove("(none)".to_owned()))?;
        Ok(Reply { mv: Some(mv), thought })
    }
}

/// A heuristic set.
struct Seated {
    classroom: Classroom,
    number: usize,
}

impl Player for Seated {
    fn new_game(&mut self, number: usize) -> Result<(), Fault> {
        self.number = number;
        Ok(())
    }

    fn answer(&mut self, turn: &Turn<'_>) -> Result<Reply, Fault> {
        let Seated { classroom, number } = self;
        // A panic of the search is the player's death, not ours.
        let found = catch_unwind(AssertUnwindSafe(|| {
            classroom.think(turn.game, *number as u64, turn.limits, turn.stop, |_| {})
        }))
        .map_err(|_| Fault::Died { status: None, words: "the search panicked".to_owned() })?;
        let has_set = found.stage.is_some();
        let thought = Thought {
            verdict: has_set.then(|| found.verdict()),
            depth: has_set.then_some(found.depth),
            nodes: has_set.then_some(found.effort.nodes),
            stage: found.stage,
            budget_exceeded: found.budget_exceeded,
        };
        let mv = found.mv().ok_or_else(|| Fault::IllegalMove("(none)".to_owned()))?;
        Ok(Reply { mv: Some(mv), thought })
    }
}
