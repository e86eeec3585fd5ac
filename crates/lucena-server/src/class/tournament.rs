//! Competitions of a class: played on all cores but one, every game kept when it ends, taken up again after a crash.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lucena_chess::{Color, Outcome};
use lucena_lab::arena::{
    self, Arena, Crosstable, DuelResult, Fixture, Format, Labels, News, Played, Ranked, Ranking, Rules,
    Schedule,
};
use lucena_lab::classroom::{Mind, Pupil, RANDOM};
use lucena_lab::opening::{self, Opening};
use lucena_lab::pace::Pace;
use lucena_lab::player::{Contestant, Kind};
use lucena_lang::Source;
use lucena_lang::dhjog::{self, Options};
use lucena_store::StoreError;
use lucena_store::class::{ClassGame, Entrant, Tournament};
use lucena_wire::{TournamentPlace, TournamentRequest};

use crate::state::{Application, State};

/// After so many moves of each side a game is a draw.
const MOST_MOVES: u32 = 200;
/// Ratings are worked out anew at most so often, ...
const PACE: Duration = Duration::from_secs(2);
/// ... and never take more than this share of the time.
const SHARE: u32 = 10;

/// The competitions under way.
#[derive(Default)]
pub(crate) struct Tournaments {
    live: Mutex<BTreeMap<i64, Arc<Live>>>,
    /// One plays at a time.
    turn: Mutex<()>,
}

/// A competition under way.
#[derive(Default)]
struct Live {
    stop: AtomicBool,
    board: Mutex<Board>,
}

/// A competition so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Board {
    pub(crate) total: usize,
    pub(crate) played: usize,
    pub(crate) table: Vec<TournamentPlace>,
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
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

    /// Takes up the competitions that an earlier run left.
    pub(crate) fn resume(state: &State) -> Result<(), StoreError> {
        for tournament in state.store.running_tournaments()? {
            Tournaments::start(state, tournament.id);
        }
        Ok(())
    }

    /// Lets a competition be played on a thread of its own.
    pub(crate) fn start(state: &State, id: i64) {
        let live = Arc::new(Live::default());
        lock(&state.tournaments.live).insert(id, Arc::clone(&live));
        let state = State::clone(state);
        let play = move || {
            {
                let _turn = lock(&state.tournaments.turn);
                if !live.stop.load(Ordering::Relaxed) {
                    // A competition that cannot be read stays as it is; the next start tries again.
                    let _ = play(&state, id, &live);
                }
            }
            lock(&state.tournaments.live).remove(&id);
        };
        // Without a thread it goes on at the next start.
        let _ = std::thread::Builder::new().name("lucena class".to_owned()).spawn(play);
    }
}

/// How a competition is set up, as it is kept.
pub(crate) fn configuration(tournament: &Tournament) -> TournamentRequest {
    let usual = TournamentRequest { nodes: 1000, openings: 2, imbalance: None, swiss: None, seed: 0 };
    serde_json::from_str(&tournament.configuration).unwrap_or(usual)
}

/// The games of a competition in all.
pub(crate) fn total(entrants: usize, request: &TournamentRequest) -> usize {
    schedule(entrants, request).total()
}

fn schedule(entrants: usize, request: &TournamentRequest) -> Schedule {
    match request.swiss {
        Some(rounds) => Schedule::new(entrants, Format::Swiss(rounds), 2),
        None => Schedule::new(entrants, Format::RoundRobin, 2 * request.openings),
    }
}

/// The player made of an entrant; nothing if its author has left.
fn contestant(entrant: &Entrant, state: &Application, seed: u64) -> Option<Contestant> {
    let mind = match &entrant.text {
        None => Mind::built_in(&entrant.name)?,
        Some(text) => {
            let library = state.library();
            let options = Options { library: &library, ..Options::default() };
            let compiled = dhjog::compile(&Source::new(&entrant.name, text.clone()), &options);
            Mind::Set(Arc::new(compiled.set?))
        }
    };
    Some(Contestant { name: entrant.name.clone(), kind: Kind::Pupil(Pupil::new(mind, seed)), pace: None })
}

