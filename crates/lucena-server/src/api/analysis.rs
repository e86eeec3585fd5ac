//! The engine's lines while it looks deeper, and what they mean; closing the connection stops the search.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State as Shared;
use axum::http::Uri;
use axum::response::sse::{self, KeepAlive, Sse};
use futures_util::{Stream, StreamExt, stream};
use lucena_chess::{Game, Position};
use lucena_engine::{Engine, Limits, Options};
use lucena_explain::Level;
use lucena_text::Text;
use tokio::sync::mpsc::unbounded_channel;

use super::stream as streams;
use super::watch::{News, Watch};
use crate::error::ApiError;
use crate::input::{self, Query, Speech};
use crate::jobs::Event;
use crate::slots::Slot;
use crate::state::{Application, State};
use crate::think::Client;
use crate::wire::AnalysisQuery;

/// The most lines at once.
const MOST_LINES: usize = 10;
/// How long an analysis lasts if nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(20);

pub(crate) async fn events(
    Shared(state): Shared<State>,
    client: Client,
    Speech(text): Speech,
    uri: Uri,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>, ApiError> {
    let asked = Question::read(&state, &uri, text)?;
    let slot = state.slots.take(client.0, text).await?;
    let events = asked.watch(&state, slot).map(|news| Ok(news.to_sse()));
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// The same as a topic of a stream; a wait for a place is a part of it.
pub(crate) fn topic(
    state: &State,
    client: Client,
    uri: &Uri,
    text: Text,
) -> Result<impl Stream<Item = Event> + Send + use<>, ApiError> {
    let asked = Question::read(state, uri, text)?;
    let state = State::clone(state);
    let begin = async move {
        match state.slots.take(client.0, text).await {
            Ok(slot) => asked.watch(&state, slot).boxed(),
            Err(error) => {
                let failure = streams::failure(&error);
                stream::once(async move { failure }).boxed()
            }
        }
    };
    Ok(stream::once(begin).flatten())
}

/// What is to be looked at, and how.
struct Question {
    pos: Position,
    lines: usize,
    limits: Limits,
    level: Level,
}

impl Question {
    fn read(state: &Application, uri: &Uri, text: Text) -> Result<Question, ApiError> {
        let asked: AnalysisQuery = Query::read(uri, text)?;
        let time = asked.time.map_or(USUAL_TIME, Duration::from_millis).min(state.limits.search_time);
        let depth = asked.depth.map(|depth| depth.clamp(1, state.limits.search_depth));
        Ok(Question {
            pos: input::position(&asked.fen, text)?,
            lines: asked.lines.unwrap_or(1).clamp(1, MOST_LINES),
            limits: Limits { depth, move_time: Some(time), ..Limits::default() },
            level: input::level(asked.level.as_deref(), text)?,
        })
    }

    /// Begins to search, and tells what is found.
    fn watch(self, state: &State, slot: Slot) -> impl Stream<Item = Event> + Send + use<> {
        let (sender, receiver) = unbounded_channel();
        let mut engine = Engine::new(Options { multi_pv: self.lines, ..Options::default() });
        let news = sender.clone();
        let handle = engine.go(&Game::from_position(self.pos), self.limits.clone(), move |event| {
            // Whoever asked may have gone; then the handle stops the search.
            let _ = news.send(News::Search(event));
        });
        let watch = Watch::new(state, self.pos, self.level, (sender, receiver), Some((handle, slot)));
        stream::unfold(watch, Watch::next)
    }
}
