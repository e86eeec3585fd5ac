//! Reviewing a game: a quick first look at all moves, then a thorough one that remembers what it asked.

use std::collections::BTreeMap;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use lucena_chess::{Game, Move, Position};
use lucena_engine::Options;
use lucena_explain::report::{Form, ReviewedGame};
use lucena_explain::{
    Effort, Evidence, Explainer, FindMore, Inquiry, Level, OwnEngine, Review, Thinker, Thought, pattern,
    review,
};
use lucena_games::pgn::{NodeId, ReadLimits, Reading, Reason, Tree};
use lucena_store::Job;
use lucena_text::{Language, Text};
use serde_json::Value;

use super::{Event, Failure, Live, TurnEnd};
use crate::state::Application;
use crate::wire::{self, JobEnd, LineMove, MoveEvent, Progress, ReviewRequest};

/// Positions searched for each question of the first look.
const QUICK_NODES: u64 = 2_500;
/// Positions searched for each question if nothing else is asked.
pub(crate) const USUAL_NODES: u64 = 90_000;
/// The most that is spent on one question.
const MOST_NODES: u64 = 2_000_000;
const MOST_TIME: Duration = Duration::from_secs(5);
/// So many answers are kept at once.
const NOTES_AT_ONCE: usize = 8;

/// The game that a request means, which is the first if it does not say, as far as it can be read.
pub(crate) fn chosen_game(request: &ReviewRequest) -> Result<Reading, Reason> {
    let wanted = request.game.unwrap_or(1).max(1);
    let mut games = Reading::read_all(request.pgn.as_bytes(), &ReadLimits::STRICT);
    match games.nth(wanted - 1) {
        // Where not even the first move can be played, there is nothing to go on with.
        Some(Ok(Reading { tree, cut: Some(cut), .. })) if tree.is_empty() => Err(cut.reason),
        Some(game) => game.map_err(|trouble| trouble.reason),
        None => Err(Reason::NotAGame),
    }
}

/// The main line of a tree as a game.
pub(crate) fn game_of(tree: &Tree) -> Game {
    let mut game = Game::from_position(*tree.start());
    for id in tree.main_line() {
        if tree.node(id).mv().is_none_or(|mv| game.play(mv).is_err()) {
            break;
        }
    }
    game
}

/// The moves of a game with the positions after them, and what its owner wrote about them.
pub(crate) fn line_of(tree: &Tree) -> Vec<LineMove> {
    let game = game_of(tree);
    let moves = game.moves().iter().zip(game.positions().windows(2)).zip(tree.main_line());
    let written = |((&mv, pair), place): ((&Move, &[Position]), NodeId)| LineMove {
        mv: wire::written_move(&pair[0], mv),
        fen: pair[1].fen(),
        users: wire::users_part(tree.node(place)),
    };
    moves.map(written).collect()
}

/// The first, quick look at all moves, told at once.
pub(super) fn look(state: &Application, job: &Job, live: &Live) -> TurnEnd {
    let Some((_, task)) = Task::read(state, job, live) else { return TurnEnd::Failed(Failure::outdated()) };
    let mut progress = |_: usize, _: usize| !live.is_stopped();
    let Some(quick) = task.review(&mut engines(state), Effort::nodes(QUICK_NODES), &mut progress) else {
        return TurnEnd::Stopped;
    };
    task.tell(quick, true);
    TurnEnd::Next
}

/// The thorough look, as much of it as a turn allows if others wait. Its answers are kept, so that the next turn, or the
/// next program, goes on where it was left.
pub(super) fn study(
    state: &Application,
    job: &Job,
    live: &Live,
    do_others_wait: &dyn Fn() -> bool,
) -> TurnEnd {
    let Some((request, task)) = Task::read(state, job, live) else {
        return TurnEnd::Failed(Failure::outdated());
    };
    let turn = Turn::new();
    let mut thinkers: Vec<Memory<'_, OwnEngine>> =
        engines(state).into_iter().map(|engine| Memory::open(state, job.id, engine, &turn)).collect();
    let mut progress = |done: usize, total: usize| {
        // What an earlier turn has done is gone through in a moment and not told again.
        if live.progress().done < done as u64 {
            live.tell_progress(Progress { done: done as u64, total: total as u64, before: 0 });
        }
        !(live.is_stopped() || turn.is_over() && do_others_wait())
    };
    let thorough = task.review(&mut thinkers, effort(&request, state), &mut progress);
    drop(thinkers);
    let Some(thorough) = thorough else {
        return if live.is_stopped() { TurnEnd::Stopped } else { TurnEnd::Again };
    };
    let (result, documents) = task.documents(thorough);
    match state.store.finish_job(job.id, &result, &documents) {
        Ok(()) => TurnEnd::Done,
        Err(error) => TurnEnd::Failed(Failure::store(&error)),
    }
}

fn engines(state: &Application) -> Vec<OwnEngine> {
    (0..state.limits.searches.max(1)).map(|_| OwnEngine::new(Options::default())).collect()
}

/// How long a review goes on while others wait.
const TURN: Duration = Duration::from_secs(8);

/// The time that a review has while others wait. It runs from the first question that was not answered before; going
/// through the answers of earlier turns takes at most a fifth of all.
struct Turn {
    opened: Instant,
    begun: OnceLock<Instant>,
}

impl Turn {
    fn new() -> Turn {
        Turn { opened: Instant::now(), begun: OnceLock::new() }
    }