fn play(state: &State, id: i64, live: &Live) -> Result<(), StoreError> {
    let Some((class, tournament)) = state.store.tournament(id)? else { return Ok(()) };
    let request = configuration(&tournament);
    let entrants = state.store.entrants(id)?;
    let is_simple = state.store.class(class)?.is_some_and(|class| class.rules.level_limit <= 1);
    let mut course = Course::new(entrants, &request);
    for game in state.store.class_games(id)? {
        course.take_up(&game);
    }
    // Those who have left play no more; a player in their place keeps the numbers of the others.
    let players: Vec<Option<Contestant>> =
        course.entrants.iter().map(|entrant| contestant(entrant, state, request.seed)).collect();
    let is_gone: Vec<bool> = players.iter().map(Option::is_none).collect();
    let contestants: Vec<Contestant> = players
        .into_iter()
        .zip(&course.entrants)
        .map(|(player, entrant)| {
            player.unwrap_or_else(|| Contestant {
                name: entrant.name.clone(),
                kind: Kind::Pupil(Pupil::new(Mind::Random, 0)),
                pace: None,
            })
        })
        .collect();
    let mut openings = match request.imbalance.unwrap_or(is_simple) {
        true => Opening::shipped_imbalances(),
        false => Opening::shipped_lines(),
    };
    opening::shuffle(&mut openings, request.seed);
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let mut rules = Rules::new(Pace::nodes(request.nodes));
    rules.most_moves = Some(MOST_MOVES);
    let mut arena =
        Arena { contestants, fixtures: Vec::new(), openings, rules, concurrency: (cores - 1).max(1) };
    course.show(live);
    let mut trouble = None;
    loop {
        arena.fixtures = course.schedule.fixtures().to_vec();
        let fixtures = &arena.fixtures;
        let done: Vec<bool> = fixtures
            .iter()
            .map(|fixture| {
                course.table.has(fixture.number) || is_gone[fixture.white] || is_gone[fixture.black]
            })
            .collect();
        let stages: Vec<Vec<String>> = arena.contestants.iter().map(Contestant::stages).collect();
        arena.run(
            |number| done[number],
            &live.stop,
            |news| {
                let News::Ended(fixture, result) = news else { return ControlFlow::Continue(()) };
                let game = course.written(&fixture, &result, &stages, &arena);
                if let Err(error) = state.store.add_class_game(id, &game) {
                    trouble = Some(error);
                    return ControlFlow::Break(());
                }
                course.table.enter(Played { fixture, outcome: result.outcome, fault: None });
                course.show(live);
                ControlFlow::Continue(())
            },
        );
        if let Some(error) = trouble {
            return Err(error);
        }
        if live.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        if !course.schedule.draw(&course.table) {
            break;
        }
    }
    course.rated = None;
    course.show(live);
    let result = serde_json::to_string(&lock(&live.board).table).unwrap_or_default();
    state.store.set_tournament(id, "done", Some(&result))
}

/// The course of a competition.
struct Course {
    entrants: Vec<Entrant>,
    schedule: Schedule,
    table: Crosstable,
    limit: String,
    seed: u64,
    /// The ratings, when they were found, and how long that took.
    rated: Option<(Instant, Duration)>,
    ratings: Vec<Ranked>,
}

impl Course {
    fn new(entrants: Vec<Entrant>, request: &TournamentRequest) -> Course {
        Course {
            schedule: schedule(entrants.len(), request),
            table: Crosstable::new(entrants.len()),
            limit: Pace::nodes(request.nodes).to_string(),
            seed: request.seed,
            rated: None,
            ratings: Vec::new(),
            entrants,
        }
    }

    /// Enters a game that was played before.
    fn take_up(&mut self, game: &ClassGame) {
        let number = game.number as usize;
        while self.schedule.fixtures().len() <= number {
            if !self.schedule.draw(&self.table) {
                return;
            }
        }
        let fixture = self.schedule.fixtures()[number];
        self.table.enter(Played { fixture, outcome: outcome(&game.result), fault: None });
    }

