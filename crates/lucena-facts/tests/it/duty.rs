//! Duties of pieces on small boards, and against lifting them by hand.

use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Position, Square};
use lucena_facts::duty::{self, How};

fn duty_of(fen: &str, piece: Square, action: &str) -> Option<How> {
    let pos = Position::from_fen(fen).expect("a position");
    let found = duty::duties(&pos, piece);
    let is_meant = |duty: &&duty::Duty| format!("{}{}", duty.action.from(), duty.action.to()) == action;
    found.iter().find(is_meant).map(|duty| duty.how)
}

#[test]
fn a_guard_a_shut_line_and_a_pin_are_duties() {
    // The bishop on c8 alone guards the pawn on b7.
    let guard = "2b1k3/1p6/8/8/8/8/6B1/4K3 w - - 0 1";
    assert_eq!(duty_of(guard, Square::C8, "g2b7"), Some(How::Guards));
    // The knight on f6 stands between the bishop and the rook.
    let line = "4k2r/8/5n2/8/8/2B5/8/4K3 w - - 0 1";
    assert_eq!(duty_of(line, Square::F6, "c3h8"), Some(How::Blocks));
    // The rook on e8 pins the knight, which would take on c5.
    let pin = "k3r3/8/8/2q5/4N3/8/8/4K3 w - - 0 1";
    assert_eq!(duty_of(pin, Square::E8, "e4c5"), Some(How::Pins));
    assert_eq!(duty_of(pin, Square::C5, "e1d1"), None);
}

#[test]
fn a_piece_can_be_put_back() {
    let pos = Position::from_fen("4k3/8/8/8/8/8/6B1/4K3 b - - 0 1").expect("a position");
    let back = duty::with_piece_back(&pos, Square::G2, Square::F1).expect("a position");
    assert!(back.piece_on(Square::F1).is_some() && back.piece_on(Square::G2).is_none());
    assert_eq!(duty::with_piece_back(&pos, Square::G2, Square::E1), None);
}

#[test]
fn duties_are_what_lifting_allows() {
    for_each_random_position(17, 60, |pos| {
        for piece in pos.color(!pos.turn()) - pos.role(lucena_chess::Role::King) {
            let Some(without) = duty::lifted(pos, piece) else { continue };
            for found in duty::duties(pos, piece) {
                assert!(without.is_legal(found.action), "{pos:?}");
                let held = if pos.is_legal(found.action) { duty::worth(pos, found.action) } else { 0 };
                assert!(held < duty::worth(&without, found.action), "{pos:?} {:?}", found.action);
            }
        }
    });
}
