//! One competition of sets, of a class or of the studio: who plays, the games in the order in which they end, and the table as it
//! moves. What was played before is taken up; games of people at the board are left to them.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use lucena_chess::{Color, Outcome};
use lucena_lab::arena::{
    self, Arena, Crosstable, DuelResult, Fixture, Format, Labels, News, Played, Ranked, Ranking, Rules,
    Schedule,
};
use lucena_lab::classroom::{MATERIAL, Mind, Profile, Pupil, RANDOM};
use lucena_lab::opening::{self, Opening};
use lucena_lab::pace::Pace;
use lucena_lab::player::{Contestant, Kind};
use lucena_lang::Source;
use lucena_lang::dhjog::{self, Options};
use lucena_store::StoreError;
use lucena_store::class::{ClassGame, Entrant};
use lucena_wire::{TournamentPlace, TournamentRequest};

use crate::guest;
use crate::state::Application;

/// After so many moves of each side a game is a draw.
pub(crate) const MOST_MOVES: u32 = 200;
/// Ratings are worked out anew at most so often, ...
const PACE: Duration = Duration::from_secs(2);
/// ... and never take more than this share of the time.
const SHARE: u32 = 10;
/// What stands for the fingerprint of a person.
const PERSON: &str = "person";
/// The result of a game that is being played at the board.
pub(crate) const OPEN: &str = "*";

/// A competition so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Board {
    pub(crate) total: usize,
    pub(crate) played: usize,
    pub(crate) table: Vec<TournamentPlace>,
}

/// How a competition came out.
#[derive(Clone, Debug)]
pub(crate) enum End {
    /// All games are played.
    Over(Board),
    /// The games that are left are played at the board.
    Waiting(Board),
    /// It was told to stop.
    Stopped,
}

/// Everything that is fixed before the first game.
pub(crate) struct Contest<'a> {
    pub(crate) state: &'a Application,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) request: &'a TournamentRequest,
    /// Whether nothing but the values of pieces can differ.
    pub(crate) is_simple: bool,
    /// What was played before.
    pub(crate) games: &'a [ClassGame],
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

/// Those to compare with.
pub(crate) fn references() -> [Entrant; 2] {
    [RANDOM, MATERIAL].map(entrant_of_nobody)
}

/// An entrant that is known by its name alone.
pub(crate) fn entrant_of_nobody(name: &str) -> Entrant {
    Entrant { name: name.to_owned(), member: None, set: None, text: None, fingerprint: None }
}

/// Somebody at the board.
pub(crate) fn person(name: String, member: i64) -> Entrant {
    Entrant { name, member: Some(member), set: None, text: None, fingerprint: Some(PERSON.to_owned()) }
}

/// Whether somebody sits at the board.
pub(crate) fn is_person(entrant: &Entrant) -> bool {
    entrant.text.is_none() && entrant.set.is_none() && entrant.member.is_some()
}

/// The player made of an entrant; nothing if its author has left.
pub(crate) fn contestant(
    entrant: &Entrant,
    request: &TournamentRequest,
    state: &Application,
) -> Option<Contestant> {
    let mind = match &entrant.text {
        None if is_person(entrant) => return None,
        None => match Mind::built_in(&entrant.name) {
            Some(mind) => mind,
            None => return guest::of_name(&entrant.name, request, state),
        },
        Some(text) => {
            let library = state.library();
            let options = Options { library: &library, ..Options::default() };
            let compiled = dhjog::compile(&Source::new(&entrant.name, text.clone()), &options);
            Mind::Set(Arc::new(compiled.set?))
        }
    };
    let kind = Kind::Pupil(Pupil::new(mind, request.seed));
    Some(Contestant { name: entrant.name.clone(), kind, pace: None })
}

