//! An explained move as JSON.

use std::collections::BTreeMap;

use lucena_chess::notation::{CastlingNotation, PieceLetters};
use lucena_chess::{Color, Move, Position};
use lucena_eval::Verdict;
use lucena_explain as explain;
use lucena_explain::gates::Ruling;
use lucena_explain::odds::win_percent;
use lucena_explain::{Judged, Param, Scene, Voice, sentence_id};
use lucena_text::PerLanguage;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

use crate::by_language::{Both, Spoken};
use crate::sentence::{coordinates, spoken};
use crate::tenth;
use crate::word::{ArrowColor, Category, Judgement, Mark, Phase, Polarity, Side, Style};

/// The number of the vocabulary; it grows when a field changes its meaning.
const SCHEMA: u32 = 1;

/// An explained move, with everything that was detected.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Explanation {
    /// The number of the vocabulary.
    pub schema: u32,
    /// The position before the move.
    pub fen: String,
    /// The move explained.
    #[serde(rename = "move")]
    pub mv: WrittenMove,
    /// The part of the game.
    pub phase: Phase,
    /// What the move is worth to the side that makes it.
    pub score: Score,
    /// The best move.
    pub best: WrittenMove,
    /// What the best move is worth.
    pub best_score: Score,
    /// The chances the move gives away, in percentage points.
    pub loss: f64,
    /// How good it is.
    pub judgement: Judgement,
    /// What else is to be said about that.
    pub marks: Vec<Mark>,
    /// How deep the engine looked.
    pub depth: u32,
    /// Figures about the line.
    pub metrics: Metrics,
    /// The expected line, the move first, in coordinates.
    pub pv: Vec<String>,
    /// The verdict in a sentence.
    pub verdict: Spoken,
    /// Everything that was detected, said or not.
    pub detections: Vec<Detection>,
    /// What is said, in order.
    pub explanations: Vec<Said>,
    /// What is said instead if nothing was verified.
    pub fallback: Option<Spoken>,
    /// How a move that is not the best compares with the best.
    pub contrast: Option<Contrast>,
}

/// A move in three notations.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct WrittenMove {
    /// In coordinates, castling as the king's two steps.
    pub uci: String,
    /// With English letters.
    pub san: String,
    /// With Portuguese letters.
    pub san_pt: String,
}

/// A verdict with its chances.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Score {
    /// Centipawns, unless mate is seen.
    pub cp: Option<i32>,
    /// Moves to mate, negative for the side that is mated.
    pub mate: Option<i32>,
    /// Chances of winning, 0 to 100.
    pub win: f64,
}

/// Figures about a line.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Metrics {
    /// How tactical it is, 0 to 100.
    pub concreteness: f64,
    /// How far outcomes scatter, 0 to 100.
    pub risk: Option<f64>,
    /// From how many outcomes the risk was read.
    pub risk_samples: u64,
    /// How firm the choice stayed with growing depth.
    pub stability: i32,
    /// The style of the line.
    pub style: Option<Style>,
}

/// One sentence.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
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
    pub category: Category,
    /// The sentence.
    #[serde(flatten)]
    pub said: Spoken,
}

/// A claim, and what became of it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
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
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Claim {
    /// The number of its theme.
    pub id: u16,
    /// The name of its theme.
    pub name: &'static str,
    /// What lichess calls it.
    pub lichess: &'static [&'static str],
    /// The category of its theme.
    pub category: Category,
    /// Whether it speaks for the move or against it.
    pub polarity: Polarity,
    /// How sure it is, 0 to 1.
    pub confidence: f64,
    /// The squares it is about.
    pub squares: Vec<String>,
    /// From, to, color.
    pub arrows: Vec<(String, String, ArrowColor)>,
    /// Letter, side (`w` or `b`), square.
    pub pieces: Vec<(String, &'static str, String)>,
    /// What its sentences mention.
    pub params: BTreeMap<&'static str, Value>,
    /// What makes it true.
    pub proof: Proof,
}

/// What makes a claim true.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind")]
pub enum Proof {
    /// The rules of the board alone.
    Exact,
    /// Captures on one square.
    See {
        /// Who captures; left out if it is the move itself that begins them.
        #[serde(skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// Where; left out if it is where the move arrives.
        #[serde(skip_serializing_if = "Option::is_none")]
        square: Option<String>,
        /// What they win, in hundredths of a pawn.
        gain: i32,
    },
    /// After every reply something is won.
    AllReplies {
        /// The least that is won.
        worst: i32,
    },
    /// A line of play.
    Line {
        /// The position in which the first move is played.
        fen: String,
        /// The moves in coordinates, the move itself or a better one first.
        line: Vec<String>,
        /// The material won at its end.
        balance: i32,
    },
    /// What would follow if the other side passed after the move.
    NullMove {
        /// The position after the move with the turn passed.
        fen: String,
        /// The moves in coordinates.
        line: Vec<String>,
        /// The chances it would win, in percentage points.
        delta: f64,
    },
    /// Two searches at equal effort.
    Search {
        /// How deep they went.
        depth: u32,
        /// The chances with the better choice.
        best: f64,
        /// The chances with the other choice.
        other: f64,
    },
    /// A term of the evaluation that moved.
    Term {
        /// The term.
        name: &'static str,
        /// By how much, in centipawns.
        delta: f64,
    },
}

/// How a move that is not the best compares with the best.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Contrast {
    /// The line of the best move.
    pub best_pv: Vec<String>,
    /// The answer to the move.
    pub refutation: Vec<String>,
    /// The move's terms minus the best move's, in centipawns.
    pub terms: BTreeMap<&'static str, i32>,
    /// Whether the move looked fine at first.
    pub tempting: bool,
    /// What is said about it.
    pub sentences: Vec<Spoken>,
}

