//! Other chess programs: started, spoken to line by line, and never trusted.
//!
//! [`Client`] is the process with its pipes: every wait has an end, lines have a longest length, a flood stops
//! at a bound. [`uci`] and [`xboard`] put the two protocols on top.

mod process;
pub mod uci;
pub mod xboard;

use std::fmt;
use std::path::PathBuf;

use lucena_eval::Verdict;

pub use process::Client;

/// What a program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Protocol {
    /// The Universal Chess Interface.
    #[default]
    Uci,
    /// XBoard's protocol, also called CECP or WinBoard's.
    XBoard,
}

/// How to start a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The program.
    pub path: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// The folder it runs in, if not ours.
    pub folder: Option<PathBuf>,
    /// What it speaks.
    pub protocol: Protocol,
    /// Options to set, in this order.
    pub options: Vec<(String, String)>,
}

/// What a player did wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The program could not be started.
    NotStarted {
        /// Where it should be.
        path: String,
        /// What the system said.
        kind: std::io::ErrorKind,
    },
    /// It did not answer in time; the answer that was waited for.
    Silent(&'static str),
    /// It ended.
    Died {
        /// Its exit status, if it is known.
        status: Option<i32>,
        /// The last line it wrote to its standard error, if any.
        words: String,
    },
    /// It wrote more than anybody can read.
    Flood,
    /// Its move is not legal, or not a move.
    IllegalMove(String),
    /// It refused a legal move of its opponent, or a legal position.
    Refused(String),
    /// It claimed a result that is not true.
    FalseClaim(String),
    /// It has no such option.
    NoSuchOption(String),
    /// It cannot be told to think so.
    NoSuchLimit(&'static str),
    /// It used more time than it had.
    Time,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotStarted { path, kind } => write!(f, "{path} cannot be started ({kind})"),
            Fault::Silent(awaited) => write!(f, "no {awaited:?} in time"),
            Fault::Died { status, words } => {
                f.write_str("the program died")?;
                if let Some(status) = status {
                    write!(f, " with status {status}")?;
                }
                if words.is_empty() { Ok(()) } else { write!(f, ": {words}") }
            }
            Fault::Flood => f.write_str("more output than can be read"),
            Fault::IllegalMove(text) => write!(f, "illegal move {text:?}"),
            Fault::Refused(text) => write!(f, "refused what is legal: {text:?}"),
            Fault::FalseClaim(text) => write!(f, "false claim {text:?}"),
            Fault::NoSuchOption(name) => write!(f, "no option {name:?}"),
            Fault::NoSuchLimit(name) => write!(f, "cannot be limited by {name}"),
            Fault::Time => f.write_str("loses on time"),
        }
    }
}

impl std::error::Error for Fault {}

/// Verdicts beyond these are cut: no honest program gives larger ones, and sums and signs of them must not overflow.
const MOST_CENTIPAWNS: i64 = 1_000_000;
const MOST_MOVES: i64 = 1000;

/// An advantage as another program gave it.
fn centipawns(figure: i64) -> Verdict {
    Verdict::Centipawns(figure.clamp(-MOST_CENTIPAWNS, MOST_CENTIPAWNS) as i32)
}

/// A mate as another program gave it.
fn mate(moves: i64) -> Verdict {
    Verdict::Mate(moves.clamp(-MOST_MOVES, MOST_MOVES) as i32)
}

#[cfg(feature = "fuzzing")]
fn assert_within_reason(verdict: Verdict) {
    match verdict {
        Verdict::Centipawns(figure) => assert!(i64::from(figure).abs() <= MOST_CENTIPAWNS, "{figure}"),
        Verdict::Mate(moves) | Verdict::Tablebase(moves) => {
            assert!(i64::from(moves).abs() <= MOST_MOVES, "{moves}")
        }
    }
}
