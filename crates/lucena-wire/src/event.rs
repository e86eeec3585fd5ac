//! What streams of events tell: a field for each event, named as the event, with what it brings.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::answer::{AnalysisDone, AnalysisLines, AnalysisWhy, JobEnd, MoveEvent, Progress};
use crate::patlan::SearchHit;

/// What a review tells.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ReviewEvents {
    /// How far it is.
    pub progress: Progress,
    /// A move was looked at.
    #[serde(rename = "move")]
    pub mv: MoveEvent,
    /// All moves were looked at quickly.
    pub draft: JobEnd,
    /// It is done.
    pub done: JobEnd,
    /// It cannot be done.
    pub failed: JobEnd,
    /// Somebody stopped it.
    pub cancelled: JobEnd,
    /// The program ends; it goes on later.
    pub interrupted: JobEnd,
}

/// What a search tells.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SearchEvents {
    /// How far it is.
    pub progress: Progress,
    /// Something was found.
    pub hit: SearchHit,
    /// It is done.
    pub done: JobEnd,
    /// It cannot be done.
    pub failed: JobEnd,
    /// Somebody stopped it.
    pub cancelled: JobEnd,
    /// The program ends; it goes on later.
    pub interrupted: JobEnd,
}

/// What an analysis tells.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AnalysisEvents {
    /// The lines at a depth.
    pub lines: AnalysisLines,
    /// What they mean.
    pub why: AnalysisWhy,
    /// It is over.
    pub done: AnalysisDone,
    /// It cannot be done.
    pub failed: JobEnd,
}

/// What the one stream for everything tells.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StreamEvents {
    /// The stream is open.
    pub hello: Hello,
    /// Something about a topic that was asked for.
    pub news: News,
}

/// The name of a stream.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Hello {
    /// The name, to ask for topics with.
    pub id: String,
}

/// Something about a topic.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct News {
    /// What the listener calls it.
    pub topic: String,
    /// The event of the topic.
    pub event: String,
    /// Its number.
    pub id: u64,
    /// What it brings.
    pub data: Value,
}
