//! What a move of the opening leaves undone or spoils: time, the way of an own pawn or bishop, a trade that helps the other side.

use lucena_chess::{Bitboard, Color, File, Move, Position, Role, Square, attacks};
use lucena_facts::opening;

use super::blame::contrast;
use super::immediate_threat;
use super::journey::HORIZON;
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::odds::win_percent;
use crate::primitives::{CENTER, Phase, attacks_from, gain, mobility, relative_rank, see, value};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// The loss from which a principle of the opening is not the reason, in percentage points.
const GRAVE: f64 = 15.0;

/// 197: the first of these that the move does and the better one does not.
pub(super) fn neglects(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    if GRAVE <= evidence.loss() || scene.phase() != Phase::Opening || scene.before.is_check() {
        return None;
    }
    let best = evidence.best_scene.as_ref()?;
    let tests: [Test; 8] = [
        helps_by_trade,
        blocks_pawn,
        takes_knights_square,
        stands_in_the_way,
        shuts_in,
        loses_time,
        gives_center,
        leaves_center,
    ];
    let found = tests.iter().find_map(|test| test(evidence, scene, best))?;
    let claim = contrast(evidence, Theme::Neglects, 0.85)?
        .with(Slot::Keeps, Param::Word(found.word))
        .proved(Proof::Line { moves: scene.line.clone(), balance: 0 });
    Some(found.values.into_iter().fold(claim, |claim, (slot, value)| claim.with(slot, value)))
}

/// What was found: the word by which templates know it, and the values of its sentence.
struct Found {
    word: &'static str,
    values: Vec<(Slot, Param)>,
}

type Test = fn(&Evidence, &Scene, &Scene) -> Option<Found>;

fn at_home(pos: &Position, scene: &Scene) -> Bitboard {
    opening::undeveloped(pos, scene.us)
}

/// A wing pawn, a rook, or a piece that is out already moves while pieces are at home, threatens nothing and meets nothing: passing would
/// have been about as good. The better move brings a piece out, castles, or puts a pawn to the center.
fn loses_time(evidence: &Evidence, scene: &Scene, best: &Scene) -> Option<Found> {
    /// So many knights and bishops must be at home.
    const SEVERAL: u32 = 2;
    /// What the move may be worth against passing, in percentage points.
    const LITTLE: f64 = 5.0;
    let is_wing_pawn =
        scene.role == Role::Pawn && matches!(scene.from.file(), File::A | File::B | File::G | File::H);
    let is_out = matches!(scene.role, Role::Knight | Role::Bishop)
        && !at_home(&scene.before, scene).contains(scene.from)
        && gain(&scene.before, scene.them, scene.from) == 0;
    let is_idle =
        scene.mv.is_quiet() && !scene.mv.is_castle() && (is_wing_pawn || is_out || scene.role == Role::Rook);
    let home = at_home(&scene.after, scene);
    if !is_idle || scene.gives_check() || home.count() < SEVERAL {
        return None;
    }
    let passed = evidence.their_idea.as_ref()?;
    let threatened = immediate_threat(&scene.before.after_null(), &passed.moves).is_some();
    let threatens = evidence.our_idea.as_ref().is_some_and(|idea| {
        scene.passed().is_some_and(|passed| immediate_threat(&passed, &idea.moves).is_some())
    });
    let worth = win_percent(evidence.played) - (100.0 - win_percent(passed.verdict));
    if threatened || threatens || LITTLE < worth {
        return None;
    }
    let count = (Slot::Count, Param::Number(home.count() as i32));
    if best.mv.is_castle() {
        return Some(Found { word: "castle", values: vec![count] });
    }
    if at_home(&best.before, scene).contains(best.from) && best.mv.is_quiet() {
        return Some(Found { word: "develop", values: vec![count, (Slot::Piece, Param::Role(best.role))] });
    }
    if best.role != Role::Pawn || !best.mv.is_quiet() {
        return None;
    }
    let held = attacks_from(&best.after, best.to) & CENTER;
    if let Some(target) = (held & best.after.color(scene.them)).into_iter().next() {
        let role = Param::Role(best.after.role_on(target)?);
        let values = vec![(Slot::Target, role), (Slot::TargetSquare, Param::Square(target))];
        return Some(Found { word: "strike", values });
    }
    let squares: Vec<Square> = (held - best.after.color(scene.us)).into_iter().collect();
    (!squares.is_empty())
        .then(|| Found { word: "center", values: vec![(Slot::Squares, Param::Squares(squares))] })
}