/// Where games begin, in the order of the seed.
fn openings(request: &TournamentRequest, is_simple: bool) -> Vec<Opening> {
    let own: Vec<Opening> = request.starts.iter().filter_map(|fen| Opening::from_epd(fen).ok()).collect();
    let mut openings = match request.imbalance.unwrap_or(is_simple) {
        _ if !own.is_empty() => own,
        true => Opening::shipped_imbalances(),
        false => Opening::shipped_lines(),
    };
    opening::shuffle(&mut openings, request.seed);
    openings
}

impl Contest<'_> {
    /// Plays what is left, on all cores but one; every game is kept before it counts.
    pub(crate) fn play(
        self,
        stop: &AtomicBool,
        mut show: impl FnMut(Board),
        mut keep: impl FnMut(&ClassGame) -> Result<(), StoreError>,
    ) -> Result<End, StoreError> {
        let mut course = self.course();
        let mut arena = self.arena();
        let players: Vec<Option<Contestant>> =
            course.entrants.iter().map(|entrant| contestant(entrant, self.request, self.state)).collect();
        let is_absent: Vec<bool> = players.iter().map(Option::is_none).collect();
        // A player in the place of those who do not play here keeps the numbers of the others.
        arena.contestants = players
            .into_iter()
            .zip(&course.entrants)
            .map(|(player, entrant)| player.unwrap_or_else(|| nobody(entrant)))
            .collect();
        show(course.board());
        let mut trouble = None;
        loop {
            arena.fixtures = course.schedule.fixtures().to_vec();
            let skipped: Vec<bool> = arena
                .fixtures
                .iter()
                .map(|fixture| {
                    course.table.has(fixture.number) || is_absent[fixture.white] || is_absent[fixture.black]
                })
                .collect();
            arena.run(
                |number| skipped[number],
                stop,
                |news| {
                    let News::Ended(fixture, result) = news else { return ControlFlow::Continue(()) };
                    let players =
                        [fixture.white, fixture.black].map(|player| Some(&arena.contestants[player]));
                    let game = course.written(&fixture, &result, arena.opening(&fixture), players);
                    if let Err(error) = keep(&game) {
                        trouble = Some(error);
                        return ControlFlow::Break(());
                    }
                    course.table.enter(Played { fixture, outcome: result.outcome, fault: None });
                    show(course.board());
                    ControlFlow::Continue(())
                },
            );
            if let Some(error) = trouble {
                return Err(error);
            }
            if stop.load(Ordering::Relaxed) {
                return Ok(End::Stopped);
            }
            if course.is_awaited() {
                course.rated = None;
                return Ok(End::Waiting(course.board()));
            }
            if !course.schedule.draw(&course.table) {
                break;
            }
        }
        course.rated = None;
        let board = course.board();
        show(board.clone());
        Ok(End::Over(board))
    }

    /// The competition with what was played before.
    pub(crate) fn course(&self) -> Course {
        let mut course = Course::new(self.entrants.clone(), self.request);
        for game in self.games.iter().filter(|game| game.result != OPEN) {
            course.take_up(game);
        }
        course
    }

    fn arena(&self) -> Arena {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let mut rules = Rules::new(Pace::nodes(self.request.nodes));
        rules.most_moves = Some(MOST_MOVES);
        Arena {
            contestants: Vec::new(),
            fixtures: Vec::new(),
            openings: openings(self.request, self.is_simple),
            rules,
            concurrency: (cores - 1).max(1),
        }
    }

    /// The games that wait for people, with the openings they begin with, as far as they are drawn.
    pub(crate) fn awaited(&self) -> Vec<(Fixture, Opening)> {
        let course = self.course();
        let openings = openings(self.request, self.is_simple);
        let fixtures = course.schedule.fixtures().iter().filter(|fixture| course.is_open(fixture));
        fixtures.map(|fixture| (*fixture, openings[fixture.opening % openings.len()].clone())).collect()
    }
}

fn nobody(entrant: &Entrant) -> Contestant {
    let kind = Kind::Pupil(Pupil::new(Mind::Random, 0));
    Contestant { name: entrant.name.clone(), kind, pace: None }
}

