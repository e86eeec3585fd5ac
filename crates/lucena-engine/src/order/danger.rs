//! Where the other side attacks, and where a piece would be lost to a lesser one: quiet moves that leave such a square come
//! earlier, those that enter one later, and histories are kept apart by whether a move starts or ends under attack.

use lucena_chess::{Bitboard, Move, Position, Role, attacks};

use crate::search::params::{danger_minor, danger_queen, danger_rook};

/// The squares that the side not to move attacks: all of them, and by lesser pieces, for each role of the side to move.
#[derive(Clone, Copy, Default)]
pub(crate) struct Danger {
    all: Bitboard,
    of_role: [Bitboard; 6],
}

impl Danger {
    #[inline]
    pub(crate) fn of(pos: &Position) -> Danger {
        let (them, occupied) = (!pos.turn(), pos.occupied());
        let by_pawns = attacks::pawns(them, pos.pieces(them, Role::Pawn));
        let by_knights = union(pos.pieces(them, Role::Knight), attacks::knight);
        let by_bishops = union(pos.pieces(them, Role::Bishop), |square| attacks::bishop(square, occupied));
        let by_minors = by_pawns | by_knights | by_bishops;
        let by_rooks = union(pos.pieces(them, Role::Rook), |square| attacks::rook(square, occupied));
        let by_queens = union(pos.pieces(them, Role::Queen), |square| attacks::queen(square, occupied));
        let (none, lesser) = (Bitboard::EMPTY, by_minors | by_rooks);
        Danger {
            all: lesser | by_queens | attacks::king(pos.king(them)),
            of_role: [none, by_pawns, by_pawns, by_minors, lesser, none],
        }
    }

    /// All squares that are attacked.
    #[inline]
    pub(crate) fn squares(&self) -> Bitboard {
        self.all
    }

    /// What a quiet move gains in the order by leaving danger, or loses by entering it.
    #[inline]
    pub(crate) fn change(&self, role: Role, mv: Move) -> i32 {
        let worth = [0, danger_minor(), danger_minor(), danger_rook(), danger_queen(), 0];
        let squares = self.of_role[role.index()];
        worth[role.index()] * (i32::from(squares.contains(mv.from())) - i32::from(squares.contains(mv.to())))
    }
}

/// What all pieces of a set attack.
#[inline]
fn union(pieces: Bitboard, attacks: impl Fn(lucena_chess::Square) -> Bitboard) -> Bitboard {
    pieces.into_iter().fold(Bitboard::EMPTY, |sum, square| sum | attacks(square))
}

#[cfg(test)]
mod tests {
    use lucena_chess::testkit::for_each_random_position;

    use super::*;

    /// The same by asking each square who attacks it.
    #[test]
    fn danger_is_what_lesser_attackers_say() {
        let ranks = [0, 1, 1, 2, 3, 4];
        for_each_random_position(21, 1_000, |pos| {
            let danger = Danger::of(pos);
            for square in lucena_chess::Square::all() {
                let attackers = pos.attackers_of(square, !pos.turn(), pos.occupied());
                assert_eq!(danger.squares().contains(square), attackers.any(), "{square} {pos:?}");
            }
            for mv in &pos.quiets() {
                let Some(role) = pos.role_on(mv.from()) else { continue };
                if matches!(role, Role::Pawn | Role::King) {
                    assert_eq!(danger.change(role, mv), 0);
                    continue;
                }
                let in_danger = |square| {
                    let attackers = pos.attackers_of(square, !pos.turn(), pos.occupied());
                    let lesser = |by: Role| ranks[by.index()] < ranks[role.index()];
                    attackers.into_iter().any(|from| pos.role_on(from).is_some_and(lesser))
                };
                let expected = i32::from(in_danger(mv.from())) - i32::from(in_danger(mv.to()));
                assert_eq!(danger.change(role, mv).signum(), expected, "{mv:?} {pos:?}");
            }
        });
    }
}
