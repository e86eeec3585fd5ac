//! Writing heuristic sets: complaints, completion, layout, the form; what a set says of a position; its moves; two sets compared.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::Json;
use axum::extract::State as Shared;
use lucena_chess::{Color, Game};
use lucena_engine::Limits as Effort;
use lucena_lab::classroom::{Classroom, Mind, Pupil, seated, verdict};
use lucena_lang::dhjog::{
    self, Compiled, Function, HeuristicSet, Ledger, Likeness, Options, Player, SHIPPED, explain_diff,
    structure,
};
use lucena_lang::{Source, editor, voice};
use lucena_text::{Language, Text, args};

use crate::class::door::Presence;
use crate::class::judging;
use crate::class::positions::{self, MOST_POSITIONS};
use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Speech};
use crate::state::{Application, State};
use crate::think::{Client, blocking, search};
use crate::wire::{
    self, CompareRequest, ComparedBoard, ComparedLine, ComparedPosition, ComparedRule, Completions,
    ErrorCode, Formatted, HeuristicWords, LedgerRequest, LinePlace, Origin, Place, Range, RuleLikeness,
    SetCheck, SetComparison, SetCompleteRequest, SetDetail, SetFormatRequest, SetInfo, SetLedger, SetMove,
    SetPlayRequest, SetRequest, TreeRequest, Units, WordInfo,
};

/// Positions that a set looks at for a move if nothing is said, ...
const USUAL_NODES: u64 = 5_000;
/// ... and at most.
const MOST_NODES: u64 = 100_000;
/// So many of the positions that differ most are explained.
const FURTHEST: usize = 10;
/// So many reasons are told of each.
const REASONS: usize = 6;
/// Up to here, in centipawns, a value is level.
const LEVEL: f64 = 25.0;

/// What somebody may use: what the class allows, or what was asked for.
pub(crate) struct Allowed {
    level: u8,
    functions: Option<Vec<String>>,
    tokens: Option<usize>,
}

impl Allowed {
    pub(crate) fn to(presence: &Presence, asked: Option<u8>) -> Allowed {
        let asked = asked.unwrap_or(6).clamp(1, 6);
        match &presence.class {
            Some(class) => Allowed::in_class(&class.rules),
            None => Allowed { level: asked, functions: None, tokens: None },
        }
    }

    pub(crate) fn in_class(rules: &lucena_store::class::Rules) -> Allowed {
        let functions = rules.allowed_functions.as_deref();
        Allowed {
            level: rules.level_limit,
            functions: functions.map(|names| names.split(' ').map(str::to_owned).collect()),
            tokens: rules.max_tokens.map(|most| most as usize),
        }
    }

    pub(crate) fn compile(&self, state: &Application, source: &Source) -> Compiled {
        let library = state.library();
        let options = Options {
            level_limit: self.level,
            allowed_functions: self.functions.clone(),
            max_tokens: self.tokens,
            library: &library,
        };
        dhjog::compile(source, &options)
    }

    /// The set of a text, or its first mistake.
    pub(crate) fn set(&self, state: &Application, words: &str, text: Text) -> Result<HeuristicSet, ApiError> {
        let source = source(words, text)?;
        let compiled = self.compile(state, &source);
        let mistake = compiled.diagnostics.iter().find(|one| one.is_error()).cloned();
        compiled.set.ok_or_else(|| complaint(&source, mistake.as_ref(), text))
    }
}

