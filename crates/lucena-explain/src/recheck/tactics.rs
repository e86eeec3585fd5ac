//! What sentences about tactics, threats, material and mates state, looked at again.

use lucena_chess::{Move, Position, Role, Square};

use super::board::{Board, place, worth};
use super::proofs::{most_won, recapture_value};
use super::{View, holds, theory};
use crate::claim::{Param, Proof};
use crate::slot::Slot;
use crate::theme::Theme;

/// Whether what the claim states about tactics is so.
pub(super) fn check(view: &View<'_>) -> Result<(), String> {
    match view.claim.theme {
        Theme::Checkmate => is_mate(&view.scene.after),
        Theme::Check => holds(in_check(&view.after, view), "no check"),
        Theme::DoubleCheck => holds(checkers(view).len() == 2, "no double check"),
        Theme::DiscoveredCheck => {
            let from = view.square(Slot::SliderSquare)?;
            holds(from != view.scene.to && checkers(view).contains(&from), "no discovered check")
        }
        Theme::MateInN | Theme::AllowsMate | Theme::MissesMate => mate_at_the_end(view),
        Theme::MateThreat | Theme::BackRankThreat => {
            let (start, moves) = view.line().ok_or("no line")?;
            is_mate(&start.after(*moves.first().ok_or("no move")?))
        }
        Theme::Fork => fork(view),
        Theme::PinAbsolute | Theme::ExploitsPin => pin(view),
        Theme::PinRelative => {
            let (from, front) = (view.square(Slot::PieceSquare)?, view.square(Slot::TargetSquare)?);
            holds(
                view.after.behind(from, front) == Some(view.square(Slot::BehindSquare)?),
                "no pin on this line",
            )
        }
        Theme::Skewer => {
            let (front, back) = (view.square(Slot::TargetSquare)?, view.square(Slot::BehindSquare)?);
            let mut sliders = view.after.pieces(view.scene.us).map(|(_, square)| square);
            holds(sliders.any(|from| view.after.behind(from, front) == Some(back)), "no skewer on this line")
        }
        Theme::DiscoveredAttack => {
            let (from, target) = (view.square(Slot::SliderSquare)?, view.square(Slot::TargetSquare)?);
            holds(view.after.sees(from, target) && !view.before.sees(from, target), "nothing was uncovered")
        }
        Theme::ThreatensQueen | Theme::CreatesThreat => holds(
            !view.after.attackers(view.square(Slot::TargetSquare)?, view.scene.us).is_empty(),
            "nothing attacks it",
        ),
        Theme::TrappedPiece => trapped(view),
        Theme::HangingCapture => hanging(view),
        Theme::RemovesDefender => {
            let target = view.square(Slot::TargetSquare)?;
            let guarded = view.before.sees(view.scene.to, target) || view.scene.mv.is_en_passant();
            holds(guarded, "what was taken guarded nothing")
        }
        Theme::Deflection => deflection(view),
        Theme::Overloading => {
            let guard = view.square(Slot::DefenderSquare)?;
            let both = view.before.sees(guard, view.square(Slot::TargetSquare)?)
                && view.before.sees(guard, view.square(Slot::SecondTarget)?);
            holds(both, "it does not guard both")
        }
        Theme::OverloadsDefender => {
            let guard = view.square(Slot::DefenderSquare)?;
            let targets = [view.square(Slot::TargetSquare)?, view.square(Slot::SecondTarget)?];
            let is_charge = |&target: &Square| {
                view.after.sees(guard, target) && !view.after.attackers(target, view.scene.us).is_empty()
            };
            holds(targets.iter().all(is_charge), "it does not guard two attacked pieces")
        }
        Theme::Attraction | Theme::XRay | Theme::Intermezzo => meets_on(view),
        Theme::Interference => {
            let (guard, target) = (view.square(Slot::DefenderSquare)?, view.square(Slot::TargetSquare)?);
            let (then, now) = if view.flag(Slot::Own) {
                (view.before.clone(), view.after.clone())
            } else {
                (view.after.clone(), Board::new(view.scene.positions.get(2).ok_or("no reply")?))
            };
            holds(then.sees(guard, target) && !now.sees(guard, target), "the line was not cut")
        }
        Theme::Sacrifice | Theme::Offer => given_and_repaid(view),
        Theme::BetterOffers => left_by_the_better_move(view),
        Theme::WinsMaterialByForce | Theme::LosesMaterial | Theme::MissesMaterial => material_of_line(view),
        Theme::HangsMaterial if view.flag(Slot::Undefended) => {
            let target = view.square(Slot::TargetSquare)?;
            holds(view.after.attackers(target, view.scene.us).is_empty(), "it is defended")
        }
        Theme::DefendsAttackedPiece => {
            let square = view.square(Slot::TargetSquare)?;
            let then = view.came_from(square);
            holds(100 <= most_won(&view.scene.before, view.scene.them, then), "it was not under attack")
        }
        Theme::SavesMaterial | Theme::Prophylaxis => stopped(view).and_then(|()| theory::parries(view)),
        Theme::IgnoresThreat => holds(
            view.line().is_some_and(|(_, moves)| moves.first() == view.scene.line.get(1)),
            "the threat is not what follows",
        ),
        Theme::OnlyMove | Theme::QuietMove => match view.claim.proof {
            Proof::Search { best, other, .. } => holds(10.0 <= best - other + 1e-9, "others are as good"),
            _ => Err("no search".to_owned()),
        },
        Theme::PerpetualCheck => {
            let own = view.scene.line.iter().zip(&view.scene.positions).step_by(2);
            let mut checks = own.map(|(&mv, pos)| pos.after(mv).is_check());
            holds(checks.all(|check| check), "not every move is a check")
        }
        Theme::EvenExchange | Theme::ExchangeWhenAhead | Theme::TradesWhenBehind => holds(
            view.scene.after.legal_moves().iter().any(|mv| mv.is_capture() && mv.to() == view.scene.to),
            "nothing can take back",
        ),
        Theme::Recapture => {
            let last = view.scene.history.as_ref().and_then(|history| history.plies.last());
            let taken = last.is_some_and(|(_, mv)| mv.is_capture() && mv.to() == view.scene.to);
            holds(taken && view.scene.mv.is_capture(), "nothing was taken here before")
        }
        Theme::AllowsPromotion | Theme::MissesPromotion => holds(promotes(view.line()), "nobody promotes"),
        Theme::Underpromotion => {
            let lesser = view.scene.mv.promotion().is_some_and(|role| role != Role::Queen);
            holds(lesser, "no underpromotion")
        }
        Theme::StalemateTrick => {
            let last = view.last();
            let stuck = last.legal_moves().is_empty() && !last.is_check() && last.turn() == view.scene.us;
            holds(stuck, "no stalemate at the end")
        }
        Theme::AllowsDraw if view.flag(Slot::Stalemate) => {
            let after = &view.scene.after;
            holds(after.legal_moves().is_empty() && !after.is_check(), "no stalemate")
        }
        Theme::AllowsDraw => {
            let (start, moves) = view.line().ok_or("no line")?;
            let mut here = *start;
            let mut seen = vec![without_counters(&here)];
            for &mv in moves {
                here = here.after(mv);
                seen.push(without_counters(&here));
            }
            let stuck = here.legal_moves().is_empty() && !here.is_check();
            let again = seen.split_last().is_some_and(|(last, before)| before.contains(last));
            holds(stuck || again, "nothing is repeated, and nobody is stalemated")
        }
        // The proof has counted what can be taken.
        Theme::HangsMaterial => Ok(()),
        Theme::CaptureWinsMaterial => holds(view.scene.mv.is_capture(), "nothing is taken"),
        Theme::Desperado => {
            let retaken = view.scene.line.get(1).is_some_and(|reply| reply.to() == view.scene.to);
            holds(view.scene.mv.is_capture() && retaken, "nothing is taken before it goes")
        }
        Theme::Clearance => {
            let (slider, left) = (view.square(Slot::SliderSquare)?, view.square(Slot::FrontSquare)?);
            let next = view.scene.line.get(2).ok_or("no move through it")?;
            let uses = next.to() == left || is_between(slider, left, next.to());
            holds(left == view.scene.from && next.from() == slider && uses, "nothing uses the square left")
        }
        Theme::CollinearMove => {
            let target = view.square(Slot::TargetSquare)?;
            let faced = view.before.sees(view.scene.from, target);
            holds(faced && view.after.sees(view.scene.to, target), "it does not stay on the line")
        }
        Theme::ExchangeSacrifice => {
            let minor = matches!(view.before.on(view.scene.to), Some((_, Role::Knight | Role::Bishop)));
            let rook = view.before.on(view.scene.from) == Some((view.scene.us, Role::Rook));
            holds(minor && rook, "no rook for a minor piece")
        }
        Theme::AllowsTactic | Theme::MissesTactic => match view.claim.proof {
            Proof::Line { balance, .. } => holds(100 <= balance.abs(), "no material changes hands"),
            _ => Err("no line".to_owned()),
        },
        theme => Err(format!("nothing checks {theme:?} here")),
    }
}

