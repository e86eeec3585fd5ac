//! Which rule forbids a move that somebody asked for.

use std::fmt;

use super::{Position, castle_destinations};
use crate::{Bitboard, CastleSide, Rank, Role, Square, attacks};

/// The rule that forbids a move, and the squares where it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The side to move has no such piece, or none where the move says it stands.
    NoPiece(Role),
    /// Nothing stands on the square that the move leaves.
    EmptySquare(Square),
    /// The piece on this square belongs to the opponent.
    NotYours(Square),
    /// No such piece moves from where it stands to this square.
    OutOfReach(Role, Square),
    /// A piece of one's own stands on the square of arrival.
    OwnPiece(Square),
    /// The way is barred on this square.
    Blocked(Square),
    /// A pawn moves aslant only to capture, and there is nothing on this square.
    NothingToTake(Square),
    /// Pawns become something else on the last rank, nowhere else, and nothing else does.
    NoPromotion,
    /// The king would stand on `at`, attacked from `by`.
    KingAttacked {
        /// Where the king would stand, or pass when it castles.
        at: Square,
        /// Who attacks that square.
        by: Square,
    },
    /// The king is in check from this square, and the move changes nothing about it.
    StillInCheck(Square),
    /// The piece on `from` shields its king from the piece on `by`.
    Pinned {
        /// The piece that may not leave.
        from: Square,
        /// Who would give check.
        by: Square,
    },
    /// The king or the rook has moved before.
    CannotCastle,
    /// Nobody castles out of check.
    CastleInCheck,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoPiece(role) => write!(f, "there is no such {}", name(*role)),
            Refusal::EmptySquare(square) => write!(f, "nothing stands on {square}"),
            Refusal::NotYours(square) => write!(f, "the piece on {square} is the opponent's"),
            Refusal::OutOfReach(Role::King, to) => write!(f, "the king does not reach {to} in one move"),
            Refusal::OutOfReach(role, to) => write!(f, "no {} reaches {to} in one move", name(*role)),
            Refusal::OwnPiece(square) => write!(f, "a piece of the same side stands on {square}"),
            Refusal::Blocked(square) => write!(f, "the way is barred on {square}"),
            Refusal::NothingToTake(square) => write!(f, "there is nothing to take on {square}"),
            Refusal::NoPromotion => f.write_str("only a pawn on the last rank becomes another piece"),
            Refusal::KingAttacked { at, by } => write!(f, "{at} is attacked from {by}"),
            Refusal::StillInCheck(by) => write!(f, "the king stays in check from {by}"),
            Refusal::Pinned { from, by } => {
                write!(f, "the piece on {from} shields its king from the piece on {by}")
            }
            Refusal::CannotCastle => f.write_str("the king or the rook has moved before"),
            Refusal::CastleInCheck => f.write_str("nobody castles out of check"),
        }
    }
}

impl Position {
    /// Why none of the pieces on `origin`, which are of the side to move and of one role, may go to `to`.
    ///
    /// Asked only about moves that are not legal. Of several pieces the one that comes nearest to being allowed gives the
    /// reason.
    pub(crate) fn refusal(&self, role: Role, origin: Bitboard, to: Square) -> Refusal {
        let us = self.turn();
        if origin.is_empty() {
            return Refusal::NoPiece(role);
        }
        if self.color(us).contains(to) {
            return Refusal::OwnPiece(to);
        }
        let aiming = origin.into_iter().filter(|&from| self.aims_at(role, from, to));
        let aiming = aiming.fold(Bitboard::EMPTY, Bitboard::with);
        let Some(nearest) = aiming.first() else { return Refusal::OutOfReach(role, to) };
        let Some(from) = aiming.into_iter().find(|&from| self.obstacle(role, from, to).is_none()) else {
            return self.obstacle(role, nearest, to).unwrap_or(Refusal::OutOfReach(role, to));
        };
        if role == Role::King {
            let by = self.attackers_of(to, !us, self.occupied().without(from)).first();
            return by.map_or(Refusal::OutOfReach(role, to), |by| Refusal::KingAttacked { at: to, by });
        }
        self.danger_after(role, from, to).unwrap_or(Refusal::OutOfReach(role, to))
    }

    /// Why the side to move may not castle; nothing if it may.
    pub(crate) fn castle_refusal(&self, side: CastleSide) -> Option<Refusal> {
        let us = self.turn();
        let Some(rook) = self.castling_rook(us, side) else { return Some(Refusal::CannotCastle) };
        if self.is_check() {
            return Some(Refusal::CastleInCheck);
        }
        let king = self.king(us);
        let (king_to, rook_to) = castle_destinations(king, rook);
        let king_path = attacks::between(king, king_to).with(king_to);
        let rook_path = attacks::between(rook, rook_to).with(rook_to);
        let others = self.occupied().without(king).without(rook);
        if let Some(square) = ((king_path | rook_path) & others).first() {
            return Some(Refusal::Blocked(square));
        }
        let attacker = |at, occupied| {
            self.attackers_of(at, !us, occupied).first().map(|by| Refusal::KingAttacked { at, by })
        };
        let on_the_way = king_path.into_iter().find_map(|at| attacker(at, others.with(rook)));
        // In Chess960 the rook may be all that shields the king along the rank.
        on_the_way.or_else(|| attacker(king_to, others.with(rook_to)))
    }

    /// Whether a piece could go there if nobody stood in its way and everything could be taken.
    fn aims_at(&self, role: Role, from: Square, to: Square) -> bool {
        match role {
            Role::Pawn => {
                let us = self.turn();
                let step = attacks::pawn_steps(us, from.into());
                let is_home = from.rank() == us.relative_rank(Rank::Second);
                let leap = if is_home { attacks::pawn_steps(us, step) } else { Bitboard::EMPTY };
                (step | leap | attacks::pawn(us, from)).contains(to)
            }
            role => attacks::by_role(role, from, Bitboard::EMPTY).contains(to),
        }
    }

    /// What stands in the way of a piece that aims at a square.
    fn obstacle(&self, role: Role, from: Square, to: Square) -> Option<Refusal> {
        if role == Role::Pawn && from.file() != to.file() {
            let takes = self.color(!self.turn()).contains(to) || self.passed_square() == Some(to);
            return (!takes).then_some(Refusal::NothingToTake(to));
        }
        // A pawn is also barred by whoever stands where it wants to arrive.
        let mut way = attacks::between(from, to);
        if role == Role::Pawn {
            way = way.with(to);
        }
        let barring = way & self.occupied();
        barring.into_iter().min_by_key(|square| square.distance(from)).map(Refusal::Blocked)
    }

    /// The check that would stand on the board after the move of a piece other than the king.
    fn danger_after(&self, role: Role, from: Square, to: Square) -> Option<Refusal> {
        let us = self.turn();
        let mut taken = Bitboard::from(to);
        if role == Role::Pawn && from.file() != to.file() && !self.occupied().contains(to) {
            taken = Square::new(to.file(), from.rank()).into();
        }
        let occupied = (self.occupied() - taken).without(from).with(to);
        let by = (self.attackers_of(self.king(us), !us, occupied) - taken).first()?;
        Some(if self.checkers().contains(by) {
            Refusal::StillInCheck(by)
        } else {
            Refusal::Pinned { from, by }
        })
    }
}

fn name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}
