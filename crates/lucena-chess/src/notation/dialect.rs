//! The dialects in which people write moves: the piece letters of several languages, figurines, and squares alone.
//!
//! One letter means two things: `R` is the rook in English and the king in Portuguese. So a single move does not always say
//! how it is meant, but a whole game does: it is read in the dialect that makes all of it legal.

use super::{CoordinateError, PieceLetters, SanError};
use crate::{Move, Position};

/// A way to write moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Dialect {
    /// `Nf3`, the notation of PGN.
    #[default]
    English,
    /// `g1f3`, `g1-f3`, `e7e8q`: two squares, among which English letters may be.
    Coordinates,
    /// `♘f3`, in either color.
    Figurines,
    /// `Cf3`, `Bb5`, `Dd8`.
    Portuguese,
    /// `Cf3`, `Ab5`, `Dd8`; the letters of Italian too.
    Spanish,
    /// `Cf3`, `Fb5`, `Dd8`.
    French,
    /// `Sf3`, `Lb5`, `Dd8`.
    German,
    /// `Pf3`, `Lb5`, `Dd8`.
    Dutch,
}

impl Dialect {
    /// All dialects, in the order in which they are tried: of two that fit, the first is taken.
    pub const ALL: [Dialect; 8] = [
        Dialect::English,
        Dialect::Coordinates,
        Dialect::Figurines,
        Dialect::Portuguese,
        Dialect::Spanish,
        Dialect::French,
        Dialect::German,
        Dialect::Dutch,
    ];

    /// The name in messages and on the wire.
    pub const fn key(self) -> &'static str {
        match self {
            Dialect::English => "english",
            Dialect::Coordinates => "coordinates",
            Dialect::Figurines => "figurines",
            Dialect::Portuguese => "portuguese",
            Dialect::Spanish => "spanish",
            Dialect::French => "french",
            Dialect::German => "german",
            Dialect::Dutch => "dutch",
        }
    }

    /// The letters of its pieces; where there are none, those of PGN.
    pub const fn letters(self) -> &'static PieceLetters {
        match self {
            Dialect::English | Dialect::Coordinates => &PieceLetters::ENGLISH,
            Dialect::Figurines => &PieceLetters::FIGURINES,
            Dialect::Portuguese => &PieceLetters::PORTUGUESE,
            Dialect::Spanish => &PieceLetters::SPANISH,
            Dialect::French => &PieceLetters::FRENCH,
            Dialect::German => &PieceLetters::GERMAN,
            Dialect::Dutch => &PieceLetters::DUTCH,
        }
    }

    /// Reads something in the dialect that fits all of it, or else in the one that gets furthest.
    ///
    /// `read` tries a dialect, `reach` says how far the attempt came; the first of equals is taken, and nothing more is
    /// tried after an attempt that came to the end.
    pub fn choose<T>(mut read: impl FnMut(Dialect) -> T, reach: impl Fn(&T) -> Reach) -> T {
        let mut best = read(Dialect::English);
        for dialect in &Dialect::ALL[1..] {
            if reach(&best).is_whole {
                break;
            }
            let attempt = read(*dialect);
            if reach(&best) < reach(&attempt) {
                best = attempt;
            }
        }
        best
    }
}

/// How far a text of moves could be read; the greater, the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Reach {
    /// Whether everything could be played.
    pub is_whole: bool,
    /// How many moves of the game itself could be.
    pub moves: usize,
    /// How many of its variations could be.
    pub aside: usize,
}

impl Position {
    /// Reads a move in a dialect.
    ///
    /// ```
    /// use lucena_chess::{Position, notation::Dialect};
    ///
    /// let pos = Position::start();
    /// let mv = pos.parse_san("Nf3")?;
    /// for (text, dialect) in
    ///     [("Cf3", Dialect::Portuguese), ("Sg1-f3", Dialect::German), ("♞f3", Dialect::Figurines), ("g1f3", Dialect::Coordinates)]
    /// {
    ///     assert_eq!(pos.parse_move(text, dialect), Ok(mv), "{text}");
    ///     assert!(pos.parse_move(text, Dialect::English).is_err(), "{text}");
    /// }
    /// # Ok::<(), lucena_chess::notation::SanError>(())
    /// ```
    ///
    /// # Errors
    /// As [`parse_san`](Position::parse_san).
    pub fn parse_move(&self, text: &str, dialect: Dialect) -> Result<Move, SanError> {
        match dialect {
            Dialect::English => self.parse_san(text),
            // Squares and figurines cannot be mistaken, so that letters among them, as in a promotion, are understood too.
            Dialect::Coordinates => self
                .parse_squares(text)
                .or_else(|complaint| self.parse_san(text).map_err(|error| nearer(complaint, error))),
            Dialect::Figurines => match self.parse_san_with(text, &PieceLetters::FIGURINES) {
                Err(SanError::Malformed) => self.parse_san(text),
                result => result,
            },
            _ => self
                .parse_san_with(text, dialect.letters())
                .or_else(|complaint| self.parse_squares(text).map_err(|error| nearer(complaint, error))),
        }
    }

