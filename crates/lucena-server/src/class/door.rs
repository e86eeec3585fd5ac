//! Who is asking: every route of the API passes here, and the table says how far they may go.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{FromRequestParts, MatchedPath, RawPathParams, Request, State as Shared};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use lucena_store::class::{Class, ClassSet, Entrant, Grant, Member, PositionSet, Round};
use lucena_text::{Text, args};
use lucena_wire::{Right, Role, RoundPhase, Word};

use super::access::{self, Asker, Scope, scope};
use super::{positions, secret};
use crate::contest::is_person;
use crate::error::ApiError;
use crate::input::Speech;
use crate::routes::ROUTES;
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::ErrorCode;

/// The cookie that holds a member's key.
const COOKIE: &str = "lucena_member";
/// How often it is noted that a member was there.
const PACE: Duration = Duration::from_secs(30);

/// The request brought the teacher's token; put there by the guard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IsTeacher;

/// The request brought a token that is the teacher's no longer; put there by the guard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HasOldToken;

/// Who asks, about what.
#[derive(Clone, Debug)]
pub(crate) struct Presence {
    pub(crate) member: Option<Member>,
    pub(crate) asker: Asker,
    /// The class of the path, or the member's.
    pub(crate) class: Option<Class>,
    pub(crate) round: Option<Round>,
    /// The set of the path.
    pub(crate) set: Option<ClassSet>,
    /// The list of positions of the path.
    pub(crate) positions: Option<PositionSet>,
}

impl Presence {
    pub(crate) fn phase(&self) -> RoundPhase {
        let word = self.round.as_ref().map_or("", |round| round.phase.as_str());
        RoundPhase::from_word(word).unwrap_or(RoundPhase::Authoring)
    }

    /// The number of the class, 0 if there is none.
    pub(crate) fn class_id(&self) -> i64 {
        self.class.as_ref().map_or(0, |class| class.id)
    }

    /// The member's number, if it is one.
    pub(crate) fn me(&self) -> Option<i64> {
        self.member.as_ref().map(|member| member.id)
    }

    /// The class of a path that names one.
    pub(crate) fn class(&self, text: Text) -> Result<&Class, ApiError> {
        self.class.as_ref().ok_or_else(|| ApiError::missing(text))
    }

    /// The round of a class.
    pub(crate) fn round(&self, text: Text) -> Result<&Round, ApiError> {
        self.round.as_ref().ok_or_else(|| ApiError::missing(text))
    }

    /// The set of a path that names one.
    pub(crate) fn set(&self, text: Text) -> Result<&ClassSet, ApiError> {
        self.set.as_ref().ok_or_else(|| ApiError::missing(text))
    }

    /// The list of positions of a path that names one.
    pub(crate) fn positions(&self, text: Text) -> Result<&PositionSet, ApiError> {
        self.positions.as_ref().ok_or_else(|| ApiError::missing(text))
    }

    /// Whether a list of positions may be seen in a phase.
    pub(crate) fn sees(&self, list: &PositionSet, phase: RoundPhase) -> bool {
        match scope("positionSet", self.asker, phase).0 {
            Scope::Yes => true,
            Scope::Right => access::is_shown(positions::purpose(list), phase),
            Scope::No | Scope::Own => false,
        }
    }

    /// Whether an operation with a set is allowed.
    pub(crate) fn may(&self, operation: &str, set: &ClassSet, grants: &[Grant]) -> bool {
        let (scope, right) = scope(operation, self.asker, self.phase());
        let has = |right: Right| has_right(self.member.as_ref(), set, grants, right);
        match scope {
            Scope::No => false,
            Scope::Yes => true,
            Scope::Own => has(Right::Alter),
            Scope::Right => right.is_none_or(has),
        }
    }
}

/// Whether a member has a right: owners have all of them, others what was granted.
fn has_right(member: Option<&Member>, set: &ClassSet, grants: &[Grant], right: Right) -> bool {
    let Some(member) = member else { return false };
    let is_meant = |grant: &&Grant| match (&grant.member, &grant.role) {
        (Some(id), _) => *id == member.id,
        (None, Some(role)) => *role == member.role,
        (None, None) => true,
    };
    let bit = access::bits(&[right]);
    // Who may change a set may see it.
    let bits = if right == Right::See { bit | access::bits(&[Right::Alter]) } else { bit };
    set.owner == member.id || grants.iter().filter(is_meant).any(|grant| grant.rights & bits != 0)
}

impl<S: Sync> FromRequestParts<S> for Presence {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Presence, ApiError> {
        let text = Speech::of(parts.uri.query(), &parts.headers);
        parts.extensions.get::<Presence>().cloned().ok_or_else(|| ApiError::internal(text))
    }
}

