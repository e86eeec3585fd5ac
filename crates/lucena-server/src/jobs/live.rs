//! A job under way: what it tells, who listens, and whether it should stop.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use axum::response::sse;
use futures_util::{Stream, stream};
use serde::Serialize;
use tokio::sync::watch;

use crate::wire::{self, Progress};

const RUNNING: u8 = 0;
/// The program ends; the job goes on at its next start.
const INTERRUPTED: u8 = 1;
/// Somebody wants it to stop for good.
const CANCELLED: u8 = 2;

/// Something told about a job, with its number.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    number: u64,
    name: &'static str,
    data: Arc<str>,
}

impl Event {
    pub(crate) fn new(name: &'static str, data: &impl Serialize) -> Event {
        Event { number: 0, name, data: wire::line(data).into() }
    }

    #[cfg(test)]
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    #[cfg(test)]
    pub(crate) fn data(&self) -> &str {
        &self.data
    }

    /// What it says as a part of something larger.
    pub(crate) fn on(&self, topic: &str) -> String {
        let topic = wire::line(&topic);
        format!(
            "{{\"topic\":{topic},\"event\":\"{}\",\"id\":{},\"data\":{}}}",
            self.name, self.number, self.data
        )
    }

    pub(crate) fn to_sse(&self) -> sse::Event {
        sse::Event::default().event(self.name).id(self.number.to_string()).data(&*self.data)
    }
}

#[derive(Debug, Default)]
struct Log {
    events: Vec<Event>,
    told: u64,
    is_over: bool,
    progress: Progress,
    /// What is there of the result so far, as JSON.
    so_far: Option<Arc<str>>,
}

/// A job under way.
#[derive(Debug)]
pub(crate) struct Live {
    wish: AtomicU8,
    log: Mutex<Log>,
    news: watch::Sender<u64>,
}

impl Default for Live {
    fn default() -> Live {
        // Numbers go on growing after a restart, so that a listener who connects again misses nothing.
        let since = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let log = Log { told: since * 10_000, ..Log::default() };
        Live { wish: AtomicU8::new(RUNNING), log: Mutex::new(log), news: watch::channel(0).0 }
    }
}

impl Live {
    pub(crate) fn cancel(&self) {
        self.wish.store(CANCELLED, Ordering::Relaxed);
    }

    pub(crate) fn interrupt(&self) {
        // Whoever cancelled it meant it.
        let _ = self.wish.compare_exchange(RUNNING, INTERRUPTED, Ordering::Relaxed, Ordering::Relaxed);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.wish.load(Ordering::Relaxed) != RUNNING
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        self.wish.load(Ordering::Relaxed) == CANCELLED
    }

    /// How far it is.
    pub(crate) fn progress(&self) -> Progress {
        self.with(|log| log.progress)
    }

    /// What is there of the result so far.
    pub(crate) fn so_far(&self) -> Option<Arc<str>> {
        self.with(|log| log.so_far.clone())
    }

    /// Keeps what is there of the result so far.
    pub(crate) fn set_so_far(&self, text: String) {
        self.with(|log| log.so_far = Some(text.into()));
    }

    /// Tells how many come before it, if that has changed.
    pub(crate) fn tell_before(&self, before: u64) {
        let now = self.progress();
        if now.before != before {
            self.tell_progress(Progress { before, ..now });
        }
    }

    /// Tells how far it is, in the place of what was told last about that.
    pub(crate) fn tell_progress(&self, progress: Progress) {
        self.with(|log| {
            log.progress = progress;
            if log.events.last().is_some_and(|last| last.name == "progress") {
                log.events.pop();
            }
        });
        self.tell(Event::new("progress", &progress));
    }

    /// Tells something to all who listen.
    pub(crate) fn tell(&self, mut event: Event) {
        let told = self.with(|log| {
            // The thread of a job that was cancelled may not know yet.
            if !log.is_over {
                log.told += 1;
                event.number = log.told;
                log.events.push(event);
            }
            log.told
        });
        self.news.send_replace(told);
    }

    /// Tells the last thing.
    pub(crate) fn end(&self, event: Event) {
        self.tell(event);
        self.with(|log| log.is_over = true);
        self.news.send_modify(|_| {});
    }

    fn with<T>(&self, look: impl FnOnce(&mut Log) -> T) -> T {
        look(&mut self.log.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The first thing told after a number, and whether nothing more will be told.
    fn after(&self, number: u64) -> (Option<Event>, bool) {
        self.with(|log| {
            let next = log.events.iter().find(|event| number < event.number).cloned();
            (next, log.is_over)
        })
    }
}

/// What a job tells after a number, until it is over.
pub(crate) fn stream(live: Arc<Live>, after: u64) -> impl Stream<Item = Event> + Send {
    let news = live.news.subscribe();
    stream::unfold((live, news, after), |(live, mut news, number)| async move {
        loop {
            news.borrow_and_update();
            match live.after(number) {
                (Some(event), _) => {
                    let number = event.number;
                    return Some((event, (live, news, number)));
                }
                (None, true) => return None,
                (None, false) => news.changed().await.ok()?,
            }
        }
    })
}