    /// Reads a move in any dialect, with those that are preferred first.
    ///
    /// # Errors
    /// What is wrong with it, said of the first dialect that makes a move of the text.
    pub fn parse_any(&self, text: &str, preferred: &[Dialect]) -> Result<Move, SanError> {
        let mut complaint = SanError::Malformed;
        for &dialect in preferred.iter().chain(&Dialect::ALL) {
            match self.parse_move(text, dialect) {
                Ok(mv) => return Ok(mv),
                Err(error) if complaint == SanError::Malformed => complaint = error,
                Err(_) => {}
            }
        }
        Err(complaint)
    }

    /// Two squares, perhaps with a dash or a capture mark between them.
    fn parse_squares(&self, text: &str) -> Result<Move, SanError> {
        let marks = ['!', '?', '+', '#'];
        let bare = text.trim_end_matches(marks).replace(['-', '–', 'x', ':', '×', '=', '(', ')', '/'], "");
        match self.parse_coordinate(&bare) {
            Ok(mv) => Ok(mv),
            Err(CoordinateError::Malformed) => Err(SanError::Malformed),
            Err(CoordinateError::Illegal(refusal)) => Err(SanError::Illegal(refusal)),
            Err(CoordinateError::MissingPromotion) => Err(SanError::MissingPromotion),
        }
    }
}

/// Of two complaints about a text, the one of the reading that makes a move of it.
fn nearer(first: SanError, second: SanError) -> SanError {
    if first == SanError::Malformed { second } else { first }
}

/// Whether a word is meant as a move, in whatever dialect: it names something like a square, or it is castling.
///
/// ```
/// use lucena_chess::notation::looks_like_move;
///
/// assert!(["Cf3", "exd8=D+", "0-0", "O-O-O#", "♘g1–f3", "Ke9"].into_iter().all(looks_like_move));
/// assert!(!["better", "+-", "N", "1-0"].into_iter().any(looks_like_move));
/// ```
pub fn looks_like_move(word: &str) -> bool {
    // No move is longer than `♔g1–f3=♕++!!`; a slip of the keyboard may name a square that is none.
    const LONGEST: usize = 16;
    let names_square = |pair: &[u8]| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit();
    if word.chars().count() <= LONGEST && word.as_bytes().windows(2).any(names_square) {
        return true;
    }
    let bare: String = word.trim_end_matches(['!', '?', '+', '#']).replace('–', "-").replace(['0', 'o'], "O");
    bare == "O-O" || bare == "O-O-O"
}

/// A line of moves that was read in the dialect that fits it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The dialect.
    pub dialect: Dialect,
    /// The moves that could be read.
    pub moves: Vec<Move>,
    /// The number of the first word that could not be, and what is wrong with it.
    pub stop: Option<(usize, SanError)>,
}

/// Reads words that are moves of one line, from a position on.
///
/// ```
/// use lucena_chess::{Position, notation::{Dialect, read_line}};
///
/// let line = read_line(&Position::start(), &["e4", "e5", "Cf3", "Cc6", "Bb5"]);
/// assert_eq!((line.dialect, line.moves.len(), line.stop), (Dialect::Portuguese, 5, None));
/// ```
pub fn read_line(start: &Position, words: &[&str]) -> Line {
    let read = |dialect| {
        let (mut pos, mut moves) = (*start, Vec::with_capacity(words.len()));
        for (index, word) in words.iter().enumerate() {
            match pos.parse_move(word, dialect) {
                Ok(mv) => {
                    pos = pos.after(mv);
                    moves.push(mv);
                }
                Err(error) => return Line { dialect, moves, stop: Some((index, error)) },
            }
        }
        Line { dialect, moves, stop: None }
    };
    Dialect::choose(read, |line| Reach { is_whole: line.stop.is_none(), moves: line.moves.len(), aside: 0 })
}