/// The operation of a method and a path of the table of routes.
fn operation(method: &str, path: &str) -> Option<&'static str> {
    // Whoever may not read something may not ask for its head either.
    let method = if method == "HEAD" { "GET" } else { method };
    static KNOWN: LazyLock<BTreeMap<(String, &'static str), &'static str>> = LazyLock::new(|| {
        ROUTES.iter().map(|route| ((route.method.to_uppercase(), route.path), route.id)).collect()
    });
    KNOWN.iter().find(|((known, place), _)| known == method && *place == path).map(|(_, id)| *id)
}

/// Lets a request through to its handler or refuses it.
pub(crate) async fn door(
    Shared(state): Shared<State>,
    path: MatchedPath,
    params: RawPathParams,
    mut request: Request,
    next: Next,
) -> Response {
    let text = Speech::of(request.uri().query(), request.headers());
    let Some(operation) = operation(request.method().as_str(), path.as_str()) else {
        return next.run(request).await;
    };
    let is_teacher = !state.security.is_class || request.extensions().get::<IsTeacher>().is_some();
    let key = if is_teacher { None } else { key_of(request.headers()) };
    // Visitors who want to look, and the teacher outside of classes, need nothing from the store.
    let names: Vec<(String, String)> =
        params.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let is_class = path.as_str().starts_with("/api/classes/{id}");
    let admitted = if is_teacher && !is_class {
        Ok(Presence {
            member: None,
            asker: Asker::Teacher,
            class: None,
            round: None,
            set: None,
            positions: None,
        })
    } else {
        let look = {
            let state = State::clone(&state);
            move || admit(&state, operation, is_teacher, key.as_deref(), is_class, &names, text)
        };
        blocking(text, look).await
    };
    match admitted {
        Ok(presence) => {
            request.extensions_mut().insert(presence);
            next.run(request).await
        }
        Err(refusal) => refusal.into_response(),
    }
}

fn admit(
    state: &Application,
    operation: &str,
    is_teacher: bool,
    key: Option<&str>,
    is_class: bool,
    names: &[(String, String)],
    text: Text,
) -> Result<Presence, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let missing = || ApiError::missing(text);
    let number = |name: &str| -> Result<Option<i64>, ApiError> {
        let value = names.iter().find(|(known, _)| known == name).map(|(_, value)| value.parse::<i64>());
        value.transpose().map_err(|_| missing())
    };
    let member = match key {
        Some(key) => state.store.member_of_session(&secret::key_digest(key)).map_err(store)?,
        None => None,
    };
    let asker = match &member {
        _ if is_teacher => Asker::Teacher,
        Some(member) => Asker::Member(Role::from_word(&member.role).unwrap_or(Role::Learner)),
        None => Asker::Visitor,
    };
    let own = member.as_ref().map(|member| member.class);
    let asked = if is_class { number("id")? } else { own };
    // A class that is not one's own is nothing one could know of.
    if matches!(asker, Asker::Member(_)) && asked != own {
        return Err(missing());
    }
    let class = match asked.filter(|_| asker != Asker::Visitor) {
        Some(id) => state.store.class(id).map_err(store)?,
        None => None,
    };
    let round = match &class {
        Some(class) => state.store.current_round(class.id).map_err(store)?,
        None => None,
    };
    let mut presence = Presence { member, asker, class, round, set: None, positions: None };
    if is_class && presence.class.is_none() && asker != Asker::Visitor {
        return Err(missing());
    }
    let (scope, _) = scope(operation, asker, presence.phase());
    if scope == Scope::No {
        return Err(refusal(operation, &presence, text));
    }
    if let Some(member) = &presence.member {
        state.seen.note(state, member.id).map_err(store)?;
    }
    check_things(state, operation, &mut presence, &number, text)?;
    Ok(presence)
}

