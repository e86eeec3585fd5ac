//! The program `lucena` as a library, so that its protocols can be tested and fuzzed without a process.
//!
//! [`cli`] reads the command line and decides; [`command`] has one file for each command; [`protocol`] speaks
//! with chess programs; [`trabalho`] is the classroom game. Nobody depends on this crate.
//!
//! ```
//! let mut out = Vec::new();
//! let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\ne2e4\n";
//! assert!(lucena::trabalho::play(&mut start.as_bytes(), &mut out).is_ok());
//! assert!(String::from_utf8_lossy(&out).contains("4P3"));
//! ```

#![forbid(unsafe_code)]

pub mod cli;
pub mod command;

pub mod protocol;
pub mod trabalho;

mod base;
pub mod detection_log;
mod diagram;
pub mod foreign;
pub mod lines;
mod net;
mod output;
mod shelf;
pub mod table;
mod weights;

#[cfg(feature = "fuzzing")]
pub mod fuzzing;