/// Writes an explained move, with everything that was detected.
pub fn explanation(
    explanation: &explain::Explanation,
    voice: &Voice,
    marks: &[explain::Mark],
) -> Explanation {
    let evidence = &explanation.evidence;
    let scene = &evidence.scene;
    let sentences = |language| explanation.sentences(voice, language);
    let all = PerLanguage::new(sentences);
    let (fen, mv) = (scene.before.fen(), scene.before.coordinate(scene.mv, CastlingNotation::Standard));
    let id = |template: &str, language| sentence_id(&fen, &mv, template, language);
    let said = explanation.argument.sentences.iter().enumerate().map(|(index, sentence)| Said {
        n: index + 1,
        id: Both::new(|language| id(&sentence.template, language)),
        template: sentence.template.clone(),
        detection: sentence.claim,
        category: sentence.category.into(),
        said: spoken(|language| all.get(language)[index].clone()),
    });
    let said: Vec<Said> = said.collect();
    let fallback = PerLanguage::try_new(|language| all.get(language).first()).filter(|_| said.is_empty());
    let fallback = fallback.map(|first| spoken(|language| (*first.get(language)).clone()));
    Explanation {
        schema: SCHEMA,
        fen: scene.before.fen().to_string(),
        mv: written_move(&scene.before, scene.mv),
        phase: scene.phase().into(),
        score: score(evidence.played),
        best: written_move(&scene.before, evidence.best_move()),
        best_score: score(evidence.best),
        loss: tenth(evidence.loss()),
        judgement: explanation.judgement.into(),
        marks: marks.iter().map(|&mark| mark.into()).collect(),
        depth: evidence.depth,
        metrics: metrics(&evidence.metrics),
        pv: coordinates(&scene.before, &scene.line),
        verdict: spoken(|language| explanation.verdict(voice, language)),
        detections: explanation.argument.judged.iter().map(|one| judged(one, scene)).collect(),
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
        style: metrics.style.map(Style::from),
    }
}

fn contrast(explanation: &explain::Explanation, voice: &Voice) -> Option<Contrast> {
    let evidence = &explanation.evidence;
    let best = evidence.best_scene.as_ref()?;
    let differences = evidence.terms.iter().zip(&evidence.terms_best);
    let said = PerLanguage::new(|language| explanation.contrast(voice, language));
    Some(Contrast {
        best_pv: coordinates(&best.before, &best.line),
        refutation: coordinates(&evidence.scene.after, &evidence.scene.line[1..]),
        terms: differences
            .map(|(played, best)| (played.component.key(), played.value - best.value))
            .collect(),
        tempting: evidence.looked_fine,
        sentences: (0..said.english().len())
            .map(|index| spoken(|language| said.get(language).get(index).cloned().unwrap_or_default()))
            .collect(),
    })
}

fn judged(judged: &Judged, scene: &Scene) -> Detection {
    Detection {
        claim: claim(&judged.claim, scene),
        said: matches!(judged.outcome, Ruling::Said(_)),
        outcome: judged.outcome.key(),
    }
}

/// Writes a claim about the move of a scene with its evidence and proof.
pub fn claim(claim: &explain::Claim, scene: &Scene) -> Claim {
    let pieces = claim.pieces.iter().map(|(piece, square)| {
        let color = if piece.color() == Color::White { "w" } else { "b" };
        (piece.role().letter().to_ascii_lowercase().to_string(), color, square.to_string())
    });
    let arrows =
        claim.arrows.iter().map(|arrow| (arrow.from.to_string(), arrow.to.to_string(), arrow.color.into()));
    Claim {
        id: claim.theme.id(),
        name: claim.theme.key(),
        lichess: claim.theme.lichess(),
        category: claim.theme.category().into(),
        polarity: claim.theme.polarity().into(),
        confidence: (f64::from(claim.confidence) * 100.0).round() / 100.0,
        squares: claim.squares.into_iter().map(|square| square.to_string()).collect(),
        arrows: arrows.collect(),
        pieces: pieces.collect(),
        params: claim.params.iter().map(|(name, param)| (name.key(), written_param(param))).collect(),
        proof: proof(&claim.proof, scene),
    }
}

fn proof(proof: &explain::Proof, scene: &Scene) -> Proof {
    use explain::Proof as Known;
    match proof {
        Known::Exact => Proof::Exact,
        Known::Exchange { side, square, gain } => {
            Proof::See { side: Some((*side).into()), square: Some(square.to_string()), gain: *gain }
        }
        Known::OwnExchange { gain } => Proof::See { side: None, square: None, gain: *gain },
        Known::EveryReply { worst } => Proof::AllReplies { worst: *worst },
        Known::Line { moves, balance } => Proof::Line {
            fen: scene.before.fen().to_string(),
            line: coordinates(&scene.before, moves),
            balance: *balance,
        },
        Known::NullMove { moves, delta } => {
            let passed = scene.passed().unwrap_or(scene.after);
            let (fen, line) = (passed.fen().to_string(), coordinates(&passed, moves));
            Proof::NullMove { fen, line, delta: tenth(*delta) }
        }
        Known::Search { depth, best, other } => {
            Proof::Search { depth: *depth, best: tenth(*best), other: tenth(*other) }
        }
        Known::Term { name, delta } => Proof::Term { name, delta: f64::from(*delta) },
    }
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
        Param::Said(words) => json!(Both::new(|language| words.get(language).to_string())),
        Param::Sentence(words) => json!(words.to_string()),
        Param::Moves(start, moves) | Param::WholeLine(start, moves) => json!(coordinates(start, moves)),
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
