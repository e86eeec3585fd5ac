//! Bases of games: uploaded as they come, kept as files, listed, removed.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path as FilePath, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, Query, State as Shared};
use axum::http::StatusCode;
use futures_util::StreamExt;
use lucena_games::collection::unpack;
use lucena_games::pgn::{Limits, Reading, Reason};
use lucena_store::StoreError;
use lucena_text::Text;
use serde::Deserialize;

use crate::error::{Answer, ApiError};
use crate::input::{self, Speech};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::{BaseInfo, GameFound};
use crate::words;

/// What a base is called.
#[derive(Debug, Deserialize)]
pub(crate) struct Named {
    name: Option<String>,
}

pub(crate) async fn upload(
    Shared(state): Shared<State>,
    Query(named): Query<Named>,
    Speech(text): Speech,
    body: Body,
) -> Result<(StatusCode, Json<BaseInfo>), ApiError> {
    state.must_keep(text)?;
    let mut part = {
        let state = State::clone(&state);
        blocking(text, move || Part::begin(&state, text)).await?
    };
    let mut stream = body.into_data_stream();
    while let Some(piece) = stream.next().await {
        let piece = piece.map_err(|_| input::refused(StatusCode::BAD_REQUEST, text))?;
        part.bytes += piece.len() as u64;
        if state.limits.base_bytes < part.bytes {
            return Err(input::refused(StatusCode::PAYLOAD_TOO_LARGE, text));
        }
        part = blocking(text, move || {
            part.file.write_all(&piece).map_err(|error| ApiError::store(&StoreError::from(error), text))?;
            Ok(part)
        })
        .await?;
    }
    let name: String = named.name.unwrap_or_else(|| "PGN".to_owned()).chars().take(120).collect();
    let info = blocking(text, move || part.finish(&state, name, text)).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

/// How long a file under way may lie untouched before it is taken for the leftover of a program that was killed.
const FORGOTTEN: Duration = Duration::from_secs(60 * 60);

/// Removes what uploads left that were cut off together with the program. Another program may use the same folder: files that
/// are still growing stay.
pub(crate) fn sweep(bases: &FilePath) {
    let Ok(files) = fs::read_dir(bases) else { return };
    for path in files.flatten().map(|file| file.path()) {
        let touched = || path.metadata().ok()?.modified().ok()?.elapsed().ok();
        if path.extension().is_some_and(|extension| extension == "part")
            && touched().is_some_and(|age| FORGOTTEN < age)
        {
            // What cannot be removed now is tried again at the next start.
            let _ = fs::remove_file(&path);
        }
    }
}

/// A file under way; it goes away unless it is finished.
struct Part {
    file: File,
    path: PathBuf,
    bytes: u64,
    is_kept: bool,
}

impl Part {
    fn begin(state: &Application, text: Text) -> Result<Part, ApiError> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let store = |error| ApiError::store(&StoreError::from(error), text);
        fs::create_dir_all(&state.bases).map_err(store)?;
        let moment = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
        let path = state.bases.join(format!("{moment:x}-{}.part", COUNT.fetch_add(1, Ordering::Relaxed)));
        Ok(Part { file: File::create_new(&path).map_err(store)?, path, bytes: 0, is_kept: false })
    }

    /// Puts the whole file in place, then notes it: never the other way round.
    fn finish(mut self, state: &Application, name: String, text: Text) -> Result<BaseInfo, ApiError> {
        let store = |error| ApiError::store(&StoreError::from(error), text);
        self.file.sync_all().map_err(store)?;
        first_game(&self.path, text)?;
        let whole = self.path.with_extension("pgn");
        fs::rename(&self.path, &whole).map_err(store)?;
        self.path = whole.clone();
        let file = whole.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let id =
            state.store.add_base(&name, &file, self.bytes).map_err(|error| ApiError::store(&error, text))?;
        self.is_kept = true;
        let base = state.store.base(id).map_err(|error| ApiError::store(&error, text))?;
        let created = base.map_or(0, |base| base.created);
        Ok(BaseInfo { id, name, bytes: self.bytes, created })
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if !self.is_kept {
            // What stays behind is only a file that nobody knows.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Looks for a game at the beginning of a file, packed files too.
///
/// # Errors
/// If there is none: what is wrong with the first, if that helps.
fn first_game(path: &FilePath, text: Text) -> Result<(), ApiError> {
    let mut head = Vec::new();
    if let Some((unpacked, _)) = File::open(path).ok().and_then(|file| unpack(file).ok()) {
        // A file that breaks off has games all the same, or none.
        let _ = unpacked.take(1 << 20).read_to_end(&mut head);
    }
    let mut link = None;
    for game in Reading::read_all(&head, &Limits::GENEROUS).take(50) {
        match game {
            Ok(reading) if reading.cut.is_none() => return Ok(()),
            Err(trouble) if matches!(trouble.reason, Reason::Link(_)) => link = Some(trouble.reason),
            _ => {}
        }
    }
    let message = link.map_or_else(|| text.get("server-no-games"), |link| words::reason(&link, text));
    Err(ApiError::input("no_games", message))
}

pub(crate) async fn list(Shared(state): Shared<State>, Speech(text): Speech) -> Answer<Vec<BaseInfo>> {
    let work = move || {
        let bases = state.store.bases().map_err(|error| ApiError::store(&error, text))?;
        let info = |base: lucena_store::Base| BaseInfo {
            id: base.id,
            name: base.name,
            bytes: base.bytes,
            created: base.created,
        };
        Ok(bases.into_iter().map(info).collect())
    };
    blocking(text, work).await.map(Json)
}

pub(crate) async fn remove(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let base = state.store.base(id).map_err(store)?.ok_or_else(|| ApiError::missing(text))?;
        state.store.remove_base(id).map_err(store)?;
        // Forgotten first: a file that stays behind harms nobody.
        let _ = fs::remove_file(state.base_file(&base.file));
        Ok(StatusCode::NO_CONTENT)
    };
    blocking(text, work).await
}

/// Where a game begins in its base.
#[derive(Debug, Deserialize)]
pub(crate) struct Place {
    offset: u64,
}

/// One game of a base, found by the place that a hit names.
pub(crate) async fn game(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Query(place): Query<Place>,
    Speech(text): Speech,
) -> Answer<GameFound> {
    let work = move || {
        let base = state.store.base(id).map_err(|error| ApiError::store(&error, text))?;
        let base = base.ok_or_else(|| ApiError::missing(text))?;
        let text_at = game_text(&state.base_file(&base.file), place.offset);
        let reading = text_at.and_then(|words| Reading::read_all(&words, &Limits::GENEROUS).next()?.ok());
        let reading = reading.ok_or_else(|| ApiError::missing(text))?;
        Ok(super::position::found(1, &reading))
    };
    blocking(text, work).await.map(Json)
}

/// The text from a place on, as much as a game may have; a packed file is unpacked up to there.
fn game_text(path: &FilePath, offset: u64) -> Option<Vec<u8>> {
    let mut file = File::open(path).ok()?;
    let mut magic = [0; 6];
    let seen = file.read(&mut magic).ok()?;
    file.seek(SeekFrom::Start(0)).ok()?;
    let is_plain = matches!(
        lucena_games::collection::packing_of(&magic[..seen]),
        Ok(lucena_games::collection::Packing::Plain)
    );
    let most = Limits::GENEROUS.game_bytes as u64;
    let mut words = Vec::new();
    if is_plain {
        file.seek(SeekFrom::Start(offset)).ok()?;
        file.take(most).read_to_end(&mut words).ok()?;
    } else {
        let (mut unpacked, _) = unpack(file).ok()?;
        std::io::copy(&mut unpacked.by_ref().take(offset), &mut std::io::sink()).ok()?;
        unpacked.take(most).read_to_end(&mut words).ok()?;
    }
    Some(words)
}
