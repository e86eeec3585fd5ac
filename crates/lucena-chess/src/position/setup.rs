//! The door between a board that anyone may set up and a [`Position`] that can be played.

use std::fmt;

use super::Position;
use crate::{Bitboard, Color, Piece, Rank, Role, Square, attacks};

/// Pieces on a board and the other parts of a FEN, not yet checked.
///
/// ```
/// use lucena_chess::{Color, Piece, Position, Setup, SetupError, Square};
///
/// let mut setup = Setup::empty();
/// setup.board[Square::E1.index()] = Some(Piece::WhiteKing);
/// assert_eq!(Position::try_from(setup.clone()), Err(SetupError::NoKing(Color::Black)));
///
/// setup.board[Square::E8.index()] = Some(Piece::BlackKing);
/// assert!(Position::try_from(setup).is_ok());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on each square, by [`Square::index`].
    pub board: [Option<Piece>; 64],
    /// Who is to move.
    pub turn: Color,
    /// The squares of the rooks that may still castle.
    pub castling_rooks: Bitboard,
    /// The square that a pawn has just passed with a double step.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub half_moves: u16,
    /// The number of the move, 1 at the start.
    pub full_moves: u16,
}

impl Setup {
    /// The empty board with White to move.
    pub const fn empty() -> Setup {
        Setup {
            board: [None; 64],
            turn: Color::White,
            castling_rooks: Bitboard::EMPTY,
            en_passant: None,
            half_moves: 0,
            full_moves: 1,
        }
    }

    /// The squares of one side's pieces of one role.
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        let piece = Some(Piece::new(color, role));
        Square::all().filter(|sq| self.board[sq.index()] == piece).collect()
    }

    /// The outermost rook of `color` on the wing of `side`, seen from its king on the back rank.
    pub fn outermost_rook(&self, color: Color, side: crate::CastleSide) -> Option<Square> {
        let back_rank = Bitboard::rank(color.back_rank());
        let king = (self.pieces(color, Role::King) & back_rank).single()?;
        let rooks = self.pieces(color, Role::Rook) & back_rank;
        match side {
            crate::CastleSide::King => rooks.last().filter(|&rook| rook > king),
            crate::CastleSide::Queen => rooks.first().filter(|&rook| rook < king),
        }
    }
}

/// Why a set-up cannot be played.
///
/// | refused | because |
/// |---|---|
/// | no king or several kings of a color | the rules speak of one |
/// | pawns on the first or last rank | they cannot get there |
/// | more than 16 men, or more pieces than promotions allow | they cannot arise |
/// | the side that has just moved is in check | its move was illegal |
/// | more than two pieces give check | no move does that |
/// | castling rights without king and rook in place | they were lost |
/// | an en passant square without the double step | there was none |
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A side has no king.
    NoKing(Color),
    /// A side has more than one king.
    SeveralKings(Color),
    /// A pawn stands on the first or the last rank.
    PawnOnBackRank(Square),
    /// A side has more men than sixteen, or more pieces than its missing pawns explain.
    TooManyPieces(Color),
    /// The side that is not to move is in check.
    OpponentInCheck(Color),
    /// Three pieces or more give check.
    TooManyCheckers,
    /// A castling right whose king and rook are not in place; the square is the rook's.
    CastlingWithoutRook(Square),
    /// The en passant square does not lie behind a pawn that may just have made its double step.
    NoDoubleStep(Square),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::NoKing(color) => write!(f, "{color} has no king"),
            SetupError::SeveralKings(color) => write!(f, "{color} has more than one king"),
            SetupError::PawnOnBackRank(square) => write!(f, "a pawn cannot stand on {square}"),
            SetupError::TooManyPieces(color) => write!(f, "{color} has more pieces than can arise"),
            SetupError::OpponentInCheck(color) => write!(f, "{color} is in check but not to move"),
            SetupError::TooManyCheckers => f.write_str("more than two pieces give check"),
            SetupError::CastlingWithoutRook(square) => {
                write!(f, "no king and rook in place to castle with the rook on {square}")
            }
            SetupError::NoDoubleStep(square) => write!(f, "no pawn has just passed over {square}"),
        }
    }
}

