//! Pieces that become more or less active: rooks, knights, bishops, centralization, outposts, batteries.

use lucena_chess::{Bitboard, File, Position, Rank, Role, Square, attacks};
use lucena_facts::{FactId, PawnStructure, files, minor, spans};

use crate::claim::{ArrowColor, Claim, Param};
use crate::primitives::{
    CENTER, Phase, activity, attacks_from, gain, mobility, pieces, ring, total_mobility,
};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// 1: a rook that reaches more than two squares more, by moving or because a line was opened.
pub(super) fn rook_activation(scene: &Scene) -> Option<Claim> {
    let rooks = scene.after.pieces(scene.us, Role::Rook).into_iter();
    let gains = rooks.filter_map(|now| {
        let then = scene.came_from(now);
        let was_rook = scene.before.role_on(then) == Some(Role::Rook);
        was_rook.then(|| (mobility(&scene.after, now) - mobility(&scene.before, then), now, then))
    });
    let (delta, now, then) = gains.max_by_key(|&(delta, now, _)| (delta, order(scene, now)))?;
    if delta <= 2 || gain(&scene.after, scene.them, now) != 0 {
        return None;
    }
    let moved = now != then;
    let reached = attacks_from(&scene.after, now) - scene.after.color(scene.us);
    Some(
        Claim::new(Theme::RookActivation, if moved { 0.90 } else { 0.75 })
            .about(&scene.after, now)
            .with(Slot::Moved, Param::Flag(moved))
            .with(Slot::Opened, Param::Flag(!moved))
            .with(Slot::Count, Param::Number(delta))
            .with(Slot::RookSquare, Param::Square(now))
            .with(Slot::To, Param::Square(now))
            .marking(reached - attacks_from(&scene.before, then)),
    )
}

/// 2: five possible moves more than before.
pub(super) fn mobility_gain(scene: &Scene) -> Option<Claim> {
    let delta = total_mobility(&scene.after, scene.us) - total_mobility(&scene.before, scene.us);
    if delta < 5 {
        return None;
    }
    let mut freed: Vec<(i32, Square)> = pieces(&scene.after, scene.us)
        .into_iter()
        .map(|now| (mobility(&scene.after, now) - mobility(&scene.before, scene.came_from(now)), now))
        .filter(|&(gained, _)| 0 < gained)
        .collect();
    freed.sort_by_key(|&(gained, now)| (-gained, order(scene, now)));
    let freed = freed.into_iter().take(3).map(|(_, now)| now);
    Some(
        Claim::new(Theme::MobilityGain, if delta < 8 { 0.65 } else { 0.80 })
            .with(Slot::Count, Param::Number(delta))
            .marking(freed.collect()),
    )
}

/// 3: a knight attacks two central squares or more, more than before.
pub(super) fn knight_central_control(scene: &Scene) -> Option<Claim> {
    if scene.role != Role::Knight || scene.loss != 0 {
        return None;
    }
    let now = attacks::knight(scene.to) & CENTER;
    let then = attacks::knight(scene.from) & CENTER;
    if now.count() < 2 || now.count() <= then.count() {
        return None;
    }
    Some(
        Claim::new(Theme::KnightCentralControl, 0.95)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Squares, Param::Squares(now.into_iter().collect())),
    )
}

/// The rook that this move put on another square, by itself or by castling.
fn moved_rook(scene: &Scene) -> Option<(Square, Square)> {
    match (scene.role, scene.mv.castle_side()) {
        (_, Some(_)) => Some((scene.mv.to(), scene.follow(scene.mv.to()))),
        (Role::Rook, None) => Some((scene.from, scene.to)),
        _ => None,
    }
}

/// 4: a rook comes to a file that is more open than its old one.
pub(super) fn rook_open_file(scene: &Scene) -> Option<Claim> {
    let (from, to) = moved_rook(scene)?;
    // 2 on an open file, 1 on one with enemy pawns only.
    let openness = |facts: [Bitboard; 2], rook: Square| match facts {
        [open, _] if open.contains(rook) => 2,
        [_, half_open] if half_open.contains(rook) => 1,
        _ => 0,
    };
    let facts = [FactId::RookOnOpenFile, FactId::RookOnHalfOpenFile];
    let then = openness(facts.map(|fact| scene.was(fact, scene.us)), from);
    let now = openness(facts.map(|fact| scene.is(fact, scene.us)), to);
    if from.file() == to.file() || now <= then || gain(&scene.after, scene.them, to) != 0 {
        return None;
    }
    Some(
        Claim::new(Theme::RookOpenFile, if now == 2 { 0.95 } else { 0.80 })
            .about(&scene.after, to)
            .with(Slot::Open, Param::Flag(now == 2))
            .with(Slot::Semi, Param::Flag(now == 1))
            .with(Slot::To, Param::Square(to))
            .with(Slot::File, Param::File(to.file())),
    )
}