/// Whether a square lies between two others on one line.
pub(super) fn is_between(one: Square, middle: Square, other: Square) -> bool {
    let step = |from: Square, to: Square| {
        let ((file, rank), (f, r)) = (place(from), place(to));
        (f - file, r - rank)
    };
    let ((dx, dy), (ex, ey)) = (step(one, middle), step(one, other));
    let inside = dx.abs().max(dy.abs()) < ex.abs().max(ey.abs());
    dx * ey == dy * ex && 0 <= dx * ex && 0 <= dy * ey && inside
}

/// Our pieces that attack their king.
fn checkers(view: &View<'_>) -> Vec<Square> {
    view.after.king(view.scene.them).map(|king| view.after.attackers(king, view.scene.us)).unwrap_or_default()
}

fn in_check(board: &Board, view: &View<'_>) -> bool {
    board.king(view.scene.them).is_some_and(|king| !board.attackers(king, view.scene.us).is_empty())
}

pub(super) fn is_mate(pos: &Position) -> Result<(), String> {
    let board = Board::new(pos);
    let attacked = board.king(pos.turn()).is_some_and(|king| !board.attackers(king, !pos.turn()).is_empty());
    holds(attacked && pos.legal_moves().is_empty(), "no mate")
}

fn mate_at_the_end(view: &View<'_>) -> Result<(), String> {
    let (start, moves) = view.line().ok_or("no line")?;
    let end = moves.iter().fold(*start, |pos, &mv| pos.after(mv));
    is_mate(&end)?;
    let number = view.number(Slot::Count)? as usize;
    let mated = if view.claim.theme == Theme::AllowsMate { view.scene.us } else { view.scene.them };
    holds(end.turn() == mated && moves.len() == 2 * number - 1, "the mate is not that of the sentence")
}