impl std::error::Error for SetupError {}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        for color in Color::ALL {
            check_material(&setup, color)?;
        }
        let mut pos = Position::bare(setup.turn, setup.half_moves, setup.full_moves.max(1));
        for square in Square::all() {
            if let Some(piece) = setup.board[square.index()] {
                pos.put(piece, square);
            }
        }
        check_castling(&pos, setup.castling_rooks)?;
        pos.set_castling_rooks(setup.castling_rooks);
        if pos.attackers_of(pos.king(!pos.turn()), pos.turn(), pos.occupied()).any() {
            return Err(SetupError::OpponentInCheck(!pos.turn()));
        }
        pos.refresh_checks();
        if pos.checkers().count() > 2 {
            return Err(SetupError::TooManyCheckers);
        }
        if let Some(square) = setup.en_passant {
            check_en_passant(&pos, square)?;
            pos.set_en_passant(square);
        }
        debug_assert!(pos.is_sound(), "{pos:?}");
        Ok(pos)
    }
}

fn check_material(setup: &Setup, color: Color) -> Result<(), SetupError> {
    match setup.pieces(color, Role::King).count() {
        0 => return Err(SetupError::NoKing(color)),
        1 => {}
        _ => return Err(SetupError::SeveralKings(color)),
    }
    let pawns = setup.pieces(color, Role::Pawn);
    let edges = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    if let Some(square) = (pawns & edges).first() {
        return Err(SetupError::PawnOnBackRank(square));
    }
    // Every piece beyond those of the start was a pawn once.
    let promoted: u32 = [(Role::Knight, 2), (Role::Bishop, 2), (Role::Rook, 2), (Role::Queen, 1)]
        .into_iter()
        .map(|(role, at_start)| setup.pieces(color, role).count().saturating_sub(at_start))
        .sum();
    if 8 < pawns.count() + promoted {
        return Err(SetupError::TooManyPieces(color));
    }
    Ok(())
}

fn check_castling(pos: &Position, castling_rooks: Bitboard) -> Result<(), SetupError> {
    for rook in castling_rooks {
        let in_place = pos.piece_on(rook).is_some_and(|piece| {
            let king = pos.king(piece.color());
            piece.role() == Role::Rook
                && rook.rank() == piece.color().back_rank()
                && king.rank() == piece.color().back_rank()
                // One rook on each side of the king at most.
                && (pos.color(piece.color()) & castling_rooks & beyond(king, rook)).count() == 1
        });
        if !in_place {
            return Err(SetupError::CastlingWithoutRook(rook));
        }
    }
    Ok(())
}

/// The squares of the back rank on the same side of the king as the rook.
fn beyond(king: Square, rook: Square) -> Bitboard {
    Square::all().filter(|&sq| sq.rank() == king.rank() && (sq > king) == (rook > king)).collect()
}

fn check_en_passant(pos: &Position, square: Square) -> Result<(), SetupError> {
    let mover = !pos.turn();
    let refused = Err(SetupError::NoDoubleStep(square));
    if mover.relative_rank(square.rank()) != Rank::Third {
        return refused;
    }
    let passed = Bitboard::from(square);
    let pawn = attacks::pawn_steps(mover, passed);
    let origin = attacks::pawn_steps(!mover, passed);
    if !pawn.is_subset_of(pos.pieces(mover, Role::Pawn)) || (passed | origin).intersects(pos.occupied()) {
        return refused;
    }
    // A check after a double step is given by the pawn itself, or was opened by it: the check did not
    // exist while the pawn still stood on its first square.
    let before = (pos.occupied() ^ pawn) | origin;
    let old_checkers = pos.attackers_of(pos.king(pos.turn()), mover, before) - (pawn | origin);
    if old_checkers.any() { refused } else { Ok(()) }
}
