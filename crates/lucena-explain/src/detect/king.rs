//! Both kings: castling, shelters, pressure, back ranks and open lines.

use lucena_chess::{Bitboard, CastleSide, File, Role, Square, attacks};
use lucena_facts::spans;

use super::activity::order;
use super::tactics;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::primitives::{
    Phase, attacks_from, king_danger, king_zone, piece_count, pieces, relative_rank, value,
};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// 11: castling.
pub(super) fn castling(scene: &Scene) -> Option<Claim> {
    let side = scene.mv.castle_side()?;
    let rook = scene.follow(scene.mv.to());
    let center = Bitboard::file(File::D) | Bitboard::file(File::E);
    let pawns = scene.before.role(Role::Pawn) & center;
    let open = !pawns.intersects(Bitboard::file(File::D)) || !pawns.intersects(Bitboard::file(File::E));
    Some(
        Claim::new(Theme::Castling, 1.0)
            .about(&scene.after, scene.to)
            .about(&scene.after, rook)
            .with(Slot::Short, Param::Flag(side == CastleSide::King))
            .with(Slot::Long, Param::Flag(side == CastleSide::Queen))
            .with(Slot::OpenCenter, Param::Flag(open && scene.from.file() == File::E))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::RookSquare, Param::Square(rook))
            .arrow(scene.from, scene.to, ArrowColor::Green),
    )
}

/// 19: a king's or pawn's move lessens the danger to the own king.
pub(super) fn improves_king_safety(scene: &Scene) -> Option<Claim> {
    let fits = matches!(scene.role, Role::King | Role::Pawn) && scene.loss == 0;
    let harmless = scene.before.pieces(scene.them, Role::Queen).is_empty() && piece_count(&scene.before) <= 2;
    if !fits || harmless {
        return None;
    }
    let (then, now) = (king_danger(&scene.before, scene.us), king_danger(&scene.after, scene.us));
    if then.total() - now.total() < 2 {
        return None;
    }
    let fewer = now.attacked.count() < then.attacked.count();
    Some(
        Claim::new(Theme::ImprovesKingSafety, 0.75)
            .about(&scene.after, scene.after.king(scene.us))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Fewer, Param::Flag(fewer))
            .with(
                Slot::Count,
                Param::Number((then.attacked.count() as i32 - now.attacked.count() as i32).max(0)),
            )
            .marking(then.attacked - now.attacked),
    )
}

/// 26: one piece more attacks the enemy king's zone.
pub(super) fn king_zone_pressure(scene: &Scene) -> Option<Claim> {
    if scene.loss != 0 {
        return None;
    }
    let attackers = |pos: &lucena_chess::Position| {
        let zone = king_zone(pos, scene.them);
        let own = pieces(pos, scene.us).into_iter();
        own.filter(|&square| attacks_from(pos, square).intersects(zone)).collect::<Bitboard>()
    };
    let (then, now) = (attackers(&scene.before), attackers(&scene.after));
    if now.count() < 2 || now.count() <= then.count() {
        return None;
    }
    let newly = now.into_iter().filter(|&square| !then.contains(scene.came_from(square)));
    let joined = newly.max_by_key(|&square| (square == scene.to, order(scene, square)))?;
    let zone = king_zone(&scene.after, scene.them);
    let mut list: Vec<(Role, Square)> =
        now.into_iter().filter_map(|square| Some((scene.after.role_on(square)?, square))).collect();
    list.sort_by_key(|&(role, square)| (-value(role), order(scene, square)));
    Some(
        Claim::new(Theme::KingZonePressure, 0.70)
            .about(&scene.after, joined)
            .with(Slot::Piece, Param::Role(scene.after.role_on(joined)?))
            .with(Slot::PieceSquare, Param::Square(joined))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(list.len() as i32))
            .with(Slot::Pieces, Param::Pieces(list))
            .marking(attacks_from(&scene.after, joined) & zone),
    )
}

/// 30: a pawn of the shelter leaves squares near the king without pawn protection.
pub(super) fn weakens_king_shelter(scene: &Scene) -> Option<Claim> {
    let king = scene.after.king(scene.us);
    let sheltered = relative_rank(scene.us, king) <= 2
        && !matches!(king.file(), File::D | File::E)
        && (scene.before.castling_rooks() & scene.before.color(scene.us)).is_empty();
    let ahead = relative_rank(scene.us, scene.from) - relative_rank(scene.us, king);
    let near = scene.from.file().index().abs_diff(king.file().index()) <= 1 && (1..=2).contains(&ahead);
    let queen = scene.after.pieces(scene.them, Role::Queen).any();
    if scene.role != Role::Pawn || !sheltered || !near || !queen {
        return None;
    }
    let guarded = attacks::pawns(scene.us, scene.after.pieces(scene.us, Role::Pawn));
    let weak = (attacks::pawn(scene.us, scene.from) & king_zone(&scene.after, scene.us)) - guarded;
    if weak.is_empty() || scene.after.pieces(scene.us, Role::Bishop).contains(scene.from) {
        return None;
    }
    let enemies = pieces(&scene.after, scene.them).into_iter();
    let attacker = enemies
        .filter(|&enemy| attacks_from(&scene.after, enemy).intersects(weak))
        .max_by_key(|&enemy| (scene.after.role_on(enemy).map_or(0, value), order(scene, enemy)));
    let claim = Claim::new(Theme::WeakensKingShelter, if attacker.is_some() { 0.85 } else { 0.65 })
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Attacked, Param::Flag(attacker.is_some()))
        .with(Slot::Squares, Param::Squares(weak.into_iter().collect()));
    Some(match attacker {
        Some(enemy) => {
            let hit = (attacks_from(&scene.after, enemy) & weak).first()?;
            claim
                .about(&scene.after, enemy)
                .with(Slot::Target, Param::Role(scene.after.role_on(enemy)?))
                .with(Slot::TargetSquare, Param::Square(enemy))
                .arrow(enemy, hit, ArrowColor::Red)
        }
        None => claim,
    })
}

