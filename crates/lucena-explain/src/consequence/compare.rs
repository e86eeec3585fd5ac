//! Two lines compared where they come to rest: what stands on the board after the move that does not after the better one.

use lucena_chess::{Bitboard, Color, File, Position, Role, Square};
use lucena_facts::{PawnStructure, king, spans};

use super::blame::contrast;
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::odds::Standing;
use crate::primitives::{self, Phase};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// The loss from which a weak pawn is no reason any more, in percentage points.
const SERIOUS: f64 = 15.0;
/// How many half-moves of a line are looked at.
const HORIZON: usize = 6;

/// What differs between two lines, the most telling first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Difference {
    /// The king can no longer castle, and could after the better move.
    Castling,
    /// After the better move their king can no longer castle.
    TheirCastling,
    /// A pawn in front of our king has been drawn away.
    Shelter,
    /// The queens are traded, and not after the better move.
    QueensOff,
    /// The queens stay, and are traded after the better move.
    QueensOn,
    /// They have a passed pawn.
    TheirPasser(Square),
    /// A pawn of ours is isolated.
    Isolated(Square),
    /// Two pawns of ours stand on one file.
    Doubled(Square),
    /// A pawn of ours stays behind.
    Backward(Square),
}

impl Difference {
    const fn key(self) -> &'static str {
        match self {
            Difference::Castling => "castling",
            Difference::TheirCastling => "their_castling",
            Difference::Shelter => "shelter",
            Difference::QueensOff => "queens_off",
            Difference::QueensOn => "queens_on",
            Difference::TheirPasser(_) => "passer",
            Difference::Isolated(_) => "isolated",
            Difference::Doubled(_) => "doubled",
            Difference::Backward(_) => "backward",
        }
    }

    /// Whether it says enough of a serious error, or beside another reason.
    const fn is_grave(self) -> bool {
        self.square().is_none()
    }

    const fn square(self) -> Option<Square> {
        match self {
            Difference::TheirPasser(square)
            | Difference::Isolated(square)
            | Difference::Doubled(square)
            | Difference::Backward(square) => Some(square),
            _ => None,
        }
    }
}

/// A line as far as it is looked at: its half-moves, and the board at the end of them, at rest if it comes to rest there.
fn end(scene: &Scene) -> (usize, Position) {
    let last = scene.line.len().min(HORIZON);
    let rests = (1..=last).rev().find(|&length| primitives::is_at_rest(&scene.positions[length]));
    let length = rests.unwrap_or(last);
    (length, scene.positions[length])
}

/// 173: the move wins as much as the better one does, so that something else makes the difference.
pub(super) fn both_win(evidence: &Evidence) -> Option<Claim> {
    let (scene, best) = (&evidence.scene, evidence.best_scene.as_ref()?);
    let won = scene.settled_balance();
    let is_even = won == best.settled_balance() && scene.debt() == 0 && best.debt() == 0;
    if won < 100 || !is_even {
        return None;
    }
    let line = |scene: &Scene| Some(Param::WholeLine(Box::new(scene.before), scene.forced_proof()?.to_vec()));
    let claim = contrast(evidence, Theme::BothWin, 0.90)?
        .with(Slot::Count, Param::Number(won / 100))
        .with(Slot::Line, line(scene)?)
        .with(Slot::Reply, line(best)?)
        .proved(Proof::Line { moves: scene.line.clone(), balance: won });
    Some(claim)
}

/// 158: what the line of the move leaves on the board and the better line does not. Weak pawns are told only of small errors, at
/// equal material and where nothing else is told.
pub(super) fn ends_worse(evidence: &Evidence, is_told: bool) -> Option<Claim> {
    let (scene, best) = (&evidence.scene, evidence.best_scene.as_ref()?);
    let us = scene.us;
    let (length, here) = end(scene);
    let (other, there) = end(best);
    // Beside a mate nothing else counts, nor beside a new queen.
    let mates = evidence.best.mates() || evidence.played.is_mated();
    let queens = |scene: &Scene, length: usize| scene.line[..length].iter().any(|mv| mv.is_promotion());
    if length < 2 || other < 2 || mates || queens(scene, length) || queens(best, other) {
        return None;
    }
    let material = |pos: &Position| primitives::material_balance(pos, scene.us);
    let is_even = material(&here) == material(&there);
    let is_small = evidence.loss() < SERIOUS && !is_told && is_even && !is_decided(evidence);
    let found = first_difference((scene, length), (best, other))?;
    let is_trade = matches!(found, Difference::QueensOn | Difference::QueensOff);
    if !(is_small || found.is_grave() && (is_even || !is_trade)) {
        return None;
    }
    // A right to castle or a shelter is lost at one move of the line; what follows need not be shown.
    let lost = |scene: &Scene, side: Color, length: usize| {
        let gone = |&ply: &usize| !may_castle(&scene.positions[ply], side) && may_castle(&scene.before, side);
        (1..=length).find(gone).unwrap_or(length)
    };
    let (length, other) = match found {
        Difference::Castling => (lost(scene, us, length).max(2), other),
        Difference::TheirCastling => (length, lost(best, scene.them, other).max(2)),
        Difference::Shelter => {
            let bare = |pos: &Position| king::bare_files(pos, us).count();
            let torn = (2..=length).find(|&ply| bare(&there) < bare(&scene.positions[ply]));
            (torn.unwrap_or(length), other)
        }
        _ => (length, other),
    };
    let claim = contrast(evidence, Theme::EndsWorse, 0.85)?
        .with(Slot::Keeps, Param::Word(found.key()))
        .with(Slot::Line, Param::WholeLine(Box::new(scene.after), scene.line[1..length].to_vec()))
        .with(Slot::Reply, Param::WholeLine(Box::new(best.before), best.line[..other].to_vec()))
        .proved(Proof::Line { moves: scene.line[..length].to_vec(), balance: 0 });
    Some(match found.square() {
        Some(square) => claim.with(Slot::Square, Param::Square(square)),
        None => claim,
    })
}

