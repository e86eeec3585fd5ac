//! The classroom game: White types moves, Black answers with the move of the greatest ratio S.
//!
//! Its words and its order of endings are a contract with automatic graders and are written here, in
//! plain letters, in one language only. Reading order: [`play`] here, `game` (what is a move, what was repeated),
//! `ending` (how it ends) and `choice` (how Black thinks).

mod choice;
mod ending;
mod game;

use std::io::{self, BufRead, BufReader, Write};

use lucena_chess::notation::FenError;
use lucena_chess::{Color, Position};
use lucena_games::encoding::Decoded;

pub use choice::{Ratio, choose, ratio};
pub use ending::Ending;
pub use game::Game;

use crate::lines::{Line, read_line};

/// The most bytes of a line of input; a FEN needs less than a hundred, but may be followed by blanks.
pub const LONGEST_LINE: usize = 4096;

const INVALID_MOVE: &str = "Movimento invalido. Tente novamente.";

/// Why the game could not be played.
#[derive(Debug)]
pub enum Stop {
    /// There is no first line.
    NoInput,
    /// The first line has more than [`LONGEST_LINE`] bytes.
    FenTooLong,
    /// The first line is not a FEN.
    Fen(FenError),
    /// The input cannot be read.
    Read(io::Error),
    /// The output cannot be written.
    Write(io::Error),
}

/// Plays a whole game, line by line; every line of output is flushed as soon as it is known.
///
/// # Errors
/// If the first line is not a FEN (then nothing has been written), or the streams fail.
pub fn play(input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Stop> {
    // Some shells put a byte-order mark before what they pipe, or write it in UTF-16.
    let input: &mut dyn BufRead = &mut BufReader::new(Decoded::new(input));
    let mut game = Game::new(read_position(input)?);
    let mut say = |line: &str| writeln!(out, "{line}").and_then(|()| out.flush()).map_err(Stop::Write);
    say(&game.fen())?;
    loop {
        if let Some(ending) = game.ending() {
            return say(ending.line());
        }
        let mv = match game.turn() {
            Color::Black => choose(game.position()).expect("a game that goes on has a legal move"),
            Color::White => match read_line(input, LONGEST_LINE).map_err(Stop::Read)? {
                None => return Ok(()),
                Some(line) => match legal_move(&game, &line) {
                    Some(mv) => mv,
                    None => {
                        say(INVALID_MOVE)?;
                        continue;
                    }
                },
            },
        };
        game.play(mv);
        say(&game.fen())?;
    }
}

fn read_position(input: &mut dyn BufRead) -> Result<Position, Stop> {
    match read_line(input, LONGEST_LINE).map_err(Stop::Read)? {
        None => Err(Stop::NoInput),
        Some(Line::TooLong) => Err(Stop::FenTooLong),
        // Bytes that are no text become a character that no FEN has, and the error names the field.
        Some(Line::Whole(line)) => Position::from_fen(&String::from_utf8_lossy(&line)).map_err(Stop::Fen),
    }
}

fn legal_move(game: &Game, line: &Line) -> Option<lucena_chess::Move> {
    match line {
        Line::Whole(line) => game.read_move(line),
        Line::TooLong => None,
    }
}
