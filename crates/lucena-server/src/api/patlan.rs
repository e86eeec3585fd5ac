//! Writing patterns: complaints, completion, read-back, layout, and instances in a position.

use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use lucena_chess::{Color, Position};
use lucena_lang::patlan::{self as language, Instance, Library, Matcher, Program, Symmetric};
use lucena_lang::{Diagnostic, Source, editor, voice};
use lucena_text::{Language, Text, args};

use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Speech};
use crate::state::State;
use crate::think::blocking;
use crate::wire::{
    self, CompleteRequest, Completions, DescribeRequest, Described, ErrorCode, FormatRequest, Formatted,
    MatchAnswer, MatchRequest, PatlanCheck, PatlanRequest, Place, Range, Searcher, TextToken, Units,
};

/// The longest text of patterns.
const MOST_BYTES: usize = 256 << 10;
/// The most instances that are listed.
const MOST_INSTANCES: usize = 300;

pub(crate) async fn check(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(request): Body<PatlanRequest>,
) -> Answer<PatlanCheck> {
    let source = source(&request.text, text)?;
    blocking(text, move || Ok(checked(&state.library(), &source))).await.map(Json)
}

/// All complaints about a text, failed examples included.
pub(crate) fn checked(library: &Library, source: &Source) -> PatlanCheck {
    let (extended, diagnostics) = library.extended(std::slice::from_ref(source));
    let mut all: Vec<Diagnostic> = diagnostics.into_iter().flatten().collect();
    all.extend(extended.check_examples(source));
    all.sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.code));
    let units = Units::of(source);
    PatlanCheck {
        diagnostics: all.iter().map(|diagnostic| wire::diagnostic(source, diagnostic)).collect(),
        patterns: language::parse(source).patterns.iter().map(|tree| tree.name.value.clone()).collect(),
        tokens: editor::colors(source)
            .iter()
            .map(|&(span, color)| TextToken { range: units.range(span), color: color.into() })
            .collect(),
    }
}

/// A text of patterns, if it is not too long.
pub(crate) fn source(words: &str, text: Text) -> Result<Source, ApiError> {
    if MOST_BYTES < words.len() {
        return Err(input::refused(axum::http::StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    Ok(Source::new("", words))
}

pub(crate) async fn complete(
    Speech(text): Speech,
    Body(request): Body<CompleteRequest>,
) -> Answer<Completions> {
    let source = source(&request.text, text)?;
    let offset = Units::of(&source).byte(request.offset);
    let written: usize = source.text()[..offset]
        .chars()
        .rev()
        .take_while(|letter| letter.is_alphanumeric())
        .map(char::len_utf16)
        .sum();
    let words = editor::completions(&source, offset, keywords(&source, text));
    let range = Range { from: request.offset.saturating_sub(written), to: request.offset };
    Ok(Json(Completions { range, words }))
}

/// The language in which a text is already written, else that of its reader.
fn keywords(source: &Source, text: Text) -> language::Language {
    let words = source.text();
    match (words.contains("PADRAO"), words.contains("PATTERN")) {
        (true, false) => language::Language::Portuguese,
        (false, true) => language::Language::English,
        _ => voice::keywords(text),
    }
}

pub(crate) async fn describe(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(request): Body<DescribeRequest>,
) -> Answer<Vec<Described>> {
    let work = move || {
        let programs = programs(&state.library(), request.text.as_deref(), request.name.as_deref(), text)?;
        Ok(programs.iter().map(|program| wire::described(program)).collect())
    };
    blocking(text, work).await.map(Json)
}

pub(crate) async fn format(Speech(text): Speech, Body(request): Body<FormatRequest>) -> Answer<Formatted> {
    let source = source(&request.text, text)?;
    let to = match request.to.as_deref().map(Language::from_tag) {
        None => None,
        Some(Some(language)) => Some(voice::keywords(Text::new(language))),
        Some(None) => return Err(ApiError::input(ErrorCode::BadLanguage, text.get("server-bad-language"))),
    };
    let parsed = language::parse(&source);
    match language::format(&source, &parsed, to) {
        Some(text) => Ok(Json(Formatted { text })),
        None => Err(complaint(&source, parsed.diagnostics.iter().find(|known| known.is_error()), text)),
    }
}

/// The patterns that a request means.
pub(crate) fn programs(
    library: &Library,
    words: Option<&str>,
    name: Option<&str>,
    text: Text,
) -> Result<Vec<Arc<Program>>, ApiError> {
    let Some(words) = words else {
        let name = name.unwrap_or("");
        let known = library.get(name).cloned();
        let unknown = || {
            ApiError::input(
                ErrorCode::NoPattern,
                text.format("patlan-no-such-pattern", args!["name" => name]),
            )
        };
        return known.map(|program| vec![program]).ok_or_else(unknown);
    };
    let source = source(words, text)?;
    let (found, diagnostics) = crate::jobs::compiled(library, &source);
    let error = diagnostics.iter().find(|diagnostic| diagnostic.is_error());
    if found.is_empty() { Err(complaint(&source, error, text)) } else { Ok(found) }
}

/// A refusal of a text because of its first error.
pub(crate) fn complaint(source: &Source, error: Option<&Diagnostic>, text: Text) -> ApiError {
    let Some(error) = error else {
        return ApiError::input(ErrorCode::NoPattern, text.get("server-no-pattern"));
    };
    let place = source.place(error.span.start);
    let range = Units::of(source).range(error.span);
    ApiError::input(ErrorCode::BadPatlan, voice::message(error, text)).at(Place {
        code: Some(error.code.id()),
        line: Some(place.line),
        column: Some(place.column),
        from: Some(range.from),
        to: Some(range.to),
        ..Place::default()
    })
}

pub(crate) async fn find(
    Shared(state): Shared<State>,
    Speech(text): Speech,
    Body(request): Body<MatchRequest>,
) -> Answer<Vec<MatchAnswer>> {
    let pos = input::position(&request.fen, text)?;
    let sides = match input::searcher(request.side.as_deref(), text)? {
        Searcher::ToMove => vec![pos.turn()],
        Searcher::White => vec![Color::White],
        Searcher::Black => vec![Color::Black],
        Searcher::Both => Color::ALL.to_vec(),
    };
    let work = move || {
        let programs = programs(&state.library(), request.text.as_deref(), request.name.as_deref(), text)?;
        let source = request.text.as_deref().map(|words| Source::new("", words));
        let mut answers = Vec::new();
        let mut matcher = Matcher::sharing(sides.len() * programs.len());
        for side in sides {
            let found =
                programs.iter().map(|program| matched(&mut matcher, program, &pos, side, source.as_ref()));
            answers.extend(found);
        }
        Ok(answers)
    };
    blocking(text, work).await.map(Json)
}

fn matched(
    matcher: &mut Matcher,
    program: &Program,
    pos: &Position,
    side: Color,
    source: Option<&Source>,
) -> MatchAnswer {
    let found = matcher.look(pos, side).find_with(program, Symmetric::Merged);
    let too_many = found.is_err();
    let instances = found.map(|found| found.instances).unwrap_or_default();
    let (valid, failed): (Vec<&Instance>, Vec<&Instance>) = instances.iter().partition(|one| one.is_valid());
    let valid_count = valid.len();
    let shown = valid.into_iter().chain(failed).take(MOST_INSTANCES);
    MatchAnswer {
        pattern: program.name().to_owned(),
        side: side.into(),
        fen: pos.fen(),
        raw_count: instances.len(),
        valid_count,
        instances: shown.map(|one| wire::instance(program, pos, side, one, source)).collect(),
        too_many,
    }
}
