//! What the teacher alone does: classes, members, secrets, the screen for the wall, a class as a file.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lucena_lang::dhjog::Function;
use lucena_store::class::{Cell, Class, Rules, Table};
use lucena_text::{Language, Text};
use lucena_wire::{
    ClassAddress, ClassInfo, ClassRules, ClassScreen, Created, MemberChange, RoundPhase, Secret, Word,
};
use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::{Value, json};

use super::entry::nickname;
use super::state::info;
use super::typed;
use crate::api::kept::known;
use crate::class::door::Presence;
use crate::class::secret;
use crate::error::{Answer, ApiError};
use crate::guard::is_this_machine;
use crate::input::{Body, Path, Speech};
use crate::listen::outside;
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::ErrorCode;

/// The most classes.
const MOST_CLASSES: usize = 200;
/// The longest name of a class.
const MOST_LETTERS: usize = 60;
/// The version of the file of a class.
const FILE_VERSION: u64 = 1;

pub(crate) async fn list(Shared(state): Shared<State>, Speech(text): Speech) -> Answer<Vec<ClassInfo>> {
    let work = move || {
        let classes = state.store.classes().map_err(|error| ApiError::store(&error, text))?;
        classes.iter().map(|class| info(&state, class, text)).collect()
    };
    blocking(text, work).await.map(Json)
}

pub(crate) async fn add(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(request): Body<ClassRules>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    let rules = rules(&request, text)?;
    let work = move || {
        room(&state, text)?;
        let phase = RoundPhase::Authoring.written();
        with_new_code(|code| state.store.add_class(code, &rules, &phase), text)
    };
    Ok((StatusCode::CREATED, Json(Created { id: blocking(text, work).await? })))
}

fn room(state: &Application, text: Text) -> Result<(), ApiError> {
    let classes = state.store.classes().map_err(|error| ApiError::store(&error, text))?;
    if MOST_CLASSES <= classes.len() {
        return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::TooMany, text.get("class-too-many")));
    }
    Ok(())
}

/// Tries codes until one is free; the first nearly always is.
fn with_new_code(
    add: impl Fn(&str) -> Result<Option<i64>, lucena_store::StoreError>,
    text: Text,
) -> Result<i64, ApiError> {
    for _ in 0..10 {
        if let Some(id) = add(&secret::code()).map_err(|error| ApiError::store(&error, text))? {
            return Ok(id);
        }
    }
    Err(ApiError::input(ErrorCode::BadClass, text.get("class-bad-file")))
}

fn rules(request: &ClassRules, text: Text) -> Result<Rules, ApiError> {
    let bad = || ApiError::input(ErrorCode::BadClass, text.get("class-bad-rules"));
    let functions = request.allowed_functions.as_ref().map(|names| {
        let known = names.iter().map(|name| Function::from_spelling(name));
        let words = known.map(|known| known.map(|one| one.word(lucena_lang::Language::English).to_owned()));
        words.collect::<Option<Vec<String>>>()
    });
    let functions = match functions {
        Some(None) => return Err(bad()),
        Some(Some(names)) => Some(names.join(" ")),
        None => None,
    };
    let language = Language::from_tag(&request.language).ok_or_else(bad)?;
    if !(1..=6).contains(&request.level_limit) || request.max_tokens == Some(0) {
        return Err(bad());
    }
    Ok(Rules {
        name: typed(&request.name, MOST_LETTERS, text)?,
        level_limit: request.level_limit,
        allowed_functions: functions,
        max_tokens: request.max_tokens,
        language: language.tag().split('-').next().unwrap_or("en").to_owned(),
        test: request.test.written(),
    })
}

pub(crate) async fn change(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<ClassRules>,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let rules = rules(&request, text)?;
    blocking(text, move || known(state.store.set_class_rules(presence.class_id(), &rules), text)).await
}

pub(crate) async fn remove(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        for one in state.store.tournaments(presence.class_id()).map_err(store)? {
            state.tournaments.stop(one.id);
        }
        known(state.store.remove_class(presence.class_id()), text)
    };
    blocking(text, work).await
}

pub(crate) async fn screen(
    Shared(state): Shared<State>,
    presence: Presence,
    headers: HeaderMap,
    Speech(text): Speech,
) -> Answer<ClassScreen> {
    let class = presence.class(text)?;
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or("127.0.0.1");
    let asked = format!("http://{host}/");
    // The teacher looks at the computer itself; pupils come from the network, if it listens there.
    let own = state.address().and_then(outside).map(|own| format!("http://{own}/"));
    let only_here = own.is_none() && is_this_machine(host);
    let own = own.filter(|own| *own != asked);
    let addresses = own.into_iter().chain([asked]).map(|address| {
        let with_code = format!("{address}#/class?code={}", class.code);
        ClassAddress { qr: qr(&with_code), address }
    });
    Ok(Json(ClassScreen { code: class.code.clone(), addresses: addresses.collect(), only_here }))
}

