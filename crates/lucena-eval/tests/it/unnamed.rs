//! The remainder: read only if it is whole, added exactly, the same for both sides.

use std::sync::Arc;

use lucena_chess::testkit::{Random, for_each_random_position};
use lucena_chess::{Color, Position};
use lucena_eval::unnamed::{self, HIDDEN, LARGEST_BIAS, LARGEST_IN, Values};
use lucena_eval::{Component, Evaluator, Family, Net, NetError, Tapered, Term, Weights};
use lucena_facts::AttackMap;

fn full() -> Evaluator {
    Evaluator::with_net(Arc::new(Weights::default()), Net::shipped())
}

#[test]
fn the_shipped_net_says_where_it_comes_from_and_survives_a_round_trip() {
    let net = Net::shipped();
    assert!(net.origin().contains("lucena datagen") && net.origin().contains("seed"), "{}", net.origin());
    assert_eq!(Net::parse(&net.to_bytes()).as_ref(), Ok(&*net));
}

#[test]
fn the_trace_with_the_remainder_adds_up_to_the_score() {
    let (mut named, mut full) = (Evaluator::default(), full());
    let mut heard = 0;
    for_each_random_position(41, 20_000, |pos| {
        let score = full.evaluate(pos);
        let white = if pos.turn() == Color::White { score } else { -score };
        let trace = full.trace(pos);
        assert_eq!((trace.score(), trace.total()), (white, white), "{pos:?}");
        let add = |sum: Tapered, part: Tapered| sum + part;
        for side in Color::ALL {
            let families = Family::ALL.iter().map(|&family| trace.family(family, side));
            let components = Component::ALL.iter().map(|&component| trace.component(component, side));
            assert_eq!(families.fold(Tapered::ZERO, add), trace.side(side));
            assert_eq!(components.fold(Tapered::ZERO, add), trace.side(side));
        }
        // The remainder is one entry, and everything else is as it was without it.
        let said: Vec<_> = trace.entries().iter().filter(|entry| entry.term == Term::Unnamed).collect();
        assert!(said.len() <= 1);
        heard += said.len();
        let rest = trace.entries().iter().filter(|entry| entry.term != Term::Unnamed);
        assert!(rest.eq(named.trace(pos).entries()), "{pos:?}");
        let value = said.first().map_or(0, |entry| entry.value.mg());
        let known = trace.entries().iter().any(|entry| entry.term == Term::KnownEnding);
        let sign = if pos.turn() == Color::White { 1 } else { -1 };
        assert_eq!(sign * value, if known { 0 } else { unnamed::remainder(&Net::shipped(), pos) });
    });
    assert!(15_000 < heard, "the net that ships speaks of nearly every position: {heard}");
}

#[test]
fn the_mirrored_position_is_worth_the_same_with_the_remainder() {
    let mut full = full();
    for_each_random_position(42, 5_000, |pos| {
        assert_eq!(full.evaluate(pos), full.evaluate(&pos.mirrored()), "{pos:?}");
    });
}

#[test]
fn who_cannot_win_is_not_better_for_reasons_without_a_name() {
    // Rook pawns with the wrong bishop, a lone minor piece, and the same with colors exchanged.
    for fen in [
        "k7/8/1K6/8/P7/4B3/8/8 w - - 0 1",
        "8/8/4k3/8/3K4/8/6Np/8 w - - 0 1",
        "7k/8/5K2/7P/8/8/2B5/8 b - - 0 1",
    ] {
        let pos = Position::from_fen(fen).unwrap();
        let trace = full().trace(&pos);
        let mirrored = full().trace(&pos.mirrored());
        assert!(trace.score().value() <= 0, "{fen}: {:?}", trace.score());
        assert_eq!(trace.score(), -mirrored.score(), "{fen}");
    }
}