/// 38: the last right to castle is lost.
pub(super) fn forfeits_castling(scene: &Scene) -> Option<Claim> {
    let rights = |pos: &lucena_chess::Position| (pos.castling_rooks() & pos.color(scene.us)).any();
    let lost = rights(&scene.before) && !rights(&scene.after) && !scene.mv.is_castle();
    let queen = scene.after.pieces(scene.them, Role::Queen).any();
    if !lost || scene.before.is_check() || !queen || scene.phase() == Phase::Endgame {
        return None;
    }
    Some(
        Claim::new(Theme::ForfeitsCastling, 1.0)
            .about(&scene.after, scene.to)
            .with(Slot::Us, Param::Side(scene.us))
            .with(Slot::To, Param::Square(scene.to)),
    )
}

/// 56: the mate that is threatened comes along the back rank, where the king is shut in by its own pieces.
pub(super) fn back_rank_threat(scene: &Scene) -> Option<Claim> {
    let threat = tactics::mate_threat(scene)?;
    let Some(Param::Moves(passed, moves)) = threat.params.get(&Slot::Line).cloned() else { return None };
    let mate = *moves.first()?;
    let king = scene.after.king(scene.them);
    let role = passed.role_on(mate.from())?;
    let back = scene.them.back_rank();
    let front = spans::step(scene.them, spans::widen(king.into()));
    let along = matches!(role, Role::Rook | Role::Queen) && mate.to().rank() == back && king.rank() == back;
    if !along || !front.is_subset_of(scene.after.color(scene.them)) {
        return None;
    }
    let mut claim = threat.marking(front);
    claim.theme = Theme::BackRankThreat;
    Some(claim)
}

/// 63: a capture on f7 (f2) beside the enemy king.
pub(super) fn attacks_f2_f7(scene: &Scene) -> Option<Claim> {
    let weak = Square::new(File::F, scene.us.relative_rank(lucena_chess::Rank::Seventh));
    let king = scene.before.king(scene.them);
    let beside = king.distance(weak) == 1;
    if scene.to != weak || !scene.mv.is_capture() || !beside {
        return None;
    }
    Some(
        Claim::new(Theme::AttacksF2F7, 0.90)
            .about(&scene.after, scene.to)
            .with(Slot::TargetSquare, Param::Square(weak))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(scene.from, scene.to, ArrowColor::Green),
    )
}

/// 64: the enemy king has no pawn beside or before it, and the line gives it check.
pub(super) fn exposed_king(scene: &Scene) -> Option<Claim> {
    let king = scene.before.king(scene.them);
    let here = Bitboard::from(king);
    let around = (spans::widen(here) | spans::step(scene.them, spans::widen(here))).without(king);
    let bare = !around.intersects(scene.before.pieces(scene.them, Role::Pawn));
    let checked = 2 <= scene.own_moves().take(4).filter(|&(_, pos, mv)| pos.gives_check(mv)).count();
    let deep = relative_rank(scene.them, king);
    if !bare
        || !checked
        || scene.phase() == Phase::Endgame && scene.before.pieces(scene.us, Role::Queen).is_empty()
    {
        return None;
    }
    Some(
        Claim::new(Theme::ExposedKing, 0.85)
            .about(&scene.after, scene.after.king(scene.them))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(scene.after.king(scene.them)))
            .with(Slot::Count, Param::Number(deep))
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() })
            .marking(around),
    )
}

/// 65: checks and captures near the corner where the enemy king stands.
pub(super) fn wing_attack(scene: &Scene) -> Option<Claim> {
    let king = scene.before.king(scene.them);
    if king.rank() != scene.them.back_rank() {
        return None;
    }
    let (kingside, corner) = match king.file() {
        File::G | File::H => (true, File::H),
        File::A | File::B | File::C => (false, File::A),
        _ => return None,
    };
    let corner = Square::new(corner, scene.them.back_rank());
    let mut tactics = 0;
    for (_, pos, mv) in scene.own_moves().take(4) {
        let near = mv.to().distance(corner) <= 3;
        let mates = pos.after(mv).is_checkmate();
        tactics +=
            usize::from(pos.gives_check(mv)) + usize::from(mv.is_capture() && near) + usize::from(mates);
    }
    if tactics < 3 || corner.distance(scene.to) > 4 {
        return None;
    }
    Some(
        Claim::new(Theme::WingAttack, 0.80)
            .about(&scene.after, scene.to)
            .with(Slot::Kingside, Param::Flag(kingside))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(tactics as i32))
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() }),
    )
}

/// 129: a pawn's move or an exchange bares lines before the own king.
pub(super) fn opens_lines_to_own_king(scene: &Scene) -> Option<Claim> {
    let (then, now) = (king_danger(&scene.before, scene.us), king_danger(&scene.after, scene.us));
    let fits = scene.role == Role::Pawn || scene.mv.is_capture();
    let opened = 2 <= 2 * (now.open - then.open);
    let attacked = now.attacked.count() >= then.attacked.count() + 2;
    if !fits || !(opened || attacked) || scene.role == Role::King || scene.phase() == Phase::Endgame {
        return None;
    }
    Some(
        Claim::new(Theme::OpensLinesToOwnKing, 0.75)
            .about(&scene.after, scene.after.king(scene.us))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Opened, Param::Flag(opened))
            .with(Slot::Count, Param::Number(now.attacked.count() as i32 - then.attacked.count() as i32))
            .marking(now.attacked - then.attacked),
    )
}