/// The dark squares of a QR code, row by row.
fn qr(words: &str) -> Vec<String> {
    let Ok(code) = QrCode::encode_text(words, QrCodeEcc::Medium) else { return Vec::new() };
    let row = |y: i32| (0..code.size()).map(|x| if code.get_module(x, y) { '#' } else { '.' }).collect();
    (0..code.size()).map(row).collect()
}

pub(crate) async fn change_member(
    Shared(state): Shared<State>,
    Path((_, id)): Path<(i64, i64)>,
    Speech(text): Speech,
    Body(request): Body<MemberChange>,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let store = |error| ApiError::store(&error, text);
        let mut member = state.store.member(id).map_err(store)?.ok_or_else(|| ApiError::missing(text))?;
        if let Some(words) = &request.nickname {
            member.nickname = nickname(words, text)?;
        }
        if let Some(role) = request.role {
            member.role = role.written();
        }
        if let Some(class) = request.class {
            state.store.class(class).map_err(store)?.ok_or_else(|| ApiError::missing(text))?;
            member.class = class;
        }
        if !state.store.change_member(&member, &secret::plain(&member.nickname)).map_err(store)? {
            let message = text.get("class-nickname-taken");
            return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::NicknameTaken, message));
        }
        Ok(StatusCode::NO_CONTENT)
    };
    blocking(text, work).await
}

pub(crate) async fn remove_member(
    Shared(state): Shared<State>,
    presence: Presence,
    Path((_, id)): Path<(i64, i64)>,
    Speech(text): Speech,
) -> Result<StatusCode, ApiError> {
    state.must_keep(text)?;
    let work = move || {
        let language = presence.class(text)?.rules.language.clone();
        let speech = Text::new(Language::from_tag(&language).unwrap_or(text.language()));
        known(state.store.remove_member(id, &speech.get("class-former-pupil")), text)
    };
    blocking(text, work).await
}

pub(crate) async fn reset_secret(
    Shared(state): Shared<State>,
    presence: Presence,
    Path((_, id)): Path<(i64, i64)>,
    Speech(text): Speech,
) -> Answer<Secret> {
    state.must_keep(text)?;
    let work = move || {
        let language = Language::from_tag(&presence.class(text)?.rules.language).unwrap_or(text.language());
        let secret = secret::secret(language);
        let done = state.store.set_secret(id, &secret::secret_digest(&secret));
        if !done.map_err(|error| ApiError::store(&error, text))? {
            return Err(ApiError::missing(text));
        }
        Ok(Secret { secret })
    };
    blocking(text, work).await.map(Json)
}

pub(crate) async fn export(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
) -> Result<Response, ApiError> {
    let work = move || {
        let class = presence.class(text)?.clone();
        let tables = state.store.bundle(class.id).map_err(|error| ApiError::store(&error, text))?;
        Ok((class, tables))
    };
    let (class, tables) = blocking(text, work).await?;
    let file =
        json!({ "lucena_class": FILE_VERSION, "tables": tables.iter().map(table_json).collect::<Vec<_>>() });
    Ok(download(&class, "json", "application/json", file.to_string()))
}

/// A file with the name of the class.
pub(super) fn download(class: &Class, ending: &str, kind: &'static str, body: String) -> Response {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = class.rules.name.chars().map(plain).collect();
    let disposition = format!("attachment; filename=\"lucena-{name}.{ending}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)], body)
        .into_response()
}

fn table_json(table: &Table) -> Value {
    let cell = |cell: &Cell| match cell {
        Cell::Nothing => Value::Null,
        Cell::Number(number) => json!(number),
        Cell::Text(text) => json!(text),
    };
    let rows = table.rows.iter().map(|row| row.iter().map(cell).collect::<Value>());
    json!({ "name": table.name, "columns": table.columns, "rows": rows.collect::<Vec<_>>() })
}

fn table_of_json(value: &Value) -> Option<Table> {
    let cell = |value: &Value| {
        Some(match value {
            Value::Null => Cell::Nothing,
            Value::Number(number) => Cell::Number(number.as_i64()?),
            Value::String(text) => Cell::Text(text.clone()),
            _ => return None,
        })
    };
    let row = |row: &Value| row.as_array()?.iter().map(cell).collect::<Option<Vec<Cell>>>();
    let columns = value["columns"].as_array()?.iter().map(|name| name.as_str().map(str::to_owned));
    Some(Table {
        name: value["name"].as_str()?.to_owned(),
        columns: columns.collect::<Option<_>>()?,
        rows: value["rows"].as_array()?.iter().map(row).collect::<Option<_>>()?,
    })
}

pub(crate) async fn import(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(file): Body<Value>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    state.must_keep(text)?;
    let bad = || ApiError::input(ErrorCode::BadClass, text.get("class-bad-file"));
    if file["lucena_class"] != json!(FILE_VERSION) {
        return Err(bad());
    }
    let tables: Option<Vec<Table>> =
        file["tables"].as_array().and_then(|tables| tables.iter().map(table_of_json).collect());
    let tables = tables.ok_or_else(bad)?;
    let work = move || {
        room(&state, text)?;
        with_new_code(|code| state.store.unbundle(&tables, code), text)
    };
    Ok((StatusCode::CREATED, Json(Created { id: blocking(text, work).await? })))
}
