//! What falls in one line and stands in the other: the captures of both lines written down piece by piece, so that what is lost
//! or won either way is nobody's fault and nobody's merit.

use lucena_chess::{Color, Move, Role, Square};

use super::blame::{contrast, to_last_capture};
use super::{difference_shows, exchange};
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::level::Level;
use crate::primitives::{self, captured, castled_squares, destination, value};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// How far into a line a capture may come to be the reason of its first move, in half-moves.
const SOON: usize = 8;

/// A piece that is taken along a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fallen {
    side: Color,
    role: Role,
    /// Where it stood before the line began.
    origin: Square,
    /// Where it is taken.
    square: Square,
    /// By which half-move of the line.
    ply: usize,
}

/// The pieces that are taken in the first half-moves of a line.
fn fallen(scene: &Scene, length: usize) -> Vec<Fallen> {
    let mut origins: Vec<Square> = Square::all().collect();
    let mut found = Vec::new();
    for (ply, &mv) in scene.line[..length].iter().enumerate() {
        let pos = &scene.positions[ply];
        if let Some((role, square)) = captured(pos, mv) {
            found.push(Fallen { side: !pos.turn(), role, origin: origins[square.index()], square, ply });
        }
        if let Some(side) = mv.castle_side() {
            let (king, rook) = (origins[mv.from().index()], origins[mv.to().index()]);
            let (king_to, rook_to) = castled_squares(mv.from().rank(), side);
            origins[king_to.index()] = king;
            origins[rook_to.index()] = rook;
        } else {
            origins[mv.to().index()] = origins[mv.from().index()];
        }
    }
    found
}

/// The same without what is taken and taken back by its like.
fn without_trades(mut fallen: Vec<Fallen>) -> Vec<Fallen> {
    let is_trade = |pair: &[Fallen]| {
        let [one, next] = pair else { return false };
        one.ply + 1 == next.ply && one.square == next.square && value(one.role) == value(next.role)
    };
    while let Some(index) = fallen.windows(2).position(is_trade) {
        fallen.drain(index..index + 2);
    }
    fallen
}

/// What two lines take that the other does not, trades of like for like left out.
#[derive(Debug, Default)]
struct Ledger {
    /// What only the line of the move loses.
    lost: Vec<Fallen>,
    /// What only the line of the move wins.
    won: Vec<Fallen>,
    /// What only the better line loses.
    better_lost: Vec<Fallen>,
    /// What only the better line wins.
    better_won: Vec<Fallen>,
}

impl Ledger {
    fn new(scene: &Scene, best: &Scene) -> Ledger {
        // What falls anywhere in the other line falls either way, even if that goes on longer.
        Ledger::comparing(scene, best, |scene| fallen(scene, scene.line.len()))
    }

    /// The same, where a piece that is traded for its like in the other line does not fall there.
    fn but_for_trades(scene: &Scene, best: &Scene) -> Ledger {
        Ledger::comparing(scene, best, |scene| without_trades(fallen(scene, scene.line.len())))
    }

    fn comparing(scene: &Scene, best: &Scene, whole: impl Fn(&Scene) -> Vec<Fallen>) -> Ledger {
        let end = |scene: &Scene| scene.shortest_proof().map_or(scene.line.len(), <[_]>::len);
        let only = |of: &Scene, other: &Scene| {
            let elsewhere = whole(other);
            let is_common = |one: &Fallen| {
                elsewhere.iter().any(|known| (known.side, known.origin) == (one.side, one.origin))
            };
            let mut found = without_trades(fallen(of, end(of)));
            found.retain(|one| !is_common(one));
            let (mut own, mut theirs): (Vec<Fallen>, Vec<Fallen>) =
                found.into_iter().partition(|one| one.side == scene.us);
            own.retain(|one| {
                let like = theirs.iter().position(|other| value(other.role) == value(one.role));
                like.map(|index| theirs.remove(index)).is_none()
            });
            (own, theirs)
        };
        let (lost, won) = only(scene, best);
        let (better_lost, better_won) = only(best, scene);
        Ledger { lost, won, better_lost, better_won }
    }
}

fn worth(fallen: &[Fallen]) -> i32 {
    fallen.iter().map(|one| value(one.role)).sum()
}

/// The dearest of some pieces, the first of several.
fn dearest(fallen: &[Fallen]) -> Option<Fallen> {
    fallen.iter().copied().min_by_key(|one| (-value(one.role), one.ply))
}

