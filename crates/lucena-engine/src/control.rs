//! The strings by which the owner of a running search pulls: stop, and the opponent played the expected move.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Shared by a search and its [`Handle`](crate::Handle).
pub(crate) struct Control {
    stop: AtomicBool,
    pondering: AtomicBool,
    /// When the opponent played the expected move, in nanoseconds of the clock, plus one; 0 if not.
    hit_at: AtomicU64,
    /// Guards nothing but the sleep of a search that has nothing left to do but must not answer yet.
    sleep: Mutex<()>,
    wake: Condvar,
}

impl Control {
    pub(crate) fn new(ponder: bool) -> Control {
        Control {
            stop: AtomicBool::new(false),
            pondering: AtomicBool::new(ponder),
            hit_at: AtomicU64::new(0),
            sleep: Mutex::new(()),
            wake: Condvar::new(),
        }
    }

    /// The search must end.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::SeqCst);
        self.notify();
    }

    /// The opponent played the expected move: from `now` on it is our time that passes.
    pub(crate) fn ponder_hit(&self, now: Duration) {
        if self.is_pondering() {
            let nanos = u64::try_from(now.as_nanos()).unwrap_or(u64::MAX - 1);
            self.hit_at.store(nanos + 1, Ordering::SeqCst);
            self.pondering.store(false, Ordering::SeqCst);
            self.notify();
        }
    }

    #[inline]
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    #[inline]
    pub(crate) fn is_pondering(&self) -> bool {
        self.pondering.load(Ordering::SeqCst)
    }

    /// When pondering became thinking.
    pub(crate) fn hit_at(&self) -> Option<Duration> {
        self.hit_at.load(Ordering::SeqCst).checked_sub(1).map(Duration::from_nanos)
    }

    /// Sleeps until stopped, or until the opponent has moved if only that is waited for.
    pub(crate) fn wait_for_leave(&self, infinite: bool) {
        let mut guard = self.sleep.lock().unwrap_or_else(PoisonError::into_inner);
        while !self.is_stopped() && (infinite || self.is_pondering()) {
            guard = self.wake.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn notify(&self) {
        // Taking the lock makes sure that a search about to sleep has either seen the news or is asleep.
        drop(self.sleep.lock().unwrap_or_else(PoisonError::into_inner));
        self.wake.notify_all();
    }
}
