//! Reviewing a game: a quick first look at all moves, then a thorough one that remembers what it asked.

use std::collections::BTreeMap;
use std::time::Duration;

use lucena_chess::{Game, Move, Position};
use lucena_engine::{Book, Options};
use lucena_explain::report::{Form, ReviewedGame};
use lucena_explain::{
    Effort, Evidence, Explainer, FindMore, Inquiry, Level, OwnEngine, Review, Thinker, Thought, pattern,
    review,
};
use lucena_facts::opening::Names;
use lucena_games::pgn::{Limits, NodeId, Reading, Reason, Tree};
use lucena_store::Job;
use lucena_text::{Language, Text};
use serde_json::Value;

use super::{Event, Failure, Live, Outcome};
use crate::state::Application;
use crate::wire::{self, LineMove, MoveEvent, Progress, ReviewRequest};

/// Positions searched for each question of the first look.
const QUICK_NODES: u64 = 2_500;
/// Positions searched for each question if nothing else is asked.
pub(crate) const USUAL_NODES: u64 = 60_000;
/// The most that is spent on one question.
const MOST_NODES: u64 = 2_000_000;
const MOST_TIME: Duration = Duration::from_secs(5);
/// So many answers are kept at once.
const NOTES_AT_ONCE: usize = 8;

/// The game that a request means, which is the first if it does not say, as far as it can be read.
pub(crate) fn chosen_game(request: &ReviewRequest) -> Result<Reading, Reason> {
    let wanted = request.game.unwrap_or(1).max(1);
    let mut games = Reading::read_all(request.pgn.as_bytes(), &Limits::STRICT);
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

/// Does the work.
pub(super) fn run(state: &Application, job: &Job, live: &Live) -> Outcome {
    let request: ReviewRequest = match serde_json::from_str(&job.request) {
        Ok(request) => request,
        Err(_) => return Outcome::Failed(Failure::outdated()),
    };
    let reading = match chosen_game(&request) {
        Ok(reading) => reading,
        Err(_) => return Outcome::Failed(Failure::outdated()),
    };
    let task = Task {
        state,
        live,
        game: game_of(&reading.tree),
        level: request.level.as_deref().and_then(|level| level.parse().ok()).unwrap_or_default(),
        reading,
    };
    let engine = || OwnEngine::new(Options::default());
    let mut engines: Vec<OwnEngine> = (0..state.limits.searches.max(1)).map(|_| engine()).collect();
    let Some(quick) = task.review(&mut engines, Effort::nodes(QUICK_NODES), true) else {
        return Outcome::Stopped;
    };
    task.tell(quick, true);
    // What was learned in haste is forgotten, so that the thorough look is the same after an interruption.
    engines.iter_mut().for_each(OwnEngine::forget);
    let mut thinkers: Vec<Memory<'_, OwnEngine>> =
        engines.into_iter().map(|engine| Memory::open(state, job.id, engine)).collect();
    let Some(thorough) = task.review(&mut thinkers, effort(&request, state), false) else {
        return Outcome::Stopped;
    };
    drop(thinkers);
    let (result, documents) = task.documents(thorough);
    match state.store.finish_job(job.id, &result, &documents) {
        Ok(()) => Outcome::Done,
        Err(error) => Outcome::Failed(Failure::store(&error)),
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

impl Task<'_> {
    /// Reviews the game; nothing if the job is to stop.
    fn review(&self, thinkers: &mut [impl Thinker], effort: Effort, is_draft: bool) -> Option<Review> {
        let library = self.state.library();
        let acceptance = self.state.acceptance();
        let patterns = move |evidence: &Evidence| pattern::claims(&library, evidence);
        let more: Option<&FindMore> = Some(&patterns);
        let explainer = Explainer { voice: &self.state.voice, acceptance: &acceptance, more };
        let inquiry = Inquiry { level: self.level, effort };
        let mut progress = |done: usize, total: usize| {
            // The first look counts for little: the bar belongs to the thorough one.
            if !is_draft {
                self.live.tell_progress(Progress { done: done as u64, total: total as u64 });
            }
            !self.live.is_stopped()
        };
        let mut thinkers: Vec<&mut dyn Thinker> =
            thinkers.iter_mut().map(|thinker| thinker as &mut dyn Thinker).collect();
        review::review_with(&self.game, self.details(), &explainer, &mut thinkers, inquiry, &mut progress)
    }

    /// What is known about the game beside its moves.
    fn details(&self) -> review::Details {
        let named = Names::shipped().of_game(self.game.positions());
        let opening = named.map(|(_, opening)| format!("{} ({})", opening.name, opening.code));
        let opening = opening.or_else(|| self.reading.tree.headers.known("Opening").map(str::to_owned));
        let theory = Book::built_in();
        let known = self.game.positions().iter().zip(self.game.moves());
        let known =
            known.take_while(|(pos, mv)| theory.moves(pos).iter().any(|entry| entry.mv == **mv)).count();
        let book = known.max(named.map_or(0, |(plies, _)| plies));
        review::Details { outcome: self.reading.tree.outcome, opening, book }
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
        self.live.tell(Event::new("draft", &serde_json::json!({})));
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
}

impl<'a, T> Memory<'a, T> {
    fn open(state: &'a Application, job: i64, thinker: T) -> Memory<'a, T> {
        // Notes that cannot be read cost time, not truth.
        let known = state.store.notes(job).unwrap_or_default().into_iter().collect();
        Memory { state, job, known, fresh: Vec::new(), thinker }
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