/// 5: a rook enters the seventh rank with pawns to attack or the king locked in.
pub(super) fn rook_seventh_rank(scene: &Scene) -> Option<Claim> {
    let seventh = scene.us.relative_rank(Rank::Seventh);
    let entered = scene.role == Role::Rook && scene.to.rank() == seventh && scene.from.rank() != seventh;
    if !entered || scene.loss != 0 || !scene.newly(FactId::OnSeventh).contains(scene.to) {
        return None;
    }
    let confined = scene.after.king(scene.them).rank() == scene.us.relative_rank(Rank::Eighth);
    let pawns = scene.after.pieces(scene.them, Role::Pawn) & Bitboard::rank(seventh);
    let attacked = attacks_from(&scene.after, scene.to) & pawns;
    let targets: Vec<(Role, Square)> = attacked.into_iter().map(|square| (Role::Pawn, square)).collect();
    let claim = Claim::new(Theme::RookSeventhRank, 0.95)
        .about(&scene.after, scene.to)
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Confined, Param::Flag(confined))
        .with(Slot::Count, Param::Number(targets.len() as i32))
        .with(Slot::TargetList, Param::Pieces(targets));
    Some(attacked.into_iter().fold(claim, |claim, pawn| claim.arrow(scene.to, pawn, ArrowColor::Green)))
}

/// 14: the least active piece finds a better square.
pub(super) fn worst_piece_improvement(scene: &Scene) -> Option<Claim> {
    if scene.phase() == Phase::Opening || scene.loss != 0 || scene.mv.is_promotion() {
        return None;
    }
    let then = activity(&scene.before, scene.from)?;
    let now = activity(&scene.after, scene.to)?;
    let own = pieces(&scene.before, scene.us);
    let worst =
        own.into_iter().filter_map(|sq| activity(&scene.before, sq)).all(|other| !other.is_below(then));
    if own.count() < 2 || !worst || 20 * (now.squares - then.squares) < 3 * then.most {
        return None;
    }
    Some(
        Claim::new(Theme::WorstPieceImprovement, 0.60)
            .about(&scene.after, scene.to)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(now.squares - then.squares)),
    )
}

/// 20: a knight, a bishop or, after the opening, the queen comes nearer to the middle.
pub(super) fn piece_centralization(scene: &Scene) -> Option<Claim> {
    let fits = match scene.role {
        Role::Knight | Role::Bishop => true,
        Role::Queen => scene.phase() != Phase::Opening,
        _ => false,
    };
    if !fits || 1 < ring(scene.to) || ring(scene.from) <= ring(scene.to) || scene.loss != 0 {
        return None;
    }
    Some(
        Claim::new(Theme::PieceCentralization, 0.85)
            .about(&scene.after, scene.to)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::To, Param::Square(scene.to)),
    )
}

/// 39: a piece goes where it has far fewer squares, without need.
pub(super) fn passive_piece(scene: &Scene) -> Option<Claim> {
    let forced = scene.mv.is_capture() || scene.gives_check() || scene.before.is_check();
    if forced || 100 <= gain(&scene.before, scene.them, scene.from) {
        return None;
    }
    let then = activity(&scene.before, scene.from)?;
    let now = activity(&scene.after, scene.to)?;
    if 5 * (then.squares - now.squares) < then.most {
        return None;
    }
    Some(
        Claim::new(Theme::PassivePiece, 0.60)
            .about(&scene.after, scene.to)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(then.squares - now.squares)),
    )
}

/// 90: a knight or bishop on a square that a pawn protects and no pawn can attack.
pub(super) fn outpost(scene: &Scene) -> Option<Claim> {
    let arrives = matches!(scene.role, Role::Knight | Role::Bishop) && scene.loss == 0;
    if !arrives || !scene.is(FactId::Outpost, scene.us).contains(scene.to) {
        return None;
    }
    let guards = attacks::pawn(scene.them, scene.to) & scene.after.pieces(scene.us, Role::Pawn);
    Some(
        Claim::new(Theme::Outpost, 0.90)
            .about(&scene.after, scene.to)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::To, Param::Square(scene.to))
            .marking(guards),
    )
}

