//! `lucena book moves`: the moves of a book after a line of play, and what the opening is called.

use clap::ArgMatches;
use lucena_chess::notation::{CastlingNotation, looks_like_move, read_line};
use lucena_chess::{Game, Position};
use lucena_engine::BookMove;
use lucena_facts::opening::{Names, Opening};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::chosen;
use crate::cli::{Console, Exit, Failure};

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let book = chosen(matches.get_one("book"), console.text)?;
    let typed = matches.get_many::<String>("moves").unwrap_or_default();
    let game = play(typed.flat_map(|words| words.split_whitespace()), console.text)?;
    let moves = book.moves(game.position());
    let opening = Names::shipped().of_game(game.positions()).map(|(_, opening)| opening);
    match matches.get_flag("json") {
        true => writeln!(console.out, "{}", to_json(&game, opening, &moves))?,
        false => write!(console.out, "{}", to_words(&game, opening, &moves, console.text))?,
    }
    Ok(if moves.is_empty() { Exit::Negative } else { Exit::Done })
}

/// Plays moves, in whatever dialect they are written; move numbers are passed over.
fn play<'a>(typed: impl Iterator<Item = &'a str>, text: Text) -> Result<Game, Failure> {
    let bare = |word: &'a str| match looks_like_move(word) && word.starts_with("0-") {
        true => word,
        false => word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'),
    };
    let words: Vec<&str> = typed.map(bare).filter(|word| !word.is_empty()).collect();
    let line = read_line(&Position::start(), &words);
    if let Some((index, error)) = line.stop {
        return Err(Failure::Input(text.san_error(words[index], error)));
    }
    let mut game = Game::new();
    for mv in line.moves {
        game.play(mv).expect("the line was read by playing it");
    }
    Ok(game)
}

fn share(book_move: &BookMove, all: &[BookMove]) -> f64 {
    let sum: u64 = all.iter().map(|book_move| u64::from(book_move.weight)).sum();
    if sum == 0 { 0.0 } else { f64::from(book_move.weight) * 100.0 / sum as f64 }
}

fn to_words(game: &Game, opening: Option<&Opening>, moves: &[BookMove], text: Text) -> String {
    let mut words = String::new();
    if let Some(Opening { code, name }) = opening {
        words += &format!("{code} {name}\n");
    }
    if moves.is_empty() {
        words += &text.get("book-no-moves");
        words.push('\n');
    }
    for book_move in moves {
        let san = text.san(game.position(), book_move.mv);
        let percent = text.decimal(share(book_move, moves), 1);
        let details = args!["move" => format!("{san:<7}"), "percent" => format!("{percent:>5}")];
        words += &text.format("book-move", details);
        words.push('\n');
    }
    words
}

fn to_json(game: &Game, opening: Option<&Opening>, moves: &[BookMove]) -> Value {
    let pos = game.position();
    let moves: Vec<Value> = moves
        .iter()
        .map(|book_move| {
            let uci = pos.coordinate(book_move.mv, CastlingNotation::Standard);
            json!({ "san": pos.san(book_move.mv), "uci": uci, "weight": book_move.weight })
        })
        .collect();
    let opening = opening.map(|opening| json!({ "eco": opening.code, "name": opening.name }));
    json!({ "fen": pos.fen(), "opening": opening, "moves": moves })
}
