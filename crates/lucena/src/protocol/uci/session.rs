//! What a UCI session remembers, and how it obeys. A command that cannot be obeyed changes nothing.

use std::io::{self, Write};

use lucena_chess::notation::{CastlingField, CastlingNotation, FenError, FenField, FenReason, FenRepair};
use lucena_chess::{Game, Position, divide, perft};
use lucena_text::{Text, args};

use super::{Command, parse, reply};

/// Whether the session goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Read the next line.
    Continue,
    /// The other side said good-bye.
    Quit,
}

/// A conversation: the game set up last, and the options.
#[derive(Clone, Debug)]
pub struct Session {
    text: Text,
    game: Game,
    is_chess960: bool,
}

impl Session {
    /// A conversation about the starting position, with default options.
    pub fn new(text: Text) -> Session {
        Session { text, game: Game::new(), is_chess960: false }
    }

    /// The game set up last.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Reads a line and answers it.
    ///
    /// # Errors
    /// If the answer cannot be written.
    pub fn take(&mut self, line: &str, out: &mut dyn Write) -> io::Result<Flow> {
        let answer = match parse(line) {
            None => return Ok(Flow::Continue),
            Some(Ok(Command::Quit)) => return Ok(Flow::Quit),
            Some(Ok(command)) => self.obey(command),
            Some(Err(problem)) => reply::misunderstanding(&problem, self.text),
        };
        out.write_all(answer.as_bytes())?;
        Ok(Flow::Continue)
    }

    /// Answers a line that was too long to be read.
    ///
    /// # Errors
    /// If the answer cannot be written.
    pub fn complain_of_long_line(&mut self, out: &mut dyn Write) -> io::Result<Flow> {
        let most = args!["most" => super::LONGEST_LINE];
        out.write_all(reply::info(&self.text.format("uci-line-too-long", most)).as_bytes())?;
        Ok(Flow::Continue)
    }

    fn obey(&mut self, command: Command) -> String {
        match command {
            Command::Uci => reply::identity(),
            Command::IsReady => "readyok\n".to_owned(),
            Command::NewGame => {
                self.game = Game::new();
                String::new()
            }
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::Position { fen, moves } => match self.set_up(fen.as_deref(), &moves) {
                Ok(game) => {
                    self.game = game;
                    String::new()
                }
                Err(reason) => reply::info(&self.text.format("uci-position-kept", args!["reason" => reason])),
            },
            Command::GoPerft(0) => reply::perft_total(perft(self.game.position(), 0)),
            Command::GoPerft(depth) => {
                let pos = self.game.position();
                reply::perft(pos, &divide(pos, depth), self.castling_notation())
            }
            Command::Display => reply::display(self.game.position(), self.castling_field()),
            Command::Go => reply::info(&self.text.get("uci-no-player")),
            Command::Debug(_) | Command::Stop | Command::PonderHit | Command::Register | Command::Quit => {
                String::new()
            }
        }
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> String {
        if !name.eq_ignore_ascii_case("UCI_Chess960") {
            return reply::info(&self.text.format("uci-unknown-option", args!["option" => name]));
        }
        match value.map(str::to_ascii_lowercase).as_deref() {
            Some("true") => self.is_chess960 = true,
            Some("false") => self.is_chess960 = false,
            _ => return reply::info(&self.text.format("uci-not-a-switch", args!["option" => name])),
        }
        String::new()
    }

    /// The game of a `position` command, or why there is none.
    fn set_up(&self, fen: Option<&str>, moves: &[String]) -> Result<Game, String> {
        let start = match fen {
            None => Position::start(),
            Some(fen) => read_fen(fen).map_err(|error| self.text.fen_error(&error))?,
        };
        let mut game = Game::from_position(start);
        for typed in moves {
            let mv = game.position().parse_coordinate(typed);
            let mv = mv.map_err(|error| self.text.coordinate_error(typed, error))?;
            game.play(mv).expect("the position has just confirmed the move");
        }
        Ok(game)
    }

    fn castling_notation(&self) -> CastlingNotation {
        if self.is_chess960 { CastlingNotation::KingTakesRook } else { CastlingNotation::Standard }
    }

    fn castling_field(&self) -> CastlingField {
        if self.is_chess960 { CastlingField::Files } else { CastlingField::Usual }
    }
}

/// Reads a FEN as programs send it: the counters may be missing, impossible rights are dropped. But a field that would
/// have to be guessed, or moves without the word before them, are refused rather than silently left out.
fn read_fen(fen: &str) -> Result<Position, FenError> {
    let (pos, repairs) = Position::from_fen_tolerant(fen)?;
    let guessed = repairs.iter().find_map(|repair| match *repair {
        FenRepair::Filled(field @ (FenField::Turn | FenField::Castling | FenField::EnPassant)) => Some(field),
        FenRepair::LeftOutExcess => Some(FenField::Excess),
        _ => None,
    });
    match guessed {
        None => Ok(pos),
        // The strict reading knows what is wrong with the field; if something else is wrong too, the field is named.
        Some(field) => match Position::from_fen(fen) {
            Err(error) if error.field == field => Err(error),
            _ if field == FenField::Excess => Err(FenError { field, reason: FenReason::TooManyFields }),
            _ => Err(FenError { field, reason: FenReason::Missing }),
        },
    }
}
