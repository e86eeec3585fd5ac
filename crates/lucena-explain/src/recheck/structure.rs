//! What sentences about squares, lines, pawns, kings and development state, looked at again.

use lucena_chess::{Color, Position, Role, Square};

use super::board::{Board, forward, place, rank_for};
use super::{View, holds};
use crate::claim::Param;
use crate::ideas::Ideas;
use crate::slot::Slot;
use crate::theme::Theme;

const CENTER: [(i32, i32); 4] = [(3, 3), (4, 3), (3, 4), (4, 4)];

/// Whether the words are those of a line that, played out from the start, leads to this very board.
pub(super) fn ideas(view: &View<'_>) -> Result<(), String> {
    let (start, told) = match view.claim.params.get(&Slot::Best) {
        Some(Param::Moves(start, moves)) => (**start, *moves.first().ok_or("no move")?),
        _ => (view.scene.before, view.scene.mv),
    };
    let reached = start.after(told);
    // Clocks and numbers of moves differ by the way that was taken.
    let board = |pos: &Position| pos.fen().split(' ').take(3).collect::<Vec<_>>().join(" ");
    let said = match view.claim.params.get(&Slot::Text) {
        Some(Param::Said(words)) => words.english().to_string().to_lowercase(),
        _ => return Err("no words".to_owned()),
    };
    let leads_here = Ideas::shipped().lines().into_iter().any(|idea| {
        let end = idea.moves.iter().fold(Position::start(), |pos, &mv| pos.after(mv));
        board(&reached) == board(&end)
            && idea.moves.last() == Some(&told)
            && idea.words.english().to_string().to_lowercase().starts_with(&said)
    });
    holds(leads_here, "no line of theory with these words leads here")
}

/// Whether a line that leads to the board before the move warns of this very move.
pub(super) fn warning(view: &View<'_>) -> Result<(), String> {
    let board = |pos: &Position| pos.fen().split(' ').take(3).collect::<Vec<_>>().join(" ");
    let warns = Ideas::shipped().lines().into_iter().any(|idea| {
        let end = idea.moves.iter().fold(Position::start(), |pos, &mv| pos.after(mv));
        board(&end) == board(&view.scene.before)
            && idea.warning.as_ref().is_some_and(|warning| warning.mv == view.scene.mv)
    });
    holds(warns, "no line warns of this move")
}

