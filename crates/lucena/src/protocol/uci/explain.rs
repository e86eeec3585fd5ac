//! Explanations in UCI: lines of `info string` before `bestmove`, and the command `explain [move]`.
//!
//! What is said at the end of a search comes from its report; small searches verify what needs them, within the time that
//! the search allows (see `protocol::explained`).

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use lucena_chess::{Game, Move, Position};
use lucena_engine::{Options, Outlook, Report};
use lucena_explain::{
    Acceptance, Effort, Explainer, Explanation, Inquiry, Level, OwnEngine, Thinker, Thought, Voice,
};
use lucena_text::Text;
use lucena_wire as wire;

use super::reply;
use crate::detection_log;
use crate::protocol::Manner;
use crate::protocol::explained::{explained, patterns};

/// Positions that the command `explain` searches for each question.
const NODES: u64 = 150_000;

/// The lines before `bestmove`: sentences, the three figures and the style.
pub(super) fn info_strings(
    game: &Game,
    report: &Report,
    manner: &Manner,
    until: Instant,
    stop: &AtomicBool,
) -> String {
    let voice = manner.voice();
    let explanation = explained(game, report, &voice, manner, until, stop);
    explanation.map_or(String::new(), |explanation| written(&explanation, &voice, manner))
}

/// The answer to `explain`, of the best move or of the one asked about.
pub(super) fn answer(
    game: &Game,
    mv: Option<Move>,
    manner: &Manner,
    text: Text,
    stop: &AtomicBool,
) -> String {
    let level = manner.level.unwrap_or(Level::Medium);
    let acceptance = Acceptance::default();
    let voice = manner.voice();
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: Some(&patterns) };
    let engine = OwnEngine::new(Options { hash_mebibytes: 16, ..Options::default() });
    let inquiry = Inquiry { level, effort: Effort::nodes(NODES) };
    match explainer.explain(game, mv, None, &mut Stoppable { engine, stop }, inquiry) {
        Some(explanation) => {
            let verdict = explanation.verdict(&voice, text.language());
            let contrast = explanation.contrast(&voice, text.language());
            let extra: String = contrast.iter().map(|sentence| reply::info(&sentence.to_string())).collect();
            reply::info(&verdict.to_string()) + &written(&explanation, &voice, manner) + &extra
        }
        None => reply::info(&text.get("uci-nothing-to-explain")),
    }
}

/// Answers no more questions once it is stopped.
struct Stoppable<'a> {
    engine: OwnEngine,
    stop: &'a AtomicBool,
}

impl Thinker for Stoppable<'_> {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        match self.stop.load(Ordering::Relaxed) {
            true => Thought::default(),
            false => self.engine.think(game, lines, only, effort),
        }
    }

    fn outlook(&mut self, pos: &Position) -> Option<Outlook> {
        self.engine.outlook(pos)
    }
}

fn written(explanation: &Explanation, voice: &Voice, manner: &Manner) -> String {
    let metrics = &explanation.evidence.metrics;
    let sentences = explanation.sentences(voice, manner.language);
    let mut lines: String = sentences
        .iter()
        .enumerate()
        .map(|(index, sentence)| reply::info(&format!("explanation{} {sentence}", index + 1)))
        .collect();
    lines += &reply::info(&format!("concreteness {:.1}", metrics.concreteness));
    lines += &reply::info(&metrics.risk.map_or("risk unknown".to_owned(), |risk| format!("risk {risk:.1}")));
    lines += &reply::info(&format!("style {}", metrics.style.map_or("unknown", |style| style.key())));
    lines += &reply::info(&format!("stability {}", metrics.stability));
    if manner.gives_json {
        let json = wire::line(&wire::explanation(explanation, voice, &[]));
        lines += &reply::info(&format!("explanation_json {json}"));
    }
    if !manner.detection_log.is_empty() {
        // A log that cannot be written must not keep a move from being played; the user is told.
        if let Err(error) = detection_log::append(&manner.detection_log, explanation) {
            lines += &reply::info(&format!("DetectionLog: {error}"));
        }
    }
    lines
}