fn fork(view: &View<'_>) -> Result<(), String> {
    let targets = view.pieces(Slot::TargetList);
    let attacked = targets.iter().all(|&(role, square)| {
        view.after.on(square) == Some((view.scene.them, role)) && view.after.sees(view.scene.to, square)
    });
    holds(2 <= targets.len() && attacked, "a target is not attacked")
}

fn pin(view: &View<'_>) -> Result<(), String> {
    let pinned = view.square(Slot::TargetSquare)?;
    let king = view.after.king(view.scene.them).ok_or("no king")?;
    let exposed = view.after.without(pinned).attackers(king, view.scene.us).len() > checkers(view).len();
    holds(exposed, "the king is not behind it")?;
    let Some(victim) = view.claim.square(Slot::VictimSquare) else { return Ok(()) };
    let takes = view.scene.after.legal_moves().iter().any(|mv| mv.from() == pinned && mv.to() == victim);
    holds(view.after.sees(pinned, victim) && !takes, "it can take after all")
}

/// Whether every move of the piece loses a pawn's worth or more by exchanges played out.
fn trapped(view: &View<'_>) -> Result<(), String> {
    let square = view.square(Slot::TargetSquare)?;
    let after = &view.scene.after;
    let escapes = after.legal_moves().iter().copied().filter(|mv| mv.from() == square).any(|mv| {
        let next = after.after(mv);
        let won = Board::new(&next).balance(view.scene.them) - view.after.balance(view.scene.them);
        -100 < won - recapture_value(&next, mv.to())
    });
    holds(!escapes, "it has a safe square")
}

