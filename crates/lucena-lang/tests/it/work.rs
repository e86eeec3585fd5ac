//! How much a piece of work costs, whatever else the machine does.

use std::time::{Duration, Instant};

/// Does something and tells how long this thread worked: time of the processor where the system tells it, else of the clock.
pub(crate) fn measured<T>(task: impl FnOnce() -> T) -> (T, Duration) {
    let (clock, work) = (Instant::now(), worked());
    let done = task();
    let took = work.zip(worked()).map_or_else(|| clock.elapsed(), |(before, after)| after - before);
    (done, took)
}

fn worked() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
