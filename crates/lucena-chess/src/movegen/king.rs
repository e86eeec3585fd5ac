//! King moves and castling: the squares that the other side attacks must be known.

use super::{Generator, Side, Sink, Wanted};
use crate::position::castle_destinations;
use crate::{Bitboard, Move, MoveKind, Role, Square, attacks};

impl<W: Wanted, S: Side> Generator<'_, W, S> {
    #[inline]
    pub(super) fn king_moves(&self, sink: &mut impl Sink) {
        if !self.scope.from.contains(self.king) {
            return;
        }
        let castles =
            W::QUIET && self.pos.checkers().is_empty() && self.pos.castling_rooks().intersects(self.own);
        let steps = attacks::king(self.king) & self.wanted & self.scope.to;
        if steps.is_empty() && !castles {
            return;
        }
        let danger = self.danger();
        let safe = steps - danger;
        if safe.any() {
            sink.piece(self.king, safe, self.enemies);
        }
        if castles {
            for rook in self.pos.castling_rooks() & self.own & self.scope.to {
                if self.can_castle(rook, danger) {
                    sink.single(Move::new(self.king, rook, MoveKind::Castle));
                }
            }
        }
    }

    /// The squares that the other side attacks, seen through our king, which cannot hide behind itself.
    #[inline]
    fn danger(&self) -> Bitboard {
        let (pos, them) = (self.pos, !S::COLOR);
        let occupied = self.occupied.without(self.king);
        let mut danger = attacks::pawns(them, pos.pieces(them, Role::Pawn)) | attacks::king(pos.king(them));
        for knight in pos.pieces(them, Role::Knight) {
            danger |= attacks::knight(knight);
        }
        for slider in pos.diagonal_sliders(them) {
            danger |= attacks::bishop(slider, occupied);
        }
        for slider in pos.straight_sliders(them) {
            danger |= attacks::rook(slider, occupied);
        }
        danger
    }

    #[inline]
    fn can_castle(&self, rook: Square, danger: Bitboard) -> bool {
        let (king_to, rook_to) = castle_destinations(self.king, rook);
        let king_path = attacks::between(self.king, king_to).with(king_to);
        let rook_path = attacks::between(rook, rook_to).with(rook_to);
        let others = self.occupied.without(self.king).without(rook);
        !(king_path | rook_path).intersects(others)
            && !king_path.intersects(danger)
            // In Chess960 the rook may be all that shields the king along the rank.
            && !self.pos.pinned().contains(rook)
    }
}
