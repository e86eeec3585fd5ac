//! The languages of chess programs on standard input and output: UCI and XBoard, chosen by the first command.
//!
//! `arrivals` reads lines while a search runs, `player` owns the engine, `errand` does what else takes long, `explained` says
//! why a move was chosen, [`options`] is the table of what can be set; [`uci`] and [`xboard`] are skins: pure functions from
//! text to commands and from events to text, and a session that obeys.

mod arrivals;
mod errand;
mod explained;
mod knowledge;
pub mod options;
mod player;
mod setup;
pub mod uci;
pub mod xboard;

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Instant;

use lucena_text::Text;

pub use arrivals::Arrival;
pub use errand::{Message, Purpose};
pub use explained::Manner;
pub use player::{News, Player};

use crate::cli::{Console, Exit, Failure};
use crate::lines::Line;

/// The most bytes of a line. A game of six thousand moves fits into a thirtieth of it.
pub const LONGEST_LINE: usize = 1 << 20;

/// Whether a session goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Read the next line.
    Continue,
    /// The other side said good-bye.
    Quit,
}

/// A conversation in some language.
pub trait Session {
    /// Executes a line.
    ///
    /// # Errors
    /// If an answer cannot be written.
    fn take(&mut self, line: &str, out: &mut dyn Write) -> io::Result<Flow>;

    /// Passes on the news of a search.
    ///
    /// # Errors
    /// If it cannot be written.
    fn report(&mut self, news: News, out: &mut dyn Write) -> io::Result<()>;

    /// Passes on what an errand tells.
    ///
    /// # Errors
    /// If it cannot be written.
    fn deliver(&mut self, message: Message, out: &mut dyn Write) -> io::Result<()>;

    /// When an answer is due that still waits for its explanation.
    fn due(&self) -> Option<Instant> {
        None
    }

    /// Gives the answer that is due.
    ///
    /// # Errors
    /// If it cannot be written.
    fn answer_due(&mut self, _out: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    /// Whether a command is being obeyed that the end of the input must not cut short.
    fn is_at_work(&self) -> bool {
        false
    }

    /// Ends: a running search is stopped and, if the other side waits for it, answered.
    ///
    /// # Errors
    /// If the answer cannot be written.
    fn finish(&mut self, out: &mut dyn Write) -> io::Result<()>;

    /// Answers a line that was too long to be read.
    ///
    /// # Errors
    /// If the answer cannot be written.
    fn complain_of_long_line(&mut self, out: &mut dyn Write) -> io::Result<()>;
}

/// Speaks with a chess program until it says `quit` or the input ends.
///
/// # Errors
/// If the streams fail.
pub fn run(console: &mut Console<'_>) -> Result<Exit, Failure> {
    // A person who starts the bare program should not face a silent cursor.
    console.give_hint(|text| text.get("uci-hint"));
    let text = console.text;
    let (sender, arrivals) = channel();
    let news = sender.clone();
    let out = &mut *console.out;
    arrivals::with_reader(console.input, sender, |give_leave| {
        converse(arrivals, news, text, out, give_leave)
    })?;
    Ok(Exit::Done)
}

/// Deals with whatever arrives until the other side says good-bye; after each line `give_leave` lets the next be read.
fn converse(
    arrivals: Receiver<Arrival>,
    news: Sender<Arrival>,
    text: Text,
    out: &mut dyn Write,
    give_leave: &mut dyn FnMut(),
) -> io::Result<()> {
    let mut session: Option<Box<dyn Session>> = None;
    let mut is_ended = false;
    while !is_ended || session.as_ref().is_some_and(|session| session.is_at_work()) {
        match next(&arrivals, session.as_ref().and_then(|session| session.due())) {
            Some(Arrival::Line(line)) => {
                // Blank lines do not tell which language is spoken.
                let session = match (&mut session, is_blank(&line)) {
                    (Some(session), _) => Some(session),
                    (none, false) => Some(none.insert(choose(&line, text, news.clone()))),
                    (None, true) => None,
                };
                let flow = session.map_or(Ok(Flow::Continue), |session| take(session.as_mut(), line, out));
                out.flush()?;
                match flow? {
                    Flow::Continue => give_leave(),
                    Flow::Quit => break,
                }
            }
            Some(Arrival::End) => is_ended = true,
            Some(Arrival::Broken(error)) => return Err(error),
            other => {
                if let Some(session) = &mut session {
                    match other {
                        Some(Arrival::News(news)) => session.report(news, out)?,
                        Some(Arrival::Message(message)) => session.deliver(message, out)?,
                        _ => session.answer_due(out)?,
                    }
                }
                out.flush()?;
            }
        }
    }
    if let Some(session) = &mut session {
        session.finish(out)?;
    }
    out.flush()
}

/// What arrives next; nothing when something is due before.
fn next(arrivals: &Receiver<Arrival>, due: Option<Instant>) -> Option<Arrival> {
    let Some(due) = due else { return Some(arrivals.recv().unwrap_or(Arrival::End)) };
    match arrivals.recv_timeout(due.saturating_duration_since(Instant::now())) {
        Ok(arrival) => Some(arrival),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => Some(Arrival::End),
    }
}

fn take(session: &mut dyn Session, line: Line, out: &mut dyn Write) -> io::Result<Flow> {
    match line {
        Line::TooLong => session.complain_of_long_line(out).map(|()| Flow::Continue),
        Line::Whole(bytes) => session.take(&String::from_utf8_lossy(&bytes), out),
    }
}

fn is_blank(line: &Line) -> bool {
    matches!(line, Line::Whole(bytes) if bytes.iter().all(u8::is_ascii_whitespace))
}

/// The language that the first line asks for.
fn choose(line: &Line, text: Text, news: Sender<Arrival>) -> Box<dyn Session> {
    let is_xboard = match line {
        Line::TooLong => false,
        Line::Whole(bytes) => {
            let line = String::from_utf8_lossy(bytes);
            matches!(line.split_ascii_whitespace().next(), Some("xboard" | "protover"))
        }
    };
    let player = Player::new(news);
    match is_xboard {
        true => Box::new(xboard::Session::new(text, player)),
        false => Box::new(uci::Session::new(text, player)),
    }
}
