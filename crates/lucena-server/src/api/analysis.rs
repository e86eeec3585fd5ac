//! The engine's lines while it looks deeper; closing the connection stops the search.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Query, State as Shared};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, StreamExt, stream};
use lucena_chess::{Game, Position};
use lucena_engine::{self as engine, Engine, Handle, Limits, Options, Report};
use serde::Deserialize;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use crate::error::ApiError;
use crate::input::{self, Speech};
use crate::slots::Slot;
use crate::state::State;
use crate::think::Client;
use crate::wire::{self, AnalysisDone, AnalysisLine, AnalysisLines};

/// The most lines at once.
const MOST_LINES: usize = 10;
/// How long an analysis lasts if nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(20);

/// What is asked in the address.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    fen: String,
    lines: Option<usize>,
    depth: Option<u32>,
    time: Option<u64>,
}

pub(crate) async fn events(
    Shared(state): Shared<State>,
    client: Client,
    Speech(text): Speech,
    asked: Result<Query<Asked>, axum::extract::rejection::QueryRejection>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let Query(asked) = asked.map_err(|_| ApiError::input("bad_query", text.get("server-bad-query")))?;
    let pos = input::position(&asked.fen, text)?;
    let slot = state.slots.take(client.0, text).await?;
    let lines = asked.lines.unwrap_or(1).clamp(1, MOST_LINES);
    let time = asked.time.map_or(USUAL_TIME, Duration::from_millis).min(state.limits.search_time);
    let limits = Limits {
        depth: asked.depth.map(|depth| depth.clamp(1, state.limits.search_depth)),
        move_time: Some(time),
        ..Limits::default()
    };
    let (sender, receiver) = unbounded_channel();
    let mut engine = Engine::new(Options { multi_pv: lines, ..Options::default() });
    let handle = engine.go(&Game::from_position(pos), limits, move |news| {
        // Whoever asked may have gone; then the handle stops the search.
        let _ = sender.send(news);
    });
    let watch = Watch::new(pos, receiver, Some((handle, slot)));
    let events = stream::unfold(watch, Watch::next).map(|news| Ok(Event::from(news)));
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// What somebody who watches a search is told.
enum News {
    Lines(AnalysisLines),
    Done(AnalysisDone),
}

impl From<News> for Event {
    fn from(news: News) -> Event {
        match news {
            News::Lines(lines) => Event::default().event("lines").data(wire::line(&lines)),
            News::Done(done) => Event::default().event("done").data(wire::line(&done)),
        }
    }
}

/// A search somebody watches. Dropping it stops the search.
struct Watch {
    pos: Position,
    receiver: UnboundedReceiver<engine::Event>,
    /// The lines as they stand now.
    lines: Vec<AnalysisLine>,
    /// Whether `lines` has changed since it was told.
    has_news: bool,
    /// The end of the search, until it is told.
    end: Option<AnalysisDone>,
    is_over: bool,
    /// The search and the place it takes among all searches.
    search: Option<(Handle, Slot)>,
}

impl Watch {
    fn new(
        pos: Position,
        receiver: UnboundedReceiver<engine::Event>,
        search: Option<(Handle, Slot)>,
    ) -> Watch {
        Watch { pos, receiver, lines: Vec::new(), has_news: false, end: None, is_over: false, search }
    }

    async fn next(mut self) -> Option<(News, Watch)> {
        while !self.is_over {
            // Several lines arrive at once: they are told together, when nothing more waits behind them. A search that
            // ended before anybody looked still tells its lines, and only then its end.
            if self.has_news && (self.end.is_some() || self.receiver.is_empty()) {
                self.has_news = false;
                return Some((News::Lines(AnalysisLines { lines: self.lines.clone() }), self));
            }
            if let Some(end) = self.end.take() {
                self.is_over = true;
                return Some((News::Done(end), self));
            }
            match self.receiver.recv().await? {
                engine::Event::Looking { .. } => {}
                engine::Event::Done(report) => self.end = Some(done(&report)),
                engine::Event::Line(line) => {
                    let written = self.written(&line);
                    self.lines.retain(|known| known.rank != line.rank);
                    self.lines.push(written);
                    self.lines.sort_by_key(|line| line.rank);
                    self.has_news = true;
                }
            }
        }
        None
    }

    fn written(&self, line: &engine::Line) -> AnalysisLine {
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
            score: wire::score(line.verdict()),
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

fn done(report: &Report) -> AnalysisDone {
    AnalysisDone { nodes: report.effort.nodes, time_ms: report.effort.time.as_millis() as u64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_search_that_ended_before_anybody_looked_still_tells_its_lines() {
        let (sender, receiver) = unbounded_channel();
        let pos = Position::default();
        let mut engine = Engine::new(Options { multi_pv: 3, ..Options::default() });
        let limits = Limits { depth: Some(4), ..Limits::default() };
        let handle = engine.go(&Game::from_position(pos), limits, move |news| {
            sender.send(news).expect("the receiver is still there");
        });
        handle.wait();
        let told: Vec<News> = stream::unfold(Watch::new(pos, receiver, None), Watch::next).collect().await;
        let [News::Lines(AnalysisLines { lines }), News::Done(_)] = &told[..] else {
            panic!("{} events instead of the lines and the end", told.len());
        };
        assert_eq!(
            lines.iter().map(|line| (line.rank, line.depth)).collect::<Vec<_>>(),
            [(1, 4), (2, 4), (3, 4)]
        );
    }
}
