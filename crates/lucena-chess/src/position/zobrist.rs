//! The random numbers that keys are made of, drawn at compile time from a fixed seed.

use crate::{Bitboard, Color, File, Key, Piece, Random, Square};

struct Numbers {
    pieces: [[Key; 64]; 16],
    castling: [Key; 64],
    en_passant: [Key; 8],
    black_to_move: Key,
}

/// The year of Lucena's book.
const SEED: u64 = 1497;

static NUMBERS: Numbers = draw();

const fn draw() -> Numbers {
    let mut random = Random::new(SEED);
    let mut numbers = Numbers {
        pieces: [[Key(0); 64]; 16],
        castling: [Key(0); 64],
        en_passant: [Key(0); 8],
        black_to_move: Key(0),
    };
    let mut i = 0;
    while i < 16 * 64 {
        numbers.pieces[i / 64][i % 64] = Key(random.next_u64());
        i += 1;
    }
    i = 0;
    while i < 64 {
        numbers.castling[i] = Key(random.next_u64());
        i += 1;
    }
    i = 0;
    while i < 8 {
        numbers.en_passant[i] = Key(random.next_u64());
        i += 1;
    }
    numbers.black_to_move = Key(random.next_u64());
    numbers
}

#[inline]
pub(super) fn piece(piece: Piece, square: Square) -> Key {
    NUMBERS.pieces[piece as usize][square.index()]
}

/// The key of a set of rooks that may still castle.
#[inline]
pub(super) fn castling(rooks: Bitboard) -> Key {
    rooks.into_iter().fold(Key(0), |key, rook| key ^ NUMBERS.castling[rook.index()])
}

#[inline]
pub(super) fn en_passant(file: File) -> Key {
    NUMBERS.en_passant[file.index()]
}

#[inline]
pub(super) fn turn(color: Color) -> Key {
    match color {
        Color::White => Key(0),
        Color::Black => NUMBERS.black_to_move,
    }
}