/// Whether what the claim states about pieces and development is so.
pub(super) fn activity(view: &View<'_>) -> Result<(), String> {
    let (us, to, from) = (view.scene.us, view.scene.to, view.scene.from);
    match view.claim.theme {
        // Where the rook of a castled king goes is no matter of its own squares.
        Theme::RookActivation if view.scene.mv.is_castle() => Ok(()),
        Theme::RookActivation => {
            let now = view.square(Slot::RookSquare)?;
            let change = view.after.mobility(now) - view.before.mobility(view.came_from(now));
            holds(change == view.number(Slot::Count)?, "the rook's squares are counted wrong")
        }
        Theme::MobilityGain => {
            let change = view.after.total_mobility(us) - view.before.total_mobility(us);
            holds(change == view.number(Slot::Count)?, &format!("{change} moves more"))
        }
        Theme::KnightCentralControl | Theme::PawnCenterControl => {
            let listed = view.squares(Slot::Squares);
            let central = |square: &Square| CENTER.contains(&place(*square)) && view.after.sees(to, *square);
            holds(!listed.is_empty() && listed.iter().all(central), "it does not control a square listed")
        }
        Theme::RookOpenFile => {
            let file = place(view.square(Slot::To)?).0;
            let (own, theirs) = (view.after.pawns_on_file(us, file), view.after.pawns_on_file(!us, file));
            holds(own == 0 && (theirs == 0) == view.flag(Slot::Open), "the file is not so open")
        }
        Theme::RookSeventhRank => {
            let pawns = view.pieces(Slot::TargetList).iter().all(|&(_, pawn)| view.after.sees(to, pawn));
            let king = view.after.king(!us).map(|king| rank_for(us, king));
            let shut = !view.flag(Slot::Confined) || king == Some(8);
            holds(rank_for(us, to) == 7 && pawns && shut, "not on the seventh, or it attacks other things")
        }
        Theme::PieceCentralization => {
            let ring = |square: Square| {
                let (file, rank) = place(square);
                (2 * file - 7).abs().max((2 * rank - 7).abs())
            };
            holds(ring(to) < ring(from), "it is no nearer to the center")
        }
        Theme::PassivePiece => {
            let change = view.before.mobility(from) - view.after.mobility(to);
            holds(change == view.number(Slot::Count)?, "its squares are counted wrong")
        }
        Theme::KnightOnRim => holds(view.after.mobility(to) <= 4, "it has squares enough"),
        Theme::Outpost => {
            let hunted = view.after.of(!us, Role::Pawn).into_iter().any(|pawn| {
                let ((file, rank), (own_file, own_rank)) = (place(pawn), place(to));
                (file - own_file).abs() == 1 && (rank - own_rank) * forward(us) > 0
            });
            holds(view.after.pawn_guards(us, to) && !hunted, "a pawn can drive it away, or none protects it")
        }
        Theme::Battery => {
            let (one, other) = (view.square(Slot::To)?, view.square(Slot::SliderSquare)?);
            holds(view.after.sees(one, other) && view.after.sees(other, one), "they do not see each other")
        }
        Theme::Development => {
            holds(view.before.on(from).is_some() && rank_for(us, from) == 1, "not from home")
        }
        Theme::GainsTempo => {
            let target = view.square(Slot::TargetSquare)?;
            holds(!view.after.attackers(target, us).is_empty(), "nothing attacks it")
        }
        Theme::EarlyQueen | Theme::PrematureAttack | Theme::SamePieceTwice => {
            let board = if view.claim.theme == Theme::PrematureAttack { &view.after } else { &view.before };
            holds(at_home(board, us) == view.number(Slot::Count)?, "the men at home are counted wrong")
        }
        Theme::LongDiagonal => {
            let (file, rank) = place(to);
            let long = |square: &Square| {
                let (f, r) = place(*square);
                (file == rank && f == r) || (file + rank == 7 && f + r == 7)
            };
            holds(
                6 <= view.after.seen_from(to).iter().filter(|s| long(s)).count(),
                "it sees too little of it",
            )
        }
        Theme::GivesUpBishopPair => {
            let takes = view.before.on(to) == Some((!us, Role::Knight));
            holds(takes && has_both_bishops(&view.before, us), "no pair, or no knight taken")
        }
        Theme::BadBishop => {
            let bishop = view.square(Slot::To)?;
            let shade = |square: Square| (place(square).0 + place(square).1) % 2;
            let pawns =
                view.after.of(us, Role::Pawn).into_iter().filter(|&pawn| shade(pawn) == shade(bishop));
            holds(pawns.count() as i32 == view.number(Slot::Count)?, "its pawns are counted wrong")
        }
        Theme::BishopPair => {
            let pair = |side: Color| has_both_bishops(&view.after, side);
            holds(pair(us) && !pair(!us), "no advantage of the pair")
        }
        theme => Err(format!("nothing checks {theme:?} here")),
    }
}

