//! A review for the terminal: the summary of both sides, then the moves worth a word.

use std::fmt::Write;

use lucena_chess::Color;
use lucena_explain::{Judgement, Level, Voice};
use lucena_text::{Text, args};

use super::{Reviewed, number_of};

pub(super) fn written(reviewed: &Reviewed, voice: &Voice, text: Text, level: Level) -> String {
    let mut out = String::new();
    let names = [reviewed.tag("White"), reviewed.tag("Black")];
    push(&mut out, &text.format("review-title", args!["white" => names[0], "black" => names[1]]));
    push(&mut out, "");
    for sentence in reviewed.story(text.language()) {
        push(&mut out, sentence);
    }
    push(&mut out, "");
    for side in Color::ALL {
        push(&mut out, &summary(reviewed, side, names[side.index()], text));
    }
    push(&mut out, "");
    for mv in &reviewed.review.moves {
        let turning = reviewed.review.turning_points.contains(&mv.ply);
        if mv.judgement < Judgement::Inaccuracy && !turning && level != Level::Advanced {
            continue;
        }
        let Some(explanation) = &mv.explanation else { continue };
        let pos = &reviewed.review.game.positions()[mv.ply];
        let verdict = explanation.verdict(voice, text.language());
        push(&mut out, &format!("{}{} {verdict}", number_of(pos), if turning { " ★" } else { "" }));
        for sentence in explanation.sentences(voice, text.language()) {
            push(&mut out, &format!("    • {sentence}"));
        }
    }
    out
}

/// One line about a side: accuracy, style, and the counts of its mistakes.
pub(super) fn summary(reviewed: &Reviewed, side: Color, name: &str, text: Text) -> String {
    let review = &reviewed.review.sides[side.index()];
    let accuracy = review.accuracy.map_or("–".to_owned(), |accuracy| text.decimal(accuracy, 1));
    let count = |judgement: Judgement| review.judgements[judgement as usize];
    let style = review.style.map_or("–".to_owned(), |style| text.get(style_key(style)));
    let details = args![
        "name" => name,
        "accuracy" => accuracy,
        "style" => style,
        "inaccuracies" => count(Judgement::Inaccuracy),
        "mistakes" => count(Judgement::Mistake),
        "blunders" => count(Judgement::Blunder),
    ];
    text.format("review-summary", details)
}

/// The message that names a style.
pub(super) const fn style_key(style: lucena_explain::metrics::Style) -> &'static str {
    use lucena_explain::metrics::Style;
    match style {
        Style::Aggressive => "review-style-aggressive",
        Style::Positional => "review-style-positional",
        Style::Tactical => "review-style-tactical",
        Style::Defensive => "review-style-defensive",
        Style::Dynamic => "review-style-dynamic",
    }
}

fn push(out: &mut String, line: &str) {
    // Writing to a text cannot fail.
    let _ = writeln!(out, "{line}");
}
