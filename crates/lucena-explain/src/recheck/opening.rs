//! What sentences about squares given away and principles of the opening state, looked at again on boards of its own.

use lucena_chess::{Color, Move, Position, Role, Square};

use super::board::{Board, place, rank_for};
use super::proofs::turned;
use super::quiet::lost_by;
use super::{View, holds};
use crate::claim::Param;
use crate::slot::Slot;
use crate::theme::Theme;

/// Whether what the claim states is so.
pub(super) fn check(view: &View<'_>) -> Result<(), String> {
    match view.claim.theme {
        Theme::GivesSquare => gives_square(view),
        _ => neglects(view),
    }
}

fn word<'a>(view: &'a View<'_>) -> Result<&'a str, String> {
    match view.claim.params.get(&Slot::Keeps) {
        Some(Param::Word(word)) => Ok(word),
        _ => Err("no kind".to_owned()),
    }
}

/// The better move, and the board after it.
fn better(view: &View<'_>) -> Result<(Move, Position), String> {
    match view.claim.params.get(&Slot::Best) {
        Some(Param::Moves(start, moves)) => {
            let mv = *moves.first().ok_or("no better move")?;
            Ok((mv, start.after(mv)))
        }
        _ => Err("no better move".to_owned()),
    }
}

/// The answer loses nothing after the move, and would lose something with the guard of the square in its place.
fn gives_square(view: &View<'_>) -> Result<(), String> {
    let (start, moves) = view.line().ok_or("no line")?;
    let reply = *moves.first().ok_or("no answer")?;
    let square = view.square(Slot::Square)?;
    holds(reply.to() == square && lost_by(start, reply) == 0, "the answer goes elsewhere, or loses")?;
    let loses = |pos: &Position| pos.legal_moves().contains(&reply) && 100 <= lost_by(pos, reply);
    if word(view)? == "gives_up" {
        let (from, to) = (view.scene.from, view.scene.to);
        let gave_up = view.before.sees(from, square) && !view.after.sees(to, square);
        let lost = turned(&view.scene.before, view.scene.them).is_some_and(|pos| loses(&pos));
        return holds(gave_up && lost, "the square was not guarded, or still is");
    }
    let (best, after) = better(view)?;
    let guards = Board::new(&after).sees(best.to(), square) && !view.before.sees(best.from(), square);
    holds(guards && loses(&after), "the better move does not prevent it")
}

/// Whether a knight or bishop of a side stands where it began.
fn is_at_home(board: &Board, side: Color, square: Square) -> bool {
    let file = place(square).0;
    let home = match board.on(square) {
        Some((color, Role::Knight)) if color == side => matches!(file, 1 | 6),
        Some((color, Role::Bishop)) if color == side => matches!(file, 2 | 5),
        _ => false,
    };
    home && rank_for(side, square) == 1
}

/// Whether pawns of a side stand on two squares next to each other in the center, on its fourth rank.
fn are_side_by_side(board: &Board, side: Color, squares: &[Square]) -> bool {
    let [one, other] = squares else { return false };
    let pawns = squares
        .iter()
        .all(|&square| board.on(square) == Some((side, Role::Pawn)) && rank_for(side, square) == 4);
    let central = squares.iter().all(|&square| matches!(place(square).0, 3 | 4));
    pawns && central && place(*one).0.abs_diff(place(*other).0) == 1
}

