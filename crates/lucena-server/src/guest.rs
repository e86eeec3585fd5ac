//! Guests of a competition, each one line as on the command line: `NAME = SET [+ PATTERNS] [@ LIMIT]`. Sets are those that ship and
//! those on the shelf, patterns those of the library; our own engine may have a rating and patterns. A page starts no programs.

use std::sync::Arc;

use lucena_engine::{Options as EngineOptions, Patterns};
use lucena_lab::classroom::{Mind, Pupil};
use lucena_lab::player::{Contestant, Kind};
use lucena_lab::spec::{self, SpecError, Wardrobe};
use lucena_lang::Source;
use lucena_lang::dhjog::{self, HeuristicSet, Options, SHIPPED, folded};
use lucena_lang::patlan::Program;
use lucena_store::Shelf;
use lucena_text::{Text, args};
use lucena_wire::TournamentRequest;

use crate::error::ApiError;
use crate::state::Application;
use crate::wire::ErrorCode;

/// The most guests of a competition, ...
pub(crate) const MOST: usize = 8;
/// ... and the longest line.
const MOST_LETTERS: usize = 200;
/// How much patterns count for our engine if nothing is said, in per cent.
const USUAL_INFLUENCE: u32 = 100;

/// What guests are made of: what this application has.
struct Cupboard<'a> {
    state: &'a Application,
    seed: u64,
}

impl Cupboard<'_> {
    /// The text of a set that ships or is on the shelf, by its name.
    fn text_of(&self, name: &str) -> Option<String> {
        let plain = |name: &str| folded(name.trim_end_matches(".dhjog")).replace(['_', ' '], "-");
        let wanted = plain(name);
        let own = self.state.store.texts(Shelf::Heuristics).unwrap_or_default();
        let own = own.into_iter().find(|one| plain(&one.name) == wanted).map(|one| one.text);
        let shipped = || SHIPPED.iter().find(|(known, _)| plain(known) == wanted);
        own.or_else(|| shipped().map(|(_, text)| (*text).to_owned()))
    }

    fn set(&self, name: &str) -> Result<Option<Arc<HeuristicSet>>, SpecError> {
        let Some(text) = self.text_of(name) else { return Ok(None) };
        let library = self.state.library();
        let options = Options { library: &library, ..Options::default() };
        let compiled = dhjog::compile(&Source::new(name, text), &options);
        compiled.set.map(|set| Some(Arc::new(set))).ok_or_else(|| unknown(name))
    }

    /// The patterns that names with `;` between them mean.
    fn patterns(&self, names: &str) -> Result<Vec<Arc<Program>>, SpecError> {
        let library = self.state.library();
        let one = |name: &str| library.get(name.trim()).cloned().ok_or_else(|| unknown(name));
        names.split(';').map(one).collect()
    }
}

fn unknown(what: &str) -> SpecError {
    SpecError::Refused(what.trim().to_owned())
}

impl Wardrobe for Cupboard<'_> {
    fn own(&self, settings: &[(String, String)]) -> Result<Kind, SpecError> {
        let mut options = EngineOptions { seed: self.seed, ..EngineOptions::default() };
        let mut influence = USUAL_INFLUENCE;
        let mut patterns = Vec::new();
        for (key, value) in settings {
            let bad = || SpecError::BadValue { key: key.clone(), value: value.clone() };
            let number = || value.parse::<u32>().map_err(|_| bad());
            match key.to_ascii_lowercase().as_str() {
                "uci_elo" => options.elo = Some(number()?),
                "patternfile" => patterns = self.patterns(value)?,
                "patterninfluence" => {
                    let known = EngineOptions::PATTERN_INFLUENCE;
                    influence = Some(number()?).filter(|number| known.contains(number)).ok_or_else(bad)?;
                }
                _ => return Err(SpecError::NoSuchOption(key.clone())),
            }
        }
        options.patterns = (!patterns.is_empty()).then(|| Patterns::new(patterns, influence));
        Ok(Kind::Own(options.in_range()))
    }

    fn pupil(&self, set: &str, patterns: Option<&str>) -> Result<Option<Pupil>, SpecError> {
        let mind = match Mind::built_in(set) {
            Some(mind) => Some(mind),
            None if set.is_empty() && patterns.is_some() => Some(Mind::material()),
            None => self.set(set)?.map(Mind::Set),
        };
        let (mind, patterns) = match (mind, patterns) {
            (None, None) => return Ok(None),
            (None, Some(_)) => return Err(unknown(set)),
            (Some(mind), None) => return Ok(Some(Pupil::new(mind, self.seed))),
            (Some(mind), Some(patterns)) => (mind, self.patterns(patterns)?),
        };
        let set = mind.set().ok_or_else(|| unknown(set))?;
        let set = HeuristicSet::clone(set).with_patterns(&patterns);
        Ok(Some(Pupil::new(Mind::Set(Arc::new(set)), self.seed)))
    }
}

