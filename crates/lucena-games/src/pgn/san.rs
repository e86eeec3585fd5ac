//! From a move as pgn-reader understood it to a legal move, without going through text again.
//!
//! The reader of a base spends most of its time here, so candidates are looked up backwards from the square
//! of arrival. Castling and en passant are rare and delicate; they take the way of [`Position::parse_san`].

use lucena_chess::notation::SanError;
use lucena_chess::{Bitboard, File, Move, MoveKind, Position, Rank, Role, Square, attacks};
use pgn_reader::shakmaty::{self, san::San};

/// The legal move that a notation means.
///
/// As in [`Position::parse_san`], a missing or needless capture mark is forgiven; and that is who says what is wrong with a
/// move that cannot be played.
#[inline]
pub(super) fn resolve(pos: &Position, san: San) -> Result<Move, SanError> {
    match quickly(pos, san) {
        Some(mv) => Ok(mv),
        None => carefully(pos, san),
    }
}

/// The same for all moves, with the reason why a move cannot be played.
#[cold]
fn carefully(pos: &Position, san: San) -> Result<Move, SanError> {
    pos.parse_san(&san.to_string())
}

/// The same for moves that are neither rare nor wrong.
#[inline]
fn quickly(pos: &Position, san: San) -> Option<Move> {
    match san {
        San::Normal { role, file, rank, to, promotion, .. } => {
            let to = square(to);
            let file = file.map_or(Bitboard::FULL, |file| Bitboard::file(File::ALL[file as usize]));
            let rank = rank.map_or(Bitboard::FULL, |rank| Bitboard::rank(Rank::ALL[rank as usize]));
            match role {
                shakmaty::Role::Pawn => pawn(pos, file & rank, to, promotion),
                _ if promotion.is_some() => None,
                shakmaty::Role::King => king(pos, file & rank, to),
                _ => piece(pos, our_role(role), file & rank, to),
            }
        }
        San::Castle(_) | San::Put { .. } | San::Null => None,
    }
}

fn square(square: shakmaty::Square) -> Square {
    Square::from_index(usize::from(square)).expect("both count the same 64 squares")
}

fn our_role(role: shakmaty::Role) -> Role {
    Role::ALL[role as usize - 1]
}

/// Knights, bishops, rooks and queens.
#[inline]
fn piece(pos: &Position, role: Role, origin: Bitboard, to: Square) -> Option<Move> {
    let candidates = attacks::by_role(role, to, pos.occupied()) & pos.pieces(pos.turn(), role) & origin;
    let from = legal_origins(pos, candidates, to).single()?;
    arrive(pos, from, to)
}

fn king(pos: &Position, origin: Bitboard, to: Square) -> Option<Move> {
    let from = pos.king(pos.turn());
    let reaches = origin.contains(from) && attacks::king(from).contains(to);
    if !reaches || pos.attackers_of(to, !pos.turn(), pos.occupied().without(from)).any() {
        return None;
    }
    arrive(pos, from, to)
}

#[inline]
fn arrive(pos: &Position, from: Square, to: Square) -> Option<Move> {
    match pos.piece_on(to) {
        None => Some(Move::new(from, to, MoveKind::Quiet)),
        Some(piece) if piece.color() != pos.turn() => Some(Move::new(from, to, MoveKind::Capture)),
        Some(_) => None,
    }
}

#[inline]
fn pawn(pos: &Position, origin: Bitboard, to: Square, promotion: Option<shakmaty::Role>) -> Option<Move> {
    if pos.en_passant() == Some(to) {
        return None;
    }
    let us = pos.turn();
    let pawns = pos.pieces(us, Role::Pawn) & origin;
    let (candidates, kind) = if pos.color(!us).contains(to) {
        (attacks::pawn(!us, to) & pawns, MoveKind::Capture)
    } else if pos.occupied().contains(to) {
        return None;
    } else {
        let behind = attacks::pawn_steps(!us, to.into());
        if behind.intersects(pos.occupied()) || to.rank() != us.relative_rank(Rank::Fourth) {
            (behind & pawns, MoveKind::Quiet)
        } else {
            (attacks::pawn_steps(!us, behind) & pawns, MoveKind::DoublePush)
        }
    };
    let kind = promoted(kind, to.rank() == us.promotion_rank(), promotion)?;
    legal_origins(pos, candidates, to).single().map(|from| Move::new(from, to, kind))
}

/// The kind of a pawn's move, with the piece it becomes.
fn promoted(kind: MoveKind, on_last_rank: bool, promotion: Option<shakmaty::Role>) -> Option<MoveKind> {
    use MoveKind::*;
    let Some(role) = promotion else { return (!on_last_rank).then_some(kind) };
    match (our_role(role), kind) {
        _ if !on_last_rank => None,
        (Role::Knight, Capture) => Some(CapturePromoteKnight),
        (Role::Bishop, Capture) => Some(CapturePromoteBishop),
        (Role::Rook, Capture) => Some(CapturePromoteRook),
        (Role::Queen, Capture) => Some(CapturePromoteQueen),
        (Role::Knight, _) => Some(PromoteKnight),
        (Role::Bishop, _) => Some(PromoteBishop),
        (Role::Rook, _) => Some(PromoteRook),
        (Role::Queen, _) => Some(PromoteQueen),
        (Role::Pawn | Role::King, _) => None,
    }
}

/// Those of the candidates (not the king) that may go to a square without leaving their king in check.
#[inline]
fn legal_origins(pos: &Position, candidates: Bitboard, to: Square) -> Bitboard {
    let king = pos.king(pos.turn());
    let checkers = pos.checkers();
    if let Some(checker) = checkers.first()
        && (checkers.more_than_one() || !attacks::between(king, checker).with(checker).contains(to))
    {
        return Bitboard::EMPTY;
    }
    let pinned = candidates & pos.pinned();
    if pinned.is_empty() { candidates } else { candidates - (pinned - attacks::line(king, to)) }
}
