//! A search that somebody watches: its lines, and what the first of them means. Reasons, threats and patterns come from the
//! same search as the lines.

use std::time::{Duration, Instant};

use lucena_chess::{Game, Move, Position};
use lucena_engine::{self as engine, Handle, Report};
use lucena_explain::{Effort, Inquiry, Level, Thought, Variation};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};

use super::{explain, pattern, threat};
use crate::jobs::Event;
use crate::slots::Slot;
use crate::state::{Application, State};
use crate::wire::{self, AnalysisDone, AnalysisLine, AnalysisLines, AnalysisWhy};

/// How long an analysis lasts at least, even if others wait for its place.
const LEAST_TIME: Duration = Duration::from_secs(2);
/// How often it is asked whether others wait.
const PACE: Duration = Duration::from_millis(250);
/// Lines younger than this change too often to be explained.
const SETTLED: Duration = Duration::from_millis(300);
/// Positions searched for each of the smaller questions of an explanation.
const WHY_NODES: u64 = 40_000;

/// What comes out of the search, and out of thinking about its lines.
pub(crate) enum News {
    Search(engine::Event),
    Why(Option<Box<AnalysisWhy>>),
}

/// A search somebody watches. Dropping it stops the search.
pub(crate) struct Watch {
    state: State,
    pos: Position,
    level: Level,
    begun: Instant,
    sender: UnboundedSender<News>,
    receiver: UnboundedReceiver<News>,
    /// The lines as they stand now, the best first.
    lines: Vec<engine::Line>,
    /// Whether they have changed since they were told.
    has_news: bool,
    /// The scores of the iterations so far.
    scores: Vec<i32>,
    /// The end of the search.
    report: Option<Report>,
    /// The move that was explained last; at the end the best is explained once more, from all that was found.
    explained: Option<Move>,
    is_explained_at_end: bool,
    /// The move that is being explained.
    explaining: Option<Option<Move>>,
    is_over: bool,
    /// The search and the place it takes among all searches.
    search: Option<(Handle, Slot)>,
}

impl Watch {
    pub(crate) fn new(
        state: &State,
        pos: Position,
        level: Level,
        (sender, receiver): (UnboundedSender<News>, UnboundedReceiver<News>),
        search: Option<(Handle, Slot)>,
    ) -> Watch {
        Watch {
            state: State::clone(state),
            pos,
            level,
            begun: Instant::now(),
            sender,
            receiver,
            lines: Vec::new(),
            has_news: false,
            scores: Vec::new(),
            report: None,
            explained: None,
            is_explained_at_end: false,
            explaining: None,
            is_over: false,
            search,
        }
    }

    pub(crate) async fn next(mut self) -> Option<(Event, Watch)> {
        while !self.is_over {
            // Several lines arrive at once: they are told together, when nothing more waits behind them. A search that
            // ended before anybody looked still tells its lines, then what they mean, and only then its end.
            if self.has_news && (self.report.is_some() || self.receiver.is_empty()) {
                self.has_news = false;
                let lines = self.lines.iter().map(|line| self.written(line)).collect();
                return Some((Event::new("lines", &AnalysisLines { lines }), self));
            }
            self.explain();
            if let Some(report) = self.report.as_ref().filter(|_| self.explaining.is_none()) {
                let done = Event::new("done", &done(report));
                self.is_over = true;
                return Some((done, self));
            }
            let Ok(news) = tokio::time::timeout(PACE, self.receiver.recv()).await else {
                self.make_room();
                continue;
            };
            match news? {
                News::Search(engine::Event::Looking { .. }) => {}
                News::Search(engine::Event::Done(report)) => {
                    // Others may search while this one is explained.
                    drop(self.search.take());
                    self.report = Some(report);
                }
                News::Search(engine::Event::Line(line)) => self.take(line),
                News::Why(why) => {
                    let about = self.explaining.take().flatten();
                    let is_true = about == self.best();
                    if is_true {
                        self.explained = about;
                    }
                    if let Some(why) = why.filter(|_| is_true) {
                        return Some((Event::new("why", &why), self));
                    }
                }
            }
        }
        None
    }

    fn take(&mut self, line: engine::Line) {
        if line.rank == 1 {
            self.scores.push(line.verdict().centipawns());
        }
        self.lines.retain(|known| known.rank != line.rank);
        self.lines.push(line);
        self.lines.sort_by_key(|line| line.rank);
        self.has_news = true;
        self.make_room();
    }

    /// The first move of the first line.
    fn best(&self) -> Option<Move> {
        self.lines.first()?.moves.first().copied()
    }

    /// Ends the search if it has had its time and others wait.
    fn make_room(&self) {
        if let Some((handle, _)) = &self.search
            && LEAST_TIME <= self.begun.elapsed()
            && self.state.slots.is_wanted()
        {
            handle.stop();
        }
    }

