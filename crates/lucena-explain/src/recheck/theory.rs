//! What sentences about endings of theory, threats of several moves and guards state, looked at again.

use lucena_chess::{Position, Role, Square};

use super::board::{Board, place, rank_for};
use super::proofs::most_won;
use super::tactics::{is_between, is_mate};
use super::{View, holds};
use crate::claim::Param;
use crate::slot::Slot;
use crate::theme::Theme;

/// Whether what the claim states is so.
pub(super) fn check(view: &View<'_>) -> Result<(), String> {
    match view.claim.theme {
        Theme::MeetsTwoThreats => meets_two_threats(view),
        Theme::TiesDefender => ties_defender(view),
        Theme::ThreatLine => threat_line(view),
        Theme::BothWin => both_win(view),
        Theme::Triangulation => triangulation(view),
        Theme::Breakthrough => breakthrough(view),
        Theme::ConnectedPassers => connected_passers(view),
        Theme::OutsidePasser => outside_passer(view),
        Theme::QueenAgainstPawn => queen_against_pawn(view),
        _ => into_pawn_ending(view),
    }
}

fn end_of(view: &View<'_>) -> Result<Position, String> {
    let (start, moves) = view.line().ok_or("no line")?;
    Ok(moves.iter().fold(*start, |pos, &mv| pos.after(mv)))
}

/// The men of a position as the FEN lists them.
fn men(pos: &Position) -> String {
    pos.fen().split(' ').next().unwrap_or_default().to_owned()
}

fn has_only_pawns(board: &Board) -> bool {
    [lucena_chess::Color::White, lucena_chess::Color::Black]
        .into_iter()
        .all(|side| board.pieces(side).all(|(role, _)| matches!(role, Role::King | Role::Pawn)))
}

fn meets_two_threats(view: &View<'_>) -> Result<(), String> {
    let scene = view.scene;
    let met = view.pieces(Slot::TargetList).iter().all(|&(_, square)| {
        100 <= most_won(&scene.before, scene.them, view.came_from(square))
            && most_won(&scene.after, scene.them, square) < 100
    });
    holds(met && view.pieces(Slot::TargetList).len() == 2, "they were not in danger, or still are")
}

fn ties_defender(view: &View<'_>) -> Result<(), String> {
    let (guard, target) = (view.square(Slot::DefenderSquare)?, view.square(Slot::TargetSquare)?);
    let newly = view.after.sees(view.scene.to, target) && !view.before.sees(view.scene.from, target);
    let alone = view.after.attackers(target, view.scene.them) == vec![guard];
    holds(newly && alone, "the guard is not alone, or the attack not new")
}

fn threat_line(view: &View<'_>) -> Result<(), String> {
    let end = end_of(view)?;
    if view.flag(Slot::Mates) {
        is_mate(&end)?;
        return holds(end.turn() == view.scene.them, "the wrong side is mated");
    }
    let won = Board::new(&end).balance(view.scene.us) - view.after.balance(view.scene.us);
    let said = 100 * view.number(Slot::Count)?;
    holds((said..said + 100).contains(&won), &format!("the threat wins {won}, not {said}"))
}

fn both_win(view: &View<'_>) -> Result<(), String> {
    let said = 100 * view.number(Slot::Count)?;
    let wins = |slot: Slot| match view.claim.params.get(&slot) {
        Some(Param::WholeLine(start, moves)) => {
            let end = moves.iter().fold(**start, |pos, &mv| pos.after(mv));
            Board::new(&end).balance(view.scene.us) - view.before.balance(view.scene.us) == said
        }
        _ => false,
    };
    holds(100 <= said && wins(Slot::Line) && wins(Slot::Reply), "one of the lines wins another amount")
}

fn triangulation(view: &View<'_>) -> Result<(), String> {
    let end = end_of(view)?;
    let same = men(&end) == men(&view.scene.before) && end.turn() != view.scene.before.turn();
    holds(same && has_only_pawns(&view.before), "another position stands")
}

