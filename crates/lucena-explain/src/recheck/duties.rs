//! What sentences about duties, guards and counts of attackers state, looked at again on boards of its own.

use lucena_chess::{Color, Move, Position, Role, Square};

use super::board::{Board, forward, place, rank_for, worth};
use super::proofs::most_won;
use super::tactics::{is_between, is_mate};
use super::{View, holds};
use crate::claim::Param;
use crate::slot::Slot;
use crate::theme::Theme;

/// Whether what the claim states is so.
pub(super) fn check(view: &View<'_>) -> Result<(), String> {
    match view.claim.theme {
        Theme::Outnumbered => outnumbered(view),
        Theme::TakesGuarded => takes_guarded(view),
        Theme::CouldTake => could_take(view),
        Theme::MatingNet => mating_net(view),
        Theme::BetterParries => better_parries(view),
        Theme::BlocksOwnKing => blocks_own_king(view),
        Theme::TiedGuard => tied_guard(view),
        Theme::Branch => branch(view),
        Theme::EndsWorse => ends_worse(view),
        Theme::CostsPiece | Theme::GainsPiece => falls_in_one_line(view),
        Theme::GivesBack => gives_back(view),
        Theme::DrivenBack => driven_back(view),
        _ => given_up(view),
    }
}

/// The pieces that a slot lists are those of a side that attack a square, no more and no fewer.
fn are_attackers(
    view: &View<'_>,
    board: &Board,
    slot: Slot,
    (side, square): (Color, Square),
) -> Result<(), String> {
    let mut told: Vec<Square> = view.pieces(slot).iter().map(|&(_, square)| square).collect();
    let mut seen = board.attackers(square, side);
    let named = view.pieces(slot).iter().all(|&(role, from)| board.on(from) == Some((side, role)));
    told.sort();
    seen.sort();
    holds(named && told == seen, "others attack it, or guard it")
}

fn outnumbered(view: &View<'_>) -> Result<(), String> {
    let square = view.square(Slot::TargetSquare)?;
    let (us, them) = (view.scene.us, view.scene.them);
    are_attackers(view, &view.after, Slot::Pieces, (them, square))?;
    are_attackers(view, &view.after, Slot::TargetList, (us, square))?;
    let role =
        view.after.on(square).filter(|&(color, _)| color == us).ok_or("nothing of ours stands there")?.1;
    let taker = view.after.on(view.square(Slot::SliderSquare)?).ok_or("nobody takes")?.1;
    let fits = if view.flag(Slot::Fewer) {
        view.pieces(Slot::TargetList).len() < view.pieces(Slot::Pieces).len()
    } else {
        worth(taker) < worth(role)
    };
    holds(fits, "neither numbers nor values are against it")?;
    costs(view)
}

/// The line of the sentence costs as much as it says.
fn costs(view: &View<'_>) -> Result<(), String> {
    let (start, moves) = view.line().ok_or("no line")?;
    let end = moves.iter().fold(*start, |pos, &mv| pos.after(mv));
    let lost = view.before.balance(view.scene.us) - Board::new(&end).balance(view.scene.us);
    let said = 100 * view.number(Slot::Count)?;
    holds(said == 0 || (said..said + 100).contains(&lost), &format!("the line costs {lost}, not {said}"))
}

fn takes_guarded(view: &View<'_>) -> Result<(), String> {
    let square = view.square(Slot::TargetSquare)?;
    holds(square == view.scene.to && view.scene.mv.is_capture(), "nothing is taken there")?;
    are_attackers(view, &view.after, Slot::TargetList, (view.scene.them, square))?;
    costs(view)
}

fn could_take(view: &View<'_>) -> Result<(), String> {
    let square = view.square(Slot::TargetSquare)?;
    let (us, them) = (view.scene.us, view.scene.them);
    are_attackers(view, &view.before, Slot::Pieces, (us, square))?;
    are_attackers(view, &view.before, Slot::TargetList, (them, square))?;
    holds(100 <= most_won(&view.scene.before, us, square), "taking it wins nothing")
}

