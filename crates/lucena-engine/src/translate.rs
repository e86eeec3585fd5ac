//! Our positions in the words of shakmaty, whose neighbours read tablebases and know the keys of Polyglot books.

use std::num::NonZeroU32;

use lucena_chess::{Bitboard, Color, Position, Role, Square};
use shakmaty::{ByColor, ByRole, CastlingMode, Chess, FromSetup, PositionError, Setup};

/// The same position; nothing for the few that shakmaty holds to be impossible.
pub(crate) fn to_shakmaty(pos: &Position) -> Option<Chess> {
    let board = |bitboard: Bitboard| shakmaty::Bitboard(bitboard.0);
    let role = |role: Role| board(pos.role(role));
    let by_role = ByRole {
        pawn: role(Role::Pawn),
        knight: role(Role::Knight),
        bishop: role(Role::Bishop),
        rook: role(Role::Rook),
        queen: role(Role::Queen),
        king: role(Role::King),
    };
    let by_color = ByColor { white: board(pos.color(Color::White)), black: board(pos.color(Color::Black)) };
    let mut setup = Setup::empty();
    setup.board = shakmaty::Board::try_from_bitboards(by_role, by_color).ok()?;
    setup.turn = if pos.turn() == Color::White { shakmaty::Color::White } else { shakmaty::Color::Black };
    setup.castling_rights = board(pos.castling_rooks());
    setup.ep_square = pos.passed_square().map(square);
    setup.halfmoves = pos.half_moves().into();
    setup.fullmoves = NonZeroU32::MIN;
    let chess = Chess::from_setup(setup, CastlingMode::Chess960);
    chess
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_ep_square)
        .ok()
}

fn square(square: Square) -> shakmaty::Square {
    shakmaty::Square::new(square.index() as u32)
}
