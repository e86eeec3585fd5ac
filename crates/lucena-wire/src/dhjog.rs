//! Heuristic sets as JSON: complaints and colors, stages and regions, the tree for forms, and what a set says of a position.

mod comparison;

use lucena_chess::{Bitboard, Color};
use lucena_lang::dhjog::{self, Compiled, Data, Difference, EntryKind, FileTree, Ledger, Passage, Player};
use lucena_lang::{Source, editor};
use lucena_text::{PerLanguage, Text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::answer::GameEnding;
use crate::by_language::{Both, both};
use crate::explanation::{Score, WrittenMove};
use crate::patlan::{Origin, TextDiagnostic, TextToken, Units, VersionInfo, complaint};
use crate::request::Speech;
use crate::word::Side;

pub use comparison::{
    Agreement, ComparedBoard, ComparedLine, ComparedPosition, ComparedRule, Correlation, LinePlace,
    RuleLikeness, SetComparison,
};

/// A set for examples.
const SET: &str = "HEURISTIC_SET \"MINE\" STAGE \"ALL\" PAWN.VALUE <- 1 END STAGE END HEURISTIC_SET";

/// A DHJOG text.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": SET, "level": 2 }))]
#[serde(deny_unknown_fields)]
pub struct SetRequest {
    /// The text.
    pub text: String,
    /// The highest level that may be used, 1 to 6; in a class, the class says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

/// A place in a DHJOG text.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": "HEUR", "offset": 4 }))]
#[serde(deny_unknown_fields)]
pub struct SetCompleteRequest {
    /// The text.
    pub text: String,
    /// The place, in UTF-16 units from 0.
    pub offset: usize,
    /// The highest level that may be used, 1 to 6; in a class, the class says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

/// A DHJOG text to be laid out anew.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": SET, "to": "pt" }))]
#[serde(deny_unknown_fields)]
pub struct SetFormatRequest {
    /// The text.
    pub text: String,
    /// The language of its keywords; as they are if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Speech>")]
    pub to: Option<String>,
}

/// The tree of a set that is to become a text.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "tree": { "kind": "set", "version": 1, "title": "MINE", "items": [] }, "to": "en" }))]
#[serde(deny_unknown_fields)]
pub struct TreeRequest {
    /// The tree, as a check gives it.
    pub tree: Value,
    /// The language of the keywords; the reader's if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Speech>")]
    pub to: Option<String>,
}

/// A set and a game in which it is asked.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": SET, "moves": ["e4"], "side": "white" }))]
#[serde(deny_unknown_fields)]
pub struct LedgerRequest {
    /// The set.
    pub text: String,
    /// Where the game began; the usual start if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The moves played from there.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Whose set it is; that of the side to move if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Side>")]
    pub side: Option<String>,
}

/// A set is to move.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": SET, "moves": ["e4"], "nodes": 500, "seed": 1 }))]
#[serde(deny_unknown_fields)]
pub struct SetPlayRequest {
    /// The set.
    pub text: String,
    /// Where the game began; the usual start if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The moves played from there.
    #[serde(default)]
    pub moves: Vec<String>,
    /// How many positions it may look at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// What chance follows from: the choice among equals.
    #[serde(default)]
    pub seed: u64,
}

/// Two sets to be compared.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "first": SET, "second": SET }))]
#[serde(deny_unknown_fields)]
pub struct CompareRequest {
    /// The one.
    pub first: String,
    /// The other.
    pub second: String,
    /// The positions on which they are compared; those that ship with the program if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub positions: Vec<crate::class::JudgedPosition>,
}

/// What there is to say about a set.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetCheck {
    /// The complaints in order.
    pub diagnostics: Vec<TextDiagnostic>,
    /// The colors.
    pub tokens: Vec<TextToken>,
    /// The title; nothing if it could not be read.
    pub title: Option<String>,
    /// The level of its constructs, 1 to 6.
    pub level: u8,
    /// What tells it from every other set; nothing if the text has errors.
    pub fingerprint: Option<String>,
    /// How many rules it has.
    pub rules: usize,
    /// The stages; none if the text has errors.
    pub stages: Vec<StageInfo>,
    /// The regions.
    pub regions: Vec<RegionInfo>,
    /// The tree for forms; nothing if it could not be read.
    pub tree: Option<Value>,
}

/// A stage of a set.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StageInfo {
    /// Its title.
    pub title: String,
    /// Whether games begin in it.
    pub is_initial: bool,
    /// What each type of piece is worth in it, from pawn to queen.
    pub values: Vec<f64>,
    /// The rules that lead to other stages.
    pub ways: Vec<StageWay>,
}

/// A rule that leads to another stage.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StageWay {
    /// Its title.
    pub title: String,
    /// The line on which it begins.
    pub line: usize,
    /// The stage it leads to; nothing if there is none of that name.
    pub goal: Option<String>,
}

/// A region of a set, as its owner sees it with White.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RegionInfo {
    /// The title of its stage; nothing if it is the whole set's.
    pub stage: Option<String>,
    /// Its name.
    pub name: String,
    /// Its squares.
    pub squares: Vec<String>,
}

