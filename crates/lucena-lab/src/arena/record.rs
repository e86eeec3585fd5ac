//! A game as PGN, with what the players thought as comments.

use std::fmt::Write;

use lucena_chess::{Color, Ending, Position};
use lucena_eval::Verdict;

use super::duel::{DuelEnd, DuelResult, Note};
use super::pairing::Fixture;

/// What the tags of a game say beyond the game itself.
#[derive(Clone, Debug)]
pub struct Labels<'a> {
    /// The name of the run.
    pub event: &'a str,
    /// `2026.11.15`, or nothing if it is not known.
    pub date: &'a str,
    /// White's name and Black's.
    pub names: [&'a str; 2],
    /// What each might use.
    pub paces: [String; 2],
    /// A mark of all settings of the run: games with another mark do not belong to it.
    pub run: &'a str,
}

const LINE: usize = 100;

/// The whole game, followed by an empty line.
pub fn pgn(fixture: &Fixture, result: &DuelResult, labels: &Labels<'_>) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value: String = value.chars().filter(|c| !c.is_control()).collect();
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    let outcome = result.outcome.pgn();
    tag("Event", labels.event);
    tag("Site", "?");
    tag("Date", if labels.date.is_empty() { "????.??.??" } else { labels.date });
    tag("Round", &(fixture.number + 1).to_string());
    tag("White", labels.names[0]);
    tag("Black", labels.names[1]);
    tag("Result", outcome);
    let start = result.game.start();
    if start.is_chess960() {
        tag("Variant", "Chess960");
    }
    if *start != Position::start() {
        tag("SetUp", "1");
        tag("FEN", &start.fen());
    }
    match labels.paces[0] == labels.paces[1] {
        true => tag("TimeControl", &labels.paces[0]),
        false => {
            tag("WhiteTimeControl", &labels.paces[0]);
            tag("BlackTimeControl", &labels.paces[1]);
        }
    }
    tag("PlyCount", &result.game.moves().len().to_string());
    tag("Termination", termination(&result.end));
    tag("Run", labels.run);
    text.push('\n');
    write_moves(&mut text, result);
    let _ = write!(text, "{outcome}\n\n");
    text
}

/// One of the words that the PGN standard knows.
fn termination(end: &DuelEnd) -> &'static str {
    use crate::client::Fault;
    match end {
        DuelEnd::Rules(_) => "normal",
        DuelEnd::Ruled(_) => "adjudication",
        DuelEnd::Fault { fault: Fault::Time, .. } => "time forfeit",
        DuelEnd::Fault {
            fault: Fault::IllegalMove(_) | Fault::Refused(_) | Fault::FalseClaim(_), ..
        } => "rules infraction",
        DuelEnd::Fault { .. } => "abandoned",
    }
}

fn write_moves(text: &mut String, result: &DuelResult) {
    let opening = result.opening_plies();
    let game = &result.game;
    let mut width = 0;
    let mut add = |word: String| {
        if LINE < width + word.len() {
            text.push('\n');
            width = 0;
        }
        width += word.len() + 1;
        text.push_str(&word);
        text.push(' ');
    };
    for (index, (pos, &mv)) in game.positions().iter().zip(game.moves()).enumerate() {
        let is_commented = opening < index;
        match pos.turn() {
            Color::White => add(format!("{}.", pos.full_moves())),
            Color::Black if index == 0 || is_commented => add(format!("{}...", pos.full_moves())),
            Color::Black => {}
        }
        add(pos.san(mv));
        if let Some(note) = index.checked_sub(opening).and_then(|index| result.notes.get(index)) {
            add(format!("{{{}}}", comment(note)));
        }
    }
    add(format!("{{{}}}", reason(&result.end)));
}

/// `+0.31/12 0.045s 51230n`, as other programs write it.
fn comment(note: &Note) -> String {
    let value = match note.thought.verdict {
        None => "?".to_owned(),
        Some(Verdict::Mate(moves)) if moves > 0 => format!("+M{moves}"),
        Some(Verdict::Mate(moves)) => format!("-M{}", -moves),
        Some(verdict) => format!("{:+.2}", f64::from(verdict.centipawns()) / 100.0),
    };
    let depth = note.thought.depth.unwrap_or(0);
    let nodes = note.thought.nodes.map_or(String::new(), |nodes| format!(" {nodes}n"));
    format!("{value}/{depth} {:.3}s{nodes}", note.spent.as_secs_f64())
}

/// Why the game ended, in English as PGN is; braces would end the comment.
fn reason(end: &DuelEnd) -> String {
    let side = |color: Color| if color == Color::White { "White" } else { "Black" };
    let words = match end {
        DuelEnd::Rules(Ending::Checkmate { winner }) => format!("{} mates", side(*winner)),
        DuelEnd::Rules(Ending::Stalemate) => "stalemate".to_owned(),
        DuelEnd::Rules(Ending::InsufficientMaterial) => "insufficient material".to_owned(),
        DuelEnd::Rules(Ending::Repetition) => "threefold repetition".to_owned(),
        DuelEnd::Rules(Ending::FiftyMoves) => "fifty moves".to_owned(),
        DuelEnd::Rules(Ending::Resignation { winner }) => format!("{} resigns", side(!*winner)),
        DuelEnd::Rules(ending) => format!("{ending:?}"),
        DuelEnd::Ruled(ruling) => format!("adjudicated by {}", format!("{ruling:?}").to_lowercase()),
        DuelEnd::Fault { side: color, fault } => format!("fault of {}: {fault}", side(*color)),
    };
    words.chars().map(|c| if matches!(c, '{' | '}') || c.is_control() { ' ' } else { c }).collect()
}
