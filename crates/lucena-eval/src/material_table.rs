//! What was found out about material, kept for the next position with the same pieces.

use lucena_chess::{Bitboard, Color, Position};
use lucena_facts::{Signature, material};

use crate::family::imbalance;
use crate::recorder::{Recorder, Silent};
use crate::{Tapered, Term, Weights};

/// How many combinations are remembered; a search meets a few hundred.
const ENTRIES: usize = 1_024;

/// What a combination of pieces is worth beside their own values, White's sum less Black's.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: Option<Key>,
    value: Tapered,
}

const EMPTY: Entry = Entry { key: None, value: Tapered::ZERO };

/// Everything that the imbalance depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key(Signature, [bool; 2]);

impl Key {
    #[inline]
    fn place(self) -> usize {
        let mixed = self.0.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 54) as usize % ENTRIES
    }
}

/// The memory for material; each thread has its own.
#[derive(Clone, Debug)]
pub(crate) struct MaterialTable {
    entries: Box<[Entry]>,
}

impl MaterialTable {
    pub(crate) fn new() -> MaterialTable {
        MaterialTable { entries: vec![EMPTY; ENTRIES].into_boxed_slice() }
    }

    /// Gives the recorder what the material of a position is worth beside the values of the pieces.
    #[inline(always)]
    pub(crate) fn look_up<R: Recorder>(&mut self, pos: &Position, weights: &Weights, recorder: &mut R) {
        let signature = Signature::of(pos);
        if !R::MAY_REMEMBER {
            imbalance::evaluate(pos, signature, recorder);
            return;
        }
        let key = Key(signature, Color::ALL.map(|color| material::has_bishop_pair(pos, color)));
        let place = &mut self.entries[key.place()];
        if place.key != Some(key) {
            *place = compute(pos, key, weights);
        }
        recorder.adjust(Color::White, Term::PairOwn, place.value, Bitboard::EMPTY);
    }
}

/// Looks at new material; rare enough to stay out of the way of the usual case.
#[cold]
fn compute(pos: &Position, key: Key, weights: &Weights) -> Entry {
    let mut silent = Silent::new(weights);
    imbalance::evaluate(pos, key.0, &mut silent);
    Entry { key: Some(key), value: silent.balance() }
}
