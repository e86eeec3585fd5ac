//! What the best move would have done and the move played does not, or what the move lets them do: the surest sentence
//! about the other move, quoted.

use crate::argument::{Argument, Statement, argue_alone, context};
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::consequence;
use crate::detect;
use crate::evidence::Evidence;
use crate::feedback::Acceptance;
use crate::level::Level;
use crate::odds::Standing;
use crate::primitives::{Phase, relative_rank};
use crate::scene::Scene;
use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::{Polarity, Theme};
use crate::voice::{Values, Voice};

/// The evidence turned to the best move, as if it had been asked about.
fn about_best(evidence: &Evidence) -> Option<Evidence> {
    let best = evidence.best_scene.clone()?;
    Some(Evidence {
        scene: best,
        best_scene: None,
        played: evidence.best,
        our_idea: None,
        offer: None,
        branch: None,
        better_offer: None,
        queened: None,
        looked_fine: false,
        terms: evidence.terms_best.clone(),
        terms_after: evidence.terms_best_after.clone(),
        terms_best: Vec::new(),
        terms_best_after: Vec::new(),
        draws_at_once: false,
        ..evidence.clone()
    })
}

/// The evidence turned to their answer, or to a later move of theirs, as if it had been asked about; nothing is known of terms from
/// their side.
fn about_reply(evidence: &Evidence, ply: usize) -> Option<Evidence> {
    let reply = evidence.scene.later(ply)?;
    let verdict = evidence.played.reversed();
    Some(Evidence {
        scene: reply,
        best_scene: None,
        best: verdict,
        played: verdict,
        second: None,
        their_idea: None,
        our_idea: None,
        offer: None,
        branch: None,
        better_offer: None,
        queened: None,
        looked_fine: false,
        terms: Vec::new(),
        terms_before: Vec::new(),
        terms_now: Vec::new(),
        terms_after: Vec::new(),
        terms_best: Vec::new(),
        terms_best_after: Vec::new(),
        draws_at_once: false,
        ..evidence.clone()
    })
}

/// The evidence turned to a later move of the same side in its line, as if it had been asked about; nothing is known of terms there.
fn about_later(evidence: &Evidence, ply: usize) -> Option<Evidence> {
    let scene = evidence.scene.later(ply)?;
    Some(Evidence {
        scene,
        second: None,
        their_idea: None,
        terms: Vec::new(),
        terms_before: Vec::new(),
        terms_now: Vec::new(),
        terms_after: Vec::new(),
        ..evidence.clone()
    })
}

/// What conditions and sentences may ask about another move of the lines, of which only its scene is known.
pub(crate) fn context_of(evidence: &Evidence, scene: &Scene, level: Level) -> Values {
    context(&Evidence { scene: scene.clone(), best_scene: None, ..evidence.clone() }, level)
}

/// Whether a theme tells a reader enough to be quoted.
fn is_telling(theme: Theme) -> bool {
    !matches!(
        theme,
        Theme::Plan
            | Theme::Check
            | Theme::EvenExchange
            | Theme::Recapture
            | Theme::PositionalFlexibility
            | Theme::MobilityGain
            | Theme::OnlyMove
            | Theme::OnlyLegalMove
            | Theme::QuietMove
            | Theme::PawnSupport
            | Theme::WorstPieceImprovement
            // That a piece guards another is what pieces do.
            | Theme::TiesDefender
            // A plan is the position's, not the move's.
            | Theme::PreparesPlan
            // What quiet moves are for is no reason against another move.
            | Theme::Prepares
            | Theme::HeadsFor
            | Theme::ConnectsRooks
            | Theme::GuardsMore
            | Theme::KeepsGuard
            | Theme::OpensFile
            | Theme::WingForCenter
    )
}

/// A claim that quotes another: what is said, and what it rests on.
pub(crate) type Quoting = (Claim, Quoted);

/// A claim that a sentence quotes, with the scene it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Quoted {
    /// The claim.
    pub claim: Claim,
    /// The move it is about.
    pub scene: Scene,
}

