//! What a move does to the pawn structure.

use lucena_chess::{Bitboard, File, Role, Square, attacks};
use lucena_facts::{FactId, PawnStructure, Wing, spans};

use super::activity::order;
use crate::claim::{ArrowColor, Claim, Param};
use crate::primitives::{CENTER, gain, relative_rank, see};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// From the fourth rank on: pawns whose support matters.
const ADVANCED: Bitboard = Bitboard(0xffff_ffff_ff00_0000);

/// Whether a pawn moved and is still a pawn.
fn is_pawn_move(scene: &Scene) -> bool {
    scene.role == Role::Pawn && !scene.mv.is_promotion()
}

/// 6: a pawn attacks a central square that it did not attack before.
pub(super) fn pawn_center_control(scene: &Scene) -> Option<Claim> {
    let now = attacks::pawn(scene.us, scene.to) & CENTER;
    let then = attacks::pawn(scene.us, scene.from);
    if !is_pawn_move(scene) || (now - then).is_empty() || scene.loss != 0 {
        return None;
    }
    Some(
        Claim::new(Theme::PawnCenterControl, 0.95)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(now.count() as i32))
            .with(Slot::Squares, Param::Squares(now.into_iter().collect())),
    )
}

/// 21: an own pawn is passed that was not.
pub(super) fn creates_passed_pawn(scene: &Scene) -> Option<Claim> {
    let newly = scene.newly(FactId::PassedPawn).into_iter();
    let pawn = newly.max_by_key(|&pawn| (relative_rank(scene.us, pawn), order(scene, pawn)))?;
    let safe = gain(&scene.after, scene.them, pawn) == 0;
    let protected = scene.is(FactId::ProtectedPassedPawn, scene.us).contains(pawn);
    Some(
        Claim::new(Theme::CreatesPassedPawn, if safe { 0.90 } else { 0.60 })
            .about(&scene.after, pawn)
            .with(Slot::To, Param::Square(pawn))
            .with(Slot::Protected, Param::Flag(protected))
            .marking(spans::ahead(scene.us, pawn.into())),
    )
}

/// 23: more advanced own pawns are protected by pawns than before.
pub(super) fn pawn_support(scene: &Scene) -> Option<Claim> {
    if !is_pawn_move(scene) || scene.loss != 0 {
        return None;
    }
    let advanced = spans::relative(scene.us, ADVANCED);
    let supported = |pawns: Bitboard| (pawns & advanced).count();
    let fact = FactId::SupportedPawn;
    if supported(scene.is(fact, scene.us)) <= supported(scene.was(fact, scene.us)) {
        return None;
    }
    let was = scene.was(fact, scene.us) & advanced;
    let is_new = |&pawn: &Square| !was.contains(scene.came_from(pawn));
    let newly: Bitboard = (scene.is(fact, scene.us) & advanced).into_iter().filter(is_new).collect();
    let supporters = attacks::pawns(scene.them, newly) & scene.after.pieces(scene.us, Role::Pawn);
    Some(
        Claim::new(Theme::PawnSupport, 0.85)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(newly.count() as i32))
            .with(Slot::Squares, Param::Squares(newly.into_iter().collect()))
            .marking(supporters),
    )
}

/// 34: a pawn's capture doubles the own pawns of a file.
pub(super) fn doubled_pawns(scene: &Scene) -> Option<Claim> {
    if !is_pawn_move(scene) || !scene.mv.is_capture() {
        return None;
    }
    let file = Bitboard::file(scene.to.file());
    if !scene.newly(FactId::DoubledPawn).intersects(file) {
        return None;
    }
    let left = Bitboard::file(scene.from.file());
    let opens =
        !left.intersects(scene.after.role(Role::Pawn)) && scene.after.pieces(scene.us, Role::Rook).any();
    Some(
        Claim::new(Theme::DoubledPawns, 1.0)
            .with(Slot::File, Param::File(scene.to.file()))
            .with(Slot::SecondFile, Param::File(scene.from.file()))
            .with(Slot::OpensFile, Param::Flag(opens))
            .with(Slot::To, Param::Square(scene.to))
            .marking(scene.after.pieces(scene.us, Role::Pawn) & file),
    )
}

/// 35: a pawn move leaves more own pawns without neighbors.
pub(super) fn isolated_pawn(scene: &Scene) -> Option<Claim> {
    if !is_pawn_move(scene) {
        return None;
    }
    let fact = FactId::IsolatedPawn;
    if scene.is(fact, scene.us).count() <= scene.was(fact, scene.us).count() {
        return None;
    }
    let newly = scene.newly(fact).into_iter();
    let pawn = newly.max_by_key(|&pawn| (pawn == scene.to, order(scene, pawn)))?;
    let active = CENTER.contains(pawn) && PawnStructure::new(&scene.after).open_files().any();
    Some(
        Claim::new(Theme::IsolatedPawn, 1.0)
            .about(&scene.after, pawn)
            .with(Slot::To, Param::Square(pawn))
            .with(Slot::Active, Param::Flag(active)),
    )
}

