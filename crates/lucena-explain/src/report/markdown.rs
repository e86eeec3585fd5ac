//! A review as Markdown: the story, the figures, the turning points, and a table of all moves.

use std::fmt::Write;

use lucena_text::Text;

use super::{ReviewedGame, notes, said, summary};
use crate::sentence::joined;
use crate::voice::Voice;

/// A reviewed game as Markdown.
pub(super) fn markdown(one: &ReviewedGame, voice: &Voice, text: Text) -> String {
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = writeln!(out, "# {}\n", escaped(&one.title(text)));
    if let Some(occasion) = one.occasion() {
        let _ = writeln!(out, "*{}*\n", escaped(&occasion));
    }
    for note in notes(&one.reading, text) {
        let _ = writeln!(out, "> {}\n", escaped(&note));
    }
    let _ = writeln!(out, "{}\n", escaped(&joined(one.story(text.language()))));
    write_exercises(&mut out, one, text);
    let [white, black] = one.players(text);
    let _ = writeln!(out, "| | {} | {} |\n|---|---|---|", escaped(&white), escaped(&black));
    for [label, white, black] in summary::rows(one, voice, text) {
        let _ = writeln!(out, "| {} | {} | {} |", escaped(&label), escaped(&white), escaped(&black));
    }
    write_turning_points(&mut out, one, voice, text);
    let _ = writeln!(out, "\n## {}\n", text.get("review-moves"));
    let heading =
        ["review-move", "review-judgement", "review-chances", "review-why"].map(|key| text.get(key));
    let _ = writeln!(out, "| {} |\n|---|---|--:|---|", heading.join(" | "));
    for mv in &one.review.moves {
        let why = mv.explanation.as_ref().map(|known| joined(&said(known, voice, text.language())));
        let why = one.users_part(mv).into_iter().chain(why).collect::<Vec<_>>().join(" ");
        let star = if one.is_turning(mv) { " ★" } else { "" };
        let _ = writeln!(
            out,
            "| {}{}{star} | {} | {} | {} |",
            escaped(&one.numbered(mv, text)),
            summary::sign(mv),
            summary::judgement(mv, text),
            text.decimal(mv.white_chances, 0),
            escaped(&why),
        );
    }
    out
}

fn write_exercises(out: &mut String, one: &ReviewedGame, text: Text) {
    if one.exercises.is_empty() {
        return;
    }
    let _ = writeln!(out, "## {}\n", text.get("review-exercises"));
    for exercise in &one.exercises {
        let asked = exercise.words.get(text.language()).to_string();
        let fen = exercise.practice.position(&one.review).fen();
        let _ = writeln!(out, "- {} `{fen}`", escaped(&asked));
    }
    let _ = writeln!(out);
}

fn write_turning_points(out: &mut String, one: &ReviewedGame, voice: &Voice, text: Text) {
    if one.review.turning_points.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n## {}\n", text.get("review-turning-points"));
    for &ply in &one.review.turning_points {
        let mv = &one.review.moves[ply];
        let why = mv.explanation.as_ref().map(|known| joined(&said(known, voice, text.language())));
        let _ = writeln!(
            out,
            "- **{}{}** — {}",
            escaped(&one.numbered(mv, text)),
            summary::sign(mv),
            escaped(&why.unwrap_or_default()),
        );
    }
}

/// Text that Markdown takes as it is: names of players come from files.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '|' | '*' | '_' | '`' | '<' | '>' | '[' | ']' | '#' | '\\') {
            safe.push('\\');
        }
        safe.push(if letter.is_control() { ' ' } else { letter });
    }
    safe
}
