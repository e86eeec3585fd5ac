//! Technique with few pieces: kings, passed pawns, rooks behind them, and positions with a name.

use lucena_chess::{Bitboard, Color, File, Position, Role, Square, attacks};
use lucena_eval::kpk;
use lucena_facts::{FactId, PawnStructure, minor, spans};

use super::activity::order;
use super::theory::is_pawn_ending;
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::primitives::{
    Phase, attacks_from, center_distance, material_balance, piece_count, pieces, relative_rank,
};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// 22: a passed pawn advances beyond the middle and stays passed.
pub(super) fn passed_pawn_advance(scene: &Scene) -> Option<Claim> {
    let pushes = scene.role == Role::Pawn && !scene.mv.is_capture() && !scene.mv.is_promotion();
    if !pushes || scene.loss != 0 || relative_rank(scene.us, scene.to) < 5 {
        return None;
    }
    let was = scene.was(FactId::PassedPawn, scene.us).contains(scene.from);
    let is = scene.is(FactId::PassedPawn, scene.us).contains(scene.to);
    (was && is).then(|| {
        Claim::new(Theme::PassedPawnAdvance, 0.90)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Count, Param::Number(8 - relative_rank(scene.us, scene.to)))
            .marking(spans::ahead(scene.us, scene.to.into()))
            .arrow(scene.from, scene.to, ArrowColor::Green)
    })
}

/// 29: in an endgame without an enemy queen the king comes nearer to the middle and stays near the pawns.
pub(super) fn king_endgame_activity(scene: &Scene) -> Option<Claim> {
    let fits = scene.role == Role::King && !scene.mv.is_castle() && scene.phase() == Phase::Endgame;
    let safe = scene.before.pieces(scene.them, Role::Queen).is_empty() && !scene.before.is_check();
    if !fits || !safe || center_distance(scene.from) <= center_distance(scene.to) {
        return None;
    }
    let nearest =
        |pos: &Position, from: Square| pos.role(Role::Pawn).into_iter().map(|pawn| from.distance(pawn)).min();
    if let (Some(then), Some(now)) = (nearest(&scene.before, scene.from), nearest(&scene.after, scene.to))
        && then < now
    {
        return None;
    }
    Some(
        Claim::new(Theme::KingEndgameActivity, 0.85)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .arrow(scene.from, scene.to, ArrowColor::Green),
    )
}

/// 67: three pawns or more down, the line ends with us stalemated.
pub(super) fn stalemate_trick(scene: &Scene) -> Option<Claim> {
    let last = scene.positions.last()?;
    let behind = material_balance(&scene.before, scene.us) <= -300;
    if !last.is_stalemate() || last.turn() != scene.us || !behind {
        return None;
    }
    Some(
        Claim::new(Theme::StalemateTrick, 0.95)
            .about(&scene.after, scene.to)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Line, Param::Moves(Box::new(scene.before), scene.line.clone()))
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() })
            .realized(true),
    )
}

/// 110: with kings and pawns only, our king takes the opposition and they must move.
pub(super) fn opposition(scene: &Scene) -> Option<Claim> {
    let others = scene.after.occupied() - scene.after.role(Role::King) - scene.after.role(Role::Pawn);
    if scene.role != Role::King || others.any() || scene.after.role(Role::Pawn).is_empty() {
        return None;
    }
    let king = scene.after.king(scene.them);
    let files = scene.to.file().index().abs_diff(king.file().index());
    let ranks = scene.to.rank().index().abs_diff(king.rank().index());
    let direct = matches!((files, ranks), (0, 2) | (2, 0));
    let distant = matches!((files, ranks), (0, 4 | 6) | (4 | 6, 0) | (2, 2));
    if !direct && !distant {
        return None;
    }
    Some(
        Claim::new(Theme::Opposition, 0.85)
            .about(&scene.after, scene.to)
            .about(&scene.after, king)
            .with(Slot::Direct, Param::Flag(direct))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(scene.to, king, ArrowColor::Blue),
    )
}

