//! The JSON vocabulary of Lucena: every type that leaves the program as JSON, shared by command line, protocols and web.
//!
//! Reading order: `word` (the enums), `explanation`, `review`, `answer` and `request`, then `route`, from which the OpenAPI
//! document and the front end's types are made. A change here changes `web/src/api/*.gen.ts`, which a test of the server
//! writes anew and compares. Only this crate and what is above it know serde.
//!
//! ```
//! use lucena_chess::Position;
//! use lucena_wire::{line, written_move};
//!
//! let pos = Position::start();
//! let mv = pos.parse_san("Nf3").expect("a legal move");
//! assert!(line(&written_move(&pos, mv)).contains("\"Cf3\""));
//! ```

#![forbid(unsafe_code)]

mod word;

mod answer;
mod by_language;
mod class;
mod dhjog;
mod evaluation;
mod event;
mod explanation;
mod glossary;
mod patlan;
mod reading;
mod request;
mod review;
mod sentence;
mod thought;

pub mod openapi;
pub mod route;
pub mod typescript;

pub use answer::{
    About, AboutLimits, AnalysisDone, AnalysisLine, AnalysisLines, AnalysisWhy, Created, DatabaseInfo,
    DraftInfo, EndingKind, ErrorBody, ErrorCode, ErrorDetail, GameEnding, GameFound, GameInfo, GameTrouble,
    JobEnd, JobStatus, LineMove, MoveEvent, Place, PlayAnswer, Positions, PositionsKind, Progress,
    ReviewState, ReviewSummary, Saved, SideThreats, Threat, Threats,
};
pub use by_language::{Both, BothLists, Parts, ReadBack, Spoken, StoryParts, both};
pub use class::*;
pub use dhjog::{
    Agreement, CompareRequest, ComparedBoard, ComparedLine, ComparedPosition, ComparedRule, Correlation,
    HeuristicWords, LedgerChange, LedgerEntry, LedgerKind, LedgerPassage, LedgerRequest, LedgerSide,
    LinePlace, PieceChange, RegionInfo, RuleLikeness, SetCheck, SetComparison, SetCompleteRequest, SetDetail,
    SetFormatRequest, SetInfo, SetLedger, SetMove, SetPlayRequest, SetRequest, StageInfo, StageWay,
    TreeRequest, WordInfo, ledger_changes, set_check, set_ledger, tree_json, tree_of_json,
};
pub use evaluation::{Evaluation, Odds, Phases, Sides, TermEntry, evaluation};
pub use event::{AnalysisEvents, Hello, News, ReviewEvents, SearchEvents, StreamEvents};
pub use explanation::{
    Claim, Contrast, Detection, Explanation, Metrics, Proof, Said, Score, WrittenMove, claim, explanation,
    score, written_move,
};
pub use glossary::{GlossaryEntry, GlossaryExample, GlossaryKind, glossary};
pub use patlan::{
    Binding, Completions, Described, DrawnRelation, FailedClause, FailedPart, Formatted, MatchAnswer,
    MatchInstance, Origin, PatlanCheck, PatternDetail, PatternInfo, PatternPresent, PatternSummary, Range,
    ReadPart, RelationStyle, ResultCounts, SearchHit, SearchState, SearchSummary, Severity, SuggestedWeight,
    TextDiagnostic, TextToken, Units, VersionInfo, described, diagnostic, instance, pattern_info, search_hit,
    search_summary,
};
pub use reading::{CutNote, ReadingNotes, UsersPart, reading_notes, users_part};
pub use request::{
    AnalysisQuery, ClockState, CompleteRequest, DescribeRequest, DownloadFormat, DraftKind, DraftToKeep,
    ExplainRequest, FeedbackRequest, FenRequest, FormatQuery, FormatRequest, GameToKeep, MatchRequest,
    NameQuery, OffsetQuery, Opinion, PageQuery, PatlanRequest, PlayRequest, PositionsRequest, ReviewRequest,
    SearchFilters, SearchRequest, Settings, Speech, Subscription,
};
pub use review::{Mistake, MoveReview, Review, SideReview, review};
pub use sentence::Part;
pub use thought::{read_thought, thought_key, write_thought};
pub use word::{
    ArrowColor, Category, Component, Dialect, Each, Family, GameResult, Judgement, Level, Mark, Phase,
    Polarity, Searcher, Side, Style, TokenColor, Word,
};

/// A value of the vocabulary on one line of JSON.
pub fn line(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("the keys of the vocabulary are texts, and nothing else can fail")
}

/// A number with one decimal.
fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
