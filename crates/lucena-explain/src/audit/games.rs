//! The explanations of real games, counted: how many moves got a reason, which templates spoke, what fails its second proof.

use std::collections::{BTreeMap, BTreeSet};

use super::mirrors;
use crate::claim::Claim;
use crate::explanation::Explanation;
use crate::gates::Ruling;
use crate::grade::Judgement;
use crate::recheck::{Checked, Falsehood, recheck};
use crate::scene::Scene;
use crate::theme::Theme;

/// A share: so many of so many.
type Share = (u64, u64);

/// What was counted over explained moves.
#[derive(Clone, Debug, Default)]
pub struct GameAudit {
    /// Explained moves.
    pub moves: u64,
    /// Claims made, said or not, and checked again.
    pub claims: u64,
    /// Those of them that only a search, the evaluation or the pattern matcher vouches for, by theme.
    pub unproved: BTreeMap<&'static str, u64>,
    /// Claims that were said.
    pub said: u64,
    /// Those of them that were not proved again.
    pub said_unproved: u64,
    /// Claims that do not check again.
    pub falsehoods: u64,
    /// Claims that a search or the line of play refuted.
    pub refuted: u64,
    /// Moves graded inaccuracy or worse: with a verified reason, and all.
    pub bad: Share,
    /// The same, counting only reasons beyond a term of the evaluation.
    pub bad_concrete: Share,
    /// Moves that lose ten points or more: with a verified reason, and all.
    pub grave: Share,
    /// Best moves: with a verified reason, and all.
    pub best: Share,
    /// The same, counting only reasons beyond a term of the evaluation.
    pub best_concrete: Share,
    /// Scenes described like their mirror image, and all.
    pub mirrored: Share,
    /// How often each template spoke.
    pub templates: BTreeMap<String, u64>,
    /// Positions searched.
    pub nodes: u64,
}

impl GameAudit {
    /// Counts an explained move; what does not check again is returned.
    pub fn count(&mut self, explanation: &Explanation) -> Vec<Falsehood> {
        let scene = &explanation.evidence.scene;
        self.moves += 1;
        self.nodes += explanation.evidence.nodes;
        let mut found = Vec::new();
        for judged in &explanation.argument.judged {
            let is_said = matches!(judged.outcome, Ruling::Said(_));
            self.claims += 1;
            self.said += u64::from(is_said);
            self.refuted += u64::from(judged.outcome == Ruling::Refuted);
            let checked = self.check(&judged.claim, scene);
            self.said_unproved += u64::from(is_said && checked == Ok(Checked::Unproved));
            found.extend(checked.err());
        }
        // A sentence that quotes a claim about another move is as true as that claim.
        for quoted in &explanation.argument.quoted {
            self.claims += 1;
            found.extend(self.check(&quoted.claim, &quoted.scene).err());
        }
        self.falsehoods += found.len() as u64;
        for sentence in &explanation.argument.sentences {
            *self.templates.entry(sentence.template.clone()).or_default() += 1;
        }
        let has_reason = explanation.has_reason();
        if Judgement::Inaccuracy <= explanation.judgement {
            add(&mut self.bad, has_reason);
            add(&mut self.bad_concrete, is_concrete(explanation));
            if 10.0 <= explanation.evidence.loss() {
                add(&mut self.grave, has_reason);
            }
        } else if explanation.evidence.is_best() {
            add(&mut self.best, has_reason);
            add(&mut self.best_concrete, is_concrete(explanation));
        }
        if !scene.before.is_chess960() {
            add(&mut self.mirrored, mirrors(scene));
        }
        found
    }

    fn check(&mut self, claim: &Claim, scene: &Scene) -> Result<Checked, Falsehood> {
        let checked = recheck(claim, scene);
        if checked == Ok(Checked::Unproved) {
            *self.unproved.entry(claim.theme.key()).or_default() += 1;
        }
        checked
    }

    /// The template that spoke most often, with its share of all sentences.
    pub fn loudest(&self) -> Option<(&str, f64)> {
        let all: u64 = self.templates.values().sum();
        let (template, count) = self.templates.iter().max_by_key(|(_, count)| **count)?;
        Some((template, *count as f64 / all.max(1) as f64))
    }

    /// The entropy of the use of templates in bits: how evenly they speak.
    pub fn entropy(&self) -> f64 {
        let all: u64 = self.templates.values().sum();
        let shares = self.templates.values().map(|&count| count as f64 / all.max(1) as f64);
        shares.map(|share| -share * share.log2()).sum()
    }
}

fn add(share: &mut Share, holds: bool) {
    share.0 += u64::from(holds);
    share.1 += 1;
}

/// Whether something was said beyond what a term of the evaluation counts: more squares, more choices, more space.
fn is_concrete(explanation: &Explanation) -> bool {
    let counts = |theme: &Theme| {
        matches!(
            theme,
            Theme::WorseTerm
                | Theme::Plan
                | Theme::MobilityGain
                | Theme::PositionalFlexibility
                | Theme::SpaceGain
                | Theme::WorstPieceImprovement
        )
    };
    !said(explanation).iter().all(counts)
}

/// The themes that were said, in order.
fn said(explanation: &Explanation) -> Vec<Theme> {
    let sentences = explanation.argument.sentences.iter();
    sentences.map(|sentence| explanation.argument.judged[sentence.claim].claim.theme).collect()
}

/// How much an explanation stays the same when the search goes deeper.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steadiness {
    /// Moves compared that were best at both depths.
    pub compared: u64,
    /// The sum of the shares of themes said at both depths.
    pub agreement: f64,
    /// Blunders at both depths: with the same first reason, and all.
    pub blunders: Share,
}

impl Steadiness {
    /// Compares the explanations of one move at two depths.
    pub fn compare(&mut self, shallow: &Explanation, deep: &Explanation) {
        let (one, other) = (said(shallow), said(deep));
        if shallow.evidence.best_move() == deep.evidence.best_move() {
            let (a, b): (BTreeSet<Theme>, BTreeSet<Theme>) =
                (one.iter().copied().collect(), other.iter().copied().collect());
            let union = a.union(&b).count();
            self.compared += 1;
            self.agreement += if union == 0 { 1.0 } else { a.intersection(&b).count() as f64 / union as f64 };
        }
        if shallow.judgement == Judgement::Blunder && deep.judgement == Judgement::Blunder {
            add(&mut self.blunders, one.first() == other.first());
        }
    }

    /// The mean agreement, 0 to 1.
    pub fn mean(&self) -> f64 {
        self.agreement / self.compared.max(1) as f64
    }
}
