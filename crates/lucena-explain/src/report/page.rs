//! A review as one self-contained web page: no script, no font, no picture from elsewhere.

use std::fmt::Write;

use lucena_chess::Bitboard;
use lucena_text::Text;

use super::{ReviewedGame, drawing, notes, pieces, said, summary};
use crate::grade::Judgement;
use crate::review::ReviewedMove;
use crate::sentence::joined;
use crate::voice::Voice;

const LOOK: &str = include_str!("page.css");

/// What stands before the first game of a page.
pub(super) fn beginning(text: Text) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><meta name=\"color-scheme\" content=\"light dark\">\
         <title>{}</title><style>{LOOK}</style></head><body>\n{}\n",
        text.language().tag(),
        escaped(&text.get("review-page-title")),
        pieces::definitions(),
    )
}

/// What stands behind the last game of a page.
pub(super) const END: &str = "</body></html>\n";

/// One game of a page, the `number`th of it, from 0.
pub(super) fn game(one: &ReviewedGame, number: usize, voice: &Voice, text: Text) -> String {
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = writeln!(out, "<article><h1>{}</h1>", escaped(&one.title(text)));
    if let Some(occasion) = one.occasion() {
        let _ = writeln!(out, "<p class=\"where\">{}</p>", escaped(&occasion));
    }
    for note in notes(&one.reading, text) {
        let _ = writeln!(out, "<p class=\"note\">{}</p>", escaped(&note));
    }
    let chances: Vec<f64> = std::iter::once(one.review.start_chances)
        .chain(one.review.moves.iter().map(|mv| mv.white_chances))
        .collect();
    let turning: Vec<(usize, String, String)> = one
        .review
        .turning_points
        .iter()
        .map(|&ply| (ply, place(number, ply), escaped(&one.numbered(&one.review.moves[ply], text))))
        .collect();
    out.push_str(&drawing::graph(&chances, &turning, &escaped(&text.get("review-graph"))));
    let _ = writeln!(out, "<p>{}</p>", escaped(&joined(one.story(text.language()))));
    write_exercises(&mut out, one, number, voice, text);
    write_table(&mut out, one, voice, text);
    let _ = writeln!(out, "<h2>{}</h2>", escaped(&text.get("review-moves")));
    for mv in &one.review.moves {
        let place = place(number, mv.ply);
        write_move(&mut out, one, mv, &place, voice, text);
    }
    out.push_str("</article>\n");
    out
}

/// Positions of the game with something to find, and the answers behind a fold.
fn write_exercises(out: &mut String, one: &ReviewedGame, number: usize, voice: &Voice, text: Text) {
    if one.exercises.is_empty() {
        return;
    }
    let _ = writeln!(out, "<h2>{}</h2>", escaped(&text.get("review-exercises")));
    for exercise in &one.exercises {
        let practice = &exercise.practice;
        let asked = escaped(&exercise.words.get(text.language()).to_string());
        let picture = drawing::board(practice.position(&one.review), Bitboard::EMPTY, &[], &asked);
        let known = one.review.moves[practice.ply].explanation.as_ref();
        let answer = known.map(|known| joined(&said(known, voice, text.language()))).unwrap_or_default();
        let _ = writeln!(
            out,
            "<section class=\"card\"><div>{picture}</div><div><h3>{asked}</h3><details><summary>{}</summary>\
             <p><a href=\"#{}\">{}</a>: {}</p></details></div></section>",
            escaped(&text.get("review-solution")),
            place(number, practice.ply),
            escaped(&one.numbered(&one.review.moves[practice.ply], text)),
            escaped(&answer),
        );
    }
}

fn write_table(out: &mut String, one: &ReviewedGame, voice: &Voice, text: Text) {
    let [white, black] = one.players(text);
    let _ =
        writeln!(out, "<table><tr><th></th><th>{}</th><th>{}</th></tr>", escaped(&white), escaped(&black));
    for [label, white, black] in summary::rows(one, voice, text) {
        let _ = writeln!(
            out,
            "<tr><th>{}</th><td>{}</td><td>{}</td></tr>",
            escaped(&label),
            escaped(&white),
            escaped(&black)
        );
    }
    out.push_str("</table>\n");
}

/// The name of a move on a page, to lead to it.
fn place(number: usize, ply: usize) -> String {
    format!("game{number}ply{ply}")
}

fn write_move(
    out: &mut String,
    one: &ReviewedGame,
    mv: &ReviewedMove,
    place: &str,
    voice: &Voice,
    text: Text,
) {
    let Some(explanation) = &mv.explanation else { return };
    let san = escaped(&format!("{}{}", one.numbered(mv, text), summary::sign(mv)));
    let judgement = escaped(&summary::judgement(mv, text));
    let theirs = one.users_part(mv).map(|words| format!(" <q>{}</q>", escaped(&words))).unwrap_or_default();
    let sentences = said(explanation, voice, text.language());
    if !one.is_notable(mv) {
        let sentences = joined(&sentences);
        let _ = writeln!(
            out,
            "<p class=\"plain\" id=\"{place}\"><b>{san}</b> <span>({judgement})</span>{theirs} {}</p>",
            escaped(&sentences)
        );
        return;
    }
    let paragraphs: String =
        sentences.iter().map(|sentence| format!("<p>{}</p>", escaped(&sentence.to_string()))).collect();
    let claim =
        explanation.argument.sentences.first().map(|first| &explanation.argument.judged[first.claim].claim);
    let marked = claim.map_or(Bitboard::EMPTY, |claim| claim.squares);
    let arrows = claim.map(|claim| claim.arrows.clone()).unwrap_or_default();
    let after = &one.review.game.positions()[mv.ply + 1];
    let picture = drawing::board(after, marked, &arrows, &san);
    let class = if mv.judgement < Judgement::Inaccuracy { "fine" } else { mv.judgement.key() };
    let turn = match one.is_turning(mv) {
        true => format!(" <span class=\"turn\">★ {}</span>", escaped(&text.get("review-turning-point"))),
        false => String::new(),
    };
    let _ = writeln!(
        out,
        "<section class=\"card {class}\" id=\"{place}\"><div>{picture}</div><div><h3>{san} <span class=\"tag\">{judgement}</span>{turn}</h3>\
         {theirs}{paragraphs}</div></section>",
    );
}

/// Text that a page shows as it is: names of players come from files.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