/// A text of a set, if it is not too long.
pub(crate) fn source(words: &str, text: Text) -> Result<Source, ApiError> {
    if dhjog::MAX_BYTES < words.len() {
        return Err(input::refused(axum::http::StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    Ok(Source::new("", words))
}

fn complaint(source: &Source, mistake: Option<&dhjog::Diagnostic>, text: Text) -> ApiError {
    use lucena_lang::DiagnosticCode;
    let Some(mistake) = mistake else {
        return ApiError::input(ErrorCode::BadSet, text.get("class-no-set"));
    };
    let (place, range) = (source.place(mistake.span.start), Units::of(source).range(mistake.span));
    ApiError::input(ErrorCode::BadSet, dhjog::voice::message(mistake, text)).at(Place {
        code: Some(mistake.code.id()),
        line: Some(place.line),
        column: Some(place.column),
        from: Some(range.from),
        to: Some(range.to),
        ..Place::default()
    })
}

pub(crate) async fn check(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<SetRequest>,
) -> Answer<SetCheck> {
    let source = source(&request.text, text)?;
    let allowed = Allowed::to(&presence, request.level);
    let work = move || Ok(wire::set_check(&source, &allowed.compile(&state, &source)));
    blocking(text, work).await.map(Json)
}

pub(crate) async fn complete(
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<SetCompleteRequest>,
) -> Answer<Completions> {
    let source = source(&request.text, text)?;
    let allowed = Allowed::to(&presence, request.level);
    let functions: Option<Vec<Function>> = allowed
        .functions
        .as_ref()
        .map(|names| names.iter().filter_map(|name| Function::from_spelling(name)).collect());
    let allowance = editor::heuristics::Allowance { level: allowed.level, functions: functions.as_deref() };
    let offset = Units::of(&source).byte(request.offset);
    let is_part = |letter: &char| letter.is_alphanumeric() || *letter == '_';
    let written: usize = source.text()[..offset].chars().rev().take_while(is_part).map(char::len_utf16).sum();
    let words = editor::heuristics::completions(&source, offset, keywords(&source, text), allowance);
    let range = Range { from: request.offset.saturating_sub(written), to: request.offset };
    Ok(Json(Completions { range, words }))
}

/// The language in which a text is already written, else that of its reader.
fn keywords(source: &Source, text: Text) -> lucena_lang::Language {
    let words = dhjog::folded(source.text());
    match (words.contains("CONJUNTO_HEURISTICO"), words.contains("HEURISTIC_SET")) {
        (true, false) => lucena_lang::Language::Portuguese,
        (false, true) => lucena_lang::Language::English,
        _ => voice::keywords(text),
    }
}

fn language(tag: Option<&str>, text: Text) -> Result<Option<lucena_lang::Language>, ApiError> {
    match tag.map(Language::from_tag) {
        None => Ok(None),
        Some(Some(language)) => Ok(Some(voice::keywords(Text::new(language)))),
        Some(None) => Err(ApiError::input(ErrorCode::BadLanguage, text.get("server-bad-language"))),
    }
}

pub(crate) async fn format(Speech(text): Speech, Body(request): Body<SetFormatRequest>) -> Answer<Formatted> {
    let source = source(&request.text, text)?;
    let to = language(request.to.as_deref(), text)?;
    let parsed = dhjog::parse(&source);
    match dhjog::format(&source, &parsed, to) {
        Some(text) => Ok(Json(Formatted { text })),
        None => Err(complaint(&source, parsed.diagnostics.iter().find(|known| known.is_error()), text)),
    }
}

pub(crate) async fn write_tree(Speech(text): Speech, Body(request): Body<TreeRequest>) -> Answer<Formatted> {
    let to = language(request.to.as_deref(), text)?.unwrap_or(voice::keywords(text));
    match dhjog::text_of_blocks(&wire::tree_of_json(&request.tree), to) {
        Ok(text) => Ok(Json(Formatted { text })),
        Err(error) => {
            let words = args!["path" => &error.path, "expected" => error.expected];
            Err(ApiError::input(ErrorCode::BadTree, text.format("class-bad-tree", words)))
        }
    }
}

fn side(word: Option<&str>, turn: Color, text: Text) -> Result<Color, ApiError> {
    match word {
        None => Ok(turn),
        Some("white") => Ok(Color::White),
        Some("black") => Ok(Color::Black),
        Some(_) => Err(ApiError::input(ErrorCode::BadSide, text.get("server-bad-side"))),
    }
}

pub(crate) async fn judge(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<LedgerRequest>,
) -> Answer<SetLedger> {
    let game = input::game(request.fen.as_deref(), &request.moves, text)?;
    let owner = side(request.side.as_deref(), game.position().turn(), text)?;
    let allowed = Allowed::to(&presence, None);
    let work = move || {
        let set = Arc::new(allowed.set(&state, &request.text, text)?);
        Ok(judged(&set, &game, owner))
    };
    blocking(text, work).await.map(Json)
}

/// What a set says of a game's last position, and what the last move changed.
fn judged(set: &Arc<HeuristicSet>, game: &Game, owner: Color) -> SetLedger {
    let mut player = seated(set, game, owner);
    let passages = player.root(game.position());
    let ledger = player.explain(game.position());
    let before = earlier(game).map(|earlier| said(set, &earlier, owner));
    wire::set_ledger(&player, owner, game.position().fen(), &passages, &ledger, before.as_ref())
}

fn said(set: &Arc<HeuristicSet>, game: &Game, owner: Color) -> Ledger {
    let mut player = seated(set, game, owner);
    player.root(game.position());
    player.explain(game.position())
}

/// The game before its last move.
fn earlier(game: &Game) -> Option<Game> {
    let (_, before) = game.moves().split_last()?;
    let mut earlier = Game::from_position(*game.start());
    for &mv in before {
        earlier.play(mv).ok()?;
    }
    Some(earlier)
}

pub(crate) async fn play(
    Shared(state): Shared<State>,
    presence: Presence,
    client: Client,
    Speech(text): Speech,
    Body(request): Body<SetPlayRequest>,
) -> Answer<SetMove> {
    let game = input::game(request.fen.as_deref(), &request.moves, text)?;
    let allowed = Allowed::to(&presence, None);
    let shared = State::clone(&state);
    let work = move || {
        let set = allowed.set(&shared, &request.text, text)?;
        moved(set, game, request.nodes, request.seed, text)
    };
    search(&state, client, text, work).await.map(Json)
}

/// The move of a set.
pub(crate) fn moved(
    set: HeuristicSet,
    mut game: Game,
    nodes: Option<u64>,
    seed: u64,
    text: Text,
) -> Result<SetMove, ApiError> {
    let stages: Vec<String> = set.stages().map(str::to_owned).collect();
    let ending = |game: &Game| game.ending().map(super::play::written);
    if let Some(known) = ending(&game) {
        let fen = game.position().fen();
        return Ok(SetMove { mv: None, fen, score: None, depth: 0, stage: None, ending: Some(known) });
    }
    let limits = Effort::nodes(nodes.unwrap_or(USUAL_NODES).clamp(1, MOST_NODES));
    let mut player = Classroom::new(Pupil::new(Mind::Set(Arc::new(set)), seed));
    let found = player.think(&game, seed, &limits, &AtomicBool::new(false), |_| {});
    let mv = found.mv().ok_or_else(|| ApiError::internal(text))?;
    let written = wire::written_move(game.position(), mv);
    game.play(mv).map_err(|_| ApiError::internal(text))?;
    Ok(SetMove {
        mv: Some(written),
        fen: game.position().fen(),
        score: Some(wire::score(verdict(found.score))),
        depth: found.depth,
        stage: found.stage.and_then(|stage| stages.get(stage).cloned()),
        ending: ending(&game),
    })
}

pub(crate) async fn samples() -> Json<Vec<SetDetail>> {
    Json(SHIPPED.iter().filter_map(|(file, text)| sample(file, text)).collect())
}

/// A set that ships with the program.
fn sample(file: &str, text: &str) -> Option<SetDetail> {
    let set = dhjog::compile(&Source::new(file, text), &Options::default()).set?;
    let info = SetInfo {
        name: file.trim_end_matches(".dhjog").to_owned(),
        title: set.title().to_owned(),
        level: set.level(),
        origin: Origin::Shipped,
        version: None,
    };
    Some(SetDetail { info, text: text.to_owned(), versions: Vec::new() })
}

/// The functions that may be used, for forms: their calls and what they give.
pub(crate) async fn words(presence: Presence) -> Json<HeuristicWords> {
    let allowed = Allowed::to(&presence, None);
    let is_allowed = |function: &&Function| {
        let names = [lucena_lang::Language::Portuguese, lucena_lang::Language::English]
            .map(|language| function.word(language));
        let is_listed = |listed: &Vec<String>| listed.iter().any(|one| names.contains(&one.as_str()));
        function.level() <= allowed.level && allowed.functions.as_ref().is_none_or(is_listed)
    };
    let functions = Function::ALL.iter().filter(is_allowed).map(|function| {
        let (parameters, result) = function.signature();
        WordInfo {
            name: function.word(lucena_lang::Language::English).to_owned(),
            call: wire::both(|text| dhjog::voice::function_call(*function, text)),
            help: wire::both(|text| dhjog::voice::function_help(*function, text)),
            parameters: parameters.iter().map(|of| of.word(lucena_lang::Language::English)).collect(),
            result: result.word(lucena_lang::Language::English),
            level: function.level(),
        }
    });
    Json(HeuristicWords { level: allowed.level, functions: functions.collect() })
}

pub(crate) async fn compare(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
    Body(request): Body<CompareRequest>,
) -> Answer<SetComparison> {
    // Whoever compares may look at any level.
    let allowed = Allowed { level: 6, ..Allowed::to(&presence, None) };
    let work = move || {
        let sets = [
            Arc::new(allowed.set(&state, &request.first, text)?),
            Arc::new(allowed.set(&state, &request.second, text)?),
        ];
        if MOST_POSITIONS < request.positions.len() {
            return Err(input::refused(axum::http::StatusCode::PAYLOAD_TOO_LARGE, text));
        }
        for one in &request.positions {
            input::position(&one.fen, text)?;
        }
        Ok(match request.positions.is_empty() {
            true => compared(&sets, judging::all()),
            false => compared(&sets, &positions::judged(&request.positions)),
        })
    };
    blocking(text, work).await.map(Json)
}

fn compared(sets: &[Arc<HeuristicSet>; 2], judged: &[judging::Judged]) -> SetComparison {
    let ledgers = [0, 1].map(|side: usize| {
        let one = |one: &judging::Judged| {
            let mut player = Player::new(Arc::clone(&sets[side]), one.pos.turn());
            player.root(&one.pos);
            player.explain(&one.pos)
        };
        judged.iter().map(one).collect::<Vec<Ledger>>()
    });
    let values = [0, 1]
        .map(|side: usize| ledgers[side].iter().map(|one| f64::from(one.centipawns)).collect::<Vec<_>>());
    let reference: Vec<f64> = judged.iter().map(|one| one.centipawns).collect();
    let mut order: Vec<usize> = (0..judged.len()).collect();
    let gap = |index: usize| (values[0][index] - values[1][index]).abs();
    order.sort_by(|&one, &other| gap(other).total_cmp(&gap(one)));
    let furthest = order.into_iter().take(FURTHEST).filter(|&index| 0.5 < gap(index)).map(|index| {
        let mut reasons = wire::ledger_changes(&explain_diff(&ledgers[0][index], &ledgers[1][index]));
        reasons.truncate(REASONS);
        ComparedBoard { index, reasons }
    });
    let positions = judged.iter().enumerate().map(|(index, one)| ComparedPosition {
        fen: one.pos.fen(),
        first: values[0][index] as i32,
        second: values[1][index] as i32,
        reference: one.centipawns as i32,
    });
    SetComparison {
        titles: [sets[0].title().to_owned(), sets[1].title().to_owned()],
        lines: lines(sets),
        rules: rules(sets),
        positions: positions.collect(),
        agreement: judging::agreement(&values[0], &values[1], [LEVEL; 2]),
        with_reference: [0, 1].map(|side: usize| judging::agreement(&values[side], &reference, [LEVEL; 2])),
        furthest: furthest.collect(),
    }
}

fn lines(sets: &[Arc<HeuristicSet>; 2]) -> Vec<ComparedLine> {
    dhjog::line_difference(sets[0].canonical(), sets[1].canonical())
        .into_iter()
        .map(|(place, line)| ComparedLine {
            place: match place {
                dhjog::LineOf::Both => LinePlace::Both,
                dhjog::LineOf::First => LinePlace::First,
                dhjog::LineOf::Second => LinePlace::Second,
            },
            text: line.to_owned(),
        })
        .collect()
}

fn rules(sets: &[Arc<HeuristicSet>; 2]) -> Vec<ComparedRule> {
    let structure = structure(&sets[0], &sets[1]);
    let of_stage = |stage: &dhjog::StagePair| {
        let title = stage.titles.first.clone().or_else(|| stage.titles.second.clone()).unwrap_or_default();
        let rules = stage.rules.iter().map(move |pair| {
            let name = pair.rules.first.as_ref().or(pair.rules.second.as_ref());
            let (likeness, numbers) = match &pair.likeness {
                Likeness::Equal => (RuleLikeness::Equal, Vec::new()),
                Likeness::OtherNumbers(numbers) => {
                    (RuleLikeness::OtherNumbers, numbers.iter().map(|(one, other)| [*one, *other]).collect())
                }
                Likeness::Different => (RuleLikeness::Different, Vec::new()),
                Likeness::OnlyFirst => (RuleLikeness::OnlyFirst, Vec::new()),
                Likeness::OnlySecond => (RuleLikeness::OnlySecond, Vec::new()),
            };
            ComparedRule {
                stage: title.clone(),
                title: name.map_or(String::new(), |rule| rule.title.clone()),
                likeness,
                numbers,
            }
        });
        rules.collect::<Vec<_>>()
    };
    structure.stages.iter().flat_map(of_stage).collect()
}