/// Whether what the claim states about pawns is so.
pub(super) fn pawns(view: &View<'_>) -> Result<(), String> {
    let (us, to) = (view.scene.us, view.scene.to);
    match view.claim.theme {
        Theme::CreatesPassedPawn => {
            holds(view.after.is_passed(view.square(Slot::To)?), "the pawn is not passed")
        }
        Theme::PassedPawnAdvance => {
            let left = 8 - rank_for(us, to);
            holds(
                view.after.is_passed(to) && left == view.number(Slot::Count)?,
                "not passed, or the way is counted wrong",
            )
        }
        Theme::PawnSupport => {
            let listed = view.squares(Slot::Squares);
            let supported = |square: &Square| {
                view.after.on(*square) == Some((us, Role::Pawn)) && view.after.pawn_guards(us, *square)
            };
            holds(!listed.is_empty() && listed.iter().all(supported), "a pawn listed is not supported")
        }
        Theme::DoubledPawns => {
            let file = place(to).0;
            let opened =
                !view.flag(Slot::OpensFile) || pawns_of_file(&view.after, place(view.scene.from).0) == 0;
            holds(2 <= view.after.pawns_on_file(us, file) && opened, "no doubled pawns, or no open file")
        }
        Theme::IsolatedPawn => {
            let file = place(view.square(Slot::To)?).0;
            let neighbors = view.after.pawns_on_file(us, file - 1) + view.after.pawns_on_file(us, file + 1);
            holds(neighbors == 0, "the pawn has neighbors")
        }
        Theme::BackwardPawn => holds(
            view.after.pawn_guards(!us, view.square(Slot::Stop)?),
            "no enemy pawn controls the square before it",
        ),
        Theme::Blockade => {
            let pawn = view.square(Slot::TargetSquare)?;
            let right_before = place(pawn) == (place(to).0, place(to).1 + forward(us));
            holds(right_before && view.after.is_passed(pawn), "no passed pawn is stopped")
        }
        Theme::PawnBreak => {
            let target = view.square(Slot::TargetSquare)?;
            let chain = !view.flag(Slot::Chain) || view.after.pawn_guards(!us, target);
            let pawn = view.after.on(target) == Some((!us, Role::Pawn));
            holds(pawn && chain && view.after.sees(to, target), "it attacks no such pawn")
        }
        Theme::MinorityAttack => {
            let wing = |square: &Square| (place(*square).0 < 4) == (place(to).0 < 4);
            let own = view.after.of(us, Role::Pawn).iter().filter(|s| wing(s)).count() as i32;
            let their = view.after.of(!us, Role::Pawn).iter().filter(|s| wing(s)).count() as i32;
            // The wings of the detector leave the center files out.
            holds(view.number(Slot::Own)? <= own && view.number(Slot::Their)? <= their, "miscounted pawns")
        }
        Theme::AdvancedPawn => holds(7 <= rank_for(us, to), "the pawn is not far enough"),
        Theme::Promotion => holds(view.scene.mv.is_promotion(), "no promotion"),
        Theme::EnPassant => holds(view.scene.mv.is_en_passant(), "not en passant"),
        theme => Err(format!("nothing checks {theme:?} here")),
    }
}

/// Whether what the claim states about kings is so.
pub(super) fn kings(view: &View<'_>) -> Result<(), String> {
    let us = view.scene.us;
    match view.claim.theme {
        Theme::Castling => {
            let open = !view.flag(Slot::OpenCenter)
                || pawns_of_file(&view.before, 3) == 0
                || pawns_of_file(&view.before, 4) == 0;
            holds(view.scene.mv.is_castle() && open, "no castling, or no open center")
        }
        Theme::ForfeitsCastling => holds(!view.after.may_castle(us), "castling is still allowed"),
        Theme::ImprovesKingSafety => {
            let fewer = view.after.zone_attacked(us) < view.before.zone_attacked(us);
            holds(fewer || !view.flag(Slot::Fewer), "no fewer squares are attacked")
        }
        Theme::WingAttack => {
            let king = view.before.king(!us).ok_or("no king")?;
            let wing = if view.flag(Slot::Kingside) { 6..=7 } else { 0..=2 };
            let own = view.scene.line.iter().zip(&view.scene.positions).step_by(2).take(4);
            let checks = own.filter(|(mv, pos)| mv.is_capture() || pos.after(**mv).is_check()).count();
            let at_home = rank_for(!us, king) == 1 && wing.contains(&place(king).0);
            holds(at_home && 1 <= checks, "no attack on this wing")
        }
        Theme::ColorComplex => {
            let shade = |square: Square| (place(square).0 + place(square).1) % 2 == 1;
            let light = view.flag(Slot::Light);
            let held = view.after.of(!us, Role::Bishop).into_iter().any(|square| shade(square) == light);
            let near = view.claim.squares.into_iter().filter(|&square| shade(square) == light).count();
            holds(shade(view.scene.to) == light && !held && 3 <= near, "the squares are not weak")
        }
        Theme::OpensLinesToOwnKing => {
            let (file, _) = place(view.after.king(us).ok_or("no king")?);
            let opened = (file - 1..=file + 1)
                .any(|file| pawns_of_file(&view.after, file) < pawns_of_file(&view.before, file));
            let more = view.after.zone_attacked(us) > view.before.zone_attacked(us);
            holds(if view.flag(Slot::Opened) { opened || more } else { more }, "nothing was opened")
        }
        Theme::KingZonePressure => {
            let zone = view.after.king_zone(!us);
            let aims = |from: Square| zone.iter().any(|&square| view.after.sees(from, square));
            let all = view.pieces(Slot::Pieces).iter().all(|&(_, square)| aims(square));
            holds(aims(view.square(Slot::PieceSquare)?) && all, "a piece listed does not aim at the king")
        }
        Theme::WeakensKingShelter => {
            let bare = view.squares(Slot::Squares).iter().all(|&square| !view.after.pawn_guards(us, square));
            holds(bare && !view.squares(Slot::Squares).is_empty(), "a pawn still protects a square listed")
        }
        Theme::AttacksF2F7 => {
            let king = view.before.king(!us).ok_or("no king")?;
            let ((file, rank), (f, r)) = (place(king), place(view.square(Slot::TargetSquare)?));
            holds((file - f).abs() <= 1 && (rank - r).abs() <= 1, "not beside the king")
        }
        Theme::ExposedKing => {
            let (file, rank) = place(view.before.king(!us).ok_or("no king")?);
            let near = view.before.of(!us, Role::Pawn).into_iter().any(|pawn| {
                let ahead = (place(pawn).1 - rank) * forward(!us);
                (place(pawn).0 - file).abs() <= 1 && (0..=1).contains(&ahead)
            });
            holds(!near, "a pawn shelters the king")
        }
        theme => Err(format!("nothing checks {theme:?} here")),
    }
}

