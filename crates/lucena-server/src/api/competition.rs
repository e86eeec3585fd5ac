//! Competitions of the studio: begun with the texts of sets, watched while they are played, replayed, stopped, removed.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use lucena_store::class::Entrant;
use lucena_store::{Job, NewJob};
use lucena_text::{Text, args};
use lucena_wire::{
    CompetitionRequest, Created, TournamentGameDetail, TournamentInfo, TournamentPlace, TournamentState,
    TournamentStatus,
};

use super::class::tournament::{admitted, apart, listed, moves_of};
use super::dhjog::Allowed;
use super::job;
use crate::class::door::Presence;
use crate::contest;
use crate::error::{Answer, ApiError};
use crate::input::{Body, Path, Speech};
use crate::jobs::{COMPETITION, Contested, games_of};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::{self, ErrorCode, JobStatus};

/// The most sets of a competition.
const MOST_SETS: usize = 24;

pub(crate) async fn create(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<CompetitionRequest>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let work = move || {
        if request.sets.is_empty() {
            let message = text.get("class-nobody-plays");
            return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::NothingToPlay, message));
        }
        if MOST_SETS < request.sets.len() {
            let message = text.format("class-too-many-competing", args!["most" => MOST_SETS]);
            return Err(ApiError::input(ErrorCode::TooLarge, message));
        }
        let allowed = Allowed::to(&presence, None);
        let mut entrants: Vec<Entrant> = Vec::new();
        let mut is_simple = true;
        for words in &request.sets {
            let set = allowed.set(&state, words, text)?;
            is_simple &= set.level() == 1;
            entrants.push(Entrant {
                name: apart(set.title(), &entrants),
                member: None,
                set: None,
                text: Some(words.clone()),
                fingerprint: Some(set.fingerprint().to_owned()),
            });
        }
        let titles: Vec<String> = entrants.iter().map(|one| one.name.clone()).collect();
        let mut play = request.play;
        play.people.clear();
        let play = admitted(&mut entrants, play, &state, text)?;
        job::make_room(&state, COMPETITION, text)?;
        let contested = Contested { sets: entrants.iter().map(Into::into).collect(), play, is_simple };
        let job =
            NewJob { kind: COMPETITION, title: &titles.join(" – "), request: &wire::line(&contested) };
        let id = state.jobs.add(&state, job).map_err(|error| ApiError::store(&error, text))?;
        Ok(Created { id })
    };
    Ok((StatusCode::ACCEPTED, Json(blocking(text, work).await?)))
}

pub(crate) async fn list(Shared(state): Shared<State>, Speech(text): Speech) -> Answer<Vec<TournamentInfo>> {
    let work = move || {
        let jobs = state.store.jobs(COMPETITION).map_err(|error| ApiError::store(&error, text))?;
        jobs.iter().rev().map(|job| info(&state, job, text)).collect()
    };
    blocking(text, work).await.map(Json)
}

fn contested(job: &Job, text: Text) -> Result<Contested, ApiError> {
    serde_json::from_str(&job.request).map_err(|_| ApiError::internal(text))
}

fn info(state: &Application, job: &Job, text: Text) -> Result<TournamentInfo, ApiError> {
    let contested = contested(job, text)?;
    let played = state.store.count_hits(job.id).map_err(|error| ApiError::store(&error, text))?;
    Ok(TournamentInfo {
        id: job.id,
        round: 0,
        status: match job::status(job) {
            JobStatus::Running => TournamentStatus::Running,
            JobStatus::Done => TournamentStatus::Done,
            _ => TournamentStatus::Stopped,
        },
        played: played as usize,
        total: contest::total(contested.sets.len(), &contested.play),
    })
}

pub(crate) async fn read(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
) -> Answer<TournamentState> {
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        // Asked in this order, a job that ends in between is found in one place or the other.
        let live = state.jobs.live(id).and_then(|live| live.so_far()).map(|table| table.to_string());
        let job = job::find(&state, id, Some(COMPETITION), text)?;
        let kept = state.store.job_result(id).map_err(store)?;
        let table: Option<Vec<TournamentPlace>> =
            kept.or(live).and_then(|table| serde_json::from_str(&table).ok());
        let games = games_of(&state.store, id).map_err(store)?;
        let entrants = contested(&job, text)?.entrants();
        let table = table.map_or_else(|| table_of(&state, &job, text), Ok)?;
        Ok(TournamentState {
            info: info(&state, &job, text)?,
            table,
            games: games.iter().map(|game| listed(game, &entrants)).collect(),
            seats: Vec::new(),
        })
    };
    blocking(text, work).await.map(Json)
}

/// The table of a competition that was stopped, from the games that were played.
fn table_of(state: &Application, job: &Job, text: Text) -> Result<Vec<TournamentPlace>, ApiError> {
    let contested = contested(job, text)?;
    let games = games_of(&state.store, job.id).map_err(|error| ApiError::store(&error, text))?;
    let contest = contest::Contest {
        state,
        entrants: contested.entrants(),
        request: &contested.play,
        is_simple: contested.is_simple,
        games: &games,
    };
    Ok(contest.course().board().table)
}

pub(crate) async fn game(
    Shared(state): Shared<State>,
    Path((id, number)): Path<(i64, u32)>,
    Speech(text): Speech,
) -> Answer<TournamentGameDetail> {
    let work = move || {
        let job = job::find(&state, id, Some(COMPETITION), text)?;
        let games = games_of(&state.store, id).map_err(|error| ApiError::store(&error, text))?;
        let found = games.into_iter().find(|game| game.number == number);
        let game = found.ok_or_else(|| ApiError::missing(text))?;
        let entrants = contested(&job, text)?.entrants();
        let (fen, moves) = moves_of(&game.pgn);
        let source = |place: u32| entrants.get(place as usize).and_then(|one| one.text.clone());
        Ok(TournamentGameDetail {
            game: listed(&game, &entrants),
            fen,
            moves,
            texts: [source(game.white), source(game.black)],
            pgn: game.pgn,
        })
    };
    blocking(text, work).await.map(Json)
}

/// All games of a competition as PGN.
pub(crate) async fn download(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
) -> Result<axum::response::Response, ApiError> {
    use axum::http::header;
    use axum::response::IntoResponse;
    let work = move || {
        job::find(&state, id, Some(COMPETITION), text)?;
        let games = games_of(&state.store, id).map_err(|error| ApiError::store(&error, text))?;
        Ok(games.into_iter().map(|game| game.pgn).collect::<Vec<_>>().join("\n"))
    };
    let pgn = blocking(text, work).await?;
    let disposition = format!("attachment; filename=\"lucena-{id}.pgn\"");
    let headers = [
        (header::CONTENT_TYPE, "application/x-chess-pgn".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, pgn).into_response())
}
