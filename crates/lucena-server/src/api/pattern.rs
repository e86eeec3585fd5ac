//! The library of patterns: the shipped ones, and the user's with their versions.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_chess::{Color, Move, Position, Square};
use lucena_lang::patlan::{Instance, Library, Matcher, Program};
use lucena_lang::voice;
use lucena_store::{SavedText, Shelf};
use lucena_text::{Text, args};

use super::kept;
use super::patlan::{complaint, source};
use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Path, Speech};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::{
    self, ErrorCode, FenRequest, Formatted, Origin, PatlanRequest, PatternDetail, PatternInfo,
    PatternPresent, Saved, VersionInfo,
};

/// The most patterns a user keeps.
const MOST_PATTERNS: usize = 2_000;

pub(crate) async fn list(Shared(state): Shared<State>, Speech(text): Speech) -> Answer<Vec<PatternInfo>> {
    let work = move || {
        let own = own(&state, text)?;
        let version = |name: &str| own.iter().find(|known| known.name == name).map(|known| known.version);
        let library = state.library();
        Ok(library.programs().map(|program| info(program, version(program.name()))).collect())
    };
    blocking(text, work).await.map(Json)
}

fn own(state: &Application, text: Text) -> Result<Vec<SavedText>, ApiError> {
    state.store.texts(Shelf::Patterns).map_err(|error| ApiError::store(&error, text))
}

fn info(program: &Program, version: Option<u32>) -> PatternInfo {
    wire::pattern_info(program, if version.is_some() { Origin::User } else { Origin::Shipped }, version)
}

pub(crate) async fn read(
    Shared(state): Shared<State>,
    Path(name): Path<String>,
    Speech(text): Speech,
) -> Answer<PatternDetail> {
    let work = move || {
        let library = state.library();
        let program = library.get(&name).ok_or_else(|| ApiError::missing(text))?;
        let own = own(&state, text)?.into_iter().find(|known| known.name == program.name());
        let versions = state
            .store
            .versions(Shelf::Patterns, program.name())
            .map_err(|error| ApiError::store(&error, text))?;
        Ok(PatternDetail {
            info: info(program, own.as_ref().map(|known| known.version)),
            text: own.map_or_else(|| shipped_text(program.name()), |known| known.text),
            versions: versions
                .iter()
                .map(|known| VersionInfo { number: known.number, saved: known.saved })
                .collect(),
            words: wire::both(|text| voice::describe(program, text)),
        })
    };
    blocking(text, work).await.map(Json)
}

/// The part of a shipped file that is a pattern, with the comments that belong to it.
fn shipped_text(name: &str) -> String {
    /// All of them by name, read once: reading every file again costs milliseconds.
    static TEXTS: LazyLock<BTreeMap<String, String>> = LazyLock::new(shipped_texts);
    TEXTS.get(name).cloned().unwrap_or_default()
}

fn shipped_texts() -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for (file, words) in Library::standard_sources() {
        let source = lucena_lang::Source::new(*file, *words);
        let mut start = 0;
        for tree in lucena_lang::patlan::parse(&source).patterns {
            let own = words.get(start..tree.span.end).unwrap_or(words).trim().to_owned() + "\n";
            start = tree.span.end;
            texts.entry(tree.name.value).or_insert(own);
        }
    }
    texts
}

pub(crate) async fn write(
    Shared(state): Shared<State>,
    Path(name): Path<String>,
    Speech(text): Speech,
    Body(request): Body<PatlanRequest>,
) -> Answer<Saved> {
    state.must_keep(text)?;
    let source = source(&request.text, text)?;
    let work = move || {
        let (_, diagnostics) = state.library().extended(std::slice::from_ref(&source));
        if let Some(error) = diagnostics.iter().flatten().find(|diagnostic| diagnostic.is_error()) {
            return Err(complaint(&source, Some(error), text));
        }
        let parsed = lucena_lang::patlan::parse(&source);
        let names: Vec<&str> = parsed.patterns.iter().map(|tree| tree.name.value.as_str()).collect();
        if names != [name.as_str()] {
            let message = text.format("server-name-differs", args!["name" => &name]);
            return Err(ApiError::input(ErrorCode::NameDiffers, message));
        }
        if Library::standard().get(&name).is_some() {
            let message = text.format("server-name-taken", args!["name" => &name]);
            return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::NameTaken, message));
        }
        let own = own(&state, text)?;
        if MOST_PATTERNS <= own.len() && own.iter().all(|known| known.name != name) {
            return Err(ApiError::new(
                StatusCode::CONFLICT,
                ErrorCode::TooMany,
                text.get("server-too-many-patterns"),
            ));
        }
        let saved = state.store.save_text(Shelf::Patterns, &name, &request.text);
        let version = saved.map_err(|error| ApiError::store(&error, text))?;
        state.renew_library().map_err(|error| ApiError::store(&error, text))?;
        Ok(Saved { name, version })
    };
    blocking(text, work).await.map(Json)
}

