//! What the web application answers about itself, about games and about long work.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::by_language::Both;
use crate::explanation::{Explanation, Score, WrittenMove};
use crate::patlan::PatternPresent;
use crate::reading::{ReadingNotes, UsersPart};
use crate::request::DraftKind;
use crate::review::MoveReview;
use crate::word::{GameResult, Level};

/// What the application is and allows.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct About {
    /// The name of the program.
    pub name: &'static str,
    /// Its version.
    pub version: &'static str,
    /// The languages it speaks.
    pub languages: Vec<&'static str>,
    /// What it allows.
    pub limits: AboutLimits,
    /// Where the OpenAPI document is.
    pub openapi: &'static str,
    /// Whether what is saved outlives the program: not if the data folder cannot be written.
    pub keeps: bool,
    /// Why it does not, if it does not.
    pub trouble: Option<Both>,
    /// What became of a data file that was found damaged at the start of the program.
    pub mended: Option<Both>,
}

/// What the application allows.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct AboutLimits {
    /// The largest body of a request.
    pub body_bytes: u64,
    /// The largest base of games.
    pub base_bytes: u64,
    /// The longest search.
    pub search_ms: u64,
    /// The most positions of a search.
    pub search_nodes: u64,
    /// The deepest search.
    pub search_depth: u32,
    /// Searches at the same time, of all clients.
    pub searches: usize,
    /// Searches that may wait for their turn, of all clients.
    pub queue: usize,
    /// The ratings the machine can play at, from and to.
    pub elo: [u32; 2],
}

/// Why a request was refused.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ErrorBody {
    /// The reason.
    pub error: ErrorDetail,
}

/// The reason of a refusal.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ErrorDetail {
    /// A word for programs.
    pub code: ErrorCode,
    /// A sentence for people, in their language.
    pub message: String,
    /// The place in what was sent, if it has one.
    #[serde(rename = "where", skip_serializing_if = "Option::is_none")]
    pub place: Option<Box<Place>>,
}

/// A reason for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the sentences say it in words; 2026-11-16")]
pub enum ErrorCode {
    BadClass,
    BadEntrant,
    BadFeedback,
    BadFen,
    BadFormat,
    BadGame,
    BadJson,
    BadLanguage,
    BadLevel,
    BadMove,
    BadNickname,
    BadPatlan,
    BadPgn,
    BadPositions,
    BadQuery,
    BadSet,
    BadSide,
    BadTopic,
    BadTree,
    Busy,
    CutOff,
    DiskFull,
    Forbidden,
    ForeignHost,
    ForeignOrigin,
    GameOver,
    Internal,
    Locked,
    NameDiffers,
    NameTaken,
    NicknameTaken,
    NoGames,
    NoPattern,
    NotAMember,
    NotFound,
    NotJson,
    NotReady,
    Nothing,
    NothingToPlay,
    ReadOnly,
    Store,
    TooLarge,
    TooLong,
    TooMany,
    TooManySearches,
    TooManyTries,
    TooSlow,
    WrongCode,
    WrongMethod,
    WrongSecret,
    WrongToken,
}

/// A place in what was sent: which of these are there depends on what it was.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
#[serde(default)]
pub struct Place {
    /// The line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The character in the line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// Where it begins in the text, in UTF-16 units.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<usize>,
    /// Where it ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<usize>,
    /// Where a game begins in the text, in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<u64>,
    /// The code of the complaint about a text of patterns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<&'static str>,
    /// The field of a position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The game, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<u64>,
    /// The half-move, from 0.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<usize>,
}

/// How long work stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum JobStatus {
    Running,
    Done,
    Failed,
    Cancelled,
}

/// What a text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum PositionsKind {
    Position,
    Games,
}

/// In which way a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum EndingKind {
    Checkmate,
    Stalemate,
    InsufficientMaterial,
    Repetition,
    FiftyMoves,
    Agreement,
    Resignation,
    Time,
}

/// What a text holds.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Positions {
    /// Which of both it is.
    pub kind: PositionsKind,
    /// The games, or the position as a game without moves.
    pub games: Vec<GameFound>,
    /// Games that could not be read.
    pub troubles: Vec<GameTrouble>,
    /// What was mended in a position.
    pub repairs: Vec<String>,
}

/// A game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameFound {
    /// Its number in the text, from 1.
    pub number: usize,
    /// Its tags.
    pub tags: BTreeMap<String, String>,
    /// Where it begins.
    pub start_fen: String,
    /// Its moves.
    pub line: Vec<LineMove>,
    /// How it ended.
    pub result: GameResult,
    /// What is to be said about how it was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<ReadingNotes>,
}

/// A move and the position after it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LineMove {
    /// The move.
    #[serde(flatten)]
    pub mv: WrittenMove,
    /// The position after it.
    pub fen: String,
    /// What the owner of the game wrote about it.
    #[serde(flatten)]
    pub users: UsersPart,
}

/// A game that could not be read.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameTrouble {
    /// Its number in the text, from 1.
    pub game: u64,
    /// Where it begins, in bytes.
    pub offset: u64,
    /// What is wrong.
    pub message: String,
}

/// The number of something new.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Created {
    /// The number.
    pub id: i64,
}

/// How far work is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Progress {
    /// Steps done.
    pub done: u64,
    /// Steps in all; 0 if that is not known.
    pub total: u64,
    /// How many others come before it while it waits for its turn; 0 if it is its turn.
    pub before: u64,
}

/// A review in the list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReviewSummary {
    /// Its number.
    pub id: i64,
    /// Who played whom.
    pub title: String,
    /// How it stands.
    pub status: JobStatus,
    /// How far it is.
    pub progress: Progress,
    /// Seconds since 1970.
    pub created: i64,
}

