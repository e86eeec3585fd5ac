//! Captures, exchanges, promotions, and pieces left hanging or brought to safety.

use lucena_chess::{Move, Role, Square};
use lucena_facts::{FactId, Sight, threats};

use super::activity::order;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::primitives::{gain, material_balance, see, value, winnings};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// 16: a capture that wins material, what they have just taken on the square being set off.
pub(super) fn capture_wins_material(scene: &Scene) -> Option<Claim> {
    let (role, square) = scene.captured?;
    let won = see(&scene.before, scene.mv);
    let debt = scene.debt();
    if won - debt < 100 {
        return None;
    }
    let balance = scene.settled_balance();
    // Whoever was behind and does not get ahead wins something back.
    let behind = material_balance(&scene.before, scene.us) < 0;
    let restores = behind && material_balance(&scene.settled(), scene.us) <= 0;
    let recaptured = gain(&scene.after, scene.them, scene.to) > 0 || 0 < value(role) - won;
    Some(
        Claim::new(Theme::CaptureWinsMaterial, if 100 <= balance { 0.97 } else { 0.95 })
            .about(&scene.before, square)
            .with(Slot::Captured, Param::Role(role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(square))
            .with(Slot::Net, Param::Flag(recaptured))
            .with(Slot::Restores, Param::Flag(restores))
            .with(Slot::Debt, Param::Number(debt))
            .with(Slot::Amount, Param::Number(won))
            .with(Slot::Count, Param::Number((won - debt) / 100))
            .arrow(scene.from, scene.to, ArrowColor::Green)
            .proved(Proof::OwnExchange { gain: won })
            .realized(100 <= balance),
    )
}

/// 17: a piece is traded for one of the same worth.
pub(super) fn even_exchange(scene: &Scene) -> Option<Claim> {
    let (role, _) = scene.captured.filter(|&(role, _)| role != Role::Pawn)?;
    if scene.mv.is_promotion() || 50 <= see(&scene.before, scene.mv).abs() {
        return None;
    }
    let retaking = recaptures(scene);
    if retaking.is_empty() {
        return None;
    }
    let claim = Claim::new(Theme::EvenExchange, 0.90)
        .about(&scene.after, scene.to)
        .with(Slot::Piece, Param::Role(scene.role))
        .with(Slot::Captured, Param::Role(role))
        .with(Slot::To, Param::Square(scene.to))
        .proved(Proof::OwnExchange { gain: see(&scene.before, scene.mv) });
    Some(retaking.iter().fold(claim, |claim, mv| claim.marking(mv.from().into())))
}

/// Their legal captures on the square of the move.
fn recaptures(scene: &Scene) -> Vec<Move> {
    scene.after.captures().iter().copied().filter(|mv| mv.to() == scene.to && mv.is_capture()).collect()
}

/// 25: an own piece that could be taken with profit no longer can.
pub(super) fn defends_attacked_piece(scene: &Scene) -> Option<Claim> {
    let own = scene.before.color(scene.us) - scene.before.role(Role::King);
    let saved = own.into_iter().filter(|&then| {
        let now = scene.follow(then);
        let promoted = then == scene.from && scene.mv.is_promotion();
        !promoted && 100 <= gain(&scene.before, scene.them, then) && gain(&scene.after, scene.them, now) == 0
    });
    let then = saved.max_by_key(|&then| {
        (gain(&scene.before, scene.them, then), then == scene.from, order(scene, then))
    })?;
    let (now, escapes) = (scene.follow(then), then == scene.from);
    let role = scene.before.role_on(then)?;
    let attackers = scene.before.attackers_of(then, scene.them, scene.before.occupied());
    Some(
        Claim::new(Theme::DefendsAttackedPiece, 0.90)
            .about(&scene.after, now)
            .with(Slot::Target, Param::Role(role))
            .with(Slot::Piece, Param::Role(role))
            .with(Slot::TargetSquare, Param::Square(now))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Escapes, Param::Flag(escapes))
            .with(Slot::Defended, Param::Flag(!escapes))
            .with(Slot::Amount, Param::Number(gain(&scene.before, scene.them, then)))
            .marking(attackers)
            .proved(Proof::Exchange { side: scene.them, square: now, gain: 0 }),
    )
}

/// 27: a pawn becomes a piece.
pub(super) fn promotion(scene: &Scene) -> Option<Claim> {
    let role = scene.mv.promotion()?;
    Some(
        Claim::new(Theme::Promotion, 1.0)
            .about(&scene.after, scene.to)
            .with(Slot::Promoted, Param::Role(role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Safe, Param::Flag(scene.loss < value(role) - value(Role::Pawn)))
            .arrow(scene.from, scene.to, ArrowColor::Green),
    )
}

/// 37: their best capture wins more than the move itself took; the search must confirm it.
pub(super) fn hangs_material(scene: &Scene) -> Option<Claim> {
    let got = winnings(&scene.before, scene.mv);
    let captures = scene.after.captures();
    let (best, mv) = captures
        .iter()
        .filter(|mv| mv.is_capture())
        .map(|&mv| (see(&scene.after, mv), mv))
        .max_by_key(|&(won, mv)| (won, order(scene, mv.to()), order(scene, mv.from())))?;
    if best - got < 100 {
        return None;
    }
    let square: Square = crate::primitives::captured(&scene.after, mv)?.1;
    let role = scene.after.role_on(square)?;
    let undefended =
        scene.after.attackers_of(square, scene.us, scene.after.occupied().without(square)).is_empty();
    Some(
        Claim::new(Theme::HangsMaterial, 0.70)
            .about(&scene.after, square)
            .with(Slot::Target, Param::Role(role))
            .with(Slot::TargetSquare, Param::Square(square))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Amount, Param::Number(best))
            .with(Slot::Count, Param::Number((best - got) / 100))
            .with(Slot::Undefended, Param::Flag(undefended))
            .with(Slot::Moved, Param::Flag(square == scene.to))
            .with(Slot::Line, Param::Moves(Box::new(scene.after), vec![mv]))
            .arrow(mv.from(), mv.to(), ArrowColor::Red)
            .proved(Proof::Exchange { side: scene.them, square, gain: best }),
    )
}