/// Whether a theme forces matters: a threat, a blow, a passed pawn on its way. What only places a piece well is no reason for
/// or against a move that costs much.
fn is_forceful(theme: Theme) -> bool {
    theme.must_be_realized()
        || matches!(
            theme,
            Theme::GainsTempo
                | Theme::CaptureWinsMaterial
                | Theme::WinsMaterialByForce
                | Theme::RookSeventhRank
                | Theme::CreatesPassedPawn
                | Theme::PassedPawnAdvance
                | Theme::AdvancedPawn
                | Theme::MateInN
                | Theme::AttacksF2F7
                | Theme::PawnBreak
                | Theme::BishopPair
                | Theme::Opposition
                | Theme::KingCutoff
        )
}

/// Whether a theme defends: reason enough for a better move, and none against a worse one.
fn defends(theme: Theme) -> bool {
    matches!(
        theme,
        Theme::SavesMaterial
            | Theme::Prophylaxis
            | Theme::DefendsAttackedPiece
            | Theme::Castling
            | Theme::Blockade
            | Theme::RookBehindPasser
            | Theme::StopsPawn
            | Theme::ExchangeWhenAhead
            | Theme::MeetsTwoThreats
    )
}

/// Whether a theme is what everybody does anyway: a piece brought out, a pawn in the center. That the other side may do it is no
/// reason against a move.
fn is_common(theme: Theme) -> bool {
    matches!(
        theme,
        Theme::Development
            | Theme::Castling
            | Theme::PawnCenterControl
            | Theme::KnightCentralControl
            | Theme::PieceCentralization
            | Theme::LongDiagonal
            | Theme::Battery
            | Theme::RookActivation
            | Theme::ImprovesKingSafety
            | Theme::OpeningIdea
    )
}

/// The loss from which a move must be answered by more than a well-placed piece, in percentage points.
const SERIOUS: f64 = 10.0;
/// The same for an answer that only places a piece well.
const GRAVE: f64 = 15.0;
/// The rank from which a passed pawn is worth a word in the middlegame, as its side counts.
const HALFWAY: i32 = 4;

/// What the better move does and what the move allows, as far as either tells something: forceful ideas first, others only where
/// nothing else is said of a small error.
pub(crate) fn ideas(
    evidence: &Evidence,
    voice: &Voice,
    level: Level,
    acceptance: &Acceptance,
    said: &Argument,
) -> Vec<Quoting> {
    let is_silent = said.sentences.is_empty();
    // What the move neglects or gives away is told with what the better one does.
    let is_compared = said.sentences.iter().any(|sentence| {
        matches!(said.judged[sentence.claim].claim.theme, Theme::Neglects | Theme::GivesSquare)
    });
    // What falls in the end is counted once.
    let counts = said.sentences.iter().any(|sentence| said.judged[sentence.claim].claim.theme.tells_why());
    let is_untold = |theme: Theme| {
        let is_count = matches!(theme, Theme::WinsMaterialByForce | Theme::CaptureWinsMaterial);
        !(counts && is_count)
    };
    let best = idea_of_best(evidence, 0, &is_untold, voice, level, acceptance);
    // Two bishops are told once.
    let tells_pair = said.sentences.iter().any(|sentence| {
        let claim = &said.judged[sentence.claim].claim;
        let kind = claim.params.get(&Slot::Keeps);
        claim.theme == Theme::GivesUpBishopPair || kind == Some(&Param::Word("pair"))
    });
    let is_new = |quoting: &Quoting| {
        let theme = quoting.1.claim.theme;
        !(tells_pair && theme == Theme::BishopPair || is_compared && is_common(theme))
    };
    let best = best.filter(is_new);
    let reply =
        |ply: usize| idea_of_reply(evidence, ply, &is_untold, voice, level, acceptance).filter(is_new);
    // Two bishops are a small matter beside a mistake, and so is a far passed pawn while there are pieces enough.
    let is_ending = evidence.scene.phase() == Phase::Endgame;
    let is_small = |theme: Theme| {
        let is_far = matches!(theme, Theme::CreatesPassedPawn | Theme::PassedPawnAdvance) && !is_ending;
        (theme == Theme::BishopPair || is_far) && SERIOUS <= evidence.loss()
    };
    let is_strong =
        |quoting: &Quoting| is_forceful(quoting.1.claim.theme) && !is_small(quoting.1.claim.theme);
    let is_reason = |quoting: &Quoting| is_strong(quoting) || defends(quoting.1.claim.theme);
    let mut found: Vec<Quoting> = reply(1).filter(is_strong).into_iter().collect();
    found.extend(best.clone().filter(is_reason));
    if found.is_empty() && is_silent {
        found.extend(reply(3).filter(is_strong));
        let later = |ply| idea_of_best(evidence, ply, &is_untold, voice, level, acceptance);
        if found.is_empty() {
            found.extend(later(2).filter(is_strong));
        }
        // Three moves on only a tactic is worth the way, and only if blows lead to it.
        let is_blow = |quoting: &Quoting| quoting.1.claim.theme.is_nameable();
        if found.is_empty() {
            let struck = || reply(5).filter(is_blow).filter(|_| are_blows(&evidence.scene, 1..5));
            let best = evidence.best_scene.as_ref().filter(|best| are_blows(best, 0..4));
            found.extend(struck().or_else(|| best.and_then(|_| later(4)).filter(is_blow)));
        }
    }
    // A quiet idea says little, of a serious error nothing, and a lost game is not saved by it.
    let is_lost = Standing::by(evidence.best) == Standing::Lost;
    if found.is_empty() && evidence.loss() < SERIOUS && !is_lost {
        found.extend(best);
    }
    if found.is_empty() && is_silent && evidence.loss() < GRAVE {
        let is_common = |theme: Theme| defends(theme) || is_common(theme);
        found.extend(reply(1).filter(|quoting| !is_common(quoting.1.claim.theme)));
    }
    found
}

