//! Learning from results: moves that won are played more often, moves that lost less often.

use lucena_chess::{Game, Outcome};

use super::Book;
use super::book::Pages;
use super::polyglot::{encode, polyglot_key};

/// A result changes a weight by one part in so many.
const PART: u32 = 8;

impl Book {
    /// The book after this game: the moves of the winner that are in it gain an eighth of their weight, and at
    /// least 1; those of the loser lose as much, but never everything, so that nothing is forgotten for good. A
    /// draw changes nothing.
    #[must_use]
    pub fn learned(&self, game: &Game, outcome: Outcome) -> Book {
        let Outcome::Win(winner) = outcome else { return self.clone() };
        let mut pages: Pages = (*self.0).clone();
        for (pos, &mv) in game.positions().iter().zip(game.moves()) {
            let entries = polyglot_key(pos).and_then(|key| pages.get_mut(&key));
            let code = encode(mv);
            let Some(entry) = entries.and_then(|all| all.iter_mut().find(|entry| entry.code == code)) else {
                continue;
            };
            entry.weight = adjust(entry.weight, pos.turn() == winner);
        }
        Book::from_pages(pages)
    }
}

/// A move that is never played stays so: its author had a reason.
fn adjust(weight: u32, has_won: bool) -> u32 {
    let step = (weight / PART).max(1);
    match (weight, has_won) {
        (0, _) => 0,
        (_, true) => weight.saturating_add(step),
        (_, false) => (weight - step).max(1),
    }
}
