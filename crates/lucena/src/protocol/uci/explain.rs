//! Explanations in UCI: lines of `info string` before `bestmove`, and the command `explain [move]`.
//!
//! What is said at the end of a search comes from its report alone, so that no move is delayed by another search.

use std::sync::LazyLock;
use std::time::Duration;

use lucena_chess::{Game, Move};
use lucena_engine::{Options, Report};
use lucena_eval::Verdict;
use lucena_explain::{
    Acceptance, Effort, Explainer, Explanation, Inquiry, Level, OwnEngine, Thinker, Thought, Variation, Voice,
};
use lucena_text::Text;

use super::{Settings, reply};
use crate::wire;

/// Below this much time on the clock nothing is explained.
const TOO_LITTLE: Duration = Duration::from_secs(5);
/// Positions that the command `explain` searches for each question.
const NODES: u64 = 150_000;

/// The shipped words, read once.
static VOICE: LazyLock<Voice> = LazyLock::new(Voice::default);

/// Answers no question: what the report does not know stays unknown, and what would need it stays unsaid.
struct Silent;

impl Thinker for Silent {
    fn think(&mut self, _: &Game, _: usize, _: &[Move], _: Effort) -> Thought {
        Thought::default()
    }
}

/// What a report knows, as a thought.
fn thought_of(report: &Report) -> Thought {
    let lines = report.lines.iter().filter(|line| !line.moves.is_empty());
    Thought {
        lines: lines
            .map(|line| Variation {
                verdict: Verdict::from(line.score),
                moves: line.moves.clone(),
                depth: line.depth,
            })
            .collect(),
        scores: report.iterations.iter().map(|it| Verdict::from(it.score).centipawns()).collect(),
        spread: (32 <= report.spread.samples).then_some(report.spread.deviation),
        samples: report.spread.samples,
        nodes: report.effort.nodes,
    }
}

/// The lines before `bestmove`: sentences, the three figures and the style; nothing if explanations are off or the
/// clock (`remaining`, if the game is played on one) is nearly empty.
pub(super) fn info_strings(
    game: &Game,
    report: &Report,
    settings: &Settings,
    remaining: Option<Duration>,
) -> String {
    let Some(level) = settings.explanation else { return String::new() };
    // A book move has no line to reason about.
    if report.from_book || remaining.is_some_and(|remaining| remaining < TOO_LITTLE) {
        return String::new();
    }
    let voice = &*VOICE;
    let acceptance = Acceptance::default();
    let explainer = Explainer { voice, acceptance: &acceptance, more: None };
    let inquiry = Inquiry { level, effort: Effort::default() };
    match explainer.explain(game, None, Some(thought_of(report)), &mut Silent, inquiry) {
        Some(explanation) => written(&explanation, voice, settings),
        None => String::new(),
    }
}

/// The answer to `explain`, of the best move or of the one asked about.
pub(super) fn answer(game: &Game, mv: Option<Move>, settings: &Settings, text: Text) -> String {
    let level = settings.explanation.unwrap_or(Level::Medium);
    let voice = &*VOICE;
    let acceptance = Acceptance::default();
    let explainer = Explainer { voice, acceptance: &acceptance, more: None };
    let mut engine = OwnEngine::new(Options { hash_mebibytes: 16, ..Options::default() });
    let inquiry = Inquiry { level, effort: Effort::nodes(NODES) };
    match explainer.explain(game, mv, None, &mut engine, inquiry) {
        Some(explanation) => {
            let verdict = explanation.verdict(voice, text.language());
            let contrast = explanation.contrast(voice, text.language());
            let extra: String = contrast.iter().map(|sentence| reply::info(sentence)).collect();
            reply::info(&verdict) + &written(&explanation, voice, settings) + &extra
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
    lines += &reply::info(&format!("risk {:.1}", metrics.risk));
    lines += &reply::info(&format!("style {}", metrics.style.key()));
    lines += &reply::info(&format!("stability {}", metrics.stability));
    if settings.explains_json {
        lines += &reply::info(&format!("explanation_json {}", wire::explanation(explanation, voice, &[])));
    }
    lines
}
