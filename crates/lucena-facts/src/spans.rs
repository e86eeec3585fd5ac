//! Sets of squares that pawns look forward and backward over, for many pawns at once.

use lucena_chess::{Bitboard, Color, File};

/// The squares from here to the far end of the board as `color` moves, the starting squares included.
#[inline]
pub const fn fill_forward(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => fill_north(set),
        Color::Black => fill_south(set),
    }
}

/// The squares strictly ahead on the same files.
#[inline]
pub const fn ahead(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => fill_north(set.north()),
        Color::Black => fill_south(set.south()),
    }
}

/// The squares strictly behind on the same files.
#[inline]
pub const fn behind(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => fill_south(set.south()),
        Color::Black => fill_north(set.north()),
    }
}

/// Every square that pawns of `color` attack now or could attack after advancing.
#[inline]
pub const fn attack_span(color: Color, pawns: Bitboard) -> Bitboard {
    let ahead = ahead(color, pawns);
    Bitboard(ahead.east().0 | ahead.west().0)
}

/// The whole files that the set touches.
#[inline]
pub const fn fill_files(set: Bitboard) -> Bitboard {
    Bitboard(fill_north(set).0 | fill_south(set).0)
}

/// The set and the squares beside it.
#[inline]
pub const fn widen(set: Bitboard) -> Bitboard {
    Bitboard(set.0 | set.east().0 | set.west().0)
}

/// One step forward as `color` moves.
#[inline]
pub const fn step(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => set.north(),
        Color::Black => set.south(),
    }
}

/// A set given as White sees it, as `color` sees it.
#[inline]
pub const fn relative(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => set,
        Color::Black => set.flip_ranks(),
    }
}

/// The files from `first` to `last`, both included.
pub const fn files(first: File, last: File) -> Bitboard {
    let mut set = 0;
    let mut index = first.index();
    while index <= last.index() {
        set |= Bitboard::file(File::ALL[index]).0;
        index += 1;
    }
    Bitboard(set)
}

/// The squares that one piece, marching on the eight directions, is beside: the set and all its neighbors.
#[inline]
pub const fn surround(set: Bitboard) -> Bitboard {
    let wide = widen(set);
    Bitboard(wide.0 | wide.north().0 | wide.south().0)
}

const fn fill_north(set: Bitboard) -> Bitboard {
    let mut bits = set.0;
    bits |= bits << 8;
    bits |= bits << 16;
    bits |= bits << 32;
    Bitboard(bits)
}

const fn fill_south(set: Bitboard) -> Bitboard {
    let mut bits = set.0;
    bits |= bits >> 8;
    bits |= bits >> 16;
    bits |= bits >> 32;
    Bitboard(bits)
}
