//! Games read with care: with all variations and comments, in whatever dialect their moves are written, as far as they can be
//! played; and a word about everything that could not be taken as it stands.

use std::fmt;
use std::ops::Range;

use lucena_chess::notation::{Dialect, Reach};

use super::build::{Built, build};
use super::lexer::{Lexeme, Lexer};
use super::read::starting_position;
use super::record::Records;
use super::tags::{self, movetext_start};
use super::{ReadLimits, Reason, Tree, Trouble};

/// A game as far as it could be read, and what is to be said about the reading.
///
/// ```
/// use lucena_chess::notation::Dialect;
/// use lucena_games::pgn::{ReadLimits, Reading};
///
/// let text = b"1. e4 e5 2. Cf3 Cc6 3. Bb5 Txa1 4. O-O *";
/// let reading = Reading::read_all(text, &ReadLimits::default()).next().unwrap().unwrap();
/// assert_eq!(reading.dialect, Dialect::Portuguese);
/// assert_eq!(reading.tree.main_line().count(), 5);
/// assert_eq!(reading.cut.unwrap().rest, "Txa1 4. O-O *");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The game, up to the first move that cannot be played.
    pub tree: Tree,
    /// How its moves are written.
    pub dialect: Dialect,
    /// Where the main line had to be given up, if it had.
    pub cut: Option<Cut>,
    /// What is no part of a game, in the order of the text.
    pub strays: Vec<Stray>,
    /// Whether the moves end with a result or `*`, as they should.
    pub is_ended: bool,
    /// Where the game lies in the text.
    pub span: Range<usize>,
}

/// The first move of a main line that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// What is wrong with it.
    pub reason: Reason,
    /// Where it stands, in bytes from the start of the text.
    pub offset: u64,
    /// The line it stands in, counted from 1 in the text.
    pub line: usize,
    /// The text from there on.
    pub rest: String,
}

/// Something that could not be taken as part of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stray {
    /// What it is.
    pub kind: StrayKind,
    /// The text.
    pub token: String,
    /// Where it stands, in bytes from the start of the text.
    pub offset: u64,
    /// The line it stands in, counted from 1 in the text.
    pub line: usize,
}

/// What could not be taken as part of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrayKind {
    /// Something that is neither a move nor a comment nor a glyph; it is left out.
    Word,
    /// The rest of a variation that cannot be played; it is kept as a comment.
    Variation,
}

/// What is to be said about a game of a base that was read all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// The number of the game, counted from 1 in the bytes being read.
    pub game: u64,
    /// Where the game starts, in bytes from the start of the (unpacked) file.
    pub offset: u64,
    /// How its moves are written.
    pub dialect: Dialect,
    /// What was left out.
    pub strays: Vec<Stray>,
}

impl Reading {
    /// Reads all games of a text, one after the other.
    pub fn read_all<'a>(
        text: &'a [u8],
        limits: &'a ReadLimits,
    ) -> impl Iterator<Item = Result<Reading, Trouble>> + 'a {
        let records = Records::new(text).filter(|(_, record)| !is_blank(record));
        let games = records.flat_map(|(start, record)| {
            read_record(record, limits).into_iter().map(move |(at, game)| (start, start + at, game))
        });
        let mut lines = Lines::default();
        games.zip(1..).map(move |((start, offset, game), number)| match game {
            Ok(reading) if reading.cut.is_none() && reading.strays.is_empty() => {
                Ok(reading.moved_by(start, 0))
            }
            Ok(reading) => Ok(reading.moved_by(start, lines.at(text, start) - 1)),
            Err(reason) => Err(Trouble { game: number, offset: offset as u64, reason }),
        })
    }

    /// The tree, if the main line could be played to its end.
    ///
    /// # Errors
    /// Why it could not.
    pub fn whole(self) -> Result<Tree, Reason> {
        self.cut.map_or(Ok(self.tree), |cut| Err(cut.reason))
    }

    /// The same with places counted from somewhere else.
    fn moved_by(mut self, start: usize, lines: usize) -> Reading {
        self.span = start + self.span.start..start + self.span.end;
        for stray in &mut self.strays {
            stray.offset += start as u64;
            stray.line += lines;
        }
        if let Some(cut) = &mut self.cut {
            cut.offset += start as u64;
            cut.line += lines;
        }
        self
    }
}