/// Whether everything that the line of the move loses, trades aside, falls in the better line as well.
pub(super) fn loses_either_way(evidence: &Evidence) -> bool {
    let (scene, Some(best)) = (&evidence.scene, &evidence.best_scene) else { return false };
    !promotes(scene) && Ledger::but_for_trades(scene, best).lost.is_empty()
}

/// Whether everything that the better line wins, trades aside, falls in the line of the move as well.
pub(super) fn wins_either_way(evidence: &Evidence) -> bool {
    let (scene, Some(best)) = (&evidence.scene, &evidence.best_scene) else { return false };
    !promotes(best) && Ledger::but_for_trades(scene, best).better_won.is_empty()
}

fn promotes(scene: &Scene) -> bool {
    scene.line.iter().any(|mv| mv.is_promotion())
}

/// Whether a piece that stands on a square before the move is taken anywhere along a line.
pub(super) fn is_taken(scene: &Scene, origin: Square) -> bool {
    let side = scene.before.piece_on(origin).map(|piece| piece.color());
    fallen(scene, scene.line.len()).iter().any(|one| one.origin == origin && Some(one.side) == side)
}

/// 180 and 181: a piece of ours falls that stands after the better move, or one of theirs stands that falls after it, and the two
/// scores differ for it.
pub(super) fn differs(evidence: &Evidence) -> Option<Claim> {
    let (scene, best) = (&evidence.scene, evidence.best_scene.as_ref()?);
    let ledger = Ledger::new(scene, best);
    let here = worth(&ledger.lost) - worth(&ledger.won);
    let there = worth(&ledger.better_won) - worth(&ledger.better_lost);
    let is_ours = there <= here;
    // A line of blows proves itself; one of quiet moves must go on as it began.
    let is_forced = if is_ours { scene } else { best }.forced_proof().is_some();
    // Where the game is won either way, scores tell little.
    let shows = evidence.is_slower() || exchange::scores_show(evidence, here.max(there));
    if here.max(there) < 100 || !shows || !(is_forced || difference_shows(evidence)) {
        return None;
    }
    let (line, other) = if is_ours { (scene, best) } else { (best, scene) };
    let one = dearest(if is_ours { &ledger.lost } else { &ledger.better_won }).filter(|one| {
        time(line, one.ply) < SOON && !has_paid(line, *one) && bears_out((line, other), *one, is_ours)
    })?;
    if is_ours {
        let line = Param::WholeLine(Box::new(scene.after), told(scene, best, one)[1..].to_vec());
        let taking = scene.line[one.ply];
        return Some(
            claim(evidence, Theme::CostsPiece, one)?
                .with(Slot::Line, line)
                .with(Slot::Reply, Param::Moves(Box::new(best.before), best.line.clone()))
                .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() })
                .arrow(taking.from(), destination(taking), ArrowColor::Red),
        );
    }
    let line = Param::WholeLine(Box::new(best.before), told(best, scene, one).to_vec());
    Some(
        claim(evidence, Theme::GainsPiece, one)?
            .with(Slot::Line, line)
            .proved(Proof::Line { moves: best.line.clone(), balance: best.settled_balance() }),
    )
}

/// How many half-moves of a line are played until then, without checks and the answers to them, which take no time.
fn time(scene: &Scene, ply: usize) -> usize {
    let is_free = |ply: &usize| scene.positions[*ply].is_check() || scene.positions[*ply + 1].is_check();
    (0..ply).filter(|ply| !is_free(ply)).count()
}

/// Whether the line that is shown loses or wins something, as is said of it, when what falls in the other line too is left out: a
/// reader counts.
fn bears_out((scene, other): (&Scene, &Scene), one: Fallen, is_loss: bool) -> bool {
    let elsewhere = fallen(other, other.line.len());
    let mut only = fallen(scene, shown(scene, one).len());
    only.retain(|one| !elsewhere.iter().any(|known| (known.side, known.origin) == (one.side, one.origin)));
    let (own, theirs): (Vec<Fallen>, Vec<Fallen>) = only.into_iter().partition(|one| one.side == scene.us);
    let balance = worth(&theirs) - worth(&own);
    if is_loss { balance <= -100 } else { 100 <= balance }
}