fn mating_net(view: &View<'_>) -> Result<(), String> {
    let crate::claim::Proof::Line { moves, .. } = &view.claim.proof else { return Err("no line".to_owned()) };
    let end = moves.iter().fold(view.scene.before, |pos, &mv| pos.after(mv));
    is_mate(&end)?;
    let (board, king) = (Board::new(&end), view.square(Slot::KingSquare)?);
    holds(board.on(king) == Some((end.turn(), Role::King)), "the king stands elsewhere")?;
    let from = view.square(Slot::PieceSquare)?;
    let takes = view.squares(Slot::Squares).iter().all(|&square| {
        let near = king.distance(square) == 1;
        near && board.sees(from, square) && board.on(square).is_none_or(|(color, _)| color != end.turn())
    });
    holds(takes && !view.squares(Slot::Squares).is_empty(), "it does not take these squares from the king")
}

fn better_parries(view: &View<'_>) -> Result<(), String> {
    let crate::claim::Proof::Line { moves, .. } = &view.claim.proof else { return Err("no line".to_owned()) };
    let best = *moves.first().ok_or("no better move")?;
    let after = Board::new(&view.scene.before.after(best));
    let (target, from) = (view.square(Slot::TargetSquare)?, view.square(Slot::SliderSquare)?);
    let how = match view.claim.params.get(&Slot::Keeps) {
        Some(Param::Word(how)) => *how,
        _ => return Err("no way".to_owned()),
    };
    let holds_so = match how {
        "moves" => best.from() == target,
        "takes" => best.is_capture() && after.on(from).is_none_or(|(color, _)| color == view.scene.us),
        "guards" => after.sees(best.to(), target) && !view.before.sees(best.from(), target),
        _ => is_between(from, best.to(), target),
    };
    holds(holds_so, "the better move does not do that")
}

fn blocks_own_king(view: &View<'_>) -> Result<(), String> {
    let scene = view.scene;
    let mated = scene.positions.iter().find(|pos| is_mate(pos).is_ok()).ok_or("no mate")?;
    let held = Board::new(mated).without(scene.to);
    let held = held.king(scene.us).map_or(held.clone(), |king| held.without(king));
    holds(held.attackers(scene.to, scene.them).is_empty(), "the king could not have gone there")
}

fn tied_guard(view: &View<'_>) -> Result<(), String> {
    let answered = Board::new(view.scene.positions.get(2).ok_or("no answer")?);
    let (guard, target) = (view.square(Slot::DefenderSquare)?, view.square(Slot::TargetSquare)?);
    let behind = answered.behind(view.square(Slot::SliderSquare)?, guard);
    let is_tied = behind == Some(view.square(Slot::BehindSquare)?);
    holds(answered.sees(guard, target) && is_tied, "nothing ties it")
}

/// The line of the natural reply ends in mate of the player, or with as much less as the sentence says.
fn branch(view: &View<'_>) -> Result<(), String> {
    let crate::claim::Proof::Line { moves, .. } = &view.claim.proof else { return Err("no line".to_owned()) };
    let end = moves.iter().fold(view.scene.before, |pos, &mv| pos.after(mv));
    if view.flag(Slot::Mates) {
        is_mate(&end)?;
        return holds(end.turn() == view.scene.us, "the wrong side is mated");
    }
    let balance = |pos: &Position| Board::new(pos).balance(view.scene.us);
    let lost = view.before.balance(view.scene.us) - balance(&end);
    let said = 100 * view.number(Slot::Count)?;
    // What the natural reply has just taken is gone again, and more.
    let replied = moves[..moves.len().min(3)].iter().fold(view.scene.before, |pos, &mv| pos.after(mv));
    let gives = 100 <= balance(&replied) - balance(&end);
    holds(gives && (said..said + 100).contains(&lost), &format!("the line costs {lost}, not {said}"))
}

