//! The user's heuristic sets: shipped ones, saved ones, their versions.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_lang::Source;
use lucena_lang::dhjog::{self, Options, SHIPPED};
use lucena_store::Shelf;
use lucena_text::Text;

use super::dhjog::source;
use super::kept::{self, known};
use crate::error::{Answer, ApiError};
use crate::input::{Body, Path, Speech};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::{ErrorCode, Formatted, Origin, Saved, SetDetail, SetInfo, SetRequest, VersionInfo};

/// The longest name.
const MOST_LETTERS: usize = 100;

fn info(state: &Application, name: &str, text: &str, origin: Origin, version: Option<u32>) -> SetInfo {
    let library = state.library();
    let options = Options { library: &library, ..Options::default() };
    let compiled = dhjog::compile(&Source::new(name, text), &options);
    let title = compiled.set.as_ref().map_or(name, |set| set.title()).to_owned();
    SetInfo { name: name.to_owned(), title, level: compiled.level, origin, version }
}

fn shipped(name: &str) -> Option<&'static str> {
    let file = format!("{name}.dhjog");
    SHIPPED.iter().find(|(known, _)| *known == file).map(|(_, text)| *text)
}

pub(crate) async fn list(Shared(state): Shared<State>, Speech(text): Speech) -> Answer<Vec<SetInfo>> {
    let work = move || {
        let own = state.store.texts(Shelf::Heuristics).map_err(|error| ApiError::store(&error, text))?;
        let own = own.iter().map(|one| info(&state, &one.name, &one.text, Origin::User, Some(one.version)));
        let shipped = SHIPPED
            .iter()
            .map(|(file, text)| info(&state, file.trim_end_matches(".dhjog"), text, Origin::Shipped, None));
        Ok(own.chain(shipped).collect())
    };
    blocking(text, work).await.map(Json)
}

pub(crate) async fn read(
    Shared(state): Shared<State>,
    Path(name): Path<String>,
    Speech(text): Speech,
) -> Answer<SetDetail> {
    blocking(text, move || detail(&state, &name, text)).await.map(Json)
}

fn detail(state: &Application, name: &str, text: Text) -> Result<SetDetail, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let versions = state.store.versions(Shelf::Heuristics, name).map_err(store)?;
    let Some(last) = versions.last() else {
        let words = shipped(name).ok_or_else(|| ApiError::missing(text))?;
        let info = info(state, name, words, Origin::Shipped, None);
        return Ok(SetDetail { info, text: words.to_owned(), versions: Vec::new() });
    };
    let found = state.store.version(Shelf::Heuristics, name, last.number).map_err(store)?;
    let words = found.ok_or_else(|| ApiError::missing(text))?;
    let listed = versions.iter().map(|one| VersionInfo { number: one.number, saved: one.saved });
    Ok(SetDetail {
        info: info(state, name, &words, Origin::User, Some(last.number)),
        text: words,
        versions: listed.collect(),
    })
}

pub(crate) async fn write(
    Shared(state): Shared<State>,
    Path(name): Path<String>,
    Speech(text): Speech,
    Body(request): Body<SetRequest>,
) -> Answer<Saved> {
    state.must_keep(text)?;
    source(&request.text, text)?;
    if name.trim().is_empty() || MOST_LETTERS < name.chars().count() {
        return Err(ApiError::input(ErrorCode::TooLong, text.get("class-bad-name")));
    }
    if shipped(&name).is_some() {
        return Err(ApiError::new(
            StatusCode::CONFLICT,
            ErrorCode::NameTaken,
            text.get("class-shipped-name"),
        ));
    }
    let work = move || {
        let saved = state.store.save_text(Shelf::Heuristics, &name, &request.text);
        let version = saved.map_err(|error| ApiError::store(&error, text))?;
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
    blocking(text, move || known(state.store.remove_text(Shelf::Heuristics, &name), text)).await
}

pub(crate) async fn version(
    Shared(state): Shared<State>,
    Path((name, version)): Path<(String, u32)>,
    Speech(text): Speech,
) -> Answer<Formatted> {
    kept::version(state, Shelf::Heuristics, name, version, text).await
}
