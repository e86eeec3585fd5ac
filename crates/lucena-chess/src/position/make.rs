//! Playing moves: the pieces, the rights, the keys and the checks, kept up to date.

use std::fmt;

use super::{Position, zobrist};
use crate::{Bitboard, Board, CastleSide, Color, File, Key, Move, MoveKind, Piece, Role, Square, attacks};

/// The move is not legal in the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove;

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the move is not legal in this position")
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// Plays a move, after making sure that it is legal.
    ///
    /// # Errors
    /// If it is not; the position is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if !self.is_legal(mv) {
            return Err(IllegalMove);
        }
        self.play_unchecked(mv);
        Ok(())
    }

    /// The position after a move that the caller knows is legal.
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut next = *self;
        next.play_unchecked(mv);
        next
    }

    /// Plays a move that the caller knows is legal: one that this position generated or confirmed.
    ///
    /// Any other move leaves a position that makes no sense; it may panic, but never does worse.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        debug_assert!(self.is_legal(mv), "{mv:?} in {self:?}");
        let us = self.board.turn;
        let (from, to) = (mv.from(), mv.to());
        self.half_moves = self.half_moves.saturating_add(1);
        if us == Color::Black {
            self.full_moves = self.full_moves.saturating_add(1);
        }
        self.clear_en_passant();
        if self.board.castling_rooks.any() {
            self.lose_castling(us, from, to);
        }
        match mv.kind() {
            MoveKind::Quiet => {
                let piece = self.take_mover(from);
                self.put(piece, to);
                if piece.role() == Role::Pawn {
                    self.half_moves = 0;
                }
            }
            MoveKind::DoublePush => {
                let piece = self.take_mover(from);
                self.put(piece, to);
                self.half_moves = 0;
            }
            MoveKind::Capture => {
                self.remove(to);
                let piece = self.take_mover(from);
                self.put(piece, to);
                self.half_moves = 0;
            }
            MoveKind::EnPassant => {
                let piece = self.take_mover(from);
                self.put(piece, to);
                self.remove(Square::new(to.file(), from.rank()));
                self.half_moves = 0;
            }
            MoveKind::Castle => self.castle(mv),
            _ => {
                if mv.is_capture() {
                    self.remove(to);
                }
                self.take_mover(from);
                self.put(Piece::new(us, mv.promotion().unwrap_or(Role::Queen)), to);
                self.half_moves = 0;
            }
        }
        self.board.turn = !us;
        self.state_key ^= zobrist::turn(Color::Black);
        self.refresh_checks();
        if mv.kind() == MoveKind::DoublePush {
            self.set_en_passant(Square::from_index_unchecked((from as u8 + to as u8) / 2));
        }
    }

    /// The key of the position after a move, but for castling rights lost and a new en passant square: good enough to
    /// fetch from a table what will soon be looked up there.
    #[inline]
    pub fn key_after(&self, mv: Move) -> Key {
        let (from, to) = (mv.from(), mv.to());
        let mut key = self.key() ^ zobrist::turn(Color::Black);
        if let Some(piece) = self.squares[from.index()] {
            key ^= zobrist::piece(piece, from) ^ zobrist::piece(piece, to);
        }
        if let Some(taken) = self.squares[to.index()] {
            key ^= zobrist::piece(taken, to);
        }
        if let Some(square) = self.en_passant {
            key ^= zobrist::en_passant(square.file());
        }
        key
    }

    /// Lets the other side move without having moved: the null move of the search. Not to be done in check.
    #[inline]
    #[must_use]
    pub fn after_null(&self) -> Position {
        debug_assert!(!self.is_check(), "{self:?}");
        let mut next = *self;
        next.half_moves = next.half_moves.saturating_add(1);
        next.clear_en_passant();
        next.board.turn = !self.board.turn;
        next.state_key ^= zobrist::turn(Color::Black);
        next.refresh_checks();
        next
    }

    /// An empty board, into which pieces are then put.
    pub(super) fn bare(turn: Color, half_moves: u16, full_moves: u16) -> Position {
        Position {
            board: Board::empty(turn),
            squares: [None; 64],
            placement_keys: [Key(0); 3],
            state_key: zobrist::turn(turn),
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
            half_moves,
            full_moves,
            en_passant: None,
        }
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(super) fn put(&mut self, piece: Piece, square: Square) {
        self.squares[square.index()] = Some(piece);
        self.flip(piece, square);
    }

    /// Takes whatever stands on a square off the board.
    #[inline]
    pub(super) fn remove(&mut self, square: Square) {
        if let Some(piece) = self.squares[square.index()].take() {
            self.flip(piece, square);
        }
    }

    /// Takes the piece that moves off its square.
    #[inline]
    fn take_mover(&mut self, from: Square) -> Piece {
        let piece = self.squares[from.index()].take().expect("a legal move starts on a piece");
        self.flip(piece, from);
        piece
    }

    /// Adds a piece to the sets and keys that it is missing from, or removes it from those it is in.
    #[inline]
    fn flip(&mut self, piece: Piece, square: Square) {
        let (color, role) = (piece.color(), piece.role());
        self.board.roles[role.index()] ^= square.into();
        self.board.colors[color.index()] ^= square.into();
        let place = if role == Role::Pawn { 0 } else { 1 + color.index() };
        self.placement_keys[place] ^= zobrist::piece(piece, square);
    }

    fn castle(&mut self, mv: Move) {
        let (king_from, rook_from) = (mv.from(), mv.to());
        let (king_to, rook_to) = castle_destinations(king_from, rook_from);
        // In Chess960 the four squares may overlap: clear both before setting either.
        self.remove(king_from);
        self.remove(rook_from);
        self.put(Piece::new(self.board.turn, Role::King), king_to);
        self.put(Piece::new(self.board.turn, Role::Rook), rook_to);
    }

    /// Castling rights end when their king moves, when their rook moves, and when their rook is taken.
    #[inline]
    fn lose_castling(&mut self, us: Color, from: Square, to: Square) {
        let mut lost = Bitboard::from(from) | Bitboard::from(to);
        if self.role(Role::King).contains(from) {
            lost |= self.color(us);
        }
        let lost = lost & self.board.castling_rooks;
        if lost.any() {
            self.board.castling_rooks ^= lost;
            self.state_key ^= zobrist::castling(lost);
        }
    }

    pub(super) fn set_castling_rooks(&mut self, rooks: Bitboard) {
        self.state_key ^= zobrist::castling(self.board.castling_rooks) ^ zobrist::castling(rooks);
        self.board.castling_rooks = rooks;
    }

    #[inline]
    fn clear_en_passant(&mut self) {
        self.board.passed = None;
        if let Some(square) = self.en_passant.take() {
            self.state_key ^= zobrist::en_passant(square.file());
        }
    }

    /// Notes a double step over `square`. Checks must be fresh, and it is the other side's turn already.
    #[inline]
    pub(super) fn set_en_passant(&mut self, square: Square) {
        self.board.passed = Some(square);
        let takers = attacks::pawn(!self.board.turn, square) & self.pieces(self.board.turn, Role::Pawn);
        if takers.any() && takers.into_iter().any(|from| self.en_passant_is_safe(from, square)) {
            self.en_passant = Some(square);
            self.state_key ^= zobrist::en_passant(square.file());
        }
    }

    /// Finds out anew who gives check to the side to move, and which of its pieces are pinned.
    ///
    /// One look at the sliders that would see the king on an empty board answers both: with nothing in
    /// between they give check, with one piece in between they pin it.
    #[inline]
    pub(super) fn refresh_checks(&mut self) {
        let (us, them) = (self.board.turn, !self.board.turn);
        let king = self.king(us);
        let occupied = self.occupied();
        let mut checkers = (attacks::knight(king) & self.pieces(them, Role::Knight))
            | (attacks::pawn(us, king) & self.pieces(them, Role::Pawn));
        let mut pinned = Bitboard::EMPTY;
        let snipers = (attacks::bishop_rays(king) & self.diagonal_sliders(them))
            | (attacks::rook_rays(king) & self.straight_sliders(them));
        for sniper in snipers {
            let blockers = attacks::between(king, sniper) & occupied;
            if blockers.is_empty() {
                checkers |= sniper.into();
            } else if !blockers.more_than_one() {
                pinned |= blockers;
            }
        }
        self.checkers = checkers;
        self.pinned = pinned & self.color(us);
    }
}

/// Where king and rook arrive when they castle.
pub(crate) fn castle_destinations(king: Square, rook: Square) -> (Square, Square) {
    let (king_file, rook_file) = match if rook > king { CastleSide::King } else { CastleSide::Queen } {
        CastleSide::King => (File::G, File::F),
        CastleSide::Queen => (File::C, File::D),
    };
    (Square::new(king_file, king.rank()), Square::new(rook_file, king.rank()))
}
