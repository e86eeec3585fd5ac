//! Another program that speaks UCI as a thinker: it supplies the numbers, Lucena the reasons.
//!
//! The conversation is `lucena-lab`'s, whose every wait has an end. A program that fails is started once more; if it fails
//! again it answers nothing more, and [`Trouble`] says why.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lucena_chess::{Game, Move};
use lucena_engine::Limits;
use lucena_explain::{Effort, Thinker, Thought, Variation};
use lucena_lab::client::Client;
use lucena_lab::client::uci::{Advice, Uci};
use lucena_lab::player::{Fault, Program, Protocol};

/// How long a program may take to get ready.
const GREETING: Duration = Duration::from_secs(20);
/// How long one answer may take beyond the time it was given.
const PATIENCE: Duration = Duration::from_secs(120);
/// How deep to look where nothing is said.
const USUAL_DEPTH: u32 = 12;

/// Why a program no longer answers, if so; shared with those who wait for its answers.
#[derive(Clone, Debug, Default)]
pub struct Trouble(Arc<Mutex<Option<Fault>>>);

impl Trouble {
    /// What went wrong, if anything did.
    pub fn fault(&self) -> Option<Fault> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, fault: Fault) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(fault);
    }
}

/// A running program that speaks UCI. It is ended when this is dropped.
pub struct ForeignEngine {
    program: Program,
    uci: Option<Uci>,
    trouble: Trouble,
}

impl ForeignEngine {
    /// Starts a program and waits until it is ready.
    ///
    /// # Errors
    /// If it cannot be started, or does not say `uciok` and `readyok` in time.
    pub fn start(path: &str, trouble: Trouble) -> Result<ForeignEngine, Fault> {
        let program = Program {
            path: PathBuf::from(path),
            arguments: Vec::new(),
            folder: None,
            protocol: Protocol::Uci,
            options: Vec::new(),
        };
        let uci = greet(&program)?;
        Ok(ForeignEngine { program, uci: Some(uci), trouble })
    }

    fn ask(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Result<Thought, Fault> {
        let uci = match &mut self.uci {
            Some(uci) => uci,
            None => self.uci.insert(greet(&self.program)?),
        };
        let depth = (effort == Effort::default()).then_some(USUAL_DEPTH);
        let limits = Limits {
            depth: effort.depth.or(depth),
            nodes: effort.nodes,
            move_time: effort.time,
            search_moves: only.to_vec(),
            ..Limits::default()
        };
        uci.advise(game, &limits, lines, PATIENCE + effort.time.unwrap_or_default()).map(thought)
    }
}

fn greet(program: &Program) -> Result<Uci, Fault> {
    Uci::greet(Client::start(program)?, program, GREETING)
}

fn thought(advice: Advice) -> Thought {
    let lines = advice.lines.into_iter();
    Thought {
        lines: lines
            .map(|line| Variation { verdict: line.verdict, moves: line.moves, depth: line.depth })
            .collect(),
        scores: advice.verdicts.into_iter().map(|verdict| verdict.centipawns()).collect(),
        nodes: advice.nodes.unwrap_or_default(),
        ..Thought::default()
    }
}

impl Thinker for ForeignEngine {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        if self.trouble.fault().is_some() {
            return Thought::default();
        }
        let first = self.ask(game, lines.max(1), only, effort);
        // A program that died or hangs may do better when started again; what it said counts for nothing.
        let answer = first.or_else(|_| {
            self.uci = None;
            self.ask(game, lines.max(1), only, effort)
        });
        answer.unwrap_or_else(|fault| {
            self.trouble.note(fault);
            Thought::default()
        })
    }
}
