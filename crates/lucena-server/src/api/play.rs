//! The machine plays: its move with a comment, whether it takes a draw or gives up, and how the game ends.

use std::time::Duration;

use axum::Json;
use axum::extract::State as Shared;
use lucena_chess::{Color, Ending, Game, Move};
use lucena_engine::{Book, Engine, Limits, Options, Report};
use lucena_eval::Verdict;
use lucena_explain::{Effort, Inquiry, Judgement, Level, OwnEngine, Thinker};
use lucena_text::Text;

use super::explain::{argued, written as explained};
use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Speech};
use crate::state::{Application, State};
use crate::think::{Client, search};
use crate::wire::{self, ClockState, EndingKind, GameEnding, PlayAnswer, PlayRequest};

/// How long a move without a clock takes.
const USUAL_TIME: Duration = Duration::from_millis(1000);
/// How long it takes at least, however many wait for theirs.
const LEAST_TIME: Duration = Duration::from_millis(100);
/// Positions searched for the comment.
const COMMENT_NODES: u64 = 30_000;
/// With less than this on its clock the machine does not comment.
const TOO_LITTLE_TIME: u64 = 20_000;
/// So many centipawns behind there is nothing to hope for.
const HOPELESS: i32 = -1200;
/// So many centipawns ahead there is nothing to give away.
const CONTENT: i32 = 15;
/// Before this move nobody agrees to a draw.
const EARLIEST_DRAW: u16 = 20;

pub(crate) async fn play(
    Shared(state): Shared<State>,
    client: Client,
    Speech(text): Speech,
    Body(request): Body<PlayRequest>,
) -> Answer<PlayAnswer> {
    let game = input::game(request.fen.as_deref(), &request.moves, text)?;
    let level = input::level(request.level.as_deref(), text)?;
    if let Some(ending) = game.ending() {
        return Ok(Json(PlayAnswer { ending: Some(written(ending)), ..nothing(&game) }));
    }
    let shared = State::clone(&state);
    search(&state, client, text, move || answer(&shared, game, &request, level, text)).await.map(Json)
}

fn nothing(game: &Game) -> PlayAnswer {
    PlayAnswer {
        mv: None,
        fen: game.position().fen(),
        score: None,
        comment: None,
        yours: None,
        from_book: false,
        accepts_draw: false,
        resigns: false,
        ending: None,
    }
}

fn answer(
    state: &Application,
    mut game: Game,
    request: &PlayRequest,
    level: Level,
    text: Text,
) -> Result<PlayAnswer, ApiError> {
    let options =
        Options { elo: request.elo, seed: request.seed, book: Some(Book::built_in()), ..Options::default() };
    let has_time = has_time_to_comment(request.clock, game.position().turn());
    let yours = if has_time { about_yours(state, &game, level) } else { None };
    let report = Engine::new(options).search(&game, limits(request.clock, state), |_| {});
    let Some(mv) = report.best_move() else { return Err(ApiError::internal(text)) };
    let verdict = report.verdict();
    let mut answer =
        PlayAnswer { score: verdict.map(wire::score), from_book: report.from_book, ..nothing(&game) };
    if request.draw_offered && takes_draw(&game, &report) {
        game.agree_draw();
        return Ok(PlayAnswer { accepts_draw: true, ending: game.ending().map(written), ..answer });
    }
    if is_hopeless(&game, verdict) {
        game.resign(game.position().turn());
        return Ok(PlayAnswer { resigns: true, ending: game.ending().map(written), ..answer });
    }
    answer.yours = yours;
    if has_time {
        answer.comment = about_own(state, &game, mv, level);
    }
    answer.mv = Some(wire::written_move(game.position(), mv));
    game.play(mv).map_err(|_| ApiError::internal(text))?;
    Ok(PlayAnswer { fen: game.position().fen(), ending: game.ending().map(written), ..answer })
}

