//! The sets of a class: written, saved in versions, shared by rights, copied, merged, played against.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_lang::Source;
use lucena_lang::dhjog::{self, FileTree};
use lucena_store::class::{ClassSet, Grant, NewVersion};
use lucena_text::{Language, Text};
use lucena_wire::{
    ClassPlayRequest, ClassSetDetail, ClassText, ClassVersion, Created, EnterRequest, GrantInfo,
    GrantsRequest, MergeRequest, Right, Role, SetMove, Word,
};

use super::remark::written;
use super::state::set_info;
use super::{MOST_WORDS, typed};
use crate::api::dhjog::{Allowed, moved, source};
use crate::api::kept::known;
use crate::class::access::{bits, rights};
use crate::class::door::Presence;
use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Path, Speech};
use crate::state::{Application, State};
use crate::think::{Client, blocking, search};
use crate::wire::{self, ErrorCode, Formatted, Saved};

/// The most sets of a member.
const MOST_SETS: usize = 20;
/// The most versions of a set.
const MOST_VERSIONS: usize = 500;
/// The most sets that are merged at once.
const MOST_MERGED: usize = 12;
/// The longest title of a group's set.
const MOST_LETTERS: usize = 60;

/// What everybody may do with a new set when the class works together.
fn usual_grants() -> Vec<Grant> {
    vec![Grant { member: None, role: None, rights: bits(&[Right::See, Right::Use, Right::Annotate]) }]
}

/// The title that a text has, or none.
fn title_of(words: &str) -> Option<String> {
    match dhjog::parse(&Source::new("", words)).file {
        Some(FileTree::Set(tree)) => Some(tree.title.value).filter(|title| !title.trim().is_empty()),
        _ => None,
    }
}

pub(crate) async fn add(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<ClassText>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    source(&request.text, text)?;
    let work = move || {
        let title = title_of(&request.text).unwrap_or_else(|| text.get("class-untitled"));
        begin(&state, &presence, &title, &request.text, false, &usual_grants(), text)
    };
    Ok((StatusCode::CREATED, Json(Created { id: blocking(text, work).await? })))
}

/// A new set of the asker's.
fn begin(
    state: &Application,
    presence: &Presence,
    title: &str,
    draft: &str,
    is_group: bool,
    grants: &[Grant],
    text: Text,
) -> Result<i64, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let me = presence.me().ok_or_else(|| ApiError::missing(text))?;
    let class = presence.class_id();
    let own = state.store.class_sets(class).map_err(store)?.iter().filter(|set| set.owner == me).count();
    if MOST_SETS <= own {
        return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::TooMany, text.get("class-too-many-sets")));
    }
    let id = state.store.add_class_set((class, me), title, draft, is_group, grants).map_err(store)?;
    state.store.add_event(class, Some(me), "began", title).map_err(store)?;
    Ok(id)
}

pub(crate) async fn read(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
) -> Answer<ClassSetDetail> {
    blocking(text, move || detail(&state, &presence, text)).await.map(Json)
}

fn detail(state: &Application, presence: &Presence, text: Text) -> Result<ClassSetDetail, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let (class, set) = (presence.class(text)?, presence.set(text)?);
    let members = state.store.members(class.id).map_err(store)?;
    let frozen = state.store.frozen(presence.round(text)?.id).map_err(store)?;
    let grants = state.store.grants(set.id).map_err(store)?;
    let versions = state.store.set_versions(set.id).map_err(store)?;
    // A draft is its authors' alone, whatever the phase.
    let draft = set.draft.as_ref().filter(|_| is_author(presence, set, &grants));
    let newest = versions.last().map(|version| version.text.clone());
    let words = draft.cloned().or(newest).unwrap_or_default();
    let source = Source::new("", words.clone());
    let annotations = state.store.annotations(set.id).map_err(store)?;
    let is_mine = presence.me() == Some(set.owner);
    Ok(ClassSetDetail {
        info: set_info(state, presence, set, &members, &frozen, text)?,
        is_draft: draft.is_some(),
        versions: versions
            .iter()
            .map(|version| ClassVersion {
                number: version.number,
                fingerprint: version.fingerprint.clone(),
                level: version.level,
                written: version.written,
                note: version.note.clone(),
            })
            .collect(),
        annotations: annotations.iter().map(|one| written(one, &members, presence)).collect(),
        grants: is_mine.then(|| grants.iter().map(grant_info).collect()),
        check: wire::set_check(&source, &Allowed::in_class(&class.rules).compile(state, &source)),
        text: words,
    })
}

