//! Connections by where they come from: too many of one address cost it the oldest that is silent, not everybody else their turn.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use hyper::body::{Frame, SizeHint};
use tokio::sync::{Notify, OwnedSemaphorePermit};

use crate::slots::SlotLimits;

/// All connections, the oldest first.
pub(crate) struct Visitors {
    open: Mutex<BTreeMap<u64, Visitor>>,
    /// How many there have been.
    count: AtomicU64,
    limits: SlotLimits,
}

/// One connection.
#[derive(Clone)]
struct Visitor {
    from: IpAddr,
    /// Whether the head of a request has arrived whose answer is still on its way.
    is_busy: Arc<AtomicBool>,
    leave: Arc<Notify>,
}

/// A connection's place among all; it is given back when this is dropped.
pub(crate) struct Entry {
    visitors: Arc<Visitors>,
    number: u64,
    visitor: Visitor,
}

impl Visitors {
    pub(crate) fn new(limits: SlotLimits) -> Visitors {
        Visitors { open: Mutex::default(), count: AtomicU64::new(0), limits }
    }

    /// Lets a connection in, sending a silent one away if there are too many; nothing if all of them are busy.
    pub(crate) fn enter(self: &Arc<Visitors>, from: IpAddr) -> Option<Entry> {
        let mut open = self.all();
        let own = open.values().filter(|visitor| visitor.from == from).count();
        if self.limits.connections_of_client <= own {
            send_away(&mut open, from)?;
        } else if self.limits.connections <= open.len() {
            let greedy = greediest(&open)?;
            send_away(&mut open, greedy)?;
        }
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let visitor = Visitor { from, is_busy: Arc::default(), leave: Arc::default() };
        open.insert(number, visitor.clone());
        Some(Entry { visitors: Arc::clone(self), number, visitor })
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<u64, Visitor>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The address with the most silent connections.
fn greediest(open: &BTreeMap<u64, Visitor>) -> Option<IpAddr> {
    let mut silent: BTreeMap<IpAddr, usize> = BTreeMap::new();
    for visitor in open.values().filter(|visitor| !visitor.is_busy.load(Ordering::Relaxed)) {
        *silent.entry(visitor.from).or_default() += 1;
    }
    silent.into_iter().max_by_key(|&(_, count)| count).map(|(address, _)| address)
}

/// Ends the oldest silent connection of an address.
fn send_away(open: &mut BTreeMap<u64, Visitor>, from: IpAddr) -> Option<()> {
    let is_silent = |visitor: &Visitor| visitor.from == from && !visitor.is_busy.load(Ordering::Relaxed);
    let number = open.iter().find(|(_, visitor)| is_silent(visitor)).map(|(&number, _)| number)?;
    open.remove(&number)?.leave.notify_one();
    Some(())
}

impl Entry {
    /// Waits until the connection is to end to make room.
    pub(crate) async fn sent_away(&self) {
        self.visitor.leave.notified().await;
    }

    /// A mark that a request is under way, to be held until its answer is sent.
    pub(crate) fn mark(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.visitor.is_busy)
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        self.visitors.all().remove(&self.number);
    }
}

/// A request whose head has arrived, until its answer is sent.
pub(crate) struct Underway {
    mark: Arc<AtomicBool>,
    _place: Option<OwnedSemaphorePermit>,
}

impl Underway {
    pub(crate) fn new(mark: Arc<AtomicBool>, place: Option<OwnedSemaphorePermit>) -> Underway {
        mark.store(true, Ordering::Relaxed);
        Underway { mark, _place: place }
    }
}

impl Drop for Underway {
    fn drop(&mut self) {
        self.mark.store(false, Ordering::Relaxed);
    }
}

/// The body of an answer, with the place that its request takes.
pub(crate) struct Held {
    pub(crate) body: Body,
    pub(crate) _underway: Underway,
}

impl hyper::body::Body for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
