//! Proves claims again with other means: plain legal moves, no exchange tables, no detectors.
//!
//! A sentence is only as good as this check says: pieces stand where they are named, lines are legal and end as
//! claimed, exchanges win what was claimed when they are played out move by move.

use lucena_chess::{Bitboard, Color, Move, Piece, Position, Role, Square, attacks};

use crate::claim::{Claim, Param, Proof};
use crate::scene::Scene;
use crate::theme::Theme;

/// What a check found wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Falsehood {
    /// The theme of the claim.
    pub theme: Theme,
    /// What does not hold.
    pub problem: String,
}

/// Checks a claim against the board; nothing is returned if it holds.
pub fn recheck(claim: &Claim, scene: &Scene) -> Result<(), Falsehood> {
    let fail = |problem: String| Err(Falsehood { theme: claim.theme, problem });
    for &(piece, square) in &claim.pieces {
        let stands = [Some(&scene.before), Some(&scene.after), scene.positions.last()].into_iter().flatten();
        if !stands.into_iter().any(|pos| pos.piece_on(square) == Some(piece)) {
            return fail(format!("{piece} does not stand on {square}"));
        }
    }
    for (name, param) in &claim.params {
        if let Param::Moves(start, moves) | Param::WholeLine(start, moves) = param
            && !is_legal_line(start, moves)
        {
            return fail(format!("the line {name} is not legal"));
        }
    }
    check_proof(claim, scene).or_else(fail)?;
    check_theme(claim, scene).or_else(fail)
}

fn is_legal_line(start: &Position, moves: &[Move]) -> bool {
    let mut pos = *start;
    moves.iter().all(|&mv| {
        let legal = pos.legal_moves().contains(&mv);
        if legal {
            pos = pos.after(mv);
        }
        legal
    })
}

fn check_proof(claim: &Claim, scene: &Scene) -> Result<(), String> {
    match &claim.proof {
        Proof::Exact | Proof::Search { .. } | Proof::Term { .. } => Ok(()),
        Proof::Exchange { side, square, gain } => {
            let least = played_gain(&scene.after, *side, *square);
            // A claim that something can be won may begin with any capture; one that nothing can, with the cheapest.
            let most = best_first_capture(&scene.after, *side, *square).max(least);
            let holds = if *gain == 0 { least == 0 } else { *gain <= most };
            if holds { Ok(()) } else { Err(format!("an exchange on {square} wins {most}, not {gain}")) }
        }
        Proof::OwnExchange { gain } => {
            let won = scene_winnings(scene);
            let back = recapture_value(&scene.after, scene.to);
            if won - back == *gain {
                Ok(())
            } else {
                Err(format!("the exchange wins {}, not {gain}", won - back))
            }
        }
        Proof::EveryReply { worst } => {
            let found = worst_reply(&scene.after);
            if found.is_none_or(|found| *worst <= found) {
                Ok(())
            } else {
                Err(format!("a reply keeps it to {found:?}"))
            }
        }
        Proof::Line { moves, .. } => {
            if is_legal_line(&scene.before, moves) {
                Ok(())
            } else {
                Err("the proof line is not legal".to_owned())
            }
        }
        Proof::NullMove { moves, .. } => {
            if scene.after.is_check() {
                return Err("a side in check cannot pass".to_owned());
            }
            let passed = scene.after.after_null();
            if is_legal_line(&passed, moves) {
                Ok(())
            } else {
                Err("the threatened line is not legal".to_owned())
            }
        }
    }
}

const WORTH: [i32; 6] = [100, 300, 300, 500, 900, 10_000];

const fn worth(role: Role) -> i32 {
    WORTH[role as usize]
}

/// What the move of a scene takes and promotes to.
fn scene_winnings(scene: &Scene) -> i32 {
    let own = |pos: &Position, side: Color| -> i32 {
        pos.color(side).into_iter().filter_map(|square| pos.role_on(square)).map(worth).sum()
    };
    let taken = own(&scene.before, scene.them) - own(&scene.after, scene.them);
    taken + own(&scene.after, scene.us) - own(&scene.before, scene.us)
}

