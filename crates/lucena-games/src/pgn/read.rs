//! Streaming reading: the bytes of a game go through pgn-reader, its moves are replayed by our rules, and a
//! [`Spectator`] is told. Nothing is kept between games, and no game can spoil the next.

use std::cell::{Cell, RefCell};
use std::io::{self, Read};
use std::ops::ControlFlow;

use lucena_chess::notation::Dialect;
use lucena_chess::{Color, Move, Outcome, Position};
use pgn_reader::shakmaty::san::San;
use pgn_reader::{KnownOutcome, RawTag, SanPlus, Skip, Visitor};

use super::reading::{Reading, Remark, is_blank, read_record};
use super::record::Records;
use super::standard::is_standard;
use super::trouble::MoveNumber;
use super::{Headers, ReadLimits, Reason, Trouble, decode, san};

/// Somebody who watches games being replayed.
///
/// For each game: `begin`, then `moved` for every ply of the main line, then either `end` or `broken`.
/// Games that `begin` declines, or that are broken before their moves, bring nothing or `broken` alone.
pub trait Spectator {
    /// A game begins; answer whether its moves are wanted.
    fn begin(&mut self, game: &Opening<'_>) -> Interest;

    /// A move of the main line has been played.
    fn moved(&mut self, mv: Move, after: &Position) {
        let _ = (mv, after);
    }

    /// The game is over, and all of it could be replayed.
    fn end(&mut self, game: &Opening<'_>, closing: &Closing<'_>) {
        let _ = (game, closing);
    }

    /// A game that comes to its end is not quite as the standard has it; this is said before the end.
    fn remarked(&mut self, remark: Remark) {
        let _ = remark;
    }

    /// The game cannot be replayed; whatever was heard of it since `begin` should be forgotten.
    fn broken(&mut self, trouble: Trouble);
}

/// What is known of a game before its first move.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// The number of the game, counted from 1 in the bytes being read.
    pub number: u64,
    /// Where the game starts, in bytes from the start of the file.
    pub offset: u64,
    /// Its tags.
    pub headers: &'a Headers,
    /// The position it starts from.
    pub start: &'a Position,
    /// Its text in the file.
    pub text: &'a [u8],
}

/// What is known of a game after its last move.
#[derive(Clone, Copy, Debug)]
pub struct Closing<'a> {
    /// The last position.
    pub last: &'a Position,
    /// How many plies were played.
    pub plies: usize,
    /// The result, from the tag or, if that says nothing, from the end of the moves.
    pub outcome: Option<Outcome>,
    /// Whether the moves end with a result or `*`, as they should; the last game of a file that was cut off
    /// does not.
    pub is_ended: bool,
}

/// Whether a spectator wants to see the moves of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interest {
    /// Replay it.
    Moves,
    /// Go on to the next game.
    None,
}

/// How much was read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games, broken ones included.
    pub games: u64,
    /// Games that could not be replayed.
    pub broken: u64,
    /// Plies of the games that were replayed to the end.
    pub plies: u64,
}

/// Replays all games of some bytes, which lie `offset` bytes into their file.
///
/// ```
/// use lucena_games::pgn::{Interest, ReadLimits, Opening, Spectator, Trouble, replay};
///
/// struct Counter(Vec<Trouble>);
/// impl Spectator for Counter {
///     fn begin(&mut self, _: &Opening<'_>) -> Interest {
///         Interest::Moves
///     }
///     fn broken(&mut self, trouble: Trouble) {
///         self.0.push(trouble);
///     }
/// }
///
/// let mut counter = Counter(Vec::new());
/// let tally = replay(b"1. e4 e5 2. Nf3 (2. f4) *\n\n1. e4 e6 2. Ke3 *", 0, &ReadLimits::default(), &mut counter);
/// assert_eq!((tally.games, tally.broken, tally.plies), (2, 1, 3));
/// assert_eq!(counter.0[0].to_string(), "game 2 at byte 27: 2. Ke3: not a legal move: the king does not reach e3 in one move");
/// ```
pub fn replay(bytes: &[u8], offset: u64, limits: &ReadLimits, spectator: &mut impl Spectator) -> Tally {
    let feed = Feed::default();
    let mut reader =
        pgn_reader::Reader::build(&feed).set_supported_tag_line_length(limits.tag_bytes).finish();
    let mut replay = Replay::new(spectator, limits);
    for (start, record) in Records::new(bytes) {
        let offset = offset + start as u64;
        replay.text = record;
        if record.len() <= limits.game_bytes && is_standard(record) {
            feed.load(record);
            replay.record(&mut reader, &feed, offset);
        } else if !is_blank(record) {
            replay.carefully(record, offset);
        }
        replay.finish();
    }
    replay.tally
}