fn breakthrough(view: &View<'_>) -> Result<(), String> {
    let (_, moves) = view.line().ok_or("no line")?;
    let promotes = moves.last().is_some_and(|mv| mv.is_promotion()) && moves.len() % 2 == 1;
    let is_taken = moves.get(1).is_some_and(|mv| mv.is_capture());
    let had_passer =
        view.before.of(view.scene.us, Role::Pawn).iter().any(|&pawn| view.before.is_passed(pawn));
    holds(promotes && is_taken && !had_passer && has_only_pawns(&view.before), "nothing breaks through")
}

fn connected_passers(view: &View<'_>) -> Result<(), String> {
    let [one, other] = *view.squares(Slot::Squares) else { return Err("not two pawns".to_owned()) };
    let passed = |square: Square| {
        view.after.on(square) == Some((view.scene.us, Role::Pawn)) && view.after.is_passed(square)
    };
    let ((f, r), (g, s)) = (place(one), place(other));
    holds(passed(one) && passed(other) && (f - g).abs() == 1 && (r - s).abs() <= 1, "not side by side")
}

fn outside_passer(view: &View<'_>) -> Result<(), String> {
    let (us, to) = (view.scene.us, view.scene.to);
    let others =
        [us, !us].into_iter().flat_map(|side| view.after.of(side, Role::Pawn)).filter(|&pawn| pawn != to);
    let mut files = others.map(|pawn| (place(pawn).0 - place(to).0).abs());
    holds(
        view.after.is_passed(to) && has_only_pawns(&view.after) && files.all(|far| 3 <= far),
        "not far away",
    )
}

fn queen_against_pawn(view: &View<'_>) -> Result<(), String> {
    let pawn = view.square(Slot::TargetSquare)?;
    let (side, role) = view.after.on(pawn).ok_or("nothing there")?;
    let only = view.after.pieces(side).count() == 2 && view.after.of(!side, Role::Queen).len() == 1;
    let near = view.after.king(side).is_some_and(|king| king.distance(pawn) == 1);
    let seventh = role == Role::Pawn && rank_for(side, pawn) == 7;
    let drawn = matches!(view.claim.params.get(&Slot::Keeps), Some(Param::Word("draw")));
    holds(only && near && seventh && (!drawn || matches!(place(pawn).0, 0 | 2 | 5 | 7)), "another ending")
}

fn into_pawn_ending(view: &View<'_>) -> Result<(), String> {
    let (_, moves) = view.line().ok_or("no line")?;
    let is_lost = view.claim.theme == Theme::IntoLostEnding;
    let traded = is_lost || moves.iter().all(|mv| mv.is_capture());
    let end = Board::new(&end_of(view)?);
    holds(traded && !has_only_pawns(&view.before) && has_only_pawns(&end), "no pawn ending comes of it")?;
    let us = if is_lost { view.scene.them } else { view.scene.us };
    if let Some(Param::Word(because)) = view.claim.params.get(&Slot::Because) {
        let pawn = view.square(Slot::Square)?;
        let file = place(pawn).0;
        let others =
            [us, !us].into_iter().flat_map(|side| end.of(side, Role::Pawn)).filter(|&other| other != pawn);
        let is_so = match *because {
            "runner" => others
                .into_iter()
                .all(|other| place(other).0 != file || end.on(other).is_some_and(|(side, _)| side == us)),
            "outside" => others.into_iter().all(|other| 3 <= (place(other).0 - file).abs()),
            _ => end.pawn_guards(us, pawn),
        };
        return holds(is_so && end.is_passed(pawn), "the pawn does not decide");
    }
    Ok(())
}

/// Whether the moved piece keeps the threat from working in the way that is told.
pub(super) fn parries(view: &View<'_>) -> Result<(), String> {
    let Some(Param::Word(how)) = view.claim.params.get(&Slot::Keeps) else { return Ok(()) };
    let (start, moves) = view.line().ok_or("no threat")?;
    let threat = *moves.first().ok_or("no threat")?;
    let (to, target) = (view.scene.to, threat.to());
    let so = match *how {
        "guards" => view.after.sees(to, target) && !view.before.sees(view.scene.from, target),
        _ => is_between(threat.from(), to, target) && start.piece_on(to).is_none(),
    };
    holds(so, "it parries in another way")
}
