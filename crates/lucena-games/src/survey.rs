//! What a base holds: how many games of what length, with which results, in which openings, years and hands.

use std::collections::BTreeMap;

use lucena_chess::Color;

use crate::collection::Chunk;
use crate::pgn::{Closing, Complaints, Interest, Opening, ReadLimits, Remark, Spectator, Trouble, replay};
use crate::query::Query;
use crate::search::Part;
use crate::stats::Results;

/// The counts of a base, or of a part of it; parts add up.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Survey {
    /// Games that were wanted and could be replayed.
    pub games: u64,
    /// Games that could not be replayed.
    pub broken: u64,
    /// Plies of all games.
    pub plies: u64,
    /// The longest game, in plies.
    pub longest: u64,
    /// Games that end in checkmate.
    pub checkmates: u64,
    /// Games that do not begin as usual.
    pub set_up: u64,
    /// White's results.
    pub white: Results,
    /// White's results by opening code.
    pub by_eco: BTreeMap<String, Results>,
    /// Games by year.
    pub by_year: BTreeMap<String, u64>,
    /// Results of each player, with either color.
    pub by_player: BTreeMap<String, Results>,
}

impl Survey {
    /// Adds the counts of another part.
    pub fn add(&mut self, other: &Survey) {
        self.games += other.games;
        self.broken += other.broken;
        self.plies += other.plies;
        self.longest = self.longest.max(other.longest);
        self.checkmates += other.checkmates;
        self.set_up += other.set_up;
        self.white.add(&other.white);
        for (eco, results) in &other.by_eco {
            self.by_eco.entry(eco.clone()).or_default().add(results);
        }
        for (year, games) in &other.by_year {
            *self.by_year.entry(year.clone()).or_default() += games;
        }
        for (player, results) in &other.by_player {
            self.by_player.entry(player.clone()).or_default().add(results);
        }
    }

    fn count(&mut self, game: &Opening<'_>, closing: &Closing<'_>) {
        self.games += 1;
        self.plies += closing.plies as u64;
        self.longest = self.longest.max(closing.plies as u64);
        self.checkmates += u64::from(closing.last.is_checkmate());
        self.set_up += u64::from(game.headers.get("FEN").is_some());
        self.white.count(Color::White, closing.outcome);
        let eco = game.headers.known("ECO").unwrap_or("");
        self.by_eco.entry(eco.to_owned()).or_default().count(Color::White, closing.outcome);
        let year = game.headers.known("Date").and_then(|date| date.get(..4)).unwrap_or("");
        *self.by_year.entry(year.to_owned()).or_default() += 1;
        for (tag, color) in [("White", Color::White), ("Black", Color::Black)] {
            if let Some(player) = game.headers.known(tag) {
                self.by_player.entry(player.to_owned()).or_default().count(color, closing.outcome);
            }
        }
    }
}

/// What the games of a chunk come to.
#[derive(Clone, Debug)]
pub struct Surveyed {
    /// The counts.
    pub survey: Survey,
    /// What is to be said about its games.
    pub complaints: Complaints,
    /// How many games the chunk has, wanted or not.
    pub read: u64,
}

impl Part for Surveyed {
    fn read(&self) -> u64 {
        self.read
    }

    fn renumber(&mut self, before: u64) {
        self.complaints.renumber(before);
    }

    fn complaints(&self) -> &Complaints {
        &self.complaints
    }
}

/// Counts the games of a chunk that a query wants.
pub fn survey(chunk: &Chunk, query: &Query, limits: &ReadLimits) -> Surveyed {
    let mut surveyor = Surveyor { query, survey: Survey::default(), complaints: Complaints::default() };
    let tally = replay(&chunk.bytes, chunk.offset, limits, &mut surveyor);
    surveyor.survey.broken = tally.broken;
    let Surveyor { survey, complaints, .. } = surveyor;
    Surveyed { survey, complaints, read: tally.games }
}

struct Surveyor<'q> {
    query: &'q Query,
    survey: Survey,
    complaints: Complaints,
}

impl Spectator for Surveyor<'_> {
    fn begin(&mut self, game: &Opening<'_>) -> Interest {
        if self.query.accepts(game.headers, game.offset) { Interest::Moves } else { Interest::None }
    }

    fn end(&mut self, game: &Opening<'_>, closing: &Closing<'_>) {
        self.survey.count(game, closing);
    }

    fn remarked(&mut self, remark: Remark) {
        self.complaints.remarks.push(remark);
    }

    fn broken(&mut self, trouble: Trouble) {
        self.complaints.troubles.push(trouble);
    }
}
