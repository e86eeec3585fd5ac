//! What the evaluation counts with its own fast sets is what the catalogue of facts says.

use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Bitboard, Color, Position};
use lucena_eval::{Evaluator, Term, Trace};
use lucena_facts::{AttackMap, FactId, Sight};

/// Terms, with the index of their weight where only one counts.
type Counted = &'static [(Term, Option<usize>)];

/// Terms and the facts whose squares they must be about.
const SAME: &[(Counted, FactId)] = &[
    (&[(Term::PassedPawn, None)], FactId::PassedPawn),
    (&[(Term::IsolatedPawn, None)], FactId::IsolatedPawn),
    (&[(Term::DoubledPawn, None)], FactId::DoubledPawn),
    (&[(Term::PhalanxPawn, None)], FactId::PhalanxPawn),
    (&[(Term::SupportedPawn, None)], FactId::SupportedPawn),
    (&[(Term::CandidatePawn, None)], FactId::CandidatePawn),
    (&[(Term::PawnLever, None)], FactId::Lever),
    (&[(Term::RammedPawn, None)], FactId::RammedPawn),
    (&[(Term::RookFile, Some(0))], FactId::RookOnOpenFile),
    (&[(Term::RookFile, Some(1))], FactId::RookOnHalfOpenFile),
    (&[(Term::RookSeventh, None), (Term::QueenSeventh, None)], FactId::OnSeventh),
    (&[(Term::KnightOutpost, None), (Term::BishopOutpost, None)], FactId::Outpost),
    (&[(Term::LongDiagonal, None)], FactId::LongDiagonal),
    (&[(Term::Undeveloped, None)], FactId::Undeveloped),
    (&[(Term::BlockedCenterPawn, None)], FactId::BlockedCenterPawn),
];

/// The same, of facts that ask who attacks what: the evaluation lets sliders see through their own side's sliders on the line,
/// so that the two are compared only where nothing stands so.
const SAME_WITHOUT_BATTERIES: &[(Counted, FactId)] = &[
    (&[(Term::RookBehindPasser, None)], FactId::RookBehindPasser),
    (&[(Term::CenterControl, None)], FactId::CenterControl),
];

fn has_batteries(pos: &Position) -> bool {
    let (plain, seeing) = (AttackMap::new(pos), AttackMap::with_batteries(pos));
    Color::ALL.into_iter().any(|side| {
        let pairs = plain.pieces(side).iter().zip(seeing.pieces(side));
        pairs.into_iter().any(|(one, other)| one.attacks != other.attacks)
    })
}

fn squares(trace: &Trace, terms: Counted, side: Color) -> Bitboard {
    let is_meant = |term: Term, index: usize| {
        terms.iter().any(|&(known, only)| known == term && only.is_none_or(|only| only == index))
    };
    let entries = trace.entries().iter().filter(|entry| entry.side == side);
    entries
        .filter(|entry| is_meant(entry.term, entry.index))
        .fold(Bitboard::EMPTY, |all, entry| all | entry.squares)
}

#[test]
fn the_sets_of_the_evaluation_are_those_of_the_catalogue() {
    let mut evaluator = Evaluator::default();
    let mut compared = 0;
    for_each_random_position(23, 100_000, |pos| {
        let trace = evaluator.trace(pos);
        // An ending that is known as a whole is not counted term by term.
        if trace.entries().iter().any(|entry| entry.term == Term::KnownEnding) {
            return;
        }
        let sight = Sight::new(*pos);
        let more = if has_batteries(pos) { &[] } else { SAME_WITHOUT_BATTERIES };
        for side in Color::ALL {
            for (terms, fact) in SAME.iter().chain(more) {
                let counted = squares(&trace, terms, side);
                assert_eq!(counted, fact.squares(&sight, side), "{} of {side} in {pos:?}", fact.key());
                compared += 1;
            }
            // An isolated pawn that is also backward is counted once.
            let backward = FactId::BackwardPawn.squares(&sight, side);
            let isolated = FactId::IsolatedPawn.squares(&sight, side);
            assert_eq!(trace.squares(Term::BackwardPawn, side), backward - isolated, "backward in {pos:?}");
            let passed = FactId::PassedPawn.squares(&sight, side);
            let connected = FactId::ConnectedPawn.squares(&sight, side);
            assert_eq!(
                trace.squares(Term::PassedConnected, side),
                passed & connected,
                "connected in {pos:?}"
            );
        }
    });
    assert!(1_000_000 < compared);
}
