//! Polyglot books: sixteen bytes a move (key, move, weight, learning), sorted by key, numbers big end first.

use std::fmt;

use lucena_chess::{Move, Position, Role};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{EnPassantMode, Position as _};

use super::Book;
use super::book::{Entry, Pages};
use crate::translate::to_shakmaty;

/// The bytes of an entry.
const SIZE: usize = 16;
/// What a pawn can become, in the order of the numbers in the file, from 1.
const PROMOTIONS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Why bytes are no Polyglot book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PolyglotError {
    /// The length is not a multiple of an entry's.
    Torn {
        /// The bytes there are.
        bytes: usize,
    },
    /// The entries are not sorted by key, so that other programs would not find them.
    Unsorted {
        /// The first entry that is out of place, counted from 0.
        entry: usize,
    },
}

impl fmt::Display for PolyglotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PolyglotError::Torn { bytes } => write!(f, "{bytes} bytes are not a whole number of entries"),
            PolyglotError::Unsorted { entry } => write!(f, "entry {entry} is not in the order of the keys"),
        }
    }
}

impl std::error::Error for PolyglotError {}

impl Book {
    /// Reads a Polyglot book.
    ///
    /// # Errors
    /// If the bytes are cut short, or the entries are not sorted.
    pub fn from_polyglot(bytes: &[u8]) -> Result<Book, PolyglotError> {
        let (entries, rest) = bytes.as_chunks::<SIZE>();
        if !rest.is_empty() {
            return Err(PolyglotError::Torn { bytes: bytes.len() });
        }
        let mut pages = Pages::new();
        let mut last = 0;
        for (at, entry) in entries.iter().enumerate() {
            let [k0, k1, k2, k3, k4, k5, k6, k7, m0, m1, w0, w1, l0, l1, l2, l3] = *entry;
            let key = u64::from_be_bytes([k0, k1, k2, k3, k4, k5, k6, k7]);
            if key < last {
                return Err(PolyglotError::Unsorted { entry: at });
            }
            last = key;
            pages.entry(key).or_default().push(Entry {
                code: u16::from_be_bytes([m0, m1]),
                weight: u16::from_be_bytes([w0, w1]).into(),
                learned: u32::from_be_bytes([l0, l1, l2, l3]),
            });
        }
        Ok(Book::from_pages(pages))
    }

    /// Writes a Polyglot book. Weights that do not fit are made smaller in proportion, position by position.
    pub fn to_polyglot(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.len() * SIZE);
        for (key, entries) in &*self.0 {
            let most = entries.iter().map(|entry| entry.weight).max().unwrap_or(0);
            for entry in entries {
                bytes.extend(key.to_be_bytes());
                bytes.extend(entry.code.to_be_bytes());
                bytes.extend(fit(entry.weight, most).to_be_bytes());
                bytes.extend(entry.learned.to_be_bytes());
            }
        }
        bytes
    }
}

/// A weight in sixteen bits, where the largest of the position is `most`; only nothing becomes nothing.
fn fit(weight: u32, most: u32) -> u16 {
    let limit = u64::from(u16::MAX);
    let scaled = if u64::from(most) <= limit {
        u64::from(weight)
    } else {
        (u64::from(weight) * limit / u64::from(most)).max(u64::from(0 < weight))
    };
    u16::try_from(scaled).unwrap_or(u16::MAX)
}

/// The key by which Polyglot books find a position; nothing for the few that cannot be in one.
///
/// ```
/// use lucena_chess::Position;
///
/// assert_eq!(lucena_engine::polyglot_key(&Position::start()), Some(0x463b_9618_1691_fc9c));
/// ```
pub fn polyglot_key(pos: &Position) -> Option<u64> {
    // Polyglot counts the en-passant file if a pawn stands ready to capture, be it pinned or not.
    let Zobrist64(key) = to_shakmaty(pos)?.zobrist_hash(EnPassantMode::PseudoLegal);
    Some(key)
}

/// A move as the file writes it: castling is the king taking its rook.
pub(super) fn encode(mv: Move) -> u16 {
    let promotion = mv.promotion().and_then(|role| PROMOTIONS.iter().position(|&known| known == role));
    let promotion = promotion.map_or(0, |at| at + 1);
    (promotion << 12 | mv.from().index() << 6 | mv.to().index()) as u16
}

/// The legal move that was written so, if there is one.
///
/// Some books write castling as the king's two steps; that is understood as well.
pub(super) fn decode(pos: &Position, code: u16) -> Option<Move> {
    let moves = pos.legal_moves();
    let exact = moves.iter().find(|&&mv| encode(mv) == code);
    let castle = || moves.iter().find(|&&mv| mv.is_castle() && two_steps(pos, mv) == Some(code));
    exact.or_else(castle).copied()
}

fn two_steps(pos: &Position, castle: Move) -> Option<u16> {
    let from = castle.from();
    let ahead = if from.file() < castle.to().file() { 2 } else { -2 };
    let to = from.offset(ahead, 0)?;
    let is_usual = !pos.is_chess960();
    is_usual.then(|| (from.index() << 6 | to.index()) as u16)
}