fn hanging(view: &View<'_>) -> Result<(), String> {
    let retaken = view.scene.after.legal_moves().iter().any(|mv| mv.is_capture() && mv.to() == view.scene.to);
    holds(!retaken, "something can take back")?;
    let guards = view.before.without(view.scene.from).attackers(view.scene.to, view.scene.them);
    holds(!view.flag(Slot::Unguarded) || guards.is_empty(), "it was defended")
}

/// The guard answers, and from its new square it no longer sees what it guarded.
fn deflection(view: &View<'_>) -> Result<(), String> {
    let (guard, target) = (view.square(Slot::DefenderSquare)?, view.square(Slot::TargetSquare)?);
    let reply = view.scene.line.get(1).ok_or("no reply")?;
    let striker = view.scene.line.get(2).ok_or("no tactic")?.from();
    let (then, now) = (&view.after, Board::new(view.scene.positions.get(2).ok_or("no reply")?));
    // A pawn promotes where the guard stood in its way.
    let promotes = view.scene.line.get(2).is_some_and(|mv| mv.is_promotion());
    let in_the_way = promotes && place(guard).0 == place(target).0 && then.sees(guard, striker);
    let guarded = then.sees(guard, target) || in_the_way;
    let gone = !now.without(striker).sees(reply.to(), target);
    holds(reply.from() == guard && guarded && gone, "it still guards, or never did")
}

/// Both sides meet on one square of the line.
fn meets_on(view: &View<'_>) -> Result<(), String> {
    let square = view.square(Slot::TargetSquare)?;
    let to = |ply: usize| view.scene.line.get(ply).map(|mv| mv.to());
    let met = match view.claim.theme {
        Theme::Attraction => to(1) == Some(square),
        Theme::XRay => to(0) == Some(square) && to(1) == Some(square) && to(2) == Some(square),
        _ => to(2) == Some(square),
    };
    holds(met, "the line does not meet there")
}

/// The material a side is ahead at the end of a line.
fn balance_after(start: &Position, moves: &[Move], view: &View<'_>) -> i32 {
    Board::new(&moves.iter().fold(*start, |pos, &mv| pos.after(mv))).balance(view.scene.us)
}

/// What is given along the line comes back by its end, or mate repays it; if the sentence says otherwise, it does not.
fn given_and_repaid(view: &View<'_>) -> Result<(), String> {
    // Without a line of its own the sentence shows nothing that could be wrong.
    let Some((start, moves)) = view.line() else { return Ok(()) };
    let end = moves.iter().fold(*start, |pos, &mv| pos.after(mv));
    if view.flag(Slot::Mates) {
        is_mate(&end)?;
        return holds(end.turn() == view.scene.them, "the wrong side is mated");
    }
    let (then, now) = (view.before.balance(view.scene.us), balance_after(start, moves, view));
    let repaid = if matches!(view.claim.theme, Theme::Offer | Theme::BetterOffers) {
        then - 100 <= now
    } else {
        then <= now
    };
    holds(repaid != view.flag(Slot::Real), "the material at the end is not what the sentence says")
}