/// 111: a rook comes behind a passed pawn with nothing in between.
pub(super) fn rook_behind_passer(scene: &Scene) -> Option<Claim> {
    let arrives = scene.role == Role::Rook && scene.from.file() != scene.to.file() && scene.loss == 0;
    if !arrives || !scene.is(FactId::RookBehindPasser, scene.us).contains(scene.to) {
        return None;
    }
    let seen = attacks::rook(scene.to, scene.after.occupied()) & Bitboard::file(scene.to.file());
    for owner in [scene.us, scene.them] {
        let before = spans::ahead(owner, scene.to.into());
        let pawn = (scene.is(FactId::PassedPawn, owner) & seen & before).first();
        if let Some(pawn) = pawn {
            return Some(
                Claim::new(Theme::RookBehindPasser, 0.92)
                    .about(&scene.after, scene.to)
                    .about(&scene.after, pawn)
                    .with(Slot::Own, Param::Flag(owner == scene.us))
                    .with(Slot::Enemy, Param::Flag(owner == scene.them))
                    .with(Slot::To, Param::Square(scene.to))
                    .with(Slot::TargetSquare, Param::Square(pawn))
                    .arrow(scene.to, pawn, ArrowColor::Blue),
            );
        }
    }
    None
}

/// 112: a rook takes a line that keeps the enemy king from our pawn.
pub(super) fn king_cutoff(scene: &Scene) -> Option<Claim> {
    let few = scene.phase() == Phase::Endgame && piece_count(&scene.after) <= 3;
    let pawns = scene.after.pieces(scene.us, Role::Pawn);
    if scene.role != Role::Rook || !few || pawns.is_empty() || scene.loss != 0 || scene.gives_check() {
        return None;
    }
    let king = scene.after.king(scene.them);
    let covered = attacks::rook(scene.to, scene.after.occupied());
    for along_file in [true, false] {
        let coordinate =
            |square: Square| if along_file { square.file().index() } else { square.rank().index() } as i32;
        let line = if along_file { Bitboard::file(scene.to.file()) } else { Bitboard::rank(scene.to.rank()) };
        let side = (coordinate(king) - coordinate(scene.to)).signum();
        let between = side != 0
            && pawns.into_iter().all(|pawn| (coordinate(pawn) - coordinate(scene.to)).signum() == -side);
        let barrier = attacks::king(king) & line;
        let new = coordinate(scene.from) != coordinate(scene.to);
        if between && new && barrier.any() && barrier.is_subset_of(covered) {
            return Some(
                Claim::new(Theme::KingCutoff, 0.85)
                    .about(&scene.after, scene.to)
                    .about(&scene.after, king)
                    .with(Slot::To, Param::Square(scene.to))
                    .with(Slot::AlongFile, Param::Flag(along_file))
                    .with(Slot::File, Param::File(scene.to.file()))
                    .marking(barrier),
            );
        }
    }
    None
}

/// 113: with kings and pawns against us, the pawn that moved cannot be caught any more.
pub(super) fn square_of_pawn(scene: &Scene) -> Option<Claim> {
    if scene.role != Role::Pawn || scene.mv.is_promotion() || pieces(&scene.after, scene.them).any() {
        return None;
    }
    let structure = PawnStructure::new(&scene.after);
    let way = |side: Color, pawn: Square| spans::ahead(side, pawn.into());
    let is_free = |side: Color, pawn: Square| !way(side, pawn).intersects(scene.after.occupied());
    let steps_of = |side: Color, pawn: Square| {
        let rank = relative_rank(side, pawn);
        8 - rank - i32::from(rank == 2)
    };
    let (free, steps) = (is_free(scene.us, scene.to), steps_of(scene.us, scene.to));
    let passed = structure.side(scene.us).passed.contains(scene.to);
    let goal = Square::new(scene.to.file(), scene.us.promotion_rank());
    let king = scene.after.king(scene.them);
    // Where they queen first, it is no comfort.
    let is_behind = structure
        .side(scene.them)
        .passed
        .into_iter()
        .any(|pawn| is_free(scene.them, pawn) && steps_of(scene.them, pawn) <= steps);
    // They are on move, and may take the queen where she appears: a king with two steps more to go than the pawn is too late.
    let is_caught = king.distance(goal) as i32 <= steps + 1;
    if !free || !passed || is_caught || is_behind || scene.gives_check() {
        return None;
    }
    Some(
        Claim::new(Theme::SquareOfPawn, 0.95)
            .about(&scene.after, scene.to)
            .about(&scene.after, king)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(king))
            .with(Slot::Count, Param::Number(steps))
            .marking(way(scene.us, scene.to)),
    )
}

