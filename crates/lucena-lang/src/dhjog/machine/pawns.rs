//! Pawn structure as the functions of DHJOG define it; every set is one of squares.

use lucena_chess::{Bitboard, Color, Position, Role, attacks};

/// One step ahead for a side.
pub(super) fn forward(color: Color, squares: u64) -> u64 {
    match color {
        Color::White => squares << 8,
        Color::Black => squares >> 8,
    }
}

/// All squares ahead of some, on the same files.
pub(super) fn ahead(color: Color, squares: u64) -> u64 {
    let mut all = forward(color, squares);
    for _ in 0..6 {
        all |= forward(color, all);
    }
    all
}

/// The squares beside some.
pub(super) fn beside(squares: u64) -> u64 {
    (Bitboard(squares).east() | Bitboard(squares).west()).0
}

/// Whole files of some squares.
pub(super) fn files(squares: u64) -> u64 {
    squares | ahead(Color::White, squares) | ahead(Color::Black, squares)
}

fn pawns(pos: &Position, color: Color) -> u64 {
    pos.pieces(color, Role::Pawn).0
}

pub(super) fn passed(pos: &Position, color: Color) -> u64 {
    let watched = ahead(!color, pawns(pos, !color));
    let own = pawns(pos, color);
    own & !(watched | beside(watched)) & !ahead(!color, own)
}

pub(super) fn isolated(pos: &Position, color: Color) -> u64 {
    let own = pawns(pos, color);
    own & !beside(files(own))
}

pub(super) fn doubled(pos: &Position, color: Color) -> u64 {
    let own = pawns(pos, color);
    own & ahead(!color, own)
}

pub(super) fn backward(pos: &Position, color: Color) -> u64 {
    let own = pawns(pos, color);
    let enemy = attacks::pawns(!color, Bitboard(pawns(pos, !color))).0;
    let is_backward = |pawn: u64| {
        let level_or_behind = beside(pawn | ahead(!color, pawn));
        beside(files(pawn)) & own != 0 && level_or_behind & own == 0 && forward(color, pawn) & enemy != 0
    };
    let found = Bitboard(own).into_iter().filter(|square| is_backward(Bitboard::square(*square).0));
    found.collect::<Bitboard>().0
}

pub(super) fn connected(pos: &Position, color: Color) -> u64 {
    let own = pawns(pos, color);
    own & (beside(own) | attacks::pawns(color, Bitboard(own)).0)
}

pub(super) fn blocked(pos: &Position, color: Color) -> u64 {
    pawns(pos, color) & forward(!color, pos.occupied().0)
}

/// How many groups of neighboring files hold own pawns.
pub(super) fn islands(pos: &Position, color: Color) -> u32 {
    let on_files = files(pawns(pos, color)) & 0xff;
    (on_files & !(on_files << 1)).count_ones()
}

pub(super) fn open_files(pos: &Position) -> u64 {
    !files(pos.role(Role::Pawn).0)
}

pub(super) fn half_open_files(pos: &Position, color: Color) -> u64 {
    files(pawns(pos, !color)) & !files(pawns(pos, color))
}

pub(super) fn outposts(pos: &Position, color: Color) -> u64 {
    let ranks: u64 = match color {
        Color::White => 0x0000_ffff_ff00_0000,
        Color::Black => 0x0000_00ff_ffff_0000,
    };
    let watched = beside(ahead(!color, pawns(pos, !color)));
    ranks & attacks::pawns(color, Bitboard(pawns(pos, color))).0 & !watched
}

/// The rule of the square: the other side has only its king, which comes too late for a passed pawn.
pub(super) fn has_unstoppable(pos: &Position, color: Color) -> bool {
    let other = pos.color(!color).0;
    if other & !(pos.role(Role::Pawn) | pos.role(Role::King)).0 != 0 {
        return false;
    }
    let king = pos.king(!color);
    Bitboard(passed(pos, color)).into_iter().any(|pawn| {
        let path = ahead(color, Bitboard::square(pawn).0);
        if path & pos.occupied().0 != 0 {
            return false;
        }
        let rank = color.relative_rank(pawn.rank()).index() as u32 + 1;
        let steps = 8 - rank - u32::from(rank == 2);
        let goal = lucena_chess::Square::new(pawn.file(), color.promotion_rank());
        king.distance(goal) > steps + u32::from(pos.turn() != color)
    })
}