/// Whether the asker writes a set, alone or with others.
fn is_author(presence: &Presence, set: &ClassSet, grants: &[Grant]) -> bool {
    let Some(member) = &presence.member else { return false };
    let alter = bits(&[Right::Alter]);
    let is_meant = |grant: &&Grant| grant.member == Some(member.id);
    set.owner == member.id || grants.iter().filter(is_meant).any(|grant| grant.rights & alter != 0)
}

fn grant_info(grant: &Grant) -> GrantInfo {
    GrantInfo {
        member: grant.member,
        role: grant.role.as_deref().and_then(Role::from_word),
        rights: rights(grant.rights),
    }
}

pub(crate) async fn version(
    Shared(state): Shared<State>,
    presence: Presence,
    Path((_, _, number)): Path<(i64, i64, u32)>,
    Speech(text): Speech,
) -> Answer<Formatted> {
    let work = move || {
        let found = state.store.set_version(presence.set(text)?.id, number);
        let found = found.map_err(|error| ApiError::store(&error, text))?;
        found.map(|version| Formatted { text: version.text }).ok_or_else(|| ApiError::missing(text))
    };
    blocking(text, work).await.map(Json)
}

pub(crate) async fn keep_draft(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<ClassText>,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    source(&request.text, text)?;
    let work = move || {
        let kept = state.store.keep_class_draft(presence.set(text)?.id, &request.text);
        kept.map_err(|error| ApiError::store(&error, text))?;
        Ok(StatusCode::NO_CONTENT)
    };
    blocking(text, work).await
}

pub(crate) async fn save(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<ClassText>,
) -> Answer<Saved> {
    state.must_keep(text)?;
    let note = match request.note.as_deref().map(str::trim) {
        None | Some("") => String::new(),
        Some(note) => typed(note, MOST_WORDS, text)?,
    };
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let (class, set) = (presence.class(text)?, presence.set(text)?);
        let sound = Allowed::in_class(&class.rules).set(&state, &request.text, text)?;
        if MOST_VERSIONS <= state.store.set_versions(set.id).map_err(store)?.len() {
            let message = text.get("class-too-many-versions");
            return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::TooMany, message));
        }
        let new = NewVersion {
            title: sound.title(),
            text: &request.text,
            fingerprint: sound.fingerprint(),
            level: sound.level(),
            note: &note,
        };
        let version = state.store.add_set_version(set.id, new).map_err(store)?;
        state.store.add_event(class.id, presence.me(), "saved", sound.title()).map_err(store)?;
        Ok(Saved { name: sound.title().to_owned(), version })
    };
    blocking(text, work).await.map(Json)
}

pub(crate) async fn enter(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<EnterRequest>,
) -> Result<StatusCode, ApiError> {
    let work = move || {
        let done = state.store.enter_class_set(presence.set(text)?.id, request.is_entered);
        done.map_err(|error| ApiError::store(&error, text))?;
        Ok(StatusCode::NO_CONTENT)
    };
    blocking(text, work).await
}

pub(crate) async fn grant(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<GrantsRequest>,
) -> Result<StatusCode, ApiError> {
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let set = presence.set(text)?;
        // Those who write together with others say what others may do only if the set is theirs.
        if presence.me() != Some(set.owner) {
            let message = text.get("class-forbidden");
            return Err(ApiError::new(StatusCode::FORBIDDEN, ErrorCode::Forbidden, message));
        }
        let members = state.store.members(set.class).map_err(store)?;
        let is_known =
            |grant: &GrantInfo| grant.member.is_none_or(|id| members.iter().any(|member| member.id == id));
        if !request.grants.iter().all(is_known) || MOST_SETS * 10 < request.grants.len() {
            return Err(ApiError::missing(text));
        }
        let grants: Vec<Grant> = request
            .grants
            .iter()
            .map(|grant| Grant {
                member: grant.member,
                role: grant.role.map(|role| role.written()),
                rights: bits(&grant.rights),
            })
            .collect();
        state.store.set_grants(set.id, &grants).map_err(store)?;
        Ok(StatusCode::NO_CONTENT)
    };
    blocking(text, work).await
}

