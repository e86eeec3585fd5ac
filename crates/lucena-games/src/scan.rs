//! All cores at work on one stream: chunks go out to threads, results come back in the order of the file.
//!
//! At most a few chunks a thread are under way, so memory stays small however large the file is.

use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};

use crate::collection::{Chunk, Piece};

/// What became of a piece of the stream.
#[derive(Debug)]
pub enum Done<T> {
    /// What the worker made of a chunk.
    Chunk(T),
    /// A game larger than the limit was passed over.
    TooLarge {
        /// Where it starts.
        offset: u64,
    },
    /// The stream broke off.
    Broken {
        /// After how many bytes.
        offset: u64,
        /// Why.
        error: io::Error,
    },
}

/// How many chunks a thread may be ahead of the slowest.
const AHEAD: usize = 3;

/// Works through the pieces of a stream with several threads.
///
/// Each thread makes itself a worker and keeps it. `consume` hears the results in the order of the stream, on
/// the calling thread, and may stop the work; so may `stop`, from anywhere.
pub fn scan<W, T>(
    mut pieces: impl Iterator<Item = Piece>,
    threads: usize,
    stop: &AtomicBool,
    make_worker: impl Fn() -> W + Sync,
    mut consume: impl FnMut(Done<T>) -> ControlFlow<()>,
) where
    W: FnMut(Chunk) -> T,
    T: Send,
{
    if threads <= 1 {
        let mut worker = make_worker();
        while let Some(piece) = pieces.next().filter(|_| !stop.load(Ordering::Relaxed)) {
            if consume(done_with(piece, &mut worker)).is_break() {
                return;
            }
        }
        return;
    }
    let (job_sender, job_receiver) = channel::<(u64, Chunk)>();
    let (result_sender, results) = channel();
    let jobs = Mutex::new(job_receiver);
    std::thread::scope(|scope| {
        // Owned here, so that the threads hear the end of the work when this block is left, however it is left.
        let job_sender = job_sender;
        for _ in 0..threads {
            let result_sender = result_sender.clone();
            scope.spawn(|| work(&jobs, result_sender, make_worker()));
        }
        drop(result_sender);
        let mut order = Order { waiting: BTreeMap::new(), next: 0 };
        let mut sent = 0;
        loop {
            while sent < order.next + (threads * AHEAD) as u64 && !stop.load(Ordering::Relaxed) {
                match pieces.next() {
                    None => break,
                    // A send fails only when all threads are gone, and then receiving tells why.
                    Some(Piece::Chunk(chunk)) => drop(job_sender.send((sent, chunk))),
                    Some(piece) => drop(order.waiting.insert(sent, other(piece))),
                }
                sent += 1;
            }
            if sent == order.next {
                return;
            }
            if !order.waiting.contains_key(&order.next) {
                let Ok((number, result)) = results.recv() else { return };
                let result = result.unwrap_or_else(|panic| resume_unwind(panic));
                order.waiting.insert(number, Done::Chunk(result));
            }
            while let Some(done) = order.take() {
                if consume(done).is_break() {
                    return;
                }
            }
        }
    });
}

/// Results that arrived before their turn.
struct Order<T> {
    waiting: BTreeMap<u64, Done<T>>,
    next: u64,
}

impl<T> Order<T> {
    fn take(&mut self) -> Option<Done<T>> {
        let done = self.waiting.remove(&self.next)?;
        self.next += 1;
        Some(done)
    }
}

type Outcome<T> = (u64, std::thread::Result<T>);

/// Takes chunks as long as there are any.
fn work<T>(
    jobs: &Mutex<Receiver<(u64, Chunk)>>,
    results: Sender<Outcome<T>>,
    mut worker: impl FnMut(Chunk) -> T,
) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, chunk)) = job else { return };
        // A panic is handed to the caller's thread, which would otherwise wait for this result forever.
        let result = catch_unwind(AssertUnwindSafe(|| worker(chunk)));
        let is_broken = result.is_err();
        if results.send((number, result)).is_err() || is_broken {
            return;
        }
    }
}

fn done_with<T>(piece: Piece, worker: &mut impl FnMut(Chunk) -> T) -> Done<T> {
    match piece {
        Piece::Chunk(chunk) => Done::Chunk(worker(chunk)),
        piece => other(piece),
    }
}

/// A piece that needs no work.
fn other<T>(piece: Piece) -> Done<T> {
    match piece {
        Piece::TooLarge { offset } => Done::TooLarge { offset },
        Piece::Broken { offset, error } => Done::Broken { offset, error },
        Piece::Chunk(_) => unreachable!("chunks go to the threads"),
    }
}
