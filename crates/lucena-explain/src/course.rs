//! The course of a decided game as it can be read off its boards: who was undeveloped when the game turned, whose king stayed in
//! the middle, which pin told, what was given for the mate.

use lucena_chess::{Color, File, Outcome, Position, Role, Square};
use lucena_facts::{opening, pins};

use crate::claim::Param;
use crate::primitives::{self, Phase};
use crate::review::Review;
use crate::slot::Slot;
use crate::theme::Theme;
use crate::voice::Values;

/// A sentence of the story: its message and its values.
pub(crate) type Said = (&'static str, Values);

/// How many more pieces at home make a lead in development.
const LEAD: u32 = 2;
/// From how many half-moves on a king had time to leave the middle.
const TIME_TO_CASTLE: usize = 24;

/// What is told of a game that one side won.
pub(crate) fn course(review: &Review) -> Vec<Said> {
    let Some(Outcome::Win(winner)) = review.outcome else { return Vec::new() };
    let king = king_in_the_middle(review, winner);
    // Pieces at home and a king in the middle are one misfortune, told in one sentence.
    let home = match (development(review, winner), &king) {
        (Some(("story-all-out", values)), Some(_)) => vec![("story-all-out-king", values)],
        (Some(("story-development", values)), Some(_)) => vec![("story-development-king", values)],
        (development, _) => development.into_iter().chain(king).collect(),
    };
    home.into_iter().chain(pin(review, winner)).chain(gift(review, winner)).collect()
}

fn positions(review: &Review) -> &[Position] {
    review.game.positions()
}

/// The loser's most expensive move, if it was a turning point.
fn fatal_ply(review: &Review, winner: Color) -> Option<usize> {
    let of_loser = review.turning_points.iter().copied().filter(|&ply| review.moves[ply].side != winner);
    of_loser.max_by(|a, b| review.moves[*a].loss.total_cmp(&review.moves[*b].loss))
}

/// When the game turned, in the opening or just after it, the loser had clearly more knights and bishops at home.
fn development(review: &Review, winner: Color) -> Option<Said> {
    let ply = fatal_ply(review, winner)?;
    let pos = &positions(review)[ply];
    let (ahead, behind) = (opening::undeveloped(pos, winner), opening::undeveloped(pos, !winner));
    if primitives::phase(pos) == Phase::Endgame || 40 < ply || behind.count() < ahead.count() + LEAD {
        return None;
    }
    let at_home = behind.into_iter().filter_map(|square| Some((pos.role_on(square)?, square))).collect();
    let id = if ahead.any() { "story-development" } else { "story-all-out" };
    let mut values = side(winner);
    values.insert(Slot::Them, Param::Side(!winner));
    values.insert(Slot::Count, Param::Number(ahead.count() as i32));
    values.insert(Slot::Pieces, Param::Pieces(at_home));
    Some((id, values))
}

/// The loser's king never left the middle of its first two ranks, though there was time, and the winner's was brought to safety.
fn king_in_the_middle(review: &Review, winner: Color) -> Option<Said> {
    let loser = !winner;
    let boards = positions(review);
    let is_middle = |square: Square| {
        matches!(square.file(), File::D | File::E | File::F)
            && (square.rank() as i32 - loser.back_rank() as i32).abs() <= 1
    };
    let castled =
        review.game.moves().iter().zip(boards).any(|(mv, pos)| mv.is_castle() && pos.turn() == winner);
    let stayed = boards.iter().all(|pos| is_middle(pos.king(loser)));
    let had_queens = boards.get(TIME_TO_CASTLE)?.pieces(winner, Role::Queen).any();
    (castled && stayed && had_queens).then(|| ("story-king-center", side(loser)))
}

/// After the game had turned, the winner took a piece that had been pinned to the king for a whole move.
fn pin(review: &Review, winner: Color) -> Option<Said> {
    let boards = positions(review);
    let from = fatal_ply(review, winner)?;
    let takes = |&ply: &usize| {
        let mv = review.game.moves()[ply];
        let held = |pos: &Position| pins::absolute(pos, !winner).contains(mv.to());
        let taken = boards[ply].role_on(mv.to()).is_some_and(|role| role != Role::Pawn);
        boards[ply].turn() == winner
            && mv.is_capture()
            && taken
            && held(&boards[ply])
            && held(&boards[ply - 1])
    };
    let ply = (from.max(1)..review.moves.len()).find(takes)?;
    let (role, square) = primitives::captured(&boards[ply], review.game.moves()[ply])?;
    let mut values = numbered(review, ply);
    values.insert(Slot::Target, Param::Role(role));
    values.insert(Slot::TargetSquare, Param::Square(square));
    Some(("story-pin", values))
}

/// The winner gave a piece and forced mate.
fn gift(review: &Review, winner: Color) -> Option<Said> {
    review.moves.iter().filter(|mv| mv.side == winner).find_map(|mv| {
        let explanation = mv.explanation.as_ref()?;
        let mate = explanation.argument.judged.iter().map(|judged| &judged.claim).find(|claim| {
            claim.theme == Theme::MateInN && claim.params.get(&Slot::Gives) == Some(&Param::Flag(true))
        })?;
        let mut values = numbered(review, mv.ply);
        values.insert(Slot::Piece, mate.params.get(&Slot::Piece)?.clone());
        values.insert(Slot::Count, mate.params.get(&Slot::Count)?.clone());
        Some(("story-gift", values))
    })
}

fn side(color: Color) -> Values {
    Values::from([(Slot::Side, Param::Side(color))])
}

/// A move of the game with its number.
pub(crate) fn numbered(review: &Review, ply: usize) -> Values {
    let pos = positions(review)[ply];
    let dots = if pos.turn() == Color::White { "." } else { "…" };
    Values::from([
        (Slot::Number, Param::Name(format!("{}{dots}", pos.full_moves()))),
        (Slot::San, Param::Moves(Box::new(pos), vec![review.game.moves()[ply]])),
    ])
}
