//! What is written to XBoard; pure functions from values to text. The words of the protocol stay as they are,
//! what is for people speaks their language.

use lucena_chess::notation::CastlingNotation;
use lucena_chess::{Color, Ending, Move, Position};
use lucena_engine::{Event, Line, Report};
use lucena_eval::Verdict;
use lucena_text::{Text, args};

use crate::cli::VERSION;
use crate::protocol::options::{Settings, xboard_options};

/// The answer to `protover`.
pub(super) fn features(defaults: &Settings) -> String {
    let options = xboard_options(defaults);
    format!(
        "feature done=0\n\
         feature myname=\"Lucena {VERSION}\"\n\
         feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1\n\
         feature analyze=1 colors=0 name=1 nps=1 debug=1 memory=1 smp=1 exclude=1 setscore=0 pause=0 ics=0\n\
         feature egt=\"syzygy\"\n\
         feature variants=\"normal,fischerandom\"\n\
         {options}\
         feature done=1\n"
    )
}

/// A remark for people; it needs the feature `debug`.
pub(super) fn remark(words: &str) -> String {
    format!("# {}\n", one_line(words))
}

/// The engine's move.
pub(super) fn engine_move(pos: &Position, mv: Move) -> String {
    format!("move {}\n", coordinate(pos, mv))
}

/// A move as the protocol writes it: castling by letters where the king's step would be unclear.
pub(super) fn coordinate(pos: &Position, mv: Move) -> String {
    if mv.is_castle() && pos.is_chess960() {
        return pos.san(mv).trim_end_matches(['+', '#']).to_owned();
    }
    pos.coordinate(mv, CastlingNotation::Standard)
}

/// A line of thinking: depth, score, hundredths of a second, nodes, moves.
pub(super) fn thinking(root: &Position, event: &Event, settings: &Settings) -> Option<String> {
    let Event::Line(line) = event else { return None };
    Some(posted(line, settings.verdict(line), &sans(root, &line.moves)))
}

/// Sentences about the move of a search where users look: each as a line of thinking, whose last field is free text.
pub(super) fn said(report: &Report, sentences: impl Iterator<Item = String>) -> String {
    let Some(line) = report.lines.first() else { return String::new() };
    sentences.map(|sentence| posted(line, line.verdict(), &one_line(&sentence))).collect()
}

fn posted(line: &Line, verdict: Verdict, words: &str) -> String {
    let Line { depth, effort, .. } = line;
    let score = match verdict {
        Verdict::Mate(moves) if 0 < moves => 100_000 + moves,
        Verdict::Mate(moves) => -100_000 + moves,
        Verdict::Tablebase(plies) => plies.signum() * 20_000 - plies,
        Verdict::Centipawns(value) => value,
    };
    let time = effort.time.as_millis() / 10;
    format!("{depth} {score} {time} {} {words}\n", effort.nodes)
}

fn sans(root: &Position, moves: &[Move]) -> String {
    let mut pos = *root;
    let mut words = Vec::new();
    for &mv in moves {
        words.push(pos.san(mv));
        pos = pos.after(mv);
    }
    words.join(" ")
}

/// How the analysis goes: time, nodes, depth, moves left, moves in all, the move being looked at.
pub(super) fn status(root: &Position, last: &Line, looking: Option<(Move, usize)>) -> String {
    let time = last.effort.time.as_millis() / 10;
    let all = root.legal_moves().len();
    let (name, left) = match looking {
        Some((mv, number)) => (root.san(mv), all.saturating_sub(number)),
        None => (last.moves.first().map_or("none".to_owned(), |&mv| root.san(mv)), 0),
    };
    format!("stat01: {time} {} {} {left} {all} {name}\n", last.effort.nodes, last.depth)
}

/// The result of a game that is over.
pub(super) fn result(ending: Ending, text: Text) -> String {
    let comment = match ending {
        Ending::Checkmate { winner: Color::White } => text.get("xboard-white-mates"),
        Ending::Checkmate { winner: Color::Black } => text.get("xboard-black-mates"),
        Ending::Stalemate => text.get("xboard-stalemate"),
        Ending::InsufficientMaterial => text.get("xboard-insufficient-material"),
        Ending::Repetition => text.get("xboard-repetition"),
        Ending::FiftyMoves => text.get("xboard-fifty-moves"),
        _ => text.get("xboard-game-over"),
    };
    format!("{} {{{comment}}}\n", ending.outcome().pgn())
}

/// A move that cannot be played, quoted as it came.
pub(super) fn illegal_move(typed: &str) -> String {
    format!("Illegal move: {}\n", short(typed))
}

/// A command that cannot be obeyed, quoted as it came; the reason is for people.
pub(super) fn error(reason: &str, line: &str) -> String {
    format!("Error ({}): {}\n", one_line(reason), short(line))
}

/// A position that cannot be set up; the words for the user come after the standard ones.
pub(super) fn illegal_position(reason: &str) -> String {
    format!("tellusererror Illegal position: {}\n", one_line(reason))
}

/// What the engine would play in the user's place.
pub(super) fn hint(pos: &Position, mv: Move) -> String {
    format!("Hint: {}\n", pos.san(mv))
}

/// The table could not be made so large.
pub(super) fn out_of_memory(wished: usize, kept: usize, line: &str, text: Text) -> String {
    error(&text.format("uci-out-of-memory", args!["wished" => wished, "kept" => kept]), line)
}

/// What was typed, short and on one line.
fn short(typed: &str) -> String {
    one_line(&typed.chars().take(200).collect::<String>())
}

fn one_line(words: &str) -> String {
    words.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
