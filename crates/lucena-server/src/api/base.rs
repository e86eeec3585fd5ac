//! Databases of games: uploaded as they come, kept as files, listed, removed.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path as FilePath, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Json;
use axum::body::Body;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use futures_util::StreamExt;
use lucena_games::collection::unpack;
use lucena_games::index::path_of;
use lucena_games::pgn::{ReadLimits, Reading, Reason};
use lucena_store::{Database, Store, StoreError, private};
use lucena_text::Text;

use super::kept::Kept;
use super::unpacking;
use crate::error::{Answer, ApiError};
use crate::input::{self, Path, Query, Speech};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::{DatabaseInfo, ErrorCode, GameFound, NameQuery, OffsetQuery};
use crate::words;

pub(crate) async fn upload(
    Shared(state): Shared<State>,
    Query(named): Query<NameQuery>,
    Speech(text): Speech,
    body: Body,
) -> Result<(StatusCode, Json<DatabaseInfo>), ApiError> {
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

/// How long a file lies untouched before it is nobody's.
const FORGOTTEN: Duration = Duration::from_secs(60 * 60);

/// Puts the folder of bases in order. What uploads left that were cut off together with the program is removed; whole files
/// that no base knows (the program was killed in the moment of noting one, or the data file was damaged) become bases again.
/// Another program may use the same folder: what it still writes is locked, and what it has just finished is young.
pub(crate) fn sweep(state: &Application) {
    let Ok(files) = fs::read_dir(&state.bases) else { return };
    private::close_to_others(&state.bases);
    let known = if state.unkept.is_none() { state.store.bases().ok() } else { None };
    for path in files.flatten().map(|file| file.path()) {
        let Ok(about) = path.metadata() else { continue };
        private::close_to_others(&path);
        let age = about.modified().ok().and_then(|modified| modified.elapsed().ok());
        let is_old = age.is_some_and(|age| FORGOTTEN < age);
        let is_left = match path.extension().and_then(|extension| extension.to_str()) {
            Some("part") => File::open(&path).is_ok_and(|file| file.try_lock().is_ok()),
            Some("jump" | "tmp") => is_old,
            // An index without its games.
            Some("index") => !path.with_extension("").exists(),
            Some("pgn") if is_old || state.mended.is_some() => {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                if known.as_ref().is_some_and(|known| known.iter().all(|base| base.file != name)) {
                    // A store that takes nothing now will take it at the next start.
                    let _ = state.store.add_base(&name, &name, about.len());
                }
                false
            }
            _ => false,
        };
        if is_left {
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
        private::create_folder(&state.bases).map_err(store)?;
        let moment = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
        let path = state.bases.join(format!("{moment:x}-{}.part", COUNT.fetch_add(1, Ordering::Relaxed)));
        let file = private::create_file(&path).map_err(store)?;
        // A file system without locks only makes leftovers of others look like ours.
        let _ = file.lock_shared();
        Ok(Part { file, path, bytes: 0, is_kept: false })
    }

    /// Puts the whole file in place, then notes it: never the other way round.
    fn finish(mut self, state: &Application, name: String, text: Text) -> Result<DatabaseInfo, ApiError> {
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
        Ok(DatabaseInfo { id, name, bytes: self.bytes, created })
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
    for game in Reading::read_all(&head, &ReadLimits::GENEROUS).take(50) {
        match game {
            Ok(reading) if reading.cut.is_none() => return Ok(()),
            Err(trouble) if matches!(trouble.reason, Reason::Link(_)) => link = Some(trouble.reason),
            _ => {}
        }
    }
    let message = link.map_or_else(|| text.get("server-no-games"), |link| words::reason(&link, text));
    Err(ApiError::input(ErrorCode::NoGames, message))
}

/// Databases as something that is kept.
pub(crate) struct Databases;

impl Kept for Databases {
    type Info = DatabaseInfo;

    fn list(store: &Store) -> Result<Vec<DatabaseInfo>, StoreError> {
        let info = |Database { id, name, bytes, created, .. }| DatabaseInfo { id, name, bytes, created };
        Ok(store.bases()?.into_iter().map(info).collect())
    }

    fn remove(state: &Application, id: i64) -> Result<bool, StoreError> {
        let Some(base) = state.store.base(id)? else { return Ok(false) };
        state.store.remove_base(id)?;
        // Forgotten first: a file that stays behind harms nobody.
        let path = state.base_file(&base.file);
        state.unpacking.forget(&path);
        let _ = fs::remove_file(path_of(&path));
        let _ = fs::remove_file(path);
        Ok(true)
    }
}

/// One game of a base, found by the place that a hit names.
pub(crate) async fn game(
    Shared(state): Shared<State>,
    Path(id): Path<i64>,
    Query(place): Query<OffsetQuery>,
    Speech(text): Speech,
) -> Answer<GameFound> {
    let (path, is_packed) = {
        let state = State::clone(&state);
        let look = move || {
            let base = state.store.base(id).map_err(|error| ApiError::store(&error, text))?;
            let path = state.base_file(&base.ok_or_else(|| ApiError::missing(text))?.file);
            let is_packed = unpacking::is_packed(&path).map_err(|_| ApiError::missing(text))?;
            Ok((path, is_packed))
        };
        blocking(text, look).await?
    };
    let shared = State::clone(&state);
    // Whoever waits here holds no thread.
    let _turn = if is_packed { shared.unpacking.turns.acquire().await.ok() } else { None };
    let work = move || {
        let words = if is_packed {
            state.unpacking.text(&path, place.offset)
        } else {
            unpacking::plain_text(&path, place.offset)
        };
        let reading =
            words.ok().and_then(|words| Reading::read_all(&words, &ReadLimits::GENEROUS).next()?.ok());
        let reading = reading.ok_or_else(|| ApiError::missing(text))?;
        Ok(super::position::found(1, &reading))
    };
    blocking(text, work).await.map(Json)
}
