//! The proof of a claim gone through again: exchanges played out move by move, every reply tried, lines replayed.

use lucena_chess::{Color, Move, Position, Role, Square};

use super::board::{Board, WORTH, worth};
use super::is_legal_line;
use crate::claim::{Claim, Proof};
use crate::scene::Scene;

/// Whether the proof of a claim holds.
pub(super) fn check(claim: &Claim, scene: &Scene) -> Result<(), String> {
    match &claim.proof {
        // What rests on searches was measured, not derived; the figures must at least be figures.
        Proof::Exact | Proof::Term { .. } => Ok(()),
        Proof::Search { best, other, .. } => {
            let sane = [best, other].into_iter().all(|chances| (0.0..=100.0).contains(chances));
            if sane { Ok(()) } else { Err(format!("chances of {best} and {other}")) }
        }
        Proof::Exchange { side, square, gain } => {
            let least = played_gain(&scene.after, *side, *square);
            // A claim that something can be won may begin with any capture; one that nothing can, with the cheapest.
            let most = most_won(&scene.after, *side, *square);
            let holds = if *gain == 0 { least == 0 } else { *gain <= most };
            if holds { Ok(()) } else { Err(format!("an exchange on {square} wins {most}, not {gain}")) }
        }
        Proof::OwnExchange { gain } => {
            let won = scene_winnings(scene);
            let back = recapture_value(&scene.after, scene.to);
            if won - back == *gain {
                Ok(())
            } else {
                Err(format!("the exchange wins {}, not {gain}", won - back))
            }
        }
        Proof::EveryReply { worst } => {
            let found = worst_reply(&scene.after);
            if found.is_none_or(|found| *worst <= found) {
                Ok(())
            } else {
                Err(format!("a reply keeps it to {found:?}"))
            }
        }
        Proof::Line { moves, .. } => {
            // A line may be that of another move from the same position: the better one.
            if is_legal_line(&scene.before, moves) {
                Ok(())
            } else {
                Err("the proof line is not legal".to_owned())
            }
        }
        Proof::NullMove { moves, .. } => {
            if scene.after.is_check() {
                return Err("a side in check cannot pass".to_owned());
            }
            let passed = scene.after.after_null();
            if is_legal_line(&passed, moves) {
                Ok(())
            } else {
                Err("the threatened line is not legal".to_owned())
            }
        }
    }
}

/// What the move of a scene takes and promotes to.
fn scene_winnings(scene: &Scene) -> i32 {
    Board::new(&scene.after).balance(scene.us) - Board::new(&scene.before).balance(scene.us)
}

/// What the side to move wins by captures on one square, each with its cheapest legal piece, stopping when it likes.
pub(super) fn recapture_value(pos: &Position, square: Square) -> i32 {
    let Some(victim) = pos.role_on(square) else { return 0 };
    let captures = pos.legal_moves();
    let cheapest = captures
        .iter()
        .copied()
        .filter(|mv| mv.to() == square && mv.is_capture() && !mv.is_en_passant())
        .filter(|mv| mv.promotion().is_none_or(|role| role == Role::Queen))
        .min_by_key(|mv| {
            let seen = if pos.turn() == Color::White { mv.from() } else { mv.from().flip_rank() };
            (pos.role_on(mv.from()).map_or(0, worth), seen)
        });
    let Some(mv) = cheapest else { return 0 };
    let promoted = mv.promotion().map_or(0, |role| worth(role) - worth(Role::Pawn));
    (worth(victim) + promoted - recapture_value(&pos.after(mv), square)).max(0)
}

/// What the side to move wins by its best capture of the piece on a square, en passant included, the exchange going on
/// where it arrives; 0 if it is not on move.
fn best_first_capture(pos: &Position, side: Color, square: Square) -> i32 {
    let Some(victim) = pos.role_on(square).filter(|_| pos.turn() == side) else { return 0 };
    let takes = |mv: &Move| {
        let taken = if mv.is_en_passant() { Square::new(mv.to().file(), mv.from().rank()) } else { mv.to() };
        mv.is_capture() && taken == square
    };
    let value = |mv: &Move| {
        let promoted = mv.promotion().map_or(0, |role| worth(role) - worth(Role::Pawn));
        worth(victim) + promoted - recapture_value(&pos.after(*mv), mv.to())
    };
    pos.legal_moves().iter().filter(|mv| takes(mv)).map(value).max().unwrap_or(0)
}

/// The position with a side on move, if that can be.
pub(super) fn turned(pos: &Position, side: Color) -> Option<Position> {
    if pos.turn() == side {
        return Some(*pos);
    }
    let mut setup = pos.to_setup();
    setup.turn = side;
    setup.en_passant = None;
    Position::try_from(setup).ok()
}

/// What a side wins by starting captures on a square as if it were on move, with its cheapest piece first.
fn played_gain(pos: &Position, side: Color, square: Square) -> i32 {
    match turned(pos, side) {
        Some(turned) => recapture_value(&turned, square),
        // Their king is in check, so that this exchange cannot be played out on any board: it is counted instead.
        None => lucena_facts::exchange::gain(pos, side, square, &WORTH),
    }
}

/// The most a side wins by taking on a square as if it were on move, whichever piece takes first.
pub(super) fn most_won(pos: &Position, side: Color, square: Square) -> i32 {
    let by_any = turned(pos, side).map_or(0, |turned| best_first_capture(&turned, side, square));
    by_any.max(played_gain(pos, side, square))
}

/// What we win at least whatever they answer; nothing if mate always follows.
fn worst_reply(pos: &Position) -> Option<i32> {
    let mut worst = None;
    for reply in &pos.legal_moves() {
        let next = pos.after(reply);
        let lost = if reply.is_en_passant() {
            100
        } else {
            pos.role_on(reply.to()).filter(|_| reply.is_capture()).map_or(0, worth)
        } + reply.promotion().map_or(0, |role| worth(role) - 100);
        let moves = next.legal_moves();
        if moves.iter().any(|&mv| next.after(mv).is_checkmate()) {
            continue;
        }
        let best = moves
            .iter()
            .filter(|mv| mv.is_capture() || mv.is_promotion())
            .map(|&mv| {
                let scene = Scene::new(&next, mv, &[mv], None);
                scene_winnings(&scene) - recapture_value(&scene.after, scene.to)
            })
            .max()
            .unwrap_or(0);
        let won = best - lost;
        worst = Some(worst.map_or(won, |known: i32| known.min(won)));
    }
    worst
}
