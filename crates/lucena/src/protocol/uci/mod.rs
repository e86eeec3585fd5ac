//! The Universal Chess Interface: [`parse`] makes a [`Command`] of a line, a [`Session`] obeys it, `reply` writes.

mod explain;
mod go;
mod parse;
mod perft;
mod reply;
mod session;

pub use go::Wish;
pub use parse::{Command, Misunderstanding, parse};
pub use session::Session;
