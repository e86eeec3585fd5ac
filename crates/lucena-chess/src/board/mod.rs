//! A plain board: what stands where, and the rights that matter to moves. Like a position, but either side may be asked to
//! move, even one whose opponent stands in check; nothing is kept up to date but the pieces, so it is fast to play on.
//! Patterns look at it, and recorded games are replayed on it.

use crate::position::castle_destinations;
use crate::{Bitboard, Color, Piece, Position, Rank, Role, Setup, Square, attacks};

mod replay;

pub use replay::Unplayable;

/// What stands where, and the rights that matter to moves: much less than a position, and much faster to play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    roles: [Bitboard; 6],
    colors: [Bitboard; 2],
    turn: Color,
    castling_rooks: Bitboard,
    /// The square a pawn has just passed; only the side to move may take there.
    passed: Option<Square>,
}

/// A move of the tactics that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The square of the piece that was taken.
    pub captured: Option<Square>,
    /// Where the rook of a castling went.
    pub rook: Option<(Square, Square)>,
}

impl Board {
    /// The board of a position with `me` to move; when that changes the turn, en passant is lost.
    #[inline]
    pub fn of(pos: &Position, me: Color) -> Board {
        let roles = Role::ALL.map(|role| pos.role(role));
        let colors = Color::ALL.map(|color| pos.color(color));
        let passed = if pos.turn() == me { pos.passed_square() } else { None };
        Board { roles, colors, turn: me, castling_rooks: pos.castling_rooks(), passed }
    }

    /// Who is to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The same board with this side to move.
    #[inline]
    pub fn with_turn(&self, color: Color) -> Board {
        let passed = if self.turn == color { self.passed } else { None };
        Board { turn: color, passed, ..*self }
    }

    /// The position that the pieces make, with whichever side to move can be; nothing if neither can.
    pub fn position(&self) -> Option<Position> {
        let mut setup = Setup { castling_rooks: self.castling_rooks, ..Setup::empty() };
        for square in self.occupied() {
            setup.board[square.index()] = self.piece_on(square);
        }
        [self.turn, !self.turn].into_iter().find_map(|turn| Position::try_from(Setup { turn, ..setup }).ok())
    }