/// 53: a capture of a piece that nothing protects.
pub(super) fn hanging_capture(scene: &Scene) -> Option<Claim> {
    let (role, square) = scene.captured.filter(|&(role, _)| role != Role::Pawn)?;
    // Who takes back what was worth as much wins nothing.
    if value(role) <= scene.debt() || !recaptures(scene).is_empty() {
        return None;
    }
    let balance = |ply: usize| scene.positions.get(ply).map(|pos| material_balance(pos, scene.us));
    let is_kept = balance(3).is_none_or(|later| Some(later) >= balance(1));
    let guarded = scene.before.attackers_of(square, scene.them, scene.before.occupied().without(scene.from));
    Some(
        Claim::new(Theme::HangingCapture, 0.95)
            .about(&scene.before, square)
            .with(Slot::Captured, Param::Role(role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(square))
            .with(Slot::Unguarded, Param::Flag(guarded.is_empty()))
            .arrow(scene.from, scene.to, ArrowColor::Green)
            .proved(Proof::OwnExchange { gain: see(&scene.before, scene.mv) })
            .realized(is_kept),
    )
}

/// 62: en passant.
pub(super) fn en_passant(scene: &Scene) -> Option<Claim> {
    scene.mv.is_en_passant().then(|| {
        Claim::new(Theme::EnPassant, 1.0)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .arrow(scene.from, scene.to, ArrowColor::Green)
    })
}

/// 99: an even exchange while two pawns or more ahead.
pub(super) fn exchange_when_ahead(scene: &Scene) -> Option<Claim> {
    let ahead = material_balance(&scene.before, scene.us) - scene.debt().min(0);
    let trade = even_exchange(scene)?;
    if ahead + scene.debt() < 200 {
        return None;
    }
    let mut claim = trade.with(Slot::Amount, Param::Number(ahead));
    claim.theme = Theme::ExchangeWhenAhead;
    Some(claim)
}

/// 128: an even exchange while two pawns or more behind.
pub(super) fn trades_when_behind(scene: &Scene) -> Option<Claim> {
    let mut claim = even_exchange(scene)?;
    if -200 < material_balance(&scene.before, scene.us) + scene.debt() {
        return None;
    }
    claim.theme = Theme::TradesWhenBehind;
    Some(claim)
}

/// 100: a rook is given for a minor piece.
pub(super) fn exchange_sacrifice(scene: &Scene) -> Option<Claim> {
    let (role, _) = scene.captured.filter(|&(role, _)| matches!(role, Role::Knight | Role::Bishop))?;
    let cost = see(&scene.before, scene.mv);
    if scene.role != Role::Rook || !(-250..=-150).contains(&cost) {
        return None;
    }
    Some(
        Claim::new(Theme::ExchangeSacrifice, 0.90)
            .about(&scene.after, scene.to)
            .with(Slot::Captured, Param::Role(role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Line, Param::Moves(Box::new(scene.before), scene.line.clone()))
            .arrow(scene.from, scene.to, ArrowColor::Green)
            .proved(Proof::OwnExchange { gain: cost }),
    )
}

/// 141: we take back on the square where they have just taken.
pub(super) fn recapture(scene: &Scene) -> Option<Claim> {
    let (role, square) = scene.captured?;
    let debt = scene.debt();
    if debt == 0 || see(&scene.before, scene.mv) < 0 {
        return None;
    }
    Some(
        Claim::new(Theme::Recapture, 1.0)
            .about(&scene.after, scene.to)
            .with(Slot::Captured, Param::Role(role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(square))
            .with(Slot::Even, Param::Flag(value(role) == debt))
            .with(Slot::Debt, Param::Number(debt))
            .arrow(scene.from, scene.to, ArrowColor::Green)
            .proved(Proof::OwnExchange { gain: see(&scene.before, scene.mv) }),
    )
}

/// 145: an enemy piece has newly two others to keep from being lost, and nobody helps it.
pub(super) fn overloads_defender(scene: &Scene) -> Option<Claim> {
    if scene.loss != 0 || scene.gives_check() {
        return None;
    }
    let (them, fact) = (scene.them, FactId::Overloaded);
    let newly = (scene.is(fact, them) - scene.was(fact, them)).into_iter();
    let defender = newly.min_by_key(|&square| order(scene, square))?;
    let sight = Sight::new(scene.after);
    let mut charges: Vec<Square> =
        threats::guarded_by(&scene.after, sight.attacks(), defender).into_iter().collect();
    charges.sort_by_key(|&square| order(scene, square));
    let [first, second, ..] = charges[..] else { return None };
    // Only what the line makes use of is worth a word: pieces have two tasks everywhere.
    let mut next = scene.own_moves().skip(1).take(2);
    let strikes = next.any(|(_, _, mv)| mv.is_capture() && charges.contains(&mv.to()));
    Some(
        Claim::new(Theme::OverloadsDefender, 0.80)
            .about(&scene.after, defender)
            .with(Slot::Defender, Param::Role(scene.after.role_on(defender)?))
            .with(Slot::DefenderSquare, Param::Square(defender))
            .with(Slot::TargetSquare, Param::Square(first))
            .with(Slot::SecondTarget, Param::Square(second))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(defender, first, ArrowColor::Red)
            .arrow(defender, second, ArrowColor::Red)
            .realized(strikes && 100 <= scene.settled_balance()),
    )
}
