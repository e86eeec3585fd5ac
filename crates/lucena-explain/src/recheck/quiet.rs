//! What sentences about quiet moves state, looked at again: captures are played out with legal moves, lines are walked.

use lucena_chess::{Move, Position, Role, Square};

use super::board::{Board, place, rank_for};
use super::proofs::{most_won, recapture_value, turned};
use super::{View, holds};
use crate::claim::Param;
use crate::slot::Slot;
use crate::theme::Theme;

/// Whether what the claim states is so.
pub(super) fn check(view: &View<'_>) -> Result<(), String> {
    match view.claim.theme {
        Theme::Prepares => prepares(view),
        Theme::HeadsFor => heads_for(view),
        Theme::DeniesSquare => denies_square(view),
        Theme::ConnectsRooks => connects_rooks(view),
        Theme::GuardsMore => guards_more(view),
        Theme::KeepsGuard => keeps_guard(view),
        Theme::OpensFile => opens_file(view),
        Theme::WingForCenter => wing_for_center(view),
        Theme::Unpins => unpins(view),
        Theme::AvoidsChecks => avoids_checks(view),
        Theme::ActiveRook => active_rook(view),
        Theme::WorstPieceImprovement => worst_piece(view),
        Theme::SpaceGain => space(view),
        _ => right_corner(view),
    }
}

/// Neither side can take anything with profit after the move, nor mate at once.
pub(super) fn waits(view: &View<'_>) -> Result<(), String> {
    let after = &view.scene.after;
    for side in [view.scene.us, view.scene.them] {
        let falls = view.after.pieces(!side).any(|(_, square)| 100 <= most_won(after, side, square));
        let mates = turned(after, side)
            .is_some_and(|pos| pos.legal_moves().iter().any(|&mv| pos.after(mv).is_checkmate()));
        holds(!falls && !mates, "something is threatened")?;
    }
    Ok(())
}

/// What a quiet move loses where it goes.
pub(super) fn lost_by(pos: &Position, mv: Move) -> i32 {
    recapture_value(&pos.after(mv), mv.to())
}

/// The squares strictly between two on a line, the nearer to the first first.
fn between(one: Square, other: Square) -> Vec<(i32, i32)> {
    let ((f, r), (g, s)) = (place(one), place(other));
    let (df, dr) = (g - f, s - r);
    if df != 0 && dr != 0 && df.abs() != dr.abs() {
        return Vec::new();
    }
    let steps = df.abs().max(dr.abs());
    (1..steps).map(|step| (f + step * df.signum(), r + step * dr.signum())).collect()
}

fn prepares(view: &View<'_>) -> Result<(), String> {
    let (passed, moves) = view.line().ok_or("no line")?;
    let next = *moves.first().ok_or("no move")?;
    let before = &view.scene.before;
    let was_legal = before.legal_moves().contains(&next);
    let in_the_way =
        next.to() == view.scene.from || between(next.from(), next.to()).contains(&place(view.scene.from));
    let is_so = match view.claim.params.get(&Slot::Keeps) {
        Some(Param::Word("supports")) => {
            was_legal && 100 <= lost_by(before, next) && view.after.sees(view.scene.to, next.to())
        }
        Some(Param::Word(word)) => !was_legal && in_the_way && next.is_castle() == (*word == "castles"),
        _ => false,
    };
    let is_sound = next.is_castle() || lost_by(passed, next) == 0;
    holds(is_so && is_sound && view.scene.line.contains(&next), "it was possible before, or is not now")
}

fn heads_for(view: &View<'_>) -> Result<(), String> {
    let goal = view.square(Slot::TargetSquare)?;
    let goes = view.scene.line.get(2).is_some_and(|mv| mv.from() == view.scene.to && mv.to() == goal);
    let direct =
        view.scene.before.legal_moves().iter().any(|mv| mv.from() == view.scene.from && mv.to() == goal);
    holds(goes && !direct, "it does not go there, or could have gone at once")
}

