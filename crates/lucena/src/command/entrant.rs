//! A player as typed on the command line: a program, or our own engine with every option that the protocols know.

use lucena_engine::Options;
use lucena_lab::player::Contestant;
use lucena_lab::spec::{self, SpecError};
use lucena_text::Text;

use super::fault;
use crate::cli::Failure;
use crate::protocol::options::{Change, Refusal, Settings};

/// The player that a text describes.
pub(super) fn read(typed: &str, text: Text) -> Result<Contestant, Failure> {
    spec::parse(typed, &|settings| own_options(settings, text))
        .map_err(|error| fault::spec(typed, &error, text))
}

/// The options of our own engine, under the names that UCI gives them. Those that are about talking change nothing.
fn own_options(wished: &[(String, String)], text: Text) -> Result<Options, SpecError> {
    let mut settings = Settings::new(Options::default(), text.language());
    for (key, value) in wished {
        match settings.set(key, Some(value), text) {
            Change::Refused(Refusal::Unknown(_)) => return Err(SpecError::NoSuchOption(key.clone())),
            Change::Refused(Refusal::Value(words)) => return Err(SpecError::Refused(words)),
            Change::Made | Change::Told(_) | Change::ClearTable => {}
        }
    }
    settings.settle();
    Ok(settings.engine.in_range())
}