/// A piece goes before a pawn in the center that has not moved yet, and stays there.
fn blocks_pawn(_: &Evidence, scene: &Scene, best: &Scene) -> Option<Found> {
    let blocked = |pos: &Position| opening::blocked_center_pawns(pos, scene.us);
    let newly = blocked(&scene.after) - blocked(&scene.before) - blocked(&best.after);
    let stays = scene.positions.get(3).is_none_or(|pos| newly.intersects(blocked(pos)));
    let pawn = newly.into_iter().next().filter(|_| stays && !scene.mv.is_capture())?;
    let values = vec![(Slot::Piece, Param::Role(scene.role)), (Slot::Square, Param::Square(pawn))];
    Some(Found { word: "blocks", values })
}

/// A piece goes before the pawn that the better move pushes to fight for the center, and stays there.
fn stands_in_the_way(_: &Evidence, scene: &Scene, best: &Scene) -> Option<Found> {
    let is_push = best.role == Role::Pawn && best.mv.is_quiet();
    let way = attacks::between(best.from, best.to) | best.to.into();
    let stays =
        scene.positions.get(3).is_none_or(|pos| pos.piece_on(scene.to) == scene.after.piece_on(scene.to));
    let squares: Vec<Square> = (attacks_from(&best.after, best.to) & CENTER).into_iter().collect();
    if !is_push || scene.role == Role::Pawn || scene.mv.is_capture() || !way.contains(scene.to) || !stays {
        return None;
    }
    let values = vec![
        (Slot::Piece, Param::Role(scene.role)),
        (Slot::Square, Param::Square(best.from)),
        (Slot::Squares, Param::Squares(squares.clone())),
    ];
    (!squares.is_empty()).then_some(Found { word: "in_way", values })
}

/// The squares of two pawns side by side in the center: the pawn that a move has pushed and its neighbor.
fn pair_of_pawns(pos: &Position, side: Color, pushed: Square) -> Option<Vec<Square>> {
    const MIDDLE: i32 = 4;
    let pawns = pos.pieces(side, Role::Pawn) & Bitboard::rank(pushed.rank());
    let is_pair = |other: &Square| *other != pushed && CENTER.contains(*other) && CENTER.contains(pushed);
    let other = pawns.into_iter().find(is_pair)?;
    let stands = pawns.contains(pushed) && relative_rank(side, pushed) == MIDDLE;
    let mut squares = vec![other, pushed];
    squares.sort();
    stands.then_some(squares)
}

/// Whether a line ever has these two pawns of a side side by side.
fn ever_pairs(scene: &Scene, side: Color, squares: &[Square]) -> bool {
    let stand = |pos: &Position| squares.iter().all(|&square| pos.pieces(side, Role::Pawn).contains(square));
    scene.positions.iter().take(HORIZON + 1).any(stand)
}

/// Their answer puts two pawns side by side in the center, which the better move keeps from happening.
fn gives_center(_: &Evidence, scene: &Scene, best: &Scene) -> Option<Found> {
    let reply = *scene.line.get(1).filter(|reply| reply.is_quiet())?;
    let pos = scene.positions.get(2)?;
    let squares = pair_of_pawns(pos, scene.them, reply.to())?;
    // The better move must look at the square itself, so that it is the one that prevents it.
    let prevents = attacks_from(&best.after, best.to).contains(reply.to());
    if scene.mv.is_capture() || !prevents || ever_pairs(best, scene.them, &squares) {
        return None;
    }
    let values = vec![
        (Slot::Square, Param::Square(reply.to())),
        (Slot::Line, Param::Moves(Box::new(scene.after), vec![reply])),
        (Slot::Squares, Param::Squares(squares)),
        (Slot::Reply, Param::Moves(Box::new(best.before), best.line.clone())),
    ];
    Some(Found { word: "gives_center", values })
}