/// What the side to move wins by captures on one square, each with its cheapest legal piece, stopping when it likes.
fn recapture_value(pos: &Position, square: Square) -> i32 {
    let Some(victim) = pos.role_on(square) else { return 0 };
    let captures = pos.legal_moves();
    let cheapest = captures
        .iter()
        .copied()
        .filter(|mv| mv.to() == square && mv.is_capture() && !mv.is_en_passant())
        .filter(|mv| mv.promotion().is_none_or(|role| role == Role::Queen))
        .min_by_key(|mv| {
            let seen = if pos.turn() == Color::White { mv.from() } else { mv.from().flip_rank() };
            (pos.role_on(mv.from()).map_or(0, worth), seen)
        });
    let Some(mv) = cheapest else { return 0 };
    let promoted = mv.promotion().map_or(0, |role| worth(role) - worth(Role::Pawn));
    (worth(victim) + promoted - recapture_value(&pos.after(mv), square)).max(0)
}

/// What the side to move wins by its best capture of the piece on a square, en passant included, the exchange going on
/// where it arrives; 0 if it is not on move.
fn best_first_capture(pos: &Position, side: Color, square: Square) -> i32 {
    let Some(victim) = pos.role_on(square).filter(|_| pos.turn() == side) else { return 0 };
    let takes = |mv: &Move| {
        let taken = if mv.is_en_passant() { Square::new(mv.to().file(), mv.from().rank()) } else { mv.to() };
        mv.is_capture() && taken == square
    };
    let value = |mv: &Move| {
        let promoted = mv.promotion().map_or(0, |role| worth(role) - worth(Role::Pawn));
        worth(victim) + promoted - recapture_value(&pos.after(*mv), mv.to())
    };
    pos.legal_moves().iter().filter(|mv| takes(mv)).map(value).max().unwrap_or(0)
}

/// What a side wins by starting captures on a square as if it were on move.
fn played_gain(pos: &Position, side: Color, square: Square) -> i32 {
    if pos.turn() == side {
        return recapture_value(pos, square);
    }
    let mut setup = pos.to_setup();
    setup.turn = side;
    setup.en_passant = None;
    match Position::try_from(setup) {
        Ok(turned) => recapture_value(&turned, square),
        // Their king is in check: what it is worth to take elsewhere cannot be played out.
        Err(_) => lucena_facts::exchange::gain(pos, side, square, &WORTH),
    }
}

/// What we win at least whatever they answer; nothing if mate always follows.
fn worst_reply(pos: &Position) -> Option<i32> {
    let mut worst = None;
    for reply in &pos.legal_moves() {
        let next = pos.after(reply);
        let lost = if reply.is_en_passant() {
            100
        } else {
            pos.role_on(reply.to()).filter(|_| reply.is_capture()).map_or(0, worth)
        } + reply.promotion().map_or(0, |role| worth(role) - 100);
        let moves = next.legal_moves();
        if moves.iter().any(|&mv| next.after(mv).is_checkmate()) {
            continue;
        }
        let best = moves
            .iter()
            .filter(|mv| mv.is_capture() || mv.is_promotion())
            .map(|&mv| {
                let scene = Scene::new(&next, mv, &[mv], None);
                scene_winnings(&scene) - recapture_value(&scene.after, scene.to)
            })
            .max()
            .unwrap_or(0);
        let won = best - lost;
        worst = Some(worst.map_or(won, |known: i32| known.min(won)));
    }
    worst
}

/// Whether a piece attacks a square on this board.
fn attacks_square(pos: &Position, from: Square, to: Square) -> bool {
    pos.piece_on(from).is_some_and(|piece: Piece| attacks::by(piece, from, pos.occupied()).contains(to))
}

