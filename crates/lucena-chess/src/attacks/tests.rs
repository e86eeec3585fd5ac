//! Both look-ups of sliding attacks against walking along the rays.

use super::slider::{bishop_walk, relevant, rook_walk};
use super::*;

type Lookup = fn(Square, Bitboard) -> Bitboard;

/// Every occupation of the relevant squares, alone and with all other squares filled.
fn check(bishop: Lookup, rook: Lookup) {
    for square in Square::all() {
        for (lookup, walk, is_rook) in
            [(bishop, bishop_walk as Lookup, false), (rook, rook_walk as Lookup, true)]
        {
            let mask = relevant(square, is_rook);
            for occupied in mask.subsets() {
                assert_eq!(lookup(square, occupied), walk(square, occupied), "{square} {occupied:?}");
                let noisy = occupied | !mask;
                assert_eq!(lookup(square, noisy), walk(square, noisy), "{square} {noisy:?}");
            }
        }
    }
}

#[test]
fn magic_equals_walking() {
    check(magic::bishop, magic::rook);
}

#[cfg(target_feature = "bmi2")]
#[test]
fn pext_equals_walking() {
    check(pext::bishop, pext::rook);
}

#[test]
fn between_and_line_agree_with_geometry() {
    for a in Square::all() {
        for b in Square::all() {
            let aligned = bishop_rays(a).contains(b) || rook_rays(a).contains(b);
            assert_eq!(line(a, b).contains(a) && line(a, b).contains(b), aligned);
            assert!(between(a, b).is_subset_of(line(a, b)));
            assert_eq!(between(a, b), between(b, a));
            let gap = if aligned { a.distance(b) - 1 } else { 0 };
            assert_eq!(between(a, b).count(), gap, "{a} {b}");
        }
    }
}

#[test]
fn pawns_attack_as_each_of_them_does() {
    for color in Color::ALL {
        for square in Square::all() {
            assert_eq!(pawns(color, square.into()), pawn(color, square));
        }
    }
}

#[test]
fn diagonals_are_the_bishop_rays() {
    for square in Square::all() {
        let [rising, falling] = diagonals(square);
        assert_eq!(rising & falling, square.into());
        assert_eq!((rising | falling) - square.into(), bishop_rays(square));
    }
}
