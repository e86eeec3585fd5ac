//! Playing the moves of a recorded game on a plain board: no keys, no checks, no pins, and of the rules only
//! what keeps the board a board.

use std::fmt;

use crate::{Color, Move, MoveKind, Rank, Role, Square};

use super::Board;
use crate::position::castle_destinations;

/// The move cannot be played: no piece of the side to move, a wrong kind, a square that is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unplayable;

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the move cannot be played on this board")
    }
}

impl std::error::Error for Unplayable {}

impl Board {
    /// Plays a move of a game that was legal when it was recorded.
    ///
    /// How pieces move is not looked at. Whatever moves are given, each side keeps its one king and no piece
    /// appears but by promotion, so that any board is safe to look at; a legal move is always played rightly.
    ///
    /// # Errors
    /// If the move does not fit the pieces on the board, which is then not to be used any more.
    #[inline]
    pub fn replay(&mut self, mv: Move) -> Result<(), Unplayable> {
        let (us, from, to) = (self.turn, mv.from(), mv.to());
        if !self.color(us).contains(from) {
            return Err(Unplayable);
        }
        let role = self.standing_role(from);
        let passed = self.passed.take();
        match mv.kind() {
            MoveKind::Castle => self.replay_castling(from, to)?,
            MoveKind::DoublePush => {
                let way = Square::from_index((from.index() + to.index()) / 2);
                let is_step = from.file() == to.file() && from.index().abs_diff(to.index()) == 16;
                if role != Role::Pawn || !is_step {
                    return Err(Unplayable);
                }
                self.replay_step(from, to, role, role)?;
                self.passed = way;
            }
            MoveKind::EnPassant => {
                let taken = Square::new(to.file(), from.rank());
                let is_pawn = self.pieces(!us, Role::Pawn).contains(taken);
                if role != Role::Pawn || passed != Some(to) || !is_pawn {
                    return Err(Unplayable);
                }
                self.flip(taken, !us, Role::Pawn);
                self.replay_step(from, to, role, role)?;
            }
            _ => {
                if mv.is_capture() {
                    self.replay_capture(to)?;
                }
                self.replay_step(from, to, role, mv.promotion().unwrap_or(role))?;
            }
        }
        self.turn = !us;
        Ok(())
    }

    /// What stands on a square that is occupied, found without branching.
    #[inline]
    fn standing_role(&self, sq: Square) -> Role {
        let bit = |role: Role| (self.role(role).0 >> sq.index()) as usize & 1;
        let piece = bit(Role::Knight) + 2 * bit(Role::Bishop) + 3 * bit(Role::Rook);
        Role::ALL[(piece + 4 * bit(Role::Queen) + 5 * bit(Role::King)).min(5)]
    }

    #[inline]
    fn flip(&mut self, sq: Square, color: Color, role: Role) {
        self.roles[role.index()] ^= sq.into();
        self.colors[color.index()] ^= sq.into();
    }

    #[inline]
    fn replay_capture(&mut self, sq: Square) -> Result<(), Unplayable> {
        let them = !self.turn;
        let role = self.standing_role(sq);
        if !self.color(them).contains(sq) || role == Role::King {
            return Err(Unplayable);
        }
        self.flip(sq, them, role);
        Ok(())
    }

    /// Moves a piece to an empty square, where it may become another.
    #[inline]
    fn replay_step(&mut self, from: Square, to: Square, role: Role, becomes: Role) -> Result<(), Unplayable> {
        let us = self.turn;
        let is_promoted = role != becomes;
        let is_last = matches!(to.rank(), Rank::First | Rank::Eighth);
        let is_pawn = role == Role::Pawn;
        if self.occupied().contains(to) || is_promoted != (is_pawn && is_last) || is_promoted && !is_pawn {
            return Err(Unplayable);
        }
        self.flip(from, us, role);
        self.flip(to, us, becomes);
        self.castling_rooks = self.castling_rooks.without(from).without(to);
        if role == Role::King {
            self.castling_rooks = self.castling_rooks - self.color(us);
        }
        Ok(())
    }

    fn replay_castling(&mut self, king: Square, rook: Square) -> Result<(), Unplayable> {
        let us = self.turn;
        let is_right = self.pieces(us, Role::King).contains(king)
            && (self.pieces(us, Role::Rook) & self.castling_rooks).contains(rook)
            && king.rank() == rook.rank();
        if !is_right {
            return Err(Unplayable);
        }
        let (king_to, rook_to) = castle_destinations(king, rook);
        self.flip(king, us, Role::King);
        self.flip(rook, us, Role::Rook);
        if self.occupied().contains(king_to) || self.occupied().contains(rook_to) {
            return Err(Unplayable);
        }
        self.castling_rooks = self.castling_rooks.without(rook) - self.color(us);
        self.flip(king_to, us, Role::King);
        self.flip(rook_to, us, Role::Rook);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::testkit::{Random, for_each_random_position};
    use crate::{Bitboard, Position};

    use super::*;

    #[test]
    fn a_legal_move_gives_the_board_of_the_position_after_it() {
        for_each_random_position(5, 3_000, |pos| {
            for mv in &pos.legal_moves() {
                let mut board = Board::of(pos, pos.turn());
                assert_eq!(board.replay(mv), Ok(()), "{mv:?} in {}", pos.fen());
                let after = pos.after(mv);
                assert_eq!(board, Board::of(&after, after.turn()), "{mv:?} in {}", pos.fen());
            }
        });
    }

    /// Whether the pieces could stand in a game: what everybody who looks at it relies on.
    fn is_sane(board: &Board) -> bool {
        let edges = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
        let roles = Role::ALL.map(|role| board.role(role));
        let all = roles.into_iter().fold(Bitboard::EMPTY, |all, role| all | role);
        let count: u32 = roles.iter().map(|role| role.count()).sum();
        let rooks = board.castling_rooks;
        (board.color(Color::White) & board.color(Color::Black)).is_empty()
            && all == board.occupied()
            && count == all.count()
            && Color::ALL.iter().all(|&color| board.pieces(color, Role::King).count() == 1)
            && !board.role(Role::Pawn).intersects(edges)
            && rooks.is_subset_of(board.role(Role::Rook))
    }

    #[test]
    fn no_bits_whatever_make_nonsense_of_a_board() {
        let mut random = Random::new(23);
        let mut played = 0;
        for _ in 0..3_000 {
            let mut board = Board::of(&Position::start(), Color::White);
            for _ in 0..400 {
                let Some(mv) = Move::from_bits(random.next_u64() as u16) else { continue };
                let mut after = board;
                if after.replay(mv).is_ok() {
                    assert!(is_sane(&after), "{mv:?} on {board:?}");
                    board = after;
                    played += 1;
                }
            }
        }
        assert!(played > 10_000, "{played}");
    }
}
