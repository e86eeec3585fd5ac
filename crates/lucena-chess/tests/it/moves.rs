//! SAN and coordinate notation, and the questions asked about single moves.

use lucena_chess::notation::{CastlingNotation, CoordinateError, PieceLetters, SanError};
use lucena_chess::{CastleSide, Move, Position, Refusal, Role, Square};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

const CROWD: &str = "4k3/P7/8/N2N4/8/N1p4R/8/R3K2R w KQ - 0 1";

#[track_caller]
fn check_san(fen: &str, text: &str, expected: Result<&str, SanError>) {
    let pos = position(fen);
    let read = pos.parse_san(text).map(|mv| pos.coordinate(mv, CastlingNotation::Standard));
    assert_eq!(read.as_deref().map_err(|error| *error), expected, "{text} in {fen}");
}

#[test]
fn san_is_read_as_people_write_it() {
    for (text, coordinate) in [
        ("a8=Q", "a7a8q"),
        ("a8Q", "a7a8q"),
        ("a8(N)", "a7a8n"),
        ("a8/R", "a7a8r"),
        ("a8=Q+!!", "a7a8q"),
        ("O-O", "e1g1"),
        ("0-0-0", "e1c1"),
        ("Nd5b4", "d5b4"),
        ("Nd5-b4", "d5b4"),
        ("Ndb4", "d5b4"),
        ("Nd5xc3", "d5c3"),
        ("Rf3", "h3f3"),
        ("Kf2?!", "e1f2"),
    ] {
        check_san(CROWD, text, Ok(coordinate));
    }
    check_san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6 e.p.", Ok("e5d6"));
    check_san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6e.p.", Ok("e5d6"));
    check_san("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", Ok("e2e4"));
}

#[test]
fn san_mistakes_are_told_apart() {
    for (text, error) in [
        ("", SanError::Malformed),
        ("N", SanError::Malformed),
        ("Nz9", SanError::Malformed),
        ("Nf3f", SanError::Malformed),
        ("hello", SanError::Malformed),
        ("O-O-O-O", SanError::Malformed),
        ("♘f3", SanError::Malformed),
        ("a8=K", SanError::Malformed),
        ("Nc4", SanError::Ambiguous),
        ("a8", SanError::MissingPromotion),
        ("Qd4", SanError::Illegal(Refusal::NoPiece(Role::Queen))),
        ("Ke3", SanError::Illegal(Refusal::OutOfReach(Role::King, Square::E3))),
        ("e4", SanError::Illegal(Refusal::NoPiece(Role::Pawn))),
    ] {
        check_san(CROWD, text, Err(error));
    }
}

#[test]
fn san_disambiguates_no_more_than_needed() {
    let check = |fen: &str, coordinate: &str, expected: &str| {
        let pos = position(fen);
        let mv = pos.parse_coordinate(coordinate).expect(coordinate);
        assert_eq!(pos.san(mv), expected, "{fen}");
    };
    check("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "a1d1", "Rad1");
    check("R7/6k1/8/8/8/8/4K3/R7 w - - 0 1", "a1a4", "R1a4");
    check("2k5/8/8/Q6Q/8/8/4K3/Q7 w - - 0 1", "a5e5", "Qa5e5");
    // The other knight is pinned, so nothing has to be said.
    check("4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1", "a1c2", "Nc2");
    check("6k1/8/8/8/8/8/2p5/R3K2R b - - 0 1", "c2c1q", "c1=Q+");
    check("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "f7h7", "Qh7#");
}

#[test]
fn portuguese_letters_are_written_and_read() {
    let pos = position(CROWD);
    for (english, portuguese) in [("Nd5b4", "Cb4"), ("a8=Q+", "a8=D+"), ("Rf3", "Tf3"), ("Kf2", "Rf2")] {
        let mv = pos.parse_san(english).expect(english);
        assert_eq!(pos.san_with(mv, &PieceLetters::PORTUGUESE), portuguese);
        assert_eq!(pos.parse_san_with(portuguese, &PieceLetters::PORTUGUESE), Ok(mv));
    }
}

#[test]
fn coordinates_are_read_strictly() {
    let pos = position(CROWD);
    for (text, error) in [
        ("", CoordinateError::Malformed),
        ("e2", CoordinateError::Malformed),
        ("e1e", CoordinateError::Malformed),
        ("e1f2x", CoordinateError::Malformed),
        ("a7a8k", CoordinateError::Malformed),
        ("a7a8p", CoordinateError::Malformed),
        ("a7a8qq", CoordinateError::Malformed),
        ("é1f2", CoordinateError::Malformed),
        ("e1f2é", CoordinateError::Malformed),
        ("0000", CoordinateError::Malformed),
        ("a7a8", CoordinateError::MissingPromotion),
        ("e1e3", CoordinateError::Illegal(Refusal::OutOfReach(Role::King, Square::E3))),
        ("e1f2q", CoordinateError::Illegal(Refusal::NoPromotion)),
        ("e1g1q", CoordinateError::Illegal(Refusal::NoPromotion)),
        ("b1c1", CoordinateError::Illegal(Refusal::EmptySquare(Square::B1))),
        ("e1e1", CoordinateError::Illegal(Refusal::OwnPiece(Square::E1))),
    ] {
        assert_eq!(pos.parse_coordinate(text), Err(error), "{text}");
    }
    assert_eq!(pos.parse_coordinate("a7a8Q"), pos.parse_coordinate("a7a8q"));
}

#[test]
fn castling_is_understood_both_ways() {
    let pos = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (step, takes, side) in [("e1g1", "e1h1", CastleSide::King), ("e1c1", "e1a1", CastleSide::Queen)] {
        let mv = pos.parse_coordinate(step).expect(step);
        assert_eq!(mv.castle_side(), Some(side));
        assert_eq!(pos.parse_coordinate(takes), Ok(mv));
    }
    // In Chess960 the king's step is a step; only king takes rook castles.
    let fischer = position("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1");
    assert!(fischer.parse_coordinate("f1g1").is_ok_and(Move::is_castle));
    assert!(fischer.parse_coordinate("f1e1").is_ok_and(|mv| !mv.is_castle()));
    let castle = fischer.parse_san("O-O-O").expect("castling is legal");
    assert_eq!(fischer.coordinate(castle, CastlingNotation::Standard), "f1b1");
}

#[test]
fn chess960_castling_may_not_uncover_the_king() {
    // The rook on b1 is all that shields the king from the queen on a1.
    let pos = position("4k3/8/8/8/8/8/8/qR3K2 w B - 0 1");
    let attacked = |by| Err(SanError::Illegal(Refusal::KingAttacked { at: Square::C1, by }));
    assert_eq!(pos.parse_san("O-O-O"), attacked(Square::A1));
    let free = position("4k3/8/8/8/8/q7/8/1R3K2 w B - 0 1");
    assert_eq!(free.parse_san("O-O-O"), attacked(Square::A3), "c1 is attacked");
    let safe = position("4k3/8/8/8/8/8/q7/1R3K2 w B - 0 1");
    assert!(safe.parse_san("O-O-O").is_ok());
}

#[test]
fn the_list_of_a_square_is_its_part_of_all_moves() {
    let pos = position(CROWD);
    let knight: Vec<Move> = pos.legal_moves_from(Square::D5).to_vec();
    let expected: Vec<Move> =
        pos.legal_moves().iter().copied().filter(|mv| mv.from() == Square::D5).collect();
    assert_eq!(knight, expected);
}
