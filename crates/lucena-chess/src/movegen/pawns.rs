//! Pawn moves, for all pawns at once.

use super::{Generator, Side, Sink, Wanted};
use crate::{Bitboard, Color, File, Move, MoveKind, Rank, Role, attacks};

impl<W: Wanted, S: Side> Generator<'_, W, S> {
    /// From the square of arrival back to the square of departure of a single step.
    const BACK: i8 = match S::COLOR {
        Color::White => -8,
        Color::Black => 8,
    };
    const PROMOTION_RANK: Bitboard = Bitboard::rank(S::COLOR.promotion_rank());
    const THIRD_RANK: Bitboard = Bitboard::rank(S::COLOR.relative_rank(Rank::Third));

    #[inline]
    pub(super) fn pawn_moves(&self, sink: &mut impl Sink) {
        let pawns = self.own & self.pos.role(Role::Pawn) & self.scope.from;
        if pawns.is_empty() {
            return;
        }
        let answer = self.answer & self.scope.to;
        self.pushes(pawns, answer, sink);
        if W::NOISY {
            // A capture towards the h-file runs along the rising diagonal for White, the falling for Black.
            let [rising, falling] = attacks::diagonals(self.king);
            let (east_line, west_line) = match S::COLOR {
                Color::White => (rising, falling),
                Color::Black => (falling, rising),
            };
            let targets = self.enemies & answer;
            let eastward = self.free_along(pawns, east_line) - Bitboard::file(File::H);
            let westward = self.free_along(pawns, west_line) - Bitboard::file(File::A);
            let ahead = |pawns| attacks::pawn_steps(S::COLOR, pawns);
            self.captures(Bitboard(ahead(eastward).0 << 1) & targets, Self::BACK - 1, sink);
            self.captures(Bitboard(ahead(westward).0 >> 1) & targets, Self::BACK + 1, sink);
            self.en_passant(pawns, sink);
        }
    }

    /// The pawns that are not pinned, or pinned along `line`, which runs through the king.
    #[inline]
    fn free_along(&self, pawns: Bitboard, line: Bitboard) -> Bitboard {
        pawns & (line | !self.pos.pinned())
    }

    #[inline]
    fn pushes(&self, pawns: Bitboard, answer: Bitboard, sink: &mut impl Sink) {
        let free = self.free_along(pawns, Bitboard::file(self.king.file()));
        let steps = attacks::pawn_steps(S::COLOR, free) - self.occupied;
        if W::QUIET {
            let doubles = (attacks::pawn_steps(S::COLOR, steps & Self::THIRD_RANK) - self.occupied) & answer;
            sink.pawns(steps & (answer - Self::PROMOTION_RANK), Self::BACK, MoveKind::Quiet);
            sink.pawns(doubles, 2 * Self::BACK, MoveKind::DoublePush);
        }
        if W::NOISY {
            let promotions = steps & answer & Self::PROMOTION_RANK;
            if promotions.any() {
                sink.promotions(promotions, Self::BACK, false);
            }
        }
    }

    #[inline]
    fn captures(&self, to: Bitboard, step: i8, sink: &mut impl Sink) {
        sink.pawns(to - Self::PROMOTION_RANK, step, MoveKind::Capture);
        let promotions = to & Self::PROMOTION_RANK;
        if promotions.any() {
            sink.promotions(promotions, step, true);
        }
    }

    #[inline]
    fn en_passant(&self, pawns: Bitboard, sink: &mut impl Sink) {
        let Some(to) = self.pos.en_passant().filter(|&to| self.scope.to.contains(to)) else { return };
        for from in attacks::pawn(!S::COLOR, to) & pawns {
            if self.pos.en_passant_is_safe(from, to) {
                sink.single(Move::new(from, to, MoveKind::EnPassant));
            }
        }
    }
}