/// Whether the game is decided with either move: then no weak pawn is the reason of anything.
fn is_decided(evidence: &Evidence) -> bool {
    let (best, played) = (Standing::by(evidence.best), Standing::by(evidence.played));
    best == played && matches!(best, Standing::Won | Standing::Lost)
}

/// Whether the queens leave the board within the first moves of a line: what comes later was not the choice of its first move.
fn trades_queens(scene: &Scene) -> bool {
    const SOON: usize = 4;
    scene.positions.iter().take(SOON + 1).any(|pos| pos.role(Role::Queen).is_empty())
}

fn first_difference((scene, length): (&Scene, usize), (best, other): (&Scene, usize)) -> Option<Difference> {
    let (us, them) = (scene.us, scene.them);
    let (here, there) = (&scene.positions[length], &best.positions[other]);
    let queens = |pos: &Position| pos.role(Role::Queen);
    let both = |pos: &Position| Color::ALL.iter().all(|&side| pos.pieces(side, Role::Queen).any());
    let could = |scene: &Scene, length: usize, side| {
        may_castle(&scene.positions[length], side) || castles(scene, length, side)
    };
    if both(here) && both(there) && primitives::phase(here) != Phase::Endgame {
        if could(best, other, us) && !could(scene, length, us) {
            return Some(Difference::Castling);
        }
        if could(scene, length, them) && !could(best, other, them) {
            return Some(Difference::TheirCastling);
        }
        if tears_shelter(scene, here, there) {
            return Some(Difference::Shelter);
        }
    }
    if both(&scene.before) && queens(here).is_empty() && both(there) && trades_queens(scene) {
        return Some(Difference::QueensOff);
    }
    if both(&scene.before) && queens(there).is_empty() && both(here) && trades_queens(best) {
        return Some(Difference::QueensOn);
    }
    let (pawns, better) = (PawnStructure::new(here), PawnStructure::new(there));
    let before = PawnStructure::new(&scene.before);
    // What stood before the move is not its fault, and what the better line has too is no difference; a pawn that has only
    // stepped forward is the same pawn.
    let fresh = |now: Bitboard, then: Bitboard, was: Bitboard| first(us, now - spans::fill_files(then | was));
    let [ours, ours_there, ours_before] = [&pawns, &better, &before].map(|pawns| *pawns.side(us));
    let [theirs, theirs_there, theirs_before] = [&pawns, &better, &before].map(|pawns| *pawns.side(them));
    if let Some(square) = fresh(theirs.passed, theirs_there.passed, theirs_before.passed) {
        return Some(Difference::TheirPasser(square));
    }
    // Where a pawn has gone, its neighbor is weak because of that; and with few pieces left other things decide.
    let lacks_pawns = here.pieces(us, Role::Pawn).count() != there.pieces(us, Role::Pawn).count();
    if lacks_pawns || primitives::phase(here) == Phase::Endgame {
        return None;
    }
    if let Some(square) = fresh(ours.isolated, ours_there.isolated, ours_before.isolated) {
        return Some(Difference::Isolated(square));
    }
    if let Some(square) = fresh(ours.doubled, ours_there.doubled, ours_before.doubled) {
        return Some(Difference::Doubled(square));
    }
    fresh(ours.backward, ours_there.backward, ours_before.backward).map(Difference::Backward)
}

/// Whether our king stands on the same wing in both lines, and has lost a pawn before it in the first.
fn tears_shelter(scene: &Scene, here: &Position, there: &Position) -> bool {
    let us = scene.us;
    let king = here.king(us);
    let castled = king.rank() == us.back_rank() && !matches!(king.file(), File::D | File::E);
    let bare = |pos: &Position| king::bare_files(pos, us).count();
    castled
        && king == there.king(us)
        && king == scene.before.king(us)
        && bare(there).max(bare(&scene.before)) < bare(here)
}

fn may_castle(pos: &Position, side: Color) -> bool {
    pos.castling_rooks().intersects(pos.color(side))
}

/// Whether a side castles in the first moves of a line.
fn castles(scene: &Scene, length: usize, side: Color) -> bool {
    let first = usize::from(side != scene.us);
    scene.line[..length].iter().skip(first).step_by(2).any(|mv| mv.is_castle())
}

/// The first square as a side sees the board.
fn first(side: Color, squares: Bitboard) -> Option<Square> {
    let seen = |square: &Square| if side == Color::White { *square } else { square.flip_rank() };
    squares.into_iter().min_by_key(seen)
}
