//! A reviewed game as JSON.

use lucena_chess::Color;
use lucena_explain::primitives::Phase;
use lucena_explain::{Judgement, Review, SideReview, Voice};
use lucena_games::pgn::Headers;
use serde_json::{Map, Value, json};

use super::explanation;

/// A reviewed game with its tags and its story in Portuguese and English.
pub fn review(review: &Review, headers: &Headers, story: &[Vec<String>; 2], voice: &Voice) -> Value {
    let tags: Map<String, Value> =
        headers.iter().map(|(name, value)| (name.to_owned(), json!(value))).collect();
    let moves: Vec<Value> = review
        .moves
        .iter()
        .map(|mv| {
            let mut value =
                mv.explanation.as_ref().map_or(Value::Null, |known| explanation(known, voice, &mv.marks));
            if value.is_object() {
                value["ply"] = json!(mv.ply);
                value["white_win"] = json!(tenth(mv.white_chances));
            }
            value
        })
        .collect();
    json!({
        "schema": 1,
        "tags": tags,
        "opening": review.opening,
        "start_white_win": tenth(review.start_chances),
        "white": side(&review.sides[Color::White.index()]),
        "black": side(&review.sides[Color::Black.index()]),
        "turning_points": review.turning_points,
        "story": { "pt": story[0], "en": story[1] },
        "moves": moves,
    })
}

fn side(review: &SideReview) -> Value {
    let phases: Map<String, Value> = Phase::ALL
        .iter()
        .map(|&phase| (phase.key().to_owned(), json!(review.by_phase[phase as usize].map(tenth))))
        .collect();
    let judgements: Map<String, Value> = Judgement::ALL
        .iter()
        .map(|&judgement| (judgement.key().to_owned(), json!(review.judgements[judgement as usize])))
        .collect();
    let mistakes: Vec<Value> = review
        .mistakes
        .iter()
        .map(|(theme, loss)| json!({ "theme": theme.key(), "loss": tenth(*loss) }))
        .collect();
    json!({
        "accuracy": review.accuracy.map(tenth),
        "accuracy_by_phase": phases,
        "mean_loss": tenth(review.mean_loss),
        "judgements": judgements,
        "style": review.style.map(|style| style.key()),
        "mistakes": mistakes,
    })
}

fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
