//! Work beside the conversation: explaining, counting, measuring. It runs on a thread of its own and sends what it has to
//! say; the conversation goes on meanwhile, and can end it.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

use super::Arrival;

/// The searches of an errand keep their moves on the stack.
const STACK_BYTES: usize = 16 << 20;

/// What an errand is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A command of its own.
    Command,
    /// The explanation of a move.
    Explanation,
}

/// What an errand says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What the errand is for.
    pub purpose: Purpose,
    /// Which errand it is of; one that was given up may still talk.
    pub errand: u64,
    /// Whole lines, as the protocol writes them.
    pub words: String,
    /// Whether that was all.
    pub is_over: bool,
}

/// The errands of a session, one at a time.
pub(super) struct Errands {
    purpose: Purpose,
    sender: Sender<Arrival>,
    /// The number of the last one.
    last: u64,
    /// The flag that ends the one that runs.
    running: Option<Arc<AtomicBool>>,
}

/// Where an errand leaves its words, and learns whether anybody still waits for them.
pub(super) struct Desk {
    purpose: Purpose,
    errand: u64,
    sender: Sender<Arrival>,
    stop: Arc<AtomicBool>,
    /// The line that is being written.
    line: Vec<u8>,
}

impl Errands {
    pub(super) fn new(purpose: Purpose, sender: Sender<Arrival>) -> Errands {
        Errands { purpose, sender, last: 0, running: None }
    }

    /// Whether one runs.
    pub(super) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Whether these words are of the one that runs.
    pub(super) fn is_current(&self, message: &Message) -> bool {
        self.is_running() && (message.purpose, message.errand) == (self.purpose, self.last)
    }

    /// Starts one; the one before is given up. What `work` returns is its last word.
    pub(super) fn start(&mut self, work: impl FnOnce(&mut Desk) -> String + Send + 'static) {
        self.end();
        self.last += 1;
        let stop = Arc::new(AtomicBool::new(false));
        let mut desk = Desk {
            purpose: self.purpose,
            errand: self.last,
            sender: self.sender.clone(),
            stop: Arc::clone(&stop),
            line: Vec::new(),
        };
        self.running = Some(stop);
        let nothing =
            Message { purpose: self.purpose, errand: self.last, words: String::new(), is_over: true };
        let run = move || {
            // An errand that fails must still be over, or everybody behind it would wait for ever.
            let words = catch_unwind(AssertUnwindSafe(|| work(&mut desk))).unwrap_or_default();
            let unsent = String::from_utf8_lossy(&std::mem::take(&mut desk.line)).into_owned();
            desk.send(unsent + &words, true);
        };
        let thread = thread::Builder::new().name("lucena errand".to_owned()).stack_size(STACK_BYTES);
        if thread.spawn(run).is_err() {
            // A system without room for one more thread: nothing is said, and nobody waits.
            let _ = self.sender.send(Arrival::Message(nothing));
        }
    }

    /// Gives up the one that runs, if any: its words no longer count, and it ends soon.
    pub(super) fn end(&mut self) {
        if let Some(stop) = self.running.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// The one that runs has said its last word.
    pub(super) fn done(&mut self) {
        self.running = None;
    }
}

impl Drop for Errands {
    fn drop(&mut self) {
        self.end();
    }
}

impl Desk {
    /// The flag that is set when nobody waits any more.
    pub(super) fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Leaves words; whether somebody can read them.
    fn send(&self, words: String, is_over: bool) -> bool {
        let message = Message { purpose: self.purpose, errand: self.errand, words, is_over };
        self.sender.send(Arrival::Message(message)).is_ok()
    }
}

/// What is written is sent line by line; to write for nobody is an error, which ends the work.
impl io::Write for Desk {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.line.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let words = String::from_utf8_lossy(&std::mem::take(&mut self.line)).into_owned();
        let is_awaited = !self.stop.load(Ordering::Relaxed) && self.send(words, false);
        if is_awaited { Ok(()) } else { Err(io::ErrorKind::BrokenPipe.into()) }
    }
}