/// Whether what the claim states about an ending, or the lack of choice, is so.
pub(super) fn endings(view: &View<'_>) -> Result<(), String> {
    let (us, to) = (view.scene.us, view.scene.to);
    match view.claim.theme {
        Theme::KingEndgameActivity => {
            let far = |square: Square| {
                let (file, rank) = place(square);
                (2 * file - 7).abs() + (2 * rank - 7).abs()
            };
            holds(far(to) < far(view.scene.from), "the king is no nearer to the center")
        }
        Theme::Opposition => {
            let (file, rank) = place(view.after.king(!us).ok_or("no king")?);
            let (files, ranks) = ((place(to).0 - file).abs(), (place(to).1 - rank).abs());
            let pieces = |side: Color| {
                view.after.pieces(side).any(|(role, _)| !matches!(role, Role::King | Role::Pawn))
            };
            let even = files % 2 == 0 && ranks % 2 == 0 && (files == 0 || ranks == 0 || files == ranks);
            holds(even && !pieces(us) && !pieces(!us), "no opposition")
        }
        Theme::RookBehindPasser => {
            let pawn = view.square(Slot::TargetSquare)?;
            let owner = view.after.on(pawn).map_or(us, |(color, _)| color);
            let behind = place(to).0 == place(pawn).0 && (place(pawn).1 - place(to).1) * forward(owner) > 0;
            let named = view.flag(Slot::Own) == (owner == us);
            holds(
                behind && named && view.after.sees(to, pawn) && view.after.is_passed(pawn),
                "not behind a passed pawn",
            )
        }
        Theme::SquareOfPawn => {
            let (file, rank) = place(view.after.king(!us).ok_or("no king")?);
            let goal = (place(to).0, if us == Color::White { 7 } else { 0 });
            let distance = (file - goal.0).abs().max((rank - goal.1).abs());
            holds(
                view.number(Slot::Count)? + 1 < distance && view.after.is_passed(to),
                "the king is in the square",
            )
        }
        Theme::PawnRace => {
            let rival = view.square(Slot::TargetSquare)?;
            let steps = |side: Color, pawn: Square| {
                let rank = rank_for(side, pawn);
                8 - rank - i32::from(rank == 2)
            };
            let (own, their) = (steps(us, to), steps(!us, rival));
            let counted = view.number(Slot::Count)? == own && view.number(Slot::Their)? == their;
            let free = view.after.is_passed(to) && view.after.is_passed(rival);
            holds(counted && free && own < their, "the race is counted wrongly")
        }
        Theme::KeySquare => {
            let pawn = view.square(Slot::TargetSquare)?;
            let ahead = rank_for(us, to) - rank_for(us, pawn);
            let beside = (place(to).0 - place(pawn).0).abs() <= 1;
            let is_key = ahead == 2 || (ahead == 1 && 5 <= rank_for(us, pawn));
            let only = view.after.pieces(us).count() == 2 && view.after.pieces(!us).count() == 1;
            holds(beside && is_key && only && !matches!(place(pawn).0, 0 | 7), "no key square")
        }
        Theme::StopsPawn => {
            let (pawn, square) = (view.square(Slot::TargetSquare)?, view.square(Slot::Square)?);
            let is_passed = view.after.on(pawn) == Some((!us, Role::Pawn)) && view.after.is_passed(pawn);
            let before_it =
                |other: Square| place(other).0 == place(pawn).0 && rank_for(!us, pawn) < rank_for(!us, other);
            let watched = to == square || view.after.sees(to, square);
            let was_free = Square::all()
                .filter(|&other| before_it(other))
                .all(|other| view.before.on(other).is_none() && view.before.attackers(other, us).is_empty());
            holds(is_passed && before_it(square) && watched && was_free, "the pawn is not held up")
        }
        Theme::OppositeBishops => {
            let (own, theirs) = (view.after.of(us, Role::Bishop), view.after.of(!us, Role::Bishop));
            let shade = |square: Square| (place(square).0 + place(square).1) % 2;
            let opposite = matches!((&own[..], &theirs[..]), ([a], [b]) if shade(*a) != shade(*b));
            holds(opposite, "no bishops of opposite colors")
        }
        Theme::KingCutoff => {
            let king = view.after.king(!us).ok_or("no king")?;
            let ((file, rank), (f, r)) = (place(king), place(to));
            let (distance, along) =
                if view.flag(Slot::AlongFile) { (f - file, true) } else { (r - rank, false) };
            let covered = view.after.seen_from(to);
            let barrier = (-1..=1).filter_map(|step| {
                let (bf, br) = if along { (f, rank + step) } else { (file + step, r) };
                ((0..8).contains(&bf) && (0..8).contains(&br)).then_some((bf, br))
            });
            let closed = barrier.into_iter().all(|at| covered.iter().any(|&square| place(square) == at));
            holds(distance.abs() == 1 && closed, "the king can cross")
        }
        Theme::Lucena => {
            let pawn = view.square(Slot::TargetSquare)?;
            let king = view.after.king(us).ok_or("no king")?;
            let rook = *view.after.of(us, Role::Rook).first().ok_or("no rook")?;
            let on_goal = |square: Square| place(square).0 == place(pawn).0 && rank_for(us, square) == 8;
            let step = match view.claim.params.get(&Slot::Keeps) {
                Some(Param::Word("bridge")) => on_goal(king) && rank_for(us, rook) == 4,
                Some(Param::Word("drive")) => on_goal(king) && view.scene.after.is_check(),
                Some(Param::Word("shield")) => view.scene.before.is_check() && rank_for(us, rook) == 4,
                _ => on_goal(view.scene.from) && rank_for(us, rook) == 4,
            };
            holds(rank_for(us, pawn) == 7 && step, "no bridge is built")
        }
        Theme::Philidor => {
            let pawn = view.square(Slot::TargetSquare)?;
            let step = match view.claim.params.get(&Slot::Keeps) {
                Some(Param::Word("third")) => rank_for(us, to) == 3 && rank_for(!us, pawn) <= 5,
                _ => 7 <= rank_for(us, to) && rank_for(!us, pawn) == 6,
            };
            holds(step, "the pawn stands elsewhere")
        }
        Theme::WrongBishop => {
            let (corner, bishop) = (view.square(Slot::TargetSquare)?, view.square(Slot::BehindSquare)?);
            let shade = |square: Square| (place(square).0 + place(square).1) % 2;
            holds(shade(corner) != shade(bishop), "the bishop has the color of the corner")
        }
        Theme::OnlyLegalMove => holds(view.scene.before.legal_moves().len() == 1, "there are other moves"),
        theme => Err(format!("nothing checks {theme:?} here")),
    }
}

/// The pawns of both sides on a file.
fn pawns_of_file(board: &Board, file: i32) -> usize {
    board.pawns_on_file(Color::White, file) + board.pawns_on_file(Color::Black, file)
}

/// How many knights and bishops of a side stand where games begin.
fn at_home(board: &Board, side: Color) -> i32 {
    let homes = |role: Role| if role == Role::Knight { [1, 6] } else { [2, 5] };
    let minor = |&(role, square): &(Role, Square)| {
        matches!(role, Role::Knight | Role::Bishop)
            && rank_for(side, square) == 1
            && homes(role).contains(&place(square).0)
    };
    board.pieces(side).filter(minor).count() as i32
}

/// Whether a side has bishops on both colors.
fn has_both_bishops(board: &Board, side: Color) -> bool {
    let shades: Vec<i32> = board
        .of(side, Role::Bishop)
        .into_iter()
        .map(|square| (place(square).0 + place(square).1) % 2)
        .collect();
    shades.contains(&0) && shades.contains(&1)
}
