//! One stream for all that the pages of a browser want to hear: browsers allow only a few connections, and a stream for every
//! window would leave none for questions.
//!
//! A listener opens the stream, hears its name, and then asks on it for topics: the events of a review, a search or an
//! analysis, by the path that these have as streams of their own. The end of the stream is the end of all its topics.

use std::collections::BTreeMap;
use std::collections::hash_map::RandomState;
use std::convert::Infallible;
use std::hash::{BuildHasher, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::State as Shared;
use axum::http::{StatusCode, Uri};
use axum::response::sse::{self, KeepAlive, Sse};
use futures_util::stream::BoxStream;
use futures_util::{Stream, StreamExt, stream};
use lucena_text::Text;
use tokio::sync::mpsc::{Sender, channel};
use tokio::task::AbortHandle;

use super::{analysis, job};
use crate::error::ApiError;
use crate::input::{Body, Path, Speech};
use crate::jobs::{Event, REVIEW, SEARCH};
use crate::state::State;
use crate::think::Client;
use crate::wire::{self, ErrorCode, Hello, JobEnd, Subscription};

/// The most streams at once.
const MOST_STREAMS: usize = 256;
/// The most topics of a stream.
const MOST_TOPICS: usize = 100;
/// The longest name of a topic.
const MOST_LETTERS: usize = 100;
/// So many events wait for a slow listener before their sources wait too.
const WAITING: usize = 64;

/// The streams that are open, by name.
#[derive(Default)]
pub(crate) struct Streams {
    open: Mutex<BTreeMap<String, Open>>,
}

/// A stream that is open.
struct Open {
    sender: Sender<sse::Event>,
    topics: BTreeMap<String, AbortHandle>,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.topics.values().for_each(AbortHandle::abort);
    }
}

impl Streams {
    /// Ends all streams.
    pub(crate) fn end(&self) {
        self.all().clear();
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<String, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A name that nobody guesses.
fn new_name() -> String {
    let random = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", random(), random())
}

/// Ends a stream when its connection does.
struct Ending {
    state: State,
    name: String,
}

impl Drop for Ending {
    fn drop(&mut self) {
        self.state.streams.all().remove(&self.name);
    }
}

pub(crate) async fn open(
    Shared(state): Shared<State>,
    Speech(text): Speech,
) -> Result<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>, ApiError> {
    let name = new_name();
    let (sender, receiver) = channel(WAITING);
    {
        let mut all = state.streams.all();
        if MOST_STREAMS <= all.len() {
            return Err(ApiError::new(
                StatusCode::SERVICE_UNAVAILABLE,
                ErrorCode::Busy,
                text.get("server-busy"),
            ));
        }
        all.insert(name.clone(), Open { sender, topics: BTreeMap::new() });
    }
    let hello = sse::Event::default().event("hello").data(wire::line(&Hello { id: name.clone() }));
    let ending = Ending { state, name };
    let news = stream::unfold((receiver, ending), |(mut receiver, ending)| async move {
        receiver.recv().await.map(|event| (event, (receiver, ending)))
    });
    let events = stream::once(async { hello }).chain(news).map(Ok);
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

pub(crate) async fn subscribe(
    Shared(state): Shared<State>,
    Path(name): Path<String>,
    client: Client,
    Speech(text): Speech,
    Body(asked): Body<Subscription>,
) -> Result<StatusCode, ApiError> {
    if MOST_LETTERS < asked.topic.len() {
        return Err(ApiError::input(ErrorCode::BadTopic, text.get("server-bad-topic")));
    }
    let told = source(&state, client, &asked, text).await?;
    let mut all = state.streams.all();
    let open = all.get_mut(&name).ok_or_else(|| ApiError::missing(text))?;
    if MOST_TOPICS <= open.topics.len() {
        return Err(ApiError::new(
            StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::TooMany,
            text.get("server-busy"),
        ));
    }
    let (sender, topic) = (open.sender.clone(), asked.topic.clone());
    let task = tokio::spawn(async move {
        tokio::pin!(told);
        while let Some(event) = told.next().await {
            let news = sse::Event::default().event("news").data(event.on(&topic));
            if sender.send(news).await.is_err() {
                return;
            }
        }
    });
    if let Some(before) = open.topics.insert(asked.topic, task.abort_handle()) {
        before.abort();
    }
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn unsubscribe(
    Shared(state): Shared<State>,
    Path((name, topic)): Path<(String, String)>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    let task = state.streams.all().get_mut(&name).and_then(|open| open.topics.remove(&topic));
    task.ok_or_else(|| ApiError::missing(text))?.abort();
    Ok(StatusCode::NO_CONTENT)
}

/// What is told about a topic.
async fn source(
    state: &State,
    client: Client,
    asked: &Subscription,
    text: Text,
) -> Result<BoxStream<'static, Event>, ApiError> {
    let unknown = || ApiError::input(ErrorCode::BadTopic, text.get("server-bad-topic"));
    let uri: Uri = asked.path.parse().map_err(|_| unknown())?;
    let parts: Vec<&str> = uri.path().split('/').skip(1).collect();
    let number = |id: &str| id.parse::<i64>().map_err(|_| unknown());
    match parts[..] {
        ["reviews", id, "events"] => {
            job::topic(State::clone(state), number(id)?, REVIEW, asked.after, text).await
        }
        ["searches", id, "events"] => {
            job::topic(State::clone(state), number(id)?, SEARCH, asked.after, text).await
        }
        ["analysis", "events"] => analysis::topic(state, client, &uri, text).map(|told| told.boxed()),
        _ => Err(unknown()),
    }
}

/// What went wrong with something that was to be told.
pub(crate) fn failure(error: &ApiError) -> Event {
    Event::new("failed", &JobEnd { error: Some(wire::both(|_| error.message().to_owned())) })
}
