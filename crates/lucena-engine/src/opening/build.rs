//! Books made from games: what was played often enough, weighed by what came of it.

use std::collections::BTreeMap;

use lucena_chess::{Move, Outcome, Position};

use super::Book;
use super::book::{Entry, Pages};
use super::polyglot::{encode, polyglot_key};

/// Gathers the moves of games for a book.
///
/// ```
/// use lucena_chess::{Color, Outcome, Position};
/// use lucena_engine::BookBuilder;
///
/// let pos = Position::start();
/// let mut builder = BookBuilder::default();
/// builder.add(&pos, pos.parse_san("e4")?, Outcome::Win(Color::White));
/// builder.add(&pos, pos.parse_san("d4")?, Outcome::Draw);
/// let book = builder.finish(1);
/// assert_eq!(book.moves(&pos).iter().map(|one| one.weight).collect::<Vec<_>>(), [2, 1]);
/// # Ok::<(), lucena_chess::notation::SanError>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct BookBuilder {
    pages: BTreeMap<u64, BTreeMap<u16, Record>>,
}

/// How often a move was played and what it brought.
#[derive(Clone, Copy, Default, Debug)]
struct Record {
    count: u32,
    /// In half points of whoever played it.
    score: u32,
}

impl BookBuilder {
    /// A move was played in a game that ended like this.
    pub fn add(&mut self, pos: &Position, mv: Move, outcome: Outcome) {
        // Positions of Chess960 have no key: other programs could not find them.
        let Some(key) = polyglot_key(pos) else { return };
        let record = self.pages.entry(key).or_default().entry(encode(mv)).or_default();
        record.count = record.count.saturating_add(1);
        let score = match outcome {
            Outcome::Draw => 1,
            Outcome::Win(winner) => 2 * u32::from(winner == pos.turn()),
        };
        record.score = record.score.saturating_add(score);
    }

    /// The book of the moves that were played at least so many times and brought something: a win counts two, a draw one.
    pub fn finish(&self, least: u32) -> Book {
        let mut pages = Pages::new();
        for (&key, records) in &self.pages {
            let wanted = records.iter().filter(|(_, record)| least <= record.count && 0 < record.score);
            let mut entries: Vec<Entry> =
                wanted.map(|(&code, record)| Entry { code, weight: record.score, learned: 0 }).collect();
            entries.sort_by_key(|entry| (std::cmp::Reverse(entry.weight), entry.code));
            if !entries.is_empty() {
                pages.insert(key, entries);
            }
        }
        Book::from_pages(pages)
    }
}