/// The attacker's pawn in an endgame of rook and pawn against rook.
fn rook_endgame_pawn(pos: &Position, attacker: Color) -> Option<Square> {
    let rooks = pos.role(Role::Rook);
    let only = (pos.occupied() - rooks - pos.role(Role::Pawn) - pos.role(Role::King)).is_empty();
    let one_each =
        (rooks & pos.color(attacker)).single().is_some() && (rooks & pos.color(!attacker)).single().is_some();
    let pawn = pos.role(Role::Pawn).single()?;
    (only && one_each && pos.pieces(attacker, Role::Pawn).contains(pawn)).then_some(pawn)
}

/// 114: the plan of the Lucena position, step by step: drive the king off, build the bridge, come out, and shield.
pub(super) fn lucena(scene: &Scene) -> Option<Claim> {
    let pawn = rook_endgame_pawn(&scene.after, scene.us)?;
    let (king, enemy) = (scene.after.king(scene.us), scene.after.king(scene.them));
    let goal = Square::new(pawn.file(), scene.us.promotion_rank());
    let files = |square: Square| square.file().index().abs_diff(pawn.file().index());
    let is_seventh = relative_rank(scene.us, pawn) == 7 && !matches!(pawn.file(), File::A | File::H);
    if !is_seventh || scene.loss != 0 {
        return None;
    }
    let rook = scene.after.pieces(scene.us, Role::Rook).single()?;
    let is_bridge = relative_rank(scene.us, rook) == 4;
    let cut = 2 <= files(enemy);
    let leaves = scene.line.get(1).is_some_and(|reply| files(enemy) < files(reply.to()));
    let step = match scene.role {
        Role::Rook if king == goal && cut && is_bridge && !scene.gives_check() => "bridge",
        Role::Rook if king == goal && scene.gives_check() && leaves => "drive",
        Role::Rook if scene.before.is_check() && files(king) <= 1 && is_bridge => "shield",
        Role::King if scene.from == goal && cut && is_bridge => "out",
        _ => return None,
    };
    Some(
        Claim::new(Theme::Lucena, 0.92)
            .about(&scene.after, scene.to)
            .about(&scene.after, pawn)
            .about(&scene.after, king)
            .with(Slot::Keeps, Param::Word(step))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(pawn)),
    )
}

/// 115: the plan of the Philidor position: the rook on its third rank, and when the pawn has come there, checks from behind.
pub(super) fn philidor(scene: &Scene) -> Option<Claim> {
    let pawn = rook_endgame_pawn(&scene.after, scene.them)?;
    let king = scene.after.king(scene.us);
    let goal = Square::new(pawn.file(), scene.them.promotion_rank());
    let guarded = king.distance(goal) <= 1;
    let (rank, enemy) = (relative_rank(scene.them, pawn), scene.after.king(scene.them));
    let before_pawn = rank <= 5 && relative_rank(scene.them, enemy) <= 5;
    let step = match relative_rank(scene.us, scene.to) {
        3 if before_pawn => "third",
        7.. if rank == 6 && relative_rank(scene.us, scene.from) == 3 => "behind",
        _ => return None,
    };
    if !guarded || scene.role != Role::Rook || scene.loss != 0 {
        return None;
    }
    let along =
        if step == "third" { Bitboard::rank(scene.to.rank()) } else { Bitboard::file(scene.to.file()) };
    Some(
        Claim::new(Theme::Philidor, 0.90)
            .about(&scene.after, scene.to)
            .about(&scene.after, pawn)
            .with(Slot::Keeps, Param::Word(step))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(pawn))
            .marking(attacks::rook(scene.to, scene.after.occupied()) & along),
    )
}