/// Whether some half-moves of a line are captures, checks or answers to checks, but for one at most.
fn are_blows(scene: &Scene, mut plies: std::ops::Range<usize>) -> bool {
    let is_quiet = |ply: &usize| {
        let calm = !scene.positions[*ply].is_check() && !scene.positions[*ply + 1].is_check();
        scene.line[*ply].is_quiet() && calm
    };
    plies.end <= scene.line.len() && plies.by_ref().filter(is_quiet).count() <= 1
}

/// What the better move does, for a move that is good but not the best: only what tells something.
pub(crate) fn better_idea(
    evidence: &Evidence,
    voice: &Voice,
    level: Level,
    acceptance: &Acceptance,
) -> Option<Quoting> {
    let found = idea_of_best(evidence, 0, &|_| true, voice, level, acceptance)?;
    let theme = found.1.claim.theme;
    (is_forceful(theme) || defends(theme)).then_some(found)
}

/// The claim that the best move, or the next one of its line, does something which the move played does not.
fn idea_of_best(
    evidence: &Evidence,
    ply: usize,
    is_untold: &dyn Fn(Theme) -> bool,
    voice: &Voice,
    level: Level,
    acceptance: &Acceptance,
) -> Option<Quoting> {
    // A threat that the move played meets as well speaks for neither.
    let is_parry = |theme| matches!(theme, Theme::SavesMaterial | Theme::Prophylaxis);
    let meets = consequence::meets_threat(evidence);
    let fits = |theme: Theme| {
        is_telling(theme)
            && is_untold(theme)
            && !(is_parry(theme) && meets)
            && detect::detect_one(theme, &evidence.scene).is_none()
    };
    let about = about_best(evidence)?;
    if ply == 0 {
        return quote(about, Theme::MissesIdea, (evidence, 0), &fits, (voice, level, acceptance));
    }
    let about = about_later(&about, ply)?;
    // What the line of the move does as well was not missed, and what pays for something lost before is no gain.
    let is_played_too = evidence.scene.line.iter().step_by(2).any(|&mv| mv == about.scene.mv);
    let fits = |theme: Theme| fits(theme) && theme != Theme::Sacrifice;
    if is_played_too {
        return None;
    }
    quote(about, Theme::MissesIdea, (evidence, ply), &fits, (voice, level, acceptance))
}