/// What a path names must belong to the class, and must be allowed to who asks.
fn check_things(
    state: &Application,
    operation: &str,
    presence: &mut Presence,
    number: &dyn Fn(&str) -> Result<Option<i64>, ApiError>,
    text: Text,
) -> Result<(), ApiError> {
    let store = |error| ApiError::store(&error, text);
    let missing = || ApiError::missing(text);
    let class = presence.class_id();
    if let Some(id) = number("tournament")? {
        let found = state.store.tournament(id).map_err(store)?;
        found.filter(|(of, _)| *of == class).ok_or_else(missing)?;
        // One's own game is one that one plays at the board.
        if scope(operation, presence.asker, presence.phase()).0 == Scope::Own {
            let entrants = state.store.entrants(id).map_err(store)?;
            let is_me = |one: &Entrant| is_person(one) && one.member == presence.me();
            if !entrants.iter().any(is_me) {
                return Err(refusal(operation, presence, text));
            }
        }
    }
    if let Some(id) = number("member")? {
        let found = state.store.member(id).map_err(store)?;
        found.filter(|member| member.class == class).ok_or_else(missing)?;
    }
    if let Some(id) = number("positions")? {
        let found = state.store.position_set(id).map_err(store)?;
        let list = found.filter(|list| list.class == class).ok_or_else(missing)?;
        if !presence.sees(&list, presence.phase()) {
            let phases = RoundPhase::ALL.iter().copied().filter(|phase| presence.sees(&list, *phase));
            return Err(refused(&phases.collect::<Vec<_>>(), presence, text));
        }
        presence.positions = Some(list);
    }
    let Some(id) = number("set")? else { return Ok(()) };
    let set =
        state.store.class_set(id).map_err(store)?.filter(|set| set.class == class).ok_or_else(missing)?;
    let is_allowed = match number("annotation")? {
        Some(id) => {
            let found = state.store.annotation(id).map_err(store)?;
            let annotation = found.filter(|annotation| annotation.set == set.id).ok_or_else(missing)?;
            match scope(operation, presence.asker, presence.phase()).0 {
                Scope::Own => annotation.author.is_some() && annotation.author == presence.me(),
                _ => presence.may(operation, &set, &state.store.grants(set.id).map_err(store)?),
            }
        }
        None => presence.may(operation, &set, &state.store.grants(set.id).map_err(store)?),
    };
    if !is_allowed {
        return Err(refusal(operation, presence, text));
    }
    presence.set = Some(set);
    Ok(())
}

/// Why not: nobody knows you, the phase is another, or it is not for you.
fn refusal(operation: &str, presence: &Presence, text: Text) -> ApiError {
    if presence.asker == Asker::Visitor {
        return ApiError::new(
            StatusCode::UNAUTHORIZED,
            ErrorCode::NotAMember,
            text.get("class-not-a-member"),
        );
    }
    refused(&access::better_phases(operation, presence.asker, presence.phase()), presence, text)
}

/// Not now, if there are phases in which it is possible; else not at all.
fn refused(phases: &[RoundPhase], presence: &Presence, text: Text) -> ApiError {
    if !phases.is_empty() {
        let names: Vec<String> = phases.iter().map(|phase| phase_word(*phase, text)).collect();
        let words = args!["now" => phase_word(presence.phase(), text), "phases" => names.join(", ")];
        return ApiError::new(StatusCode::FORBIDDEN, ErrorCode::Locked, text.format("class-locked", words));
    }
    ApiError::new(StatusCode::FORBIDDEN, ErrorCode::Forbidden, text.get("class-forbidden"))
}

/// The name of a phase.
pub(crate) fn phase_word(phase: RoundPhase, text: Text) -> String {
    text.get(match phase {
        RoundPhase::Authoring => "class-phase-authoring",
        RoundPhase::Competition => "class-phase-competition",
        RoundPhase::Collaboration => "class-phase-collaboration",
    })
}

fn key_of(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get(header::COOKIE)?.to_str().ok()?;
    let mut pairs = cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value.to_owned())
}

/// The cookie of a member's key; it lasts for a school year. An empty key ends it.
pub(crate) fn cookie(key: &str) -> HeaderValue {
    let age = if key.is_empty() { 0 } else { 60 * 60 * 24 * 365 };
    let cookie = format!("{COOKIE}={key}; HttpOnly; SameSite=Strict; Path=/; Max-Age={age}");
    HeaderValue::from_str(&cookie).unwrap_or(HeaderValue::from_static(""))
}

/// The key that a request brought.
pub(crate) struct BroughtKey(pub(crate) Option<String>);

impl<S: Sync> FromRequestParts<S> for BroughtKey {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<BroughtKey, Self::Rejection> {
        Ok(BroughtKey(key_of(&parts.headers)))
    }
}

/// When members were last noted to be there, so that not every question is written down.
#[derive(Default)]
pub(crate) struct Seen(Mutex<BTreeMap<i64, Instant>>);

impl Seen {
    fn note(&self, state: &Application, member: i64) -> Result<(), lucena_store::StoreError> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.get(&member).is_some_and(|last| last.elapsed() < PACE) {
            return Ok(());
        }
        known.insert(member, Instant::now());
        drop(known);
        state.store.see_member(member)
    }
}
