//! Questions about single moves, and whether there is any.

use super::Position;
use crate::movegen::{self, Scope};
use crate::{Bitboard, Move, MoveKind, MoveList, Role, Square, attacks};

impl Position {
    /// All legal moves.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        movegen::generate(self, Scope::ALL, &mut list);
        list
    }

    /// The legal captures and promotions.
    #[inline]
    pub fn captures(&self) -> MoveList {
        let mut list = MoveList::new();
        movegen::generate_captures(self, &mut list);
        list
    }

    /// The legal moves that neither capture nor promote.
    #[inline]
    pub fn quiets(&self) -> MoveList {
        let mut list = MoveList::new();
        movegen::generate_quiets(self, &mut list);
        list
    }

    /// The legal moves of the piece on one square.
    pub fn legal_moves_from(&self, from: Square) -> MoveList {
        let mut list = MoveList::new();
        movegen::generate(self, Scope::from(from.into()), &mut list);
        list
    }

    /// How many legal moves there are, without listing them.
    #[inline]
    pub fn count_legal_moves(&self) -> u64 {
        let mut count = movegen::Count::default();
        movegen::generate(self, Scope::ALL, &mut count);
        count.0
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_moves(&self) -> bool {
        self.count_legal_moves() > 0
    }

    /// Whether the side to move is in check and has no move.
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_moves()
    }

    /// Whether the side to move has no move and is not in check.
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_moves()
    }

    /// Whether a move, of whatever origin, is legal here.
    ///
    /// ```
    /// use lucena_chess::{Move, MoveKind, Position, Square};
    ///
    /// let pos = Position::start();
    /// assert!(pos.is_legal(Move::new(Square::E2, Square::E4, MoveKind::DoublePush)));
    /// assert!(!pos.is_legal(Move::new(Square::E2, Square::E5, MoveKind::Quiet)));
    /// ```
    pub fn is_legal(&self, mv: Move) -> bool {
        let mut search = movegen::Contains::new(mv);
        movegen::generate(self, Scope { from: mv.from().into(), to: mv.to().into() }, &mut search);
        search.found
    }

    /// Whether a legal move gives check.
    #[inline]
    pub fn gives_check(&self, mv: Move) -> bool {
        let (us, them) = (self.turn, !self.turn);
        let king = self.king(them);
        let (from, to) = (mv.from(), mv.to());
        let mut occupied = self.occupied().without(from);
        let Some(moved) = self.role_on(from) else { return false };
        match mv.kind() {
            MoveKind::Castle => {
                let (king_to, rook_to) = super::castle_destinations(from, to);
                let occupied = occupied.without(to).with(king_to).with(rook_to);
                return attacks::rook(rook_to, occupied).contains(king);
            }
            MoveKind::EnPassant => occupied ^= Square::new(to.file(), from.rank()).into(),
            _ => {}
        }
        let occupied = occupied.with(to);
        let role = mv.promotion().unwrap_or(moved);
        let direct = match role {
            Role::Pawn => attacks::pawn(us, to),
            role => attacks::by_role(role, to, occupied),
        };
        if direct.contains(king) {
            return true;
        }
        // Discovered: a slider of ours, other than the piece that moved, now sees the king.
        let diagonal = self.diagonal_sliders(us).without(from);
        let straight = self.straight_sliders(us).without(from);
        (attacks::bishop_rays(king).intersects(diagonal)
            && attacks::bishop(king, occupied).intersects(diagonal))
            || (attacks::rook_rays(king).intersects(straight)
                && attacks::rook(king, occupied).intersects(straight))
    }

    /// Whether the king of the side to move is safe after the pawn on `from` takes en passant on `to`.
    ///
    /// Two pawns leave one rank at once, which no pin shows; so the board after the capture is looked at.
    pub(crate) fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        let taken = Bitboard::from(Square::new(to.file(), from.rank()));
        let occupied = (self.occupied() ^ from.into() ^ taken).with(to);
        (self.attackers_of(self.king(self.turn), !self.turn, occupied) - taken).is_empty()
    }

    /// Whether neither side can ever give mate: bare kings, a lone minor piece, or bishops of one square
    /// color only.
    pub fn is_insufficient_material(&self) -> bool {
        let strong = self.role(Role::Pawn) | self.role(Role::Rook) | self.role(Role::Queen);
        if strong.any() {
            return false;
        }
        let (knights, bishops) = (self.role(Role::Knight), self.role(Role::Bishop));
        match knights.count() {
            0 => !bishops.intersects(Bitboard::LIGHT_SQUARES) || !bishops.intersects(Bitboard::DARK_SQUARES),
            1 => bishops.is_empty(),
            _ => false,
        }
    }
}
