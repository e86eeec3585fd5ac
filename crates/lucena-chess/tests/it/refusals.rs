//! Which rule forbids a move: known cases, and every refusal of random positions checked on shakmaty's board.

use lucena_chess::notation::{CoordinateError, SanError};
use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Position, Refusal, Role, Square};
use shakmaty::{CastlingSide, Chess, Position as _};

use crate::differential::shakmaty_position;

#[track_caller]
fn refused(fen: &str, typed: &str) -> Refusal {
    let pos = Position::from_fen(fen).expect("a legal position");
    match pos.parse_coordinate(typed) {
        Err(CoordinateError::Illegal(refusal)) => return refusal,
        Err(CoordinateError::Malformed) => {}
        other => panic!("{typed} in {fen}: {other:?}"),
    }
    match pos.parse_san(typed) {
        Err(SanError::Illegal(refusal)) => refusal,
        other => panic!("{typed} in {fen}: {other:?}"),
    }
}

const OPEN_GAME: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

#[test]
fn the_rule_that_forbids_a_move_is_named() {
    for (typed, refusal) in [
        ("Ke4", Refusal::OwnPiece(Square::E4)),
        ("Ke3", Refusal::OutOfReach(Role::King, Square::E3)),
        ("e2e4", Refusal::EmptySquare(Square::E2)),
        ("e5e4", Refusal::NotYours(Square::E5)),
        ("e5", Refusal::Blocked(Square::E5)),
        ("exd5", Refusal::NothingToTake(Square::D5)),
        ("Bb6", Refusal::OutOfReach(Role::Bishop, Square::B6)),
        ("Ra3", Refusal::Blocked(Square::A2)),
        ("Nd2", Refusal::OwnPiece(Square::D2)),
        ("O-O", Refusal::Blocked(Square::F1)),
        ("e1g1", Refusal::Blocked(Square::F1)),
        ("Nhf3", Refusal::NoPiece(Role::Knight)),
        ("a3=Q", Refusal::NoPromotion),
    ] {
        assert_eq!(refused(OPEN_GAME, typed), refusal, "{typed}");
    }
}

#[test]
fn the_king_is_the_reason_for_the_rest() {
    let check = "4k3/8/8/8/4r3/8/3N4/R3K2R w KQ - 0 1";
    assert_eq!(refused(check, "O-O"), Refusal::CastleInCheck);
    assert_eq!(refused(check, "Nf3"), Refusal::StillInCheck(Square::E4));
    assert_eq!(refused(check, "Ke2"), Refusal::KingAttacked { at: Square::E2, by: Square::E4 });
    let pin = "4k3/8/8/4r3/8/4N3/8/R3K2R w KQ - 0 1";
    assert_eq!(refused(pin, "Nd5"), Refusal::Pinned { from: Square::E3, by: Square::E5 });
    let way = "4k3/8/8/8/8/5r2/8/R3K2R w Q - 0 1";
    assert_eq!(refused(way, "O-O"), Refusal::CannotCastle);
    let way = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
    assert_eq!(refused(way, "O-O"), Refusal::KingAttacked { at: Square::F1, by: Square::F3 });
    // Two pawns would leave the fifth rank at once.
    let passing = "4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1";
    assert_eq!(refused(passing, "exd6"), Refusal::Pinned { from: Square::E5, by: Square::A5 });
}

/// Whether what a refusal says is to be seen on a board that knows nothing of our code.
fn is_true(theirs: &Chess, refusal: Refusal, from: Square, to: Square) -> bool {
    let (board, us) = (theirs.board(), theirs.turn());
    let there = |square: Square| shakmaty::Square::new(square.index() as u32);
    let king = board.king_of(us).expect("a king");
    let attackers = |square, occupied| board.attacks_to(square, us.other(), occupied);
    let Some(piece) = board.piece_at(there(from)) else { return refusal == Refusal::EmptySquare(from) };
    let is_pawn = piece.role == shakmaty::Role::Pawn;
    match refusal {
        Refusal::NotYours(square) => square == from && piece.color != us,
        Refusal::OwnPiece(square) => square == to && board.by_color(us).contains(there(to)),
        Refusal::OutOfReach(_, square) => {
            let reach = shakmaty::attacks::attacks(there(from), piece, shakmaty::Bitboard::EMPTY);
            square == to && !reach.contains(there(to))
        }
        Refusal::Blocked(square) => {
            let is_between = shakmaty::attacks::between(there(from), there(to)).contains(there(square));
            let is_castling = piece.role == shakmaty::Role::King;
            board.occupied().contains(there(square))
                && (is_between || (is_pawn && square == to) || is_castling)
        }
        Refusal::NothingToTake(square) => is_pawn && square == to && board.piece_at(there(to)).is_none(),
        Refusal::KingAttacked { at, by } => {
            // The rook that castles leaves its square too.
            let rooks = board.by_piece(us.rook()) & shakmaty::Bitboard::from_rank(there(from).rank());
            let lifted = board.occupied().without(king);
            let attackers = attackers(there(at), lifted) | attackers(there(at), lifted.without(rooks));
            piece.role == shakmaty::Role::King && attackers.contains(there(by))
        }
        Refusal::StillInCheck(by) => attackers(king, board.occupied()).contains(there(by)),
        Refusal::Pinned { from: pinned, by } => {
            let lifted = board.occupied().without(there(pinned));
            let passed = shakmaty::Square::from_coords(there(to).file(), there(from).rank());
            pinned == from
                && !attackers(king, board.occupied()).contains(there(by))
                && (attackers(king, lifted).contains(there(by))
                    || is_pawn && attackers(king, lifted.without(passed)).contains(there(by)))
        }
        Refusal::CannotCastle => {
            let side = CastlingSide::from_king_side(from.file() < to.file());
            piece.role == shakmaty::Role::King && !theirs.castles().has(us, side)
        }
        Refusal::CastleInCheck => piece.role == shakmaty::Role::King && theirs.is_check(),
        Refusal::NoPiece(_) | Refusal::EmptySquare(_) | Refusal::NoPromotion => false,
    }
}

#[test]
fn every_refusal_is_true() {
    let mut refusals = 0;
    for_each_random_position(11, 300, |pos| {
        let theirs = shakmaty_position(pos);
        for from in Square::all() {
            for to in Square::all() {
                let Err(CoordinateError::Illegal(refusal)) = pos.parse_coordinate(&format!("{from}{to}"))
                else {
                    continue;
                };
                refusals += 1;
                assert!(is_true(&theirs, refusal, from, to), "{from}{to}: {refusal:?} in {pos:?}");
            }
        }
    });
    assert!(1_000_000 < refusals, "{refusals}");
}