#[test]
fn men_are_at_risk_from_lesser_ones_and_where_nobody_protects_them() {
    let at_risk = |fen: &str| {
        let pos = Position::from_fen(fen).unwrap();
        unnamed::at_risk(&pos, &AttackMap::with_batteries(&pos))
            .into_iter()
            .map(|square| square.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(at_risk("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), "");
    // A knight that a pawn attacks, though it is protected; the pawn is attacked by nobody.
    assert_eq!(at_risk("4k3/8/8/3p4/4N3/5P2/8/4K3 w - - 0 1"), "e4");
    // A pawn that is protected, and one that is not.
    assert_eq!(at_risk("4k3/8/2p5/3p4/8/8/B2R4/4K3 w - - 0 1"), "");
    assert_eq!(at_risk("4k3/8/8/3p4/8/8/B2R4/4K3 b - - 0 1"), "d5");
    // A rook that a bishop attacks; a protected one and the queen look at each other.
    assert_eq!(at_risk("4k3/5b2/8/8/8/1R6/1P6/4K3 w - - 0 1"), "b3");
    assert_eq!(at_risk("4k3/1q6/8/8/8/1R6/P7/4K3 w - - 0 1"), "b7");
}

#[test]
fn leaving_out_names_every_piece_but_the_kings_once() {
    let net = Net::shipped();
    for_each_random_position(43, 300, |pos| {
        let shares = unnamed::by_piece(&net, pos);
        assert_eq!(shares.len() as u32, pos.occupied().count() - 2);
        assert!(shares.is_sorted_by_key(|&(_, share)| -share.abs()));
        assert!(shares.iter().all(|&(square, _)| pos.piece_on(square).is_some()));
    });
}

/// A net of one input: a white queen on d1 in the eyes of its own side, with its king at home.
#[test]
fn a_piece_that_the_net_speaks_of_is_found_by_leaving_it_out() {
    let pos = Position::from_fen("4k3/8/8/8/8/8/4P3/3QK3 w - - 0 1").unwrap();
    let square = lucena_chess::Square::D1;
    let piece = pos.piece_on(square).unwrap();
    let mut values = Values::zero();
    let input =
        unnamed::input(Color::White, unnamed::is_turned(pos.king(Color::White)), piece, square, false);
    values.inputs[input][0] = 255;
    values.output.iter_mut().for_each(|views| views[0][0] = 64);
    let net = Net::new(values, "one queen").unwrap();
    assert_eq!(unnamed::remainder(&net, &pos), unnamed::UNITS);
    let shares = unnamed::by_piece(&net, &pos);
    assert_eq!(shares[0], (square, unnamed::UNITS));
    assert_eq!(shares[1].1, 0);
}

/// The file of a net whose hidden numbers are half as many says the same as the net whose other half is silent.
#[test]
fn a_narrower_net_is_read_and_says_the_same() {
    let mut values = Net::shipped().values().clone();
    let rows = values.inputs.iter_mut().chain([&mut values.bias]);
    rows.chain(values.output.as_flattened_mut()).for_each(|row| row[HIDDEN / 2..].fill(0));
    let wide = Net::new(values, "half").unwrap();
    let mut narrow = half_as_wide(&wide.to_bytes(), "half", HIDDEN, unnamed::BUCKETS);
    assert_eq!(Net::parse(&narrow).as_ref(), Ok(&wide));
    narrow.pop();
    assert!(matches!(Net::parse(&narrow), Err(NetError::WrongLength { .. })));
}

/// The file of a net of this origin, so many hidden numbers and numbers of 32 bits, without the second half of its hidden numbers.
pub(crate) fn half_as_wide(bytes: &[u8], origin: &str, hidden: usize, words: usize) -> Vec<u8> {
    let (header, rest) = bytes.split_at(24);
    let (origin, numbers) = rest.split_at(origin.len());
    let (halves, words) = numbers.split_at(numbers.len() - 4 * words);
    let kept = halves.chunks(2 * hidden).flat_map(|row| &row[..hidden]);
    let rest: Vec<u8> = origin.iter().chain(kept).chain(words).copied().collect();
    let sum = rest
        .iter()
        .fold(0xcbf2_9ce4_8422_2325u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let mut narrow = header[..10].to_vec();
    narrow.extend((hidden as u16 / 2).to_le_bytes());
    narrow.extend(&header[12..16]);
    narrow.extend(sum.to_le_bytes());
    narrow.extend(rest);
    narrow
}

/// Whatever happens to a file on its way, it is refused and nothing panics.
#[test]
fn damaged_files_are_refused_wherever_the_damage_is() {
    let whole = Net::shipped().to_bytes();
    let mut random = Random::new(99);
    for _ in 0..300 {
        let mut bytes = whole.clone();
        match random.below(3) {
            0 => bytes.truncate(random.below(whole.len())),
            1 => bytes[random.below(whole.len())] ^= 1 << random.below(8),
            _ => {
                bytes.remove(random.below(whole.len()));
                bytes.insert(random.below(whole.len()), random.below(256) as u8);
            }
        }
        assert!(bytes == whole || Net::parse(&bytes).is_err());
    }
}

#[test]
fn a_net_that_is_cut_forged_or_of_another_version_is_refused_with_the_reason() {
    let whole = Net::shipped().to_bytes();
    let changed = |at: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[at] ^= byte;
        Net::parse(&bytes)
    };
    assert_eq!(Net::parse(b""), Err(NetError::NotANet));
    assert_eq!(Net::parse(b"material 1,1\n"), Err(NetError::NotANet));
    assert_eq!(changed(0, 1), Err(NetError::NotANet));
    assert_eq!(changed(8, 3), Err(NetError::OtherVersion { expected: 2, found: 2 ^ 3 }));
    assert_eq!(changed(10, 1), Err(NetError::OtherSize { expected: HIDDEN, found: HIDDEN as u16 ^ 1 }));
    for cut in [24, 25, 1_000, whole.len() - 1] {
        let found = Net::parse(&whole[..cut]);
        assert_eq!(found, Err(NetError::WrongLength { expected: whole.len(), found: cut }));
    }
    let long: Vec<u8> = whole.iter().copied().chain([0]).collect();
    assert!(matches!(Net::parse(&long), Err(NetError::WrongLength { .. })));
    assert!(matches!(changed(15, 0xff), Err(NetError::WrongLength { .. })), "a story longer than the file");
    for at in [16, 24, 2_000, whole.len() - 1] {
        assert_eq!(changed(at, 0x40), Err(NetError::Damaged), "{at}");
    }
    // A number that is too large, in a file whose checksum is right.
    let mut values = Values::zero();
    values.inputs[5][5] = LARGEST_IN + 1;
    assert_eq!(Net::new(values, "forged").map(|_| ()), Err(NetError::TooLarge));
    let mut values = Values::zero();
    values.output_bias[7] = -LARGEST_BIAS - 1;
    assert_eq!(Net::new(values, "forged").map(|_| ()), Err(NetError::TooLarge));
}
