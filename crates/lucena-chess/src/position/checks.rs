//! Which moves give check, worked out once for all moves of a position.

use super::Position;
use crate::{Bitboard, Move, MoveKind, Role, Square, attacks};

/// The squares from which each piece of the side to move would give check, and the pieces that would discover one.
#[derive(Clone, Copy, Debug)]
pub struct CheckSquares {
    king: Square,
    by_role: [Bitboard; 6],
    discoverers: Bitboard,
}

impl Position {
    /// From where the side to move could give check.
    #[inline]
    pub fn check_squares(&self) -> CheckSquares {
        let (us, them) = (self.board.turn, !self.board.turn);
        let king = self.king(them);
        let occupied = self.occupied();
        let (diagonal, straight) = (attacks::bishop(king, occupied), attacks::rook(king, occupied));
        let snipers = (attacks::bishop_rays(king) & self.diagonal_sliders(us))
            | (attacks::rook_rays(king) & self.straight_sliders(us));
        let mut discoverers = Bitboard::EMPTY;
        for sniper in snipers {
            let blockers = attacks::between(king, sniper) & occupied;
            if !blockers.more_than_one() {
                discoverers |= blockers;
            }
        }
        let by_role = [
            attacks::pawn(them, king),
            attacks::knight(king),
            diagonal,
            straight,
            diagonal | straight,
            Bitboard::EMPTY,
        ];
        CheckSquares { king, by_role, discoverers: discoverers & self.color(us) }
    }
}

impl CheckSquares {
    /// Whether a legal move of the position gives check: what [`Position::gives_check`] says, sooner.
    #[inline]
    pub fn gives_check(&self, pos: &Position, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        match mv.kind() {
            MoveKind::Quiet | MoveKind::DoublePush | MoveKind::Capture => {
                let role = pos.role_on(from).unwrap_or(Role::King);
                self.by_role[role.index()].contains(to)
                    || (self.discoverers.contains(from) && !attacks::line(self.king, from).contains(to))
            }
            // Two pieces move or vanish at once, or what arrives is not what left.
            _ => pos.gives_check(mv),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::for_each_random_position;

    #[test]
    fn the_squares_say_what_the_move_says() {
        for_each_random_position(31, 20_000, |pos| {
            let squares = pos.check_squares();
            for mv in &pos.legal_moves() {
                assert_eq!(squares.gives_check(pos, mv), pos.gives_check(mv), "{mv:?} {pos:?}");
                assert_eq!(pos.gives_check(mv), pos.after(mv).is_check(), "{mv:?} {pos:?}");
            }
        });
    }

    #[test]
    fn the_key_of_a_move_is_known_before_it_is_made() {
        let mut same = 0;
        let mut all = 0;
        for_each_random_position(32, 5_000, |pos| {
            for mv in &pos.legal_moves() {
                let next = pos.after(mv);
                let is_plain = mv.kind() == crate::MoveKind::Quiet || mv.kind() == crate::MoveKind::Capture;
                if is_plain && pos.castling_rooks() == next.castling_rooks() {
                    assert_eq!(pos.key_after(mv), next.key(), "{mv:?} {pos:?}");
                }
                same += usize::from(pos.key_after(mv) == next.key());
                all += 1;
            }
        });
        assert!(all * 9 < same * 10, "{same} of {all}");
    }
}
