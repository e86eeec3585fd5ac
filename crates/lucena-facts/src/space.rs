//! Room to move: safe squares behind the own pawns in the middle of the board, and hold on the center.

use lucena_chess::{Bitboard, Color, File};

use crate::{AttackMap, PawnStructure, spans};

/// The four squares in the middle.
pub const CENTER: Bitboard = Bitboard(0x0000_0018_1800_0000);
/// The sixteen squares around the middle.
pub const EXTENDED_CENTER: Bitboard = Bitboard(0x0000_3c3c_3c3c_0000);

/// The files c to f on the second, third and fourth rank as a side counts: where room is made.
pub const fn area(color: Color) -> Bitboard {
    let ranks = Bitboard(0x0000_0000_ffff_ff00);
    spans::relative(color, Bitboard(ranks.0 & spans::files(File::C, File::F).0))
}

/// The squares of that area at or behind the own pawns which no enemy pawn attacks.
pub fn secured(pawns: &PawnStructure, color: Color) -> Bitboard {
    let own = pawns.side(color).pawns;
    area(color) & (own | spans::behind(color, own)) & !pawns.side(!color).attacks
}

/// The squares of that area that are free of own pawns and not attacked by enemy pawns.
#[inline]
pub fn available(pawns: &PawnStructure, color: Color) -> Bitboard {
    area(color) - pawns.side(color).pawns - pawns.side(!color).attacks
}

/// The squares of the center that only one side attacks.
pub fn controlled_center(map: &AttackMap, color: Color) -> Bitboard {
    CENTER & (map.all(color) - map.all(!color))
}
