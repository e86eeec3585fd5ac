//! What arrives at a session, from two sides: lines of the other program, and news of our own search.
//!
//! A thread of its own reads the input, so that `stop` is heard while the engine thinks. After each line it waits
//! for leave to read the next one; so nothing is read after `quit`, and no thread is left hanging on the input.

use std::io::{self, BufRead};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use super::{LONGEST_LINE, Message, News};
use crate::lines::{Line, read_line};

/// Something that a session must deal with.
#[derive(Debug)]
pub enum Arrival {
    /// A line was read.
    Line(Line),
    /// A search has something to tell.
    News(News),
    /// An errand has something to tell.
    Message(Message),
    /// The input has ended.
    End,
    /// The input cannot be read.
    Broken(io::Error),
}

/// Reads lines into `sender` while `work` runs; `work` calls the function it is given after each line it is done with.
pub(super) fn with_reader<T>(
    input: &mut (dyn BufRead + Send),
    sender: Sender<Arrival>,
    work: impl FnOnce(&mut dyn FnMut()) -> io::Result<T>,
) -> io::Result<T> {
    let (permit, permits) = channel();
    thread::scope(|scope| {
        scope.spawn(move || {
            loop {
                let arrival = match read_line(input, LONGEST_LINE) {
                    Ok(Some(line)) => Arrival::Line(line),
                    Ok(None) => Arrival::End,
                    Err(error) => Arrival::Broken(error),
                };
                let is_last = !matches!(arrival, Arrival::Line(_));
                // A session that has gone away gives no more leave.
                if sender.send(arrival).is_err() || is_last || permits.recv().is_err() {
                    return;
                }
            }
        });
        work(&mut move || {
            // A reader that has gone away has said why.
            let _ = permit.send(());
        })
    })
}
