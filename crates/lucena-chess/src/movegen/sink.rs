//! Where generated moves go: into a list, into a count, or past a question.

use crate::{Bitboard, Move, MoveKind, MoveList, Role, Square};

/// Receives generated moves, many at a time.
pub trait Sink {
    /// A piece other than a pawn goes from `from` to any of `to`; those in `enemies` are captures.
    fn piece(&mut self, from: Square, to: Bitboard, enemies: Bitboard);
    /// Pawns arrive on `to`, each from the square `step` further on in index order, by moves of one kind.
    fn pawns(&mut self, to: Bitboard, step: i8, kind: MoveKind);
    /// Pawns arrive on the last rank and become any of four pieces.
    fn promotions(&mut self, to: Bitboard, step: i8, capture: bool);
    /// One move by itself: castling or en passant.
    fn single(&mut self, mv: Move);
}

/// The square a pawn came from.
#[inline]
fn origin(to: Square, step: i8) -> Square {
    Square::from_index_unchecked((to as u8).wrapping_add_signed(step) & 63)
}

const QUIET_PROMOTIONS: [MoveKind; 4] =
    [MoveKind::PromoteQueen, MoveKind::PromoteRook, MoveKind::PromoteBishop, MoveKind::PromoteKnight];
const CAPTURE_PROMOTIONS: [MoveKind; 4] = [
    MoveKind::CapturePromoteQueen,
    MoveKind::CapturePromoteRook,
    MoveKind::CapturePromoteBishop,
    MoveKind::CapturePromoteKnight,
];

impl Sink for MoveList {
    #[inline]
    fn piece(&mut self, from: Square, to: Bitboard, enemies: Bitboard) {
        for square in to & enemies {
            self.push(Move::new(from, square, MoveKind::Capture));
        }
        for square in to - enemies {
            self.push(Move::new(from, square, MoveKind::Quiet));
        }
    }

    #[inline]
    fn pawns(&mut self, to: Bitboard, step: i8, kind: MoveKind) {
        for square in to {
            self.push(Move::new(origin(square, step), square, kind));
        }
    }

    #[inline]
    fn promotions(&mut self, to: Bitboard, step: i8, capture: bool) {
        let kinds = if capture { CAPTURE_PROMOTIONS } else { QUIET_PROMOTIONS };
        for square in to {
            for kind in kinds {
                self.push(Move::new(origin(square, step), square, kind));
            }
        }
    }

    #[inline]
    fn single(&mut self, mv: Move) {
        self.push(mv);
    }
}

/// Counts moves without looking at each.
#[derive(Clone, Copy, Default, Debug)]
pub struct Count(pub u64);

impl Sink for Count {
    #[inline]
    fn piece(&mut self, _from: Square, to: Bitboard, _enemies: Bitboard) {
        self.0 += u64::from(to.count());
    }

    #[inline]
    fn pawns(&mut self, to: Bitboard, _step: i8, _kind: MoveKind) {
        self.0 += u64::from(to.count());
    }

    #[inline]
    fn promotions(&mut self, to: Bitboard, _step: i8, _capture: bool) {
        self.0 += u64::from(to.count()) * Role::PROMOTIONS.len() as u64;
    }

    #[inline]
    fn single(&mut self, _mv: Move) {
        self.0 += 1;
    }
}

/// Notes whether one move is among those generated.
#[derive(Clone, Copy, Debug)]
pub struct Contains {
    wanted: Move,
    /// Whether the move has been generated.
    pub found: bool,
}

impl Contains {
    /// A sink that looks for this move.
    pub const fn new(wanted: Move) -> Contains {
        Contains { wanted, found: false }
    }

    fn kind_is(&mut self, is_right: bool) {
        self.found |= is_right;
    }
}

impl Sink for Contains {
    #[inline]
    fn piece(&mut self, from: Square, to: Bitboard, enemies: Bitboard) {
        if from == self.wanted.from() && to.contains(self.wanted.to()) {
            let capture = enemies.contains(self.wanted.to());
            let kind = if capture { MoveKind::Capture } else { MoveKind::Quiet };
            self.kind_is(self.wanted.kind() == kind);
        }
    }

    #[inline]
    fn pawns(&mut self, to: Bitboard, step: i8, kind: MoveKind) {
        if to.contains(self.wanted.to()) && origin(self.wanted.to(), step) == self.wanted.from() {
            self.kind_is(self.wanted.kind() == kind);
        }
    }

    #[inline]
    fn promotions(&mut self, to: Bitboard, step: i8, capture: bool) {
        if to.contains(self.wanted.to()) && origin(self.wanted.to(), step) == self.wanted.from() {
            self.kind_is(self.wanted.is_promotion() && self.wanted.is_capture() == capture);
        }
    }

    #[inline]
    fn single(&mut self, mv: Move) {
        self.kind_is(mv == self.wanted);
    }
}
