//! Choosing games: by their tags, by a position they reach, and one of each kind of duplicates.

use std::ops::Range;

use lucena_chess::{Key, Move, Position};

use crate::collection::Chunk;
use crate::pgn::{
    Closing, Complaints, Headers, Interest, Opening, ReadLimits, Remark, Spectator, Trouble, replay,
};
use crate::query::Query;
use crate::search::Part;

/// What makes two games the same.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Sameness {
    /// The same moves from the same position, by players of the same family names.
    #[default]
    MovesAndPlayers,
    /// The same moves from the same position.
    Moves,
}

/// Which games are wanted.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// By their tags.
    pub query: Query,
    /// By a position of the main line, if one is given.
    pub position: Option<Position>,
    /// How large they may be.
    pub limits: ReadLimits,
    /// What their fingerprints tell apart.
    pub sameness: Sameness,
}

/// A chunk and the games that were chosen in it.
#[derive(Clone, Debug)]
pub struct Selected {
    /// The chunk.
    pub chunk: Chunk,
    /// Where the text of each chosen game lies in the chunk, and its fingerprint.
    pub picks: Vec<(Range<usize>, u128)>,
    /// What is to be said about its games.
    pub complaints: Complaints,
    /// How many games the chunk has.
    pub read: u64,
}

impl Selection {
    /// Chooses among the games of a chunk.
    pub fn select(&self, chunk: Chunk) -> Selected {
        let mut selector = Selector {
            selection: self,
            key: self.position.map(|position| position.key()),
            base: chunk.offset,
            is_reached: false,
            fingerprint: Fingerprint::default(),
            picks: Vec::new(),
            complaints: Complaints::default(),
        };
        let tally = replay(&chunk.bytes, chunk.offset, &self.limits, &mut selector);
        let Selector { picks, complaints, .. } = selector;
        Selected { chunk, picks, complaints, read: tally.games }
    }
}

impl Part for Selected {
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

struct Selector<'s> {
    selection: &'s Selection,
    key: Option<Key>,
    base: u64,
    is_reached: bool,
    fingerprint: Fingerprint,
    picks: Vec<(Range<usize>, u128)>,
    complaints: Complaints,
}

impl Spectator for Selector<'_> {
    fn begin(&mut self, game: &Opening<'_>) -> Interest {
        if !self.selection.query.accepts(game.headers, game.offset) {
            return Interest::None;
        }
        self.is_reached = self.key.is_none_or(|key| key == game.start.key());
        self.fingerprint = Fingerprint::default();
        self.fingerprint.mix(game.start.key().0);
        if self.selection.sameness == Sameness::MovesAndPlayers {
            self.fingerprint.mix_players(game.headers);
        }
        Interest::Moves
    }

    fn moved(&mut self, mv: Move, after: &Position) {
        self.is_reached |= self.key == Some(after.key());
        self.fingerprint.mix(u64::from(mv.to_bits()));
    }

    fn end(&mut self, game: &Opening<'_>, _: &Closing<'_>) {
        if self.is_reached {
            let start = (game.offset - self.base) as usize;
            self.picks.push((start..start + game.text.len(), self.fingerprint.value()));
        }
    }

    fn remarked(&mut self, remark: Remark) {
        self.complaints.remarks.push(remark);
    }

    fn broken(&mut self, trouble: Trouble) {
        self.complaints.troubles.push(trouble);
    }
}

/// 128 bits made of everything that tells two games apart. Among ten million games two different ones have
/// the same fingerprint with a probability below 10⁻²⁴.
#[derive(Clone, Copy)]
struct Fingerprint([u64; 2]);

impl Default for Fingerprint {
    fn default() -> Fingerprint {
        Fingerprint([0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344])
    }
}

impl Fingerprint {
    #[inline]
    fn mix(&mut self, value: u64) {
        const FACTORS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93];
        for (lane, factor) in self.0.iter_mut().zip(FACTORS) {
            let mixed = (*lane ^ value).wrapping_mul(factor);
            *lane = mixed ^ (mixed >> 29) ^ mixed.rotate_left(32);
        }
    }

    /// The family names, in small letters and without anything else: `Tal, Mikhail` is `Tal,M`.
    fn mix_players(&mut self, headers: &Headers) {
        for tag in ["White", "Black"] {
            let name = headers.get(tag).unwrap_or_default();
            let family = name.split(',').next().unwrap_or_default();
            let letters = family.chars().filter(|letter| letter.is_alphanumeric());
            letters.flat_map(char::to_lowercase).for_each(|letter| self.mix(u64::from(letter)));
            self.mix(u64::MAX);
        }
    }

    fn value(self) -> u128 {
        u128::from(self.0[0]) << 64 | u128::from(self.0[1])
    }
}