pub(crate) async fn remove(
    Shared(state): Shared<State>,
    Path(name): Path<String>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let removed =
            state.store.remove_text(Shelf::Patterns, &name).map_err(|error| ApiError::store(&error, text))?;
        state.renew_library().map_err(|error| ApiError::store(&error, text))?;
        if removed { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::missing(text)) }
    };
    blocking(text, work).await
}

pub(crate) async fn version(
    Shared(state): Shared<State>,
    Path((name, version)): Path<(String, u32)>,
    Speech(text): Speech,
) -> Answer<Formatted> {
    kept::version(state, Shelf::Patterns, name, version, text).await
}

pub(crate) async fn present(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(request): Body<FenRequest>,
) -> Answer<Vec<PatternPresent>> {
    let pos = input::position(&request.fen, text)?;
    blocking(text, move || Ok(standing(&state.library(), &pos))).await.map(Json)
}

/// The patterns that stand in a position, for either side. The side that is not to move is asked as if it were,
/// unless the other is in check.
fn standing(library: &Library, pos: &Position) -> Vec<PatternPresent> {
    let mut matcher = Matcher::new();
    let mut present = Vec::new();
    for side in Color::ALL.into_iter().filter(|&side| side == pos.turn() || !pos.is_check()) {
        let mut view = matcher.look(pos, side);
        for program in library.programs() {
            // Most do not stand, which is found out faster than all their instances.
            if !view.occurs(program).unwrap_or(false) {
                continue;
            }
            let Ok(found) = view.find(program) else { continue };
            if let Some(instance) = found.valid().next() {
                present.push(written(program, pos, side, instance));
            }
        }
    }
    present.sort_by_key(|one| interest(one.theme.as_deref()));
    present
}

fn written(program: &Program, pos: &Position, side: Color, instance: &Instance) -> PatternPresent {
    PatternPresent {
        pattern: program.name().to_owned(),
        title: wire::both(|text| program.title_in(voice::keywords(text)).to_owned()),
        theme: program.theme().map(str::to_owned),
        side: side.into(),
        instance: wire::instance(program, pos, side, instance, None),
    }
}

/// The most patterns that are shown with a move.
const MOST_OF_MOVE: usize = 3;

/// The patterns that matter to a move: those its piece has a part in before it, and those it sets up.
pub(crate) fn of_move(library: &Library, pos: &Position, mv: Move) -> Vec<PatternPresent> {
    let us = pos.turn();
    let mut matcher = Matcher::new();
    let mut valid = |pos: &Position, program: &Program, square: Square| {
        let mut view = matcher.look(pos, us);
        if !view.occurs(program).unwrap_or(false) {
            return None;
        }
        let has_part = |instance: &&Instance| {
            let mut figures = instance.bindings.iter().filter(|(slot, _)| !program.slots()[*slot].is_square);
            figures.any(|&(_, bound)| bound == square)
        };
        view.find(program).ok()?.valid().find(has_part).cloned()
    };
    let after = pos.after(mv);
    let mut found = Vec::new();
    // The thesis's own patterns are specimens to study.
    let speaks =
        |program: &&std::sync::Arc<Program>| 0.0 < program.weight() && program.theme() != Some("thesis");
    for program in library.programs().filter(speaks) {
        let before = valid(pos, program, mv.from());
        let shown = match before {
            Some(instance) => Some(written(program, pos, us, &instance)),
            // Whoever is in check cannot be taken to wait.
            None if after.is_check() => None,
            None => valid(&after, program, mv.to()).map(|instance| written(program, &after, us, &instance)),
        };
        found.extend(shown.map(|shown| (program.weight(), shown)));
    }
    found.sort_by(|(weight, one), (other_weight, other)| {
        let order = interest(one.theme.as_deref()).cmp(&interest(other.theme.as_deref()));
        order.then(other_weight.total_cmp(weight))
    });
    found.into_iter().take(MOST_OF_MOVE).map(|(_, shown)| shown).collect()
}

/// What readers want to see first: the user's own patterns, then what decides games at once.
fn interest(theme: Option<&str>) -> usize {
    theme.map_or(0, |theme| {
        let order = ["mates", "tactics", "endings", "strategy", "structures"];
        1 + order.iter().position(|known| *known == theme).unwrap_or(order.len())
    })
}