/// What the sentence says of the end of one line holds there, and not at the end of the other.
fn ends_worse(view: &View<'_>) -> Result<(), String> {
    let at_end = |slot: Slot| match view.claim.params.get(&slot) {
        Some(Param::WholeLine(start, moves)) => {
            Ok(Board::new(&moves.iter().fold(**start, |pos, &mv| pos.after(mv))))
        }
        _ => Err("no line".to_owned()),
    };
    let (here, there) = (at_end(Slot::Line)?, at_end(Slot::Reply)?);
    let Some(Param::Word(kind)) = view.claim.params.get(&Slot::Keeps) else {
        return Err("no kind".to_owned());
    };
    let (us, them) = (view.scene.us, view.scene.them);
    let queens = |board: &Board| board.of(us, Role::Queen).len() + board.of(them, Role::Queen).len();
    let alone = |board: &Board, pawn: Square| {
        let file = place(pawn).0;
        let own = board.on(pawn) == Some((us, Role::Pawn));
        own && board.pawns_on_file(us, file - 1) + board.pawns_on_file(us, file + 1) == 0
    };
    let on_file = |board: &Board, pawn: Square| board.pawns_on_file(us, place(pawn).0);
    let differs = match *kind {
        "castling" => !here.may_castle(us) && (there.may_castle(us) || here.king(us) != there.king(us)),
        "their_castling" => {
            let castles = match view.claim.params.get(&Slot::Reply) {
                Some(Param::WholeLine(_, moves)) => moves.iter().skip(1).step_by(2).any(|mv| mv.is_castle()),
                _ => false,
            };
            let could = here.may_castle(them) || here.king(them) != there.king(them);
            !castles && !there.may_castle(them) && could
        }
        "shelter" => {
            let bare = |board: &Board| {
                let file = board.king(us).map_or(0, |king| place(king).0);
                (file - 1..=file + 1)
                    .filter(|file| (0..8).contains(file))
                    .filter(|&file| board.pawns_on_file(us, file) == 0)
                    .count()
            };
            bare(&there) < bare(&here)
        }
        "queens_off" => queens(&here) == 0 && 2 <= queens(&there),
        "queens_on" => 2 <= queens(&here) && queens(&there) == 0,
        "passer" => {
            let square = view.square(Slot::Square)?;
            here.on(square) == Some((them, Role::Pawn)) && here.is_passed(square)
        }
        "our_passer" => {
            let square = view.square(Slot::Square)?;
            there.on(square) == Some((us, Role::Pawn)) && there.is_passed(square)
        }
        "wedge" => {
            let pawn = Some((them, Role::Pawn));
            let square = view.square(Slot::Square)?;
            view.before.on(square) == pawn && here.on(square) == pawn && there.on(square) != pawn
        }
        "center" => {
            let own = |board: &Board| {
                let pawns = board.of(us, Role::Pawn);
                pawns.iter().filter(|&&pawn| matches!(place(pawn), (3 | 4, 3 | 4))).count()
            };
            let square = view.square(Slot::Square)?;
            let theirs = here.on(square) == Some((them, Role::Pawn));
            theirs && matches!(place(square), (3 | 4, 3 | 4)) && own(&here) == 0 && 0 < own(&there)
        }
        "runner" => runs_ahead(view, (&here, &there), them)?,
        "our_runner" => runs_ahead(view, (&there, &here), us)?,
        "returns" => {
            let from = view.square(Slot::Square)?;
            from == view.scene.from && here.on(from) == view.before.on(from) && here.on(from).is_some()
        }
        "uncastled" => {
            let castles = match view.claim.params.get(&Slot::Reply) {
                Some(Param::WholeLine(_, moves)) => moves.iter().step_by(2).any(|mv| mv.is_castle()),
                _ => false,
            };
            castles
                && here.king(us).is_some_and(|king| matches!(place(king).0, 3 | 4) && rank_for(us, king) == 1)
        }
        "attack" => aiming_at_king(&here, us) == view.number(Slot::Count)?,
        "our_attack" => aiming_at_king(&there, them) == view.number(Slot::Count)?,
        "traded" => {
            let count = |board: &Board, side: Color| {
                board.pieces(side).filter(|(role, _)| !matches!(role, Role::King | Role::Pawn)).count() as i32
            };
            let gone = |side: Color| count(&there, side) - count(&here, side);
            let said = view.number(Slot::Count)?;
            gone(us) == said && gone(them) == said
        }
        "sevenths" => {
            let rooks = |board: &Board| {
                board.of(them, Role::Rook).iter().filter(|&&square| rank_for(them, square) == 7).count()
            };
            rooks(&there) < rooks(&here) && 2 <= rooks(&here)
        }
        "seventh" => stands_on_seventh(&here, view.square(Slot::Square)?, them),
        "our_seventh" => stands_on_seventh(&there, view.square(Slot::Square)?, us),
        "pair" => {
            has_pair(&here, them) && !has_pair(&here, us) && (!has_pair(&there, them) || has_pair(&there, us))
        }
        "our_pair" => {
            has_pair(&there, us) && !has_pair(&there, them) && (!has_pair(&here, us) || has_pair(&here, them))
        }
        "outpost" => cannot_be_driven(&here, view.square(Slot::Square)?, them),
        "our_outpost" => cannot_be_driven(&there, view.square(Slot::Square)?, us),
        "open_file" => has_open_file(&here, view.square(Slot::Square)?, them),
        "our_open_file" => has_open_file(&there, view.square(Slot::Square)?, us),
        "shut_in" => here.mobility(view.square(Slot::Square)?) == view.number(Slot::Count)?,
        "fewer_squares" => {
            let (role, square) = (here.on(view.square(Slot::Square)?), view.square(Slot::Square)?);
            let reached = here.mobility(square) + view.number(Slot::Count)?;
            let (_, role) = role.filter(|&(color, _)| color == us).ok_or("nothing of ours stands there")?;
            there.of(us, role).iter().any(|&other| there.mobility(other) == reached)
        }
        "undeveloped" => {
            (at_home(&here, us), at_home(&there, us)) == (view.number(Slot::Own)?, view.number(Slot::Count)?)
        }
        "isolated" => alone(&here, view.square(Slot::Square)?) && !alone(&there, view.square(Slot::Square)?),
        "their_shelter" => {
            let bare = |board: &Board| {
                let file = board.king(them).map_or(0, |king| place(king).0);
                let files = (file - 1..=file + 1).filter(|file| (0..8).contains(file));
                files.filter(|&file| board.pawns_on_file(them, file) == 0).count()
            };
            bare(&here) < bare(&there)
        }
        "their_doubled" => {
            let square = view.square(Slot::Square)?;
            let file = place(square).0;
            let pawn = there.on(square) == Some((them, Role::Pawn));
            pawn && 2 <= there.pawns_on_file(them, file) && here.pawns_on_file(them, file) < 2
        }
        "doubled" => {
            let square = view.square(Slot::Square)?;
            here.on(square) == Some((us, Role::Pawn)) && 2 <= on_file(&here, square)
        }
        _ => here.on(view.square(Slot::Square)?) == Some((us, Role::Pawn)),
    };
    holds(differs, "the two ends do not differ so")
}

