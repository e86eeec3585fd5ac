//! A class as one of its members, or its teacher, sees it.

use axum::Json;
use axum::extract::State as Shared;
use lucena_store::class::{Class, ClassSet, Frozen, Member};
use lucena_text::Text;
use lucena_wire::{
    ClassInfo, ClassRules, ClassSetInfo, ClassState, MemberInfo, Right, Role, RoundInfo, RoundPhase,
    TestState, TournamentInfo, TournamentStatus,
};

use crate::class::door::Presence;
use crate::class::{Asker, access, positions, tournament};
use crate::contest;
use crate::error::{Answer, ApiError};
use crate::input::Speech;
use crate::state::{Application, State};
use crate::think::blocking;

pub(crate) async fn read(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
) -> Answer<ClassState> {
    blocking(text, move || whole(&state, &presence, text)).await.map(Json)
}

/// What is fixed for a class.
pub(super) fn rules(class: &Class) -> ClassRules {
    let rules = &class.rules;
    let functions = rules.allowed_functions.as_deref();
    ClassRules {
        name: rules.name.clone(),
        level_limit: rules.level_limit,
        allowed_functions: functions.map(|names| names.split(' ').map(str::to_owned).collect()),
        max_tokens: rules.max_tokens,
        language: rules.language.clone(),
        test: TestState::from_word(&rules.test).unwrap_or(TestState::None),
    }
}

/// A class in a list.
pub(super) fn info(state: &Application, class: &Class, text: Text) -> Result<ClassInfo, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let round = state.store.current_round(class.id).map_err(store)?;
    Ok(ClassInfo {
        id: class.id,
        rules: rules(class),
        members: state.store.members(class.id).map_err(store)?.len(),
        round: round.as_ref().map_or(1, |round| round.number),
        phase: round.and_then(|round| RoundPhase::from_word(&round.phase)).unwrap_or(RoundPhase::Authoring),
        created: class.created,
    })
}

pub(super) fn member_info(member: &Member, is_seen: bool) -> MemberInfo {
    MemberInfo {
        id: member.id,
        nickname: member.nickname.clone(),
        role: Role::from_word(&member.role).unwrap_or(Role::Learner),
        joined: member.joined,
        last_seen: is_seen.then_some(member.last_seen),
    }
}

fn whole(state: &Application, presence: &Presence, text: Text) -> Result<ClassState, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let class = presence.class(text)?;
    let members = state.store.members(class.id).map_err(store)?;
    let rounds = state.store.rounds(class.id).map_err(store)?;
    let frozen = state.store.frozen(presence.round(text)?.id).map_err(store)?;
    let sets = state.store.class_sets(class.id).map_err(store)?;
    let sets: Result<Vec<ClassSetInfo>, ApiError> =
        sets.iter().map(|set| set_info(state, presence, set, &members, &frozen, text)).collect();
    let is_leader = matches!(presence.asker, Asker::Teacher | Asker::Member(Role::Coordinator));
    let tournaments = state.store.tournaments(class.id).map_err(store)?;
    let tournaments: Result<Vec<TournamentInfo>, ApiError> = tournaments
        .iter()
        .map(|one| {
            let number = rounds.iter().find(|round| round.id == one.round).map_or(0, |round| round.number);
            tournament_info(state, one, number, text)
        })
        .collect();
    let lists = state.store.position_sets(class.id).map_err(store)?;
    let lists = lists.iter().filter(|list| presence.sees(list, presence.phase()));
    let rounds = rounds.iter().map(|round| RoundInfo {
        number: round.number,
        phase: RoundPhase::from_word(&round.phase).unwrap_or(RoundPhase::Authoring),
        opened: round.opened,
        closed: round.closed,
    });
    Ok(ClassState {
        info: info(state, class, text)?,
        me: presence.member.as_ref().map(|member| member_info(member, true)),
        rounds: rounds.collect(),
        roll: members.iter().map(|member| member_info(member, is_leader)).collect(),
        sets: sets?,
        tournaments: tournaments?,
        positions: lists.map(positions::info).collect(),
        may: access::operations(presence.asker, presence.phase()).map(str::to_owned).collect(),
    })
}

/// A set in a list, with what the asker may do with it now.
pub(super) fn set_info(
    state: &Application,
    presence: &Presence,
    set: &ClassSet,
    members: &[Member],
    frozen: &[Frozen],
    text: Text,
) -> Result<ClassSetInfo, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let grants = state.store.grants(set.id).map_err(store)?;
    let versions = state.store.set_versions(set.id).map_err(store)?;
    let last = versions.last();
    let operations = [
        ("classSet", Right::See),
        ("playClassSet", Right::Use),
        ("annotate", Right::Annotate),
        ("copyClassSet", Right::Copy),
        ("saveClassVersion", Right::Alter),
        ("removeClassSet", Right::Delete),
    ];
    let rights = operations.iter().filter(|(operation, _)| presence.may(operation, set, &grants));
    Ok(ClassSetInfo {
        id: set.id,
        owner: set.owner,
        author: members
            .iter()
            .find(|member| member.id == set.owner)
            .map_or(String::new(), |member| member.nickname.clone()),
        title: set.title.clone(),
        version: last.map(|version| version.number),
        level: last.map(|version| version.level),
        is_entered: set.is_entered,
        is_group: set.is_group,
        frozen: frozen.iter().find(|one| one.set == set.id).map(|one| one.fingerprint.clone()),
        rights: rights.map(|(_, right)| *right).collect(),
        is_mine: presence.me() == Some(set.owner),
        annotations: state.store.annotations(set.id).map_err(store)?.len(),
    })
}

/// A competition in a list.
pub(super) fn tournament_info(
    state: &Application,
    one: &lucena_store::class::Tournament,
    round: u32,
    text: Text,
) -> Result<TournamentInfo, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let (played, total) = match state.tournaments.board(one.id) {
        Some(board) if 0 < board.total => (board.played, board.total),
        _ => {
            let entrants = state.store.entrants(one.id).map_err(store)?.len();
            let games = state.store.class_games(one.id).map_err(store)?;
            let played = games.iter().filter(|game| game.result != contest::OPEN).count();
            (played, contest::total(entrants, &tournament::configuration(one)))
        }
    };
    Ok(TournamentInfo {
        id: one.id,
        round,
        status: TournamentStatus::from_word(&one.state).unwrap_or(TournamentStatus::Stopped),
        played,
        total,
    })
}
