//! Whether everything a position keeps up to date agrees with what stands on the board.

use super::{Position, zobrist};
use crate::{Color, Key, Piece, Role, Square};

impl Position {
    /// Whether all parts of the position agree with each other. For assertions and tests.
    pub fn is_sound(&self) -> bool {
        self.pieces_agree() && self.keys_agree() && self.checks_agree()
    }

    fn pieces_agree(&self) -> bool {
        Square::all().all(|square| {
            let found = Piece::ALL.into_iter().filter(|p| self.pieces(p.color(), p.role()).contains(square));
            found.collect::<Vec<_>>() == self.piece_on(square).into_iter().collect::<Vec<_>>()
        }) && Color::ALL.into_iter().all(|color| self.pieces(color, Role::King).count() == 1)
    }

    fn keys_agree(&self) -> bool {
        let mut keys = [Key(0); 3];
        for square in Square::all() {
            if let Some(piece) = self.piece_on(square) {
                let place = if piece.role() == Role::Pawn { 0 } else { 1 + piece.color().index() };
                keys[place] ^= zobrist::piece(piece, square);
            }
        }
        let mut state = zobrist::turn(self.board.turn) ^ zobrist::castling(self.board.castling_rooks);
        if let Some(square) = self.en_passant {
            state ^= zobrist::en_passant(square.file());
        }
        keys == self.placement_keys && state == self.state_key
    }

    fn checks_agree(&self) -> bool {
        let them = !self.board.turn;
        let mut fresh = *self;
        fresh.refresh_checks();
        fresh.checkers == self.checkers
            && fresh.pinned == self.pinned
            && self.checkers == self.attackers_of(self.king(self.board.turn), them, self.occupied())
            && self.attackers_of(self.king(them), self.board.turn, self.occupied()).is_empty()
    }
}