    fn written(
        &self,
        fixture: &Fixture,
        result: &DuelResult,
        stages: &[Vec<String>],
        arena: &Arena,
    ) -> ClassGame {
        let names = [fixture.white, fixture.black].map(|player| self.entrants[player].name.as_str());
        let print = |player: usize| self.entrants[player].fingerprint.clone().unwrap_or_default();
        let opening = arena.opening(fixture).name().unwrap_or_default().to_owned();
        let labels = Labels {
            event: "Lucena",
            names,
            paces: [self.limit.clone(), self.limit.clone()],
            tags: vec![
                ("WhiteSet", print(fixture.white)),
                ("BlackSet", print(fixture.black)),
                ("Seed", self.seed.to_string()),
                ("Opening", opening),
            ],
            stages: [&stages[fixture.white], &stages[fixture.black]],
            is_timeless: true,
            ..Labels::default()
        };
        ClassGame {
            number: fixture.number as u32,
            white: fixture.white as u32,
            black: fixture.black as u32,
            result: result.outcome.pgn().to_owned(),
            pgn: arena::tree(fixture, result, &labels).to_pgn(),
        }
    }

    /// Puts the table up for all to see; ratings follow when there is time for them.
    fn show(&mut self, live: &Live) {
        let is_due = self.rated.is_none_or(|(since, took)| PACE.max(took * SHARE) <= since.elapsed());
        if is_due {
            let begun = Instant::now();
            self.ratings = self.ranking().of(&self.table);
            self.rated = Some((Instant::now(), begun.elapsed()));
        }
        let mut table: Vec<TournamentPlace> = self.ratings.iter().map(|ranked| self.place(ranked)).collect();
        if !is_due {
            table.sort_by(|one, other| {
                (one.place.is_none()).cmp(&other.place.is_none()).then(other.points.total_cmp(&one.points))
            });
            for (index, one) in table.iter_mut().enumerate() {
                one.place = one.place.map(|_| index + 1);
            }
        }
        for index in 0..table.len() {
            let next = table.get(index + 1).map(|next| next.interval);
            table[index].is_clear = next.is_some_and(|next| next[1] < table[index].interval[0]);
        }
        *lock(&live.board) = Board { total: self.schedule.total(), played: self.table.games(), table };
    }

    fn ranking(&self) -> Ranking<'_> {
        Ranking {
            names: self.entrants.iter().map(|entrant| entrant.name.as_str()).collect(),
            points: [1.0, 0.5, 0.0],
            byes: (0..self.entrants.len()).map(|player| 2.0 * self.schedule.byes(player) as f64).collect(),
            zero: self.entrants.iter().position(|entrant| entrant.set.is_none() && entrant.name == RANDOM),
            is_unranked: self.entrants.iter().map(is_reference).collect(),
            seed: 1,
        }
    }

    fn place(&self, ranked: &Ranked) -> TournamentPlace {
        let tally = self.table.tally(ranked.player, None);
        let entrant = &self.entrants[ranked.player];
        TournamentPlace {
            place: ranked.place,
            entrant: ranked.player,
            name: entrant.name.clone(),
            member: entrant.member,
            points: tally.points() + 2.0 * self.schedule.byes(ranked.player) as f64,
            games: tally.games(),
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.losses,
            elo: ranked.elo,
            interval: [ranked.interval.0, ranked.interval.1],
            is_clear: false,
        }
    }
}

/// Whether an entrant is one of those to compare with.
fn is_reference(entrant: &Entrant) -> bool {
    entrant.text.is_none() && Mind::built_in(&entrant.name).is_some()
}

fn outcome(result: &str) -> Outcome {
    match result {
        "1-0" => Outcome::Win(Color::White),
        "0-1" => Outcome::Win(Color::Black),
        _ => Outcome::Draw,
    }
}
