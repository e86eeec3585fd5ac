//! An interrupted run taken up again: the PGN file of its games is its journal.
//!
//! A game counts if it was written to its end: as many moves as its `PlyCount` says, with its result. The last
//! game may have been cut by whatever interrupted the run; it is then played again.

use lucena_chess::{Color, Outcome};
use lucena_games::pgn::{Closing, Interest, Opening, ReadLimits, Spectator, Trouble, replay};

use super::pairing::Fixture;
use super::record::name;
use super::standings::Played;

/// What was found in the file of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    /// The games that were played to their end.
    pub played: Vec<Played>,
    /// How many bytes of the file hold whole games; what follows is the fragment of one.
    pub whole: u64,
}

/// Why a file cannot be gone on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JournalError {
    /// This game, counted from 1, is of another run or of none.
    Foreign(u64),
    /// This game, counted from 1, is damaged, and games follow it.
    Damaged(u64),
}

/// The game of the schedule with a number, perhaps drawn only from those already played.
pub type Calendar<'a> = &'a mut dyn FnMut(usize, &[Played]) -> Option<Fixture>;

/// Reads the games of a run back. `names` are those of the contestants, `run` the mark of its settings, `event`
/// its name.
///
/// # Errors
/// If a game is not of this run, or one in the middle of the file is damaged.
pub fn read_journal(
    bytes: &[u8],
    fixture_of: Calendar<'_>,
    names: &[&str],
    event: &str,
    run: &str,
) -> Result<Journal, JournalError> {
    let mut reader = Reader { fixture_of, names, run, found: Vec::new(), played: Vec::new() };
    replay(bytes, 0, &ReadLimits::GENEROUS, &mut reader);
    let found = reader.found;
    let mut journal = Journal { played: Vec::new(), whole: bytes.len() as u64 };
    for (index, (offset, entry)) in found.iter().enumerate() {
        let is_last = index + 1 == found.len();
        let number = index as u64 + 1;
        // Only what begins like our own games is taken for a fragment of one.
        let is_fragment = || is_last && is_ours(&bytes[*offset as usize..], event);
        // With all its moves, a game may still lack the end of its result.
        let end = found.get(index + 1).map_or(bytes.len(), |(next, _)| *next as usize);
        let text = bytes[*offset as usize..end].trim_ascii_end();
        let has_end = |played: &Played| text.ends_with(played.outcome.pgn().as_bytes());
        match entry {
            Entry::Whole(played) if is_last && !has_end(played) => journal.whole = *offset,
            Entry::Whole(played) if !has_end(played) => return Err(JournalError::Damaged(number)),
            Entry::Whole(played) => journal.played.push(*played),
            Entry::Damaged if is_fragment() => journal.whole = *offset,
            Entry::Damaged if is_last => return Err(JournalError::Foreign(number)),
            Entry::Damaged => return Err(JournalError::Damaged(number)),
            Entry::Foreign => return Err(JournalError::Foreign(number)),
        }
    }
    Ok(journal)
}

/// Whether bytes begin like a game that we wrote, or are the beginning of such a beginning.
fn is_ours(bytes: &[u8], event: &str) -> bool {
    let event = event.replace('\\', "\\\\").replace('"', "\\\"");
    let beginning = format!("[Event \"{event}\"]");
    let length = beginning.len().min(bytes.len());
    bytes[..length] == beginning.as_bytes()[..length]
}

enum Entry {
    Whole(Played),
    /// Cut or broken.
    Damaged,
    /// A whole game, but none of ours.
    Foreign,
}

struct Reader<'a> {
    fixture_of: Calendar<'a>,
    names: &'a [&'a str],
    run: &'a str,
    found: Vec<(u64, Entry)>,
    played: Vec<Played>,
}

impl Spectator for Reader<'_> {
    fn begin(&mut self, _: &Opening<'_>) -> Interest {
        Interest::Moves
    }

    fn end(&mut self, game: &Opening<'_>, closing: &Closing<'_>) {
        let headers = game.headers;
        let plies: Option<usize> = headers.get("PlyCount").and_then(|text| text.parse().ok());
        let entry = match (headers.get("Run"), closing.outcome) {
            (Some(run), Some(outcome)) if plies == Some(closing.plies) => match run == self.run {
                true => self.enter(game, outcome).map_or(Entry::Foreign, Entry::Whole),
                false => Entry::Foreign,
            },
            _ => Entry::Damaged,
        };
        self.found.push((game.offset, entry));
    }

    fn broken(&mut self, trouble: Trouble) {
        self.found.push((trouble.offset, Entry::Damaged));
    }
}

impl Reader<'_> {
    /// The game as it stands in the schedule.
    fn enter(&mut self, game: &Opening<'_>, outcome: Outcome) -> Option<Played> {
        let headers = game.headers;
        let round: usize = headers.get("Round")?.parse().ok()?;
        let fixture = (self.fixture_of)(round.checked_sub(1)?, &self.played)?;
        let is_seated = headers.get("White") == self.names.get(fixture.white).copied()
            && headers.get("Black") == self.names.get(fixture.black).copied();
        let is_time = headers.get("Termination") == Some("time forfeit");
        let side = headers.get("Fault");
        let side = Color::ALL.into_iter().find(|&color| side == Some(name(color)));
        let fault = side.map(|side| (side, is_time));
        let played = is_seated.then_some(Played { fixture, outcome, fault })?;
        self.played.push(played);
        Some(played)
    }
}
