//! What a matcher can look at: a position, or the plain [`Board`] of a game that is played once more.

use lucena_chess::{Bitboard, Board, Color, Position, Role};

/// Pieces on squares, and the rights that matter to moves.
pub trait Placement {
    /// The squares of both sides' pieces of one role.
    fn role(&self, role: Role) -> Bitboard;

    /// The squares of one side's pieces.
    fn color(&self, color: Color) -> Bitboard;

    /// The board with a side to move; when that changes the turn, en passant is lost.
    fn board_for(&self, side: Color) -> Board;

    /// The squares of one side's pieces of one role.
    #[inline]
    fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// The squares of all pieces.
    #[inline]
    fn occupied(&self) -> Bitboard {
        self.color(Color::White) | self.color(Color::Black)
    }
}

impl Placement for Position {
    #[inline]
    fn role(&self, role: Role) -> Bitboard {
        Position::role(self, role)
    }

    #[inline]
    fn color(&self, color: Color) -> Bitboard {
        Position::color(self, color)
    }

    #[inline]
    fn board_for(&self, side: Color) -> Board {
        self.board().with_turn(side)
    }
}

impl Placement for Board {
    #[inline]
    fn role(&self, role: Role) -> Bitboard {
        Board::role(self, role)
    }

    #[inline]
    fn color(&self, color: Color) -> Bitboard {
        Board::color(self, color)
    }

    #[inline]
    fn board_for(&self, side: Color) -> Board {
        self.with_turn(side)
    }
}
