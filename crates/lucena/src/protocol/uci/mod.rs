//! The Universal Chess Interface: [`parse`] makes a [`Command`] of a line, a [`Session`] obeys it, `reply` writes.
//!
//! For now the part that needs no player: positions, perft and the board.

mod parse;
mod reply;
mod session;

use std::io::{self, BufRead, Write};

use lucena_text::Text;

pub use parse::{Command, Misunderstanding, parse};
pub use session::{Flow, Session};

use crate::lines::{Line, read_line};

/// The most bytes of a line. A game of six thousand moves fits into a thirtieth of it.
pub const LONGEST_LINE: usize = 1 << 20;

/// Reads commands and answers them until `quit` or the end of the input.
///
/// # Errors
/// If the streams fail.
pub fn run(input: &mut dyn BufRead, out: &mut dyn Write, text: Text) -> io::Result<()> {
    let mut session = Session::new(text);
    while let Some(line) = read_line(input, LONGEST_LINE)? {
        let flow = match line {
            Line::TooLong => session.complain_of_long_line(out)?,
            Line::Whole(bytes) => session.take(&String::from_utf8_lossy(&bytes), out)?,
        };
        out.flush()?;
        if flow == Flow::Quit {
            break;
        }
    }
    Ok(())
}
