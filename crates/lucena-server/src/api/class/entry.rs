//! Joining a class by code and nickname, coming back with the secret, leaving.

use axum::extract::State as Shared;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use lucena_store::class::Class;
use lucena_text::{Language, Text};
use lucena_wire::{Caller, ClassHere, JoinRequest, Joined, ReturnRequest, Role, Word};

use crate::class::Asker;
use crate::class::door::{BroughtKey, HasOldToken, Presence, cookie};
use crate::class::secret;
use crate::error::{Answer, ApiError};
use crate::input::{Body, Speech};
use crate::state::{Application, State};
use crate::think::{Client, blocking};
use crate::wire::ErrorCode;

/// Wrong codes and secrets from one address before it has to wait.
const MOST_OF_ADDRESS: u32 = 30;
/// Wrong secrets for one nickname before it has to wait.
const MOST_OF_NAME: u32 = 8;
/// The longest nickname.
const MOST_LETTERS: usize = 24;
/// The most members of a class.
const MOST_MEMBERS: usize = 200;

pub(crate) async fn here(
    Shared(state): Shared<State>,
    old_token: Option<Extension<HasOldToken>>,
    presence: Presence,
) -> Answer<ClassHere> {
    let who = match presence.asker {
        Asker::Visitor => Caller::Visitor,
        Asker::Member(_) => Caller::Member,
        Asker::Teacher => Caller::Teacher,
    };
    let class = presence.member.as_ref().map(|member| member.class);
    let has_old_link = old_token.is_some();
    Ok(Json(ClassHere { is_open: state.security.is_class, who, class, has_old_link }))
}

pub(crate) async fn join(
    Shared(state): Shared<State>,
    Client(address): Client,
    Speech(text): Speech,
    Body(request): Body<JoinRequest>,
) -> Result<Response, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let address = format!("address {address}");
        let class = class_of(&state, &request.code, &address, text)?;
        let nickname = nickname(&request.nickname, text)?;
        let store = |error| ApiError::store(&error, text);
        if MOST_MEMBERS <= state.store.members(class.id).map_err(store)?.len() {
            return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::TooMany, text.get("class-full")));
        }
        let secret = secret::secret(Language::from_tag(&class.rules.language).unwrap_or(text.language()));
        let (folded, digest) = (secret::plain(&nickname), secret::secret_digest(&secret));
        let role = Role::Learner.written();
        let added = state.store.add_member(class.id, &nickname, &folded, &role, &digest).map_err(store)?;
        let taken = || {
            ApiError::new(StatusCode::CONFLICT, ErrorCode::NicknameTaken, text.get("class-nickname-taken"))
        };
        let member = added.ok_or_else(taken)?;
        state.store.add_event(class.id, Some(member), "joined", "").map_err(store)?;
        let key = new_session(&state, member, text)?;
        Ok((key, Joined { class: class.id, member, secret: Some(secret) }))
    };
    blocking(text, work).await.map(welcome)
}

pub(crate) async fn come_back(
    Shared(state): Shared<State>,
    Client(address): Client,
    Speech(text): Speech,
    Body(request): Body<ReturnRequest>,
) -> Result<Response, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let address = format!("address {address}");
        let class = class_of(&state, &request.code, &address, text)?;
        let folded = secret::plain(&request.nickname);
        let name = format!("name {} {folded}", class.id);
        may_try(&state, &name, MOST_OF_NAME, text)?;
        let store = |error| ApiError::store(&error, text);
        let member = state.store.member_called(class.id, &folded).map_err(store)?;
        // Whether it is the name or the secret that is wrong is nobody's business.
        let digest = member.as_ref().map_or("$", |member| member.secret_hash.as_str());
        let is_right = secret::is_secret(&request.secret, digest);
        let Some(member) = member.filter(|_| is_right) else {
            state.attempts.note(&address);
            state.attempts.note(&name);
            return Err(ApiError::new(
                StatusCode::UNAUTHORIZED,
                ErrorCode::WrongSecret,
                text.get("class-wrong-secret"),
            ));
        };
        state.attempts.forget(&name);
        let key = new_session(&state, member.id, text)?;
        Ok((key, Joined { class: class.id, member: member.id, secret: None }))
    };
    blocking(text, work).await.map(welcome)
}

pub(crate) async fn leave(
    Shared(state): Shared<State>,
    BroughtKey(key): BroughtKey,
    Speech(text): Speech,
) -> Result<Response, ApiError> {
    if let Some(key) = key {
        let work = move || {
            let removed = state.store.remove_session(&secret::key_digest(&key));
            removed.map_err(|error| ApiError::store(&error, text))
        };
        blocking(text, work).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(""))]).into_response())
}

fn welcome((key, joined): (String, Joined)) -> Response {
    (StatusCode::CREATED, [(header::SET_COOKIE, cookie(&key))], Json(joined)).into_response()
}

fn new_session(state: &Application, member: i64, text: Text) -> Result<String, ApiError> {
    let key = secret::key();
    let added = state.store.add_session(member, &secret::key_digest(&key));
    added.map_err(|error| ApiError::store(&error, text))?;
    Ok(key)
}

fn may_try(state: &Application, who: &str, most: u32, text: Text) -> Result<(), ApiError> {
    if state.attempts.are_too_many(who, most) {
        let message = text.get("class-too-many-tries");
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, ErrorCode::TooManyTries, message));
    }
    Ok(())
}

/// The class of a code; wrong codes are counted.
fn class_of(state: &Application, code: &str, address: &str, text: Text) -> Result<Class, ApiError> {
    may_try(state, address, MOST_OF_ADDRESS, text)?;
    let code = secret::meant_code(code);
    let found = state.store.class_of_code(&code).map_err(|error| ApiError::store(&error, text))?;
    found.ok_or_else(|| {
        state.attempts.note(address);
        ApiError::new(StatusCode::UNAUTHORIZED, ErrorCode::WrongCode, text.get("class-wrong-code"))
    })
}

/// A nickname that can be read and told from others.
pub(super) fn nickname(words: &str, text: Text) -> Result<String, ApiError> {
    let nickname = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_good = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_' | '.');
    let has_letter = nickname.chars().any(char::is_alphanumeric);
    if !has_letter || MOST_LETTERS < nickname.chars().count() || !nickname.chars().all(is_good) {
        return Err(ApiError::input(ErrorCode::BadNickname, text.get("class-bad-nickname")));
    }
    Ok(nickname)
}
