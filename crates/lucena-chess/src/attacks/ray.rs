//! Straight lines on the empty board: rays of a square, squares between two, the line through two.

use super::slider::{bishop_walk, diagonal, rook_walk};
use crate::{Bitboard, Square};

static BISHOP_RAYS: [Bitboard; 64] = rays().0;
static ROOK_RAYS: [Bitboard; 64] = rays().1;
static DIAGONALS: [[Bitboard; 2]; 64] = diagonal_table();
static BETWEEN: [[Bitboard; 64]; 64] = pair_tables().0;
static LINE: [[Bitboard; 64]; 64] = pair_tables().1;

const fn rays() -> ([Bitboard; 64], [Bitboard; 64]) {
    let mut tables = ([Bitboard::EMPTY; 64], [Bitboard::EMPTY; 64]);
    let mut i = 0;
    while i < 64 {
        let square = Square::from_index_unchecked(i as u8);
        tables.0[i] = bishop_walk(square, Bitboard::EMPTY);
        tables.1[i] = rook_walk(square, Bitboard::EMPTY);
        i += 1;
    }
    tables
}

const fn diagonal_table() -> [[Bitboard; 2]; 64] {
    let mut table = [[Bitboard::EMPTY; 2]; 64];
    let mut i = 0;
    while i < 64 {
        let square = Square::from_index_unchecked(i as u8);
        table[i] = [diagonal(square, 1), diagonal(square, -1)];
        i += 1;
    }
    table
}

const fn pair_tables() -> ([[Bitboard; 64]; 64], [[Bitboard; 64]; 64]) {
    let mut between = [[Bitboard::EMPTY; 64]; 64];
    let mut line = [[Bitboard::EMPTY; 64]; 64];
    let (bishop_rays, rook_rays) = rays();
    let mut a = 0;
    while a < 64 {
        let from = Square::from_index_unchecked(a as u8);
        let mut b = 0;
        while b < 64 {
            let to = Square::from_index_unchecked(b as u8);
            let ends = Bitboard::square(from).0 | Bitboard::square(to).0;
            if bishop_rays[a].contains(to) {
                line[a][b] = Bitboard(bishop_rays[a].0 & bishop_rays[b].0 | ends);
                between[a][b] = Bitboard(
                    bishop_walk(from, Bitboard::square(to)).0 & bishop_walk(to, Bitboard::square(from)).0,
                );
            } else if rook_rays[a].contains(to) {
                line[a][b] = Bitboard(rook_rays[a].0 & rook_rays[b].0 | ends);
                between[a][b] = Bitboard(
                    rook_walk(from, Bitboard::square(to)).0 & rook_walk(to, Bitboard::square(from)).0,
                );
            }
            b += 1;
        }
        a += 1;
    }
    (between, line)
}

/// The squares a bishop would attack on the empty board.
#[inline]
pub fn bishop_rays(square: Square) -> Bitboard {
    BISHOP_RAYS[square.index()]
}

/// The squares a rook would attack on the empty board.
#[inline]
pub fn rook_rays(square: Square) -> Bitboard {
    ROOK_RAYS[square.index()]
}

/// The two diagonals through a square, itself included: the one that rises to the right, and the one that
/// falls.
#[inline]
pub fn diagonals(square: Square) -> [Bitboard; 2] {
    DIAGONALS[square.index()]
}

/// The squares strictly between two squares of one file, rank or diagonal; else none.
///
/// ```
/// use lucena_chess::{attacks, Bitboard, Square};
///
/// assert_eq!(attacks::between(Square::A1, Square::C3), Bitboard::from(Square::B2));
/// assert!(attacks::between(Square::A1, Square::C2).is_empty());
/// ```
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole file, rank or diagonal through two different squares, both included; none if they share no line.
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}
