//! What a piece keeps from happening: its duties, found by lifting it off the board.
//!
//! An action of the other side that is good without the piece and was not good with it is a duty of that piece, whatever it is
//! called: a guard, a shut line, a pin. No list of motifs is needed.

use lucena_chess::{Bitboard, Move, Piece, Position, Square, attacks};

use crate::exchange::{self, POINTS};
use crate::pins;

/// What mate is worth among actions: more than any exchange.
pub const MATE: i32 = 1_000;

/// How a piece keeps an action from being good.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum How {
    /// It could take back, or take on the square that is needed.
    Guards,
    /// It stands in the way of the piece that would act.
    Blocks,
    /// It pins the piece that would act.
    Pins,
    /// In another way: it covers a square between, or leaves one to its king.
    Otherwise,
}

/// An action that a piece keeps from being good, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duty {
    /// What the other side would do.
    pub action: Move,
    /// Why it does not.
    pub how: How,
}

/// What a legal move of the side to move wins at once, in points: by captures on its square, by promotion, or by mate.
pub fn worth(pos: &Position, mv: Move) -> i32 {
    if pos.after(mv).is_checkmate() {
        return MATE;
    }
    if mv.is_capture() || mv.is_promotion() { exchange::see(pos, mv, &POINTS) } else { 0 }
}

/// The position without what stands on a square; nothing if it would make no sense.
pub fn lifted(pos: &Position, square: Square) -> Option<Position> {
    let mut setup = pos.to_setup();
    setup.board[square.index()] = None;
    setup.castling_rooks = setup.castling_rooks.without(square);
    setup.en_passant = None;
    Position::try_from(setup).ok()
}

/// The position with the piece on one square standing on another, which must be empty; the turn stays.
pub fn with_piece_back(pos: &Position, here: Square, back: Square) -> Option<Position> {
    let mut setup = pos.to_setup();
    let piece: Piece = setup.board[here.index()].take()?;
    if setup.board[back.index()].replace(piece).is_some() {
        return None;
    }
    setup.castling_rooks = Bitboard::EMPTY;
    setup.en_passant = None;
    Position::try_from(setup).ok()
}

/// The duty of a piece against one action of the side to move, which is legal when the piece is lifted; nothing if the action is
/// as good with the piece.
pub fn duty_against(pos: &Position, piece: Square, action: Move) -> Option<Duty> {
    let without = lifted(pos, piece)?;
    let is_legal = pos.is_legal(action);
    if !without.is_legal(action) {
        return None;
    }
    let (free, held) = (worth(&without, action), if is_legal { worth(pos, action) } else { 0 });
    (held.max(0) < free).then(|| Duty { action, how: how(pos, piece, action) })
}

/// All duties of a piece of the side that is not to move.
pub fn duties(pos: &Position, piece: Square) -> Vec<Duty> {
    let Some(without) = lifted(pos, piece) else { return Vec::new() };
    let actions = without.legal_moves();
    actions.iter().filter_map(|&action| duty_against(pos, piece, action)).collect()
}

fn how(pos: &Position, piece: Square, action: Move) -> How {
    if attacks::between(action.from(), action.to()).contains(piece) {
        return How::Blocks;
    }
    // Behind the piece that acts a line may go on to the square.
    let occupied = pos.occupied().without(action.from());
    let seen = pos.piece_on(piece).map_or(Bitboard::EMPTY, |own| attacks::by(own, piece, occupied));
    if seen.contains(action.to()) {
        return How::Guards;
    }
    let pinned = pins::absolute_pins(pos, pos.turn());
    if pinned.iter().any(|pin| pin.pinner == piece && pin.pinned == action.from()) {
        return How::Pins;
    }
    How::Otherwise
}
