//! Competitions: begun with the frozen sets, watched by all, stopped.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_store::class::{ClassGame, Entrant};
use lucena_text::{Text, args};
use lucena_wire::{
    Created, GameResult, SeatMove, SeatedGame, TournamentGame, TournamentGameDetail, TournamentPlace,
    TournamentRequest, TournamentState, TournamentStatus,
};

use super::state::tournament_info;
use crate::class::door::Presence;
use crate::class::tournament::Tournaments;
use crate::class::{positions, seat};
use crate::contest::{OPEN, entrant_of_nobody, person, references, total};
use crate::error::{Answer, ApiError};
use crate::guest;
use crate::input::{Body, Path, Speech};
use crate::state::{Application, State};
use crate::think::{Client, blocking, search};
use crate::wire::ErrorCode;

/// The most positions for a move, openings, rounds of the Swiss system, and games in all.
const MOST_NODES: u64 = 20_000;
const MOST_OPENINGS: usize = 24;
const MOST_ROUNDS: usize = 15;
const MOST_GAMES: usize = 20_000;
/// The longest name of an entrant.
const MOST_LETTERS: usize = 80;

pub(crate) async fn start(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<TournamentRequest>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    let shared = State::clone(&state);
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let (class, round) = (presence.class(text)?, presence.round(text)?);
        let mut entrants = entrants(&shared, class.id, round.id, &request.people, text)?;
        if entrants.is_empty() {
            let message = text.get("class-nobody-plays");
            return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::NothingToPlay, message));
        }
        let request = admitted(&mut entrants, request, &shared, text)?;
        let id =
            shared.store.add_tournament(round.id, &crate::wire::line(&request), &entrants).map_err(store)?;
        shared.store.add_event(class.id, presence.me(), "tournament", &id.to_string()).map_err(store)?;
        Ok(id)
    };
    let id = blocking(text, work).await?;
    Tournaments::start(&state, id);
    Ok((StatusCode::CREATED, Json(Created { id })))
}

/// Adds those to compare with and the guests, and keeps what was asked for within bounds.
pub(crate) fn admitted(
    entrants: &mut Vec<Entrant>,
    request: TournamentRequest,
    state: &Application,
    text: Text,
) -> Result<TournamentRequest, ApiError> {
    entrants.extend(references());
    for name in guest::names(&request, state, text)? {
        if entrants.iter().any(|one| one.name == name) {
            let message = text.format("class-guest-name-taken", args!["name" => &name]);
            return Err(ApiError::input(ErrorCode::BadEntrant, message));
        }
        entrants.push(entrant_of_nobody(&name));
    }
    let starts = match request.starts.is_empty() {
        true => Vec::new(),
        false => positions::starts(&request.starts, text)?,
    };
    let most_openings = if starts.is_empty() { MOST_OPENINGS } else { starts.len() };
    let request = TournamentRequest {
        nodes: request.nodes.clamp(1, MOST_NODES),
        openings: request.openings.clamp(1, most_openings),
        starts,
        swiss: request.swiss.map(|rounds| rounds.clamp(1, MOST_ROUNDS.min(entrants.len() - 1))),
        ..request
    };
    if MOST_GAMES < total(entrants.len(), &request) {
        return Err(ApiError::input(ErrorCode::TooLarge, text.get("class-too-many-games")));
    }
    Ok(request)
}

/// A name that no entrant has yet and that a PGN can hold.
pub(crate) fn apart(name: &str, entrants: &[Entrant]) -> String {
    let plain = |letter| if letter == '"' || letter == '\\' { '\'' } else { letter };
    let name: String = name.chars().map(plain).take(MOST_LETTERS).collect();
    let is_taken = |name: &str| entrants.iter().any(|one| one.name == name);
    let mut other = name.clone();
    for number in 2.. {
        if !is_taken(&other) {
            break;
        }
        other = format!("{name} {number}");
    }
    other
}

/// The frozen sets and those who sit at the board, with names that differ.
fn entrants(
    state: &Application,
    class: i64,
    round: i64,
    people: &[i64],
    text: Text,
) -> Result<Vec<Entrant>, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let members = state.store.members(class).map_err(store)?;
    let mut entrants: Vec<Entrant> = Vec::new();
    for frozen in state.store.frozen(round).map_err(store)? {
        let Some(set) = state.store.class_set(frozen.set).map_err(store)? else { continue };
        let Some(version) = state.store.set_version(set.id, frozen.version).map_err(store)? else { continue };
        let nickname = members.iter().find(|member| member.id == set.owner).map(|one| one.nickname.as_str());
        let name = format!("{} · {}", nickname.unwrap_or(""), set.title);
        entrants.push(Entrant {
            name: apart(&name, &entrants),
            member: Some(set.owner),
            set: Some(set.id),
            text: Some(version.text),
            fingerprint: Some(frozen.fingerprint),
        });
    }
    for member in members.iter().filter(|member| people.contains(&member.id)) {
        entrants.push(person(apart(&member.nickname, &entrants), member.id));
    }
    Ok(entrants)
}

