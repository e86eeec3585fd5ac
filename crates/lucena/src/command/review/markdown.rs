//! A review as Markdown: summary, turning points, and a table of all moves.

use std::fmt::Write;

use lucena_chess::Color;
use lucena_explain::primitives::Phase;
use lucena_explain::{Judgement, Voice};
use lucena_text::{Text, args};

use super::{Reviewed, number_of, table};

pub(super) fn written(reviewed: &[Reviewed], voice: &Voice, text: Text) -> String {
    let mut out = String::new();
    for one in reviewed {
        write_game(&mut out, one, voice, text);
    }
    out
}

fn write_game(out: &mut String, one: &Reviewed, voice: &Voice, text: Text) {
    let names = [one.tag("White"), one.tag("Black")];
    let title = text.format("review-title", args!["white" => names[0], "black" => names[1]]);
    // Writing to a text cannot fail.
    let _ = writeln!(out, "# {}\n\n{}\n", escaped(&title), escaped(&one.story(text.language()).join(" ")));
    for side in Color::ALL {
        let _ = writeln!(out, "- {}", escaped(&table::summary(one, side, names[side.index()], text)));
    }
    let _ = writeln!(
        out,
        "\n| | {} | {} | {} |",
        text.get("review-opening"),
        text.get("review-middlegame"),
        text.get("review-endgame")
    );
    let _ = writeln!(out, "|---|---|---|---|");
    for side in Color::ALL {
        let phases = Phase::ALL.map(|phase| {
            one.review.sides[side.index()].by_phase[phase as usize]
                .map_or("–".to_owned(), |value| text.decimal(value, 1))
        });
        let _ = writeln!(out, "| {} | {} |", escaped(names[side.index()]), phases.join(" | "));
    }
    let _ = writeln!(out, "\n## {}\n", text.get("review-moves"));
    let _ = writeln!(
        out,
        "| {} | {} | % | {} |",
        text.get("review-move"),
        text.get("review-judgement"),
        text.get("review-why")
    );
    let _ = writeln!(out, "|---|---|---|---|");
    for mv in &one.review.moves {
        let pos = &one.review.game.positions()[mv.ply];
        let san = text.san(pos, one.review.game.moves()[mv.ply]);
        let why = mv
            .explanation
            .as_ref()
            .map(|known| known.sentences(voice, text.language()).join(" "))
            .unwrap_or_default();
        let star = if one.review.turning_points.contains(&mv.ply) { " ★" } else { "" };
        let _ = writeln!(
            out,
            "| {}{san}{star} | {} | {} | {} |",
            number_of(pos),
            text.get(judgement_key(mv.judgement)),
            text.decimal(mv.white_chances, 0),
            escaped(&why),
        );
    }
    out.push('\n');
}

/// The message that names a judgement.
pub(super) const fn judgement_key(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Best => "review-best",
        Judgement::Excellent => "review-excellent",
        Judgement::Good => "review-good",
        Judgement::Inaccuracy => "review-inaccuracy",
        Judgement::Mistake => "review-mistake",
        Judgement::Blunder => "review-blunder",
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