pub(crate) async fn remove(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let set = presence.set(text)?;
        let noted = state.store.add_event(set.class, presence.me(), "removed", &set.title);
        noted.map_err(|error| ApiError::store(&error, text))?;
        known(state.store.remove_class_set(set.id), text)
    };
    blocking(text, work).await
}

/// The text of a set for others: its newest version.
fn newest(state: &Application, set: &ClassSet, text: Text) -> Result<String, ApiError> {
    let versions = state.store.set_versions(set.id).map_err(|error| ApiError::store(&error, text))?;
    let last = versions.last().map(|version| version.text.clone());
    last.ok_or_else(|| ApiError::input(ErrorCode::BadSet, text.get("class-no-version")))
}

pub(crate) async fn copy(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let set = presence.set(text)?;
        let words = newest(&state, set, text)?;
        begin(&state, &presence, &set.title, &words, false, &usual_grants(), text)
    };
    Ok((StatusCode::CREATED, Json(Created { id: blocking(text, work).await? })))
}

pub(crate) async fn play(
    Shared(state): Shared<State>,
    presence: Presence,
    client: Client,
    Speech(text): Speech,
    Body(request): Body<ClassPlayRequest>,
) -> Answer<SetMove> {
    let game = input::game(request.fen.as_deref(), &request.moves, text)?;
    let shared = State::clone(&state);
    let work = move || {
        let words = newest(&shared, presence.set(text)?, text)?;
        let set = Allowed::in_class(&presence.class(text)?.rules).set(&shared, &words, text)?;
        moved(set, game, request.nodes, request.seed, text)
    };
    search(&state, client, text, work).await.map(Json)
}

pub(crate) async fn merge(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<MergeRequest>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    let title = typed(&request.title, MOST_LETTERS, text)?.replace('"', "'");
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let class = presence.class(text)?;
        if request.sets.len() < 2 || MOST_MERGED < request.sets.len() {
            return Err(ApiError::input(ErrorCode::Nothing, text.get("class-merge-two")));
        }
        let mut trees = Vec::new();
        for &id in &request.sets {
            let set = state.store.class_set(id).map_err(store)?.filter(|set| set.class == class.id);
            let set = set.ok_or_else(|| ApiError::missing(text))?;
            // Merging shows the sources, so it needs the same permission.
            if !presence.may("classSet", &set, &state.store.grants(id).map_err(store)?) {
                let message = text.get("class-forbidden");
                return Err(ApiError::new(StatusCode::FORBIDDEN, ErrorCode::Forbidden, message));
            }
            let words = newest(&state, &set, text)?;
            if let Some(FileTree::Set(tree)) = dhjog::parse(&Source::new("", words)).file {
                trees.push(dhjog::blocks(&tree));
            }
        }
        let members = state.store.members(class.id).map_err(store)?;
        let mut grants = usual_grants();
        for id in request.members.iter().filter(|id| members.iter().any(|member| member.id == **id)) {
            grants.push(Grant {
                member: Some(*id),
                role: None,
                rights: bits(&[Right::See, Right::Use, Right::Annotate, Right::Copy, Right::Alter]),
            });
        }
        let language = Language::from_tag(&class.rules.language).unwrap_or(Language::English);
        let language = lucena_lang::voice::keywords(Text::new(language));
        let merged =
            dhjog::merge(&title, &trees).and_then(|tree| dhjog::text_of_blocks(&tree, language).ok());
        let words = merged.ok_or_else(|| ApiError::input(ErrorCode::BadSet, text.get("class-no-set")))?;
        begin(&state, &presence, &title, &words, true, &grants, text)
    };
    Ok((StatusCode::CREATED, Json(Created { id: blocking(text, work).await? })))
}