impl Tree {
    /// Reads the first game of a text.
    ///
    /// # Errors
    /// If the main line or the tags cannot be read, or a limit is exceeded.
    pub fn read(text: &[u8], limits: &ReadLimits) -> Result<Tree, Reason> {
        let first = Reading::read_all(text, limits).next();
        first.map_or(Err(Reason::NotAGame), |game| game.map_err(|trouble| trouble.reason)?.whole())
    }

    /// Reads all games of a text, one after the other; those that cannot be played to their end are troubles.
    pub fn read_all<'a>(
        text: &'a [u8],
        limits: &'a ReadLimits,
    ) -> impl Iterator<Item = Result<Tree, Trouble>> + 'a {
        Reading::read_all(text, limits).zip(1..).map(|(game, number)| {
            let reading = game?;
            let place = reading.cut.as_ref().map_or(0, |cut| cut.offset);
            reading.whole().map_err(|reason| Trouble { game: number, offset: place, reason })
        })
    }
}

/// Counts the lines of a text up to one place after another.
#[derive(Clone, Copy, Default)]
pub(super) struct Lines {
    seen: usize,
    ends: usize,
}

impl Lines {
    /// The line of a place, from 1; places must not go backwards.
    pub(super) fn at(&mut self, text: &[u8], place: usize) -> usize {
        self.ends += memchr::memchr_iter(b'\n', &text[self.seen.min(place)..place]).count();
        self.seen = self.seen.max(place);
        self.ends + 1
    }
}

pub(super) fn is_blank(record: &[u8]) -> bool {
    record.strip_prefix(b"\xef\xbb\xbf").unwrap_or(record).trim_ascii().is_empty()
}

/// The games of a record with their places in it: one, as a rule.
pub(super) fn read_record(record: &[u8], limits: &ReadLimits) -> Vec<(usize, Result<Reading, Reason>)> {
    let broken = |reason| vec![(0, Err(reason))];
    if limits.game_bytes < record.len() {
        return broken(Reason::TooManyBytes);
    }
    let (headers, mut tag_strays) = match tags::read(record, limits) {
        Ok(tags) => tags,
        Err(reason) => return broken(reason),
    };
    let start = match starting_position(&headers) {
        Ok(start) => start.unwrap_or_default(),
        Err(reason) => return broken(reason),
    };
    let lexemes: Vec<Lexeme<'_>> = Lexer::new(record, movetext_start(record)).collect();
    if let Some(link) = link_instead_of_game(&lexemes).filter(|_| headers.is_empty()) {
        return broken(Reason::Link(link));
    }
    let mut tree = Tree::new(headers, start);
    let (mut games, mut from) = (Vec::new(), 0);
    loop {
        let place = if from == 0 { 0 } else { lexemes[from].at };
        let attempt = |dialect| build(record, &lexemes, from, tree.clone(), dialect, limits);
        let reach = |built: &Result<Built, Reason>| match built {
            Ok(built) => built.reach,
            // What is wrong with brackets and sizes is wrong in every dialect.
            Err(_) => Reach { is_whole: true, ..Reach::default() },
        };
        match Dialect::choose(attempt, reach) {
            Ok(mut built) => {
                built.reading.strays.splice(..0, tag_strays.drain(..));
                built.reading.span = place..lexemes.get(built.next).map_or(record.len(), |next| next.at);
                games.push((place, Ok(built.reading)));
                from = built.next;
            }
            Err(reason) => {
                games.push((place, Err(reason)));
                break;
            }
        }
        if lexemes.len() <= from {
            break;
        }
        // Another game follows without tags.
        tree = Tree::new(super::Headers::default(), lucena_chess::Position::start());
    }
    games
}

/// The address that somebody pasted in the place of a game.
fn link_instead_of_game(lexemes: &[Lexeme<'_>]) -> Option<String> {
    use super::lexer::Token;
    let words = || {
        lexemes.iter().filter_map(|lexeme| match &lexeme.token {
            Token::Word(word) => Some(&**word),
            _ => None,
        })
    };
    let link = words().find(|word| is_link(word))?;
    let has_moves = words().any(|word| !is_link(word) && lucena_chess::notation::looks_like_move(word));
    (!has_moves).then(|| link.to_owned())
}

/// Whether a word is the address of a page.
pub fn is_link(word: &str) -> bool {
    let word = word.to_ascii_lowercase();
    ["http://", "https://", "www.", "lichess.org/", "chess.com/"].iter().any(|start| word.starts_with(start))
}

impl fmt::Display for Stray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at byte {}", self.token, self.offset)
    }
}
