//! A player as typed on the command line: a program, a heuristic set, or our own engine with every option that the
//! protocols know.

use lucena_engine::Options;
use lucena_lab::classroom::{Mind, Pupil};
use lucena_lab::player::{Contestant, Kind};
use lucena_lab::spec::{self, SpecError, Wardrobe};
use lucena_text::Text;

use super::dhjog::{self, Disk, Shelves};
use super::fault;
use crate::cli::Failure;
use crate::protocol::options::{Change, Refusal, Settings};

/// What sets that were told no seed play by.
const USUAL_SEED: u64 = 1;

/// The player that a text describes.
pub(super) fn read(typed: &str, text: Text) -> Result<Contestant, Failure> {
    let files = Files { shelves: &Disk(text), text, seed: USUAL_SEED };
    spec::parse(typed, &files).map_err(|error| fault::spec(typed, &error, text))
}

/// Players out of texts.
pub(super) struct Files<'a> {
    pub(super) shelves: &'a dyn Shelves,
    pub(super) text: Text,
    /// What sets play by.
    pub(super) seed: u64,
}

impl Wardrobe for Files<'_> {
    /// Our own engine with options under the names that UCI gives them; `HeuristicSet` lets a set play in its place. Those that
    /// are about talking change nothing.
    fn own(&self, wished: &[(String, String)]) -> Result<Kind, SpecError> {
        let text = self.text;
        let mut settings = Settings::new(Options::default(), text.language());
        for (key, value) in wished {
            match settings.set(key, Some(value), text) {
                Change::Refused(Refusal::Unknown(_)) => return Err(SpecError::NoSuchOption(key.clone())),
                Change::Refused(Refusal::Value(words)) => return Err(SpecError::Refused(words)),
                Change::Made | Change::Message(_) | Change::ClearTable => {}
            }
        }
        settings.settle();
        Ok(match settings.pupil() {
            Some(pupil) => Kind::Pupil(pupil),
            None => Kind::Own(settings.engine.in_range()),
        })
    }

    fn pupil(&self, set: &str, patterns: Option<&str>) -> Result<Option<Pupil>, SpecError> {
        let is_set = dhjog::is_set(set) || set.is_empty() && patterns.is_some();
        if !is_set {
            return Ok(None);
        }
        let typed = patterns.map_or(set.to_owned(), |patterns| format!("{set} + {patterns}"));
        let refused = |failure: Failure| SpecError::Refused(failure.reason(self.text).unwrap_or_default());
        let mind: Mind = dhjog::mind_from(typed.trim_start(), self.shelves, self.text).map_err(refused)?;
        Ok(Some(Pupil::new(mind, self.seed)))
    }
}