/// The guest that a line describes.
fn of_line(line: &str, seed: u64, state: &Application) -> Result<Contestant, SpecError> {
    let guest = spec::parse(line, &Cupboard { state, seed })?;
    match &guest.kind {
        Kind::Program(program) => Err(unknown(&program.path.to_string_lossy())),
        _ => Ok(guest),
    }
}

/// The guests of a competition, told apart.
fn all(lines: &[String], seed: u64, state: &Application) -> Vec<Contestant> {
    let mut guests: Vec<Contestant> =
        lines.iter().filter_map(|line| of_line(line, seed, state).ok()).collect();
    spec::tell_apart(&mut guests);
    guests
}

/// The guest with this name.
pub(crate) fn of_name(name: &str, request: &TournamentRequest, state: &Application) -> Option<Contestant> {
    all(&request.guests, request.seed, state).into_iter().find(|guest| guest.name == name)
}

/// The names of the guests, or why one of them cannot come.
pub(crate) fn names(
    request: &TournamentRequest,
    state: &Application,
    text: Text,
) -> Result<Vec<String>, ApiError> {
    if MOST < request.guests.len() {
        return Err(ApiError::input(
            ErrorCode::TooLarge,
            text.format("class-too-many-guests", args!["most" => MOST]),
        ));
    }
    for line in &request.guests {
        let short: String = line.chars().take(MOST_LETTERS).collect();
        let outcome = if short.len() < line.len() {
            Err(SpecError::Empty)
        } else {
            of_line(line, request.seed, state).map(|_| ())
        };
        outcome.map_err(|error| {
            let words = args!["line" => &short, "reason" => reason(&error, text)];
            ApiError::input(ErrorCode::BadEntrant, text.format("class-bad-guest", words))
        })?;
    }
    Ok(all(&request.guests, request.seed, state).into_iter().map(|guest| guest.name).collect())
}

fn reason(error: &SpecError, text: Text) -> String {
    match error {
        SpecError::Empty => text.get("class-guest-empty"),
        SpecError::NoValue(what) | SpecError::NoSuchOption(what) | SpecError::NoLimit(what) => {
            text.format("class-guest-bad-setting", args!["what" => what])
        }
        SpecError::BadValue { key, value } => {
            text.format("class-guest-bad-setting", args!["what" => format!("{key}={value}")])
        }
        SpecError::Refused(what) => text.format("class-guest-unknown", args!["what" => what]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Setup;

    fn request(lines: &[&str]) -> TournamentRequest {
        TournamentRequest {
            guests: lines.iter().map(|&line| line.to_owned()).collect(),
            ..TournamentRequest::default()
        }
    }

    #[test]
    fn guests_are_sets_sets_with_patterns_and_our_engine() {
        let state = crate::Application::start(Setup::default()).expect("an application");
        let name = state.library().programs().next().expect("a pattern").name().to_owned();
        let lines = [
            "TRES ETAPAS".to_owned(),
            format!("Forks = MATERIAL + {name} @ 50 nodes"),
            format!("+ {name}"),
            format!("lucena, UCI_Elo=1400, PatternFile={name}, PatternInfluence=60"),
        ];
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let names =
            names(&request(&lines), &state, Text::new(lucena_text::Language::English)).expect("good guests");
        assert_eq!(names[1], "Forks");
        assert_eq!(names.len(), 4);
        for name in &names {
            assert!(of_name(name, &request(&lines), &state).is_some(), "{name}");
        }
    }

    #[test]
    fn programs_and_what_is_not_known_stay_outside() {
        let state = crate::Application::start(Setup::default()).expect("an application");
        for line in
            ["", "/bin/sh", "gnuchess --uci", "MATERIAL + NOTHING", "lucena,Hash=4096", "MATERIAL @ now"]
        {
            assert!(
                names(&request(&[line]), &state, Text::new(lucena_text::Language::English)).is_err(),
                "{line}"
            );
        }
        assert!(
            names(&request(&["MATERIAL"; MOST + 1]), &state, Text::new(lucena_text::Language::English))
                .is_err()
        );
    }
}
