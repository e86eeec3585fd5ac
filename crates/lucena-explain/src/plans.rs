//! The plan that a side followed in a game, as far as its moves show one: the plan of its pawn structure, pawns sent against the
//! king, pieces brought against it, a passed pawn on its way, trades with more material.

use lucena_chess::{Bitboard, Color, File, Position, Role, Square};
use lucena_facts::PawnStructure;

use crate::claim::Param;
use crate::course::{Said, numbered};
use crate::grade::Judgement;
use crate::ideas::Ideas;
use crate::primitives::{Phase, relative_rank};
use crate::review::{Review, ReviewedMove};
use crate::slot::Slot;
use crate::theme::Theme;
use crate::voice::Values;

/// How many moves of one kind make a plan.
const OFTEN: usize = 3;
/// The message about the plan of a pawn structure.
const STRUCTURE: &str = "story-plan-structure";

/// The plans that White and Black followed, as far as they tell one game from another: what both sides did alike is no plan of
/// either, and one structure is told once, of the side that acted first.
pub(crate) fn plans(review: &Review) -> [Option<Said>; 2] {
    let [mut white, mut black] = Color::ALL.map(|side| plan(review, side));
    let same = |slot: Slot| match (&white, &black) {
        (Some((id, values)), Some((other, others))) => id == other && values.get(&slot) == others.get(&slot),
        _ => false,
    };
    let names = |said: &Option<Said>| said.as_ref().is_some_and(|(id, _)| is_clear(id));
    if names(&white) && same(Slot::Name) && white.as_ref().is_some_and(|(id, _)| *id == STRUCTURE) {
        let first = |said: &Option<Said>| said.as_ref().and_then(|(_, values)| ply_of(values));
        if first(&black) < first(&white) { white = None } else { black = None }
    } else if !names(&white) && same(Slot::Level) {
        (white, black) = (None, None);
    }
    [white, black]
}

/// The half-move of which a sentence speaks, by the number and side that its line starts with.
fn ply_of(values: &Values) -> Option<u32> {
    match values.get(&Slot::San) {
        Some(Param::Moves(start, _)) => {
            Some(2 * u32::from(start.full_moves()) + u32::from(start.turn() == Color::Black))
        }
        _ => None,
    }
}

/// The plan that a side followed, if its moves show one.
fn plan(review: &Review, side: Color) -> Option<Said> {
    of_structure(review, side)
        .or_else(|| storm(review, side))
        .or_else(|| runner(review, side))
        .or_else(|| attack(review, side))
        .or_else(|| trades(review, side))
}

/// Whether a plan can be pointed at on the board: a structure, a storm, a passed pawn; attacks and trades only count moves.
pub(crate) fn is_clear(id: &str) -> bool {
    matches!(id, STRUCTURE | "story-plan-storm" | "story-plan-passer")
}

/// The moves of a side that were not wrong.
fn sound_moves(review: &Review, side: Color) -> impl Iterator<Item = (&ReviewedMove, &Position)> {
    let own = review.moves.iter().filter(move |mv| mv.side == side && mv.judgement < Judgement::Mistake);
    own.map(|mv| (mv, &review.game.positions()[mv.ply]))
}

/// A sentence about a side that names a move of its.
fn about(review: &Review, side: Color, ply: usize) -> Values {
    let mut values = numbered(review, ply);
    values.insert(Slot::Side, Param::Side(side));
    values
}

/// A move carries out the plan of the pawn structure that stands.
fn of_structure(review: &Review, side: Color) -> Option<Said> {
    sound_moves(review, side).filter(|(mv, _)| mv.phase != Phase::Opening).find_map(|(mv, pos)| {
        let (title, words) = Ideas::shipped().plan_of(pos, review.game.moves()[mv.ply])?;
        let mut values = about(review, side, mv.ply);
        values.insert(Slot::Name, Param::Said(Box::new(title)));
        values.insert(Slot::Text, Param::Said(Box::new(words)));
        Some((STRUCTURE, values))
    })
}