/// The piece named is taken at the square named in the line of the sentence, and never in the other line.
fn falls_in_one_line(view: &View<'_>) -> Result<(), String> {
    let (start, moves) = view.line().ok_or("no line")?;
    let square = view.square(Slot::TargetSquare)?;
    let (side, own) = match view.claim.theme {
        Theme::CostsPiece | Theme::GivesBack => (view.scene.us, true),
        _ => (view.scene.them, false),
    };
    let other = match view.claim.params.get(&Slot::Reply) {
        Some(Param::Moves(_, moves)) => moves.as_slice(),
        _ => &view.scene.line,
    };
    let line = if own { [&[view.scene.mv], moves].concat() } else { moves.to_vec() };
    holds(start == if own { &view.scene.after } else { &view.scene.before }, "the line begins elsewhere")?;
    let elsewhere = taken(&view.before, other, (side, own));
    // It is named by where it stands before the line, or by where it falls.
    let is_named = |origin: Square, at: Square| {
        let stands = if own && origin == view.scene.from { view.scene.to } else { origin };
        square == at || square == stands && view.after.on(stands).is_some_and(|(color, _)| color == side)
    };
    let falls_here_only = taken(&view.before, &line, (side, own))
        .iter()
        .any(|&(origin, at)| is_named(origin, at) && elsewhere.iter().all(|&(other, _)| other != origin));
    holds(falls_here_only, "it does not fall there, or falls in the other line as well")
}

