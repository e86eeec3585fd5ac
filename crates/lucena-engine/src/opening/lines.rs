//! Books as text: a line of moves from the starting position, a percentage, and `#` before remarks. Moves are two squares, or
//! what any other dialect writes.
//!
//! ```text
//! e2e4 e7e5 g1f3 b8c6 f1b5  40%   # Spanish
//! ```
//!
//! The percentage may stand anywhere in the line, with or without its sign; a line without one counts for 100.
//! Lines are compiled by position: each move gets the percentages of all lines in which it is played there.

use std::fmt;

use lucena_chess::notation::{CastlingNotation, SanError, looks_like_move, read_line};
use lucena_chess::{Move, Position};

use super::Book;
use super::book::{Entry, Pages};
use super::polyglot::{encode, polyglot_key};

/// What a line without a percentage counts for.
const WHOLE: u32 = 100;
/// The longest line that is written; it ends every circle of moves.
const LONGEST: usize = 60;
/// The most lines that are written.
const MOST_LINES: usize = 200_000;

/// What is wrong with a line of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: LineProblem,
}

/// Why a line of a book cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineProblem {
    /// A word is neither a percentage nor a legal move there.
    Move {
        /// The word.
        word: String,
        /// What is wrong with it.
        error: SanError,
    },
    /// A percentage is not a whole number from 0 to 100.
    Percentage {
        /// The word.
        word: String,
    },
    /// There are two percentages.
    SecondPercentage,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.problem {
            LineProblem::Move { word, error } => write!(f, "{word}: {error}"),
            LineProblem::Percentage { word } => write!(f, "{word} is not a percentage from 0 to 100"),
            LineProblem::SecondPercentage => write!(f, "a second percentage"),
        }
    }
}

impl std::error::Error for LineError {}

impl Book {
    /// Compiles lines of moves.
    ///
    /// # Errors
    /// At the first line with a word that is no legal move and no percentage.
    pub fn from_lines(source: &str) -> Result<Book, LineError> {
        let mut pages = Pages::new();
        for (index, line) in source.trim_start_matches('\u{feff}').lines().enumerate() {
            let words = line.split('#').next().unwrap_or_default();
            add_line(&mut pages, words).map_err(|problem| LineError { line: index + 1, problem })?;
        }
        Ok(Book::from_pages(pages))
    }

    /// Writes the book as lines of moves from the starting position; what cannot be reached from there is left
    /// out. Each line has the percentage with which it would be played, at least 1, so that reading the lines
    /// again gives about the same frequencies.
    pub fn to_lines(&self) -> String {
        let mut writer =
            Writer { book: self, played: Vec::new(), keys: Vec::new(), lines: 0, out: String::new() };
        writer.walk(&Position::start(), 1.0);
        writer.out
    }
}

fn add_line(pages: &mut Pages, line: &str) -> Result<(), LineProblem> {
    let mut percentage = None;
    let mut words: Vec<&str> = Vec::new();
    for word in line.split_whitespace() {
        if !word.starts_with(|c: char| c.is_ascii_digit()) || looks_like_move(word) {
            words.push(word);
            continue;
        }
        let number = word.trim_end_matches('%').parse().ok().filter(|&number| number <= WHOLE);
        let number = number.ok_or_else(|| LineProblem::Percentage { word: shorten(word) })?;
        if percentage.replace(number).is_some() {
            return Err(LineProblem::SecondPercentage);
        }
    }
    let mut pos = Position::start();
    for mv in moves(&words)? {
        if let Some(key) = polyglot_key(&pos) {
            add_move(pages.entry(key).or_default(), encode(mv), percentage.unwrap_or(WHOLE));
        }
        pos = pos.after(mv);
    }
    Ok(())
}

/// The moves of a line: two squares each, as books have them, or else in the dialect that fits all of them.
fn moves(words: &[&str]) -> Result<Vec<Move>, LineProblem> {
    let mut pos = Position::start();
    let squares = words.iter().map(|word| {
        let mv = pos.parse_coordinate(word).ok()?;
        pos = pos.after(mv);
        Some(mv)
    });
    if let Some(moves) = squares.collect() {
        return Ok(moves);
    }
    let line = read_line(&Position::start(), words);
    match line.stop {
        None => Ok(line.moves),
        Some((index, error)) => Err(LineProblem::Move { word: shorten(words[index]), error }),
    }
}

fn add_move(entries: &mut Vec<Entry>, code: u16, weight: u32) {
    match entries.iter_mut().find(|entry| entry.code == code) {
        Some(known) => known.weight = known.weight.saturating_add(weight),
        None => entries.push(Entry { code, weight, learned: 0 }),
    }
}

/// As much of a word as an error message should quote.
fn shorten(word: &str) -> String {
    word.chars().take(20).collect()
}

/// Walks through a book and writes a line at every end.
struct Writer<'a> {
    book: &'a Book,
    played: Vec<String>,
    /// The positions on the way, so that circles are not walked twice.
    keys: Vec<u64>,
    lines: usize,
    out: String,
}

impl Writer<'_> {
    fn walk(&mut self, pos: &Position, share: f64) {
        let key = polyglot_key(pos).unwrap_or_default();
        let moves = self.book.moves(pos);
        if moves.is_empty() || self.played.len() == LONGEST || self.keys.contains(&key) {
            return self.write_line(share);
        }
        let sum: f64 = moves.iter().map(|book_move| f64::from(book_move.weight)).sum();
        self.keys.push(key);
        for book_move in moves {
            let part = if 0.0 < sum { f64::from(book_move.weight) / sum } else { 0.0 };
            self.played.push(pos.coordinate(book_move.mv, CastlingNotation::Standard));
            self.walk(&pos.after(book_move.mv), share * part);
            self.played.pop();
        }
        self.keys.pop();
    }

    fn write_line(&mut self, share: f64) {
        if self.played.is_empty() || self.lines == MOST_LINES {
            return;
        }
        self.lines += 1;
        let percentage = if share == 0.0 { 0.0 } else { (share * f64::from(WHOLE)).round().max(1.0) };
        self.out += &format!("{} {percentage}%\n", self.played.join(" "));
    }
}