/// The line begins after the better move by taking the piece named, and what is given comes back.
fn left_by_the_better_move(view: &View<'_>) -> Result<(), String> {
    let (start, moves) = view.line().ok_or("no line")?;
    let Some(Param::Moves(_, best)) = view.claim.params.get(&Slot::Best) else {
        return Err("no better move".to_owned());
    };
    let after = best.iter().fold(view.scene.before, |pos, &mv| pos.after(mv));
    let square = view.square(Slot::TargetSquare)?;
    let stands = Board::new(start).on(square).is_some_and(|(color, _)| color == view.scene.us);
    let takes = moves.first().is_some_and(|mv| mv.is_capture() && mv.to() == square);
    holds(&after == start && stands && takes, "the better move leaves nothing there to be taken")?;
    given_and_repaid(view)
}

/// The line of the sentence changes the material by as much as it says.
fn material_of_line(view: &View<'_>) -> Result<(), String> {
    let Proof::Line { balance, .. } = view.claim.proof else { return Err("no line".to_owned()) };
    holds(100 <= balance.abs(), "no material changes hands")?;
    let Some((start, moves)) = view.line() else { return Ok(()) };
    let change = balance_after(start, moves, view) - view.before.balance(view.scene.us);
    let debt = view.scene.history.as_ref().and_then(|history| history.plies.last()).map_or(0, |(pos, mv)| {
        let first = moves.first().filter(|_| start == &view.scene.before);
        let taken = mv.is_capture() && first.is_some_and(|first| first.to() == mv.to());
        let role = if mv.is_en_passant() { Some(Role::Pawn) } else { pos.role_on(mv.to()) };
        role.filter(|_| taken).map_or(0, worth)
    });
    if let Some(square) =
        view.claim.square(Slot::TargetSquare).filter(|_| view.claim.theme != Theme::WinsMaterialByForce)
    {
        let falls = moves.iter().any(|mv| mv.is_capture() && (mv.to() == square || mv.is_en_passant()));
        holds(falls, "nothing falls there")?;
    }
    let said = 100 * view.number(Slot::Count)?;
    let named = view.pieces(Slot::TargetList);
    let mut here = *start;
    let mut taken = Vec::new();
    for &mv in moves {
        taken.extend(
            Board::new(&here).on(mv.to()).filter(|_| mv.is_capture()).map(|(_, role)| (role, mv.to())),
        );
        here = here.after(mv);
    }
    holds(named.iter().all(|piece| taken.contains(piece)), "a piece that is named does not fall")?;
    let told = if view.claim.theme == Theme::LosesMaterial { -change } else { change - debt };
    holds((said..said + 100).contains(&told), &format!("the line changes {told}, not {said}"))
}

/// The threat worked before the move and works no more.
fn stopped(view: &View<'_>) -> Result<(), String> {
    let (start, moves) = view.line().ok_or("no threat")?;
    let threat = *moves.first().ok_or("no threat")?;
    if view.flag(Slot::Mates) {
        is_mate(&start.after(threat))?;
        let after = &view.scene.after;
        let again = after.legal_moves().contains(&threat) && is_mate(&after.after(threat)).is_ok();
        return holds(!again, "it still mates");
    }
    let won = Board::new(&start.after(threat)).balance(view.scene.them)
        - Board::new(start).balance(view.scene.them);
    holds(100 <= won - recapture_value(&start.after(threat), threat.to()), "it threatened nothing")
}

/// A position as FEN writes it, without the counters of moves.
fn without_counters(pos: &Position) -> String {
    pos.fen().split(' ').take(4).collect::<Vec<_>>().join(" ")
}

/// Whether a pawn promotes along a line.
fn promotes(line: Option<(&Position, &[Move])>) -> bool {
    line.is_some_and(|(_, moves)| moves.iter().any(|mv| mv.is_promotion()))
}
