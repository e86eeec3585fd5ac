//! Every fact of the catalogue is shown by one position and absent from another, for both sides.

use std::collections::BTreeSet;

use lucena_chess::{Bitboard, Color, Position};
use lucena_facts::{FactId, Sight};

struct Example {
    fact: FactId,
    /// A position in which the fact holds for White, and the squares it holds for.
    shown: (&'static str, &'static str),
    /// A position in which it does not hold for White.
    absent: &'static str,
}

const fn example(fact: FactId, shown: (&'static str, &'static str), absent: &'static str) -> Example {
    Example { fact, shown, absent }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BARE: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

#[rustfmt::skip]
const EXAMPLES: &[Example] = &[
    example(FactId::Pinned, ("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "c3"), "4k3/8/8/8/1b6/2NP4/3P4/4K3 w - - 0 1"),
    example(FactId::RelativelyPinned, ("4k3/8/8/6b1/8/4N3/3Q4/2K5 w - - 0 1", "e3"), "7k/8/8/6b1/8/4Q3/3N4/2K5 w - - 0 1"),
    example(FactId::Skewered, ("7k/8/8/6b1/8/4Q3/3N4/2K5 w - - 0 1", "e3"), START),
    example(FactId::Discoverer, ("4k3/8/8/4N3/8/8/8/K3R3 w - - 0 1", "e5"), "4k3/4p3/8/4N3/8/8/8/K3R3 w - - 0 1"),
    example(FactId::Hanging, ("4k3/8/8/3r4/8/8/3N4/7K w - - 0 1", "d2"), "4k3/8/8/3r4/8/8/3N4/4K3 w - - 0 1"),
    example(FactId::Loose, ("4k3/8/8/3r4/8/8/3N4/7K w - - 0 1", "d2"), "4k3/8/8/3r4/8/8/3N4/4K3 w - - 0 1"),
    example(FactId::AttackedByLesser, ("4k3/8/8/8/2p5/3R4/8/4K3 w - - 0 1", "d3"), "4k3/8/8/8/2p5/3P4/8/4K3 w - - 0 1"),
    example(FactId::Overloaded, ("r2rk3/8/8/8/3N4/8/8/N2R3K w - - 0 1", "d1"), START),
    example(FactId::Forking, ("r3k3/2N5/8/8/8/8/8/4K3 b - - 0 1", "c7"), "r1b1k3/2N5/1b6/8/8/8/8/4K3 b - - 0 1"),
    example(FactId::PassedPawn, ("4k3/p7/8/8/2P5/8/8/4K3 w - - 0 1", "c4"), "4k3/1p6/8/8/2P5/8/8/4K3 w - - 0 1"),
    example(FactId::ProtectedPassedPawn, ("4k3/8/8/3P4/2P5/8/8/4K3 w - - 0 1", "d5"), "4k3/8/8/3P4/8/8/2P5/4K3 w - - 0 1"),
    example(FactId::CandidatePawn, ("4k3/1p6/8/8/2PP4/8/8/4K3 w - - 0 1", "c4"), "4k3/1p1p4/8/8/2P5/8/8/4K3 w - - 0 1"),
    example(FactId::IsolatedPawn, ("4k3/8/8/8/P1P1P3/8/8/4K3 w - - 0 1", "a4 c4 e4"), START),
    example(FactId::DoubledPawn, ("4k3/8/8/8/4P3/8/4P3/4K3 w - - 0 1", "e2"), START),
    example(FactId::BackwardPawn, ("4k3/8/8/4p3/2P5/3P4/8/4K3 w - - 0 1", "d3"), "4k3/8/8/8/2P5/3P4/8/4K3 w - - 0 1"),
    example(FactId::ConnectedPawn, ("4k3/8/8/8/3P4/2P5/8/4K3 w - - 0 1", "d4"), "4k3/8/8/8/3P4/8/2P5/4K3 w - - 0 1"),
    example(FactId::PhalanxPawn, ("4k3/8/8/8/2PP4/8/8/4K3 w - - 0 1", "c4 d4"), "4k3/8/8/8/3P4/2P5/8/4K3 w - - 0 1"),
    example(FactId::SupportedPawn, ("4k3/8/8/8/3P4/2P5/8/4K3 w - - 0 1", "d4"), "4k3/8/8/8/2PP4/8/8/4K3 w - - 0 1"),
    example(FactId::ChainBase, ("4k3/8/8/4P3/3P4/2P5/8/4K3 w - - 0 1", "c3"), START),
    example(FactId::Lever, ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4"), "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1"),
    example(FactId::RammedPawn, ("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4"), "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"),
    example(FactId::Hole, ("4k3/8/8/8/2PPP3/8/PP3PPP/4K3 w - - 0 1", "d3"), START),
    example(FactId::QueensideMajority, ("4k3/1p6/8/8/8/8/PP6/4K3 w - - 0 1", "a2 b2"), START),
    example(FactId::KingsideMajority, ("4k3/7p/8/8/8/8/6PP/4K3 w - - 0 1", "g2 h2"), START),
    example(FactId::BlockadedPawn, ("4k3/8/3n4/3P4/8/8/8/4K3 w - - 0 1", "d5"), "4k3/3n4/8/3P4/8/8/8/4K3 w - - 0 1"),
    example(FactId::RookOnOpenFile, ("4k3/1p6/8/8/8/8/1P6/3RK3 w - - 0 1", "d1"), "4k3/3p4/8/8/8/8/8/3RK3 w - - 0 1"),
    example(FactId::RookOnHalfOpenFile, ("4k3/3p4/8/8/8/8/8/3RK3 w - - 0 1", "d1"), "4k3/8/8/8/8/8/8/3RK3 w - - 0 1"),
    example(FactId::OnSeventh, ("4k3/R7/8/8/8/8/8/4K3 w - - 0 1", "a7"), "8/R7/4k3/8/8/8/8/4K3 w - - 0 1"),
    example(FactId::Battery, ("4k3/8/8/8/8/3Q4/2B5/4K3 w - - 0 1", "c2 d3"), "4k3/8/8/8/3Q4/8/2B5/4K3 w - - 0 1"),
    example(FactId::RookBehindPasser, ("4k3/8/8/8/P7/8/8/R3K3 w - - 0 1", "a1"), "4k3/8/8/8/P7/N7/8/R3K3 w - - 0 1"),
    example(FactId::Outpost, ("4k3/pp3ppp/8/3N4/4P3/8/8/4K3 w - - 0 1", "d5"), "4k3/ppp2ppp/8/3N4/4P3/8/8/4K3 w - - 0 1"),
    example(FactId::BadBishop, ("4k3/8/2p1p1p1/2PpPpPp/3P1P1P/2B5/8/4K3 w - - 0 1", "c3"), "4k3/8/2p1p1p1/2PpPpPp/3P1P1P/3B4/8/4K3 w - - 0 1"),
    example(FactId::Fianchetto, ("4k3/8/8/8/8/6P1/6B1/4K3 w - - 0 1", "g2"), "4k3/8/8/8/6P1/8/6B1/4K3 w - - 0 1"),
    example(FactId::LongDiagonal, ("4k3/8/8/8/8/6P1/6B1/4K3 w - - 0 1", "g2"), "4k3/8/8/8/4P3/6P1/6B1/4K3 w - - 0 1"),
    example(FactId::RimKnight, ("4k3/8/8/8/8/N7/8/4K3 w - - 0 1", "a3"), START),
    example(FactId::BishopPair, (START, "c1 f1"), "4k3/8/8/8/8/B7/8/B3K3 w - - 0 1"),
    example(FactId::OppositeBishop, ("4k1b1/8/8/8/8/8/8/4K1B1 w - - 0 1", "g1"), "4kb2/8/8/8/8/8/8/4K1B1 w - - 0 1"),
    example(FactId::KingShield, ("4k3/8/8/8/8/7P/5PP1/6K1 w - - 0 1", "f2 g2 h3"), "4k3/8/8/8/5PPP/8/8/6K1 w - - 0 1"),
    example(FactId::PawnStorm, ("6k1/8/7P/6P1/8/8/8/4K3 w - - 0 1", "g5 h6"), "6k1/8/8/8/8/6PP/8/4K3 w - - 0 1"),
    example(FactId::BareKingFile, ("4k3/8/8/8/8/8/6P1/6K1 w - - 0 1", "f1 h1"), "4k3/8/8/8/8/8/5PPP/6K1 w - - 0 1"),
    example(FactId::CastledKing, ("4k3/8/8/8/8/8/8/5RK1 w - - 0 1", "g1"), "4k3/8/8/8/8/8/8/6KR w - - 0 1"),
    example(FactId::CastlingRight, ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1 h1"), "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"),
    example(FactId::WeakBackRank, ("r3k3/8/8/8/8/8/5PPP/6K1 w - - 0 1", "g1"), "r3k3/8/8/8/8/7P/5PP1/6K1 w - - 0 1"),
    example(FactId::KingAttacker, ("6k1/8/8/8/8/3B4/8/4K3 w - - 0 1", "d3"), "6k1/8/8/8/8/8/7B/4K3 w - - 0 1"),
    example(FactId::Checking, ("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", "e1"), START),
    example(FactId::BesetsKing, ("4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "d1"), BARE),
    example(FactId::FlightTaker, ("7k/7p/8/8/8/8/8/4K1R1 w - - 0 1", "g1"), BARE),
    example(FactId::Jailer, ("7k/8/6Q1/8/8/8/1B6/4K3 b - - 0 1", "g6"), "7k/8/8/6Q1/8/8/1B6/4K3 b - - 0 1"),
    example(FactId::SmotheredKing, ("4k3/8/8/8/8/8/6PP/6RK w - - 0 1", "h1"), "4k3/8/8/8/8/8/6PP/7K w - - 0 1"),
    example(FactId::ShutInKing, ("r3k3/8/8/8/8/8/5PPP/6K1 w - - 0 1", "g1"), "r3k3/8/8/8/8/6b1/5PPP/6K1 w - - 0 1"),
    example(FactId::HeldByBishops, ("4k3/8/8/8/4b3/8/3b4/7K w - - 0 1", "h1"), "4k3/8/8/8/4b3/8/3r4/7K w - - 0 1"),
    example(FactId::HeldByChecker, ("4k3/8/8/8/8/8/6q1/7K w - - 0 1", "h1"), "4k3/8/8/8/8/7r/6q1/7K w - - 0 1"),
    example(FactId::Shouldered, ("k7/8/8/8/8/3q4/8/2RKR3 w - - 0 1", "d1"), "k7/8/8/8/8/3q4/8/2RK4 w - - 0 1"),
    example(FactId::CenterControl, ("4k3/8/8/8/8/2P5/8/4K3 w - - 0 1", "d4"), BARE),
    example(FactId::CenterPawn, ("4k3/8/8/8/3PP3/8/8/4K3 w - - 0 1", "d4 e4"), START),
    example(FactId::Space, ("4k3/8/8/8/3P4/8/8/4K3 w - - 0 1", "d2 d3 d4"), BARE),
    example(FactId::Undeveloped, (START, "b1 c1 f1 g1"), "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R2QK2R w KQkq - 0 1"),
    example(FactId::EarlyQueen, ("rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2", "h5"), START),
    example(FactId::BlockedCenterPawn, ("rnbqkbnr/pppppppp/8/8/8/3B4/PPPPPPPP/RNBQK1NR w KQkq - 0 1", "d2"), START),
];

fn squares(names: &str) -> Bitboard {
    names.split_whitespace().map(|name| name.parse::<lucena_chess::Square>().expect("a square")).collect()
}

#[track_caller]
fn sight(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn every_fact_is_shown_and_absent() {
    for example in EXAMPLES {
        let key = example.fact.key();
        let (shown, absent) = (sight(example.shown.0), sight(example.absent));
        let expected = squares(example.shown.1);
        let holds = |pos: Position, color| example.fact.squares(&Sight::new(pos), color);
        assert_eq!(holds(shown, Color::White), expected, "{key} in {shown:?}");
        assert!(holds(absent, Color::White).is_empty(), "{key} must not hold in {absent:?}");

        // Islands are counted on the first rank, whoever owns them.
        let mirrored = expected.flip_ranks();
        assert_eq!(holds(shown.mirrored(), Color::Black), mirrored, "{key} mirrored in {shown:?}");
        assert!(holds(absent.mirrored(), Color::Black).is_empty(), "{key} mirrored in {absent:?}");
    }
}

#[test]
fn every_fact_has_an_example_and_its_own_key() {
    let shown: BTreeSet<FactId> = EXAMPLES.iter().map(|example| example.fact).collect();
    let all: BTreeSet<FactId> = FactId::ALL.iter().copied().collect();
    assert_eq!(shown, all);
    let keys: BTreeSet<&str> = FactId::ALL.iter().map(|fact| fact.key()).collect();
    assert_eq!(keys.len(), FactId::ALL.len(), "keys are unique");
    for &fact in FactId::ALL {
        assert_eq!(FactId::from_key(fact.key()), Some(fact));
        assert!(fact.definition().starts_with(char::is_uppercase) && fact.definition().ends_with('.'));
    }
}

#[test]
fn facts_hold_alike_for_both_sides_in_random_positions() {
    lucena_chess::testkit::for_each_random_position(41, 2_000, |pos| {
        let (here, there) = (Sight::new(*pos), Sight::new(pos.mirrored()));
        for &fact in FactId::ALL {
            let mirrored = fact.squares(&there, Color::Black).flip_ranks();
            assert_eq!(fact.squares(&here, Color::White), mirrored, "{} in {pos:?}", fact.key());
        }
    });
}