/// What the move takes is worth what falls in its line, which leaves nothing won or lost.
fn gives_back(view: &View<'_>) -> Result<(), String> {
    let (start, moves) = view.line().ok_or("no line")?;
    let taken = view.before.on(view.square(Slot::Square)?).filter(|_| view.scene.mv.is_capture());
    let Some((_, taken)) = taken.filter(|&(color, _)| color == view.scene.them) else {
        return Err("the move takes nothing there".to_owned());
    };
    let paid = match view.claim.params.get(&Slot::Target) {
        Some(Param::Role(role)) => *role,
        _ => return Err("nothing is paid".to_owned()),
    };
    holds(worth(paid) == worth(taken), "it is not worth as much")?;
    let end = Board::new(&moves.iter().fold(*start, |pos, &mv| pos.after(mv)));
    let us = view.scene.us;
    holds(end.balance(us) <= view.before.balance(us), "something is left of the gain")?;
    falls_in_one_line(view)
}

/// The pieces of a side that a line takes, each by the square it stood on at first with the square it is taken on; whether that
/// side begins.
fn taken(start: &Board, line: &[Move], (side, owns): (Color, bool)) -> Vec<(Square, Square)> {
    let mut stands: Vec<(Square, Square)> = start.pieces(side).map(|(_, square)| (square, square)).collect();
    let (mut found, mut owns) = (Vec::new(), owns);
    for mv in line {
        if owns {
            for (_, at) in &mut stands {
                if *at == mv.from() && !mv.is_castle() {
                    *at = mv.to();
                }
            }
        } else if mv.is_capture() {
            let (file, rank) = (place(mv.to()).0, place(mv.from()).1);
            let is_there = |at: Square| {
                if mv.is_en_passant() { place(at) == (file, rank) } else { at == mv.to() }
            };
            if let Some(index) = stands.iter().position(|&(_, at)| is_there(at)) {
                found.push(stands.remove(index));
            }
        }
        owns = !owns;
    }
    found
}

/// The first move of the line attacks the piece, and the second takes it back towards its own side.
fn driven_back(view: &View<'_>) -> Result<(), String> {
    let (start, moves) = view.line().ok_or("no line")?;
    let [attack, retreat] = moves else { return Err("not two moves".to_owned()) };
    let after = Board::new(&start.after(*attack));
    let (from, to) = (view.square(Slot::PieceSquare)?, view.square(Slot::Square)?);
    let side = if view.flag(Slot::Own) { view.scene.them } else { view.scene.us };
    let stands = after.on(from).is_some_and(|(color, _)| color == side);
    let goes = (retreat.from(), retreat.to()) == (from, to) && rank_for(side, to) < rank_for(side, from);
    holds(stands && goes && !after.attackers(from, !side).is_empty(), "nothing is driven back")
}

/// A passed pawn of a side stands two ranks or more before what it has on that file on the other board.
fn runs_ahead(view: &View<'_>, (board, other): (&Board, &Board), side: Color) -> Result<bool, String> {
    let square = view.square(Slot::Square)?;
    let on_file = |pawn: &&Square| place(**pawn).0 == place(square).0 && other.is_passed(**pawn);
    let elsewhere = other.of(side, Role::Pawn);
    let elsewhere = elsewhere.iter().filter(on_file).map(|&pawn| rank_for(side, pawn)).max();
    let stands = board.on(square) == Some((side, Role::Pawn)) && board.is_passed(square);
    Ok(stands && elsewhere.is_some_and(|rank| rank + 2 <= rank_for(side, square)))
}

/// How many enemy pieces see a square of the king's zone of a side.
fn aiming_at_king(board: &Board, side: Color) -> i32 {
    let zone = board.king_zone(side);
    let aims = |&(role, from): &(Role, Square)| {
        !matches!(role, Role::King | Role::Pawn) && zone.iter().any(|&square| board.sees(from, square))
    };
    board.pieces(!side).filter(aims).count() as i32
}