/// 199: what the move takes is paid for with something of ours elsewhere that stands after the better move.
pub(super) fn gives_back(evidence: &Evidence) -> Option<Claim> {
    let (scene, best) = (&evidence.scene, evidence.best_scene.as_ref()?);
    let (taken, at) = scene.captured.filter(|_| scene.debt() == 0)?;
    // What is taken back at once was paid for on the spot.
    if scene.line.get(1).is_none_or(|answer| answer.to() == scene.to) {
        return None;
    }
    let end = scene.shortest_proof()?.len();
    let elsewhere = fallen(best, best.line.len());
    let is_price = |one: &Fallen| {
        one.side == scene.us
            && value(one.role) == value(taken)
            && one.square != scene.to
            && one.ply < SOON
            && !elsewhere.iter().any(|known| (known.side, known.origin) == (one.side, one.origin))
    };
    let paid = without_trades(fallen(scene, end)).into_iter().find(is_price)?;
    // Nothing must be left of the gain.
    if scene.settled_balance() != 0 {
        return None;
    }
    let taking = scene.line[paid.ply];
    Some(
        claim(evidence, Theme::GivesBack, paid)?
            .with(Slot::Captured, Param::Role(taken))
            .with(Slot::Square, Param::Square(at))
            .with(Slot::Line, Param::WholeLine(Box::new(scene.after), shown(scene, paid)[1..].to_vec()))
            .with(Slot::Reply, Param::Moves(Box::new(best.before), best.line.clone()))
            .proved(Proof::Line { moves: scene.line.clone(), balance: 0 })
            .arrow(taking.from(), destination(taking), ArrowColor::Red),
    )
}

/// Whether a piece is only taken back: right before, it took something there that was worth as much or more.
fn has_paid(scene: &Scene, one: Fallen) -> bool {
    let Some(before) = one.ply.checked_sub(1) else { return false };
    let taken = captured(&scene.positions[before], scene.line[before]);
    scene.line[before].to() == one.square && taken.is_some_and(|(role, _)| value(one.role) <= value(role))
}

/// The line that shows how a piece falls, without the capture at its end that comes in the other line too.
fn told<'a>(scene: &'a Scene, other: &Scene, one: Fallen) -> &'a [Move] {
    let line = shown(scene, one);
    let taken = fallen(scene, line.len());
    let [.., before, last] = taken[..] else { return line };
    let elsewhere = fallen(other, other.line.len());
    let is_common = elsewhere.iter().any(|known| (known.side, known.origin) == (last.side, last.origin));
    let is_apart = before.square != last.square && one.ply <= before.ply;
    if is_common && is_apart { &line[..=before.ply] } else { line }
}

/// A line of blows up to its last capture, or else up to the end of the captures that the taking of a piece begins.
fn shown(scene: &Scene, one: Fallen) -> &[Move] {
    let is_fit = |line: &&[Move]| one.ply < line.len() && line.len() <= Level::Medium.proof_plies();
    // While something is still to be taken with profit, the reader would ask about that.
    let rests = |&length: &usize| primitives::is_at_rest(&scene.positions[length]);
    let at_rest = || {
        let line = &scene.line[..(one.ply + 1..=scene.line.len()).find(rests)?];
        Some(to_last_capture(line)).filter(is_fit)
    };
    let retakes = scene.line[one.ply + 1..].iter().take_while(|mv| mv.is_capture() && mv.to() == one.square);
    let whole = scene.forced_proof().map(to_last_capture).filter(is_fit);
    whole.or_else(at_rest).unwrap_or(&scene.line[..=one.ply + retakes.count()])
}

fn claim(evidence: &Evidence, theme: Theme, one: Fallen) -> Option<Claim> {
    Some(
        contrast(evidence, theme, 0.92)?
            .with(Slot::Target, Param::Role(one.role))
            .with(Slot::TargetSquare, Param::Square(stands(&evidence.scene, one))),
    )
}

/// Where a piece that will fall stands while the line is still to come: the reader looks for it there.
fn stands(scene: &Scene, one: Fallen) -> Square {
    let has_moved = one.side == scene.us && one.origin == scene.from;
    let square = if has_moved { scene.to } else { one.origin };
    let is_there = |role| scene.after.pieces(one.side, role).contains(square);
    // What promotes on the way was a pawn, and a rook may have castled.
    if is_there(one.role) { square } else { one.square }
}
