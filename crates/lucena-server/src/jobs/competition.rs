//! Sets of the studio that compete: every game is kept when it ends, so that an interrupted competition goes on where it was.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use lucena_store::class::{ClassGame, Entrant};
use lucena_store::{Job, Store, StoreError};
use lucena_wire::TournamentRequest;
use serde::{Deserialize, Serialize};

use super::{Failure, Live, TurnEnd};
use crate::contest::{Contest, End};
use crate::state::Application;
use crate::wire::{self, Progress};

/// How often it is looked whether the competition is to stop.
const GLANCE: Duration = Duration::from_millis(50);

/// What competes, as the job keeps it: sets have texts, all others are known by their names.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Contested {
    pub(crate) sets: Vec<ContestedSet>,
    pub(crate) play: TournamentRequest,
    /// Whether no set knows more than the values of pieces.
    pub(crate) is_simple: bool,
}

/// An entrant as the job keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ContestedSet {
    pub(crate) name: String,
    pub(crate) text: Option<String>,
    pub(crate) fingerprint: Option<String>,
}

impl Contested {
    /// The entrants of a competition.
    pub(crate) fn entrants(&self) -> Vec<Entrant> {
        let entrant = |one: &ContestedSet| Entrant {
            name: one.name.clone(),
            member: None,
            set: None,
            text: one.text.clone(),
            fingerprint: one.fingerprint.clone(),
        };
        self.sets.iter().map(entrant).collect()
    }
}

impl From<&Entrant> for ContestedSet {
    fn from(one: &Entrant) -> ContestedSet {
        ContestedSet { name: one.name.clone(), text: one.text.clone(), fingerprint: one.fingerprint.clone() }
    }
}

/// A game as the job keeps it.
#[derive(Serialize, Deserialize)]
struct Kept {
    number: u32,
    white: u32,
    black: u32,
    result: String,
    pgn: String,
}

/// The games of a competition that have ended, in their order.
pub(crate) fn games_of(store: &Store, id: i64) -> Result<Vec<ClassGame>, StoreError> {
    let kept = store.hits(id, 0, i64::MAX as u64)?;
    let games = kept.iter().filter_map(|kept| serde_json::from_str::<Kept>(kept).ok());
    let game = |kept: Kept| ClassGame {
        number: kept.number,
        white: kept.white,
        black: kept.black,
        result: kept.result,
        pgn: kept.pgn,
    };
    Ok(games.map(game).collect())
}

fn keep(store: &Store, id: i64, game: &ClassGame) -> Result<(), StoreError> {
    let kept = Kept {
        number: game.number,
        white: game.white,
        black: game.black,
        result: game.result.clone(),
        pgn: game.pgn.clone(),
    };
    store.add_hits(id, u64::from(game.number), &[wire::line(&kept)])
}

/// Does the work.
pub(super) fn run(state: &Application, job: &Job, live: &Live) -> TurnEnd {
    let Ok(contested) = serde_json::from_str::<Contested>(&job.request) else {
        return TurnEnd::Failed(Failure::outdated());
    };
    let stop = AtomicBool::new(false);
    let is_over = AtomicBool::new(false);
    let outcome = thread::scope(|scope| {
        // The players look at a flag; the job has wishes.
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                if live.is_stopped() {
                    stop.store(true, Ordering::Relaxed);
                }
                thread::sleep(GLANCE);
            }
        });
        let outcome = compete(state, job.id, &contested, live, &stop);
        is_over.store(true, Ordering::Relaxed);
        outcome
    });
    match outcome {
        Ok(true) => TurnEnd::Done,
        Ok(false) => TurnEnd::Stopped,
        Err(error) => TurnEnd::Failed(Failure::store(&error)),
    }
}

/// Plays; false if the job is to stop.
fn compete(
    state: &Application,
    id: i64,
    contested: &Contested,
    live: &Live,
    stop: &AtomicBool,
) -> Result<bool, StoreError> {
    let _turn = state.tournaments.turn();
    let contest = Contest {
        state,
        entrants: contested.entrants(),
        request: &contested.play,
        is_simple: contested.is_simple,
        games: &games_of(&state.store, id)?,
    };
    let end = contest.play(
        stop,
        |board| {
            live.set_so_far(wire::line(&board.table));
            live.tell_progress(Progress { done: board.played as u64, total: board.total as u64, before: 0 });
        },
        |game| keep(&state.store, id, game),
    )?;
    match end {
        End::Over(board) | End::Waiting(board) => {
            state.store.finish_job(id, &wire::line(&board.table), &[])?;
            Ok(true)
        }
        End::Stopped => Ok(false),
    }
}
