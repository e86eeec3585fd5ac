//! The engine, or the heuristic set that plays in its place, as the protocols use it: made when first needed, one search at a time, news by channel.

use std::sync::mpsc::Sender;

use lucena_chess::Game;
use lucena_engine::{Engine, Event, Handle, Limits, Options, OutOfMemory, Report};
use lucena_lab::classroom::{self, Pupil};

use super::Arrival;

/// News of the search with this number.
#[derive(Clone, PartialEq, Debug)]
pub struct News {
    /// Which search it is about; a search that was given up may still talk.
    pub search: u64,
    /// What it says.
    pub event: Event,
}

/// A search under way.
enum Running {
    Engine(Handle),
    Pupil(classroom::Handle),
}

/// The engine of a session.
pub struct Player {
    sender: Sender<Arrival>,
    /// What is wished for; the engine follows when it is not busy.
    options: Options,
    engine: Option<Engine>,
    /// Who plays instead of the engine, if anybody does.
    pupil: Option<Pupil>,
    running: Option<Running>,
    /// The number of the last search.
    search: u64,
    /// A new game was announced while a search was running.
    forget: bool,
}

impl Player {
    /// A player with default options that sends its news to `sender`.
    pub fn new(sender: Sender<Arrival>) -> Player {
        Player::with_options(sender, Options::default())
    }

    /// A player with these options.
    pub fn with_options(sender: Sender<Arrival>, options: Options) -> Player {
        Player { sender, options, engine: None, pupil: None, running: None, search: 0, forget: false }
    }

    /// Where its news goes, for those who have news of their own.
    pub(super) fn sender(&self) -> Sender<Arrival> {
        self.sender.clone()
    }

    /// The options wished for.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Whether a search is running whose answer is awaited.
    pub fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Wishes for other options: at once, or after the running search.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub fn set_options(&mut self, options: Options) -> Result<(), OutOfMemory> {
        self.options = options.in_range();
        self.settle()
    }

    /// From the next search on a heuristic set plays, or the engine again.
    pub fn set_pupil(&mut self, pupil: Option<Pupil>) {
        self.pupil = pupil;
    }

    /// Forgets everything learned: at once, or after the running search.
    pub fn new_game(&mut self) {
        self.forget = true;
        // Options that could not be had were complained about when they were set.
        let _ = self.settle();
    }

    /// Whether news is of the search that is awaited.
    pub fn is_current(&self, news: &News) -> bool {
        self.is_busy() && news.search == self.search
    }

    /// Starts a search; the one before must have ended.
    pub fn go(&mut self, game: &Game, limits: Limits) {
        self.abandon();
        self.search += 1;
        let (search, sender) = (self.search, self.sender.clone());
        let sink = move |event| {
            // A session that has gone away needs no news.
            let _ = sender.send(Arrival::News(News { search, event }));
        };
        if let Some(pupil) = &self.pupil {
            self.running = Some(Running::Pupil(classroom::Handle::go(pupil.clone(), game, limits, sink)));
            return;
        }
        let options = &self.options;
        let engine = self.engine.get_or_insert_with(|| Engine::new(options.clone()));
        self.running = Some(Running::Engine(engine.go(game, limits, sink)));
    }

    /// Asks the running search, if any, to answer.
    pub fn stop(&self) {
        match &self.running {
            Some(Running::Engine(running)) => running.stop(),
            Some(Running::Pupil(running)) => running.stop(),
            None => {}
        }
    }

    /// Tells the running search, if any, that its ponder move was played.
    pub fn ponder_hit(&self) {
        match &self.running {
            Some(Running::Engine(running)) => running.ponder_hit(),
            Some(Running::Pupil(running)) => running.ponder_hit(),
            None => {}
        }
    }

    /// The awaited search has given its report.
    ///
    /// # Errors
    /// If options that waited for its end need more memory than there is.
    pub fn done(&mut self) -> Result<(), OutOfMemory> {
        self.running = None;
        self.settle()
    }

    /// Stops the running search, if any, and takes its report; its news no longer counts.
    pub fn stop_and_wait(&mut self) -> Option<Report> {
        self.stop();
        let report = match self.running.take()? {
            Running::Engine(running) => running.wait(),
            Running::Pupil(running) => running.wait(),
        };
        let _ = self.settle();
        Some(report)
    }

    /// Stops the running search, if any; nobody wants its answer.
    pub fn abandon(&mut self) {
        drop(self.running.take());
        let _ = self.settle();
    }

    /// Brings the engine, if it exists and is idle, to what is wished for.
    fn settle(&mut self) -> Result<(), OutOfMemory> {
        if self.is_busy() {
            return Ok(());
        }
        let Some(engine) = &mut self.engine else {
            // An engine that is not there yet has nothing to forget.
            self.forget = false;
            return Ok(());
        };
        let mut result = Ok(());
        if *engine.options() != self.options {
            result = engine.set_options(self.options.clone());
            self.options = engine.options().clone();
        }
        if std::mem::take(&mut self.forget) {
            engine.new_game();
        }
        result
    }
}