/// What follows the text of a game: the end of its moves, and a line that pgn-reader passes over at once.
///
/// pgn-reader shifts its buffer at every token while fewer bytes are left than its longest token may have; a
/// short game would be shifted all the time. With the padding, replay is about a tenth faster.
const PADDING: &[u8] = &{
    let mut padding = [b'.'; 512];
    padding[0] = b'\n';
    padding[1] = b'\n';
    padding[2] = b'%';
    padding
};

/// Hands one game after another to pgn-reader, which owns its source and cannot be given a new one.
#[derive(Default)]
struct Feed<'a> {
    text: RefCell<&'a [u8]>,
    at: Cell<usize>,
}

impl<'a> Feed<'a> {
    /// The next text to hand out.
    fn load(&self, text: &'a [u8]) {
        self.text.replace(text);
        self.at.set(0);
    }
}

impl Read for &Feed<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let text = self.text.borrow();
        let mut rest = match self.at.get().checked_sub(text.len()) {
            None => &text[self.at.get()..],
            Some(padded) => &PADDING[padded..],
        };
        let count = rest.read(buffer)?;
        self.at.set(self.at.get() + count);
        Ok(count)
    }
}

/// pgn-reader has two complaints of its own, told apart by their text; a test pins both.
fn reason_of(error: &io::Error) -> Reason {
    if error.to_string().contains("comment") { Reason::OpenComment } else { Reason::BadTag }
}

/// What became of a paragraph of moves.
enum Verdict {
    Done,
    Declined,
    Broken(Reason),
}

/// Where the replay of a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// No game has been seen in this record.
    Before,
    /// Tags are being read.
    Tags,
    /// The spectator is watching.
    Watched,
    /// The rest of the game is of no interest: it was declined or is broken.
    Dead,
}

/// Drives the rules from pgn-reader's events. A game may reach it in several paragraphs, because pgn-reader
/// takes a blank line for the end of a game; so the state is kept here and not in what the visitor returns.
struct Replay<'s, S> {
    spectator: &'s mut S,
    limits: &'s ReadLimits,
    tally: Tally,
    stage: Stage,
    text: &'s [u8],
    offset: u64,
    headers: Headers,
    /// The usual start, which takes a moment to set up.
    standard: Position,
    start: Position,
    pos: Position,
    plies: usize,
    termination: Option<Option<Outcome>>,
    in_variation: bool,
}

