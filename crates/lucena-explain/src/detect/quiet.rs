//! What a quiet move is for: the move it makes possible, the square it heads for or takes from an enemy piece, the guard it adds,
//! keeps or renews, the line it opens, the rooks it joins, the pin and the checks it leaves behind.

use lucena_chess::{Bitboard, File, Move, Position, Role, Square, attacks};
use lucena_facts::pins;

use super::activity::order;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::primitives::{Phase, attacks_from, gain, mobility, relative_rank, see, value};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// What a piece must lose to be in danger, in hundredths.
const DANGER: i32 = 100;

/// A move without noise, by which nothing is lost.
fn is_quiet(scene: &Scene) -> bool {
    let noisy = scene.mv.is_capture() || scene.mv.is_promotion() || scene.gives_check();
    !noisy && !scene.before.is_check() && scene.loss == 0
}

/// 183: one of our next moves in the line could not be played before, or would have lost something: its way is cleared, or the
/// moved piece supports it.
pub(super) fn prepares(scene: &Scene) -> Option<Claim> {
    if !is_quiet(scene) {
        return None;
    }
    let passed = scene.passed()?;
    let found = scene.own_moves().skip(1).take(2).find_map(|(_, _, next)| {
        let is_other = next.from() != scene.to && !next.is_capture() && !next.is_promotion();
        if !is_other || scene.mv.is_castle() || !passed.is_legal(next) || see(&passed, next) < 0 {
            return None;
        }
        // A king that steps aside before the ending flees; nobody clears the way for that.
        let flees = passed.role_on(next.from()) == Some(Role::King) && !next.is_castle();
        if flees && scene.phase() != Phase::Endgame {
            return None;
        }
        let on_its_way =
            next.to() == scene.from || attacks::between(next.from(), next.to()).contains(scene.from);
        let supports = attacks_from(&scene.after, scene.to).contains(next.to());
        let word = match scene.before.is_legal(next) {
            false if next.is_castle() && on_its_way => "castles",
            false if on_its_way && !next.is_castle() => "clears",
            true if supports && !next.is_castle() && see(&scene.before, next) <= -DANGER => "supports",
            _ => return None,
        };
        Some((next, word))
    });
    let (next, word) = found?;
    Some(
        Claim::new(Theme::Prepares, 0.85)
            .about(&scene.after, scene.to)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Keeps, Param::Word(word))
            .with(Slot::Line, Param::Moves(Box::new(passed), vec![next]))
            .arrow(next.from(), next.to(), ArrowColor::Green)
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() }),
    )
}

/// 184: the piece moves again in the line, to a better square that it could not reach at once.
pub(super) fn heads_for(scene: &Scene) -> Option<Claim> {
    let (again, end) = (*scene.line.get(2)?, scene.positions.get(3)?);
    let is_on =
        again.from() == scene.to && !again.is_capture() && !again.is_castle() && again.to() != scene.from;
    if !is_quiet(scene) || scene.role == Role::Pawn || !is_on {
        return None;
    }
    let reached = scene.before.legal_moves_from(scene.from).iter().any(|mv| mv.to() == again.to());
    let is_better = match scene.role {
        Role::King => scene.phase() == Phase::Endgame && scene.from.distance(again.to()) == 2,
        _ => mobility(&scene.before, scene.from) < mobility(end, again.to()),
    };
    if reached || !is_better || gain(end, scene.them, again.to()) != 0 {
        return None;
    }
    Some(
        Claim::new(Theme::HeadsFor, 0.80)
            .about(&scene.after, scene.to)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(again.to()))
            .arrow(scene.to, again.to(), ArrowColor::Green)
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() }),
    )
}

/// 185: a pawn now guards a square of our half that an enemy knight or bishop could have gone to, or holds back a pawn in the middle of
/// the board.
pub(super) fn denies_square(scene: &Scene) -> Option<Claim> {
    const OUR_HALF: i32 = 5;
    const MIDDLE: i32 = 4;
    if !is_quiet(scene) || scene.role != Role::Pawn {
        return None;
    }
    let passed = scene.before.after_null();
    let taken = attacks::pawn(scene.us, scene.to);
    let is_pawn = |mv: &Move| passed.role_on(mv.from()) == Some(Role::Pawn);
    let is_far = |mv: &Move| {
        let rank = relative_rank(scene.them, mv.to());
        match passed.role_on(mv.from()) {
            Some(Role::Knight | Role::Bishop) => OUR_HALF <= rank,
            Some(Role::Pawn) => MIDDLE <= rank && scene.phase() != Phase::Endgame,
            _ => false,
        }
    };
    let denied = |mv: &Move| {
        is_far(mv)
            && taken.contains(mv.to())
            && !mv.is_capture()
            && scene.after.is_legal(*mv)
            && 0 <= see(&passed, *mv)
            && see(&scene.after, *mv) <= -DANGER
    };
    let moves = passed.legal_moves();
    let mv = *moves
        .iter()
        .filter(|mv| denied(mv))
        .min_by_key(|mv| (is_pawn(mv), order(scene, mv.to()), order(scene, mv.from())))?;
    Some(
        Claim::new(Theme::DeniesSquare, 0.80)
            .about(&scene.after, mv.from())
            .with(Slot::Piece, Param::Role(passed.role_on(mv.from())?))
            .with(Slot::PieceSquare, Param::Square(mv.from()))
            .with(Slot::Square, Param::Square(mv.to()))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(mv.from(), mv.to(), ArrowColor::Red),
    )
}