/// A review so far.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReviewState {
    /// Its number; 0 for the sample.
    pub id: i64,
    /// Who played whom.
    pub title: String,
    /// How it stands.
    pub status: JobStatus,
    /// How far it is.
    pub progress: Progress,
    /// Why it failed.
    pub error: Option<Both>,
    /// For whom it is.
    pub level: Level,
    /// Seconds since 1970.
    pub created: i64,
    /// The tags of the game.
    pub tags: BTreeMap<String, String>,
    /// Where the game begins.
    pub start_fen: String,
    /// The game as it was given.
    pub pgn: String,
    /// Its moves.
    pub line: Vec<LineMove>,
    /// What its owner wrote before the first move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
    /// What is to be said about how it was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<ReadingNotes>,
    /// Whether the review is a quick first look that a better one will replace.
    pub draft: bool,
    /// The review, as soon as there is a first look.
    #[schemars(with = "Option<crate::Review>")]
    pub review: Option<Box<RawValue>>,
}

/// A move of a review under way.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MoveEvent {
    /// The half-move, from 0.
    pub ply: usize,
    /// Whether it is a quick first look.
    pub draft: bool,
    /// The move.
    #[serde(rename = "move")]
    pub mv: Option<MoveReview>,
}

/// The machine's move.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayAnswer {
    /// The move; none if it resigns or the game is over.
    #[serde(rename = "move")]
    pub mv: Option<WrittenMove>,
    /// The position after it.
    pub fen: String,
    /// What it thinks of the position, from its side.
    pub score: Option<Score>,
    /// Its comment on its move.
    pub comment: Option<Explanation>,
    /// What it has to say about the move it answers, if that was a mistake.
    pub yours: Option<Explanation>,
    /// Whether the move comes from the opening book.
    pub from_book: bool,
    /// Whether it accepts the draw that was offered.
    pub accepts_draw: bool,
    /// Whether it gives up.
    pub resigns: bool,
    /// How the game ended, if it did.
    pub ending: Option<GameEnding>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GameEnding {
    /// In which way.
    pub kind: EndingKind,
    /// For whom.
    pub result: GameResult,
}

/// The lines of an analysis at a depth.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AnalysisLines {
    /// The lines, the best first.
    pub lines: Vec<AnalysisLine>,
}

/// A line of an analysis.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AnalysisLine {
    /// 1 for the best.
    pub rank: usize,
    /// The depth.
    pub depth: u32,
    /// The longest variation looked at.
    pub selective_depth: u32,
    /// The score for the side to move.
    pub score: Score,
    /// Chances of win, draw and loss, in thousandths.
    pub wdl: [u32; 3],
    /// The moves.
    pub pv: Vec<WrittenMove>,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Positions a second.
    pub nps: u64,
    /// Milliseconds so far.
    pub time_ms: u64,
}

/// What an analysis says about the first of its lines: all of it from the same search.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AnalysisWhy {
    /// Why the first move of the first line is good; none if there is no move.
    pub explanation: Option<Explanation>,
    /// What is in danger, and what the other side threatens.
    pub threats: Threats,
    /// The patterns that matter to the move, three at most.
    pub patterns: Vec<PatternPresent>,
}

/// The end of an analysis.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AnalysisDone {
    /// Positions looked at.
    pub nodes: u64,
    /// Milliseconds.
    pub time_ms: u64,
}

/// What is in danger in a position.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Threats {
    /// White's pieces.
    pub white: SideThreats,
    /// Black's pieces.
    pub black: SideThreats,
    /// The pieces that give check.
    pub checkers: Vec<String>,
    /// What the side that is not to move would play if it were, and what that would gain in percentage points; none in
    /// check or if it gains nothing.
    pub threat: Option<Threat>,
}

/// A threatened move.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Threat {
    /// The move and what follows.
    pub line: Vec<WrittenMove>,
    /// Chances it would win, in percentage points.
    pub gain: f64,
}

/// What is in danger of one side, as squares.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SideThreats {
    /// Pieces that can be won.
    pub hanging: Vec<String>,
    /// Pieces attacked and not defended.
    pub loose: Vec<String>,
    /// Pieces attacked by cheaper ones.
    pub attacked_by_lesser: Vec<String>,
    /// Pieces that guard too much.
    pub overloaded: Vec<String>,
    /// Its pieces that attack two at once.
    pub forking: Vec<String>,
}

/// A base of games.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DatabaseInfo {
    /// Its number.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// The size of its file.
    pub bytes: u64,
    /// Seconds since 1970.
    pub created: i64,
}

/// A game against the machine.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameInfo {
    /// Its number.
    pub id: i64,
    /// What people call it.
    pub title: String,
    /// All that the page needs to go on with it.
    pub value: Value,
    /// Whether it is over.
    pub is_over: bool,
    /// Seconds since 1970, at the last change.
    pub saved: i64,
}

/// A text that was written and not yet saved.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DraftInfo {
    /// Its number.
    pub id: i64,
    /// What it is.
    pub kind: DraftKind,
    /// The name of what is being changed; none if it is new.
    pub name: Option<String>,
    /// The text.
    pub text: String,
    /// Seconds since 1970, at the last change.
    pub saved: i64,
}

/// A version of a pattern, newly saved.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Saved {
    /// The name of the pattern.
    pub name: String,
    /// The number of the version.
    pub version: u32,
}

/// What is said when work has ended, or was interrupted.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct JobEnd {
    /// Why it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Both>,
}
