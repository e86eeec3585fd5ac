//! Laws that hold in every position, tried on thousands of random ones.

use lucena_chess::notation::CastlingNotation;
use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Game, Move, MoveKind, Position, Square};
use proptest::prelude::*;

/// A game made of arbitrary choices: each number picks one of the legal moves.
fn game_of(start: usize, choices: &[u16]) -> Game {
    let mut game = Game::from_position(Position::chess960(start % 960).expect("a number below 960"));
    for &choice in choices {
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[usize::from(choice) % moves.len()]).expect("a generated move is legal");
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn taking_back_restores_everything(start in 0..960usize, choices in prop::collection::vec(any::<u16>(), 0..200)) {
        let mut game = game_of(start, &choices);
        let seen = game.positions().to_vec();
        for expected in seen.iter().rev() {
            prop_assert_eq!(game.position(), expected);
            prop_assert_eq!(game.position().key(), expected.key());
            prop_assert!(game.position().is_sound());
            game.undo();
        }
        prop_assert!(game.undo().is_none());
    }

    #[test]
    fn incremental_keys_equal_fresh_ones(start in 0..960usize, choices in prop::collection::vec(any::<u16>(), 0..200)) {
        for pos in game_of(start, &choices).positions() {
            let fresh = Position::try_from(pos.to_setup()).expect("a reached position is legal");
            prop_assert_eq!(&fresh, pos);
            prop_assert_eq!(fresh.key(), pos.key());
            prop_assert_eq!(fresh.pawn_key(), pos.pawn_key());
        }
    }
}

#[test]
fn a_move_is_legal_exactly_if_it_is_generated() {
    for_each_random_position(3, 300, |pos| {
        let moves = pos.legal_moves();
        for bits in 0..=u16::MAX {
            if let Some(mv) = Move::from_bits(bits) {
                assert_eq!(pos.is_legal(mv), moves.contains(&mv), "{mv:?} {:?} in {pos:?}", mv.kind());
            }
        }
    });
}

#[test]
fn captures_and_quiets_make_up_all_moves() {
    for_each_random_position(5, 5_000, |pos| {
        let mut parts: Vec<Move> = pos.captures().iter().chain(pos.quiets().iter()).copied().collect();
        assert!(pos.captures().iter().all(|mv| !mv.is_quiet()));
        assert!(pos.quiets().iter().all(|mv| mv.is_quiet()));
        let mut all = pos.legal_moves().to_vec();
        parts.sort();
        all.sort();
        assert_eq!(parts, all, "{pos:?}");
        assert_eq!(pos.count_legal_moves(), all.len() as u64);
    });
}

#[test]
fn no_legal_move_leaves_the_king_in_check_and_checks_are_foretold() {
    for_each_random_position(11, 5_000, |pos| {
        for mv in &pos.legal_moves() {
            let next = pos.after(mv);
            assert!(next.is_sound(), "{mv:?} in {pos:?}");
            assert_eq!(next.is_check(), pos.gives_check(mv), "{mv:?} in {pos:?}");
        }
    });
}

#[test]
fn mirrored_positions_have_mirrored_moves() {
    let mirror = |mv: Move| (mv.from().flip_rank(), mv.to().flip_rank(), mv.promotion());
    for_each_random_position(13, 5_000, |pos| {
        let mut ours: Vec<_> = pos.legal_moves().iter().map(|&mv| mirror(mv)).collect();
        let mirrored = pos.mirrored();
        let mut theirs: Vec<_> =
            mirrored.legal_moves().iter().map(|mv| (mv.from(), mv.to(), mv.promotion())).collect();
        ours.sort();
        theirs.sort();
        assert_eq!(ours, theirs, "{pos:?}");
        assert_eq!(mirrored.mirrored(), *pos);
    });
}

#[test]
fn notation_survives_the_round_trip() {
    for_each_random_position(17, 3_000, |pos| {
        for mv in &pos.legal_moves() {
            assert_eq!(pos.parse_san(&pos.san(mv)), Ok(mv), "{pos:?}");
            for castling in [CastlingNotation::Standard, CastlingNotation::KingTakesRook] {
                assert_eq!(pos.parse_coordinate(&pos.coordinate(mv, castling)), Ok(mv), "{pos:?}");
            }
            assert_eq!(Move::from_bits(mv.to_bits()), Some(mv));
        }
    });
}

#[test]
fn a_null_move_only_passes_the_turn() {
    for_each_random_position(19, 3_000, |pos| {
        if !pos.is_check() {
            let passed = pos.after_null();
            assert!(passed.is_sound(), "{pos:?}");
            assert_eq!(passed.turn(), !pos.turn());
            assert_eq!(passed.occupied(), pos.occupied());
        }
    });
}

#[test]
fn different_positions_have_different_keys() {
    let mut seen = std::collections::HashMap::new();
    for_each_random_position(23, 20_000, |pos| {
        let fen = pos.fen_with(lucena_chess::notation::FenFormat {
            en_passant: lucena_chess::notation::EnPassantField::IfLegal,
            castling: lucena_chess::notation::CastlingField::Files,
        });
        let fields: Vec<&str> = fen.split(' ').take(4).collect();
        let known = seen.entry(pos.key()).or_insert_with(|| fields.join(" "));
        assert_eq!(*known, fields.join(" "));
    });
}

#[test]
fn illegal_moves_change_nothing() {
    let mut pos = Position::start();
    let before = pos;
    assert!(pos.play(Move::new(Square::E2, Square::E5, MoveKind::Quiet)).is_err());
    assert_eq!(pos, before);
}
