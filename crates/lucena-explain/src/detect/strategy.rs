//! Development, tempo, bishops as a pair, flexibility, and haste in the opening.

use lucena_chess::{Bitboard, Color, Move, Position, Rank, Role, Square};
use lucena_facts::{material, minor, opening, spans};

use super::{material as captures, tactics};
use crate::claim::{ArrowColor, Claim, Param};
use crate::primitives::{
    CENTER, Phase, attacks_from, gain, king_zone, piece_count, pieces, relative_rank, see, total_mobility,
};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// The squares on which pieces of a role begin the game, as a side sees them.
fn homes(side: Color, role: Role) -> Bitboard {
    let squares: &[Square] = match role {
        Role::Knight => &[Square::B1, Square::G1],
        Role::Bishop => &[Square::C1, Square::F1],
        Role::Rook => &[Square::A1, Square::H1],
        Role::Queen => &[Square::D1],
        _ => &[],
    };
    spans::relative(side, squares.iter().copied().collect())
}

/// A capture that does not lose material.
fn is_sound_capture(scene: &Scene) -> bool {
    scene.mv.is_capture() && 0 <= see(&scene.before, scene.mv)
}

/// 10: a knight or bishop leaves home in the opening.
pub(super) fn development(scene: &Scene) -> Option<Claim> {
    let minor = matches!(scene.role, Role::Knight | Role::Bishop);
    let early = scene.before.full_moves() <= 10 && 10 <= piece_count(&scene.before);
    if !minor || !early || !homes(scene.us, scene.role).contains(scene.from) {
        return None;
    }
    if relative_rank(scene.us, scene.to) == 1 || scene.loss != 0 {
        return None;
    }
    let home = opening::undeveloped(&scene.after, scene.us);
    Some(
        Claim::new(Theme::Development, 0.95)
            .about(&scene.after, scene.to)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(home.count() as i32)),
    )
}

/// 12: we have the bishop pair and they do not, newly or saved from an exchange.
pub(super) fn bishop_pair(scene: &Scene) -> Option<Claim> {
    let ahead = |pos: &Position| {
        material::has_bishop_pair(pos, scene.us) && !material::has_bishop_pair(pos, scene.them)
    };
    if !ahead(&scene.after) {
        return None;
    }
    let created = !ahead(&scene.before);
    let hunted = |pos: &Position, square: Square| {
        let hunters = pos.pieces(scene.them, Role::Knight) | pos.pieces(scene.them, Role::Bishop);
        pos.attackers_of(square, scene.them, pos.occupied()).intersects(hunters)
    };
    let kept =
        scene.role == Role::Bishop && hunted(&scene.before, scene.from) && !hunted(&scene.after, scene.to);
    if !created && !kept {
        return None;
    }
    Some(
        Claim::new(Theme::BishopPair, if created { 0.90 } else { 0.70 })
            .with(Slot::Created, Param::Flag(created))
            .with(Slot::Kept, Param::Flag(!created))
            .with(Slot::To, Param::Square(scene.to))
            .marking(scene.after.pieces(scene.us, Role::Bishop)),
    )
}

/// 15: more own pieces have at least three moves that lose nothing.
pub(super) fn positional_flexibility(scene: &Scene) -> Option<Claim> {
    if scene.before.is_check() || scene.loss != 0 {
        return None;
    }
    let passed = scene.passed()?;
    if total_mobility(&scene.after, scene.us) < total_mobility(&scene.before, scene.us) {
        return None;
    }
    let flexible = |pos: &Position| {
        let own = pieces(pos, scene.us).into_iter();
        own.filter(|&square| {
            let moves = pos.legal_moves_from(square);
            3 <= moves.iter().filter(|&&mv| 0 <= see(pos, mv)).count()
        })
        .collect::<Bitboard>()
    };
    let (then, now) = (flexible(&scene.before), flexible(&passed));
    if now.count() <= then.count() {
        return None;
    }
    let newly: Bitboard = now.into_iter().filter(|&square| !then.contains(scene.came_from(square))).collect();
    Some(
        Claim::new(Theme::PositionalFlexibility, 0.55)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number((now.count() - then.count()) as i32))
            .marking(newly),
    )
}