/// The better move puts two own pawns side by side in the center, and the line of the move never does.
fn leaves_center(_: &Evidence, scene: &Scene, best: &Scene) -> Option<Found> {
    if best.role != Role::Pawn || !best.mv.is_quiet() || scene.mv.is_capture() {
        return None;
    }
    let squares = pair_of_pawns(&best.after, scene.us, best.to)?;
    let stay = best
        .positions
        .get(3)
        .is_some_and(|pos| squares.iter().all(|&square| pos.pieces(scene.us, Role::Pawn).contains(square)));
    let values = vec![(Slot::Squares, Param::Squares(squares.clone()))];
    (stay && !ever_pairs(scene, scene.us, &squares)).then_some(Found { word: "leaves_center", values })
}

/// A pawn takes the square to which a knight at home would come out.
fn takes_knights_square(_: &Evidence, scene: &Scene, best: &Scene) -> Option<Found> {
    let is_pawn = scene.role == Role::Pawn && !scene.mv.is_capture();
    let is_f_pawn = matches!(scene.to.file(), File::F | File::C) && relative_rank(scene.us, scene.to) == 3;
    let home = at_home(&scene.after, scene) & scene.after.pieces(scene.us, Role::Knight);
    let knight = (home & attacks::knight(scene.to)).into_iter().next()?;
    // That the knight would have gone there is shown by the better line.
    let goes = best.line.iter().step_by(2).any(|mv| mv.from() == knight && mv.to() == scene.to);
    let values = vec![(Slot::Square, Param::Square(knight))];
    (is_pawn && is_f_pawn && goes).then_some(Found { word: "knight", values })
}

/// A pawn shuts in an own bishop that had squares, and that stays so.
fn shuts_in(_: &Evidence, scene: &Scene, best: &Scene) -> Option<Found> {
    /// The squares that a shut-in bishop reaches at most, and how many fewer than before these must be.
    const FEW: i32 = 1;
    const FEWER: i32 = 3;
    if scene.role != Role::Pawn || scene.mv.is_capture() {
        return None;
    }
    let is_shut = |pos: &Position, square| {
        pos.pieces(scene.us, Role::Bishop).contains(square) && mobility(pos, square) <= FEW
    };
    let bishop = scene.after.pieces(scene.us, Role::Bishop).into_iter().find(|&square| {
        let was = mobility(&scene.before, square);
        let stays = [2, 4].iter().all(|&ply| scene.positions.get(ply).is_none_or(|pos| is_shut(pos, square)));
        is_shut(&scene.after, square)
            && mobility(&scene.after, square) + FEWER <= was
            && !is_shut(&best.after, square)
            && stays
    })?;
    let reached = mobility(&scene.after, bishop);
    let values = vec![(Slot::Square, Param::Square(bishop)), (Slot::Count, Param::Number(reached))];
    Some(Found { word: "shuts_in", values })
}

/// A trade of like for like that brings a piece of theirs out, or their queen to the center where nothing can attack her at once.
fn helps_by_trade(_: &Evidence, scene: &Scene, best: &Scene) -> Option<Found> {
    let (taken, _) = scene.captured?;
    let reply = *scene.line.get(1).filter(|reply| reply.to() == scene.to && reply.is_capture())?;
    let is_even = (value(taken) - value(scene.role)).abs() <= 50 && scene.debt() == 0;
    let taker = scene.after.role_on(reply.from())?;
    let same = best.captured.is_some() && best.to == scene.to;
    if !is_even || same {
        return None;
    }
    let answer = || (Slot::Line, Param::Moves(Box::new(scene.after), vec![reply]));
    let comes_out = opening::undeveloped(&scene.after, scene.them).contains(reply.from());
    if comes_out {
        return Some(Found { word: "helps", values: vec![answer(), (Slot::Piece, Param::Role(taker))] });
    }
    let pos = scene.positions.get(2)?;
    let attacks = |mv: &Move| {
        let role = pos.role_on(mv.from());
        let cheaper = role.is_some_and(|role| value(role) < value(Role::Queen) && role != Role::King);
        cheaper && 0 <= see(pos, *mv) && attacks_from(&pos.after(*mv), mv.to()).contains(reply.to())
    };
    let stands_firm = taker == Role::Queen
        && CENTER.contains(reply.to())
        && scene.role != Role::Queen
        && !pos.legal_moves().iter().any(attacks);
    stands_firm
        .then(|| Found { word: "queen", values: vec![answer(), (Slot::Square, Param::Square(reply.to()))] })
}