/// What the sentences about a theme state beyond the proof.
fn check_theme(claim: &Claim, scene: &Scene) -> Result<(), String> {
    let holds = |condition: bool, problem: &str| if condition { Ok(()) } else { Err(problem.to_owned()) };
    let pos = &scene.after;
    let last = scene.positions.last().unwrap_or(pos);
    match claim.theme {
        Theme::Check => holds(pos.is_check(), "no check"),
        Theme::Checkmate => holds(pos.is_check() && pos.legal_moves().is_empty(), "no mate"),
        theme if theme.is_named_mate() => holds(pos.is_check() && pos.legal_moves().is_empty(), "no mate"),
        Theme::MateInN => {
            let moves = claim.number("n").unwrap_or(0) as usize;
            holds(
                last.is_checkmate() && last.turn() == scene.them && scene.line.len() == 2 * moves - 1,
                "no mate at the end",
            )
        }
        Theme::AllowsMate => {
            holds(last.is_checkmate() && last.turn() == scene.us, "no mate against us at the end")
        }
        Theme::Castling => holds(scene.mv.is_castle(), "no castling"),
        Theme::Promotion => holds(scene.mv.is_promotion(), "no promotion"),
        Theme::EnPassant => holds(scene.mv.is_en_passant(), "not en passant"),
        Theme::DoubleCheck => holds(pos.checkers().count() == 2, "no double check"),
        Theme::DiscoveredCheck => holds(pos.checkers().without(scene.to).any(), "no discovered check"),
        Theme::Fork => {
            let Some(Param::Pieces(targets)) = claim.params.get("tlist") else {
                return Err("no targets".to_owned());
            };
            holds(
                2 <= targets.len()
                    && targets.iter().all(|&(role, square)| {
                        pos.piece_on(square) == Some(Piece::new(scene.them, role))
                            && attacks_square(pos, scene.to, square)
                    }),
                "a target is not attacked",
            )
        }
        Theme::CreatesPassedPawn => {
            let square = claim.square("to").ok_or("no pawn")?;
            holds(is_passed(pos, square), "the pawn is not passed")
        }
        Theme::DoubledPawns => {
            let file = Bitboard::file(scene.to.file());
            holds(2 <= (pos.pieces(scene.us, Role::Pawn) & file).count(), "no doubled pawns")
        }
        Theme::IsolatedPawn => {
            let square = claim.square("to").ok_or("no pawn")?;
            let file = Bitboard::file(square.file());
            holds(
                !(file.east() | file.west()).intersects(pos.pieces(scene.us, Role::Pawn)),
                "the pawn has neighbors",
            )
        }
        Theme::ForfeitsCastling => {
            holds((pos.castling_rooks() & pos.color(scene.us)).is_empty(), "castling is still allowed")
        }
        Theme::PinAbsolute | Theme::ExploitsPin => {
            let (pinned, king) = (claim.square("tsq").ok_or("no piece")?, pos.king(scene.them));
            let without = pos.occupied().without(pinned);
            let exposed =
                pos.attackers_of(king, scene.us, without) - pos.attackers_of(king, scene.us, pos.occupied());
            holds(exposed.any(), "the king is not behind it")
        }
        Theme::ThreatensQueen | Theme::CreatesThreat => {
            let square = claim.square("tsq").ok_or("no target")?;
            holds(pos.attackers_of(square, scene.us, pos.occupied()).any(), "nothing attacks it")
        }
        Theme::MateThreat | Theme::BackRankThreat => {
            let Some(Param::Moves(start, moves)) = claim.params.get("line") else {
                return Err("no line".to_owned());
            };
            holds(start.after(moves[0]).is_checkmate(), "the threat is no mate")
        }
        Theme::RookOpenFile => {
            let square = claim.square("to").ok_or("no rook")?;
            let own = pos.pieces(scene.us, Role::Pawn) & Bitboard::file(square.file());
            holds(own.is_empty(), "an own pawn stands on the file")
        }
        Theme::StalemateTrick => {
            holds(last.is_stalemate() && last.turn() == scene.us, "no stalemate at the end")
        }
        Theme::WinsMaterialByForce | Theme::LosesMaterial => {
            let Proof::Line { balance, .. } = claim.proof else { return Err("no line".to_owned()) };
            holds(balance.abs() >= 100, "no material changes hands")
        }
        _ => Ok(()),
    }
}

fn is_passed(pos: &Position, square: Square) -> bool {
    let Some(piece) = pos.piece_on(square) else { return false };
    let ahead = |other: Square| match piece.color() {
        Color::White => square.rank() < other.rank(),
        Color::Black => other.rank() < square.rank(),
    };
    let near = |other: Square| other.file().index().abs_diff(square.file().index()) <= 1;
    !pos.pieces(!piece.color(), Role::Pawn).into_iter().any(|other| near(other) && ahead(other))
}