pub(crate) async fn stop(
    Shared(state): Shared<State>,
    Path((_, id)): Path<(i64, i64)>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    let work = move || {
        // One that has just been taken up has no table yet; what was kept of it stays.
        let board = state.tournaments.board(id).filter(|board| !board.table.is_empty());
        state.tournaments.stop(id);
        let result = board.map(|board| crate::wire::line(&board.table));
        let done = state.store.set_tournament(id, "stopped", result.as_deref());
        done.map_err(|error| ApiError::store(&error, text))?;
        Ok(StatusCode::NO_CONTENT)
    };
    blocking(text, work).await
}

/// A move at the board, and the answer of the other player.
pub(crate) async fn play(
    Shared(state): Shared<State>,
    presence: Presence,
    client: Client,
    Path((_, id, number)): Path<(i64, i64, u32)>,
    Speech(text): Speech,
    Body(request): Body<SeatMove>,
) -> Answer<SeatedGame> {
    let member = presence.me().ok_or_else(|| ApiError::missing(text))?;
    let shared = State::clone(&state);
    let work = move || seat::play(&shared, (id, number), member, &request, text);
    search(&state, client, text, work).await.map(Json)
}

pub(crate) async fn read(
    Shared(state): Shared<State>,
    presence: Presence,
    Path((_, id)): Path<(i64, i64)>,
    Speech(text): Speech,
) -> Answer<TournamentState> {
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let (class, one) =
            state.store.tournament(id).map_err(store)?.ok_or_else(|| ApiError::missing(text))?;
        let rounds = state.store.rounds(class).map_err(store)?;
        let round = rounds.iter().find(|round| round.id == one.round).map_or(0, |round| round.number);
        let entrants = state.store.entrants(id).map_err(store)?;
        let kept = || one.result.as_deref().and_then(|kept| serde_json::from_str(kept).ok());
        let live = state.tournaments.board(id).map(|board| board.table).filter(|table| !table.is_empty());
        let mut table: Vec<TournamentPlace> = live.or_else(kept).unwrap_or_default();
        for place in &mut table {
            place.member = entrants.get(place.entrant).and_then(|entrant| entrant.member);
        }
        let games = state.store.class_games(id).map_err(store)?;
        let info = tournament_info(&state, &one, round, text)?;
        let seats = match presence.me() {
            Some(member) if info.status == TournamentStatus::Running => {
                seat::seats(&state, id, member, text)?
            }
            _ => Vec::new(),
        };
        let ended = games.iter().filter(|game| game.result != OPEN);
        Ok(TournamentState { info, table, games: ended.map(|game| listed(game, &entrants)).collect(), seats })
    };
    blocking(text, work).await.map(Json)
}

pub(crate) fn listed(game: &ClassGame, entrants: &[Entrant]) -> TournamentGame {
    let name = |place: u32| entrants.get(place as usize).map_or(String::new(), |one| one.name.clone());
    TournamentGame {
        number: game.number,
        white: name(game.white),
        black: name(game.black),
        result: match game.result.as_str() {
            "1-0" => GameResult::WhiteWins,
            "0-1" => GameResult::BlackWins,
            "1/2-1/2" => GameResult::Draw,
            _ => GameResult::Unknown,
        },
    }
}

pub(crate) async fn game(
    Shared(state): Shared<State>,
    presence: Presence,
    Path((_, id, number)): Path<(i64, i64, u32)>,
    Speech(text): Speech,
) -> Answer<TournamentGameDetail> {
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let missing = || ApiError::missing(text);
        let game = state.store.class_game(id, number).map_err(store)?.ok_or_else(missing)?;
        let entrants = state.store.entrants(id).map_err(store)?;
        let (fen, moves) = moves_of(&game.pgn);
        // Games are public; sources are not.
        let source = |place: u32| -> Result<Option<String>, ApiError> {
            let Some(entrant) = entrants.get(place as usize) else { return Ok(None) };
            let Some(set) = entrant.set else { return Ok(None) };
            let Some(set) = state.store.class_set(set).map_err(store)? else { return Ok(None) };
            let grants = state.store.grants(set.id).map_err(store)?;
            Ok(entrant.text.clone().filter(|_| presence.may("classSet", &set, &grants)))
        };
        Ok(TournamentGameDetail {
            game: listed(&game, &entrants),
            fen,
            moves,
            texts: [source(game.white)?, source(game.black)?],
            pgn: game.pgn,
        })
    };
    blocking(text, work).await.map(Json)
}

/// Where a game began, and its moves in coordinates.
pub(crate) fn moves_of(pgn: &str) -> (String, Vec<String>) {
    let Ok(tree) = lucena_games::pgn::Tree::read(pgn.as_bytes(), &lucena_games::pgn::ReadLimits::GENEROUS)
    else {
        return (lucena_chess::Position::start().fen(), Vec::new());
    };
    let start = tree.position(lucena_games::pgn::NodeId::ROOT);
    let mut here = start;
    let last = tree.main_line().last();
    let moves = last.map_or(Vec::new(), |last| tree.path(last)).into_iter().map(|mv| {
        let written = crate::wire::written_move(&here, mv).uci;
        here = here.after(mv);
        written
    });
    (start.fen(), moves.collect())
}