    /// Lets the first line be explained, if it has another first move than the one explained last, or if it is the last.
    fn explain(&mut self) {
        let is_due = match &self.report {
            Some(_) => !self.is_explained_at_end,
            None => SETTLED <= self.begun.elapsed() && self.best().is_some() && self.best() != self.explained,
        };
        if self.explaining.is_some() || !is_due {
            return;
        }
        self.is_explained_at_end = self.report.is_some();
        let thought = self.report.as_ref().map_or_else(|| self.thought(), Thought::from);
        let (state, pos, level) = (State::clone(&self.state), self.pos, self.level);
        let sender = self.sender.clone();
        let think = move || {
            let told =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| why(&state, &pos, thought, level)));
            // Whoever asked may have gone.
            let _ = sender.send(News::Why(told.ok().flatten().map(Box::new)));
        };
        if std::thread::Builder::new().name("lucena why".to_owned()).spawn(think).is_ok() {
            self.explaining = Some(self.best());
        }
    }

    /// What is known so far.
    fn thought(&self) -> Thought {
        let lines = self.lines.iter().filter(|line| !line.moves.is_empty());
        let lines = lines.map(|line| Variation {
            verdict: line.verdict(),
            moves: line.moves.clone(),
            depth: line.depth,
        });
        Thought {
            lines: lines.collect(),
            scores: self.scores.clone(),
            nodes: self.lines.first().map_or(0, |line| line.effort.nodes),
            ..Thought::default()
        }
    }

    fn written(&self, line: &engine::Line) -> AnalysisLine {
        let verdict = line.verdict();
        let odds = line.odds();
        let mut here = self.pos;
        let mut pv = Vec::new();
        for &mv in &line.moves {
            pv.push(wire::written_move(&here, mv));
            here = here.after(mv);
        }
        AnalysisLine {
            rank: line.rank,
            depth: line.depth,
            selective_depth: line.selective_depth,
            score: wire::score(verdict),
            wdl: [odds.win.into(), odds.draw.into(), odds.loss.into()],
            pv,
            nodes: line.effort.nodes,
            nps: line.effort.nodes_per_second(),
            time_ms: line.effort.time.as_millis() as u64,
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        // Dropping the handle waits for the search to end, which takes milliseconds too many for this thread.
        if let Some(search) = self.search.take() {
            search.0.stop();
            std::thread::spawn(move || drop(search));
        }
    }
}

/// What the first line of a search means.
fn why(state: &Application, pos: &Position, thought: Thought, level: Level) -> Option<AnalysisWhy> {
    if !pos.has_legal_moves() {
        return Some(AnalysisWhy {
            explanation: None,
            threats: threat::found(pos, None),
            patterns: Vec::new(),
        });
    }
    let inquiry = Inquiry { level, effort: Effort::nodes(WHY_NODES) };
    let argued = explain::argued(state, &Game::from_position(*pos), None, Some(thought), inquiry)?;
    let evidence = &argued.evidence;
    let idea = evidence.their_idea.as_ref().map(|idea| (evidence.best, idea));
    Some(AnalysisWhy {
        explanation: Some(explain::written(state, &argued)),
        threats: threat::found(pos, idea),
        patterns: pattern::of_move(&state.library(), pos, evidence.scene.mv),
    })
}

fn done(report: &Report) -> AnalysisDone {
    AnalysisDone { nodes: report.effort.nodes, time_ms: report.effort.time.as_millis() as u64 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Setup;
    use futures_util::{StreamExt, stream};
    use lucena_engine::{Engine, Limits, Options};
    use tokio::sync::mpsc::unbounded_channel;

    #[tokio::test]
    async fn a_search_that_ended_before_anybody_looked_still_tells_its_lines_and_what_they_mean() {
        let state = Application::start(Setup::default()).expect("the application starts");
        let (sender, receiver) = unbounded_channel();
        let pos = Position::default();
        let limits = Limits { depth: Some(4), ..Limits::default() };
        let mut engine = Engine::new(Options { multi_pv: 3, ..Options::default() });
        let news = sender.clone();
        let handle = engine.go(&Game::from_position(pos), limits, move |event| {
            news.send(News::Search(event)).unwrap_or_else(|_| panic!("the receiver is still there"));
        });
        handle.wait();
        let watch = Watch::new(&state, pos, Level::default(), (sender, receiver), None);
        let told: Vec<Event> = stream::unfold(watch, Watch::next).collect().await;
        let told: Vec<(&str, serde_json::Value)> = told
            .iter()
            .map(|event| (event.name(), serde_json::from_str(event.data()).expect("JSON")))
            .collect();
        let names: Vec<&str> = told.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["lines", "why", "done"]);
        let lines = told[0].1["lines"].as_array().expect("lines");
        let shown: Vec<_> =
            lines.iter().map(|line| (line["rank"].as_u64(), line["depth"].as_u64())).collect();
        assert_eq!(shown, [(Some(1), Some(4)), (Some(2), Some(4)), (Some(3), Some(4))]);
        assert_eq!(
            told[1].1["explanation"]["move"], lines[0]["pv"][0],
            "what is explained is the first line"
        );
    }
}
