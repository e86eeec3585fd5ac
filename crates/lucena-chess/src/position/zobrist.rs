//! The random numbers that keys are made of, drawn at compile time from a fixed seed.

use crate::{Bitboard, Color, File, Key, Piece, Square};

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
    let mut state = SEED;
    let mut numbers = Numbers {
        pieces: [[Key(0); 64]; 16],
        castling: [Key(0); 64],
        en_passant: [Key(0); 8],
        black_to_move: Key(0),
    };
    let mut i = 0;
    while i < 16 * 64 {
        (state, numbers.pieces[i / 64][i % 64]) = split_mix(state);
        i += 1;
    }
    i = 0;
    while i < 64 {
        (state, numbers.castling[i]) = split_mix(state);
        i += 1;
    }
    i = 0;
    while i < 8 {
        (state, numbers.en_passant[i]) = split_mix(state);
        i += 1;
    }
    (_, numbers.black_to_move) = split_mix(state);
    numbers
}

/// One step of the SplitMix64 generator.
const fn split_mix(state: u64) -> (u64, Key) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, Key(z ^ (z >> 31)))
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
