//! The protocol of XBoard and WinBoard (CECP version 2): [`parse`] makes a [`Command`] of a line, a [`Session`]
//! plays, ponders or analyses, `reply` writes.

mod pace;
mod parse;
mod reply;
mod session;

pub use pace::Pace;
pub use parse::{Command, parse};
pub use session::Session;