/// Our rooks on the back rank, if they are two and nothing stands between them.
fn joined_rooks(scene: &Scene, pos: &Position) -> Option<(Square, Square)> {
    let home = pos.pieces(scene.us, Role::Rook) & Bitboard::rank(scene.us.back_rank());
    let mut rooks = home.into_iter();
    let (one, other) = (rooks.next()?, rooks.next()?);
    let is_free = !attacks::between(one, other).intersects(pos.occupied());
    (is_free && rooks.next().is_none()).then_some((one, other))
}

/// 186: the last piece between our rooks leaves the back rank.
pub(super) fn connects_rooks(scene: &Scene) -> Option<Claim> {
    let between = matches!(scene.role, Role::Knight | Role::Bishop | Role::Queen | Role::King);
    if scene.phase() == Phase::Endgame || !between || scene.loss != 0 || scene.mv.is_castle() {
        return None;
    }
    let (one, other) = joined_rooks(scene, &scene.after)?;
    let stood_between = attacks::between(one, other).contains(scene.from);
    stood_between.then(|| {
        Claim::new(Theme::ConnectsRooks, 0.80)
            .about(&scene.after, one)
            .about(&scene.after, other)
            .with(Slot::To, Param::Square(scene.to))
            .arrow(one, other, ArrowColor::Blue)
    })
}

/// The pieces of ours, kings aside, that are attacked.
fn attacked(scene: &Scene, pos: &Position) -> Bitboard {
    let ours = pos.color(scene.us) - pos.role(Role::King);
    ours.into_iter().filter(|&square| pos.attackers_of(square, scene.them, pos.occupied()).any()).collect()
}

/// 187: the moved piece comes to guard something that had no more guards than attackers.
pub(super) fn guards_more(scene: &Scene) -> Option<Claim> {
    if !is_quiet(scene) || scene.mv.is_castle() {
        return None;
    }
    let pos = &scene.after;
    let newly = attacks_from(pos, scene.to) - attacks_from(&scene.before, scene.from);
    let count = |pos: &Position, square: Square, side| pos.attackers_of(square, side, pos.occupied()).count();
    let needs = |&square: &Square| {
        let guards = count(&scene.before, square, scene.us);
        guards <= count(&scene.before, square, scene.them) && guards < count(pos, square, scene.us)
    };
    let candidates = newly & attacked(scene, pos) & attacked(scene, &scene.before);
    let price = |square: Square| pos.role_on(square).map_or(0, value);
    let target = candidates
        .without(scene.to)
        .into_iter()
        .filter(needs)
        .max_by_key(|&square| (price(square), std::cmp::Reverse(order(scene, square))))?;
    Some(
        Claim::new(Theme::GuardsMore, 0.80)
            .about(pos, target)
            .about(pos, scene.to)
            .with(Slot::Target, Param::Role(pos.role_on(target)?))
            .with(Slot::TargetSquare, Param::Square(target))
            .with(Slot::Own, Param::Number(count(pos, target, scene.us) as i32))
            .with(Slot::Their, Param::Number(count(pos, target, scene.them) as i32))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(scene.to, target, ArrowColor::Green),
    )
}

/// 188: the moved piece, and nothing else, guards something attacked, before and after.
pub(super) fn keeps_guard(scene: &Scene) -> Option<Claim> {
    if !is_quiet(scene) || scene.mv.is_castle() || scene.role == Role::Pawn {
        return None;
    }
    let alone = |pos: &Position, target: Square, guard: Square| {
        pos.attackers_of(target, scene.us, pos.occupied()).single() == Some(guard)
    };
    let pos = &scene.after;
    let kept = |&target: &Square| {
        alone(&scene.before, target, scene.from)
            && alone(pos, target, scene.to)
            && gain(pos, scene.them, target) < DANGER
            && DANGER <= crate::primitives::gain_without(pos, scene.them, target, scene.to.into())
    };
    let targets = (attacked(scene, pos) & attacked(scene, &scene.before)).without(scene.to);
    let target = targets.into_iter().filter(kept).min_by_key(|&square| order(scene, square))?;
    Some(
        Claim::new(Theme::KeepsGuard, 0.80)
            .about(pos, target)
            .about(pos, scene.to)
            .with(Slot::Target, Param::Role(pos.role_on(target)?))
            .with(Slot::TargetSquare, Param::Square(target))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(scene.to, target, ArrowColor::Green),
    )
}

