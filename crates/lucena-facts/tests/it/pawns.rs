//! The pawn structure against the definitions read one pawn at a time.

use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Bitboard, Color, Position, Role, Square};
use lucena_facts::PawnStructure;

/// Pawns of one side as (file, relative rank) pairs, which is how the definitions speak.
fn pawns_of(pos: &Position, color: Color, viewer: Color) -> Vec<(i32, i32)> {
    pos.pieces(color, Role::Pawn)
        .into_iter()
        .map(|square| (square.file().index() as i32, viewer.relative_rank(square.rank()).index() as i32))
        .collect()
}

fn to_squares(viewer: Color, pawns: Vec<(i32, i32)>) -> Bitboard {
    let square = |(file, rank): (i32, i32)| {
        let square = Square::from_index((rank * 8 + file) as usize).expect("a pawn is on the board");
        if viewer == Color::White { square } else { square.flip_rank() }
    };
    pawns.into_iter().map(square).collect()
}

#[test]
fn structures_agree_with_their_definitions() {
    for_each_random_position(21, 20_000, |pos| {
        let structure = PawnStructure::new(pos);
        for us in Color::ALL {
            let own = pawns_of(pos, us, us);
            let enemy = pawns_of(pos, !us, us);
            let side = structure.side(us);
            let select = |test: &dyn Fn(i32, i32) -> bool| {
                to_squares(us, own.iter().copied().filter(|&(file, rank)| test(file, rank)).collect())
            };
            let own_ahead = |file, rank| own.iter().any(|&(f, r)| f == file && r > rank);
            let near = |a: i32, b: i32| (a - b).abs() == 1;
            let passed = |file: i32, rank| {
                !own_ahead(file, rank) && !enemy.iter().any(|&(f, r)| (f - file).abs() <= 1 && r > rank)
            };
            let isolated = |file, _rank| !own.iter().any(|&(f, _)| near(f, file));
            assert_eq!(side.passed, select(&passed), "passed {us} {pos:?}");
            assert_eq!(side.isolated, select(&isolated), "isolated {us} {pos:?}");
            assert_eq!(side.doubled, select(&own_ahead), "doubled {us} {pos:?}");
            let backward = |file, rank| {
                !passed(file, rank)
                    && !isolated(file, rank)
                    && own.iter().filter(|&&(f, _)| near(f, file)).all(|&(_, r)| r > rank)
                    && enemy.iter().any(|&(f, r)| near(f, file) && r == rank + 2)
            };
            assert_eq!(side.backward, select(&backward), "backward {us} {pos:?}");
            let supported = |file, rank| own.iter().any(|&(f, r)| near(f, file) && r == rank - 1);
            let phalanx = |file, rank| own.iter().any(|&(f, r)| near(f, file) && r == rank);
            assert_eq!(side.supported, select(&supported), "supported {us} {pos:?}");
            assert_eq!(side.phalanx, select(&phalanx), "phalanx {us} {pos:?}");
            let lever = |file, rank| enemy.iter().any(|&(f, r)| near(f, file) && r == rank + 1);
            assert_eq!(side.levers, select(&lever), "levers {us} {pos:?}");
            let candidate = |file, rank| {
                let helpers = own.iter().filter(|&&(f, r)| near(f, file) && r <= rank).count();
                let guards = enemy.iter().filter(|&&(f, r)| near(f, file) && r > rank).count();
                let free = !own_ahead(file, rank) && !enemy.iter().any(|&(f, r)| f == file && r > rank);
                free && !passed(file, rank) && guards <= helpers
            };
            assert_eq!(side.candidates, select(&candidate), "candidates {us} {pos:?}");
            let islands = (0..8).filter(|&file| {
                own.iter().any(|&(f, _)| f == file) && !own.iter().any(|&(f, _)| f == file - 1)
            });
            assert_eq!(side.islands().count() as usize, islands.count(), "islands {us} {pos:?}");
        }
    });
}

#[test]
fn an_outpost_is_protected_and_can_never_be_attacked_by_a_pawn() {
    for_each_random_position(22, 10_000, |pos| {
        let structure = PawnStructure::new(pos);
        for us in Color::ALL {
            let (own, enemy) = (pawns_of(pos, us, us), pawns_of(pos, !us, us));
            for square in Square::all() {
                let file = square.file().index() as i32;
                let rank = us.relative_rank(square.rank()).index() as i32;
                let protected = own.iter().any(|&(f, r)| (f - file).abs() == 1 && r == rank - 1);
                let attackable = enemy.iter().any(|&(f, r)| (f - file).abs() == 1 && r > rank);
                let expected = (3..=5).contains(&rank) && protected && !attackable;
                assert_eq!(structure.outposts(us).contains(square), expected, "{square} {us} {pos:?}");
            }
        }
    });
}
