//! A move in sixteen bits, and the list that moves are generated into.

use std::fmt;
use std::mem::MaybeUninit;
use std::num::NonZeroU16;
use std::ops::{Deref, DerefMut};

use crate::{Role, Square};

/// What kind of move it is; the low two bits of promotions name the new piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum MoveKind {
    /// A move to an empty square, without anything special.
    Quiet = 0,
    /// A pawn's first step of two.
    DoublePush = 1,
    /// Castling, written as the king taking its own rook.
    Castle = 2,
    /// A capture on the destination square.
    Capture = 4,
    /// A pawn takes one that has just passed it.
    EnPassant = 5,
    /// A pawn becomes a knight.
    PromoteKnight = 8,
    /// A pawn becomes a bishop.
    PromoteBishop = 9,
    /// A pawn becomes a rook.
    PromoteRook = 10,
    /// A pawn becomes a queen.
    PromoteQueen = 11,
    /// A pawn takes and becomes a knight.
    CapturePromoteKnight = 12,
    /// A pawn takes and becomes a bishop.
    CapturePromoteBishop = 13,
    /// A pawn takes and becomes a rook.
    CapturePromoteRook = 14,
    /// A pawn takes and becomes a queen.
    CapturePromoteQueen = 15,
}

impl MoveKind {
    const fn from_bits(bits: u16) -> Option<MoveKind> {
        Some(match bits {
            0 => MoveKind::Quiet,
            1 => MoveKind::DoublePush,
            2 => MoveKind::Castle,
            4 => MoveKind::Capture,
            5 => MoveKind::EnPassant,
            8 => MoveKind::PromoteKnight,
            9 => MoveKind::PromoteBishop,
            10 => MoveKind::PromoteRook,
            11 => MoveKind::PromoteQueen,
            12 => MoveKind::CapturePromoteKnight,
            13 => MoveKind::CapturePromoteBishop,
            14 => MoveKind::CapturePromoteRook,
            15 => MoveKind::CapturePromoteQueen,
            _ => return None,
        })
    }
}

/// A move: where from, where to, and its kind.
///
/// Castling is stored as *the king takes its own rook*, which is unambiguous in Chess960 too; see
/// [`Move::castle_side`]. A `Move` means something only together with the [`Position`](crate::Position) it was
/// made for, which also reads and writes it as text.
///
/// ```
/// use lucena_chess::{Position, Square};
///
/// let pos = Position::start();
/// let mv = pos.parse_coordinate("e2e4")?;
/// assert_eq!((mv.from(), mv.to()), (Square::E2, Square::E4));
/// assert!(!mv.is_capture());
/// # Ok::<(), lucena_chess::notation::CoordinateError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Move(NonZeroU16);

const _: () = assert!(size_of::<Option<Move>>() == 2);

impl Move {
    /// A move from its parts; `from` and `to` must differ.
    #[inline]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        let bits = (kind as u16) << 12 | (to as u16) << 6 | from as u16;
        match NonZeroU16::new(bits) {
            Some(bits) => Move(bits),
            None => panic!("a move must leave its square"),
        }
    }

    /// The sixteen bits, for tables; never zero.
    #[inline]
    pub const fn to_bits(self) -> u16 {
        self.0.get()
    }

    /// The move with these bits, if they are those of a move of some kind from one square to another.
    ///
    /// It need not be legal anywhere: ask [`Position::is_legal`](crate::Position::is_legal).
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Move> {
        if bits & 63 == bits >> 6 & 63 || MoveKind::from_bits(bits >> 12).is_none() {
            return None;
        }
        match NonZeroU16::new(bits) {
            Some(bits) => Some(Move(bits)),
            None => None,
        }
    }

    /// The square the piece leaves.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_index_unchecked((self.0.get() & 63) as u8)
    }

    /// The square the piece arrives on; for castling, the square of the rook.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_index_unchecked((self.0.get() >> 6 & 63) as u8)
    }

    /// The kind of the move.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        match MoveKind::from_bits(self.0.get() >> 12) {
            Some(kind) => kind,
            None => MoveKind::Quiet,
        }
    }

    /// Whether a piece of the other side is taken.
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.0.get() >> 12 & 4 != 0
    }

    /// Whether a pawn takes in passing.
    #[inline]
    pub const fn is_en_passant(self) -> bool {
        self.0.get() >> 12 == MoveKind::EnPassant as u16
    }

    /// Whether the move castles.
    #[inline]
    pub const fn is_castle(self) -> bool {
        self.0.get() >> 12 == MoveKind::Castle as u16
    }

    /// Whether a pawn is promoted.
    #[inline]
    pub const fn is_promotion(self) -> bool {
        self.0.get() >> 12 & 8 != 0
    }

    /// Whether the move neither takes nor promotes.
    #[inline]
    pub const fn is_quiet(self) -> bool {
        self.0.get() >> 12 & 12 == 0
    }

    /// What a promoted pawn becomes.
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        if self.is_promotion() { Some(Role::PROMOTIONS[(self.0.get() >> 12 & 3) as usize]) } else { None }
    }

    /// Which side the king castles to, if the move castles.
    #[inline]
    pub const fn castle_side(self) -> Option<CastleSide> {
        if !self.is_castle() {
            None
        } else if self.to() as u8 > self.from() as u8 {
            Some(CastleSide::King)
        } else {
            Some(CastleSide::Queen)
        }
    }
}

/// The plain squares and promotion, castling as king takes rook: for messages of tests and logs only.
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

/// The wing a king castles to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastleSide {
    /// `O-O`: the king ends on the g-file, the rook on the f-file.
    King,
    /// `O-O-O`: the king ends on the c-file, the rook on the d-file.
    Queen,
}

/// Up to 256 moves without allocation; no position that [`Position`](crate::Position) accepts has more
/// than 218.
///
/// It derefs to a slice:
///
/// ```
/// use lucena_chess::Position;
///
/// let moves = Position::start().legal_moves();
/// assert_eq!(moves.len(), 20);
/// assert!(moves.iter().all(|mv| mv.is_quiet()));
/// ```
#[derive(Clone)]
pub struct MoveList {
    // Invariant: the first `len` places are initialised.
    moves: [MaybeUninit<Move>; MoveList::CAPACITY],
    len: usize,
}

impl MoveList {
    /// The most moves a list can hold.
    pub const CAPACITY: usize = 256;

    /// An empty list.
    #[inline]
    pub const fn new() -> MoveList {
        MoveList { moves: [const { MaybeUninit::uninit() }; MoveList::CAPACITY], len: 0 }
    }

    /// Adds a move at the end.
    ///
    /// # Panics
    /// If the list is full, which no legal position makes it.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        self.moves[self.len] = MaybeUninit::new(mv);
        self.len += 1;
    }

    /// Removes all moves.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        // SAFETY: the first `len` places are initialised, and `MaybeUninit<Move>` is laid out as `Move`.
        unsafe { std::slice::from_raw_parts(self.moves.as_ptr().cast::<Move>(), self.len) }
    }
}

impl DerefMut for MoveList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move] {
        // SAFETY: as in `deref`.
        unsafe { std::slice::from_raw_parts_mut(self.moves.as_mut_ptr().cast::<Move>(), self.len) }
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Move>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter().copied()
    }
}

impl Extend<Move> for MoveList {
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        moves.into_iter().for_each(|mv| self.push(mv));
    }
}

impl FromIterator<Move> for MoveList {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> MoveList {
        let mut list = MoveList::new();
        list.extend(moves);
        list
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
