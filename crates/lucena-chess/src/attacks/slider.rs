//! Sliding attacks by walking along the rays: slow, plain, and the source of every table.

use crate::{Bitboard, Square};

const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
const STRAIGHT: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];

/// The number of entries of the two tables: two to the power of the relevant squares, summed up.
pub(super) const BISHOP_ENTRIES: usize = 5_248;
pub(super) const ROOK_ENTRIES: usize = 102_400;

/// The squares a bishop attacks, found by walking.
pub(super) const fn bishop_walk(square: Square, occupied: Bitboard) -> Bitboard {
    walk(square, occupied, DIAGONAL)
}

/// The squares a rook attacks, found by walking.
pub(super) const fn rook_walk(square: Square, occupied: Bitboard) -> Bitboard {
    walk(square, occupied, STRAIGHT)
}

const fn walk(square: Square, occupied: Bitboard, directions: [(i8, i8); 4]) -> Bitboard {
    let mut seen = Bitboard::EMPTY;
    let mut i = 0;
    while i < 4 {
        let (files, ranks) = directions[i];
        let mut here = square.offset(files, ranks);
        while let Some(next) = here {
            seen = seen.with(next);
            here = if occupied.contains(next) { None } else { next.offset(files, ranks) };
        }
        i += 1;
    }
    seen
}

/// The squares whose occupation matters to a slider: its rays without their last square, which is seen
/// whether it is empty or not.
pub(super) const fn relevant(square: Square, rook: bool) -> Bitboard {
    let directions = if rook { STRAIGHT } else { DIAGONAL };
    let mut mask = Bitboard::EMPTY;
    let mut i = 0;
    while i < 4 {
        let (files, ranks) = directions[i];
        let mut here = square.offset(files, ranks);
        while let Some(next) = here {
            here = next.offset(files, ranks);
            if here.is_some() {
                mask = mask.with(next);
            }
        }
        i += 1;
    }
    mask
}

/// A slider's attacks for every occupation of its relevant squares, in the order of their PEXT index: entry `i`
/// belongs to the occupation whose `n`-th relevant square is taken where bit `n` of `i` is set.
///
/// A blocker takes away what lies behind it, whoever else blocks; so the entries with one more square taken are
/// the entries before them without its shadow. This is all that the compiler has to work out a hundred thousand times.
pub(super) const fn fill(table: &mut [Bitboard], start: usize, square: Square, rook: bool) {
    let rays = if rook { rook_walk(square, Bitboard::EMPTY) } else { bishop_walk(square, Bitboard::EMPTY) };
    table[start] = rays;
    let mut left = relevant(square, rook).0;
    let mut filled = 1;
    while left != 0 {
        let blocker = Bitboard(left & left.wrapping_neg());
        let seen = if rook { rook_walk(square, blocker) } else { bishop_walk(square, blocker) };
        let mut i = start;
        while i < start + filled {
            table[i + filled] = Bitboard(table[i].0 & seen.0);
            i += 1;
        }
        filled *= 2;
        left &= left - 1;
    }
}

/// The diagonal through a square that rises (`slope` 1) or falls (−1) to the right.
pub(super) const fn diagonal(square: Square, slope: i8) -> Bitboard {
    let mut line = Bitboard::EMPTY;
    let mut step = -7;
    while step <= 7 {
        if let Some(next) = square.offset(step, slope * step) {
            line = line.with(next);
        }
        step += 1;
    }
    line
}