/// 117: bishop and rook pawn of the wrong color against our king in the corner.
pub(super) fn wrong_bishop(scene: &Scene) -> Option<Claim> {
    let pos = &scene.after;
    let bishop = pos.pieces(scene.them, Role::Bishop).single()?;
    let pawn = pos.pieces(scene.them, Role::Pawn).single()?;
    let bare = pos.color(scene.us).count() == 1 && pos.color(scene.them).count() == 3;
    let goal = Square::new(pawn.file(), scene.them.promotion_rank());
    let wrong = matches!(pawn.file(), File::A | File::H) && !minor::same_color(bishop).contains(goal);
    if !bare || !wrong || pos.king(scene.us).distance(goal) > 1 {
        return None;
    }
    Some(
        Claim::new(Theme::WrongBishop, 0.90)
            .about(pos, bishop)
            .about(pos, pawn)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(goal))
            .with(Slot::BehindSquare, Param::Square(bishop)),
    )
}

/// 118: only bishops of opposite colors remain.
pub(super) fn opposite_bishops(scene: &Scene) -> Option<Claim> {
    let alone = |pos: &Position, bishops: Bitboard| piece_count(pos) == 2 && bishops.any();
    let fact = FactId::OppositeBishop;
    let was = alone(&scene.before, scene.was(fact, scene.us));
    if was || !alone(&scene.after, scene.is(fact, scene.us)) {
        return None;
    }
    Some(
        Claim::new(Theme::OppositeBishops, 0.80)
            .with(Slot::To, Param::Square(scene.to))
            .marking(scene.after.role(Role::Bishop)),
    )
}

/// 119: a pawn on the seventh rank, or promoted.
pub(super) fn advanced_pawn(scene: &Scene) -> Option<Claim> {
    if scene.role != Role::Pawn || relative_rank(scene.us, scene.to) < 7 {
        return None;
    }
    let ahead = spans::step(scene.us, scene.to.into());
    let free = ahead.any() && !ahead.intersects(scene.after.occupied());
    let takes = attacks::pawn(scene.us, scene.to) & pieces(&scene.after, scene.them);
    let threatens = !scene.mv.is_promotion() && (free || takes.any()) && scene.loss == 0;
    let claim = Claim::new(Theme::AdvancedPawn, 0.92)
        .about(&scene.after, scene.to)
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Threatens, Param::Flag(threatens));
    let goal = if free { ahead } else { takes }.into_iter().min_by_key(|&square| order(scene, square));
    Some(match goal {
        Some(goal) if threatens => claim.arrow(scene.to, goal, ArrowColor::Green),
        _ => claim,
    })
}

/// 169: a piece comes to watch or to bar the way of a passed pawn that nothing was holding up.
pub(super) fn stops_pawn(scene: &Scene) -> Option<Claim> {
    const FAR: i32 = 5;
    if scene.mv.is_castle() || scene.role == Role::Pawn || scene.loss != 0 || scene.gives_check() {
        return None;
    }
    let held = |pos: &Position, way: Bitboard| {
        way.into_iter().find(|&square| {
            pos.occupied().contains(square) || pos.attackers_of(square, scene.us, pos.occupied()).any()
        })
    };
    let runs = |&pawn: &Square| {
        FAR <= relative_rank(scene.them, pawn)
            && held(&scene.before, spans::ahead(scene.them, pawn.into())).is_none()
    };
    let passed = scene.is(FactId::PassedPawn, scene.them) & scene.was(FactId::PassedPawn, scene.them);
    let pawn = passed.into_iter().filter(runs).max_by_key(|&pawn| relative_rank(scene.them, pawn))?;
    let way = spans::ahead(scene.them, pawn.into());
    let seen = attacks_from(&scene.after, scene.to) | Bitboard::from(scene.to);
    let square = (way & seen).into_iter().min_by_key(|&square| square.distance(pawn))?;
    // Where it steps into the way, or watches it from behind, the pawn may still be helped; the search has the last word.
    Some(
        Claim::new(Theme::StopsPawn, 0.88)
            .about(&scene.after, scene.to)
            .about(&scene.after, pawn)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::TargetSquare, Param::Square(pawn))
            .with(Slot::Square, Param::Square(square))
            .with(Slot::To, Param::Square(scene.to))
            .arrow(scene.to, square, ArrowColor::Green),
    )
}