fn stands_on_seventh(board: &Board, square: Square, side: Color) -> bool {
    board.on(square) == Some((side, Role::Rook)) && rank_for(side, square) == 7
}

/// Two bishops on squares of different colors.
fn has_pair(board: &Board, side: Color) -> bool {
    let light = |square: &Square| (place(*square).0 + place(*square).1) % 2 == 1;
    let bishops = board.of(side, Role::Bishop);
    bishops.iter().any(light) && !bishops.iter().all(light)
}

/// A knight or bishop that no enemy pawn attacks or can come to attack.
fn cannot_be_driven(board: &Board, square: Square, side: Color) -> bool {
    let (file, rank) = place(square);
    let comes = |pawn: &Square| {
        let (f, r) = place(*pawn);
        (f - file).abs() == 1 && 0 < (r - rank) * forward(side)
    };
    let is_minor = matches!(board.on(square), Some((color, Role::Knight | Role::Bishop)) if color == side);
    is_minor && !board.of(!side, Role::Pawn).iter().any(comes)
}

fn has_open_file(board: &Board, square: Square, side: Color) -> bool {
    let file = place(square).0;
    let pawns = board.pawns_on_file(side, file) + board.pawns_on_file(!side, file);
    board.on(square) == Some((side, Role::Rook)) && pawns == 0
}

/// How many knights and bishops of a side stand where they began.
fn at_home(board: &Board, side: Color) -> i32 {
    let home = |role: Role, square: Square| match role {
        Role::Knight => matches!(place(square).0, 1 | 6) && rank_for(side, square) == 1,
        Role::Bishop => matches!(place(square).0, 2 | 5) && rank_for(side, square) == 1,
        _ => false,
    };
    board.pieces(side).filter(|&(role, square)| home(role, square)).count() as i32
}

/// Whether what the moved piece is said to have given up was there before it moved and is not after it: on the board of the strike,
/// with the piece where it stood and where it stands.
fn given_up(view: &View<'_>) -> Result<(), String> {
    let scene = view.scene;
    let (from, target) = (view.square(Slot::PieceSquare)?, view.square(Slot::TargetSquare)?);
    holds(from == scene.from, "another piece moved")?;
    if view.claim.theme == Theme::OpensLine && view.flag(Slot::Checks) {
        let answered = Board::new(scene.positions.get(2).ok_or("no answer")?);
        let slider = view.square(Slot::SliderSquare)?;
        let checks = answered.on(target) == Some((scene.us, Role::King)) && answered.sees(slider, target);
        return holds(checks && is_between(slider, from, target), "no check comes along that line");
    }
    let theirs = (1..scene.line.len()).step_by(2);
    let strikes = theirs.map(|ply| (Board::new(&scene.positions[ply]), scene.line[ply]));
    let piece = view.before.on(from).ok_or("nothing stood there")?;
    let mut problem = "nothing strikes there";
    for (now, strike) in strikes {
        let fits = match view.claim.theme {
            Theme::ReleasesPin => strike.from() == target,
            Theme::OpensLine => strike.to() == target && strike.from() == view.square(Slot::SliderSquare)?,
            _ => strike.to() == target || strike.is_en_passant(),
        };
        if !fits {
            continue;
        }
        let then = now.without(scene.to).with(from, piece);
        let (strike_from, strike_to) = (strike.from(), strike.to());
        let so = match view.claim.theme {
            Theme::GivesUpGuard => {
                let then = then.without(strike_from);
                then.sees(from, strike_to) && !now.without(strike_from).sees(scene.to, strike_to)
            }
            Theme::OpensLine => is_between(strike_from, from, strike_to) && now.sees(strike_from, strike_to),
            _ => {
                let king = then.king(scene.them).ok_or("no king")?;
                then.behind(from, strike_from) == Some(king)
            }
        };
        if so {
            return Ok(());
        }
        problem = "the duty was not there, or was not given up";
    }
    Err(problem.to_owned())
}