/// 31: the queen leaves home before the minor pieces.
pub(super) fn early_queen(scene: &Scene) -> Option<Claim> {
    let early = scene.before.full_moves() <= 8 && 10 <= piece_count(&scene.before);
    let leaves = scene.role == Role::Queen && homes(scene.us, Role::Queen).contains(scene.from);
    let home = opening::undeveloped(&scene.before, scene.us);
    if !early || !leaves || scene.before.is_check() || home.count() < 2 || is_sound_capture(scene) {
        return None;
    }
    let chaser = tempo_reply(scene);
    let claim = Claim::new(Theme::EarlyQueen, if chaser.is_some() { 0.95 } else { 0.85 })
        .about(&scene.after, scene.to)
        .with(Slot::Piece, Param::Role(Role::Queen))
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Count, Param::Number(home.count() as i32))
        .with(Slot::Chased, Param::Flag(chaser.is_some()))
        .marking(home);
    Some(match chaser {
        Some(mv) => claim.with(Slot::Line, Param::Moves(Box::new(scene.after), vec![mv])).arrow(
            mv.from(),
            mv.to(),
            ArrowColor::Red,
        ),
        None => claim,
    })
}

/// A developing move or pawn move of theirs that attacks the piece that moved and is not lost itself.
fn tempo_reply(scene: &Scene) -> Option<Move> {
    let replies = scene.after.legal_moves();
    let mut chasing: Vec<Move> = replies
        .iter()
        .copied()
        .filter(|&mv| {
            let role = scene.after.role_on(mv.from());
            let develops = role.is_some_and(|role| homes(scene.them, role).contains(mv.from()))
                && matches!(role, Some(Role::Knight | Role::Bishop));
            if !(develops || role == Some(Role::Pawn)) || mv.is_capture() {
                return false;
            }
            let next = scene.after.after(mv);
            // A move that attacks the queen and lets her take something wins no time.
            let costs = next.captures().iter().any(|&capture| 100 <= see(&next, capture));
            attacks_from(&next, mv.to()).contains(scene.to) && !costs
        })
        .collect();
    chasing.sort_by_key(|mv| {
        let pawn = scene.after.role_on(mv.from()) == Some(Role::Pawn);
        (pawn, super::activity::order(scene, mv.from()), super::activity::order(scene, mv.to()))
    });
    chasing.first().copied()
}

/// 32: the same piece moves again in the opening while others wait.
pub(super) fn same_piece_twice(scene: &Scene) -> Option<Claim> {
    let piece = matches!(scene.role, Role::Knight | Role::Bishop | Role::Rook | Role::Queen);
    let home = opening::undeveloped(&scene.before, scene.us);
    let forced = scene.before.is_check() || 100 <= gain(&scene.before, scene.them, scene.from);
    if scene.phase() != Phase::Opening || !piece || scene.mv.is_castle() || home.count() < 2 || forced {
        return None;
    }
    let confidence = has_moved_before(scene)?;
    if is_sound_capture(scene) {
        return None;
    }
    Some(
        Claim::new(Theme::SamePieceTwice, confidence)
            .about(&scene.after, scene.to)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(home.count() as i32))
            .marking(home),
    )
}

/// How sure it is that the moving piece has moved before; nothing if it has not.
fn has_moved_before(scene: &Scene) -> Option<f32> {
    let plies = scene.history.as_ref().map(|history| history.plies.as_slice()).unwrap_or_default();
    let arrived = plies
        .iter()
        .any(|(pos, mv)| pos.turn() == scene.us && crate::primitives::destination(*mv) == scene.from);
    if arrived {
        return Some(0.95);
    }
    if plies.first().is_some_and(|(pos, _)| *pos == Position::start()) {
        return None;
    }
    (!homes(scene.us, scene.role).contains(scene.from)).then_some(0.80)
}

