//! What Lucena's answers look like as JSON: one vocabulary for the command line, UCI and the web.
//!
//! A change here changes `web/src/api/types.gen.ts`, which a test writes anew and compares.

mod answer;
mod evaluation;
mod explanation;
mod patlan;
mod reading;
mod request;
mod review;
mod thought;
#[cfg(feature = "schema")]
pub mod typescript;

pub use answer::{
    About, AboutLimits, AnalysisDone, AnalysisLine, AnalysisLines, AnalysisWhy, BaseInfo, Created, DraftInfo,
    ErrorBody, ErrorDetail, GameEnding, GameFound, GameInfo, GameTrouble, LineMove, MoveEvent, PlayAnswer,
    Positions, Progress, ReviewState, ReviewSummary, Saved, SideThreats, Threat, Threats,
};
pub use evaluation::{Evaluation, Odds, Phases, Sides, TermEntry, evaluation};
pub use explanation::{
    Both, BothLists, Claim, Contrast, Detection, Explanation, Metrics, Proof, Said, Score, WrittenMove,
    claim, explanation, score, written_move,
};
pub use patlan::{
    Binding, Completions, Described, DrawnRelation, FailedPart, Formatted, MatchAnswer, MatchInstance,
    PatlanCheck, PatlanDiagnostic, PatlanToken, PatternDetail, PatternInfo, PatternPresent, PatternSummary,
    Range, ResultCounts, SearchHit, SearchState, SearchSummary, SuggestedWeight, Units, VersionInfo, both,
    diagnostic, instance, pattern_info, search_hit, search_summary,
};
pub use reading::{CutNote, ReadingNotes, UsersPart, reading_notes, users_part};
pub use request::{
    ClockState, CompleteRequest, DescribeRequest, DraftToKeep, ExplainRequest, FeedbackRequest, FenRequest,
    FormatRequest, GameToKeep, MatchRequest, PatlanRequest, PlayRequest, PositionsRequest, ReviewRequest,
    SearchFilters, SearchRequest, Settings, Subscription,
};
pub use review::{Mistake, MoveReview, Review, SideReview, review};
pub use thought::{read_thought, thought_key, write_thought};

/// Names every type of the vocabulary to a generator of schemas; what they hold follows by itself.
#[cfg(feature = "schema")]
fn describe(generator: &mut schemars::SchemaGenerator) {
    generator.subschema_for::<About>();
    generator.subschema_for::<ErrorBody>();
    generator.subschema_for::<Positions>();
    generator.subschema_for::<Created>();
    generator.subschema_for::<ReviewSummary>();
    generator.subschema_for::<ReviewState>();
    generator.subschema_for::<MoveEvent>();
    generator.subschema_for::<Review>();
    generator.subschema_for::<Explanation>();
    generator.subschema_for::<Claim>();
    generator.subschema_for::<PlayAnswer>();
    generator.subschema_for::<AnalysisLines>();
    generator.subschema_for::<AnalysisWhy>();
    generator.subschema_for::<AnalysisDone>();
    generator.subschema_for::<Metrics>();
    generator.subschema_for::<Evaluation>();
    generator.subschema_for::<Threats>();
    generator.subschema_for::<PatlanCheck>();
    generator.subschema_for::<Completions>();
    generator.subschema_for::<Described>();
    generator.subschema_for::<Formatted>();
    generator.subschema_for::<MatchAnswer>();
    generator.subschema_for::<PatternInfo>();
    generator.subschema_for::<PatternDetail>();
    generator.subschema_for::<PatternPresent>();
    generator.subschema_for::<Saved>();
    generator.subschema_for::<BaseInfo>();
    generator.subschema_for::<GameInfo>();
    generator.subschema_for::<GameToKeep>();
    generator.subschema_for::<DraftInfo>();
    generator.subschema_for::<DraftToKeep>();
    generator.subschema_for::<Subscription>();
    generator.subschema_for::<SearchState>();
    generator.subschema_for::<SearchSummary>();
    generator.subschema_for::<SearchHit>();
    generator.subschema_for::<PositionsRequest>();
    generator.subschema_for::<ReviewRequest>();
    generator.subschema_for::<ExplainRequest>();
    generator.subschema_for::<PlayRequest>();
    generator.subschema_for::<FenRequest>();
    generator.subschema_for::<PatlanRequest>();
    generator.subschema_for::<CompleteRequest>();
    generator.subschema_for::<FormatRequest>();
    generator.subschema_for::<DescribeRequest>();
    generator.subschema_for::<MatchRequest>();
    generator.subschema_for::<SearchRequest>();
    generator.subschema_for::<FeedbackRequest>();
}

/// A value of the vocabulary on one line of JSON.
pub fn line(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("the keys of the vocabulary are texts, and nothing else can fail")
}

/// A number with one decimal.
fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
