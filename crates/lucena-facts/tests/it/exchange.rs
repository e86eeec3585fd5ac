//! Static exchange evaluation against exchanges played out with legal moves.

use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Color, Move, Position, Role, Setup, Square};
use lucena_facts::exchange::{self, POINTS, Values};

const CENTIPAWNS: Values = [100, 310, 330, 500, 950, 20_000];

/// The value of a move if both sides go on taking on its destination, by playing the captures.
fn played_out(pos: &Position, mv: Move, values: &Values) -> i32 {
    let mut won = match pos.role_on(mv.to()) {
        _ if mv.is_castle() => return 0,
        Some(role) => values[role.index()],
        None if mv.is_en_passant() => values[0],
        None => 0,
    };
    if let Some(role) = mv.promotion() {
        won += values[role.index()] - values[0];
    }
    let mut next = *pos;
    next.play(mv).expect("the move is legal");
    won - best_capture(&next, mv.to(), values)
}

/// What the side to move wins by taking on a square with its least valuable piece; it may decline.
fn best_capture(pos: &Position, target: Square, values: &Values) -> i32 {
    let rank = |square: Square| pos.turn().relative_rank(square.rank());
    pos.legal_moves()
        .iter()
        .filter(|mv| mv.to() == target && mv.is_capture())
        .filter(|mv| matches!(mv.promotion(), None | Some(Role::Queen)))
        .min_by_key(|mv| (pos.role_on(mv.from()), rank(mv.from()), mv.from().file()))
        .map_or(0, |&mv| played_out(pos, mv, values).max(0))
}

#[test]
fn exchanges_agree_with_playing_them_out() {
    let mut captures = 0;
    for_each_random_position(31, 40_000, |pos| {
        for mv in &pos.legal_moves() {
            let expected = played_out(pos, mv, &CENTIPAWNS);
            assert_eq!(exchange::see(pos, mv, &CENTIPAWNS), expected, "{mv:?} in {pos:?}");
            captures += u32::from(expected != 0);
        }
    });
    assert!(captures > 50_000, "the positions must contain exchanges: {captures}");
}

#[test]
fn the_threshold_form_agrees_with_the_value() {
    for_each_random_position(32, 20_000, |pos| {
        for mv in &pos.legal_moves() {
            let value = exchange::see(pos, mv, &CENTIPAWNS);
            for threshold in [value - 1, value, value + 1, 0, 1, -100, 250] {
                assert_eq!(
                    exchange::see_ge(pos, mv, threshold, &CENTIPAWNS),
                    threshold <= value,
                    "{mv:?} is worth {value}, asked for {threshold} in {pos:?}"
                );
            }
        }
    });
}

#[test]
fn gains_agree_with_the_best_capture_of_the_side_on_move() {
    for_each_random_position(33, 20_000, |pos| {
        let us = pos.turn();
        for target in pos.color(!us) {
            if pos.en_passant().is_some() {
                continue;
            }
            let expected = best_capture(pos, target, &POINTS);
            assert_eq!(exchange::gain(pos, us, target, &POINTS), expected, "{target} in {pos:?}");
        }
    });
}

#[test]
fn gains_do_not_depend_on_the_turn() {
    for_each_random_position(34, 10_000, |pos| {
        let flipped = Setup { turn: !pos.turn(), en_passant: None, ..pos.to_setup() };
        let Ok(flipped) = Position::try_from(flipped) else { return };
        for color in Color::ALL {
            for target in pos.color(!color) {
                assert_eq!(
                    exchange::gain(pos, color, target, &POINTS),
                    exchange::gain(&flipped, color, target, &POINTS),
                    "{target} in {pos:?}"
                );
            }
        }
    });
}

#[track_caller]
fn check(fen: &str, san: &str, expected: i32) {
    let pos = Position::from_fen(fen).expect("the FEN is right");
    let mv = pos.parse_san(san).expect("the move is legal");
    assert_eq!(exchange::see(&pos, mv, &POINTS), expected);
    let mirrored = pos.mirrored();
    let mv = Move::new(mv.from().flip_rank(), mv.to().flip_rank(), mv.kind());
    assert_eq!(exchange::see(&mirrored, mv, &POINTS), expected, "mirrored");
}

#[test]
fn pieces_behind_others_join_in() {
    check("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "Rxe5", 1);
    check("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "Nxe5", -2);
}

#[test]
fn a_pinned_defender_does_not_defend() {
    // The knight on c6 is pinned by the bishop: the pawn on e5 falls.
    check("4k3/8/2n5/1B2p3/8/5N2/8/4K3 w - - 0 1", "Nxe5", 1);
    // Without the pin it would be a knight for a pawn.
    check("4k3/8/2n5/4p3/8/5N2/8/4KB2 w - - 0 1", "Nxe5", -2);
}

#[test]
fn a_pawn_that_takes_on_the_last_rank_becomes_a_queen() {
    check("1r1k4/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=Q+", 5 + 8);
    // The rook takes on b8 and a pawn comes next: a7 protects with the strength of a queen.
    check("1r2k3/P7/8/8/8/8/8/1R2K3 w - - 0 1", "Rxb8+", 5);
}

#[test]
fn a_king_takes_only_what_is_undefended() {
    check("8/8/3k4/4p3/8/8/4R3/4R1K1 w - - 0 1", "Rxe5", 1);
    check("8/8/3k4/4p3/8/8/4R3/6K1 w - - 0 1", "Rxe5", -4);
}