fn denies_square(view: &View<'_>) -> Result<(), String> {
    let (piece, square) = (view.square(Slot::PieceSquare)?, view.square(Slot::Square)?);
    let them = view.scene.them;
    let lost = |pos: &Position| {
        let turned = turned(pos, them)?;
        let mv = turned.legal_moves().iter().copied().find(|mv| mv.from() == piece && mv.to() == square)?;
        Some(lost_by(&turned, mv))
    };
    let denied =
        lost(&view.scene.before) == Some(0) && lost(&view.scene.after).is_some_and(|lost| 100 <= lost);
    holds(denied && view.after.sees(view.scene.to, square), "the square was or is not free to it")
}

fn connects_rooks(view: &View<'_>) -> Result<(), String> {
    let us = view.scene.us;
    let rooks: Vec<Square> =
        view.after.of(us, Role::Rook).into_iter().filter(|&rook| rank_for(us, rook) == 1).collect();
    let [one, other] = rooks[..] else { return Err("not two rooks at home".to_owned()) };
    let see = view.after.sees(one, other);
    holds(see && between(one, other).contains(&place(view.scene.from)), "the rooks do not see each other")
}

fn guards_more(view: &View<'_>) -> Result<(), String> {
    let (us, them, target) = (view.scene.us, view.scene.them, view.square(Slot::TargetSquare)?);
    let (own, their) = (view.after.attackers(target, us).len(), view.after.attackers(target, them).len());
    let counted = (own as i32, their as i32) == (view.number(Slot::Own)?, view.number(Slot::Their)?);
    let newly = view.after.sees(view.scene.to, target) && !view.before.sees(view.scene.from, target);
    holds(counted && newly && 1 <= their, "guards and attackers are counted wrong")
}

fn keeps_guard(view: &View<'_>) -> Result<(), String> {
    let (us, them, target) = (view.scene.us, view.scene.them, view.square(Slot::TargetSquare)?);
    let alone = view.before.attackers(target, us) == vec![view.scene.from]
        && view.after.attackers(target, us) == vec![view.scene.to];
    holds(alone && !view.after.attackers(target, them).is_empty(), "it is not the only guard of a target")
}

/// How open a file is for a side: 0 with a pawn of its own, 1 without, 2 without any pawn.
fn openness(view: &View<'_>, board: &Board, file: i32) -> u8 {
    match (board.pawns_on_file(view.scene.us, file), board.pawns_on_file(view.scene.them, file)) {
        (0, 0) => 2,
        (0, _) => 1,
        _ => 0,
    }
}

fn opens_file(view: &View<'_>) -> Result<(), String> {
    let rook = view.square(Slot::RookSquare)?;
    let file = place(rook).0;
    let stands = view.after.on(rook) == Some((view.scene.us, Role::Rook));
    let opened = openness(view, &view.before, file) < openness(view, &view.after, file);
    holds(stands && opened, "the file is no more open than before")
}

fn wing_for_center(view: &View<'_>) -> Result<(), String> {
    let (from, to) = (place(view.scene.from).0, place(view.scene.to).0);
    let takes = view.before.on(view.scene.to) == Some((view.scene.them, Role::Pawn));
    let back = view.scene.line.get(1).is_some_and(|reply| reply.to() == view.scene.to);
    holds(takes && back && (3..=4).contains(&to) && !(3..=4).contains(&from), "no such trade")
}

/// Whether a piece alone stands between an enemy slider and our king or queen.
fn is_pinned(view: &View<'_>, board: &Board, pinned: Square, pinner: Square) -> bool {
    let behind = board.behind(pinner, pinned).and_then(|square| board.on(square));
    let slides = matches!(board.on(pinner), Some((_, Role::Bishop | Role::Rook | Role::Queen)));
    slides
        && board.sees(pinner, pinned)
        && matches!(behind, Some((side, Role::King | Role::Queen)) if side == view.scene.us)
}

fn unpins(view: &View<'_>) -> Result<(), String> {
    let (pinned, pinner) = (view.square(Slot::PieceSquare)?, view.square(Slot::SliderSquare)?);
    let was = is_pinned(view, &view.before, pinned, pinner);
    holds(was && !is_pinned(view, &view.after, pinned, pinner), "it was not pinned, or still is")
}

