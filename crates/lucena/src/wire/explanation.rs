//! An explained move as JSON.

use lucena_chess::notation::{CastlingNotation, PieceLetters};
use lucena_chess::{Color, Move, Position};
use lucena_eval::Verdict;
use lucena_explain::gates::Outcome;
use lucena_explain::odds::win_percent;
use lucena_explain::{Claim, Explanation, Judged, Mark, Param, Proof, Scene, Voice, sentence_id};
use lucena_text::Language;
use serde_json::{Map, Value, json};

/// The number of the vocabulary; it grows when a field changes its meaning.
const SCHEMA: u32 = 1;

/// An explained move, with everything that was detected.
pub fn explanation(explanation: &Explanation, voice: &Voice, marks: &[Mark]) -> Value {
    let evidence = &explanation.evidence;
    let scene = &evidence.scene;
    let sentences = |language| explanation.sentences(voice, language);
    let (pt, en) = (sentences(Language::Portuguese), sentences(Language::English));
    let (fen, mv) =
        (scene.before.fen().to_string(), scene.before.coordinate(scene.mv, CastlingNotation::Standard));
    let id = |template: &str, language| sentence_id(&fen, &mv, template, language);
    let said = explanation.argument.sentences.iter().enumerate().map(|(index, sentence)| {
        json!({
            "n": index + 1,
            "id": {
                "pt": id(&sentence.template, Language::Portuguese),
                "en": id(&sentence.template, Language::English),
            },
            "template": sentence.template,
            "detection": sentence.claim,
            "category": sentence.category.key(),
            "pt": pt[index],
            "en": en[index],
        })
    });
    let said: Vec<Value> = said.collect();
    let fallback = said.is_empty().then(|| json!({ "pt": pt.join(" "), "en": en.join(" ") }));
    json!({
        "schema": SCHEMA,
        "fen": scene.before.fen(),
        "move": written_move(&scene.before, scene.mv),
        "phase": scene.phase().key(),
        "score": score(evidence.played),
        "best": written_move(&scene.before, evidence.best_move()),
        "best_score": score(evidence.best),
        "loss": tenth(evidence.loss()),
        "judgement": explanation.judgement.key(),
        "marks": marks.iter().map(|mark| mark.key()).collect::<Vec<_>>(),
        "depth": evidence.depth,
        "metrics": {
            "concreteness": tenth(evidence.metrics.concreteness),
            "risk": tenth(evidence.metrics.risk),
            "risk_samples": evidence.metrics.risk_samples,
            "stability": evidence.metrics.stability,
            "style": evidence.metrics.style.key(),
        },
        "pv": coordinates(scene),
        "verdict": {
            "pt": explanation.verdict(voice, Language::Portuguese),
            "en": explanation.verdict(voice, Language::English),
        },
        "detections": explanation.argument.judged.iter().map(judged).collect::<Vec<_>>(),
        "explanations": said,
        "fallback": fallback,
        "contrast": contrast(explanation, voice),
    })
}

/// How a move that is not the best compares with the best.
fn contrast(explanation: &Explanation, voice: &Voice) -> Value {
    let evidence = &explanation.evidence;
    let Some(best) = &evidence.best_scene else { return Value::Null };
    let differences = evidence.terms.iter().zip(&evidence.terms_best);
    let terms: Map<String, Value> = differences
        .map(|(played, best)| (played.component.key().to_owned(), json!(played.value - best.value)))
        .collect();
    json!({
        "best_pv": coordinates(best),
        "refutation": coordinates(&evidence.scene).into_iter().skip(1).collect::<Vec<_>>(),
        "terms": terms,
        "tempting": evidence.looked_fine,
        "pt": explanation.contrast(voice, Language::Portuguese),
        "en": explanation.contrast(voice, Language::English),
    })
}

fn judged(judged: &Judged) -> Value {
    let mut value = claim(&judged.claim);
    value["said"] = json!(matches!(judged.outcome, Outcome::Said(_)));
    value["outcome"] = json!(judged.outcome.key());
    value
}

