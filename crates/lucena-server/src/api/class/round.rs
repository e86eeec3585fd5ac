//! The phases of a round: writing, competing with frozen sets, working together; then the next round.

use axum::Json;
use axum::extract::State as Shared;
use lucena_store::class::{ClassSet, Frozen, NewVersion};
use lucena_text::Text;
use lucena_wire::{PhaseAnswer, PhaseRequest, RoundPhase, Word};

use crate::api::dhjog::Allowed;
use crate::class::door::Presence;
use crate::error::{Answer, ApiError};
use crate::input::{Body, Speech};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::ErrorCode;

pub(crate) async fn set(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<PhaseRequest>,
) -> Answer<PhaseAnswer> {
    state.must_keep(text)?;
    blocking(text, move || change(&state, &presence, request.phase, text)).await.map(Json)
}

fn change(
    state: &Application,
    presence: &Presence,
    phase: RoundPhase,
    text: Text,
) -> Result<PhaseAnswer, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let (class, round) = (presence.class(text)?, presence.round(text)?);
    let mut answer = PhaseAnswer { round: round.number, phase, frozen: 0, left_out: Vec::new() };
    match (presence.phase(), phase) {
        (now, wanted) if now == wanted => return Ok(answer),
        (RoundPhase::Authoring, RoundPhase::Competition) => {
            let members = state.store.members(class.id).map_err(store)?;
            let mut frozen = Vec::new();
            for set in state.store.class_sets(class.id).map_err(store)?.iter().filter(|set| set.is_entered) {
                match freeze(state, presence, set, text)? {
                    Some(one) => frozen.push(one),
                    None => {
                        let owner = members.iter().find(|member| member.id == set.owner);
                        let nickname = owner.map_or("", |owner| owner.nickname.as_str());
                        answer.left_out.push(format!("{} ({nickname})", set.title));
                    }
                }
            }
            state.store.set_phase(round.id, &phase.written(), &frozen).map_err(store)?;
            answer.frozen = frozen.len();
        }
        (RoundPhase::Competition, RoundPhase::Collaboration) => {
            state.store.set_phase(round.id, &phase.written(), &[]).map_err(store)?;
        }
        (RoundPhase::Collaboration, RoundPhase::Authoring) => {
            state.store.next_round(class.id, &phase.written()).map_err(store)?;
            answer.round = round.number + 1;
        }
        _ => return Err(ApiError::input(ErrorCode::Locked, text.get("class-wrong-order"))),
    }
    state.store.add_event(class.id, presence.me(), "phase", &phase.written()).map_err(store)?;
    Ok(answer)
}

/// The version of a set that competes: what is being written, if it is sound, else the newest that is.
fn freeze(
    state: &Application,
    presence: &Presence,
    set: &ClassSet,
    text: Text,
) -> Result<Option<Frozen>, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let allowed = Allowed::in_class(&presence.class(text)?.rules);
    if let Some(draft) = &set.draft
        && let Ok(sound) = allowed.set(state, draft, text)
    {
        let new = NewVersion {
            title: sound.title(),
            text: draft,
            fingerprint: sound.fingerprint(),
            level: sound.level(),
            note: "",
        };
        state.store.add_set_version(set.id, new).map_err(store)?;
    }
    let versions = state.store.set_versions(set.id).map_err(store)?;
    let sound = versions.iter().rev().find(|version| allowed.set(state, &version.text, text).is_ok());
    Ok(sound.map(|version| Frozen {
        set: set.id,
        version: version.number,
        fingerprint: version.fingerprint.clone(),
    }))
}
