//! A review for the terminal: the story, the figures of both players, and the moves worth a word.

use lucena_text::Text;

use super::{ReviewedGame, notes, said, summary};
use crate::level::Level;
use crate::sentence::joined;
use crate::voice::Voice;

/// The widest line of prose.
const WIDTH: usize = 96;

/// A reviewed game as plain text; advanced readers get a word on every move.
pub(super) fn plain(one: &ReviewedGame, voice: &Voice, text: Text, level: Level) -> String {
    let mut out = String::new();
    push(&mut out, &one.title(text));
    if let Some(occasion) = one.occasion() {
        push(&mut out, &occasion);
    }
    for note in notes(&one.reading, text) {
        wrap(&mut out, &note, "! ", "  ");
    }
    push(&mut out, "");
    wrap(&mut out, &joined(one.story(text.language())), "", "");
    push(&mut out, "");
    write_exercises(&mut out, one, text);
    write_table(&mut out, one, voice, text);
    for mv in &one.review.moves {
        let Some(explanation) = &mv.explanation else { continue };
        if !one.is_notable(mv) && level != Level::Advanced {
            continue;
        }
        push(&mut out, "");
        let star = if one.is_turning(mv) { " ★" } else { "" };
        let judgement = summary::judgement(mv, text);
        push(&mut out, &format!("{}{}{star}  {judgement}", one.numbered(mv, text), summary::sign(mv)));
        if let Some(theirs) = one.users_part(mv) {
            wrap(&mut out, &theirs, "  ", "  ");
        }
        for sentence in said(explanation, voice, text.language()) {
            wrap(&mut out, &sentence.to_string(), "  • ", "    ");
        }
    }
    out
}

/// What is to be found in positions of the game; the answers stand with the moves.
fn write_exercises(out: &mut String, one: &ReviewedGame, text: Text) {
    if one.exercises.is_empty() {
        return;
    }
    push(out, &text.get("review-exercises"));
    for exercise in &one.exercises {
        wrap(out, &exercise.words.get(text.language()).to_string(), "  • ", "    ");
        push(out, &format!("    {}", exercise.practice.position(&one.review).fen()));
    }
    push(out, "");
}

/// The figures in columns.
fn write_table(out: &mut String, one: &ReviewedGame, voice: &Voice, text: Text) {
    let [white, black] = one.players(text);
    let mut rows = vec![[String::new(), white, black]];
    rows.extend(summary::rows(one, voice, text));
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let (first, second) = (width(0), width(1).min(44));
    for [label, white, black] in &rows {
        push(out, format!("{label:first$}  {white:second$}  {black}").trim_end());
    }
}

/// Writes prose in lines of readable width.
fn wrap(out: &mut String, prose: &str, first: &str, rest: &str) {
    let mut line = first.to_owned();
    for word in prose.split_whitespace() {
        let full = WIDTH < line.chars().count() + 1 + word.chars().count();
        if full {
            push(out, line.trim_end());
            line = rest.to_owned();
        }
        if !line.is_empty() && !line.ends_with(' ') {
            line.push(' ');
        }
        line.push_str(word);
    }
    push(out, line.trim_end());
}

fn push(out: &mut String, line: &str) {
    out.push_str(line);
    out.push('\n');
}