/// The files around a king that has settled on a wing near its back rank.
fn wing_of(pos: &Position, king_of: Color) -> Option<Bitboard> {
    let king = pos.king(king_of);
    let files = match king.file() {
        File::A | File::B | File::C => [File::A, File::B, File::C],
        File::G | File::H => [File::F, File::G, File::H],
        _ => return None,
    };
    let is_home = relative_rank(king_of, king) <= 2 && !pos.pieces(!king_of, Role::Queen).is_empty();
    is_home.then(|| files.into_iter().fold(Bitboard::EMPTY, |all, file| all | Bitboard::file(file)))
}

/// Pawns advance again and again on the wing where the enemy king lives.
fn storm(review: &Review, side: Color) -> Option<Said> {
    let pushes: Vec<&ReviewedMove> = sound_moves(review, side)
        .filter(|(mv, pos)| {
            let played = review.game.moves()[mv.ply];
            let is_pawn = pos.role_on(played.from()) == Some(Role::Pawn) && !played.is_capture();
            let far = 4 <= relative_rank(side, played.to());
            is_pawn && far && wing_of(pos, !side).is_some_and(|wing| wing.contains(played.to()))
        })
        .map(|(mv, _)| mv)
        .collect();
    let first = pushes.first().filter(|_| OFTEN <= pushes.len())?;
    let mut values = about(review, side, first.ply);
    values.insert(Slot::Count, Param::Number(pushes.len() as i32));
    Some(("story-plan-storm", values))
}

/// The longest march of a pawn that was passed at every step: the half-move of its first step, where it began and where it came.
fn runner(review: &Review, side: Color) -> Option<Said> {
    let mut marches: Vec<(usize, usize, Square, Square)> = Vec::new();
    for (mv, pos) in sound_moves(review, side) {
        let played = review.game.moves()[mv.ply];
        let is_passed = PawnStructure::new(pos).side(side).passed.contains(played.from());
        if !is_passed || played.is_capture() {
            continue;
        }
        match marches.iter_mut().find(|(.., at)| *at == played.from()) {
            Some(march) => *march = (march.0, march.1 + 1, march.2, played.to()),
            None => marches.push((mv.ply, 1, played.from(), played.to())),
        }
    }
    let (ply, _, from, to) =
        marches.into_iter().filter(|march| OFTEN <= march.1).max_by_key(|march| march.1)?;
    let mut values = about(review, side, ply);
    values.insert(Slot::Square, Param::Square(from));
    values.insert(Slot::TargetSquare, Param::Square(to));
    Some(("story-plan-passer", values))
}

/// How many sound moves of a side have a claim of these themes, and the first of them.
fn count(review: &Review, side: Color, themes: &[Theme]) -> Option<(usize, usize)> {
    let shows = |mv: &&ReviewedMove| {
        let known = mv.explanation.iter().flat_map(|known| &known.argument.judged);
        known.into_iter().any(|judged| themes.contains(&judged.claim.theme))
    };
    let found: Vec<usize> =
        sound_moves(review, side).map(|(mv, _)| mv).filter(shows).map(|mv| mv.ply).collect();
    Some((*found.first().filter(|_| OFTEN <= found.len())?, found.len()))
}

/// Pieces come to aim at the enemy king again and again.
fn attack(review: &Review, side: Color) -> Option<Said> {
    const THEMES: [Theme; 2] = [Theme::KingZonePressure, Theme::WingAttack];
    let (ply, times) = count(review, side, &THEMES)?;
    // Pieces look at kings in every game: it is a plan if one side does it much more than the other.
    let others = count(review, !side, &THEMES).map_or(0, |(_, times)| times);
    if times <= OFTEN || times < 2 * others {
        return None;
    }
    let mut values = about(review, side, ply);
    values.insert(Slot::Count, Param::Number(times as i32));
    Some(("story-plan-attack", values))
}

/// With more material, pieces are traded.
fn trades(review: &Review, side: Color) -> Option<Said> {
    let (ply, times) = count(review, side, &[Theme::ExchangeWhenAhead])?;
    let mut values = about(review, side, ply);
    values.insert(Slot::Count, Param::Number(times as i32));
    Some(("story-plan-trades", values))
}