/// The claim that the move lets them do something.
fn idea_of_reply(
    evidence: &Evidence,
    ply: usize,
    is_untold: &dyn Fn(Theme) -> bool,
    voice: &Voice,
    level: Level,
    acceptance: &Acceptance,
) -> Option<Quoting> {
    let about = about_reply(evidence, ply)?;
    // What they answer to the better move as well is not the fault of this one.
    let is_answer_to_best =
        evidence.best_scene.as_ref().is_some_and(|best| best.line.get(1) == Some(&about.scene.mv));
    if is_answer_to_best {
        return None;
    }
    // Later in a line a piece that falls may pay for one that was taken before.
    let fits =
        |theme: Theme| is_telling(theme) && is_untold(theme) && !(1 < ply && theme == Theme::Sacrifice);
    quote(about, Theme::AllowsIdea, (evidence, ply), &fits, (voice, level, acceptance))
}

/// Quotes the surest sentence about another move whose theme fits.
fn quote(
    other: Evidence,
    theme: Theme,
    (evidence, ply): (&Evidence, usize),
    fits: &dyn Fn(Theme) -> bool,
    (voice, level, acceptance): (&Voice, Level, &Acceptance),
) -> Option<Quoting> {
    let Argument { judged, sentences, .. } = argue_alone(&other, Vec::new(), voice, level, acceptance);
    // The price of a move is not its idea.
    // A pawn that looks at a piece of its own, or at the center when the opening is over, is no idea either.
    let is_vague = |claim: &Claim| {
        let squares = match claim.params.get(&Slot::Squares) {
            Some(Param::Squares(squares)) => &squares[..],
            _ => &[],
        };
        let own = squares.iter().any(|&square| other.scene.after.color(other.scene.us).contains(square));
        match claim.theme {
            Theme::PawnCenterControl => own || other.scene.phase() != Phase::Opening,
            Theme::KnightCentralControl => other.scene.phase() == Phase::Endgame,
            // What the captures on one square win counts only if the line does not give it back elsewhere.
            Theme::CaptureWinsMaterial => {
                let said = claim.number(Slot::Count).map_or(0, |points| 100 * points);
                let is_net = claim.params.get(&Slot::Net) == Some(&Param::Flag(true));
                is_net && other.scene.settled_balance() - other.scene.debt() < said
            }
            // A pawn that has hardly moved frightens nobody while there are pieces.
            Theme::CreatesPassedPawn => {
                let rank = claim.square(Slot::To).map_or(0, |to| relative_rank(other.scene.us, to));
                rank < HALFWAY && other.scene.phase() != Phase::Endgame
            }
            _ => false,
        }
    };
    let is_idea =
        |claim: &Claim| claim.theme.polarity() == Polarity::Positive && fits(claim.theme) && !is_vague(claim);
    // Points without a line are none.
    let is_bare = |sentence: &Statement| sentence.template == "ma_by_force_plain";
    let quoted =
        sentences.iter().find(|sentence| is_idea(&judged[sentence.claim].claim) && !is_bare(sentence))?;
    let inner = judged[quoted.claim].claim.clone();
    let scene = other.scene;
    // The name of a pawn structure stands first in the sentence about it.
    let is_named = inner.theme == Theme::StructurePlan;
    let quote = |words: Sentence| if is_named { words.quoted_by_name() } else { words.quoted() };
    let color = if theme == Theme::AllowsIdea { ArrowColor::Red } else { ArrowColor::Green };
    let asked = &evidence.scene;
    // A later move is told with what leads to it.
    let (told, line) = match (theme, &evidence.best_scene) {
        (Theme::MissesIdea, Some(best)) => {
            (Param::Moves(Box::new(best.before), best.line[..=ply].to_vec()), best.line.clone())
        }
        _ => {
            let told = Param::Moves(Box::new(asked.after), asked.line[1..=ply.max(1)].to_vec());
            (told, [&asked.line[..ply], &scene.line].concat())
        }
    };
    let mut claim = Claim::new(theme, 0.85)
        .with(Slot::To, Param::Square(evidence.scene.to))
        .with(Slot::Best, told)
        .with(Slot::Sentence, Param::Said(Box::new(quoted.words.clone().map(quote))))
        .arrow(scene.from, scene.to, color)
        .proved(Proof::Line { moves: line, balance: 0 })
        .realized(true);
    claim.squares |= inner.squares;
    Some((claim, Quoted { claim: inner, scene }))
}