/// 95: two sliders that now protect each other along a line on which both move.
pub(super) fn battery(scene: &Scene) -> Option<Claim> {
    let (from, to) = moved_rook(scene).unwrap_or((scene.from, scene.to));
    let piece = scene.after.piece_on(to)?;
    if scene.loss != 0 || !scene.is(FactId::Battery, scene.us).contains(to) {
        return None;
    }
    let sees = |pos: &Position, here: Square, there: Square| {
        let Some(other) = pos.role_on(there) else { return false };
        let occupied = pos.occupied();
        pos.piece_on(here).is_some_and(|piece| attacks::by(piece, here, occupied).contains(there))
            && matches!(other, Role::Bishop | Role::Rook | Role::Queen)
            && attacks::by_role(other, there, occupied).contains(here)
    };
    let partners = pieces(&scene.after, scene.us).without(to).into_iter();
    let partner = partners
        .filter(|&other| sees(&scene.after, to, other) && !sees(&scene.before, from, scene.came_from(other)))
        .min_by_key(|&other| order(scene, other))?;
    // Two pieces side by side on the back rank are no battery: the line must lead towards the enemy.
    if to.rank() == partner.rank() {
        return None;
    }
    Some(
        Claim::new(Theme::Battery, 0.80)
            .about(&scene.after, to)
            .about(&scene.after, partner)
            .with(Slot::Piece, Param::Role(piece.role()))
            .with(Slot::Slider, Param::Role(scene.after.role_on(partner)?))
            .with(Slot::To, Param::Square(to))
            .with(Slot::SliderSquare, Param::Square(partner))
            .arrow(to, partner, ArrowColor::Blue),
    )
}

/// 98: a bishop that newly sees six squares of a long diagonal.
pub(super) fn long_diagonal(scene: &Scene) -> Option<Claim> {
    if scene.role != Role::Bishop || scene.loss != 0 {
        return None;
    }
    let seen = |pos: &Position, square: Square| {
        let long = [attacks::line(Square::A1, Square::H8), attacks::line(Square::H1, Square::A8)];
        long.map(|diagonal| {
            if diagonal.contains(square) { attacks_from(pos, square) & diagonal } else { Bitboard::EMPTY }
        })
        .into_iter()
        .max_by_key(|squares| squares.count())
        .unwrap_or_default()
    };
    let now = seen(&scene.after, scene.to);
    if now.count() < 6
        || 6 <= seen(&scene.before, scene.from).count()
        || !files::long_diagonals().contains(scene.to)
    {
        return None;
    }
    Some(
        Claim::new(Theme::LongDiagonal, 0.80)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .marking(now),
    )
}

/// 126: an own bishop is newly shut in by own pawns.
pub(super) fn bad_bishop(scene: &Scene) -> Option<Claim> {
    // Bad enough for a word: two pawns in its way, and next to no moves.
    let is_bad = |pos: &Position, bishop: Square| {
        let pawns = pos.pieces(scene.us, Role::Pawn) & minor::same_color(bishop);
        let blocked = pawns & spans::files(File::C, File::F) & spans::step(scene.them, pos.occupied());
        4 <= pawns.count() && 2 <= blocked.count() && mobility(pos, bishop) <= 3
    };
    let bishops = scene.is(FactId::BadBishop, scene.us).into_iter();
    let bishop = bishops
        .filter(|&bishop| is_bad(&scene.after, bishop) && !is_bad(&scene.before, scene.came_from(bishop)))
        .min_by_key(|&bishop| order(scene, bishop))?;
    let own = PawnStructure::new(&scene.after).side(scene.us).pawns & minor::same_color(bishop);
    Some(
        Claim::new(Theme::BadBishop, 0.75)
            .about(&scene.after, bishop)
            .with(Slot::To, Param::Square(bishop))
            .with(Slot::Count, Param::Number(own.count() as i32))
            .marking(own),
    )
}

/// 127: a knight goes to the rim, where it has few squares, without a purpose one can see.
pub(super) fn knight_on_rim(scene: &Scene) -> Option<Claim> {
    let rim = scene.is(FactId::RimKnight, scene.us).contains(scene.to);
    let idle = !scene.mv.is_capture() && !scene.gives_check() && !scene.before.is_check();
    if scene.role != Role::Knight || !rim || !idle || 4 < mobility(&scene.after, scene.to) {
        return None;
    }
    if super::tactics::threatens_queen(scene).is_some() || super::tactics::creates_threat(scene).is_some() {
        return None;
    }
    Some(
        Claim::new(Theme::KnightOnRim, 0.70)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(mobility(&scene.after, scene.to))),
    )
}

/// Orders squares as the side that moved sees them, so that mirrored scenes are described alike.
pub(super) fn order(scene: &Scene, square: Square) -> Square {
    match scene.us {
        lucena_chess::Color::White => square,
        lucena_chess::Color::Black => square.flip_rank(),
    }
}