/// What the machine has to say about its own move: what it does and is for. At weak levels the move may be a mistake; then its
/// reasons are told as they would be if there were no better one, and the answer to it is for the player to find.
fn about_own(state: &Application, game: &Game, mv: Move, level: Level) -> Option<wire::Explanation> {
    let inquiry = Inquiry { level, effort: Effort::nodes(COMMENT_NODES) };
    let judged = argued(state, game, Some(mv), None, inquiry)?;
    let truth = explained(state, &judged);
    if judged.judgement <= Judgement::Good {
        return Some(wire::Explanation { contrast: None, ..truth });
    }
    let alone = OwnEngine::new(Options::default()).think(game, 1, &[mv], inquiry.effort);
    let argued = argued(state, game, Some(mv), Some(alone), inquiry)?;
    let reasons = explained(state, &argued);
    // The reasons are those of the move alone; what it is worth is not made better by that.
    Some(wire::Explanation {
        detections: reasons.detections,
        explanations: reasons.explanations,
        fallback: reasons.fallback,
        contrast: None,
        ..truth
    })
}

/// What the machine has to say about the move it answers: something if that was a mistake.
fn about_yours(state: &Application, game: &Game, level: Level) -> Option<wire::Explanation> {
    let (&last, before) = game.moves().split_last()?;
    let mut earlier = Game::from_position(*game.start());
    for &mv in before {
        earlier.play(mv).ok()?;
    }
    let inquiry = Inquiry { level, effort: Effort::nodes(COMMENT_NODES) };
    let argued = argued(state, &earlier, Some(last), None, inquiry)?;
    (Judgement::Mistake <= argued.judgement).then(|| explained(state, &argued))
}

fn limits(clock: Option<ClockState>, state: &Application) -> Limits {
    let most = state.limits.search_time;
    match clock {
        // The more wait for their move, the less each of them waits.
        None => Limits::move_time(
            (USUAL_TIME / (1 + state.slots.crowd())).clamp(LEAST_TIME, most.max(LEAST_TIME)),
        ),
        Some(clock) => {
            // Nobody waits longer than the limit, however much time is on the clock.
            let time = |ms: u64| Some(Duration::from_millis(ms).min(most * 20));
            let increment = Duration::from_millis(clock.increment_ms).min(most);
            Limits {
                remaining: [time(clock.white_ms), time(clock.black_ms)],
                increment: [increment; 2],
                ..Limits::default()
            }
        }
    }
}

fn has_time_to_comment(clock: Option<ClockState>, side: Color) -> bool {
    clock.is_none_or(|clock| {
        let left = if side == Color::White { clock.white_ms } else { clock.black_ms };
        TOO_LITTLE_TIME <= left
    })
}

/// A draw is taken by who stands no better, once the opening is over.
fn takes_draw(game: &Game, report: &Report) -> bool {
    let value = report.verdict().map(Verdict::centipawns);
    EARLIEST_DRAW <= game.position().full_moves() && value.is_some_and(|value| value <= CONTENT)
}

/// A lost position, and enough moves behind it to be sure that it is a game.
fn is_hopeless(game: &Game, verdict: Option<Verdict>) -> bool {
    let is_lost = match verdict {
        Some(Verdict::Mate(moves)) => (-5..=0).contains(&moves),
        Some(other) => other.centipawns() <= HOPELESS,
        None => false,
    };
    is_lost && 40 <= game.moves().len()
}

/// Writes how a game ended.
pub(crate) fn written(ending: Ending) -> GameEnding {
    let kind = match ending {
        Ending::Checkmate { .. } => EndingKind::Checkmate,
        Ending::Stalemate => EndingKind::Stalemate,
        Ending::InsufficientMaterial => EndingKind::InsufficientMaterial,
        Ending::Repetition => EndingKind::Repetition,
        Ending::FiftyMoves => EndingKind::FiftyMoves,
        Ending::Agreement => EndingKind::Agreement,
        Ending::Resignation { .. } => EndingKind::Resignation,
        Ending::Time { .. } => EndingKind::Time,
    };
    GameEnding { kind, result: Some(ending.outcome()).into() }
}
