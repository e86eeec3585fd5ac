//! The engine's lines while it looks deeper; closing the connection stops the search.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Query, State as Shared};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, stream};
use lucena_chess::{Game, Position};
use lucena_engine::{self as engine, Engine, Handle, Limits, Options, Report};
use lucena_eval::Verdict;
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
    let watch =
        Watch { pos, lines: Vec::new(), receiver, handle: Some(handle), slot: Some(slot), is_over: false };
    Ok(Sse::new(stream::unfold(watch, Watch::next)).keep_alive(KeepAlive::default()))
}

/// A search somebody watches. Dropping it stops the search.
struct Watch {
    pos: Position,
    lines: Vec<AnalysisLine>,
    receiver: UnboundedReceiver<engine::Event>,
    handle: Option<Handle>,
    slot: Option<Slot>,
    is_over: bool,
}

impl Watch {
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Watch)> {
        if self.is_over {
            return None;
        }
        loop {
            match self.receiver.recv().await? {
                engine::Event::Looking { .. } => {}
                engine::Event::Done(report) => {
                    self.is_over = true;
                    return Some((Ok(done(&report)), self));
                }
                engine::Event::Line(line) => {
                    let written = self.written(&line);
                    self.lines.retain(|known| known.rank != line.rank);
                    self.lines.push(written);
                    self.lines.sort_by_key(|line| line.rank);
                    // Several lines arrive at once; the last of them brings the news.
                    if self.receiver.is_empty() {
                        let event = Event::default().event("lines");
                        let data = wire::line(&AnalysisLines { lines: self.lines.clone() });
                        return Some((Ok(event.data(data)), self));
                    }
                }
            }
        }
    }

    fn written(&self, line: &engine::Line) -> AnalysisLine {
        let verdict = Verdict::from(line.score);
        let odds = verdict.odds();
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
        let (handle, slot) = (self.handle.take(), self.slot.take());
        // Dropping the handle waits for the search to end, which takes milliseconds too many for this thread.
        if let Some(handle) = handle {
            handle.stop();
            std::thread::spawn(move || {
                drop(handle);
                drop(slot);
            });
        }
    }
}

fn done(report: &Report) -> Event {
    let data = AnalysisDone { nodes: report.effort.nodes, time_ms: report.effort.time.as_millis() as u64 };
    Event::default().event("done").data(wire::line(&data))
}
