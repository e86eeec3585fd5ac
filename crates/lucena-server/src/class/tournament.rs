//! Competitions of classes: played one at a time, every game kept when it ends, taken up again after a crash.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lucena_store::StoreError;
use lucena_store::class::Tournament;
use lucena_wire::{TournamentRequest, TournamentStatus, Word};

use crate::contest::{Board, Contest, End};
use crate::state::{Application, State};

/// The competitions under way.
#[derive(Default)]
pub(crate) struct Tournaments {
    live: Mutex<BTreeMap<i64, Arc<Live>>>,
    /// One plays at a time.
    turn: Mutex<()>,
    /// One move at a time is made at the boards, so that no two are made from the same position.
    pub(super) seats: Mutex<()>,
}

/// A competition under way.
#[derive(Default)]
struct Live {
    stop: AtomicBool,
    /// A game at the board has ended meanwhile: it is looked at again.
    again: AtomicBool,
    board: Mutex<Board>,
}

pub(super) fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tournaments {
    /// How a competition stands, if it is under way.
    pub(crate) fn board(&self, id: i64) -> Option<Board> {
        let live = lock(&self.live).get(&id).cloned();
        live.map(|live| lock(&live.board).clone())
    }

    /// Ends the games of a competition; what was played stays.
    pub(crate) fn stop(&self, id: i64) {
        if let Some(live) = lock(&self.live).get(&id) {
            live.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Ends all games, to be taken up again at the next start.
    pub(crate) fn stop_all(&self) {
        lock(&self.live).values().for_each(|live| live.stop.store(true, Ordering::Relaxed));
    }

    /// Whether any is played.
    #[cfg(feature = "fuzzing")]
    pub(crate) fn is_any_live(&self) -> bool {
        !lock(&self.live).is_empty()
    }

    /// Waits until no other competition is played.
    pub(crate) fn turn(&self) -> MutexGuard<'_, ()> {
        lock(&self.turn)
    }

    /// Takes up the competitions that an earlier run left.
    pub(crate) fn resume(state: &State) -> Result<(), StoreError> {
        for tournament in state.store.running_tournaments()? {
            Tournaments::start(state, tournament.id);
        }
        Ok(())
    }

    /// Lets a competition be played on a thread of its own; one that is under way looks at its games once more.
    pub(crate) fn start(state: &State, id: i64) {
        let live = {
            let mut all = lock(&state.tournaments.live);
            if let Some(live) = all.get(&id) {
                live.again.store(true, Ordering::Relaxed);
                return;
            }
            let live = Arc::new(Live::default());
            all.insert(id, Arc::clone(&live));
            live
        };
        let state = State::clone(state);
        let play = move || {
            loop {
                {
                    let _turn = state.tournaments.turn();
                    if !live.stop.load(Ordering::Relaxed) {
                        // A competition that cannot be read stays as it is; the next start tries again.
                        let _ = play(&state, id, &live);
                    }
                }
                let mut all = lock(&state.tournaments.live);
                if !live.again.swap(false, Ordering::Relaxed) || live.stop.load(Ordering::Relaxed) {
                    all.remove(&id);
                    return;
                }
            }
        };
        // Without a thread it goes on at the next start.
        let _ = std::thread::Builder::new().name("lucena class".to_owned()).spawn(play);
    }
}

/// How a competition is set up, as it is kept.
pub(crate) fn configuration(tournament: &Tournament) -> TournamentRequest {
    serde_json::from_str(&tournament.configuration).unwrap_or_default()
}

/// Whether a class knows nothing but the values of pieces.
pub(super) fn is_simple(state: &Application, class: i64) -> Result<bool, StoreError> {
    Ok(state.store.class(class)?.is_some_and(|class| class.rules.level_limit <= 1))
}

fn play(state: &State, id: i64, live: &Live) -> Result<(), StoreError> {
    let Some((class, tournament)) = state.store.tournament(id)? else { return Ok(()) };
    if tournament.state != TournamentStatus::Running.written() {
        return Ok(());
    }
    let contest = Contest {
        state,
        entrants: state.store.entrants(id)?,
        request: &configuration(&tournament),
        is_simple: is_simple(state, class)?,
        games: &state.store.class_games(id)?,
    };
    let end = contest.play(
        &live.stop,
        |board| *lock(&live.board) = board,
        |game| state.store.add_class_game(id, game),
    )?;
    let table = |board: &Board| serde_json::to_string(&board.table).unwrap_or_default();
    // Whoever stopped it meanwhile meant it.
    if live.stop.load(Ordering::Relaxed) {
        return Ok(());
    }
    match end {
        End::Over(board) => state.store.set_tournament(id, "done", Some(&table(&board))),
        End::Waiting(board) => state.store.set_tournament(id, "running", Some(&table(&board))),
        End::Stopped => Ok(()),
    }
}
