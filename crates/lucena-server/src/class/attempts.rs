//! How often somebody may be wrong: codes and secrets are not to be found by trying.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Mistakes are forgotten after this time.
const MEMORY: Duration = Duration::from_secs(600);
/// More than so many names are not remembered; the oldest go first.
const MOST_NAMES: usize = 20_000;

/// Who made mistakes lately, and how many.
#[derive(Default)]
pub(crate) struct Attempts {
    known: Mutex<BTreeMap<String, (Instant, u32)>>,
}

impl Attempts {
    /// Whether somebody has been wrong so often that nothing is looked at for a while.
    pub(crate) fn are_too_many(&self, who: &str, most: u32) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, (since, _)| since.elapsed() < MEMORY);
        known.get(who).is_some_and(|(_, count)| most <= *count)
    }

    /// Notes a mistake.
    pub(crate) fn note(&self, who: &str) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(who.to_owned()).or_insert((Instant::now(), 0)).1 += 1;
        if MOST_NAMES < known.len() {
            let oldest = known.iter().min_by_key(|(_, (since, _))| *since).map(|(name, _)| name.clone());
            oldest.map(|name| known.remove(&name));
        }
    }

    /// Forgets the mistakes of somebody who got it right.
    pub(crate) fn forget(&self, who: &str) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(who);
    }
}