    /// The squares of all pieces.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The squares of one side's pieces.
    #[inline]
    pub fn color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares of both sides' pieces of one role.
    #[inline]
    pub fn role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The squares of one side's pieces of one role.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// Where a side's king stands, if it has one.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).first()
    }

    /// Whose piece stands on a square.
    #[inline]
    pub fn color_on(&self, sq: Square) -> Option<Color> {
        if self.colors[0].contains(sq) {
            Some(Color::White)
        } else if self.colors[1].contains(sq) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// Which role stands on a square.
    #[inline]
    pub fn role_on(&self, sq: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|role| self.roles[role.index()].contains(sq))
    }

    /// What stands on a square.
    #[inline]
    pub fn piece_on(&self, sq: Square) -> Option<Piece> {
        Some(Piece::new(self.color_on(sq)?, self.role_on(sq)?))
    }

    /// Pieces of both sides that attack a square when the board is occupied like this.
    #[inline]
    pub fn all_attackers(&self, sq: Square, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        (attacks::pawn(Color::Black, sq) & self.pieces(Color::White, Role::Pawn))
            | (attacks::pawn(Color::White, sq) & self.pieces(Color::Black, Role::Pawn))
            | (attacks::knight(sq) & self.role(Role::Knight))
            | (attacks::king(sq) & self.role(Role::King))
            | (attacks::bishop(sq, occupied) & (self.role(Role::Bishop) | queens))
            | (attacks::rook(sq, occupied) & (self.role(Role::Rook) | queens))
    }

    /// Pieces of one side that attack a square.
    #[inline]
    pub fn attackers(&self, color: Color, sq: Square) -> Bitboard {
        self.all_attackers(sq, self.occupied()) & self.color(color)
    }

    /// The squares that the piece on a square attacks; none if there is no piece.
    #[inline]
    pub fn control(&self, sq: Square) -> Bitboard {
        let Some(color) = self.color_on(sq) else { return Bitboard::EMPTY };
        match self.role_on(sq) {
            Some(Role::Pawn) => attacks::pawn(color, sq),
            Some(role) => attacks::by_role(role, sq, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// The pseudo-legal destinations of the piece on a square: by the movement rules, kings never taken.
    pub fn pseudo_moves(&self, sq: Square) -> Bitboard {
        let (Some(color), Some(role)) = (self.color_on(sq), self.role_on(sq)) else { return Bitboard::EMPTY };
        let enemy_king = self.pieces(!color, Role::King);
        match role {
            Role::Pawn => self.pawn_moves(sq, color) - enemy_king,
            Role::King => {
                (attacks::king(sq) - self.color(color) - enemy_king) | self.castling_moves(sq, color)
            }
            _ => attacks::by_role(role, sq, self.occupied()) - self.color(color) - enemy_king,
        }
    }

    /// Pushes, captures of what is there, and en passant; the enemy king not yet left out.
    fn pawn_moves(&self, sq: Square, color: Color) -> Bitboard {
        let free = !self.occupied();
        let single = attacks::pawn_steps(color, sq.into()) & free;
        let third = Bitboard::rank(color.relative_rank(Rank::Third));
        let double = attacks::pawn_steps(color, single & third) & free;
        let mut targets = self.color(!color);
        if let Some(passed) = self.en_passant(sq, color) {
            targets = targets.with(passed);
        }
        single | double | (attacks::pawn(color, sq) & targets)
    }

    /// The square where the pawn may take in passing, pins not considered.
    #[inline]
    pub fn en_passant(&self, sq: Square, color: Color) -> Option<Square> {
        let passed = self.passed.filter(|_| color == self.turn)?;
        let is_pawn = self.pieces(color, Role::Pawn).contains(sq);
        let on_fifth = color.relative_rank(sq.rank()) == Rank::Fifth;
        let can = is_pawn && on_fifth && attacks::pawn(color, sq).contains(passed);
        (can && !self.occupied().contains(passed)).then_some(passed)
    }

    /// Where the king may castle to: right kept, ways free, not out of, through or into check.
    fn castling_moves(&self, king: Square, color: Color) -> Bitboard {
        let back = color.back_rank();
        let rooks = self.castling_rooks & self.pieces(color, Role::Rook) & Bitboard::rank(back);
        if king.rank() != back {
            return Bitboard::EMPTY;
        }
        let mut destinations = Bitboard::EMPTY;
        for rook in rooks {
            let (king_to, rook_to) = castle_destinations(king, rook);
            let others = self.occupied().without(king).without(rook);
            let way = attacks::between(king, king_to) | attacks::between(rook, rook_to);
            if others.intersects(way.with(king_to).with(rook_to)) {
                continue;
            }
            let is_attacked = |sq: Square, occupied: Bitboard| {
                (self.all_attackers(sq, occupied) & self.color(!color)).any()
            };
            let without_king = self.occupied().without(king);
            let path = attacks::between(king, king_to).with(king);
            let is_safe = !path.into_iter().any(|sq| is_attacked(sq, without_king))
                && !is_attacked(king_to, without_king.without(rook).with(rook_to));
            if is_safe && king_to != king {
                destinations = destinations.with(king_to);
            }
        }
        destinations
    }

    /// Whether a piece of `color` on `king` would be attacked after `from` has gone to `to`; what stood on
    /// `to`, and a pawn taken in passing, are gone.
    #[inline]
    pub fn is_exposed(&self, king: Square, color: Color, from: Square, to: Square) -> bool {
        let mut gone = Bitboard::from(to);
        if self.en_passant(from, color) == Some(to) {
            gone = gone.with(Square::new(to.file(), from.rank()));
        }
        let occupied = (self.occupied().without(from) - gone).with(to);
        ((self.all_attackers(king, occupied) & self.color(!color)) - gone).any()
    }

    /// Whether the side is in check.
    #[inline]
    pub fn is_check(&self, color: Color) -> bool {
        self.king(color).is_some_and(|king| self.attackers(!color, king).any())
    }

    /// Takes a piece off.
    #[inline]
    pub fn without(&self, sq: Square) -> Board {
        let mut board = *self;
        board.remove(sq);
        board
    }

    fn remove(&mut self, sq: Square) {
        for set in self.roles.iter_mut().chain(&mut self.colors) {
            *set = set.without(sq);
        }
        self.castling_rooks = self.castling_rooks.without(sq);
    }

    fn put(&mut self, sq: Square, color: Color, role: Role) {
        self.roles[role.index()] = self.roles[role.index()].with(sq);
        self.colors[color.index()] = self.colors[color.index()].with(sq);
    }

    /// Plays a move that the caller knows is legal; a pawn on the last rank becomes `promotion`.
    pub fn play(&mut self, from: Square, to: Square, promotion: Role) -> Played {
        let mut played = Played { captured: None, rook: None };
        let (Some(color), Some(role)) = (self.color_on(from), self.role_on(from)) else { return played };
        let en_passant = self.en_passant(from, color) == Some(to);
        self.passed = None;
        self.turn = !color;
        let is_castling =
            role == Role::King && (!attacks::king(from).contains(to) || self.color(color).contains(to));
        if role == Role::King {
            if is_castling && let Some(rook) = self.castling_rook_towards(from, to, color) {
                let (king_to, rook_to) = castle_destinations(from, rook);
                self.remove(from);
                self.remove(rook);
                self.put(king_to, color, Role::King);
                self.put(rook_to, color, Role::Rook);
                self.castling_rooks = self.castling_rooks - self.color(color);
                played.rook = Some((rook, rook_to));
                return played;
            }
            self.castling_rooks = self.castling_rooks - self.color(color);
        }
        let captured = if en_passant { Square::new(to.file(), from.rank()) } else { to };
        if self.occupied().contains(captured) {
            played.captured = Some(captured);
            self.remove(captured);
        }
        self.remove(from);
        let is_last = to.rank() == color.promotion_rank();
        self.put(to, color, if role == Role::Pawn && is_last { promotion } else { role });
        if role == Role::Pawn && from.rank().index().abs_diff(to.rank().index()) == 2 {
            self.passed = Square::from_index((from.index() + to.index()) / 2);
        }
        played
    }

    fn castling_rook_towards(&self, king: Square, to: Square, color: Color) -> Option<Square> {
        let rooks = self.castling_rooks & self.pieces(color, Role::Rook);
        rooks.into_iter().find(|&rook| castle_destinations(king, rook).0 == to)
    }
}