/// The half-moves that a passed pawn needs to queen if nobody hinders it, and where it does; nothing if its way is not free.
fn run_of(pos: &Position, owner: Color, pawn: Square) -> Option<(i32, Square)> {
    let way = spans::ahead(owner, pawn.into());
    let passed = PawnStructure::new(pos).side(owner).passed.contains(pawn);
    if way.intersects(pos.occupied()) || !passed {
        return None;
    }
    let rank = relative_rank(owner, pawn);
    Some((8 - rank - i32::from(rank == 2), Square::new(pawn.file(), owner.promotion_rank())))
}

/// 167: with kings and pawns only, both sides have a pawn that cannot be caught, and ours, just pushed, queens first.
pub(super) fn pawn_race(scene: &Scene) -> Option<Claim> {
    let pos = &scene.after;
    if !is_pawn_ending(pos) || scene.role != Role::Pawn || scene.mv.is_promotion() || scene.gives_check() {
        return None;
    }
    let (own, goal) = run_of(pos, scene.us, scene.to)?;
    let runs = |pawn: Square| run_of(pos, scene.them, pawn).map(|(moves, goal)| (moves, goal, pawn));
    let (their, their_goal, rival) =
        pos.pieces(scene.them, Role::Pawn).into_iter().filter_map(runs).min_by_key(|&(moves, _, _)| moves)?;
    // They move next: neither king may be in time, and ours must queen before theirs does.
    let is_free = own + 1 < pos.king(scene.them).distance(goal) as i32;
    let is_rival_free = their < pos.king(scene.us).distance(their_goal) as i32;
    // Theirs goes first: ours is ahead only if it needs fewer moves. With three moves more nobody calls it a race.
    if !is_free || !is_rival_free || their <= own || own + 2 < their {
        return None;
    }
    // The queen gives check along what is then open: the pawn that ran has left its file behind it.
    let cleared = pos.occupied() - Bitboard::from(scene.to);
    let checks = attacks::queen(goal, cleared).contains(pos.king(scene.them));
    Some(
        Claim::new(Theme::PawnRace, 0.95)
            .about(pos, scene.to)
            .about(pos, rival)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(rival))
            .with(Slot::Count, Param::Number(own))
            .with(Slot::Their, Param::Number(their))
            .with(Slot::Checks, Param::Flag(checks))
            .marking(spans::ahead(scene.us, scene.to.into()) | spans::ahead(scene.them, rival.into())),
    )
}

/// 168: king and pawn against king: our king reaches a square from which the pawn queens, whoever is to move.
pub(super) fn key_square(scene: &Scene) -> Option<Claim> {
    let pawn = scene.after.pieces(scene.us, Role::Pawn).single()?;
    let only = scene.after.occupied().count() == 3 && scene.role == Role::King;
    if !only || !key_squares(scene.us, pawn).contains(scene.to) {
        return None;
    }
    let wins = |pos: &Position| kpk::probe(pos) == Some(true);
    let whoever_moves = wins(&scene.after) && scene.passed().is_some_and(|passed| wins(&passed));
    whoever_moves.then(|| {
        Claim::new(Theme::KeySquare, 1.0)
            .about(&scene.after, scene.to)
            .about(&scene.after, pawn)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::TargetSquare, Param::Square(pawn))
            .marking(key_squares(scene.us, pawn))
    })
}

/// The key squares of a pawn that is no rook pawn: two ranks before it; from the fifth rank on also right before it.
fn key_squares(color: Color, pawn: Square) -> Bitboard {
    if matches!(pawn.file(), File::A | File::H) {
        return Bitboard::EMPTY;
    }
    let near = spans::widen(spans::step(color, pawn.into()));
    let far = spans::step(color, near);
    if 5 <= relative_rank(color, pawn) { near | far } else { far }
}
