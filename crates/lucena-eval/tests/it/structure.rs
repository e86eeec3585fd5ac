//! The net of pawns and kings: a named term, read only if it is whole, the same for both sides and whoever moves.

use std::sync::Arc;

use lucena_chess::testkit::{Random, for_each_random_position};
use lucena_chess::{Color, Position, Role};
use lucena_eval::structure::{HIDDEN, LARGEST_IN, UNITS, Values};
use lucena_eval::{Evaluator, Net, NetError, Structure, Tapered, Term, Weights};

use crate::unnamed::half_as_wide;

/// What the trace says of the term, for White.
fn told(evaluator: &mut Evaluator, pos: &Position) -> Tapered {
    let trace = evaluator.trace(pos);
    trace.term(Term::PawnKing, Color::White) - trace.term(Term::PawnKing, Color::Black)
}

#[test]
fn the_shipped_net_says_where_it_comes_from_and_survives_a_round_trip() {
    let net = Structure::shipped();
    assert!(net.origin().contains("lucena datagen") && net.origin().contains("seed"), "{}", net.origin());
    assert_eq!(Structure::parse(&net.to_bytes()).as_ref(), Ok(&*net));
}

#[test]
fn the_trace_tells_the_term_and_all_else_is_as_without_it() {
    let net = Structure::shipped();
    let mut with = Evaluator::default();
    let mut without = Evaluator::new(Arc::new(Weights::default().without_structure()));
    let mut heard = 0;
    for_each_random_position(51, 10_000, |pos| {
        if with.trace(pos).entries().iter().any(|entry| entry.term == Term::KnownEnding) {
            return;
        }
        assert_eq!(told(&mut with, pos), net.value(pos), "{pos:?}");
        assert_eq!(told(&mut without, pos), Tapered::ZERO);
        heard += usize::from(net.value(pos) != Tapered::ZERO);
        let score = with.evaluate(pos);
        let white = if pos.turn() == Color::White { score } else { -score };
        assert_eq!((with.trace(pos).score(), with.trace(pos).total()), (white, white), "{pos:?}");
    });
    assert!(8_000 < heard, "the net that ships speaks of nearly every position: {heard}");
}

#[test]
fn exchanging_the_colors_exchanges_the_sign_and_whose_move_it_is_does_not_matter() {
    let net = Structure::shipped();
    for_each_random_position(52, 3_000, |pos| {
        assert_eq!(net.value(&pos.mirrored()), -net.value(pos), "{pos:?}");
        if !pos.is_check() {
            assert_eq!(net.value(&pos.after_null()), net.value(pos), "{pos:?}");
        }
    });
}

/// Pieces other than pawns and kings are not seen.
#[test]
fn only_pawns_and_kings_are_seen() {
    let net = Structure::shipped();
    let with = Position::from_fen("r3k2r/ppp2ppp/8/3p4/3P4/8/PP3PPP/R2QK2R w - - 0 1").unwrap();
    let without = Position::from_fen("4k3/ppp2ppp/8/3p4/3P4/8/PP3PPP/4K3 w - - 0 1").unwrap();
    assert_eq!(net.value(&with), net.value(&without));
    assert_ne!(net.value(&with), Tapered::ZERO);
}

#[test]
fn leaving_out_names_every_pawn_once() {
    let net = Structure::shipped();
    for_each_random_position(53, 300, |pos| {
        let shares = net.by_pawn(pos);
        let named = shares.iter().map(|&(square, _)| square).collect();
        assert_eq!((shares.len() as u32, named), (pos.role(Role::Pawn).count(), pos.role(Role::Pawn)));
        assert!(shares.is_sorted_by_key(|&(_, share)| -(share.mg().abs() + share.eg().abs())));
    });
}

/// A net of one input: an own pawn on e4, seen by a side whose king stands on the queen's side.
#[test]
fn a_pawn_that_the_net_speaks_of_is_found_by_leaving_it_out() {
    let pos = Position::from_fen("4k3/8/8/8/4P3/8/P7/2K5 w - - 0 1").unwrap();
    let mut values = Values::zero();
    values.inputs[lucena_chess::Square::E4.index() - 8][0] = 255;
    values.output[0][0] = 64;
    values.output[1][0] = 32;
    let net = Structure::new(values, "one pawn").unwrap();
    let whole = Tapered::new(UNITS, UNITS / 2);
    assert_eq!(net.value(&pos), whole);
    assert_eq!(net.by_pawn(&pos)[0], (lucena_chess::Square::E4, whole));
}

/// The file of a net whose hidden numbers are half as many says the same as the net whose other half is silent.
#[test]
fn a_narrower_net_is_read_and_says_the_same() {
    let mut values = Structure::shipped().values().clone();
    let rows = values.inputs.iter_mut().chain([&mut values.bias]).chain(&mut values.output);
    rows.for_each(|row| row[HIDDEN / 2..].fill(0));
    let wide = Structure::new(values, "half").unwrap();
    let narrow = half_as_wide(&wide.to_bytes(), "half", HIDDEN, 0);
    assert_eq!(Structure::parse(&narrow).as_ref(), Ok(&wide));
}

#[test]
fn a_net_that_is_cut_forged_or_another_is_refused_with_the_reason() {
    let whole = Structure::shipped().to_bytes();
    assert_eq!(Structure::parse(&Net::shipped().to_bytes()), Err(NetError::NotANet));
    assert_eq!(Net::parse(&whole), Err(NetError::NotANet));
    let mut random = Random::new(98);
    for _ in 0..300 {
        let mut bytes = whole.clone();
        match random.below(2) {
            0 => bytes.truncate(random.below(whole.len())),
            _ => bytes[random.below(whole.len())] ^= 1 << random.below(8),
        }
        assert!(Structure::parse(&bytes).is_err());
    }
    let mut values = Values::zero();
    values.inputs[5][5] = LARGEST_IN + 1;
    assert_eq!(Structure::new(values, "forged").map(|_| ()), Err(NetError::TooLarge));
}
