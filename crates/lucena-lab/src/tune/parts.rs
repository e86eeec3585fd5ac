//! Work on many rows by several threads, whose result does not depend on their number.

/// Rows are always worked on in this many parts, whose results are added in order: sums of rounded numbers
/// depend on their order.
const PARTS: usize = 16;

/// Works on all rows on several threads; the results of the parts in their order.
pub(super) fn in_parts<R: Sync, T: Send>(
    rows: &[R],
    threads: usize,
    work: impl Fn(&[R]) -> T + Sync,
) -> Vec<T> {
    let parts: Vec<&[R]> = rows.chunks(rows.len().div_ceil(PARTS).max(1)).collect();
    let share = parts.len().div_ceil(threads.max(1)).max(1);
    std::thread::scope(|scope| {
        let workers: Vec<_> = parts
            .chunks(share)
            .map(|parts| scope.spawn(|| parts.iter().map(|part| work(part)).collect::<Vec<T>>()))
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker does not panic")).collect()
    })
}
