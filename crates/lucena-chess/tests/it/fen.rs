//! FEN: what is read, what is refused and why, what the tolerant door mends.

use lucena_chess::notation::{CastlingField, EnPassantField, FenField, FenFormat, FenReason, FenRepair};
use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Color, Position, Rank, SetupError, Square};

#[track_caller]
fn check_refused(fen: &str, field: FenField, reason: FenReason) {
    let error = Position::from_fen(fen).expect_err(fen);
    assert_eq!((error.field, error.reason), (field, reason), "{fen}");
    assert!(!error.to_string().is_empty());
}

#[test]
fn every_kind_of_mistake_is_named() {
    use FenField::*;
    use FenReason::*;
    check_refused("", Placement, Missing);
    check_refused("8/8/8/8/8/8/8/4K2k", Turn, Missing);
    check_refused("8/8/8/8/8/8/8/4K2k w", Castling, Missing);
    check_refused("8/8/8/8/8/8/8/4K2k w -", EnPassant, Missing);
    check_refused("8/8/8/8/8/8/8/4K2k w - -", HalfMoves, Missing);
    check_refused("8/8/8/8/8/8/8/4K2k w - - 0", FullMoves, Missing);
    check_refused("8/8/8/8/8/8/8/4K2k w - - 0 1 x", Excess, TooManyFields);
    check_refused("8/8/8/8/8/8/4K2k w - - 0 1", Placement, RankCount(7));
    check_refused("8/8/8/8/8/8/8/8/4K2k w - - 0 1", Placement, RankCount(9));
    check_refused("8/8/8/8/8/8/9/4K2k w - - 0 1", Placement, UnknownCharacter('9'));
    check_refused("8/8/8/8/8/8/7/4K2k w - - 0 1", Placement, RankLength(Rank::Second));
    check_refused("8/8/8/8/8/8/8p/4K2k w - - 0 1", Placement, RankLength(Rank::Second));
    check_refused("8/8/8/8/8/8/44/4K2k w - - 0 1", Placement, AdjacentDigits(Rank::Second));
    check_refused("8/8/8/8/8/8/7x/4K2k w - - 0 1", Placement, UnknownCharacter('x'));
    check_refused("8/8/8/8/8/8/7é/4K2k w - - 0 1", Placement, UnknownCharacter('é'));
    check_refused("8/8/8/8/8/8/8/4K2k W - - 0 1", Turn, NotASide);
    check_refused("8/8/8/8/8/8/8/4K2k w x - 0 1", Castling, UnknownCharacter('x'));
    check_refused("4k3/8/8/8/8/8/8/4K2R w KK - 0 1", Castling, RepeatedRight('K'));
    check_refused("4k3/8/8/8/8/8/8/4K2R w KH - 0 1", Castling, RepeatedRight('H'));
    check_refused("8/8/8/8/8/8/8/4K2k w - e9 0 1", EnPassant, NotASquare);
    check_refused("8/8/8/8/8/8/8/4K2k w - - -1 1", HalfMoves, NotANumber);
    check_refused("8/8/8/8/8/8/8/4K2k w - - +1 1", HalfMoves, NotANumber);
    check_refused("8/8/8/8/8/8/8/4K2k w - - 0 0", FullMoves, NotANumber);
    check_refused("8/8/8/8/8/8/8/4K2k w - - 0 99999", FullMoves, NotANumber);
}

#[test]
fn impossible_positions_are_refused() {
    use SetupError::*;
    let cases = [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", NoKing(Color::Black)),
        ("8/8/8/8/8/8/8/4k3 w - - 0 1", NoKing(Color::White)),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", SeveralKings(Color::White)),
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", PawnOnBackRank(Square::A1)),
        ("4k2p/8/8/8/8/8/8/4K3 w - - 0 1", PawnOnBackRank(Square::H8)),
        ("4k3/8/8/8/8/PPPPPPPP/P7/4K3 w - - 0 1", TooManyPieces(Color::White)),
        ("qqqqqqqq/qq2k3/8/8/8/8/8/4K3 b - - 0 1", TooManyPieces(Color::Black)),
        ("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", OpponentInCheck(Color::Black)),
        ("8/8/8/8/8/8/4k3/4K3 w - - 0 1", OpponentInCheck(Color::Black)),
        ("4r2k/8/8/8/1b5b/8/8/4K3 w - - 0 1", TooManyCheckers),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", CastlingWithoutRook(Square::H1)),
        ("4k3/8/8/8/8/8/8/R3K3 w K - 0 1", CastlingWithoutRook(Square::H1)),
        ("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", CastlingWithoutRook(Square::H1)),
        ("4k3/8/8/8/8/8/8/4KR1R w FH - 0 1", CastlingWithoutRook(Square::F1)),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", NoDoubleStep(Square::E6)),
        ("4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1", NoDoubleStep(Square::E3)),
        ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", NoDoubleStep(Square::E6)),
        // The knight gave check before the pawn moved: Black could not have left it so.
        ("4k3/8/8/4p3/8/3n4/8/4K3 w - e6 0 1", NoDoubleStep(Square::E6)),
    ];
    for (fen, expected) in cases {
        let error = Position::from_fen(fen).expect_err(fen);
        assert_eq!(error.reason, FenReason::Setup(expected), "{fen}");
    }
}

