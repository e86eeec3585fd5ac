//! What is written back; pure functions from values to text. Words of the protocol stay as they are in every language,
//! what follows `info string` is for people and speaks theirs.

use lucena_chess::notation::{CastlingField, CastlingNotation, FenFormat, PieceLetters};
use lucena_chess::{Color, Move, Position};
use lucena_engine::{Bound, Event, Line, Report};
use lucena_eval::Verdict;
use lucena_text::{Text, args};

use super::Misunderstanding;
use super::parse::DEEPEST_PERFT;
use crate::cli::VERSION;
use crate::diagram::diagram;
use crate::protocol::options::{Settings, uci_options};

/// The answer to `uci`.
pub(super) fn identity(defaults: &Settings) -> String {
    let author = env!("CARGO_PKG_AUTHORS");
    format!("id name Lucena {VERSION}\nid author {author}\n{}uciok\n", uci_options(defaults))
}

/// A line for people.
pub(super) fn info(message: &str) -> String {
    // A message is one line, whatever was quoted in it.
    let message: String = message.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("info string {message}\n")
}

/// Why a line was not understood.
pub(super) fn misunderstanding(problem: &Misunderstanding, text: Text) -> String {
    info(&match problem {
        Misunderstanding::UnknownCommand(word) => {
            let shown: String = word.chars().take(40).collect();
            text.format("uci-unknown-command", args!["command" => shown])
        }
        Misunderstanding::PositionOfNothing => text.get("uci-position-of-nothing"),
        Misunderstanding::OptionWithoutName => text.get("uci-option-without-name"),
        Misunderstanding::PerftWithoutDepth => {
            text.format("uci-perft-without-depth", args!["most" => DEEPEST_PERFT])
        }
    })
}

/// The counts below each move in the order of their names, and their sum.
pub(super) fn perft(pos: &Position, counts: &[(Move, u64)], castling: CastlingNotation) -> String {
    let named = counts.iter().map(|&(mv, count)| format!("{}: {count}\n", pos.coordinate(mv, castling)));
    let mut lines: Vec<String> = named.collect();
    lines.sort();
    lines.concat() + &perft_total(counts.iter().map(|&(_, count)| count).sum())
}

/// The last lines of a count, as comparing tools expect them.
pub(super) fn perft_total(total: u64) -> String {
    format!("\nNodes searched: {total}\n\n")
}

/// The board, its FEN and key, and the pieces that give check.
pub(super) fn display(pos: &Position, castling: CastlingField) -> String {
    let board = diagram(pos, Color::White, &PieceLetters::ENGLISH);
    let checkers: Vec<String> = pos.checkers().into_iter().map(|square| square.to_string()).collect();
    let fen = pos.fen_with(FenFormat { castling, ..FenFormat::default() });
    format!("\n{board}\nFen: {fen}\nKey: {}\nCheckers: {}\n", pos.key(), checkers.join(" "))
}

/// The news of a search as a line of `info`; nothing for the end, which is a line of its own.
pub(super) fn news(root: &Position, event: &Event, settings: &Settings) -> String {
    match event {
        Event::Line(line) => info_line(root, line, settings),
        Event::Looking { depth, mv, number } => {
            let mv = root.coordinate(*mv, castling(settings));
            format!("info depth {depth} currmove {mv} currmovenumber {number}\n")
        }
        Event::Done(_) => String::new(),
    }
}

fn info_line(root: &Position, line: &Line, settings: &Settings) -> String {
    let verdict = settings.verdict(line);
    // A position that is over has a score and nothing else.
    if line.moves.is_empty() {
        return format!("info depth 0 score {}\n", score(verdict));
    }
    let bound = match line.bound {
        Bound::Exact => "",
        Bound::Lower => " lowerbound",
        Bound::Upper => " upperbound",
    };
    let odds = match settings.shows_odds {
        true => {
            let odds = line.odds();
            format!(" wdl {} {} {}", odds.win, odds.draw, odds.loss)
        }
        false => String::new(),
    };
    format!(
        "info depth {} seldepth {} multipv {} score {}{bound}{odds} nodes {} nps {} hashfull {} tbhits {} time {} pv{}\n",
        line.depth,
        line.selective_depth,
        line.rank,
        score(verdict),
        line.effort.nodes,
        line.effort.nodes_per_second(),
        line.effort.permille_full,
        line.effort.table_hits,
        line.effort.time.as_millis(),
        moves(root, &line.moves, settings),
    )
}

/// `cp 34`, `mate 3`, `mate -2`; a tablebase win is a very good score, the better the nearer.
fn score(verdict: Verdict) -> String {
    match verdict {
        Verdict::Mate(moves) => format!("mate {moves}"),
        Verdict::Centipawns(value) => format!("cp {value}"),
        Verdict::Tablebase(plies) => format!("cp {}", plies.signum() * 20_000 - plies),
    }
}

fn moves(root: &Position, line: &[Move], settings: &Settings) -> String {
    let mut pos = *root;
    let mut words = String::new();
    for &mv in line {
        words.push(' ');
        words += &pos.coordinate(mv, castling(settings));
        pos = pos.after(mv);
    }
    words
}

/// What the search counted, for those who look into it.
pub(super) fn counters(report: &Report) -> String {
    let counters = &report.counters;
    info(&format!("beta_cutoffs {}", counters.beta_cutoffs))
        + &info(&format!("quiescence_nodes {}", counters.quiescence_nodes))
}

/// The answer to `go`.
pub(super) fn best_move(root: &Position, report: &Report, settings: &Settings) -> String {
    let Some(best) = report.best_move() else { return "bestmove (none)\n".to_owned() };
    let next = root.after(best);
    let mut reply = format!("bestmove {}", root.coordinate(best, castling(settings)));
    // There is nothing to ponder on where the game would be over.
    if let Some(answer) = report.ponder_move().filter(|&answer| next.after(answer).has_legal_moves()) {
        reply += &format!(" ponder {}", next.coordinate(answer, castling(settings)));
    }
    reply + "\n"
}

/// How castling is written.
pub(super) fn castling(settings: &Settings) -> CastlingNotation {
    if settings.is_chess960 { CastlingNotation::KingTakesRook } else { CastlingNotation::Standard }
}
