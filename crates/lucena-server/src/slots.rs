//! How much may be asked at once: limits on bodies and searches, and the line of those who wait for their turn.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use lucena_text::Text;
use tokio::sync::oneshot;

use crate::error::ApiError;
use crate::wire::ErrorCode;

/// The longest game that is taken.
pub(crate) const MOST_PLIES: usize = 2_000;

/// What the application allows.
#[derive(Clone, Copy, Debug)]
pub struct SlotLimits {
    /// The largest body of a request.
    pub body_bytes: usize,
    /// The largest base of games.
    pub base_bytes: u64,
    /// The most that the data file may hold.
    pub store_bytes: u64,
    /// The longest search.
    pub search_time: Duration,
    /// The most positions of a search.
    pub search_nodes: u64,
    /// The deepest search.
    pub search_depth: u32,
    /// Searches at the same time, of all clients.
    pub searches: usize,
    /// Searches of all clients that wait for their turn.
    pub queue: usize,
    /// Searches of one client that wait for their turn; a class may sit behind one address.
    pub queue_of_client: usize,
    /// How long a request may take, and how long it waits for its turn to search.
    pub patience: Duration,
    /// Requests at the same time, counted from when their head has arrived.
    pub requests: usize,
    /// Connections at the same time, silent ones included.
    pub connections: usize,
    /// Connections of one address. One too many ends the oldest of them that is silent.
    pub connections_of_client: usize,
    /// How long the head of a request may take to arrive.
    pub head_time: Duration,
}

impl Default for SlotLimits {
    fn default() -> SlotLimits {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        SlotLimits {
            body_bytes: 16 << 20,
            base_bytes: 8 << 30,
            store_bytes: 16 << 30,
            search_time: Duration::from_secs(60),
            search_nodes: 50_000_000,
            search_depth: 60,
            // One for the lines that somebody watches, one for the questions asked meanwhile.
            searches: cores.max(2),
            queue: 512,
            queue_of_client: 256,
            patience: Duration::from_secs(90),
            requests: 512,
            connections: 768,
            connections_of_client: 384,
            head_time: Duration::from_secs(15),
        }
    }
}

/// The places for searches, and the line before them. Addresses take turns, so that a class behind one address and a
/// single player behind another wait about as long.
pub(crate) struct Slots {
    line: Arc<Mutex<Line>>,
    limits: SlotLimits,
}

/// Who waits.
#[derive(Default)]
struct Line {
    free: usize,
    /// The next address to be served stands first.
    clients: VecDeque<(IpAddr, VecDeque<oneshot::Sender<Slot>>)>,
}

impl Line {
    fn waiting(&self) -> usize {
        self.clients.iter().map(|(_, waiting)| waiting.len()).sum()
    }

    /// Forgets those who have gone.
    fn tidy(&mut self) {
        for (_, waiting) in &mut self.clients {
            waiting.retain(|sender| !sender.is_closed());
        }
        self.clients.retain(|(_, waiting)| !waiting.is_empty());
    }

    fn push(&mut self, client: IpAddr, sender: oneshot::Sender<Slot>) {
        match self.clients.iter_mut().find(|(known, _)| *known == client) {
            Some((_, waiting)) => waiting.push_back(sender),
            None => self.clients.push_back((client, VecDeque::from([sender]))),
        }
    }

    fn pop(&mut self) -> Option<oneshot::Sender<Slot>> {
        let (client, mut waiting) = self.clients.pop_front()?;
        let next = waiting.pop_front();
        if !waiting.is_empty() {
            self.clients.push_back((client, waiting));
        }
        next
    }
}

/// The right to search; it goes to the next in line when this is dropped.
pub(crate) struct Slot {
    line: Option<Arc<Mutex<Line>>>,
}

fn locked(line: &Mutex<Line>) -> MutexGuard<'_, Line> {
    line.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Slots {
    pub(crate) fn new(limits: SlotLimits) -> Slots {
        let line = Line { free: limits.searches.max(1), clients: VecDeque::new() };
        Slots { line: Arc::new(Mutex::new(line)), limits }
    }

    /// Waits for a place to search. Only a line that is full refuses at once.
    pub(crate) async fn take(&self, client: IpAddr, text: Text) -> Result<Slot, ApiError> {
        let turn = {
            let mut line = locked(&self.line);
            if 0 < line.free {
                line.free -= 1;
                return Ok(Slot { line: Some(Arc::clone(&self.line)) });
            }
            line.tidy();
            let own = line.clients.iter().find(|(known, _)| *known == client);
            let own = own.map_or(0, |(_, waiting)| waiting.len());
            if self.limits.queue_of_client <= own || self.limits.queue <= line.waiting() {
                let message = text.get("server-too-many-searches");
                return Err(ApiError::new(
                    StatusCode::TOO_MANY_REQUESTS,
                    ErrorCode::TooManySearches,
                    message,
                ));
            }
            let (sender, turn) = oneshot::channel();
            line.push(client, sender);
            turn
        };
        match tokio::time::timeout(self.limits.patience, turn).await {
            Ok(Ok(slot)) => Ok(slot),
            _ => {
                Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Busy, text.get("server-busy")))
            }
        }
    }

    /// How many wait for each place: who has one may be asked to be brief.
    pub(crate) fn crowd(&self) -> u32 {
        (locked(&self.line).waiting() / self.limits.searches.max(1)) as u32
    }

    /// Whether somebody waits.
    pub(crate) fn is_wanted(&self) -> bool {
        locked(&self.line).clients.iter().any(|(_, waiting)| waiting.iter().any(|one| !one.is_closed()))
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let Some(line) = self.line.take() else { return };
        loop {
            let next = {
                let mut line = locked(&line);
                match line.pop() {
                    Some(next) => next,
                    None => {
                        line.free += 1;
                        return;
                    }
                }
            };
            match next.send(Slot { line: Some(Arc::clone(&line)) }) {
                Ok(()) => return,
                // Whoever waited there has gone; the place goes to the next.
                Err(mut unwanted) => unwanted.line = None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lucena_text::Language;
    use std::net::Ipv4Addr;

    /// A class behind one address does not keep a player behind another waiting until all of it was served.
    #[tokio::test]
    async fn addresses_take_turns() {
        let slots = Arc::new(Slots::new(SlotLimits { searches: 1, ..SlotLimits::default() }));
        let text = Text::new(Language::English);
        let address = |last| IpAddr::V4(Ipv4Addr::new(10, 0, 0, last));
        let held = slots.take(address(1), text).await.expect("it is free");
        let served = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for (name, from) in [("a", 1), ("b", 1), ("c", 1), ("player", 2)] {
            let (line, list) = (Arc::clone(&slots), Arc::clone(&served));
            tasks.push(tokio::spawn(async move {
                let slot = line.take(address(from), text).await.expect("its turn comes");
                list.lock().expect("nobody panicked").push(name);
                drop(slot);
            }));
            while locked(&slots.line).waiting() < tasks.len() {
                tokio::task::yield_now().await;
            }
        }
        // One of them gives up.
        tasks[1].abort();
        drop(held);
        for task in tasks {
            let _ = task.await;
        }
        assert_eq!(*served.lock().expect("nobody panicked"), ["a", "player", "c"]);
        assert_eq!(locked(&slots.line).free, 1, "the place is free again");
    }
}
