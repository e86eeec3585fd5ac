//! A running program and its pipes: lines in and out, with an end to every wait and a bound to every flood.
//!
//! A thread reads the program's output and hands its lines over through a short queue; when nobody takes them
//! the program has to wait. Another keeps the last line of its standard error, which often says why it died.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use lucena_engine::{Clock, SystemClock};

use super::{Fault, Program};
use crate::player::GLANCE;

/// Longer lines are cut: the longest honest ones are principal variations.
const LONGEST_LINE: u64 = 16 * 1024;
/// Lines that may wait to be taken.
const QUEUE: usize = 256;
/// More lines than this before an answer are a flood: the most talkative engines write some thousands.
const MOST_LINES: u64 = 200_000;
/// How long a program may take to end after `quit` before it is killed.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that was started.
pub struct Client {
    child: Child,
    /// Gone once the program cannot be written to.
    input: Option<SyncSender<String>>,
    lines: Receiver<String>,
    last_words: Arc<Mutex<String>>,
    /// Closed when everything on standard error has been read.
    errors: Receiver<()>,
    clock: SystemClock,
}

impl Client {
    /// Starts a program.
    ///
    /// # Errors
    /// If the system cannot start it.
    pub fn start(program: &Program) -> Result<Client, Fault> {
        let mut command = Command::new(&program.path);
        command.args(&program.arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(folder) = &program.folder {
            command.current_dir(folder);
        }
        // A group of its own: a Ctrl-C at the keyboard is for us, who then end the games in order.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| Fault::NotStarted {
            path: program.path.display().to_string(),
            kind: error.kind(),
        })?;
        let (sender, lines) = mpsc::sync_channel(QUEUE);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || for_each_line(output, |line| sender.send(line).is_ok()));
        }
        let last_words = Arc::new(Mutex::new(String::new()));
        let (open, errors_read) = mpsc::sync_channel(0);
        if let Some(errors) = child.stderr.take() {
            let last_words = Arc::clone(&last_words);
            thread::spawn(move || {
                for_each_line(errors, |line| {
                    *last_words.lock().unwrap_or_else(PoisonError::into_inner) = line;
                    true
                });
                drop(open);
            });
        }
        let input = child.stdin.take().map(feed);
        Ok(Client { child, input, lines, last_words, errors: errors_read, clock: SystemClock::new() })
    }

    /// Writes a line to the program. That it no longer reads is found out when its answer is waited for.
    pub fn send(&mut self, line: &str) {
        let is_full = self.input.as_ref().is_some_and(|input| input.try_send(format!("{line}\n")).is_err());
        if is_full {
            self.input = None;
        }
    }

    /// The first useful thing that `find` makes of the lines to come.
    ///
    /// # Errors
    /// If it does not come within `patience`, or the program dies or floods. `awaited` names it in the fault.
    /// When `stop` is set the wait ends as if patience had.
    pub fn wait_for<T>(
        &mut self,
        awaited: &'static str,
        patience: Duration,
        stop: Option<&AtomicBool>,
        mut find: impl FnMut(&str) -> Option<Result<T, Fault>>,
    ) -> Result<T, Fault> {
        let deadline = self.clock.now() + patience;
        for _ in 0..MOST_LINES {
            let line = loop {
                let left = deadline.saturating_sub(self.clock.now());
                match self.lines.recv_timeout(left.min(GLANCE)) {
                    Ok(line) => break line,
                    Err(RecvTimeoutError::Disconnected) => return Err(self.death()),
                    Err(RecvTimeoutError::Timeout) => {
                        let is_stopped = stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
                        if left.is_zero() || is_stopped {
                            return Err(Fault::Silent(awaited));
                        }
                    }
                }
            };
            if let Some(found) = find(&line) {
                return found;
            }
            if self.clock.now() > deadline {
                return Err(Fault::Silent(awaited));
            }
        }
        Err(Fault::Flood)
    }

    /// Throws away the lines that have already come.
    pub fn forget_lines(&mut self) {
        for _ in 0..MOST_LINES {
            if self.lines.try_recv().is_err() {
                return;
            }
        }
    }

    /// The output has ended: so has the program, or it is about to.
    fn death(&mut self) -> Fault {
        let status = self.end_within(FAREWELL).and_then(|status| status.code());
        // Its last words may still be on their way.
        let _ = self.errors.recv_timeout(FAREWELL);
        let words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner).trim().to_owned();
        Fault::Died { status, words }
    }

    /// Waits a while for the program's end.
    fn end_within(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        let deadline = self.clock.now() + patience;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if self.clock.now() < deadline => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.send("quit");
        self.input = None;
        // A program that waits for room in its output must be able to get rid of it, or it never sees the word.
        let deadline = self.clock.now() + FAREWELL;
        while self.clock.now() < deadline && matches!(self.child.try_wait(), Ok(None)) {
            let _ = self.lines.recv_timeout(Duration::from_millis(2));
        }
        // Nothing can be done about a program that cannot even be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A queue to the program's input, so that a program that does not read cannot hold us up.
fn feed(mut input: ChildStdin) -> SyncSender<String> {
    let (sender, lines) = mpsc::sync_channel::<String>(QUEUE);
    thread::spawn(move || {
        for line in lines {
            if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    sender
}

/// Calls `take` with every line, cut at the longest length, until it says no or the stream ends.
fn for_each_line(stream: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut stream = BufReader::new(stream);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match stream.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if bytes.last() != Some(&b'\n') && stream.skip_until(b'\n').is_err() {
            return;
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !line.is_empty() && !take(line) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_cut_and_the_next_one_is_whole() {
        let long = "x".repeat(LONGEST_LINE as usize * 3);
        let text = format!("one\r\n\n{long}\nlast");
        let mut lines = Vec::new();
        for_each_line(text.as_bytes(), |line| {
            lines.push(line);
            true
        });
        assert_eq!(lines.len(), 3);
        assert_eq!((lines[0].as_str(), lines[1].len(), lines[2].as_str()), ("one", 16 * 1024, "last"));
    }
}