/// 36: an own pawn has newly fallen behind its neighbors, and the square before it is the enemy's.
pub(super) fn backward_pawn(scene: &Scene) -> Option<Claim> {
    let newly = scene.newly(FactId::BackwardPawn).into_iter();
    let pawn = newly.min_by_key(|&pawn| order(scene, pawn))?;
    let stop = spans::step(scene.us, pawn.into()).first()?;
    let guard = attacks::pawn(scene.us, stop) & scene.after.pieces(scene.them, Role::Pawn);
    let claim = Claim::new(Theme::BackwardPawn, 0.90)
        .about(&scene.after, pawn)
        .with(Slot::Square, Param::Square(pawn))
        .with(Slot::To, Param::Square(pawn))
        .with(Slot::Stop, Param::Square(stop));
    Some(guard.into_iter().fold(claim, |claim, guard| claim.arrow(guard, stop, ArrowColor::Red)))
}

/// 91: a piece stops an enemy passed pawn by standing right before it.
pub(super) fn blockade(scene: &Scene) -> Option<Claim> {
    if scene.role == Role::Pawn || scene.loss != 0 {
        return None;
    }
    let pawn = spans::step(scene.us, scene.to.into()).first()?;
    if !scene.is(FactId::BlockadedPawn, scene.them).contains(pawn) {
        return None;
    }
    Some(
        Claim::new(Theme::Blockade, 0.90)
            .about(&scene.after, scene.to)
            .about(&scene.after, pawn)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(pawn)),
    )
}

/// 92: fewer pawns advance against more on a wing where a file is half open for us.
pub(super) fn minority_attack(scene: &Scene) -> Option<Claim> {
    if !is_pawn_move(scene) || relative_rank(scene.us, scene.to) < 4 || scene.loss != 0 {
        return None;
    }
    let wing = [Wing::Queen, Wing::King].into_iter().find(|wing| wing.squares().contains(scene.to))?;
    let structure = PawnStructure::new(&scene.after);
    let own = structure.side(scene.us).on(wing).count();
    let their = structure.side(scene.them).on(wing).count();
    let half_open = structure.half_open_files(scene.us).intersects(wing.squares());
    let king_elsewhere = !wing.squares().contains(scene.after.king(scene.us));
    if own == 0 || their <= own || !half_open || !king_elsewhere {
        return None;
    }
    Some(
        Claim::new(Theme::MinorityAttack, 0.80)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Own, Param::Number(own as i32))
            .with(Slot::Their, Param::Number(their as i32))
            .marking(structure.side(scene.us).on(wing) | structure.side(scene.them).on(wing)),
    )
}

/// 93: a pawn push attacks an enemy pawn of a chain or in our half, and the exchange is sound.
pub(super) fn pawn_break(scene: &Scene) -> Option<Claim> {
    if !is_pawn_move(scene) || scene.mv.is_capture() || see(&scene.before, scene.mv) < 0 {
        return None;
    }
    let theirs = PawnStructure::new(&scene.after);
    let their = theirs.side(scene.them);
    let attacked = attacks::pawn(scene.us, scene.to) & their.pawns;
    let newly = attacked - attacks::pawn(scene.us, scene.from);
    let worthwhile = |&pawn: &Square| their.supported.contains(pawn) || 4 <= relative_rank(scene.them, pawn);
    let target = newly.into_iter().filter(worthwhile).min_by_key(|&pawn| order(scene, pawn))?;
    Some(
        Claim::new(Theme::PawnBreak, 0.85)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(target))
            .with(Slot::Chain, Param::Flag(their.supported.contains(target)))
            .arrow(scene.to, target, ArrowColor::Green),
    )
}

/// 94: a pawn advance secures two squares more in the middle of the board.
pub(super) fn space_gain(scene: &Scene) -> Option<Claim> {
    if !is_pawn_move(scene) || scene.mv.is_capture() || scene.loss != 0 {
        return None;
    }
    let (then, now) = (scene.was(FactId::Space, scene.us), scene.is(FactId::Space, scene.us));
    let central = spans::files(File::C, File::F).contains(scene.to);
    if now.count() < then.count() + 2 || !central || relative_rank(scene.us, scene.to) < 4 {
        return None;
    }
    Some(
        Claim::new(Theme::SpaceGain, 0.75)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number((now.count() - then.count()) as i32))
            .marking(now - then),
    )
}
