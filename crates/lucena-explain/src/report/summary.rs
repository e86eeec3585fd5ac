//! The figures of both players side by side, and the words for judgements, marks and styles.

use lucena_chess::Color;
use lucena_text::Text;

use super::ReviewedGame;
use crate::grade::{Judgement, Mark};
use crate::metrics::Style;
use crate::primitives::Phase;
use crate::review::ReviewedMove;
use crate::voice::Voice;

/// A row of the table of both players: what it is about, White's figure, Black's.
pub(super) type Row = [String; 3];

/// The table of both players, without its heading.
pub(super) fn rows(one: &ReviewedGame, voice: &Voice, text: Text) -> Vec<Row> {
    let sides = &one.review.sides;
    let percent =
        |value: Option<f64>| value.map_or("–".to_owned(), |value| format!("{} %", text.decimal(value, 1)));
    let each = |write: &dyn Fn(Color) -> String| Color::ALL.map(write);
    let mut table: Vec<(&'static str, [String; 2])> = Vec::new();
    table.push(("review-accuracy", each(&|color| percent(sides[color.index()].accuracy))));
    let phases = ["review-in-opening", "review-in-middlegame", "review-in-endgame"];
    for (phase, key) in Phase::ALL.into_iter().zip(phases) {
        if sides.iter().any(|side| side.by_phase[phase as usize].is_some()) {
            table.push((key, each(&|color| percent(sides[color.index()].by_phase[phase as usize]))));
        }
    }
    let counted = [
        (Judgement::Inaccuracy, "review-inaccuracies"),
        (Judgement::Mistake, "review-mistakes"),
        (Judgement::Blunder, "review-blunders"),
    ];
    for (judgement, key) in counted {
        table.push((key, each(&|color| sides[color.index()].judgements[judgement as usize].to_string())));
    }
    let style = |color: Color| {
        let style = sides[color.index()].style.filter(|&style| style != Style::Dynamic);
        style.map_or("–".to_owned(), |style| text.get(style_key(style)))
    };
    table.push(("review-style", each(&style)));
    if sides.iter().any(|side| !side.mistakes.is_empty()) {
        table.push(("review-costs", each(&|color| costs(one, color, voice, text))));
    }
    table.into_iter().map(|(key, [white, black])| [text.get(key), white, black]).collect()
}

/// The themes of a side's mistakes with the points they cost, dearest first.
fn costs(one: &ReviewedGame, color: Color, voice: &Voice, text: Text) -> String {
    let mistakes = &one.review.sides[color.index()].mistakes;
    let said = mistakes.iter().take(3).map(|&(theme, loss)| {
        format!("{} (−{})", voice.theme(theme, text.language()), text.decimal(loss, 0))
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() { "–".to_owned() } else { said.join("; ") }
}

/// The judgement of a move in words, with what is special about it: *best, the only move*.
pub(super) fn judgement(mv: &ReviewedMove, text: Text) -> String {
    let mut words = Vec::new();
    if mv.marks.contains(&Mark::Book) {
        words.push(text.get("review-book"));
    } else if mv.marks.contains(&Mark::Forced) {
        words.push(text.get("review-forced"));
    } else if mv.marks.contains(&Mark::Brilliant) {
        words.push(text.get("review-brilliant"));
    } else if mv.marks.contains(&Mark::Great) {
        words.push(text.get("review-great"));
    } else if mv.explanation.as_ref().is_some_and(|known| known.evidence.is_wasteful() && known.has_reason())
    {
        words.push(text.get("review-wasteful"));
    } else {
        words.push(text.get(judgement_key(mv.judgement)));
    }
    let only = mv.marks.contains(&Mark::Only) && !mv.marks.contains(&Mark::Forced);
    if only && !mv.marks.contains(&Mark::Great) {
        words.push(text.get("review-only"));
    }
    if mv.marks.contains(&Mark::Miss) {
        words.push(text.get("review-miss"));
    }
    words.join(", ")
}

/// The message that names a judgement.
const fn judgement_key(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Best => "review-best",
        Judgement::Excellent => "review-excellent",
        Judgement::Good => "review-good",
        Judgement::Inaccuracy => "review-inaccuracy",
        Judgement::Mistake => "review-mistake",
        Judgement::Blunder => "review-blunder",
    }
}

/// The sign that annotators put behind a move: `!!`, `?!` …
pub(super) fn sign(mv: &ReviewedMove) -> &'static str {
    if mv.marks.contains(&Mark::Brilliant) {
        return "!!";
    }
    if mv.marks.contains(&Mark::Great) {
        return "!";
    }
    match mv.judgement {
        Judgement::Inaccuracy => "?!",
        Judgement::Mistake => "?",
        Judgement::Blunder => "??",
        _ => "",
    }
}

/// The message that names a style.
const fn style_key(style: Style) -> &'static str {
    match style {
        Style::Aggressive => "review-style-aggressive",
        Style::Positional => "review-style-positional",
        Style::Tactical => "review-style-tactical",
        Style::Defensive => "review-style-defensive",
        Style::Dynamic => "review-style-dynamic",
    }
}