/// The course of a competition.
pub(crate) struct Course {
    entrants: Vec<Entrant>,
    schedule: Schedule,
    table: Crosstable,
    request: TournamentRequest,
    /// The ratings, when they were found, and how long that took.
    rated: Option<(Instant, Duration)>,
    ratings: Vec<Ranked>,
}

impl Course {
    fn new(entrants: Vec<Entrant>, request: &TournamentRequest) -> Course {
        Course {
            schedule: schedule(entrants.len(), request),
            table: Crosstable::new(entrants.len()),
            request: request.clone(),
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

    /// A game that has ended, as it is kept.
    pub(crate) fn written(
        &self,
        fixture: &Fixture,
        result: &DuelResult,
        opening: &Opening,
        players: [Option<&Contestant>; 2],
    ) -> ClassGame {
        let names = [fixture.white, fixture.black].map(|player| self.entrants[player].name.as_str());
        let prints = [fixture.white, fixture.black]
            .map(|player| self.entrants[player].fingerprint.clone().unwrap_or_default());
        let stages = players.map(|player| player.map(Contestant::stages).unwrap_or_default());
        let limit = Pace::nodes(self.request.nodes).to_string();
        let paces = players
            .map(|player| player.and_then(|one| one.pace).map_or(limit.clone(), |pace| pace.to_string()));
        let [white, black] = prints;
        let mut tags = vec![("WhiteSet", white), ("BlackSet", black)];
        for (name, player) in ["WhiteLevel", "BlackLevel"].into_iter().zip(players) {
            let set = player.and_then(|player| player.pupil()?.mind.set());
            tags.extend(set.map(|set| (name, set.level().to_string())));
        }
        tags.extend([
            ("Limit", limit),
            ("Profile", Profile::default().name().to_owned()),
            ("Seed", self.request.seed.to_string()),
            ("Opening", opening.name().unwrap_or_default().to_owned()),
        ]);
        let labels = Labels {
            event: "Lucena",
            names,
            paces,
            tags,
            stages: [&stages[0], &stages[1]],
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

    /// Whether a game is to be played at the board.
    fn is_open(&self, fixture: &Fixture) -> bool {
        let is_gone = |player: usize| is_gone(&self.entrants[player]);
        let sits = |player: usize| is_person(&self.entrants[player]);
        !self.table.has(fixture.number)
            && (sits(fixture.white) || sits(fixture.black))
            && !is_gone(fixture.white)
            && !is_gone(fixture.black)
    }

    /// Whether people have games to play.
    fn is_awaited(&self) -> bool {
        self.schedule.fixtures().iter().any(|fixture| self.is_open(fixture))
    }

    /// The table; ratings follow when there is time for them.
    pub(crate) fn board(&mut self) -> Board {
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
        Board { total: self.schedule.total(), played: self.table.games(), table }
    }

    fn ranking(&self) -> Ranking<'_> {
        Ranking {
            names: self.entrants.iter().map(|entrant| entrant.name.as_str()).collect(),
            points: [1.0, 0.5, 0.0],
            byes: (0..self.entrants.len()).map(|player| 2.0 * self.schedule.byes(player) as f64).collect(),
            zero: self.entrants.iter().position(|entrant| entrant.set.is_none() && entrant.name == RANDOM),
            is_unranked: self.entrants.iter().map(is_unranked).collect(),
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

/// Whether an entrant is there to compare with: a reference or a guest.
fn is_unranked(entrant: &Entrant) -> bool {
    entrant.text.is_none() && entrant.member.is_none() && !is_gone(entrant)
}

/// Whether the author of an entrant has left: neither text nor person, and no name that is known.
fn is_gone(entrant: &Entrant) -> bool {
    entrant.text.is_none() && !is_person(entrant) && entrant.fingerprint.is_some()
}

fn outcome(result: &str) -> Outcome {
    match result {
        "1-0" => Outcome::Win(Color::White),
        "0-1" => Outcome::Win(Color::Black),
        _ => Outcome::Draw,
    }
}
