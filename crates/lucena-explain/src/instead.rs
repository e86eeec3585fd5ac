//! What the best move would have done and the move played does not, or what the move lets them do: the surest sentence
//! about the other move, quoted.

use crate::argument::{Argument, argue_alone};
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::detect;
use crate::evidence::Evidence;
use crate::feedback::Acceptance;
use crate::level::Level;
use crate::scene::Scene;
use crate::sentence::Bilingual;
use crate::slot::Slot;
use crate::theme::{Polarity, Theme};
use crate::voice::Voice;

/// The evidence turned to the best move, as if it had been asked about.
fn about_best(evidence: &Evidence) -> Option<Evidence> {
    let best = evidence.best_scene.clone()?;
    Some(Evidence {
        scene: best,
        best_scene: None,
        played: evidence.best,
        our_idea: None,
        offer: None,
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

/// The evidence turned to their answer, as if it had been asked about; nothing is known of terms from their side.
fn about_reply(evidence: &Evidence) -> Option<Evidence> {
    let reply = evidence.scene.later(1)?;
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
            | Theme::QuietMove
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

/// The claim that the best move does something which the move played does not.
pub(crate) fn idea_of_best(
    evidence: &Evidence,
    voice: &Voice,
    level: Level,
    acceptance: &Acceptance,
) -> Option<Quoting> {
    let fits = |theme: Theme| is_telling(theme) && detect::detect_one(theme, &evidence.scene).is_none();
    quote(about_best(evidence)?, Theme::MissesIdea, evidence, &fits, (voice, level, acceptance))
}

/// The claim that the move lets them do something.
pub(crate) fn idea_of_reply(
    evidence: &Evidence,
    voice: &Voice,
    level: Level,
    acceptance: &Acceptance,
) -> Option<Quoting> {
    quote(about_reply(evidence)?, Theme::AllowsIdea, evidence, &is_telling, (voice, level, acceptance))
}

/// Quotes the surest sentence about another move whose theme fits.
fn quote(
    other: Evidence,
    theme: Theme,
    evidence: &Evidence,
    fits: &dyn Fn(Theme) -> bool,
    (voice, level, acceptance): (&Voice, Level, &Acceptance),
) -> Option<Quoting> {
    let Argument { judged, sentences, .. } = argue_alone(&other, Vec::new(), voice, level, acceptance);
    // The price of a move is not its idea.
    let is_idea = |theme: Theme| theme.polarity() == Polarity::Positive && fits(theme);
    let quoted = sentences.iter().find(|sentence| is_idea(judged[sentence.claim].claim.theme))?;
    let inner = judged[quoted.claim].claim.clone();
    let scene = other.scene;
    let color = if theme == Theme::AllowsIdea { ArrowColor::Red } else { ArrowColor::Green };
    let mut line = if theme == Theme::AllowsIdea { vec![evidence.scene.mv] } else { Vec::new() };
    line.extend(&scene.line);
    let mut claim = Claim::new(theme, 0.85)
        .with(Slot::To, Param::Square(evidence.scene.to))
        .with(Slot::Best, Param::Moves(Box::new(scene.before), vec![scene.mv]))
        .with(
            Slot::Sentence,
            Param::Said(Box::new(Bilingual {
                pt: quoted.words.pt.clone().quoted(),
                en: quoted.words.en.clone().quoted(),
            })),
        )
        .arrow(scene.from, scene.to, color)
        .proved(Proof::Line { moves: line, balance: 0 })
        .realized(true);
    claim.squares |= inner.squares;
    Some((claim, Quoted { claim: inner, scene }))
}
