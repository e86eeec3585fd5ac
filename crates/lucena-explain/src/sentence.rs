//! A sentence is structure until the edge: words, pieces and squares that can be pointed at, lines that bring the position they
//! start from. Terminals, files and pages make text of it, each in its own way.

use std::fmt;

use lucena_chess::{Bitboard, Move, Position, Square};

/// A part of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// Words that point at nothing.
    Text(String),
    /// A square.
    Square(Square),
    /// A piece, by its name in the form that the sentence needs, and where it stands if that is known.
    Piece {
        /// Its name: *the knight*, *do cavalo*.
        words: String,
        /// Where it stands.
        square: Option<Square>,
    },
    /// Moves from a position, the first of which is played there.
    Line {
        /// Where they start.
        start: Box<Position>,
        /// The moves, each legal after the one before.
        moves: Vec<Move>,
        /// The moves as the language writes them.
        text: String,
    },
    /// A number.
    Number(i32),
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Text(words) | Part::Piece { words, .. } | Part::Line { text: words, .. } => {
                f.write_str(words)
            }
            Part::Square(square) => write!(f, "{square}"),
            Part::Number(number) => write!(f, "{number}"),
        }
    }
}

/// A sentence in one language.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sentence {
    parts: Vec<Part>,
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts.iter().try_for_each(|part| part.fmt(f))
    }
}

impl Sentence {
    /// A sentence of words alone.
    pub fn of_words(words: impl Into<String>) -> Sentence {
        let mut sentence = Sentence::default();
        sentence.push(Part::Text(words.into()));
        sentence
    }

    /// Its parts in order.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Adds a part; words join the words before them, and a full stop is not said twice.
    pub fn push(&mut self, part: Part) {
        let Part::Text(words) = part else { return self.parts.push(part) };
        let ends = self.parts.last().is_some_and(|last| last.to_string().ends_with('.'));
        let words = if ends { words.strip_prefix('.').unwrap_or(&words) } else { &words };
        match self.parts.last_mut() {
            _ if words.is_empty() => {}
            Some(Part::Text(known)) => known.push_str(words),
            _ => self.parts.push(Part::Text(words.to_owned())),
        }
    }

    /// Adds all parts of another.
    pub fn extend(&mut self, other: &Sentence) {
        for part in &other.parts {
            self.push(part.clone());
        }
    }

    /// The lines in it, each with the position it starts from.
    pub fn lines(&self) -> impl Iterator<Item = (&Position, &[Move])> {
        self.parts.iter().filter_map(|part| match part {
            Part::Line { start, moves, .. } => Some((&**start, &moves[..])),
            _ => None,
        })
    }

    /// The squares that it names, by themselves or under pieces.
    pub fn squares(&self) -> Bitboard {
        let named = self.parts.iter().filter_map(|part| match part {
            Part::Square(square) | Part::Piece { square: Some(square), .. } => Some(*square),
            _ => None,
        });
        named.collect()
    }

    /// The same with a capital at its beginning; a move keeps its own letters: e4 is not E4.
    #[must_use]
    pub fn capitalized(self) -> Sentence {
        self.with_first_letter(|letter| letter.to_uppercase().collect())
    }

    /// The same as it goes on after a colon: with a small letter, unless it begins with a move.
    #[must_use]
    pub fn continued(self) -> Sentence {
        self.with_first_letter(|letter| letter.to_lowercase().collect())
    }

    /// The same as it goes on after a colon if it may begin with a name: only an article or a preposition gets a small letter.
    #[must_use]
    pub fn with_small_beginning(self) -> Sentence {
        const SMALL: [&str; 13] =
            ["A", "An", "The", "On", "With", "O", "Os", "As", "Um", "Uma", "Na", "No", "Com"];
        let is_small = match self.parts.first() {
            Some(Part::Text(words)) => {
                words.split_whitespace().next().is_some_and(|word| SMALL.contains(&word))
            }
            Some(Part::Piece { .. }) => true,
            _ => false,
        };
        if is_small { self.continued() } else { self }
    }

    /// The same without its full stop.
    #[must_use]
    pub fn without_stop(mut self) -> Sentence {
        if let Some(Part::Text(last)) = self.parts.last_mut() {
            last.truncate(last.trim_end().trim_end_matches('.').len());
        }
        self
    }

    /// The same without words that it begins with, if it does.
    #[must_use]
    pub fn without_beginning(mut self, words: &str) -> Sentence {
        if let Some(Part::Text(first)) = self.parts.first_mut()
            && let Some(rest) = first.strip_prefix(words)
        {
            *first = rest.to_owned();
        }
        self
    }

    /// Takes the last word back, if a word was said last.
    pub fn drop_last_word(&mut self) {
        if let Some(Part::Text(words)) = self.parts.last_mut() {
            let kept = words.trim_end();
            words.truncate(kept.rfind(char::is_whitespace).map_or(0, |space| space + 1));
        }
    }

    /// The same as it is quoted after a colon: without its full stop, and a colon of its own turned into a dash.
    #[must_use]
    pub fn quoted(self) -> Sentence {
        self.continued().after_colon()
    }

    /// The same for a sentence that begins with a name, which keeps its capital letter.
    #[must_use]
    pub fn quoted_by_name(self) -> Sentence {
        self.with_small_beginning().after_colon()
    }

    fn after_colon(self) -> Sentence {
        let mut quoted = self.without_stop();
        // One dash is enough: what has one already stands in brackets.
        let has_dash =
            quoted.parts.iter().any(|part| matches!(part, Part::Text(words) if words.contains(" – ")));
        let colon = quoted.parts.iter_mut().find_map(|part| match part {
            Part::Text(words) if words.contains(": ") => Some(words),
            _ => None,
        });
        if let Some(words) = colon {
            *words = words.replacen(": ", if has_dash { " (" } else { " – " }, 1);
            if has_dash {
                quoted.parts.push(Part::Text(")".to_owned()));
            }
        }
        quoted
    }

    fn with_first_letter(mut self, change: impl Fn(char) -> String) -> Sentence {
        if let Some(Part::Text(words) | Part::Piece { words, .. }) = self.parts.first_mut() {
            let mut letters = words.chars();
            if let Some(first) = letters.next() {
                *words = change(first) + letters.as_str();
            }
        }
        self
    }
}

/// Sentences one after the other, as text.
pub fn joined(sentences: &[Sentence]) -> String {
    sentences.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