fn neglects(view: &View<'_>) -> Result<(), String> {
    let (us, them) = (view.scene.us, view.scene.them);
    let (best, there) = better(view)?;
    let there_board = Board::new(&there);
    let at_home = || {
        let home = view.after.pieces(us).filter(|&(_, square)| is_at_home(&view.after, us, square));
        home.count() as i32
    };
    let answer = || view.line().and_then(|(start, moves)| Some((*start, *moves.first()?)));
    let is_so = match word(view)? {
        "castle" => best.is_castle() && at_home() == view.number(Slot::Count)?,
        "develop" => is_at_home(&view.before, us, best.from()) && at_home() == view.number(Slot::Count)?,
        "center" => {
            let squares = view.squares(Slot::Squares);
            let is_central = |&square: &Square| {
                matches!(place(square), (3 | 4, 3 | 4)) && there_board.sees(best.to(), square)
            };
            !squares.is_empty() && squares.iter().all(is_central)
        }
        "strike" => {
            let target = view.square(Slot::TargetSquare)?;
            let enemy = there_board.on(target).is_some_and(|(color, _)| color == them);
            let pawn = there_board.on(best.to()) == Some((us, Role::Pawn));
            enemy && pawn && there_board.sees(best.to(), target) && matches!(place(target), (3 | 4, 3 | 4))
        }
        "blocks" => {
            let pawn = view.square(Slot::Square)?;
            let own = view.before.on(pawn) == Some((us, Role::Pawn)) && rank_for(us, pawn) == 2;
            let to = view.scene.to;
            let before_it = place(to).0 == place(pawn).0 && rank_for(us, to) == 3;
            own && before_it && best.to() != to
        }
        "in_way" => {
            let (pawn, to) = (view.square(Slot::Square)?, view.scene.to);
            let pushed = view.before.on(pawn) == Some((us, Role::Pawn)) && best.from() == pawn;
            let (low, high) = (rank_for(us, pawn), rank_for(us, best.to()));
            let on_way = place(to).0 == place(pawn).0 && (low + 1..=high).contains(&rank_for(us, to));
            let squares = view.squares(Slot::Squares);
            let fights = squares.iter().all(|&square| {
                matches!(place(square), (3 | 4, 3 | 4)) && there_board.sees(best.to(), square)
            });
            pushed && on_way && place(best.to()).0 == place(pawn).0 && !squares.is_empty() && fights
        }
        "gives_center" => {
            let (start, reply) = answer().ok_or("no answer")?;
            let squares = view.squares(Slot::Squares);
            let line = match view.claim.params.get(&Slot::Reply) {
                Some(Param::Moves(_, moves)) => &moves[..],
                _ => return Err("no better line".to_owned()),
            };
            let mut here = view.scene.before;
            let never = line.iter().take(8).all(|&mv| {
                here = here.after(mv);
                !are_side_by_side(&Board::new(&here), them, squares)
            });
            let sees = there_board.sees(best.to(), view.square(Slot::Square)?);
            are_side_by_side(&Board::new(&start.after(reply)), them, squares) && never && sees
        }
        "leaves_center" => {
            let squares = view.squares(Slot::Squares);
            are_side_by_side(&there_board, us, squares) && !are_side_by_side(&view.after, us, squares)
        }
        "knight" => {
            let (knight, to) = (view.square(Slot::Square)?, view.scene.to);
            let pawn = view.after.on(to) == Some((us, Role::Pawn));
            pawn && is_at_home(&view.after, us, knight) && view.after.sees(knight, to)
        }
        "shuts_in" => {
            let bishop = view.square(Slot::Square)?;
            let reached = view.after.mobility(bishop);
            view.after.on(bishop) == Some((us, Role::Bishop))
                && reached == view.number(Slot::Count)?
                && reached < view.before.mobility(bishop)
                && (best.from() == bishop || reached < there_board.mobility(bishop))
        }
        "helps" => answer().is_some_and(|(start, reply)| {
            reply.to() == view.scene.to && is_at_home(&Board::new(&start), them, reply.from())
        }),
        _ => {
            let (start, reply) = answer().ok_or("no answer")?;
            let taken = start.after(reply);
            let square = view.square(Slot::Square)?;
            let hits = |mv: &Move| {
                let after = Board::new(&taken.after(*mv));
                let cheap =
                    after.on(mv.to()).is_some_and(|(_, role)| !matches!(role, Role::Queen | Role::King));
                cheap && after.sees(mv.to(), square) && lost_by(&taken, *mv) == 0
            };
            Board::new(&taken).on(square) == Some((them, Role::Queen))
                && reply.to() == view.scene.to
                && !taken.legal_moves().iter().filter(|mv| mv.is_quiet()).any(hits)
        }
    };
    holds(is_so, "the move does not neglect that, or the better one does too")
}
