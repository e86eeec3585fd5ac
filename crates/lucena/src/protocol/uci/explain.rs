//! Explanations in UCI: lines of `info string` before `bestmove`, and the command `explain [move]`.
//!
//! What is said at the end of a search comes from its report; small searches verify what needs them, within the time that
//! the specification grants (see `protocol::explained`).

use std::time::Duration;

use lucena_chess::{Game, Move};
use lucena_engine::{Options, Report};
use lucena_explain::{Acceptance, Effort, Explainer, Explanation, Inquiry, Level, OwnEngine, Voice};
use lucena_server::wire;
use lucena_text::Text;

use super::{Settings, reply};
use crate::detection_log;
use crate::protocol::explained::{VOICE, explained, patterns};

/// Positions that the command `explain` searches for each question.
const NODES: u64 = 150_000;

/// The lines before `bestmove`: sentences, the three figures and the style.
pub(super) fn info_strings(
    game: &Game,
    report: &Report,
    settings: &Settings,
    remaining: Option<Duration>,
) -> String {
    let voice = VOICE.clone().with_letters(settings.letters);
    let explanation = settings
        .explanation
        .and_then(|level| explained(game, report, (&voice, level), settings.verifies_claims, remaining));
    explanation.map_or(String::new(), |explanation| written(&explanation, &voice, settings))
}

/// The answer to `explain`, of the best move or of the one asked about.
pub(super) fn answer(game: &Game, mv: Option<Move>, settings: &Settings, text: Text) -> String {
    let level = settings.explanation.unwrap_or(Level::Medium);
    let acceptance = Acceptance::default();
    let voice = VOICE.clone().with_letters(settings.letters);
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: Some(&patterns) };
    let mut engine = OwnEngine::new(Options { hash_mebibytes: 16, ..Options::default() });
    let inquiry = Inquiry { level, effort: Effort::nodes(NODES) };
    match explainer.explain(game, mv, None, &mut engine, inquiry) {
        Some(explanation) => {
            let verdict = explanation.verdict(&voice, text.language());
            let contrast = explanation.contrast(&voice, text.language());
            let extra: String = contrast.iter().map(|sentence| reply::info(sentence)).collect();
            reply::info(&verdict) + &written(&explanation, &voice, settings) + &extra
        }
        None => reply::info(&text.get("uci-nothing-to-explain")),
    }
}

fn written(explanation: &Explanation, voice: &Voice, settings: &Settings) -> String {
    let metrics = &explanation.evidence.metrics;
    let sentences = explanation.sentences(voice, settings.language);
    let mut lines: String = sentences
        .iter()
        .enumerate()
        .map(|(index, sentence)| reply::info(&format!("explanation{} {sentence}", index + 1)))
        .collect();
    lines += &reply::info(&format!("concreteness {:.1}", metrics.concreteness));
    lines += &reply::info(&metrics.risk.map_or("risk unknown".to_owned(), |risk| format!("risk {risk:.1}")));
    lines += &reply::info(&format!("style {}", metrics.style.map_or("unknown", |style| style.key())));
    lines += &reply::info(&format!("stability {}", metrics.stability));
    if settings.explains_json {
        let json = wire::line(&wire::explanation(explanation, voice, &[]));
        lines += &reply::info(&format!("explanation_json {json}"));
    }
    if !settings.detection_log.is_empty() {
        // A log that cannot be written must not keep a move from being played; the user is told.
        if let Err(error) = detection_log::append(&settings.detection_log, explanation) {
            lines += &reply::info(&format!("DetectionLog: {error}"));
        }
    }
    lines
}
