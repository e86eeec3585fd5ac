//! Attack maps and pins against plain walks over the board.

use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Bitboard, Color, Piece, Position, Role, Square};
use lucena_facts::{AttackMap, indirect, pins};

const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The squares a piece attacks, by walking.
fn walk(pos: &Position, piece: Piece, from: Square) -> Vec<Square> {
    let forward = if piece.color() == Color::White { 1 } else { -1 };
    let leap = |steps: &[(i8, i8)]| steps.iter().filter_map(|&(x, y)| from.offset(x, y)).collect();
    let slide = |directions: &[(i8, i8)]| {
        let mut seen = Vec::new();
        for &(x, y) in directions {
            let mut here = from;
            while let Some(next) = here.offset(x, y) {
                seen.push(next);
                here = next;
                if pos.piece_on(here).is_some() {
                    break;
                }
            }
        }
        seen
    };
    match piece.role() {
        Role::Pawn => leap(&[(-1, forward), (1, forward)]),
        Role::Knight => leap(&KNIGHT),
        Role::King => leap(&[STRAIGHT, DIAGONAL].concat()),
        Role::Bishop => slide(&DIAGONAL),
        Role::Rook => slide(&STRAIGHT),
        Role::Queen => slide(&[STRAIGHT, DIAGONAL].concat()),
    }
}

#[test]
fn the_map_agrees_with_walking() {
    for_each_random_position(11, 5_000, |pos| {
        let map = AttackMap::new(pos);
        for color in Color::ALL {
            let mut counts = [0; 64];
            let mut by_role = [Bitboard::EMPTY; 6];
            let mut pieces = Vec::new();
            for from in pos.color(color) {
                let piece = pos.piece_on(from).expect("the square is occupied");
                let seen = walk(pos, piece, from);
                for square in &seen {
                    counts[square.index()] += 1;
                    by_role[piece.role().index()] |= (*square).into();
                }
                if piece.role() != Role::Pawn {
                    pieces.push((from, piece.role(), seen.into_iter().collect::<Bitboard>()));
                }
            }
            let at_least =
                |n| Square::all().filter(|square| counts[square.index()] >= n).collect::<Bitboard>();
            assert_eq!(map.all(color), at_least(1), "{pos:?}");
            assert_eq!(map.twice(color), at_least(2), "{pos:?}");
            for role in Role::ALL {
                assert_eq!(map.by(color, role), by_role[role.index()], "{pos:?}");
            }
            let mut found: Vec<_> =
                map.pieces(color).iter().map(|piece| (piece.square, piece.role, piece.attacks)).collect();
            found.sort_unstable_by_key(|piece| piece.0);
            assert_eq!(found, pieces, "{pos:?}");
        }
    });
}

#[test]
fn an_absolutely_pinned_piece_has_no_legal_move_off_its_line() {
    let mut pinned_pieces = 0;
    for_each_random_position(12, 20_000, |pos| {
        let us = pos.turn();
        let pins = pins::absolute_pins(pos, us);
        assert_eq!(pins.iter().map(|pin| pin.pinned).collect::<Bitboard>(), pos.pinned() & pos.color(us));
        for pin in pins {
            pinned_pieces += 1;
            let line = lucena_chess::attacks::line(pin.pinner, pin.behind);
            for mv in &pos.legal_moves_from(pin.pinned) {
                assert!(line.contains(mv.to()), "{mv:?} in {pos:?}");
            }
        }
    });
    assert!(pinned_pieces > 500, "{pinned_pieces}");
}

#[test]
fn pins_of_the_side_not_on_move_are_those_of_the_flipped_position() {
    for_each_random_position(13, 10_000, |pos| {
        let setup = lucena_chess::Setup { turn: !pos.turn(), en_passant: None, ..pos.to_setup() };
        if let Ok(flipped) = Position::try_from(setup) {
            let them = !pos.turn();
            assert_eq!(pins::absolute(pos, them), flipped.pinned() & pos.color(them), "{pos:?}");
        }
    });
}

#[test]
fn moving_a_discoverer_off_its_line_gives_check() {
    let mut checks = 0;
    for_each_random_position(14, 20_000, |pos| {
        let us = pos.turn();
        let king = pos.king(!us);
        for from in pins::discoverers(pos, us) {
            for mv in &pos.legal_moves_from(from) {
                if !lucena_chess::attacks::line(king, from).contains(mv.to()) && !mv.is_castle() {
                    assert!(pos.gives_check(mv), "{mv:?} in {pos:?}");
                    checks += 1;
                }
            }
        }
    });
    assert!(checks > 100, "{checks}");
}

#[test]
fn indirect_attacks_go_through_pieces() {
    // The rook sees a5 directly, through it a7, and through both the king.
    let pos = Position::from_fen("k7/p7/8/n7/8/8/8/R3K3 w - - 0 1").expect("the FEN is right");
    let found: Vec<_> = indirect(&pos, Square::A1, 8)
        .into_iter()
        .filter(|line| line.target.file() == Square::A1.file())
        .map(|line| (line.through.count(), line.target))
        .collect();
    assert_eq!(found, [(1, Square::A7), (2, Square::A8)]);
    assert!(indirect(&pos, Square::A5, 8).is_empty(), "a knight does not act indirectly");
    assert!(indirect(&pos, Square::D4, 8).is_empty(), "nobody stands there");
}