/// A claim with its evidence and proof.
pub fn claim(claim: &Claim) -> Value {
    let params: Map<String, Value> = claim
        .params
        .iter()
        .filter_map(|(name, param)| Some(((*name).to_owned(), written_param(param)?)))
        .collect();
    let pieces = claim.pieces.iter().map(|(piece, square)| {
        let color = if piece.color() == Color::White { "w" } else { "b" };
        json!([piece.role().letter().to_ascii_lowercase().to_string(), color, square.to_string()])
    });
    let arrows = claim
        .arrows
        .iter()
        .map(|arrow| json!([arrow.from.to_string(), arrow.to.to_string(), arrow.color.key()]));
    json!({
        "id": claim.theme.id(),
        "name": claim.theme.key(),
        "lichess": claim.theme.lichess(),
        "category": claim.theme.category().key(),
        "polarity": claim.theme.polarity().key(),
        "confidence": (f64::from(claim.confidence) * 100.0).round() / 100.0,
        "squares": claim.squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>(),
        "arrows": arrows.collect::<Vec<_>>(),
        "pieces": pieces.collect::<Vec<_>>(),
        "params": params,
        "proof": proof(&claim.proof),
    })
}

fn proof(proof: &Proof) -> Value {
    let kind = proof.kind();
    let line = |moves: &[Move]| moves.iter().map(|&mv| bare_coordinate(mv)).collect::<Vec<_>>();
    match proof {
        Proof::Exact => json!({ "kind": kind }),
        Proof::Exchange { side, square, gain } => {
            json!({ "kind": kind, "side": side.letter().to_string(), "square": square.to_string(), "gain": gain })
        }
        Proof::OwnExchange { gain } => json!({ "kind": kind, "gain": gain }),
        Proof::EveryReply { worst } => json!({ "kind": kind, "worst": worst }),
        Proof::Line { moves, balance } => json!({ "kind": kind, "line": line(moves), "balance": balance }),
        Proof::NullMove { moves, delta } => {
            json!({ "kind": kind, "line": line(moves), "delta": tenth(*delta) })
        }
        Proof::Search { depth, best, other } => {
            json!({ "kind": kind, "depth": depth, "best": tenth(*best), "other": tenth(*other) })
        }
        Proof::Term { name, delta } => json!({ "kind": kind, "name": name, "delta": delta }),
    }
}

/// A move in the notation of protocols without its position: castling is king takes rook.
fn bare_coordinate(mv: Move) -> String {
    let promotion = mv.promotion().map(|role| role.letter().to_ascii_lowercase().to_string());
    format!("{}{}{}", mv.from(), mv.to(), promotion.unwrap_or_default())
}

fn written_param(param: &Param) -> Option<Value> {
    Some(match param {
        Param::Number(number) => json!(number),
        Param::Flag(flag) => json!(flag),
        Param::Word(word) | Param::Term(word) => json!(word),
        Param::Square(square) => json!(square.to_string()),
        Param::Squares(squares) => json!(squares.iter().map(ToString::to_string).collect::<Vec<_>>()),
        Param::File(file) => json!(file.letter().to_string()),
        Param::Role(role) => json!(role.letter().to_ascii_lowercase().to_string()),
        Param::Pieces(pieces) => json!(
            pieces
                .iter()
                .map(|(role, square)| json!([
                    role.letter().to_ascii_lowercase().to_string(),
                    square.to_string()
                ]))
                .collect::<Vec<_>>()
        ),
        Param::Side(color) => json!(color.letter().to_string()),
        Param::Words { pt, en } => json!({ "pt": pt, "en": en }),
        Param::Moves(_, moves) | Param::WholeLine(_, moves) => {
            json!(moves.iter().map(|&mv| bare_coordinate(mv)).collect::<Vec<_>>())
        }
        Param::Theme(theme) => json!(theme.key()),
        Param::Name(name) => json!(name),
    })
}

/// A verdict with its chances.
pub fn score(verdict: Verdict) -> Value {
    let (centipawns, mate) = match verdict {
        Verdict::Mate(moves) => (Value::Null, json!(moves)),
        _ => (json!(verdict.centipawns()), Value::Null),
    };
    json!({ "cp": centipawns, "mate": mate, "win": tenth(win_percent(verdict)) })
}

fn written_move(pos: &Position, mv: Move) -> Value {
    json!({
        "uci": pos.coordinate(mv, CastlingNotation::Standard),
        "san": pos.san(mv),
        "san_pt": pos.san_with(mv, &PieceLetters::PORTUGUESE),
    })
}

fn coordinates(scene: &Scene) -> Vec<String> {
    let moves = scene.line.iter().zip(&scene.positions);
    moves.map(|(&mv, pos)| pos.coordinate(mv, CastlingNotation::Standard)).collect()
}

/// A number with one decimal.
fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
