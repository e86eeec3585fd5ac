//! How much may be asked at once: limits on bodies and searches, of one client and of all.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use lucena_text::Text;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::ApiError;

/// The longest game that is taken.
pub(crate) const MOST_PLIES: usize = 2_000;

/// What the application allows.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
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
    /// Searches of one client, under way and waiting for their turn.
    pub searches_of_client: usize,
    /// How long a request may take, and how long it waits for its turn to search.
    pub patience: Duration,
    /// Connections at the same time.
    pub connections: usize,
    /// How long the head of a request may take to arrive.
    pub head_time: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Limits {
            body_bytes: 16 << 20,
            base_bytes: 8 << 30,
            store_bytes: 16 << 30,
            search_time: Duration::from_secs(60),
            search_nodes: 50_000_000,
            search_depth: 60,
            // One for the lines that somebody watches, one for the questions asked meanwhile.
            searches: cores.max(2),
            // A page asks several questions about a position at once; the others wait in line.
            searches_of_client: cores.max(2) + 6,
            patience: Duration::from_secs(90),
            connections: 512,
            head_time: Duration::from_secs(15),
        }
    }
}

/// The places for searches.
pub(crate) struct Slots {
    all: Arc<Semaphore>,
    clients: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
    limits: Limits,
}

/// The right to search; it ends when this is dropped.
pub(crate) struct Slot {
    client: IpAddr,
    clients: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
    place: Option<OwnedSemaphorePermit>,
}

impl Slots {
    pub(crate) fn new(limits: Limits) -> Slots {
        Slots { all: Arc::new(Semaphore::new(limits.searches)), clients: Arc::default(), limits }
    }

    /// Waits for a place to search. A client that has all it may have is refused at once.
    pub(crate) async fn take(&self, client: IpAddr, text: Text) -> Result<Slot, ApiError> {
        let mut slot = self.enter(client, text)?;
        let turn = tokio::time::timeout(self.limits.patience, Arc::clone(&self.all).acquire_owned()).await;
        match turn {
            Ok(Ok(place)) => {
                slot.place = Some(place);
                Ok(slot)
            }
            _ => Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", text.get("server-busy"))),
        }
    }

    /// Counts a client in, waiting ones too.
    fn enter(&self, client: IpAddr, text: Text) -> Result<Slot, ApiError> {
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        let count = clients.entry(client).or_default();
        if self.limits.searches_of_client <= *count {
            let message = text.get("server-too-many-searches");
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_searches", message));
        }
        *count += 1;
        Ok(Slot { client, clients: Arc::clone(&self.clients), place: None })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = clients.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                clients.remove(&self.client);
            }
        }
    }
}