impl<'s, S: Spectator> Replay<'s, S> {
    fn new(spectator: &'s mut S, limits: &'s ReadLimits) -> Replay<'s, S> {
        Replay {
            spectator,
            limits,
            tally: Tally::default(),
            stage: Stage::Before,
            text: &[],
            offset: 0,
            headers: Headers::default(),
            standard: Position::start(),
            start: Position::start(),
            pos: Position::start(),
            plies: 0,
            termination: None,
            in_variation: false,
        }
    }

    /// Replays the games of the text that has just been loaded: one, as a rule.
    fn record(&mut self, reader: &mut pgn_reader::Reader<&Feed<'_>>, feed: &Feed<'_>, offset: u64) {
        // The only errors are those of pgn-reader itself, since the bytes are in memory; they end the game.
        while let Ok(true) = reader.has_more() {
            if self.is_new_game(reader.buffer()) {
                self.finish();
                self.start(offset + (feed.at.get() - reader.buffer().len()) as u64);
            }
            match reader.read_game(self) {
                Ok(Some(Verdict::Broken(reason))) => self.fail(reason),
                // Nothing but another byte order mark was left.
                Ok(None) if self.stage == Stage::Tags => {
                    self.tally.games -= 1;
                    self.stage = Stage::Before;
                }
                Err(error) => self.fail(reason_of(&error)),
                Ok(_) => {}
            }
        }
    }

    /// Replays the games of a record that has something which pgn-reader would pass over.
    fn carefully(&mut self, record: &[u8], offset: u64) {
        for (at, game) in read_record(record, self.limits) {
            self.start(offset + at as u64);
            match game {
                Ok(reading) => self.perform(reading, offset),
                Err(reason) => self.fail(reason),
            }
            self.finish();
        }
    }

    /// Tells the spectator a game that has been read already.
    fn perform(&mut self, reading: Reading, offset: u64) {
        let Reading { tree, dialect, cut, mut strays, is_ended, .. } = reading;
        self.headers.clone_from(&tree.headers);
        self.start = *tree.start();
        self.pos = self.start;
        if self.open() == Interest::None {
            return;
        }
        for mv in tree.main_line().filter_map(|id| tree.node(id).mv()) {
            self.pos.play_unchecked(mv);
            self.plies += 1;
            self.spectator.moved(mv, &self.pos);
        }
        if let Some(cut) = cut {
            return self.fail(cut.reason);
        }
        self.termination = is_ended.then_some(tree.outcome);
        if dialect != Dialect::English || !strays.is_empty() {
            strays.iter_mut().for_each(|stray| stray.offset += offset);
            let remark = Remark { game: self.tally.games, offset: self.offset, dialect, strays };
            self.spectator.remarked(remark);
        }
    }

    /// Asks the spectator whether the moves of a game are wanted, now that its tags are known.
    fn open(&mut self) -> Interest {
        let opening = Opening {
            number: self.tally.games,
            offset: self.offset,
            headers: &self.headers,
            start: &self.start,
            text: self.text,
        };
        let interest = self.spectator.begin(&opening);
        self.stage = if interest == Interest::Moves { Stage::Watched } else { Stage::Dead };
        interest
    }

    /// Whether a paragraph with this beginning is a game of its own or goes on with the last one.
    fn is_new_game(&self, paragraph: &[u8]) -> bool {
        let restarts = paragraph.starts_with(b"1.") || paragraph.starts_with(b"1 ");
        self.stage == Stage::Before || self.termination.is_some() || (0 < self.plies && restarts)
    }

    fn start(&mut self, offset: u64) {
        self.tally.games += 1;
        self.stage = Stage::Tags;
        self.offset = offset;
        self.headers.clear();
        self.plies = 0;
        self.termination = None;
        self.in_variation = false;
    }

    fn fail(&mut self, reason: Reason) {
        if matches!(self.stage, Stage::Tags | Stage::Watched) {
            self.stage = Stage::Dead;
            self.tally.broken += 1;
            let trouble = Trouble { game: self.tally.games, offset: self.offset, reason };
            self.spectator.broken(trouble);
        }
    }

    /// The game has ended, because another starts or the bytes are over.
    fn finish(&mut self) {
        if self.stage == Stage::Watched && self.in_variation {
            self.fail(Reason::OpenVariation);
        }
        if self.stage == Stage::Watched {
            let empty = self.headers.is_empty() && self.plies == 0 && self.termination.is_none();
            if empty {
                self.fail(Reason::NotAGame);
            } else {
                self.tally.plies += self.plies as u64;
                self.deliver();
            }
        }
        self.stage = Stage::Before;
    }

    fn deliver(&mut self) {
        let opening = Opening {
            number: self.tally.games,
            offset: self.offset,
            headers: &self.headers,
            start: &self.start,
            text: self.text,
        };
        let outcome = self.headers.outcome().or(self.termination.flatten());
        let is_ended = self.termination.is_some();
        self.spectator.end(&opening, &Closing { last: &self.pos, plies: self.plies, outcome, is_ended });
    }

    fn set_up(&mut self) -> Result<(), Reason> {
        self.start = starting_position(&self.headers)?.unwrap_or(self.standard);
        self.pos = self.start;
        Ok(())
    }

    #[inline]
    fn play(&mut self, san: San) -> Result<(), Reason> {
        if self.plies >= self.limits.plies {
            return Err(Reason::TooManyPlies);
        }
        let mv = san::resolve(&self.pos, san).map_err(|error| match san {
            San::Null => Reason::NullMove { ply: self.plies, number: MoveNumber::of(&self.pos) },
            _ => Reason::Move {
                ply: self.plies,
                number: MoveNumber::of(&self.pos),
                san: san.to_string(),
                error,
            },
        })?;
        self.pos.play_unchecked(mv);
        self.plies += 1;
        self.spectator.moved(mv, &self.pos);
        Ok(())
    }
}

