//! How good a move was: its loss of chances, the judgement that follows, and marks for special moves.

use lucena_chess::Role;
use lucena_eval::Verdict;

use crate::evidence::Evidence;
use crate::odds::{self, win_percent};
use crate::slot::Slot;
use crate::theme::Theme;

/// The judgement of a move, by the chances it gives away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum Judgement {
    Best,
    Excellent,
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Judgement {
    /// All judgements, the best first.
    pub const ALL: [Judgement; 6] = [
        Judgement::Best,
        Judgement::Excellent,
        Judgement::Good,
        Judgement::Inaccuracy,
        Judgement::Mistake,
        Judgement::Blunder,
    ];

    /// The word used in JSON and frames.
    pub const fn key(self) -> &'static str {
        match self {
            Judgement::Best => "best",
            Judgement::Excellent => "excellent",
            Judgement::Good => "good",
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }

    /// The annotation glyph of PGN, `$6` for an inaccuracy, `$2` for a mistake, `$4` for a blunder.
    pub const fn glyph(self) -> Option<u8> {
        match self {
            Judgement::Inaccuracy => Some(6),
            Judgement::Mistake => Some(2),
            Judgement::Blunder => Some(4),
            _ => None,
        }
    }

    /// The judgement of a loss of chances in percentage points.
    pub fn of_loss(loss: f64) -> Judgement {
        match loss {
            loss if loss <= 0.5 => Judgement::Best,
            loss if loss < 2.0 => Judgement::Excellent,
            loss if loss < 5.0 => Judgement::Good,
            loss if loss < 10.0 => Judgement::Inaccuracy,
            loss if loss < 15.0 => Judgement::Mistake,
            _ => Judgement::Blunder,
        }
    }

    /// The judgement of a move of known theory: what masters play and books name is not criticized for less than a clear
    /// error.
    #[must_use]
    pub fn of_theory(self) -> Judgement {
        if self == Judgement::Inaccuracy { Judgement::Good } else { self }
    }

    /// The judgement of a move by the verdicts on the best move and on itself.
    ///
    /// To lose a forced mate or to walk into one is a blunder, softened if the side stays far ahead or was lost already. Where the
    /// result stays the same all the same, only a short mate is worth a mark: a long one that comes a little nearer changes nothing.
    pub fn of(best: Verdict, played: Verdict) -> Judgement {
        const SHORT: i32 = 3;
        let (before, after) = (best.centipawns(), played.centipawns());
        match (best, played) {
            (Verdict::Mate(1..), Verdict::Mate(1..)) | (Verdict::Mate(..=0), _) => {}
            (Verdict::Mate(moves), _) if SHORT < moves && 1000 <= after => {}
            (Verdict::Mate(_), _) => {
                return match after {
                    1000.. => Judgement::Inaccuracy,
                    701..=999 => Judgement::Mistake,
                    _ => Judgement::Blunder,
                };
            }
            (_, Verdict::Mate(moves @ ..=0)) if moves < -SHORT && before <= -1000 => {}
            (_, Verdict::Mate(..=0)) => {
                return match before {
                    ..=-1000 => Judgement::Inaccuracy,
                    -999..=-701 => Judgement::Mistake,
                    _ => Judgement::Blunder,
                };
            }
            _ => {}
        }
        Judgement::of_loss(odds::loss(best, played))
    }
}

/// Something special about a move beside its judgement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum Mark {
    Book,
    Forced,
    Only,
    Great,
    Brilliant,
    Miss,
}

impl Mark {
    /// The word used in JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Mark::Book => "book",
            Mark::Forced => "forced",
            Mark::Only => "only",
            Mark::Great => "great",
            Mark::Brilliant => "brilliant",
            Mark::Miss => "miss",
        }
    }
}

/// A move as a review grades it: the verdicts on the best move and on itself, and the judgement that follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Graded {
    /// The verdict on the best move, for the side that moves.
    pub best: Verdict,
    /// The verdict on the move.
    pub played: Verdict,
    /// The judgement.
    pub judgement: Judgement,
}

impl Graded {
    /// Grades a move by two verdicts; `is_theory` if it is known theory.
    pub fn new(best: Verdict, played: Verdict, is_theory: bool) -> Graded {
        let judgement = Judgement::of(best, played);
        Graded { best, played, judgement: if is_theory { judgement.of_theory() } else { judgement } }
    }
}

/// The marks of a move; `their_loss` is what the opponent's last move gave away.
pub fn marks(evidence: &Evidence, their_loss: Option<f64>) -> Vec<Mark> {
    let scene = &evidence.scene;
    let loss = evidence.loss();
    let legal = scene.before.legal_moves().len();
    let mut marks = Vec::new();
    if legal == 1 {
        marks.push(Mark::Forced);
    }
    let recapture = 0 < scene.debt() && scene.mv.is_capture();
    if !recapture && evidence.only_move_keeps().is_some() {
        marks.push(Mark::Only);
        // The only good move after an opponent's mistake, and no plain capture: it had to be seen.
        if !scene.mv.is_capture() && their_loss.is_some_and(|loss| 10.0 <= loss) {
            marks.push(Mark::Great);
        }
    }
    if is_brilliant(evidence) {
        marks.push(Mark::Brilliant);
    }
    if 10.0 <= loss && their_loss.is_some_and(|loss| 10.0 <= loss) {
        marks.push(Mark::Miss);
    }
    marks
}

/// A sacrifice that costs nothing, taken or wisely declined, and not one of many ways to win.
fn is_brilliant(evidence: &Evidence) -> bool {
    let scene = &evidence.scene;
    let taken = crate::detect::detect_one(Theme::Sacrifice, scene).is_some_and(|sacrifice| {
        scene.line.get(1).is_some_and(|reply| Some(reply.to()) == sacrifice.square(Slot::TargetSquare))
    });
    // A pawn that may be left alone is good play, not a stroke of brilliance.
    let is_piece_offered = || {
        let square = crate::consequence::offer(evidence)?.square(Slot::TargetSquare)?;
        scene.after.role_on(square).filter(|&role| role != Role::Pawn)
    };
    let taken = taken || is_piece_offered().is_some();
    let others = evidence.second.is_none_or(|second| win_percent(second) < 90.0);
    taken
        && others
        && evidence.loss() <= 2.0
        && 50.0 <= win_percent(evidence.played)
        && !scene.mv.is_promotion()
        && !scene.before.is_check()
}