fn avoids_checks(view: &View<'_>) -> Result<(), String> {
    let (start, moves) = view.line().ok_or("no line")?;
    let check = *moves.first().ok_or("no move")?;
    let is_free = |pos: &Position, mv: Move| {
        let next = pos.after(mv);
        let taken = pos.role_on(mv.to()).filter(|_| mv.is_capture()).map_or(0, super::board::worth);
        next.is_check() && recapture_value(&next, mv.to()) <= taken
    };
    let none_left = !view.scene.after.legal_moves().iter().any(|&mv| is_free(&view.scene.after, mv));
    holds(is_free(start, check) && none_left, "there was no such check, or there still is one")
}

fn active_rook(view: &View<'_>) -> Result<(), String> {
    let (them, to) = (view.scene.them, view.scene.to);
    let targets = view.pieces(Slot::TargetList);
    let attacked = targets.iter().all(|&(_, pawn)| {
        view.after.on(pawn) == Some((them, Role::Pawn))
            && view.after.sees(to, pawn)
            && !view.after.pawn_guards(them, pawn)
    });
    holds(attacked && !targets.is_empty(), "it attacks no such pawn")
}

/// What a piece reaches, and what its kind reaches at most on an empty board.
fn reach(board: &Board, square: Square) -> Option<(i32, i32)> {
    let most = match board.on(square)?.1 {
        Role::Knight => 8,
        Role::Bishop => 13,
        Role::Rook => 14,
        Role::Queen => 27,
        Role::Pawn | Role::King => return None,
    };
    Some((board.mobility(square), most))
}

fn worst_piece(view: &View<'_>) -> Result<(), String> {
    let (us, from) = (view.scene.us, view.scene.from);
    let (then, most) = reach(&view.before, from).ok_or("nothing moved")?;
    let now = view.after.mobility(view.scene.to);
    let worst = view
        .before
        .pieces(us)
        .filter_map(|(_, square)| reach(&view.before, square))
        .all(|(squares, all)| then * all <= squares * most);
    holds(
        worst && now - then == view.number(Slot::Count)?,
        "another piece was less active, or it gains nothing",
    )
}

/// The squares of the middle files, on our second to fourth rank, at or behind our pawns and out of reach of theirs.
fn room(view: &View<'_>, board: &Board) -> i32 {
    let us = view.scene.us;
    let pawns = board.of(us, Role::Pawn);
    let is_ours = |square: &Square| {
        let covered = |pawn: &Square| {
            place(*pawn).0 == place(*square).0 && rank_for(us, *square) <= rank_for(us, *pawn)
        };
        (2..=5).contains(&place(*square).0)
            && (2..=4).contains(&rank_for(us, *square))
            && pawns.iter().any(covered)
            && !board.pawn_guards(!us, *square)
    };
    Square::all().filter(is_ours).count() as i32
}

fn space(view: &View<'_>) -> Result<(), String> {
    let gained = room(view, &view.after) - room(view, &view.before);
    holds(gained == view.number(Slot::Count)?, &format!("{gained} squares more"))
}

fn right_corner(view: &View<'_>) -> Result<(), String> {
    let us = view.scene.us;
    let corner = view.square(Slot::TargetSquare)?;
    let (f, r) = place(corner);
    let shade = |square: Square| {
        let (f, r) = place(square);
        (f + r) % 2
    };
    let own: Vec<Role> = view.after.pieces(us).map(|(role, _)| role).collect();
    let is_material = own.len() == 3
        && own.contains(&Role::Knight)
        && view.after.pieces(!us).count() == 1
        && view.after.of(us, Role::Bishop).first().is_some_and(|&bishop| shade(bishop) == shade(corner));
    let is_corner = matches!(f, 0 | 7) && matches!(r, 0 | 7);
    holds(is_material && is_corner, "not bishop and knight, or the wrong corner")
}