/// How open a file is for us: 0 with a pawn of ours, 1 without, 2 without any pawn.
fn openness(scene: &Scene, pos: &Position, file: File) -> u8 {
    let on_file = Bitboard::file(file) & pos.role(Role::Pawn);
    match (on_file.intersects(pos.color(scene.us)), on_file.any()) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    }
}

/// 189: a capture opens a file on which a rook of ours stands already.
pub(super) fn opens_file(scene: &Scene) -> Option<Claim> {
    if !scene.mv.is_capture() || scene.role == Role::Rook {
        return None;
    }
    // What the answer closes again was not opened.
    let end = scene.positions.get(2).unwrap_or(&scene.after);
    let stays = |&rook: &Square| {
        openness(scene, &scene.before, rook.file())
            < openness(scene, end, rook.file()).min(openness(scene, &scene.after, rook.file()))
            && end.pieces(scene.us, Role::Rook).contains(rook)
    };
    let rooks = scene.after.pieces(scene.us, Role::Rook) & scene.before.pieces(scene.us, Role::Rook);
    let rook = rooks.into_iter().filter(stays).min_by_key(|&rook| order(scene, rook))?;
    Some(
        Claim::new(Theme::OpensFile, 0.85)
            .about(&scene.after, rook)
            .with(Slot::File, Param::File(rook.file()))
            .with(Slot::RookSquare, Param::Square(rook))
            .with(Slot::To, Param::Square(scene.to)),
    )
}

/// 190: a pawn from the side is traded for one of the center.
pub(super) fn wing_for_center(scene: &Scene) -> Option<Claim> {
    let is_center = |file: File| matches!(file, File::D | File::E);
    let is_trade = scene.role == Role::Pawn
        && scene.captured.is_some_and(|(role, _)| role == Role::Pawn)
        && scene.line.get(1).is_some_and(|reply| reply.is_capture() && reply.to() == scene.to);
    let fits = is_center(scene.to.file()) && !is_center(scene.from.file());
    if !is_trade || !fits || scene.debt() != 0 || scene.phase() == Phase::Endgame {
        return None;
    }
    Some(
        Claim::new(Theme::WingForCenter, 0.85)
            .with(Slot::File, Param::File(scene.from.file()))
            .with(Slot::SecondFile, Param::File(scene.to.file()))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(scene.from, scene.to, ArrowColor::Green),
    )
}

/// 191: a piece of ours that was pinned to our king or queen is pinned no more, though nothing was taken.
pub(super) fn unpins(scene: &Scene) -> Option<Claim> {
    if !is_quiet(scene) {
        return None;
    }
    let pinned = |pos: &Position| {
        let to_queen = |pin: &pins::Pin| pos.role_on(pin.behind) == Some(Role::Queen);
        let mut found = pins::absolute_pins(pos, scene.us);
        found.extend(pins::relative_pins(pos, scene.us).into_iter().filter(to_queen));
        found
    };
    let after = pinned(&scene.after);
    let is_freed = |pin: &pins::Pin| {
        let stays = pin.pinned != scene.from && pin.pinner != scene.from;
        let is_piece = scene.before.role_on(pin.pinned).is_some_and(|role| role != Role::Pawn);
        stays && is_piece && after.iter().all(|other| other.pinned != pin.pinned)
    };
    let pin =
        pinned(&scene.before).into_iter().filter(is_freed).min_by_key(|pin| order(scene, pin.pinned))?;
    Some(
        Claim::new(Theme::Unpins, 0.88)
            .about(&scene.after, pin.pinned)
            .about(&scene.after, pin.pinner)
            .with(Slot::Piece, Param::Role(scene.after.role_on(pin.pinned)?))
            .with(Slot::PieceSquare, Param::Square(pin.pinned))
            .with(Slot::Slider, Param::Role(scene.after.role_on(pin.pinner)?))
            .with(Slot::SliderSquare, Param::Square(pin.pinner))
            .with(Slot::To, Param::Square(scene.to)),
    )
}

/// 192: the king goes where no check reaches it that costs the enemy nothing, and before one did.
pub(super) fn avoids_checks(scene: &Scene) -> Option<Claim> {
    if !is_quiet(scene) || scene.role != Role::King || scene.mv.is_castle() {
        return None;
    }
    let passed = scene.before.after_null();
    let safe_checks = |pos: &Position| -> Vec<Move> {
        let moves = pos.legal_moves();
        moves.iter().copied().filter(|&mv| pos.gives_check(mv) && 0 <= see(pos, mv)).collect()
    };
    let check = safe_checks(&passed)
        .into_iter()
        .min_by_key(|mv| (order(scene, mv.to()), order(scene, mv.from())))
        .filter(|_| safe_checks(&scene.after).is_empty())?;
    Some(
        Claim::new(Theme::AvoidsChecks, 0.85)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Line, Param::Moves(Box::new(passed), vec![check]))
            .arrow(check.from(), check.to(), ArrowColor::Red),
    )
}
