//! Who competes: the entrants that were typed, those that cannot play, and the texts that they are made of.

use std::cell::RefCell;
use std::collections::BTreeMap;

use lucena_lab::classroom::{MATERIAL, Mind, RANDOM};
use lucena_lab::player::{Contestant, Kind};
use lucena_lab::spec;
use lucena_lang::Source;
use lucena_text::{Text, args};

use crate::cli::{Console, Failure};
use crate::command::dhjog::{Disk, Shelves};
use crate::command::entrant::Files;
use crate::command::fault;

/// The texts of sets, patterns and openings by the names they were asked for with; what is not here is read from files
/// and kept, so that a competition can be played again though the files have changed.
#[derive(Clone, Default)]
pub(super) struct Texts {
    pub(super) sets: RefCell<BTreeMap<String, String>>,
    pub(super) patterns: RefCell<BTreeMap<String, String>>,
    /// Whether nothing but these texts is to be used.
    pub(super) is_closed: bool,
}

/// Texts, read in some language.
struct Kept<'a> {
    texts: &'a Texts,
    text: Text,
}

impl Shelves for Kept<'_> {
    fn set(&self, path: &str) -> Result<Source, Failure> {
        if let Some(words) = self.texts.sets.borrow().get(path) {
            return Ok(Source::new(path, words.clone()));
        }
        if self.texts.is_closed {
            let error = std::io::ErrorKind::NotFound.into();
            return Err(Failure::Read { path: path.to_owned(), error });
        }
        let source = Disk(self.text).set(path)?;
        self.texts.sets.borrow_mut().insert(path.to_owned(), source.text().to_owned());
        Ok(source)
    }

    fn patterns(&self, path: &str) -> Result<Option<Source>, Failure> {
        if let Some(words) = self.texts.patterns.borrow().get(path) {
            return Ok(Some(Source::new(path, words.clone())));
        }
        if self.texts.is_closed {
            return Ok(None);
        }
        let source = Disk(self.text).patterns(path)?;
        if let Some(source) = &source {
            self.texts.patterns.borrow_mut().insert(path.to_owned(), source.text().to_owned());
        }
        Ok(source)
    }
}

/// An entrant that cannot play.
#[derive(Clone, Debug)]
pub(super) struct Broken {
    pub(super) entrant: String,
    pub(super) reason: String,
}

impl Broken {
    pub(super) fn words(&self, text: Text) -> String {
        text.format("arena-broken", args!["entrant" => &self.entrant, "reason" => &self.reason])
    }
}

/// What an entrant is in the competition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// A heuristic set, which competes.
    Set,
    /// One of those that are always there to compare with.
    Reference,
    /// An engine.
    Guest,
}

impl Standing {
    pub(super) fn of(contestant: &Contestant) -> Standing {
        match &contestant.kind {
            Kind::Pupil(pupil) => match pupil.mind.set() {
                None => Standing::Reference,
                Some(set) if is_material(&pupil.mind) && set.companions().is_empty() => Standing::Reference,
                Some(_) => Standing::Set,
            },
            _ => Standing::Guest,
        }
    }

    pub(super) const fn key(self) -> &'static str {
        match self {
            Standing::Set => "set",
            Standing::Reference => "reference",
            Standing::Guest => "guest",
        }
    }
}

fn is_material(mind: &Mind) -> bool {
    *mind == Mind::material()
}

/// All who can play, with different names, and those who cannot.
pub(super) fn read(
    typed: &[String],
    has_references: bool,
    seed: u64,
    texts: &Texts,
    text: Text,
) -> (Vec<Contestant>, Vec<Broken>) {
    let kept = Kept { texts, text };
    let files = Files { shelves: &kept, text, seed };
    let (mut contestants, mut broken) = (Vec::new(), Vec::new());
    for entrant in typed {
        match spec::parse(entrant, &files) {
            Ok(contestant) => contestants.push(contestant),
            Err(error) => {
                let reason = fault::spec_reason(&error, text);
                broken.push(Broken { entrant: entrant.clone(), reason });
            }
        }
    }
    for name in [RANDOM, MATERIAL].into_iter().filter(|_| has_references) {
        let mind = Mind::built_in(name);
        let is_there = |one: &Contestant| one.pupil().map(|pupil| &pupil.mind) == mind.as_ref();
        if !contestants.iter().any(is_there) {
            contestants.extend(spec::parse(name, &files));
        }
    }
    spec::tell_apart(&mut contestants);
    (contestants, broken)
}

/// Starts every player once: who cannot play at all is found out before the first game.
pub(super) fn greet(
    contestants: Vec<Contestant>,
    patience: std::time::Duration,
    console: &mut Console<'_>,
) -> (Vec<Contestant>, Vec<Broken>) {
    let mut broken = Vec::new();
    let mut ready = Vec::new();
    for contestant in contestants {
        console.show_progress(|text| text.format("match-starting", args!["player" => &contestant.name]));
        match contestant.enter(patience) {
            Ok(_) => ready.push(contestant),
            Err(fault) => {
                let reason = fault::words(&fault, console.text);
                broken.push(Broken { entrant: contestant.name, reason });
            }
        }
        console.clear_progress();
    }
    (ready, broken)
}
