//! Correction history: by how much the static evaluation of similar positions proved wrong.
//!
//! Similar means: the same pawns, or the same pieces of one side. After a search the difference between its
//! result and the evaluation is remembered under these keys and added to the next evaluation.

use lucena_chess::{Color, Key, Position};
use lucena_eval::Score;

use crate::search::params::{correction_grain, correction_max, correction_rate};

const SIZE: usize = 1 << 14;

/// The corrections of one thread, by side to move.
pub(crate) struct Correction {
    pawns: Vec<[i16; 2]>,
    pieces: [Vec<[i16; 2]>; 2],
}

impl Correction {
    pub(crate) fn new() -> Correction {
        let empty = || vec![[0; 2]; SIZE];
        Correction { pawns: empty(), pieces: [empty(), empty()] }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.pawns.fill([0; 2]);
        self.pieces.iter_mut().for_each(|table| table.fill([0; 2]));
    }

    /// What to add to the evaluation of a position.
    #[inline]
    pub(crate) fn of(&self, pos: &Position) -> i32 {
        let us = pos.turn().index();
        let mut sum = i32::from(self.pawns[slot(pos.pawn_key())][us]);
        for color in Color::ALL {
            sum += i32::from(self.pieces[color.index()][slot(pos.officer_key(color))][us]);
        }
        sum / (correction_grain() * 2)
    }

    /// Learns that a search of this depth gave `score` where the evaluation had said `evaluation`.
    #[inline]
    pub(crate) fn learn(&mut self, pos: &Position, evaluation: Score, score: Score, depth: i32) {
        let us = pos.turn().index();
        let weight = (depth + 1).min(16);
        let target = (score.value() - evaluation.value()) * correction_grain();
        let pull = |value: &mut i16| {
            let old = i32::from(*value);
            let new = (old * (correction_rate() - weight) + target * weight) / correction_rate();
            *value = new
                .clamp(old - correction_max() / 4, old + correction_max() / 4)
                .clamp(-correction_max(), correction_max()) as i16;
        };
        pull(&mut self.pawns[slot(pos.pawn_key())][us]);
        for color in Color::ALL {
            pull(&mut self.pieces[color.index()][slot(pos.officer_key(color))][us]);
        }
    }
}

#[inline]
fn slot(key: Key) -> usize {
    key.0 as usize % SIZE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corrections_go_where_the_results_point_and_stay_bounded() {
        let pos = Position::start();
        let mut correction = Correction::new();
        assert_eq!(correction.of(&pos), 0);
        for _ in 0..1000 {
            correction.learn(&pos, Score::new(0), Score::new(40), 8);
        }
        let learned = correction.of(&pos);
        assert!((30..=60).contains(&learned), "{learned}");
        for _ in 0..1000 {
            correction.learn(&pos, Score::new(0), Score::new(-9000), 8);
        }
        let worst = 3 * correction_max() / (2 * correction_grain());
        assert!(-worst <= correction.of(&pos) && correction.of(&pos) < 0);
        correction.clear();
        assert_eq!(correction.of(&pos), 0);
    }
}
