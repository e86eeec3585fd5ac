//! A review as one self-contained web page: no script, no font, no picture from elsewhere.

use std::fmt::Write;

use lucena_chess::{Bitboard, Color};
use lucena_explain::{Judgement, ReviewedMove, Voice};
use lucena_text::{Text, args};

use super::markdown::judgement_key;
use super::{Reviewed, drawing, number_of, table};

const LOOK: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:54rem;margin:2rem auto;padding:0 1rem;color:#1c1917;\
background:#fafaf9}h1{font-size:1.6rem}.graph{width:100%;height:auto;border-radius:.4rem}.move{display:flex;gap:1rem;margin:1rem 0;\
padding:1rem;background:#fff;border:1px solid #e7e5e4;border-radius:.5rem}.move svg{width:14rem;flex:none;height:auto}\
.blunder{border-left:6px solid #b91c1c}.mistake{border-left:6px solid #c2410c}.inaccuracy{border-left:6px solid #ca8a04}\
.plain{margin:.15rem 0;color:#57534e}.turn{font-weight:600}@media(max-width:40rem){.move{flex-direction:column}.move svg{width:100%}}\
@media(prefers-color-scheme:dark){body{color:#e7e5e4;background:#1c1917}.move{background:#292524;border-color:#44403c}.plain{color:#a8a29e}}";

pub(super) fn written(reviewed: &[Reviewed], voice: &Voice, text: Text) -> String {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>{}</title><style>{LOOK}</style></head><body>\n",
        text.language().tag(),
        escaped(&text.get("review-page-title")),
    );
    for one in reviewed {
        write_game(&mut out, one, voice, text);
    }
    out.push_str("</body></html>\n");
    out
}

fn write_game(out: &mut String, one: &Reviewed, voice: &Voice, text: Text) {
    let names = [one.tag("White"), one.tag("Black")];
    let title = text.format("review-title", args!["white" => names[0], "black" => names[1]]);
    let chances: Vec<f64> = std::iter::once(one.review.start_chances)
        .chain(one.review.moves.iter().map(|mv| mv.white_chances))
        .collect();
    // Writing to a text cannot fail.
    let _ = writeln!(out, "<h1>{}</h1>", escaped(&title));
    out.push_str(&drawing::graph(&chances, &one.review.turning_points, &escaped(&text.get("review-graph"))));
    let _ = writeln!(out, "<p>{}</p><ul>", escaped(&one.story(text.language()).join(" ")));
    for side in Color::ALL {
        let _ = writeln!(out, "<li>{}</li>", escaped(&table::summary(one, side, names[side.index()], text)));
    }
    out.push_str("</ul>\n");
    for mv in &one.review.moves {
        write_move(out, one, mv, voice, text);
    }
}

fn write_move(out: &mut String, one: &Reviewed, mv: &ReviewedMove, voice: &Voice, text: Text) {
    let pos = &one.review.game.positions()[mv.ply];
    let san = format!("{}{}", number_of(pos), text.san(pos, one.review.game.moves()[mv.ply]));
    let Some(explanation) = &mv.explanation else { return };
    let sentences = explanation.sentences(voice, text.language());
    let turning = one.review.turning_points.contains(&mv.ply);
    if mv.judgement < Judgement::Inaccuracy && !turning && mv.marks.is_empty() {
        let _ = writeln!(
            out,
            "<p class=\"plain\"><b>{}</b> {}</p>",
            escaped(&san),
            escaped(&sentences.join(" "))
        );
        return;
    }
    let claim =
        explanation.argument.sentences.first().map(|first| &explanation.argument.judged[first.claim].claim);
    let marked = claim.map_or(Bitboard::EMPTY, |claim| claim.squares);
    let arrows = claim.map(|claim| claim.arrows.clone()).unwrap_or_default();
    let after = &one.review.game.positions()[mv.ply + 1];
    let picture = drawing::board(after, marked, &arrows, &escaped(&san));
    let turn = if turning { " turn" } else { "" };
    let _ = writeln!(
        out,
        "<section class=\"move {}{turn}\">{picture}<div><b>{} — {}</b><p>{}</p><p>{}</p></div></section>",
        mv.judgement.key(),
        escaped(&san),
        escaped(&text.get(judgement_key(mv.judgement))),
        escaped(&sentences.join(" ")),
        escaped(&explanation.contrast(voice, text.language()).join(" ")),
    );
}

/// Text that a page shows as it is: names of players come from files.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