#[test]
fn what_can_arise_is_accepted() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        // A discovered check by a double step: the rook on a4 sees the king once the pawn has passed.
        "8/8/8/8/R3P2k/8/8/4K3 b - - 0 1",
        // Two checks along one line cannot arise, but perft tables have them.
        "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1",
        "4k3/8/8/8/8/8/8/QQQQKQQQ w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 150 300",
    ] {
        let pos = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(pos.fen(), fen);
    }
}

#[test]
fn fen_survives_the_round_trip() {
    for_each_random_position(7, 5_000, |pos| {
        for castling in [CastlingField::Usual, CastlingField::Files] {
            let fen = pos.fen_with(FenFormat { castling, ..FenFormat::default() });
            assert_eq!(Position::from_fen(&fen).as_ref(), Ok(pos), "{fen}");
        }
    });
}

#[test]
fn en_passant_is_written_as_asked() {
    let check = |fen: &str, always: &str, if_legal: &str| {
        let pos = Position::from_fen(fen).expect(fen);
        let field = |en_passant| {
            let text = pos.fen_with(FenFormat { en_passant, ..FenFormat::default() });
            text.split(' ').nth(3).expect("six fields").to_owned()
        };
        assert_eq!(field(EnPassantField::Always), always, "{fen}");
        assert_eq!(field(EnPassantField::IfLegal), if_legal, "{fen}");
    };
    check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d6", "d6");
    check("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "d6", "-");
    // The taking pawn is pinned on the file: the capture is not legal.
    check("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d6", "-");
    // Both pawns leave the rank and the rook sees the king.
    check("6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "d6", "-");
}

#[test]
fn castling_is_read_in_every_dialect() {
    let usual = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").expect("legal");
    for field in ["HAha", "KQha", "AHah", "QKqk"] {
        let fen = format!("r3k2r/8/8/8/8/8/8/R3K2R w {field} - 0 1");
        assert_eq!(Position::from_fen(&fen).as_ref(), Ok(&usual), "{fen}");
    }
    // With two rooks on a wing, K means the outer one and the inner one needs its letter.
    let inner = Position::from_fen("4k3/8/8/8/8/8/8/4KR1R w F - 0 1").expect("legal");
    assert_eq!(inner.fen(), "4k3/8/8/8/8/8/8/4KR1R w F - 0 1");
    let outer = Position::from_fen("4k3/8/8/8/8/8/8/4KR1R w H - 0 1").expect("legal");
    assert_eq!(outer.fen(), "4k3/8/8/8/8/8/8/4KR1R w K - 0 1");
    assert!(inner.is_chess960() && !outer.is_chess960());
}

#[test]
fn the_tolerant_door_mends_and_says_so() {
    let check = |fen: &str, mended: &str, expected: &[FenRepair]| {
        let (pos, repairs) = Position::from_fen_tolerant(fen).expect(fen);
        assert_eq!(pos.fen(), mended, "{fen}");
        assert_eq!(repairs, expected, "{fen}");
    };
    use FenField::*;
    use FenRepair::*;
    let bare = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
    check("  4k3/8/8/8/8/8/8/4K2R   w - -\t0 1 ", bare, &[]);
    check(
        "4k3/8/8/8/8/8/8/4K2R",
        bare,
        &[Filled(Turn), Filled(Castling), Filled(EnPassant), Filled(HalfMoves), Filled(FullMoves)],
    );
    check("4k3/8/8/8/8/8/8/4K2R w - -", bare, &[Filled(HalfMoves), Filled(FullMoves)]);
    check("4k3/8/8/8/8/8/8/4K2R W - - 0 1", bare, &[]);
    check("4k3/8/8/8/8/8/53/4K2R w - - 0 1", bare, &[]);
    check("4k3/8/8/8/8/8/8/4K2R w - - 0 0", bare, &[Filled(FullMoves)]);
    check("4k3/8/8/8/8/8/8/4K2R w - - 0 1 bm O-O;", bare, &[LeftOutExcess]);
    check("4k3/8/8/8/8/8/8/4K2R w - e6 0 1", bare, &[DroppedEnPassant(Square::E6)]);
    check("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &[DroppedCastling(None); 3]);
    check("4k3/8/8/8/8/8/8/4K2R w A - 0 1", bare, &[DroppedCastling(Some(Square::A1))]);
    assert!(Position::from_fen_tolerant("8/8/8/8/8/8/8/4K3 w - - 0 1").is_err());
    assert!(Position::from_fen_tolerant("hello").is_err());
}
