//! An explained move as JSON.

use std::collections::BTreeMap;

use lucena_chess::notation::{CastlingNotation, PieceLetters};
use lucena_chess::{Color, Move, Position};
use lucena_eval::Verdict;
use lucena_explain as explain;
use lucena_explain::gates::Outcome;
use lucena_explain::odds::win_percent;
use lucena_explain::{Judged, Mark, Param, Scene, Voice, sentence_id};
use lucena_text::Language;
use serde::Serialize;
use serde_json::{Value, json};

use super::tenth;

/// The number of the vocabulary; it grows when a field changes its meaning.
const SCHEMA: u32 = 1;

/// An explained move, with everything that was detected.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explanation {
    /// The number of the vocabulary.
    pub schema: u32,
    /// The position before the move.
    pub fen: String,
    /// The move explained.
    #[serde(rename = "move")]
    pub mv: WrittenMove,
    /// `opening`, `middlegame` or `endgame`.
    pub phase: &'static str,
    /// What the move is worth to the side that makes it.
    pub score: Score,
    /// The best move.
    pub best: WrittenMove,
    /// What the best move is worth.
    pub best_score: Score,
    /// The chances the move gives away, in percentage points.
    pub loss: f64,
    /// `best`, `excellent`, `good`, `inaccuracy`, `mistake` or `blunder`.
    pub judgement: &'static str,
    /// `book`, `forced`, `only`, `great`, `brilliant`, `miss`.
    pub marks: Vec<&'static str>,
    /// How deep the engine looked.
    pub depth: u32,
    /// Figures about the line.
    pub metrics: Metrics,
    /// The expected line, the move first, in coordinates.
    pub pv: Vec<String>,
    /// The verdict in a sentence.
    pub verdict: Both,
    /// Everything that was detected, said or not.
    pub detections: Vec<Detection>,
    /// What is said, in order.
    pub explanations: Vec<Said>,
    /// What is said instead if nothing was verified.
    pub fallback: Option<Both>,
    /// How a move that is not the best compares with the best.
    pub contrast: Option<Contrast>,
}

/// Something in Portuguese and in English.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Both {
    /// In Portuguese.
    pub pt: String,
    /// In English.
    pub en: String,
}

/// Several sentences in Portuguese and in English.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BothLists {
    /// In Portuguese.
    pub pt: Vec<String>,
    /// In English.
    pub en: Vec<String>,
}

/// A move in three notations.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WrittenMove {
    /// In coordinates, castling as the king's two steps.
    pub uci: String,
    /// With English letters.
    pub san: String,
    /// With Portuguese letters.
    pub san_pt: String,
}

/// A verdict with its chances.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    /// Centipawns, unless mate is seen.
    pub cp: Option<i32>,
    /// Moves to mate, negative for the side that is mated.
    pub mate: Option<i32>,
    /// Chances of winning, 0 to 100.
    pub win: f64,
}

/// Figures about a line.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Metrics {
    /// How tactical it is, 0 to 100.
    pub concreteness: f64,
    /// How far outcomes scatter, 0 to 100.
    pub risk: Option<f64>,
    /// From how many outcomes the risk was read.
    pub risk_samples: u64,
    /// How firm the choice stayed with growing depth.
    pub stability: i32,
    /// `Aggressive`, `Positional`, `Tactical`, `Defensive` or `Dynamic`.
    pub style: Option<&'static str>,
}

/// One sentence.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Said {
    /// Its place, from 1.
    pub n: usize,
    /// The names of the sentence, for readers' words about it.
    pub id: Both,
    /// The template it was made with.
    pub template: String,
    /// The detection it is about, from 0.
    pub detection: usize,
    /// The category of its theme.
    pub category: &'static str,
    /// In Portuguese.
    pub pt: String,
    /// In English.
    pub en: String,
}

/// A claim, and what became of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Detection {
    /// The claim.
    #[serde(flatten)]
    pub claim: Claim,
    /// Whether it is said.
    pub said: bool,
    /// Why, or why not.
    pub outcome: String,
}