/// 33: an attack begins before three of the minor pieces are out, and nothing comes of it at once.
pub(super) fn premature_attack(scene: &Scene) -> Option<Claim> {
    let early = scene.before.full_moves() <= 12 && 10 <= piece_count(&scene.before);
    let piece = matches!(scene.role, Role::Knight | Role::Bishop | Role::Rook | Role::Queen);
    let home = opening::undeveloped(&scene.after, scene.us);
    if !early || !piece || scene.mv.is_castle() || home.count() < 3 {
        return None;
    }
    let weak_point = scene.us.relative_rank(Rank::Seventh);
    let weak_point = Square::new(lucena_chess::File::F, weak_point);
    let aims = scene.role == Role::Queen
        && attacks_from(&scene.after, scene.to).contains(weak_point)
        && !attacks_from(&scene.before, scene.from).contains(weak_point);
    let attacks = 5 <= relative_rank(scene.us, scene.to) || scene.gives_check() || aims;
    if !attacks || scene.after.is_checkmate() || is_sound_capture(scene) {
        return None;
    }
    // Bringing out a piece is no attack, wherever it goes.
    let effective = development(scene).is_some()
        || tactics::fork(scene).is_some()
        || tactics::threatens_queen(scene).is_some()
        || tactics::creates_threat(scene).is_some();
    if effective {
        return None;
    }
    Some(
        Claim::new(Theme::PrematureAttack, 0.70)
            .about(&scene.after, scene.to)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(home.count() as i32))
            .marking(home),
    )
}

/// 96: a developing move or castling that also attacks something or gives check.
pub(super) fn gains_tempo(scene: &Scene) -> Option<Claim> {
    let develops = development(scene).is_some();
    if !develops && !scene.mv.is_castle() {
        return None;
    }
    let threat = tactics::threatens_queen(scene).or_else(|| tactics::creates_threat(scene));
    let claim = Claim::new(Theme::GainsTempo, 0.92)
        .about(&scene.after, scene.to)
        .with(Slot::Piece, Param::Role(scene.role))
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Castles, Param::Flag(scene.mv.is_castle()));
    match threat {
        Some(threat) => {
            let target = threat.square(Slot::TargetSquare)?;
            let mut claim = claim
                .about(&scene.after, target)
                .with(Slot::Target, Param::Role(scene.after.role_on(target)?))
                .with(Slot::TargetSquare, Param::Square(target))
                .with(Slot::Checks, Param::Flag(false))
                .proved(threat.proof);
            claim.arrows = threat.arrows;
            Some(claim)
        }
        None if scene.gives_check() => {
            let king = scene.after.king(scene.them);
            Some(
                claim
                    .about(&scene.after, king)
                    .with(Slot::Target, Param::Role(Role::King))
                    .with(Slot::TargetSquare, Param::Square(king))
                    .with(Slot::Checks, Param::Flag(true)),
            )
        }
        None => None,
    }
}

/// 101: they lack the bishop of a color, their king's squares of it cannot be guarded by pawns, and we can use them.
pub(super) fn color_complex(scene: &Scene) -> Option<Claim> {
    let pos = &scene.after;
    let pawns = pos.pieces(scene.them, Role::Pawn);
    let guardable = spans::attack_span(scene.them, pawns);
    for (light, squares) in [(true, Bitboard::LIGHT_SQUARES), (false, Bitboard::DARK_SQUARES)] {
        let weak = ((king_zone(pos, scene.them) | CENTER) & squares) - guardable;
        let near_king = king_zone(pos, scene.them) & (squares - guardable);
        let user = (pos.pieces(scene.us, Role::Bishop) | pos.pieces(scene.us, Role::Queen)) & squares;
        let moved_user = user.contains(scene.to);
        let no_bishop = !pos.pieces(scene.them, Role::Bishop).intersects(squares);
        let wide = 3 <= near_king.count() && 3 <= weak.count();
        if no_bishop
            && wide
            && moved_user
            && attacks_from(pos, scene.to).intersects(near_king)
            && scene.loss == 0
        {
            return Some(
                Claim::new(Theme::ColorComplex, 0.70)
                    .about(pos, scene.to)
                    .with(Slot::Light, Param::Flag(light))
                    .with(Slot::To, Param::Square(scene.to))
                    .marking(near_king),
            );
        }
    }
    None
}

/// 125: we give up the bishop pair, or leave it to them alone, without winning material.
pub(super) fn gives_up_bishop_pair(scene: &Scene) -> Option<Claim> {
    let had = material::has_bishop_pair(&scene.before, scene.us);
    let gives = scene.role == Role::Bishop
        && had
        && captures::even_exchange(scene).is_some()
        && scene.captured.is_some_and(|(role, _)| role == Role::Knight);
    if !gives {
        return None;
    }
    // The recapture must really take the bishop: then the pair is gone.
    let own = scene.after.pieces(scene.us, Role::Bishop).without(scene.to);
    if own.is_empty() || own.intersects(minor::same_color(scene.to)) {
        return None;
    }
    Some(
        Claim::new(Theme::GivesUpBishopPair, 0.80)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to)),
    )
}
