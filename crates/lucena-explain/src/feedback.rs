//! What readers thought of sentences, and what follows from it: a template they object to is believed less.
//!
//! A [`Vote`] is one reader's word on one sentence; [`Acceptance`] counts votes by template and turns them into the factor
//! that confidence is multiplied with. Votes never change what a detector means: those that call a sentence wrong are
//! kept apart ([`Acceptance::disputed`]) for a person to look into.

use std::collections::BTreeMap;

use lucena_text::Language;

/// What a reader thought of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reaction {
    /// True and to the point.
    Accepted,
    /// Not true, or beside the point.
    Wrong,
    /// Not understood.
    Unclear,
}

impl Reaction {
    /// All reactions.
    pub const ALL: [Reaction; 3] = [Reaction::Accepted, Reaction::Wrong, Reaction::Unclear];

    /// The word used in files and JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Reaction::Accepted => "accepted",
            Reaction::Wrong => "wrong",
            Reaction::Unclear => "unclear",
        }
    }

    /// The reaction of a word, whatever its case.
    pub fn from_key(word: &str) -> Option<Reaction> {
        Reaction::ALL.into_iter().find(|reaction| reaction.key().eq_ignore_ascii_case(word))
    }
}

/// One reader's word on one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vote {
    /// Which sentence, by [`sentence_id`].
    pub sentence: String,
    /// The template it came from.
    pub template: String,
    /// What the reader thought.
    pub reaction: Reaction,
}

/// The name of a sentence: the same for the same position, move, template and language, on every machine.
///
/// ```
/// use lucena_explain::sentence_id;
/// use lucena_text::Language;
///
/// let fen = "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1";
/// let first = sentence_id(fen, "e1d1", "tm_check", Language::English);
/// assert_eq!(first, sentence_id(fen, "e1d1", "tm_check", Language::English));
/// assert_ne!(first, sentence_id(fen, "e1d1", "tm_check", Language::Portuguese));
/// ```
pub fn sentence_id(fen: &str, mv: &str, template: &str, language: Language) -> String {
    // FNV-1a: short, and the same everywhere; nothing here has to withstand an attack.
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let mut hash = OFFSET;
    for part in [fen, mv, template, language.tag()] {
        for byte in part.bytes().chain([0]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }
    format!("{hash:016x}")
}

/// The votes on one template.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Count {
    /// How often its sentences were accepted.
    pub accepted: u32,
    /// How often they were called wrong.
    pub wrong: u32,
    /// How often they were not understood.
    pub unclear: u32,
}

/// How readers took the sentences of each template so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Acceptance {
    votes: BTreeMap<String, Count>,
}

impl Acceptance {
    /// Adds a vote on a template.
    pub fn vote(&mut self, template: &str, reaction: Reaction) {
        let count = self.votes.entry(template.to_owned()).or_default();
        match reaction {
            Reaction::Accepted => count.accepted += 1,
            Reaction::Wrong => count.wrong += 1,
            Reaction::Unclear => count.unclear += 1,
        }
    }

    /// The votes on a template.
    pub fn count(&self, template: &str) -> Count {
        self.votes.get(template).copied().unwrap_or_default()
    }

    /// The posterior share of readers who accept a template's sentences: eight of ten before anybody has voted.
    pub fn posterior(&self, template: &str) -> f32 {
        let Count { accepted, wrong, unclear } = self.count(template);
        (8.0 + accepted as f32) / (10.0 + (accepted + wrong + unclear) as f32)
    }

    /// What a template's confidence is multiplied with: the posterior in relation to what it is without votes, so that
    /// silence changes nothing; praise does not make a claim truer than it is.
    pub fn factor(&self, template: &str) -> f32 {
        const PRIOR: f32 = 0.8;
        (self.posterior(template) / PRIOR).min(1.0)
    }

    /// The templates that readers called wrong, with how often, most often first: the queue for a person to look into.
    pub fn disputed(&self) -> Vec<(&str, u32)> {
        let mut queue: Vec<(&str, u32)> = self
            .votes
            .iter()
            .filter(|(_, count)| 0 < count.wrong)
            .map(|(template, count)| (template.as_str(), count.wrong))
            .collect();
        queue.sort_by_key(|&(template, wrong)| (std::cmp::Reverse(wrong), template));
        queue
    }
}

impl<'a> FromIterator<&'a Vote> for Acceptance {
    fn from_iter<I: IntoIterator<Item = &'a Vote>>(votes: I) -> Acceptance {
        let mut acceptance = Acceptance::default();
        for vote in votes {
            acceptance.vote(&vote.template, vote.reaction);
        }
        acceptance
    }
}