/// The position that the tags of a game say it starts from, if they say so.
pub(super) fn starting_position(headers: &Headers) -> Result<Option<Position>, Reason> {
    if let Some(variant) = headers.get("Variant")
        && !is_known_variant(variant)
    {
        return Err(Reason::Variant(variant.to_owned()));
    }
    match headers.get("FEN") {
        None => Ok(None),
        Some(fen) => match Position::from_fen_tolerant(fen) {
            Ok((start, _)) => Ok(Some(start)),
            Err(error) => Err(Reason::Fen(error)),
        },
    }
}

/// Whether the moves of a variant are those of chess or Chess960, under the names that servers use.
fn is_known_variant(name: &str) -> bool {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let known = [
        "",
        "standard",
        "chess",
        "normal",
        "regular",
        "classical",
        "rapid",
        "blitz",
        "fromposition",
        "setupposition",
        "chess960",
        "960",
        "fischerandom",
        "fischerrandom",
        "fischerrandomchess",
        "frc",
        "freestyle",
        "chess9lx",
    ];
    known.contains(&plain.to_ascii_lowercase().as_str())
}

impl<S: Spectator> Visitor for Replay<'_, S> {
    type Tags = ();
    type Movetext = ();
    type Output = Verdict;

    fn begin_tags(&mut self) -> ControlFlow<Verdict> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<Verdict> {
        if self.stage != Stage::Tags {
            return ControlFlow::Continue(());
        }
        if self.headers.len() >= self.limits.tags {
            return ControlFlow::Break(Verdict::Broken(Reason::TooManyTags));
        }
        self.headers.push(&decode(name.trim_ascii()), &decode(&value.decode()));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Verdict> {
        match self.stage {
            Stage::Watched => return ControlFlow::Continue(()),
            Stage::Before | Stage::Dead => return ControlFlow::Break(Verdict::Declined),
            Stage::Tags => {}
        }
        if let Err(reason) = self.set_up() {
            return ControlFlow::Break(Verdict::Broken(reason));
        }
        match self.open() {
            Interest::Moves => ControlFlow::Continue(()),
            Interest::None => ControlFlow::Break(Verdict::Declined),
        }
    }

    #[inline]
    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<Verdict> {
        match self.play(san.san) {
            Ok(()) => ControlFlow::Continue(()),
            Err(reason) => ControlFlow::Break(Verdict::Broken(reason)),
        }
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<Verdict, Skip> {
        self.in_variation = true;
        ControlFlow::Continue(Skip(true))
    }

    fn end_variation(&mut self, (): &mut ()) -> ControlFlow<Verdict> {
        self.in_variation = false;
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, (): &mut (), outcome: pgn_reader::Outcome) -> ControlFlow<Verdict> {
        self.termination = Some(outcome_of(outcome));
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) -> Verdict {
        Verdict::Done
    }
}

/// A result as pgn-reader says it, in our words.
fn outcome_of(outcome: pgn_reader::Outcome) -> Option<Outcome> {
    match outcome {
        pgn_reader::Outcome::Known(KnownOutcome::Draw) => Some(Outcome::Draw),
        pgn_reader::Outcome::Known(KnownOutcome::Decisive { winner }) => {
            Some(Outcome::Win(if winner.is_white() { Color::White } else { Color::Black }))
        }
        pgn_reader::Outcome::Unknown => None,
    }
}
