//! The same position with the sides exchanged.

use super::Position;
use crate::{Bitboard, Piece, Setup, Square};

impl Position {
    /// The position with colors exchanged and the board upside down: what White could do, Black now can.
    ///
    /// ```
    /// use lucena_chess::Position;
    ///
    /// let pos = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")?;
    /// assert_eq!(pos.mirrored().fen(), "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
    /// # Ok::<(), lucena_chess::notation::FenError>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Position {
        let setup = self.to_setup();
        let mut board = [None; 64];
        for square in Square::all() {
            board[square.flip_rank().index()] =
                setup.board[square.index()].map(|piece| Piece::new(!piece.color(), piece.role()));
        }
        let mirrored = Setup {
            board,
            turn: !setup.turn,
            castling_rooks: Bitboard(setup.castling_rooks.0.swap_bytes()),
            en_passant: setup.en_passant.map(Square::flip_rank),
            ..setup
        };
        Position::try_from(mirrored).expect("the mirror image of a legal position is legal")
    }
}