/// What an entry of a ledger is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum LedgerKind {
    Base,
    Piece,
    Board,
    Pattern,
}

impl From<EntryKind> for LedgerKind {
    fn from(kind: EntryKind) -> LedgerKind {
        match kind {
            EntryKind::Piece => LedgerKind::Piece,
            EntryKind::Board => LedgerKind::Board,
            EntryKind::Pattern => LedgerKind::Pattern,
        }
    }
}

/// A piece whose value a rule changed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PieceChange {
    /// Where it stands.
    pub square: String,
    /// What it was worth.
    pub from: f64,
    /// What it is worth now.
    pub to: f64,
}

/// What a rule did for one player.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LedgerSide {
    /// Whether its condition held.
    pub fired: bool,
    /// The pieces that it changed.
    pub changes: Vec<PieceChange>,
}

/// What a rule contributed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LedgerEntry {
    /// Its title.
    pub title: String,
    /// What it is.
    pub kind: LedgerKind,
    /// The line on which it begins; 0 for a pattern.
    pub line: usize,
    /// For the owner of the set.
    pub me: LedgerSide,
    /// For the opponent.
    pub opponent: LedgerSide,
    /// What it adds to the value.
    pub contribution: f64,
    /// Its condition as a sentence; nothing for a pattern.
    pub condition: Option<Both>,
}

/// A rule that was asked whether the stage changes.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LedgerPassage {
    /// The stage.
    pub stage: String,
    /// The rule.
    pub title: String,
    /// Whether its condition holds.
    pub holds: bool,
    /// The stage that it led to.
    pub goal: Option<String>,
}

/// What one entry contributes in two ledgers.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LedgerChange {
    /// Its title; empty for the value before any rule.
    pub title: String,
    /// What it is.
    pub kind: LedgerKind,
    /// What it contributed in the first.
    pub first: Option<f64>,
    /// What it contributes in the second.
    pub second: Option<f64>,
    /// The difference.
    pub change: f64,
}

/// What a set says of a position; `base` and the contributions sum to `value`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetLedger {
    /// The title of the set.
    pub title: String,
    /// Whose set it is.
    pub side: Side,
    /// The position.
    pub fen: String,
    /// The stage.
    pub stage: String,
    /// The rules that were asked whether the stage changes.
    pub passages: Vec<LedgerPassage>,
    /// The value before any rule.
    pub base: f64,
    /// The rules in the order in which they act.
    pub entries: Vec<LedgerEntry>,
    /// The value in the units of the author.
    pub value: f64,
    /// The value in centipawns.
    pub centipawns: i32,
    /// That a function was stopped, if one was.
    pub stopped: Option<Both>,
    /// What the last move changed, the largest change first.
    pub changes: Vec<LedgerChange>,
}

/// The move of a set.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetMove {
    /// The move; nothing if the game is over.
    #[serde(rename = "move")]
    pub mv: Option<WrittenMove>,
    /// The position after it.
    pub fen: String,
    /// What the set expects, for the side that moved.
    pub score: Option<Score>,
    /// How deep it looked.
    pub depth: u32,
    /// The stage in which it judged.
    pub stage: Option<String>,
    /// How the game ended, if it did.
    pub ending: Option<GameEnding>,
}

/// A set that is listed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetInfo {
    /// The name by which it is opened.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The level of its constructs.
    pub level: u8,
    /// Whose it is.
    pub origin: Origin,
    /// The newest version; nothing for shipped ones.
    pub version: Option<u32>,
}

/// A set with its text.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetDetail {
    /// What is listed of it.
    #[serde(flatten)]
    pub info: SetInfo,
    /// Its text.
    pub text: String,
    /// Its versions, the oldest first.
    pub versions: Vec<VersionInfo>,
}

/// What may be used in a set.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct HeuristicWords {
    /// The highest level.
    pub level: u8,
    /// The functions.
    pub functions: Vec<WordInfo>,
}

/// A function of the language.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WordInfo {
    /// Its English name, as in trees.
    pub name: String,
    /// How it is called.
    pub call: Both,
    /// What it gives.
    pub help: Both,
    /// The types that it takes, in English.
    pub parameters: Vec<String>,
    /// The type that it gives.
    pub result: String,
    /// The level from which on it may be used.
    pub level: u8,
}