    fn begin(&self) {
        self.begun.get_or_init(Instant::now);
    }

    fn is_over(&self) -> bool {
        self.begun
            .get()
            .is_some_and(|begun| TURN.max(4 * begun.duration_since(self.opened)) <= begun.elapsed())
    }
}

/// How much to think about each question: never so long that a wish to stop goes unheard.
fn effort(request: &ReviewRequest, state: &Application) -> Effort {
    let asked = crate::input::effort(request.depth, request.nodes, request.time, USUAL_NODES, &state.limits);
    Effort {
        depth: asked.depth,
        nodes: Some(asked.nodes.unwrap_or(MOST_NODES).min(MOST_NODES)),
        time: asked.time.map(|time| time.min(MOST_TIME)),
    }
}

/// A game under review.
struct Task<'a> {
    state: &'a Application,
    live: &'a Live,
    reading: Reading,
    game: Game,
    level: Level,
}

impl<'a> Task<'a> {
    /// What a job asks for; nothing if another version of the program kept it.
    fn read(state: &'a Application, job: &Job, live: &'a Live) -> Option<(ReviewRequest, Task<'a>)> {
        let request: ReviewRequest = serde_json::from_str(&job.request).ok()?;
        let reading = chosen_game(&request).ok()?;
        let level = request.level.as_deref().and_then(|level| level.parse().ok()).unwrap_or_default();
        Some((request, Task { state, live, game: game_of(&reading.tree), level, reading }))
    }

    /// Reviews the game; nothing if it was told to stop.
    fn review(
        &self,
        thinkers: &mut [impl Thinker],
        effort: Effort,
        progress: &mut review::Progress<'_>,
    ) -> Option<Review> {
        let library = self.state.library();
        let acceptance = self.state.acceptance();
        let patterns = move |evidence: &Evidence| pattern::claims(&library, evidence);
        let more: Option<&FindMore<'_>> = Some(&patterns);
        let explainer = Explainer { voice: &self.state.voice, acceptance: &acceptance, more };
        let inquiry = Inquiry { level: self.level, effort };
        let mut thinkers: Vec<&mut dyn Thinker> =
            thinkers.iter_mut().map(|thinker| thinker as &mut dyn Thinker).collect();
        let tree = &self.reading.tree;
        let details = review::Details::of(&self.game, tree.outcome, tree.headers.known("Opening"));
        review::review_with(&self.game, details, &explainer, &mut thinkers, inquiry, progress)
    }

    fn whole(&self, review: Review) -> ReviewedGame {
        ReviewedGame::new(self.reading.clone(), review, &self.state.voice, self.level)
    }

    fn wire(&self, whole: &ReviewedGame) -> wire::Review {
        wire::review(whole, &self.state.voice)
    }

    /// Tells all moves to those who watch.
    fn tell(&self, review: Review, is_draft: bool) {
        let whole = self.whole(review);
        let mut written = self.wire(&whole);
        self.live.set_so_far(wire::line(&written));
        for (ply, mv) in written.moves.drain(..).enumerate() {
            self.live.tell(Event::new("move", &MoveEvent { ply, draft: is_draft, mv }));
        }
        self.live.tell(Event::new("draft", &JobEnd::default()));
    }

    /// The review as JSON, and what can be downloaded.
    fn documents(&self, review: Review) -> (String, Vec<(String, String)>) {
        let whole = self.whole(review);
        let result = wire::line(&self.wire(&whole));
        let mut documents = Vec::new();
        for (name, form) in [("pgn", Form::Pgn), ("md", Form::Markdown), ("html", Form::Html)] {
            for language in Language::ALL {
                let text = Text::new(language);
                let body = form.beginning(text)
                    + &form.game(&whole, 0, &self.state.voice, text, self.level)
                    + form.end();
                documents.push((format!("{name}.{}", language.tag()), body));
            }
        }
        (result, documents)
    }
}

/// A thinker that keeps its answers in the store, so that an interrupted review asks nothing twice.
struct Memory<'a, T> {
    state: &'a Application,
    job: i64,
    known: BTreeMap<String, String>,
    fresh: Vec<(String, String)>,
    thinker: T,
    turn: &'a Turn,
}

impl<'a, T> Memory<'a, T> {
    fn open(state: &'a Application, job: i64, thinker: T, turn: &'a Turn) -> Memory<'a, T> {
        // Notes that cannot be read cost time, not truth.
        let known = state.store.notes(job).unwrap_or_default().into_iter().collect();
        Memory { state, job, known, fresh: Vec::new(), thinker, turn }
    }

    fn keep(&mut self) {
        // A full disk costs only the chance to resume; the end of the review will tell about it.
        let _ = self.state.store.add_notes(self.job, &self.fresh);
        self.fresh.clear();
    }
}

impl<T: Thinker> Thinker for Memory<'_, T> {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        let key = wire::thought_key(game, lines, only, effort);
        let known = self.known.get(&key).and_then(|text| serde_json::from_str::<Value>(text).ok());
        if let Some(thought) = known.and_then(|value| wire::read_thought(game.position(), &value)) {
            return thought;
        }
        self.turn.begin();
        let thought = self.thinker.think(game, lines, only, effort);
        self.fresh.push((key, wire::write_thought(game.position(), &thought).to_string()));
        if NOTES_AT_ONCE <= self.fresh.len() {
            self.keep();
        }
        thought
    }
}

impl<T> Drop for Memory<'_, T> {
    fn drop(&mut self) {
        self.keep();
    }
}
