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

/// The attacks along one straight line for the sliders on it, by the subtraction trick: subtracting the
/// slider from the occupation flips everything up to the first blocker.
///
/// Table building calls this a hundred thousand times inside the compiler, where walking would be too slow.
const fn along_line(square: Square, occupied: Bitboard, line: Bitboard) -> Bitboard {
    let slider = Bitboard::square(square).0;
    let blockers = occupied.0 & line.0 & !slider;
    let upward = blockers.wrapping_sub(slider << 1) ^ blockers;
    let reversed = blockers.reverse_bits();
    let downward = (reversed.wrapping_sub(slider.reverse_bits() << 1) ^ reversed).reverse_bits();
    Bitboard((upward ^ downward) & line.0 & !slider)
}

/// The two lines a rook or a bishop on `square` slides along.
pub(super) const fn lines_of(square: Square, rook: bool) -> [Bitboard; 2] {
    if rook {
        [Bitboard::file(square.file()), Bitboard::rank(square.rank())]
    } else {
        [diagonal(square, 1), diagonal(square, -1)]
    }
}

/// The squares a slider attacks along its two lines, without walking.
pub(super) const fn along_lines(square: Square, occupied: Bitboard, lines: [Bitboard; 2]) -> Bitboard {
    Bitboard(along_line(square, occupied, lines[0]).0 | along_line(square, occupied, lines[1]).0)
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
