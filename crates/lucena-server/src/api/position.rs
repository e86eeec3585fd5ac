//! What a text holds, and what a position is worth.

use axum::Json;
use lucena_chess::Position;
use lucena_eval::Evaluator;
use lucena_explain::lesson;
use lucena_games::pgn::{ReadLimits, Reading};
use lucena_text::Text;

use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Speech};
use crate::jobs::line_of;
use crate::think::blocking;
use crate::wire::{
    self, ErrorCode, Evaluation, FenRequest, GameFound, GameResult, GameTrouble, Place, Positions,
    PositionsKind, PositionsRequest,
};
use crate::words;

/// The most games that are listed; a larger text is a base.
const MOST_GAMES: usize = 500;

pub(crate) async fn positions(
    Speech(text): Speech,
    Body(request): Body<PositionsRequest>,
) -> Answer<Positions> {
    blocking(text, move || read(&request, text)).await.map(Json)
}

fn read(request: &PositionsRequest, text: Text) -> Result<Positions, ApiError> {
    if let Some(fen) = &request.fen {
        return position(fen, text);
    }
    let Some(words) = request.pgn.as_ref().or(request.text.as_ref()) else {
        return Err(ApiError::input(ErrorCode::Nothing, text.get("server-nothing-to-read")));
    };
    let is_position = request.pgn.is_none() && looks_like_fen(words);
    if is_position { position(words, text) } else { games(words, text) }
}

/// One line whose first word has the seven bars of a FEN.
fn looks_like_fen(words: &str) -> bool {
    let mut lines = words.trim().lines();
    let first = lines.next().unwrap_or("").split_whitespace().next().unwrap_or("");
    lines.next().is_none() && first.matches('/').count() >= 6
}

fn position(fen: &str, text: Text) -> Result<Positions, ApiError> {
    let fen = fen.trim();
    let (pos, repairs) = match Position::from_fen(fen) {
        Ok(pos) => (pos, Vec::new()),
        Err(strict) => match Position::from_fen_tolerant(fen) {
            Ok((pos, repairs)) => (pos, repairs.iter().map(|repair| text.fen_repair(repair)).collect()),
            Err(_) => {
                return Err(
                    ApiError::input(ErrorCode::BadFen, text.fen_error(&strict)).at(input::field(&strict))
                );
            }
        },
    };
    let game = GameFound {
        number: 1,
        tags: std::collections::BTreeMap::new(),
        start_fen: pos.fen(),
        line: Vec::new(),
        result: GameResult::Unknown,
        reading: None,
    };
    Ok(Positions { kind: PositionsKind::Position, games: vec![game], troubles: Vec::new(), repairs })
}

fn games(words: &str, text: Text) -> Result<Positions, ApiError> {
    let (mut games, mut troubles) = (Vec::new(), Vec::new());
    let mut place = None;
    for (index, game) in Reading::read_all(words.as_bytes(), &ReadLimits::STRICT).take(MOST_GAMES).enumerate()
    {
        let (game, offset, reason) = match game {
            Ok(Reading { tree, cut: Some(cut), .. }) if tree.is_empty() => {
                (index as u64 + 1, cut.offset, cut.reason)
            }
            Ok(reading) => {
                games.push(found(index + 1, &reading));
                continue;
            }
            Err(trouble) => (trouble.game, trouble.offset, trouble.reason),
        };
        place.get_or_insert_with(|| input::place(game, &reason));
        troubles.push(GameTrouble { game, offset, message: words::reason(&reason, text) });
    }
    match (games.is_empty(), troubles.first()) {
        (true, Some(first)) => {
            let place = Place { offset: Some(first.offset), ..place.unwrap_or_default() };
            Err(ApiError::input(ErrorCode::BadPgn, first.message.clone()).at(place))
        }
        (true, None) => Err(ApiError::input(ErrorCode::NoGames, text.get("server-no-games"))),
        _ => Ok(Positions { kind: PositionsKind::Games, games, troubles, repairs: Vec::new() }),
    }
}

/// Writes a game with its number in the text.
pub(super) fn found(number: usize, reading: &Reading) -> GameFound {
    let tree = &reading.tree;
    GameFound {
        number,
        tags: tree.headers.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        start_fen: tree.start().fen(),
        line: line_of(tree),
        result: tree.outcome.into(),
        reading: wire::reading_notes(reading),
    }
}

pub(crate) async fn evaluate(Speech(text): Speech, Body(request): Body<FenRequest>) -> Answer<Evaluation> {
    let pos = input::position(&request.fen, text)?;
    let trace = Evaluator::default().trace(&pos);
    Ok(Json(wire::evaluation(&pos, &trace, lesson::sentences(&pos, &trace, text))))
}