/// Writes what there is to say about a set.
pub fn set_check(source: &Source, compiled: &Compiled) -> SetCheck {
    let units = Units::of(source);
    let tokens = editor::heuristics::colors(source);
    let set = compiled.set.as_ref();
    let tree = match dhjog::parse(source).file {
        Some(FileTree::Set(tree)) => Some(tree),
        _ => None,
    };
    let stages = set.into_iter().flat_map(|set| {
        set.stages().enumerate().map(|(number, title)| StageInfo {
            title: title.to_owned(),
            is_initial: number == set.initial_stage(),
            values: set.stage_values(number).map_or(Vec::new(), |values| values[..5].to_vec()),
            ways: set
                .ways()
                .filter(|(name, _)| name.stage == number)
                .map(|(name, goal)| StageWay {
                    title: name.title,
                    line: name.line,
                    goal: goal.and_then(|goal| set.stages().nth(goal)).map(str::to_owned),
                })
                .collect(),
        })
    });
    let regions = set.into_iter().flat_map(|set| set.regions()).map(|(stage, name, squares)| RegionInfo {
        stage: stage.map(str::to_owned),
        name: name.to_owned(),
        squares: names(squares),
    });
    SetCheck {
        diagnostics: compiled
            .diagnostics
            .iter()
            .map(|one| complaint(source, one, dhjog::voice::message, dhjog::voice::hint))
            .collect(),
        tokens: tokens
            .iter()
            .map(|&(span, color)| TextToken { range: units.range(span), color: color.into() })
            .collect(),
        title: tree.as_ref().map(|tree| tree.title.value.clone()),
        level: compiled.level,
        fingerprint: set.map(|set| set.fingerprint().to_owned()),
        rules: set.map_or(0, |set| set.rules().len()),
        stages: stages.collect(),
        regions: regions.collect(),
        tree: tree.map(|tree| tree_json(&dhjog::blocks(&tree))),
    }
}

fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

/// Writes what a set says of a position; `before` is what it said before the last move.
pub fn set_ledger(
    player: &Player,
    owner: Color,
    fen: String,
    passages: &[Passage],
    ledger: &Ledger,
    before: Option<&Ledger>,
) -> SetLedger {
    let side = |side: &dhjog::Side| LedgerSide {
        fired: side.fired,
        changes: side
            .changes
            .iter()
            .map(|one| PieceChange { square: one.square.to_string(), from: one.from, to: one.to })
            .collect(),
    };
    let conditions = PerLanguage::new(|language| dhjog::readings(player.set(), Text::new(language)));
    let condition = |title: &str| {
        let place =
            conditions.english().iter().position(|one| one.stage == ledger.stage && one.title == title)?;
        Some(Both::new(|language| conditions.get(language)[place].condition.clone()))
    };
    let entries = ledger.entries.iter().map(|entry| LedgerEntry {
        title: entry.title.clone(),
        kind: entry.kind.into(),
        line: entry.line,
        me: side(&entry.me),
        opponent: side(&entry.opponent),
        contribution: entry.contribution,
        condition: condition(&entry.title),
    });
    let passages = passages.iter().map(|passage| LedgerPassage {
        stage: passage.stage.clone(),
        title: passage.title.clone(),
        holds: passage.holds,
        goal: passage.goal.clone(),
    });
    SetLedger {
        title: player.set().title().to_owned(),
        side: owner.into(),
        fen,
        stage: ledger.stage.clone(),
        passages: passages.collect(),
        base: ledger.base,
        entries: entries.collect(),
        value: ledger.value,
        centipawns: ledger.centipawns,
        stopped: ledger.stopped.as_ref().map(|stopped| both(|text| dhjog::voice::stopped(stopped, text))),
        changes: before.map_or(Vec::new(), |before| ledger_changes(&dhjog::explain_diff(before, ledger))),
    }
}

/// Writes what differs between two ledgers; what is the same in both is left out.
pub fn ledger_changes(differences: &[Difference]) -> Vec<LedgerChange> {
    let differing = differences.iter().filter(|one| 1e-6 < one.change().abs());
    differing
        .map(|one| LedgerChange {
            title: one.title.clone(),
            kind: one.kind.map_or(LedgerKind::Base, LedgerKind::from),
            first: one.first,
            second: one.second,
            change: one.change(),
        })
        .collect()
}

/// A tree as JSON.
pub fn tree_json(data: &Data) -> Value {
    match data {
        Data::Nothing => Value::Null,
        Data::Truth(truth) => Value::from(*truth),
        Data::Number(number) if number.fract() == 0.0 && number.abs() < 1e15 => Value::from(*number as i64),
        Data::Number(number) => Value::from(*number),
        Data::Text(text) => Value::from(text.as_str()),
        Data::List(parts) => parts.iter().map(tree_json).collect(),
        Data::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| (name.clone(), tree_json(value)));
            Value::Object(fields.collect::<Map<String, Value>>())
        }
    }
}

/// A tree from JSON; whether it makes sense is found out when it becomes a text.
pub fn tree_of_json(value: &Value) -> Data {
    match value {
        Value::Null => Data::Nothing,
        Value::Bool(truth) => Data::Truth(*truth),
        Value::Number(number) => Data::Number(number.as_f64().unwrap_or(f64::NAN)),
        Value::String(text) => Data::Text(text.clone()),
        Value::Array(parts) => Data::List(parts.iter().map(tree_of_json).collect()),
        Value::Object(fields) => {
            Data::Object(fields.iter().map(|(name, value)| (name.clone(), tree_of_json(value))).collect())
        }
    }
}
