//! The attack on a king: who takes part, which squares are weak, which checks are possible.

use lucena_chess::{Bitboard, Color, File, Role, attacks};
use lucena_facts::spans;

use crate::Term;
use crate::recorder::Recorder;
use crate::view::View;

/// Counts the danger to the king of `us`.
#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let them = !us;
    let king = view.king(us);
    let ring = view.rings[us.index()];
    let beside = attacks::king(king);
    let mut counts = [0; 4];
    let mut hits = 0;
    let mut attackers = Bitboard::EMPTY;
    for piece in &view.map.pieces(them)[1..] {
        // Without a branch: nobody can foresee who attacks.
        let touches = piece.attacks.intersects(ring);
        counts[piece.role.index() - 1] += i32::from(touches);
        let mask = Bitboard(u64::from(touches).wrapping_neg());
        hits += (piece.attacks & beside & mask).count();
        attackers |= Bitboard::from(piece.square) & mask;
    }
    // A queen alone is dangerous; without her it takes two.
    let queens = view.pos.pieces(them, Role::Queen);
    let is_attack = if queens.any() { attackers.any() } else { attackers.more_than_one() };
    if !is_attack {
        return;
    }
    for (index, count) in counts.into_iter().enumerate() {
        let pieces = attackers & view.pos.role(Role::ALL[index + 1]);
        recorder.danger(us, Term::DangerAttacker, index, count, pieces);
    }
    let crowd = (attackers.count() as usize).min(5);
    recorder.danger(us, Term::DangerCrowd, crowd - 1, 1, attackers);
    recorder.danger(us, Term::DangerAttack, 0, hits as i32, beside & view.map.all(them));
    surroundings(view, us, recorder);
    checks(view, us, recorder);
    if queens.is_empty() {
        recorder.danger(us, Term::DangerNoQueen, 0, 1, Bitboard::EMPTY);
    }
    recorder.danger(us, Term::DangerBase, 0, 1, king.into());
    recorder.settle_danger(us, king);
}

/// The squares that the attackers hold and the defenders hold only with king or queen, or not at all.
#[inline(always)]
fn weak_squares(view: &View<'_>, us: Color) -> Bitboard {
    let map = view.map;
    let royal = map.by(us, Role::King) | map.by(us, Role::Queen);
    (map.all(!us) - map.twice(us)) & (!map.all(us) | royal)
}

#[inline(always)]
fn surroundings<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let map = view.map;
    let king = view.king(us);
    let ring = view.rings[us.index()];
    let weak = ring & weak_squares(view, us);
    recorder.danger(us, Term::DangerWeakSquare, 0, weak.count() as i32, weak);

    let camp = spans::relative(us, CAMP) & wing(king.file());
    let (attacked, defended) = (camp & map.all(!us), camp & map.all(us));
    let twice = camp & map.twice(!us);
    recorder.danger(us, Term::DangerFlank, 0, (attacked.count() + twice.count()) as i32, attacked);
    recorder.danger(us, Term::DangerFlankDefense, 0, defended.count() as i32, defended);

    let freer = map.all(!us).count() as i32 - map.all(us).count() as i32;
    recorder.danger(us, Term::DangerFreedom, 0, freer, Bitboard::EMPTY);
    let unmasking = lucena_facts::pins::discoverers(view.pos, !us);
    recorder.danger(us, Term::DangerDiscovery, 0, unmasking.count() as i32, unmasking);
    let pinned = view.pinned[us.index()];
    recorder.danger(us, Term::DangerPinned, 0, pinned.count() as i32, pinned);
    let bare = usize::from(view.pawns.bare_files[us.index()]).min(3);
    recorder.danger(us, Term::DangerBareFiles, bare, 1, king.into());
    for (index, role) in [Role::Knight, Role::Bishop].into_iter().enumerate() {
        let guarded = ring & map.by(us, role);
        recorder.danger(us, Term::DangerMinorDefender, index, i32::from(guarded.any()), guarded);
    }
}

#[inline(always)]
fn checks<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    let them = !us;
    let map = view.map;
    let king = view.king(us);
    // A check that the own queen stops is still a check: she has to leave.
    let occupied = view.occupied - view.pos.pieces(us, Role::Queen);
    let safe = (!map.all(us) | (weak_squares(view, us) & map.twice(them))) - view.pos.color(them);
    let (diagonal, straight) = (attacks::bishop(king, occupied), attacks::rook(king, occupied));
    let ways = [
        (Role::Knight, attacks::knight(king)),
        (Role::Bishop, diagonal),
        (Role::Rook, straight),
        (Role::Queen, diagonal | straight),
    ];
    for (index, (role, way)) in ways.into_iter().enumerate() {
        let checks = (way & map.by(them, role)) - view.pos.color(them);
        let (good, bad) = (checks & safe, checks - safe);
        recorder.danger(us, Term::DangerSafeCheck, index, good.count().min(2) as i32, good);
        recorder.danger(us, Term::DangerUnsafeCheck, index, i32::from(bad.any()), bad);
    }
}

/// The first five ranks.
const CAMP: Bitboard = Bitboard(0x0000_00ff_ffff_ffff);

/// The files that are the king's wing.
#[inline]
pub(crate) fn wing(file: File) -> Bitboard {
    match file {
        File::A | File::B | File::C => spans::files(File::A, File::D),
        File::D | File::E => spans::files(File::C, File::F),
        File::F | File::G | File::H => spans::files(File::E, File::H),
    }
}