/// One thing that could be said about a move, with its proof.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Claim {
    /// The number of its theme.
    pub id: u16,
    /// The name of its theme.
    pub name: &'static str,
    /// What lichess calls it.
    pub lichess: &'static [&'static str],
    /// The category of its theme.
    pub category: &'static str,
    /// Whether it speaks for the move or against it.
    pub polarity: &'static str,
    /// How sure it is, 0 to 1.
    pub confidence: f64,
    /// The squares it is about.
    pub squares: Vec<String>,
    /// From, to, color.
    pub arrows: Vec<(String, String, &'static str)>,
    /// Letter, side (`w` or `b`), square.
    pub pieces: Vec<(String, &'static str, String)>,
    /// What its sentences mention.
    pub params: BTreeMap<&'static str, Value>,
    /// What makes it true.
    pub proof: Proof,
}

/// What makes a claim true; which fields there are depends on the kind.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Proof {
    /// `Exact`, `See`, `AllReplies`, `Line`, `NullMove`, `Search` or `Term`.
    pub kind: &'static str,
    /// Who captures.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// Where captures happen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
    /// What captures win, in hundredths of a pawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<i32>,
    /// The least that is won after any reply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worst: Option<i32>,
    /// Moves in coordinates, castling as king takes rook: from the move on, or after it with the turn passed (`NullMove`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<String>>,
    /// The material won at the end of the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub balance: Option<i32>,
    /// By how much a term or the chances change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delta: Option<f64>,
    /// How deep the searches went.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The chances with the better choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<f64>,
    /// The chances with the other choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<f64>,
    /// The term of the evaluation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'static str>,
}

/// How a move that is not the best compares with the best.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Contrast {
    /// The line of the best move.
    pub best_pv: Vec<String>,
    /// The answer to the move.
    pub refutation: Vec<String>,
    /// The move's terms minus the best move's, in centipawns.
    pub terms: BTreeMap<String, i32>,
    /// Whether the move looked fine at first.
    pub tempting: bool,
    /// Sentences in Portuguese.
    pub pt: Vec<String>,
    /// Sentences in English.
    pub en: Vec<String>,
}

/// Writes an explained move, with everything that was detected.
pub fn explanation(explanation: &explain::Explanation, voice: &Voice, marks: &[Mark]) -> Explanation {
    let evidence = &explanation.evidence;
    let scene = &evidence.scene;
    let sentences = |language| explanation.sentences(voice, language);
    let (pt, en) = (sentences(Language::Portuguese), sentences(Language::English));
    let (fen, mv) = (scene.before.fen(), scene.before.coordinate(scene.mv, CastlingNotation::Standard));
    let id = |template: &str, language| sentence_id(&fen, &mv, template, language);
    let said = explanation.argument.sentences.iter().enumerate().map(|(index, sentence)| Said {
        n: index + 1,
        id: Both {
            pt: id(&sentence.template, Language::Portuguese),
            en: id(&sentence.template, Language::English),
        },
        template: sentence.template.clone(),
        detection: sentence.claim,
        category: sentence.category.key(),
        pt: pt[index].to_string(),
        en: en[index].to_string(),
    });
    let said: Vec<Said> = said.collect();
    let fallback = said.is_empty().then(|| Both { pt: explain::joined(&pt), en: explain::joined(&en) });
    Explanation {
        schema: SCHEMA,
        fen: scene.before.fen().to_string(),
        mv: written_move(&scene.before, scene.mv),
        phase: scene.phase().key(),
        score: score(evidence.played),
        best: written_move(&scene.before, evidence.best_move()),
        best_score: score(evidence.best),
        loss: tenth(evidence.loss()),
        judgement: explanation.judgement.key(),
        marks: marks.iter().map(|mark| mark.key()).collect(),
        depth: evidence.depth,
        metrics: metrics(&evidence.metrics),
        pv: coordinates(scene),
        verdict: Both {
            pt: explanation.verdict(voice, Language::Portuguese).to_string(),
            en: explanation.verdict(voice, Language::English).to_string(),
        },
        detections: explanation.argument.judged.iter().map(judged).collect(),
        explanations: said,
        fallback,
        contrast: contrast(explanation, voice),
    }
}

fn metrics(metrics: &explain::metrics::Metrics) -> Metrics {
    Metrics {
        concreteness: tenth(metrics.concreteness),
        risk: metrics.risk.map(tenth),
        risk_samples: metrics.risk_samples,
        stability: metrics.stability,
        style: metrics.style.map(|style| style.key()),
    }
}

fn contrast(explanation: &explain::Explanation, voice: &Voice) -> Option<Contrast> {
    let evidence = &explanation.evidence;
    let best = evidence.best_scene.as_ref()?;
    let differences = evidence.terms.iter().zip(&evidence.terms_best);
    Some(Contrast {
        best_pv: coordinates(best),
        refutation: coordinates(&evidence.scene).into_iter().skip(1).collect(),
        terms: differences
            .map(|(played, best)| (played.component.key().to_owned(), played.value - best.value))
            .collect(),
        tempting: evidence.looked_fine,
        pt: texts(&explanation.contrast(voice, Language::Portuguese)),
        en: texts(&explanation.contrast(voice, Language::English)),
    })
}

/// Sentences as text.
pub(super) fn texts(sentences: &[explain::Sentence]) -> Vec<String> {
    sentences.iter().map(ToString::to_string).collect()
}

fn judged(judged: &Judged) -> Detection {
    Detection {
        claim: claim(&judged.claim),
        said: matches!(judged.outcome, Outcome::Said(_)),
        outcome: judged.outcome.key(),
    }
}

/// Writes a claim with its evidence and proof.
pub fn claim(claim: &explain::Claim) -> Claim {
    let pieces = claim.pieces.iter().map(|(piece, square)| {
        let color = if piece.color() == Color::White { "w" } else { "b" };
        (piece.role().letter().to_ascii_lowercase().to_string(), color, square.to_string())
    });
    let arrows =
        claim.arrows.iter().map(|arrow| (arrow.from.to_string(), arrow.to.to_string(), arrow.color.key()));
    Claim {
        id: claim.theme.id(),
        name: claim.theme.key(),
        lichess: claim.theme.lichess(),
        category: claim.theme.category().key(),
        polarity: claim.theme.polarity().key(),
        confidence: (f64::from(claim.confidence) * 100.0).round() / 100.0,
        squares: claim.squares.into_iter().map(|square| square.to_string()).collect(),
        arrows: arrows.collect(),
        pieces: pieces.collect(),
        params: claim.params.iter().map(|(name, param)| (name.key(), written_param(param))).collect(),
        proof: proof(&claim.proof),
    }
}

fn proof(proof: &explain::Proof) -> Proof {
    use explain::Proof as Known;
    let blank = Proof { kind: proof.kind(), ..Proof::default() };
    let line = |moves: &[Move]| Some(moves.iter().map(|&mv| bare_coordinate(mv)).collect());
    match proof {
        Known::Exact => blank,
        Known::Exchange { side, square, gain } => Proof {
            side: Some(side.letter().to_string()),
            square: Some(square.to_string()),
            gain: Some(*gain),
            ..blank
        },
        Known::OwnExchange { gain } => Proof { gain: Some(*gain), ..blank },
        Known::EveryReply { worst } => Proof { worst: Some(*worst), ..blank },
        Known::Line { moves, balance } => Proof { line: line(moves), balance: Some(*balance), ..blank },
        Known::NullMove { moves, delta } => Proof { line: line(moves), delta: Some(tenth(*delta)), ..blank },
        Known::Search { depth, best, other } => {
            Proof { depth: Some(*depth), best: Some(tenth(*best)), other: Some(tenth(*other)), ..blank }
        }
        Known::Term { name, delta } => Proof { name: Some(name), delta: Some(f64::from(*delta)), ..blank },
    }
}

/// A move in the notation of protocols without its position: castling is king takes rook.
fn bare_coordinate(mv: Move) -> String {
    let promotion = mv.promotion().map(|role| role.letter().to_ascii_lowercase().to_string());
    format!("{}{}{}", mv.from(), mv.to(), promotion.unwrap_or_default())
}

fn written_param(param: &Param) -> Value {
    match param {
        Param::Number(number) => json!(number),
        Param::Flag(flag) => json!(flag),
        Param::Word(word) | Param::Term(word) => json!(word),
        Param::Square(square) => json!(square.to_string()),
        Param::Squares(squares) => json!(squares.iter().map(ToString::to_string).collect::<Vec<_>>()),
        Param::File(file) => json!(file.letter().to_string()),
        Param::Role(role) => json!(role.letter().to_ascii_lowercase().to_string()),
        Param::Pieces(pieces) => {
            let written = |(role, square): &(lucena_chess::Role, lucena_chess::Square)| {
                json!([role.letter().to_ascii_lowercase().to_string(), square.to_string()])
            };
            json!(pieces.iter().map(written).collect::<Vec<_>>())
        }
        Param::Side(color) => json!(color.letter().to_string()),
        Param::Said(words) => json!({ "pt": words.pt.to_string(), "en": words.en.to_string() }),
        Param::Sentence(words) => json!(words.to_string()),
        Param::Moves(_, moves) | Param::WholeLine(_, moves) => {
            json!(moves.iter().map(|&mv| bare_coordinate(mv)).collect::<Vec<_>>())
        }
        Param::Theme(theme) => json!(theme.key()),
        Param::Name(name) => json!(name),
    }
}

/// Writes a verdict with its chances.
pub fn score(verdict: Verdict) -> Score {
    let (cp, mate) = match verdict {
        Verdict::Mate(moves) => (None, Some(moves)),
        _ => (Some(verdict.centipawns()), None),
    };
    Score { cp, mate, win: tenth(win_percent(verdict)) }
}

/// Writes a move in three notations.
pub fn written_move(pos: &Position, mv: Move) -> WrittenMove {
    WrittenMove {
        uci: pos.coordinate(mv, CastlingNotation::Standard),
        san: pos.san(mv),
        san_pt: pos.san_with(mv, &PieceLetters::PORTUGUESE),
    }
}

fn coordinates(scene: &Scene) -> Vec<String> {
    let moves = scene.line.iter().zip(&scene.positions);
    moves.map(|(&mv, pos)| pos.coordinate(mv, CastlingNotation::Standard)).collect()
}
